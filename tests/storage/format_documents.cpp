// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/format_documents.h"

namespace groundmark::testing {

std::vector<Document> documents()
{
    return {
        {"OmniDocBench", "omnidocbench", false, R"([{"layout_dets": [
            {"category_type": "title", "poly": [1, 2, 30, 2, 30, 12, 1, 12], "order": 1, "anno_id": 4, "ignore": false,
             "text": "T", "attribute": {"text_language": "en"}, "line_with_spans": [{"poly": [1], "text": "T"}]},
            {"category_type": "table", "poly": [1.5, 20, 30, 21, 29, 40, 2, 38], "order": 2, "anno_id": 5, "html": "<table/>",
             "latex": "\\tabular", "attribute": {}},
            {"category_type": "table", "poly": [1, 2, 30, 2, 30, 12, 1, 12], "order": null, "latex": "only"},
            {"category_type": "table", "poly": [1, 2, 30, 2, 30, 12, 1, 12], "html": "same", "latex": "same"},
            {"category_type": "equation_isolated", "poly": [1, 2, 30, 2, 30, 12, 1, 12], "order": 2.5, "latex": "x"},
            {"category_type": "figure", "poly": [1, 2, 30, 2, 30, 12, 1, 12], "text": "", "attribute": null}],
            "page_info": {"image_path": "a.png", "width": 60, "height": 50, "page_no": 3,
             "page_attribute": {"language": "en", "data_source": "book"}},
            "extra": {"relation": [{"source_anno_id": 4}]}, "more": [1, 2]}])"},
        {"OCRBench v2", "ocrbench-v2", true, R"([
            {"id": 0, "dataset_name": "d", "type": "text recognition en", "question": "q", "answers": ["a", "b"],
             "eval": "case sensitive", "image_path": "a.png", "predict": "a", "score": 1.0},
            {"id": 1, "type": "chart parsing en", "question": "q", "answers": [{"title": "t", "values": {"2020": 10}}],
             "eval": null, "bbox": null, "predict": {"title": "t"}, "ignore": "True"},
            {"id": 2, "type": "text grounding en", "question": "q", "answers": [100, 200, 300, 260], "eval": "None", "predict": ""},
            {"id": 3, "type": "text spotting en", "question": "q", "answers": [], "bbox": [[1, 2, 3, 2, 3, 4, 1, 4]], "content": ["HELLO"], "predict": null},
            {"type": "VQA with position en", "question": "", "answers": ["x"], "bbox": [10, 20, 110, 70], "predict": "{\"answer\": 1}"}])"},
        {"OCRBench v1", "ocrbench-v1", false, R"([
            {"dataset_name": "A", "id": 1, "image_path": "A/1.png", "question": "q", "answers": "one", "type": "Doc-oriented VQA"},
            {"dataset_name": "B", "id": 1, "image_path": "B/1.png", "question": "q", "answers": ["one", "two"], "type": "Doc-oriented VQA"}])"},
        {"LogicOCR-Gen results", "logicocr-gen", true, R"([
            {"id": 0, "image": "0.png", "context": "c", "question": "q", "choices": "A. x\nB. y", "solution": "B",
             "type": {"Categorical Reasoning": true, "Conjunctive Reasoning": true}, "response": "Answer: B", "output_tokens": 12, "score": 1,
             "ocr_res": "read text"},
            {"id": "one", "image": "1.png", "context": "", "question": "q", "choices": null, "solution": "A", "type": {}, "response": "", "score": 0}])"},
        {"LogicOCR OCR run", "logicocr-gen", true, R"([
            {"id": 0, "image": "0.png", "context": "c", "question": "q", "choices": "A. x\nB. y", "solution": "B", "ocr_res": "read text"}])"},
        {"LogicOCR-Real", "logicocr-real", true, R"([
            {"id": 7, "image": "7.png", "question": "q", "solution": "42", "type": "data comparison analysis",
             "response": "42", "evaluation": {"correct": true, "why": "equal"}}])"},
        {"COCO", "coco", false, R"({"info": {"year": 2026}, "licenses": [{"id": 1}], "extra": "x",
            "images": [{"id": 7, "file_name": "a.png", "width": 60, "height": 50, "license": 1}, {"id": "b", "file_name": "b.png", "width": 3, "height": 3}],
            "annotations": [
             {"id": 3, "image_id": 7, "category_id": 9, "bbox": [1, 2, 30, 10], "area": 300, "iscrowd": 0, "segmentation": [], "attributes": {"legible": true}},
             {"id": 4, "image_id": 7, "category_id": 2, "bbox": [1, 2, 30, 10], "area": 150, "iscrowd": 0, "segmentation": [[1, 2, 31, 2, 31, 12]], "score": 0.5},
             {"id": 5, "image_id": 7, "category_id": 2, "bbox": [1, 2, 39, 38], "area": 17.5, "iscrowd": 0, "segmentation": [[1, 2, 11, 2, 11, 12], [30, 30, 40, 30, 40, 40]], "keypoints": [1, 2, 2], "num_keypoints": 1},
             {"id": 6, "image_id": "b", "category_id": 9, "bbox": [1, 1, 1, 1], "area": 1, "iscrowd": 0, "segmentation": {"size": [3, 3], "counts": "414"}},
             {"id": 8, "image_id": "b", "category_id": 9, "bbox": [1, 1, 1, 1], "area": 1, "iscrowd": 1, "segmentation": {"size": [3, 3], "counts": [4, 1, 4]}},
             {"id": 9, "image_id": "b", "category_id": 9, "bbox": [1, 1, 1, 1], "area": 1, "iscrowd": 0, "segmentation": {"size": [3, 3], "counts": [4, 1, 4]}}],
            "categories": [{"id": 2, "name": "sign", "supercategory": "thing", "color": "red"}, {"id": 9, "name": "word"}, {"id": 11, "name": "never used"}]})"},
        {"LabelMe", "labelme", false, R"({"version": "7.1.0", "flags": {"blurred": true}, "imagePath": "a.png", "imageData": null,
            "imageHeight": 50, "imageWidth": 60, "checked": true, "chat_history": [{"role": "user", "content": "x"}], "shapes": [
             {"label": "a", "points": [[1, 2], [30.5, 20]], "group_id": null, "description": "text", "shape_type": "rectangle", "flags": {"f": true}, "mask": null},
             {"label": "a", "points": [[1, 2], [30, 5], [29, 20], [2, 18]], "group_id": 3, "description": null, "shape_type": "oriented_rectangle", "flags": {}},
             {"label": "b", "points": [[1, 2], [30, 5], [29, 20]], "group_id": null, "shape_type": "polygon", "flags": {}, "other": [1]},
             {"label": "b", "points": [[20, 20], [25, 20]], "group_id": null, "description": "", "shape_type": "circle", "flags": {}, "mask": null},
             {"label": "b", "points": [[20, 20], [25, 20]], "shape_type": "line", "flags": {}},
             {"label": "b", "points": [[20, 20], [25, 20], [25, 30]], "shape_type": "linestrip", "flags": null},
             {"label": "", "points": [[20, 20]], "shape_type": "point", "flags": {}},
             {"label": "p", "points": [[20, 20], [3, 4], [5, 6]], "shape_type": "points", "flags": {}},
             {"label": "p", "points": [[1, 1], [2, 2]], "shape_type": "points", "flags": {}},
             {"label": "q", "points": [[1, 2], [30, 2], [30, 12], [1, 12]], "shape_type": "rectangle", "score": 0.5, "difficult": false, "attributes": {"k": "v"}, "kie_linking": []},
             {"label": "q", "points": [[1, 2], [30, 5], [29, 20], [2, 18]], "shape_type": "rotation", "direction": 0.1},
             {"label": "q", "points": [[1, 2], [30, 5], [29, 20], [2, 18]], "shape_type": "quadrilateral"}]})"},
    };
}

} // namespace groundmark::testing
