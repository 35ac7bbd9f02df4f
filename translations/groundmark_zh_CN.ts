<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Actions</name>
    <message>
        <source>Draw region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resize region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit transcription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide or show region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock or unlock region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Benchmarks</name>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tool tip of a button: what it does, then its key.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>&quot;%1&quot; is neither a verb nor a project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mends what can be mended without losing anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints one JSON document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples, %2 images, %3 regions, %4 journal entries: %5 problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checks the file, the journal and the images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: groundmark %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  … %1 of kind &quot;%2&quot; in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says how the call goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing from the call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the format; see &quot;groundmark formats&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset to write; may be left out when there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes this run&apos;s predictions along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no writable format &quot;%1&quot;; &quot;groundmark formats&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples, %2 regions, %3 predictions written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes a dataset, and a run if asked, in an outside format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lists what can be read (r) and written (w)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry run into &quot;%1&quot;: nothing has been written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into &quot;%1&quot;:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  %1 samples new, %2 known already, %3 regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  images: %1 found, %2 missing, %3 unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  %1 predictions, %2 without a sample left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  %1 of %2 scored, mean %3; %4 unparseable, %5 refused or empty, %6 API errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder in which image paths are looked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset to read into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the predictions in the file as this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only says what would happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no readable format &quot;%1&quot;; &quot;groundmark formats&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No format recognises %1; say which with --format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads samples, regions or predictions into a project, in one step or not at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes an empty project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run to report; may be given again. Default: all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where to with --out, as a .html, .csv or .tex file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writes the runs&apos; tables as a page, a spreadsheet or for a paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sample &quot;%1&quot; in the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no workspace &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture can&apos;t be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>library, annotate or inspect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window; default 1440x900.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light or dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>en or zh_CN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A size is written as 1280x800.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where to with --out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws a workspace into a PNG, without a display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groundmark: build and inspect benchmarks of grounded, text-rich visual reasoning.

groundmark [PROJECT]
    opens the window
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
Exit codes: 0 done, 1 done but some of the data was wrong, 2 the call was wrong, 3 an input could not be used.
&quot;groundmark VERB --help&quot; tells a verb&apos;s options.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run has no reply for this sample.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not scored: no benchmark has looked at this reply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unparseable: the benchmark finds no answer in this reply. It has no score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused or empty: the model declined or said nothing. It has no score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API error: the request failed. It has no score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> … %1 equal characters … </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> … cut: %1 more characters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareFilter</name>
    <message>
        <source>failed(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unparseable(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused or empty(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API error(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wrong, %2 right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 right, %2 wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiffText</name>
    <message>
        <source>removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncertain: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the project&apos;s runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not said which dataset to export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no dataset named &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run &quot;%1&quot; was not made over %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the dataset out; the run knows its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COCO has no points, lines or masks of another size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COCO has no circles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A polygon was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format %1 can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;groundmark formats&quot; lists what can be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that was there before is unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the folder, its permissions and the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the regions were written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format %1 has no place for questions and answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format %1 has no place for the text of a region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LabelMe has no such shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A polygon or rectangle was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LabelMe has one image a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first page was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OmniDocBench knows shapes of four corners only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box round the region was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>COCO instances: boxes, polygons and masks with categories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images: a folder of them, or one; a sample for each, without a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LabelMe and X-AnyLabeling: one JSON file an image, or a folder of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LogicOCR-Gen: logical questions with context and choices; result files with replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LogicOCR-Real: questions about photographed text; result files with replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OCRBench v2: questions with answers, boxes and, in prediction files, replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OCRBench v1: questions with answers and, in prediction files, replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OmniDocBench: pages with layout, text and reading order; replies as a folder of Markdown files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Glyphs</name>
    <message>
        <source>Correct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmarked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unparseable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Escalated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unparsed</source>
        <extracomment>In a table cell, instead of a score: no answer was found in the reply.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>In a table cell, instead of a score: the model declined or said nothing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <extracomment>In a table cell, instead of a score: the request failed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run</source>
        <extracomment>In a table cell, instead of a score: this run did not ask this sample.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImageSource</name>
    <message>
        <source>The sample and its annotations are unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels, more than the limit of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise “Largest image, pixels” in Settings, or cut the image into parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image has %1 × %2 pixels and needs %3 of memory; the limit is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise “Memory for one image” in Settings, or cut the image into parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image needs %1 of memory and only %2 is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs, or cut the image into parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pixels of the image are damaged (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or download the file again, then open the sample once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image file ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is a Git LFS pointer, not the image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the images with “git lfs pull”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds text, not an image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be an error page that was saved as an image. Replace it with the image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged or not an image that can be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the file, or convert it to PNG, JPEG, WebP or TIFF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image file is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back, or locate it again in the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the permissions of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image file is empty (0 bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy or download the file again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message>
        <source>The image has no &quot;file_name&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The annotation has no &quot;image_id&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An annotation of &quot;%1&quot; has a category that the file does not name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its region was kept without a label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a label, or complete &quot;categories&quot; in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with &quot;images&quot;, &quot;annotations&quot; and &quot;categories&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete &quot;images&quot; in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format %1 can only be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;groundmark formats&quot; lists what can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path and the permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get the file again; it may not have arrived in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON: it can&apos;t be read in row %1, at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON: it can&apos;t be read at byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another format, or mend the file at that place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file breaks off in row %1, at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file breaks off at byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported, not even the rows before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is of another shape; expected: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another format; &quot;groundmark formats&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the row and import again; rows that are there already stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;NaN&quot; or &quot;Infinity&quot; stands where JSON wants a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was read as null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the file without such values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each was read as the replacement character U+FFFD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file as UTF-8 and import again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder of LabelMe&apos;s .json files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with &quot;shapes&quot; and &quot;imagePath&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds a copy of the image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy was left out; the image file counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, shape %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept with the sample and written back on export, but not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mask needs &quot;imageWidth&quot; and &quot;imageHeight&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask has no usable points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask is not a PNG image inside the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shapes of the type &quot;%1&quot; are not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of items with &quot;id&quot;, &quot;question&quot; and &quot;solution&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item has no &quot;id&quot;, no &quot;question&quot; or no &quot;solution&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of items with &quot;question&quot; and &quot;answers&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item has no &quot;question&quot; or no &quot;answers&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array of pages with &quot;layout_dets&quot; and &quot;page_info&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page has no &quot;page_info&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page has no &quot;image_path&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page has no list of &quot;layout_dets&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder of .md files named after the images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample was kept, marked as missing its image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image path leaves the images folder: &quot;%1&quot;. It was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the image into the images folder and import again with that folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; is not in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder that holds the images, or put the image there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample was kept, marked as having an unreadable image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get the image again; Groundmark looks at it anew at the next import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the dataset first; its ids or image names must be those of the replies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; has come before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row with it was kept, this one left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each row an id of its own and import into a new dataset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; has no usable coordinates: not finite, the wrong number of points, or an image of unknown or another size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region was left out, the sample kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; has its corners swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were put in order; the box is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; reaches over the edge of the image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part inside the image was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; lies outside the image, or reaches over its edge and can&apos;t be cut without becoming another shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was kept as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; has no area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the sample and correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stated size is that of the stored pixels, but the image is shown turned (EXIF orientation %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regions were turned with the image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers were kept with the sample, but no regions were drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import with the images to get the regions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The regions were made on an image of %1 x %2 pixels, but this one has %3 x %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coordinates were kept as they are, without cutting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the original image into the folder if the regions don&apos;t fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where the answer should be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as API error, so that it does not count as a wrong answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the model again for these rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply for &quot;%1&quot; is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as refused or empty, not as a wrong answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the model again if it should have answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply has exactly 32,767 characters, the limit of a spreadsheet cell: it was probably cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the replies as TSV or JSON to get the whole text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reply was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file may have been made with another release of the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import again with the name of a run to read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no replies of a model in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the name of the run out to import the samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the replies belongs to a sample of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the dataset that the replies were made for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds replies of a model, but no samples.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import it with the name of a run (--run).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in it to import.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a run named &quot;%1&quot; already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported; the run was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name for this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is read-only, so nothing can be imported into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking through it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportSummary</name>
    <message>
        <source>1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>they stay where they are; path, size and checksum are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such file in the images folder or beside the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a file, but it can&apos;t be decoded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Become predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matched by id; the benchmark scores them after the import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unparseable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a reply, but no answer in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty, not wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reply is empty or a refusal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is a failure message, not an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such sample in this dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Become new samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their ids are not in the dataset yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the dataset under this id; left as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>come with the new samples, in displayed pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their id has come before in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them are in %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing in it that can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported %1 into %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would go into %1; nothing has been written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Integrity</name>
    <message>
        <source>Restore a backup, or export what can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal was broken (%1); its last %2 entries were moved to the table journal_cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edit journal does not hold together: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records themselves are untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;groundmark check --repair&quot; moves the broken tail aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not what the journal last made of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image file is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its samples and regions are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the file back, or import again with --images.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Journal</name>
    <message>
        <source>entry %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1 does not follow the one before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry %1 was changed after it was written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>What can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop a file or a folder anywhere in this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a project of your own, open one, or look around in the sample project first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file that holds samples, annotations, runs and the history of every edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on where you stopped. Everything that was done is in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items of the benchmarks, drawn regions and runs. Needs no key and no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This project holds no samples yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add your own images, read in a benchmark that exists, or look around in the sample project first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of them. They stay where they are; Groundmark keeps the paths and checksums.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see a report of what would be read before anything is written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Groundmark projects (*.groundmark)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelSpec</name>
    <message>
        <source>The model replay needs a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write replay:FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of model is not built in this version yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use tesseract[:LANG] or replay:FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kind of model called &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models are named as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Npy</name>
    <message>
        <source>Nothing was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the array with numpy.save(), as float16, float32, float64 or an integer type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a .npy file, or its header is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array&apos;s number type is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends before the array is complete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Perturbation</name>
    <message>
        <source>The image was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no image to perturb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameters of %1 are out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be applied to %2 × %3 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again with a smaller image.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>Another Groundmark (process %1 on %2) has this project open, so it is read-only here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project&apos;s folder can&apos;t be written to, so it is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a database, but not a Groundmark project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import files of other programs into a new project instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was written by a newer Groundmark (schema %1; this one knows %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it with a newer Groundmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path, or make one with &quot;groundmark new&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name, or open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project can&apos;t be created here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder exists and that you can write to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project was opened for reading only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file is write-protected, so it is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is of an older version and can&apos;t be brought up to date while it is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a copy of it in a folder that you can write to.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truth %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, weight %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayModel</name>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line must be one object such as {&quot;id&quot;: &quot;7&quot;, &quot;response&quot;: &quot;42&quot;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with the answers cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path and the permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id or the response is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id %1 comes a second time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no answer for the sample %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 of %2 scored, %3 unparseable, %4 refused or empty, %5 API errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies written for the demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot; in the project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relevant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adversarial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word or text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunLength</name>
    <message>
        <source>The mask was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the size and the run lengths belong to the same image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run lengths break off or hold a character that does not belong there (position %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 is longer than the image or negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run lengths do not add up to %1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>Truth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleProject</name>
    <message>
        <source>The sample project can&apos;t be copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that there is room and that you can write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sample project was not built with this Groundmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run &quot;cmake --build build/release --target sample-project&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Another program is writing to the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other program, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it to a folder that you can write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space; Groundmark tries again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a Groundmark project, or it is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run &quot;groundmark check&quot; on it, or restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be opened or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the folder, its permissions and the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file refused: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed by this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no longer in the project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TesseractModel</name>
    <message>
        <source>The request has no image to read text from.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextCue</name>
    <message>
        <source>No region was chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export both attention maps of the same model and image, one row per layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two attention maps differ in shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attention map holds values that are not finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maps have %1 layers, but the first to look at is layer %2 (from 0)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextRecogniser</name>
    <message>
        <source>Tesseract has no data for the language %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the package %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No language was named to read text in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one such as eng, or several such as eng+chi_sim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tesseract could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinstall tesseract-ocr and the data of the languages %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no pixels to read text from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the text was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tesseract could not read the picture.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move the corner, Enter finishes, Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows move the cross, Enter sets the corner, Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or release at the opposite corner, Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag or click two corners; Shift+R draws by keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag moves the image; holding Space does so in every tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click sets a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click adds a vertex, Backspace removes the last, Enter closes, Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the vertices of a polygon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quadrilateral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click one end of a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the other end of the side, Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the opposite side, Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release to finish, Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click selects, drag selects several, Tab goes through them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag moves, arrows nudge, Alt+arrows resize, Delete removes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::AnnotateWorkspace</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next unfinished item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous unfinished item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done, and next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flag for an expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide or show the selected regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock or unlock the selected regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide all regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item %1/%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Selection: %n region(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: text – single keys off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: lists</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::CoordinateFields</name>
    <message>
        <source>Pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame of the coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RegionModel</name>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RegionPanel</name>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find label, role or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transcription</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::SampleDocument</name>
    <message>
        <source>There is no such sample in the project.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::SampleList</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find text or id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::ToolBar</name>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::app::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys without Ctrl or Alt work while a list or the canvas has the focus; in text fields they are typed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::app::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Groundmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Groundmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groundmark %1
Build and inspect benchmarks of grounded, text-rich visual reasoning.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project was opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved – %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language and annotator hold from the next start on. The annotator&apos;s name signs the edit journal; a pseudonym is fine.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::AnswerPane</name>
    <message>
        <source>written for the demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parsed answer of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parsed answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parsed answer, against the truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The texts are too long: their last %1 characters were not compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply, written for the demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::AnswerStrip</name>
    <message>
        <source>Answers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CanvasPane</name>
    <message>
        <source>This sample has no image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image with truth and answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the boxes of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CompareModel</name>
    <message>
        <source>not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. Click to sort by its score.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ComparePage</name>
    <message>
        <source>sorted by id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sorted by %1, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sorted by %1, worst first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next sample that run %1 failed or gave no answer for (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 API errors in %2 replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: text – single keys off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide everything over the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the truth…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CompareSummaryModel</name>
    <message>
        <source>Mean score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1: mean score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CompareTable</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the runs went</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter (would show %1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::DatasetModel</name>
    <message>
        <source>All samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demonstration data</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::DatasetPanel</name>
    <message>
        <source>Datasets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Datasets appear here once you add images or import a benchmark.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ErrorPane</name>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ExportDialog</name>
    <message>
        <source>1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the format could not say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where to write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format holds everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the format could not say, %1 times:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::FilterBar</name>
    <message>
        <source>Find id, question or answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All conditions on the shown runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed means a score below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed = score below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::FramesPane</name>
    <message>
        <source>0–1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0–1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as %1, the box of %2 would have IoU %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box of %1 does not fit into %2: frame or answer is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>used %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinate frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IoU with the truth under each frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parsed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ImportDialog</name>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import: nothing has been written yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the formats recognises this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose above what it is to be read as, or check that it is the right file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import predictions: nothing has been written yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import samples: nothing has been written yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file itself is not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ImportForm</name>
    <message>
        <source>empty: leave the predictions out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a format</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ImportReportPane</name>
    <message>
        <source>What would happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows, the first 50 of each kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows, the first of each kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the first of each kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::InspectWorkspace</name>
    <message>
        <source>Demonstration replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or create one under Library; its runs are then compared here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is what one model answered to a dataset. With at least one, every answer stands here beside the truth, with the reason for its score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a model&apos;s answers from a file of predictions and score them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored against an older truth: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::IssueList</name>
    <message>
        <source>Rows to look at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::LibraryWorkspace</name>
    <message>
        <source>Add a folder of images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a benchmark or predictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project, or make a new one, to import into it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add images…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a benchmark or predictions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a dataset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 datasets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text: %1</source>
        <extracomment>A condition of a filter: the text that is looked for.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demonstration data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made up to show the program: neither answers nor scores are results.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::NoMatchPane</name>
    <message>
        <source>No sample matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter (would show %1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ReasonPane</name>
    <message>
        <source>Why this score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored against truth v%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score came without a reason; scoring the run again gives one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::RunSelector</name>
    <message>
        <source>Which runs are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n runs: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SampleCell</name>
    <message>
        <source>Image can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SampleFilterBar</name>
    <message>
        <source>Find text, id or answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A task type and its number of samples.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>&quot;12 of 7,400 samples&quot;: the second part is &quot;7,400 samples&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SampleGallery</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SampleGalleryModel</name>
    <message>
        <source>1 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SampleHead</name>
    <message>
        <source>no image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truth v%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 acceptable answers: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Truth: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SidePane</name>
    <message>
        <source>Why this score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What stands beside the image</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::StepsPane</name>
    <message>
        <source>Correction: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written for the demonstration</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::Chip</name>
    <message>
        <source>%1 (Delete removes it)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::ChipBar</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::DiffText</name>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::ImageCanvas</name>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::ModeRail</name>
    <message>
        <source>Workspaces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::OutcomeBar</name>
    <message>
        <source>Outcomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3 scored, %4 unparseable, %5 refused or empty, %6 API errors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::PanelHeader</name>
    <message>
        <source>Unfold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is finished is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / s</source>
        <extracomment>A rate: so many per second.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::StatusBar</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::VerdictToggle</name>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::ViewBar</name>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
