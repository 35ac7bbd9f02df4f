groundmark_test(tst_imaging_image_facts LIBS groundmark::imaging)
    groundmark_test(tst_imaging_image_source LIBS groundmark::imaging)
        groundmark_test(tst_imaging_thumbnailer LIBS groundmark::imaging)
            groundmark_test(tst_imaging_tile_pyramid LIBS groundmark::imaging)
