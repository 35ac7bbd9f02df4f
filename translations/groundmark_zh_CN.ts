<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
    <context>
        <name>Actions</name>
        <message>
            <source>Draw region</source>
            <translation>绘制区域</translation>
        </message>
        <message>
            <source>Move region</source>
            <translation>移动区域</translation>
        </message>
        <message>
            <source>Resize region</source>
            <translation>调整区域大小</translation>
        </message>
        <message>
            <source>Edit vertex</source>
            <translation>编辑顶点</translation>
        </message>
        <message>
            <source>Delete region</source>
            <translation>删除区域</translation>
        </message>
        <message>
            <source>Duplicate region</source>
            <translation>复制区域</translation>
        </message>
        <message>
            <source>Paste region</source>
            <translation>粘贴区域</translation>
        </message>
        <message>
            <source>Change label</source>
            <translation>更改标签</translation>
        </message>
        <message>
            <source>Change role</source>
            <translation>更改角色</translation>
        </message>
        <message>
            <source>Edit transcription</source>
            <translation>编辑转写</translation>
        </message>
        <message>
            <source>Hide or show region</source>
            <translation>隐藏或显示区域</translation>
        </message>
        <message>
            <source>Lock or unlock region</source>
            <translation>锁定或解锁区域</translation>
        </message>
        <message>
            <source>Change state</source>
            <translation>更改状态</translation>
        </message>
        <message>
            <source>Edit question</source>
            <translation>编辑问题</translation>
        </message>
    </context>
    <context>
        <name>Benchmarks</name>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <source>OCRBench v2, Chinese</source>
            <translation>OCRBench v2，中文</translation>
        </message>
        <message>
            <source>OCRBench v2, English</source>
            <translation>OCRBench v2，英文</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>分数</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>平均</translation>
        </message>
    </context>
    <context>
        <name>Buttons</name>
        <message>
            <source>%1 (%2)</source>
            <extracomment>Tool tip of a button: what it does, then its key.</extracomment>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>Calibration</name>
        <message>
            <source>Nothing was changed.</source>
            <translation>未作任何更改。</translation>
        </message>
        <message>
            <source>Cancelled</source>
            <translation>已取消</translation>
        </message>
        <message>
            <source>Image %1 cannot be compared</source>
            <translation>图像 %1 无法比较</translation>
        </message>
        <message>
            <source>Use images with sides of at least 11 pixels.</source>
            <translation>请使用边长至少为 11 像素的图像。</translation>
        </message>
        <message>
            <source>There are no images to calibrate with</source>
            <translation>没有可用于校准的图像</translation>
        </message>
        <message>
            <source>Choose at least %1 images.</source>
            <translation>请至少选择 %1 张图像。</translation>
        </message>
    </context>
    <context>
        <name>CommandLine</name>
        <message>
            <source>"%1" is neither a verb nor a project.</source>
            <translation>“%1”既不是子命令，也不是项目。</translation>
        </message>
        <message>
            <source>Mends what can be mended without losing anything.</source>
            <translation>在不丢失任何内容的前提下修复可修复之处。</translation>
        </message>
        <message>
            <source>Prints one JSON document.</source>
            <translation>输出一个 JSON 文档。</translation>
        </message>
        <message>
            <source>%1 samples, %2 images, %3 regions, %4 journal entries: %5 problems</source>
            <translation>%1 个样本，%2 张图像，%3 个区域，%4 条编辑日志：发现 %5 处异常</translation>
        </message>
        <message>
            <source>checks the file, the journal and the images</source>
            <translation>检查项目文件、编辑日志和图像</translation>
        </message>
        <message>
            <source>usage: groundmark %1 %2</source>
            <translation>用法：groundmark %1 %2</translation>
        </message>
        <message>
            <source>row %1: </source>
            <translation>第 %1 行： </translation>
        </message>
        <message>
            <source>  … %1 of kind "%2" in all</source>
            <translation>  … “%2”类共 %1 处</translation>
        </message>
        <message>
            <source>Says how the call goes.</source>
            <translation>显示用法说明。</translation>
        </message>
        <message>
            <source>Something is missing from the call.</source>
            <translation>命令缺少参数。</translation>
        </message>
        <message>
            <source>Name of the format; see "groundmark formats".</source>
            <translation>格式名称，见“groundmark formats”。</translation>
        </message>
        <message>
            <source>Dataset to write; may be left out when there is one.</source>
            <translation>要写出的数据集；仅有一个时可省略。</translation>
        </message>
        <message>
            <source>Writes this run's predictions along.</source>
            <translation>同时写出此运行的预测。</translation>
        </message>
        <message>
            <source>There is no writable format "%1"; "groundmark formats" lists them.</source>
            <translation>没有可写的格式“%1”；“groundmark formats”可列出全部格式。</translation>
        </message>
        <message>
            <source>%1 samples, %2 regions, %3 predictions written</source>
            <translation>已写出 %1 个样本、%2 个区域、%3 条预测</translation>
        </message>
        <message>
            <source>writes a dataset, and a run if asked, in an outside format</source>
            <translation>以外部格式写出数据集，可附带一次运行</translation>
        </message>
        <message>
            <source>lists what can be read (r) and written (w)</source>
            <translation>列出可读 (r) 和可写 (w) 的格式</translation>
        </message>
        <message>
            <source>Dry run into "%1": nothing has been written.</source>
            <translation>试运行，目标为“%1”：未写入任何内容。</translation>
        </message>
        <message>
            <source>Into "%1":</source>
            <translation>导入到“%1”：</translation>
        </message>
        <message>
            <source>  %1 samples new, %2 known already, %3 regions</source>
            <translation>  样本：新增 %1，已存在 %2；区域：%3</translation>
        </message>
        <message>
            <source>  images: %1 found, %2 missing, %3 unreadable</source>
            <translation>  图像：找到 %1，缺失 %2，无法读取 %3</translation>
        </message>
        <message>
            <source>  %1 predictions, %2 without a sample left out</source>
            <translation>  预测：%1；因无对应样本而略过 %2</translation>
        </message>
        <message>
            <source>  %1 of %2 scored, mean %3; %4 unparseable, %5 refused or empty, %6 API errors</source>
            <translation>  已评分 %1 / %2，均值 %3；无法解析 %4，拒答或为空 %5，API 错误 %6</translation>
        </message>
        <message>
            <source>Folder in which image paths are looked up.</source>
            <translation>查找图像路径所用的文件夹。</translation>
        </message>
        <message>
            <source>Dataset to read into.</source>
            <translation>要导入到的数据集。</translation>
        </message>
        <message>
            <source>Reads the predictions in the file as this run.</source>
            <translation>将文件中的预测导入为此运行。</translation>
        </message>
        <message>
            <source>Only says what would happen.</source>
            <translation>仅说明将会发生什么。</translation>
        </message>
        <message>
            <source>There is no readable format "%1"; "groundmark formats" lists them.</source>
            <translation>没有可读的格式“%1”；“groundmark formats”可列出全部格式。</translation>
        </message>
        <message>
            <source>No format recognises %1; say which with --format.</source>
            <translation>无法识别 %1 的格式；请用 --format 指定。</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>未导入任何内容。</translation>
        </message>
        <message>
            <source>reads samples, regions or predictions into a project, in one step or not at all</source>
            <translation>将样本、区域或预测导入项目，要么一次完成，要么完全不导入</translation>
        </message>
        <message>
            <source>makes an empty project</source>
            <translation>新建空项目</translation>
        </message>
        <message>
            <source>Run to report; may be given again. Default: all.</source>
            <translation>要报告的运行，可多次指定。默认：全部。</translation>
        </message>
        <message>
            <source>File to write.</source>
            <translation>要写出的文件。</translation>
        </message>
        <message>
            <source>Say where to with --out, as a .html, .csv or .tex file.</source>
            <translation>请用 --out 指定输出位置，文件类型为 .html、.csv 或 .tex。</translation>
        </message>
        <message>
            <source>writes the runs' tables as a page, a spreadsheet or for a paper</source>
            <translation>将运行的表格写成网页、电子表格或论文用表</translation>
        </message>
        <message>
            <source>There is no sample "%1" in the project.</source>
            <translation>项目中没有样本“%1”。</translation>
        </message>
        <message>
            <source>There is no workspace "%1".</source>
            <translation>没有工作区“%1”。</translation>
        </message>
        <message>
            <source>The picture can't be written.</source>
            <translation>无法写出图片。</translation>
        </message>
        <message>
            <source>library, annotate or inspect.</source>
            <translation>library、annotate 或 inspect。</translation>
        </message>
        <message>
            <source>Sample to show.</source>
            <translation>要显示的样本。</translation>
        </message>
        <message>
            <source>Size of the window; default 1440x900.</source>
            <translation>窗口大小；默认 1440x900。</translation>
        </message>
        <message>
            <source>light or dark.</source>
            <translation>light 或 dark。</translation>
        </message>
        <message>
            <source>en or zh_CN.</source>
            <translation>en 或 zh_CN。</translation>
        </message>
        <message>
            <source>A size is written as 1280x800.</source>
            <translation>大小的写法如 1280x800。</translation>
        </message>
        <message>
            <source>Say where to with --out.</source>
            <translation>请用 --out 指定输出位置。</translation>
        </message>
        <message>
            <source>draws a workspace into a PNG, without a display</source>
            <translation>将工作区绘制为 PNG，无需显示器</translation>
        </message>
        <message>
            <source>Groundmark: build and inspect benchmarks of grounded, text-rich visual reasoning.

groundmark [PROJECT]
    opens the window
</source>
            <translation>Groundmark：构建和检视有定位的富文本视觉推理基准。

groundmark [PROJECT]
    打开窗口
</translation>
        </message>
        <message>
            <source>
Exit codes: 0 done, 1 done but some of the data was wrong, 2 the call was wrong, 3 an input could not be used.
"groundmark VERB --help" tells a verb's options.</source>
            <translation>
退出码：0 完成，1 完成但部分数据有误，2 命令用法有误，3 某个输入无法使用。
“groundmark VERB --help”显示子命令的选项。</translation>
        </message>
        <message>
            <source>Adds the reason behind each score.</source>
            <translation>附上每个分数的依据。</translation>
        </message>
        <message>
            <source>The metrics are: %1.</source>
            <translation>可用的指标：%1。</translation>
        </message>
        <message>
            <source>adds "score" to each line of JSON</source>
            <translation>为每行 JSON 添加“score”</translation>
        </message>
        <message>
            <source>One of %1.</source>
            <translation>可选：%1。</translation>
        </message>
        <message>
            <source>Writes the official result file.</source>
            <translation>写出官方格式的结果文件。</translation>
        </message>
        <message>
            <source>Say which benchmark with --benchmark: %1.</source>
            <translation>请用 --benchmark 指定基准：%1。</translation>
        </message>
        <message>
            <source>%1 items scored, bytes read</source>
            <translation>已评分 %1 项，已读字节</translation>
        </message>
        <message>
            <source>%1 of %2 scored, %3 unparseable, %4 refused or empty, %5 API errors</source>
            <translation>共 %2 项，已评分 %1，无法解析 %3，拒答或为空 %4，API 错误 %5</translation>
        </message>
        <message>
            <source>scores official prediction files and prints the paper's table</source>
            <translation>为官方预测文件评分，并输出论文中的表格</translation>
        </message>
        <message>
            <source>groundmark --sample-project
    opens the window on your copy of the sample project
</source>
            <translation>groundmark --sample-project
    在窗口中打开示例项目的个人副本
</translation>
        </message>
    </context>
    <context>
        <name>Compare</name>
        <message>
            <source>Truth</source>
            <translation>标准答案</translation>
        </message>
        <message>
            <source>The run has no reply for this sample.</source>
            <translation>该运行没有此样本的回复。</translation>
        </message>
        <message>
            <source>Not scored: no benchmark has looked at this reply.</source>
            <translation>未评分：尚无基准评过此回复。</translation>
        </message>
        <message>
            <source>Unparseable: the benchmark finds no answer in this reply. It has no score.</source>
            <translation>无法解析：基准未能在此回复中找到答案。没有分数。</translation>
        </message>
        <message>
            <source>Refused or empty: the model declined or said nothing. It has no score.</source>
            <translation>拒答或为空：模型拒绝回答或未作回答。没有分数。</translation>
        </message>
        <message>
            <source>API error: the request failed. It has no score.</source>
            <translation>API 错误：请求失败。没有分数。</translation>
        </message>
        <message>
            <source>API error: %1</source>
            <translation>API 错误：%1</translation>
        </message>
        <message>
            <source> … %1 equal characters … </source>
            <translation> … %1 个相同字符 … </translation>
        </message>
        <message>
            <source> … cut: %1 more characters</source>
            <translation> … 已截断：还有 %1 个字符</translation>
        </message>
    </context>
    <context>
        <name>CompareFilter</name>
        <message>
            <source>failed(%1)</source>
            <translation>未通过(%1)</translation>
        </message>
        <message>
            <source>passed(%1)</source>
            <translation>通过(%1)</translation>
        </message>
        <message>
            <source>unparseable(%1)</source>
            <translation>无法解析(%1)</translation>
        </message>
        <message>
            <source>refused or empty(%1)</source>
            <translation>拒答或为空(%1)</translation>
        </message>
        <message>
            <source>API error(%1)</source>
            <translation>API 错误(%1)</translation>
        </message>
        <message>
            <source>%1 wrong, %2 right</source>
            <translation>%1 错，%2 对</translation>
        </message>
        <message>
            <source>%1 right, %2 wrong</source>
            <translation>%1 对，%2 错</translation>
        </message>
        <message>
            <source>%1 and %2 wrong</source>
            <translation>%1、%2 均错</translation>
        </message>
    </context>
    <context>
        <name>DiffText</name>
        <message>
            <source>removed: %1</source>
            <translation>删除：%1</translation>
        </message>
        <message>
            <source>added: %1</source>
            <translation>新增：%1</translation>
        </message>
        <message>
            <source>uncertain: %1</source>
            <translation>不确定：%1</translation>
        </message>
    </context>
    <context>
        <name>Export</name>
        <message>
            <source>Nothing was written.</source>
            <translation>未写出任何内容。</translation>
        </message>
        <message>
            <source>There is no run named "%1".</source>
            <translation>没有名为“%1”的运行。</translation>
        </message>
        <message>
            <source>Choose one of the project's runs.</source>
            <translation>请选择项目中的一次运行。</translation>
        </message>
        <message>
            <source>It is not said which dataset to export.</source>
            <translation>未指定要导出的数据集。</translation>
        </message>
        <message>
            <source>There is no dataset named "%1".</source>
            <translation>没有名为“%1”的数据集。</translation>
        </message>
        <message>
            <source>The project has: %1.</source>
            <translation>项目中有：%1。</translation>
        </message>
        <message>
            <source>The run "%1" was not made over %2.</source>
            <translation>运行“%1”不是在 %2 上进行的。</translation>
        </message>
        <message>
            <source>Leave the dataset out; the run knows its own.</source>
            <translation>请勿指定数据集；运行已记录所用的数据集。</translation>
        </message>
        <message>
            <source>COCO has no points, lines or masks of another size.</source>
            <translation>COCO 不支持点、线和尺寸不同的掩码。</translation>
        </message>
        <message>
            <source>The region was left out.</source>
            <translation>已略过该区域。</translation>
        </message>
        <message>
            <source>COCO has no circles.</source>
            <translation>COCO 不支持圆。</translation>
        </message>
        <message>
            <source>A polygon was written.</source>
            <translation>已写为多边形。</translation>
        </message>
        <message>
            <source>The format %1 can only be read.</source>
            <translation>格式 %1 只能读取。</translation>
        </message>
        <message>
            <source>"groundmark formats" lists what can be written.</source>
            <translation>“groundmark formats”可列出能写出的格式。</translation>
        </message>
        <message>
            <source>The file can't be written: %1.</source>
            <translation>无法写出文件：%1。</translation>
        </message>
        <message>
            <source>A file that was there before is unchanged.</source>
            <translation>原有文件保持不变。</translation>
        </message>
        <message>
            <source>Check the folder, its permissions and the disk.</source>
            <translation>请检查文件夹、权限和磁盘。</translation>
        </message>
        <message>
            <source>Only the regions were written.</source>
            <translation>仅写出了区域。</translation>
        </message>
        <message>
            <source>The format %1 has no place for questions and answers.</source>
            <translation>格式 %1 无法存放问题和答案。</translation>
        </message>
        <message>
            <source>The format %1 has no place for the text of a region.</source>
            <translation>格式 %1 无法存放区域的文字。</translation>
        </message>
        <message>
            <source>LabelMe has no such shape.</source>
            <translation>LabelMe 没有这种形状。</translation>
        </message>
        <message>
            <source>A polygon or rectangle was written.</source>
            <translation>已写为多边形或矩形。</translation>
        </message>
        <message>
            <source>LabelMe has one image a file.</source>
            <translation>LabelMe 每个文件只含一张图像。</translation>
        </message>
        <message>
            <source>Only the first page was written.</source>
            <translation>仅写出了第一页。</translation>
        </message>
        <message>
            <source>OmniDocBench knows shapes of four corners only.</source>
            <translation>OmniDocBench 仅支持四角形状。</translation>
        </message>
        <message>
            <source>The box round the region was written.</source>
            <translation>已写为该区域的外接框。</translation>
        </message>
    </context>
    <context>
        <name>Formats</name>
        <message>
            <source>COCO instances: boxes, polygons and masks with categories</source>
            <translation>COCO 实例：带类别的框、多边形和掩码</translation>
        </message>
        <message>
            <source>Images: a folder of them, or one; a sample for each, without a question</source>
            <translation>图像：单张或整个文件夹；每张一个样本，不带问题</translation>
        </message>
        <message>
            <source>LabelMe and X-AnyLabeling: one JSON file an image, or a folder of them</source>
            <translation>LabelMe 和 X-AnyLabeling：每张图像一个 JSON 文件，或由其组成的文件夹</translation>
        </message>
        <message>
            <source>LogicOCR-Gen: logical questions with context and choices; result files with replies</source>
            <translation>LogicOCR-Gen：带上下文和选项的逻辑问题；结果文件含回复</translation>
        </message>
        <message>
            <source>LogicOCR-Real: questions about photographed text; result files with replies</source>
            <translation>LogicOCR-Real：针对拍摄文字的问题；结果文件含回复</translation>
        </message>
        <message>
            <source>OCRBench v2: questions with answers, boxes and, in prediction files, replies</source>
            <translation>OCRBench v2：问题、答案和框；预测文件另含回复</translation>
        </message>
        <message>
            <source>OCRBench v1: questions with answers and, in prediction files, replies</source>
            <translation>OCRBench v1：问题和答案；预测文件另含回复</translation>
        </message>
        <message>
            <source>OmniDocBench: pages with layout, text and reading order; replies as a folder of Markdown files</source>
            <translation>OmniDocBench：带版面、文字和阅读顺序的页面；回复为 Markdown 文件夹</translation>
        </message>
    </context>
    <context>
        <name>Glyphs</name>
        <message>
            <source>Correct</source>
            <translation>正确</translation>
        </message>
        <message>
            <source>Incorrect</source>
            <translation>错误</translation>
        </message>
        <message>
            <source>Unsure</source>
            <translation>不确定</translation>
        </message>
        <message>
            <source>Unmarked</source>
            <translation>未标记</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>对</translation>
        </message>
        <message>
            <source>Wrong</source>
            <translation>错</translation>
        </message>
        <message>
            <source>Partial</source>
            <translation>部分正确</translation>
        </message>
        <message>
            <source>Unparseable</source>
            <translation>无法解析</translation>
        </message>
        <message>
            <source>Refused or empty</source>
            <translation>拒答或为空</translation>
        </message>
        <message>
            <source>API error</source>
            <translation>API 错误</translation>
        </message>
        <message>
            <source>Missing</source>
            <translation>缺失</translation>
        </message>
        <message>
            <source>New</source>
            <translation>新</translation>
        </message>
        <message>
            <source>Draft</source>
            <translation>草稿</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>Accepted</source>
            <translation>已接受</translation>
        </message>
        <message>
            <source>Rejected</source>
            <translation>已驳回</translation>
        </message>
        <message>
            <source>Escalated</source>
            <translation>已上报</translation>
        </message>
        <message>
            <source>Conflict</source>
            <translation>冲突</translation>
        </message>
        <message>
            <source>Notice</source>
            <translation>提示</translation>
        </message>
        <message>
            <source>Stays right</source>
            <translation>保持正确</translation>
        </message>
        <message>
            <source>Stays wrong</source>
            <translation>保持错误</translation>
        </message>
        <message>
            <source>Broken</source>
            <translation>由对变错</translation>
        </message>
        <message>
            <source>Fixed</source>
            <translation>由错变对</translation>
        </message>
        <message>
            <source>unparsed</source>
            <extracomment>In a table cell, instead of a score: no answer was found in the reply.</extracomment>
            <translation>未解析</translation>
        </message>
        <message>
            <source>empty</source>
            <extracomment>In a table cell, instead of a score: the model declined or said nothing.</extracomment>
            <translation>空</translation>
        </message>
        <message>
            <source>error</source>
            <extracomment>In a table cell, instead of a score: the request failed.</extracomment>
            <translation>出错</translation>
        </message>
        <message>
            <source>no run</source>
            <extracomment>In a table cell, instead of a score: this run did not ask this sample.</extracomment>
            <translation>未运行</translation>
        </message>
    </context>
    <context>
        <name>ImageSource</name>
        <message>
            <source>The sample and its annotations are unchanged.</source>
            <translation>样本及其标注保持不变。</translation>
        </message>
        <message>
            <source>The image has %1 × %2 pixels, more than the limit of %3.</source>
            <translation>图像为 %1 × %2 像素，超过上限 %3。</translation>
        </message>
        <message>
            <source>Raise “Largest image, pixels” in Settings, or cut the image into parts.</source>
            <translation>请在“设置”中调高“最大图像（像素）”，或将图像切分成几部分。</translation>
        </message>
        <message>
            <source>The image has %1 × %2 pixels and needs %3 of memory; the limit is %4.</source>
            <translation>图像为 %1 × %2 像素，需要 %3 内存；上限为 %4。</translation>
        </message>
        <message>
            <source>Raise “Memory for one image” in Settings, or cut the image into parts.</source>
            <translation>请在“设置”中调高“单张图像内存”，或将图像切分成几部分。</translation>
        </message>
        <message>
            <source>The image needs %1 of memory and only %2 is free.</source>
            <translation>图像需要 %1 内存，目前仅剩 %2。</translation>
        </message>
        <message>
            <source>Close other programs, or cut the image into parts.</source>
            <translation>请关闭其他程序，或将图像切分成几部分。</translation>
        </message>
        <message>
            <source>The image file cannot be read: %1.</source>
            <translation>无法读取图像文件：%1。</translation>
        </message>
        <message>
            <source>The pixels of the image are damaged (%1).</source>
            <translation>图像的像素数据已损坏（%1）。</translation>
        </message>
        <message>
            <source>Copy or download the file again, then open the sample once more.</source>
            <translation>请重新复制或下载该文件，然后再次打开样本。</translation>
        </message>
        <message>
            <source>The file cannot be read: %1.</source>
            <translation>无法读取文件：%1。</translation>
        </message>
        <message>
            <source>The image file ends too early.</source>
            <translation>图像文件不完整，提前结束。</translation>
        </message>
        <message>
            <source>The file is a Git LFS pointer, not the image.</source>
            <translation>该文件是 Git LFS 指针，不是图像本身。</translation>
        </message>
        <message>
            <source>Fetch the images with “git lfs pull”.</source>
            <translation>请用“git lfs pull”获取图像。</translation>
        </message>
        <message>
            <source>The file holds text, not an image.</source>
            <translation>文件内容是文本，不是图像。</translation>
        </message>
        <message>
            <source>It may be an error page that was saved as an image. Replace it with the image.</source>
            <translation>可能是被存成图像的错误页面。请换成真正的图像。</translation>
        </message>
        <message>
            <source>The file is damaged or not an image that can be read (%1).</source>
            <translation>文件已损坏，或不是可读取的图像（%1）。</translation>
        </message>
        <message>
            <source>Replace the file, or convert it to PNG, JPEG, WebP or TIFF.</source>
            <translation>请更换文件，或将其转换为 PNG、JPEG、WebP 或 TIFF。</translation>
        </message>
        <message>
            <source>The image file is missing.</source>
            <translation>图像文件缺失。</translation>
        </message>
        <message>
            <source>Put it back, or locate it again in the library.</source>
            <translation>请将其放回原处，或在样本库中重新定位。</translation>
        </message>
        <message>
            <source>Check the permissions of the file.</source>
            <translation>请检查文件的权限。</translation>
        </message>
        <message>
            <source>The image file is empty (0 bytes).</source>
            <translation>图像文件为空（0 字节）。</translation>
        </message>
        <message>
            <source>Copy or download the file again.</source>
            <translation>请重新复制或下载该文件。</translation>
        </message>
    </context>
    <context>
        <name>Import</name>
        <message>
            <source>The image has no "file_name".</source>
            <translation>图像缺少“file_name”。</translation>
        </message>
        <message>
            <source>The annotation has no "image_id".</source>
            <translation>标注缺少“image_id”。</translation>
        </message>
        <message>
            <source>An annotation of "%1" has a category that the file does not name.</source>
            <translation>“%1”有一条标注的类别未在文件中定义。</translation>
        </message>
        <message>
            <source>Its region was kept without a label.</source>
            <translation>其区域已保留，但没有标签。</translation>
        </message>
        <message>
            <source>Give it a label, or complete "categories" in the file.</source>
            <translation>请为其指定标签，或补全文件中的“categories”。</translation>
        </message>
        <message>
            <source>an object with "images", "annotations" and "categories"</source>
            <translation>含“images”、“annotations”和“categories”的对象</translation>
        </message>
        <message>
            <source>They were left out.</source>
            <translation>已略过这些内容。</translation>
        </message>
        <message>
            <source>Complete "images" in the file.</source>
            <translation>请补全文件中的“images”。</translation>
        </message>
        <message>
            <source>The format %1 can only be written.</source>
            <translation>格式 %1 只能写出。</translation>
        </message>
        <message>
            <source>Nothing was changed.</source>
            <translation>未作任何更改。</translation>
        </message>
        <message>
            <source>"groundmark formats" lists what can be read.</source>
            <translation>“groundmark formats”可列出能读取的格式。</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>未导入任何内容。</translation>
        </message>
        <message>
            <source>%1, row %2</source>
            <translation>%1，第 %2 行</translation>
        </message>
        <message>
            <source>The file can't be read: %1.</source>
            <translation>无法读取文件：%1。</translation>
        </message>
        <message>
            <source>Check the path and the permissions.</source>
            <translation>请检查路径和权限。</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <translation>文件为空。</translation>
        </message>
        <message>
            <source>Get the file again; it may not have arrived in full.</source>
            <translation>请重新获取该文件；它可能没有传输完整。</translation>
        </message>
        <message>
            <source>This is not JSON: it can't be read in row %1, at byte %2.</source>
            <translation>这不是 JSON：第 %1 行第 %2 字节处无法读取。</translation>
        </message>
        <message>
            <source>This is not JSON: it can't be read at byte %1.</source>
            <translation>这不是 JSON：第 %1 字节处无法读取。</translation>
        </message>
        <message>
            <source>Choose another format, or mend the file at that place.</source>
            <translation>请选择其他格式，或修正文件的该处。</translation>
        </message>
        <message>
            <source>The file breaks off in row %1, at byte %2.</source>
            <translation>文件在第 %1 行第 %2 字节处中断。</translation>
        </message>
        <message>
            <source>The file breaks off at byte %1.</source>
            <translation>文件在第 %1 字节处中断。</translation>
        </message>
        <message>
            <source>Nothing was imported, not even the rows before.</source>
            <translation>未导入任何内容，包括此前的各行。</translation>
        </message>
        <message>
            <source>The file is of another shape; expected: %1.</source>
            <translation>文件结构不符；应为：%1。</translation>
        </message>
        <message>
            <source>Choose another format; "groundmark formats" lists them.</source>
            <translation>请选择其他格式；“groundmark formats”可列出全部格式。</translation>
        </message>
        <message>
            <source>The row was left out.</source>
            <translation>已略过该行。</translation>
        </message>
        <message>
            <source>Mend the row and import again; rows that are there already stay as they are.</source>
            <translation>请修正该行后重新导入；已导入的行保持不变。</translation>
        </message>
        <message>
            <source>"NaN" or "Infinity" stands where JSON wants a number.</source>
            <translation>JSON 中应为数字的位置出现了“NaN”或“Infinity”。</translation>
        </message>
        <message>
            <source>It was read as null.</source>
            <translation>已按 null 读取。</translation>
        </message>
        <message>
            <source>Write the file without such values.</source>
            <translation>请在写出文件时避免这类值。</translation>
        </message>
        <message>
            <source>Some bytes are not UTF-8.</source>
            <translation>部分字节不是 UTF-8。</translation>
        </message>
        <message>
            <source>Each was read as the replacement character U+FFFD.</source>
            <translation>这些字节均读作替换字符 U+FFFD。</translation>
        </message>
        <message>
            <source>Save the file as UTF-8 and import again.</source>
            <translation>请将文件存为 UTF-8 后重新导入。</translation>
        </message>
        <message>
            <source>The row is not a JSON object.</source>
            <translation>该行不是 JSON 对象。</translation>
        </message>
        <message>
            <source>The line is not JSON.</source>
            <translation>该行不是 JSON。</translation>
        </message>
        <message>
            <source>The file was left out.</source>
            <translation>已略过该文件。</translation>
        </message>
        <message>
            <source>a folder of LabelMe's .json files</source>
            <translation>存放 LabelMe .json 文件的文件夹</translation>
        </message>
        <message>
            <source>an object with "shapes" and "imagePath"</source>
            <translation>含“shapes”和“imagePath”的对象</translation>
        </message>
        <message>
            <source>The file holds a copy of the image.</source>
            <translation>文件内嵌了图像副本。</translation>
        </message>
        <message>
            <source>The copy was left out; the image file counts.</source>
            <translation>已略过副本，以图像文件为准。</translation>
        </message>
        <message>
            <source>The shape is not a JSON object.</source>
            <translation>该形状不是 JSON 对象。</translation>
        </message>
        <message>
            <source>%1, shape %2</source>
            <translation>%1，形状 %2</translation>
        </message>
        <message>
            <source>It is kept with the sample and written back on export, but not shown.</source>
            <translation>已随样本保留，导出时原样写回，但不显示。</translation>
        </message>
        <message>
            <source>A mask needs "imageWidth" and "imageHeight".</source>
            <translation>掩码需要“imageWidth”和“imageHeight”。</translation>
        </message>
        <message>
            <source>The mask has no usable points.</source>
            <translation>掩码没有可用的点。</translation>
        </message>
        <message>
            <source>The mask is not a PNG image inside the picture.</source>
            <translation>掩码不是位于图像范围内的 PNG 图像。</translation>
        </message>
        <message>
            <source>Shapes of the type "%1" are not known.</source>
            <translation>无法识别类型为“%1”的形状。</translation>
        </message>
        <message>
            <source>a list of items with "id", "question" and "solution"</source>
            <translation>由含“id”、“question”和“solution”的条目组成的列表</translation>
        </message>
        <message>
            <source>The item has no "id", no "question" or no "solution".</source>
            <translation>条目缺少“id”、“question”或“solution”。</translation>
        </message>
        <message>
            <source>a list of items with "question" and "answers"</source>
            <translation>由含“question”和“answers”的条目组成的列表</translation>
        </message>
        <message>
            <source>The item has no "question" or no "answers".</source>
            <translation>条目缺少“question”或“answers”。</translation>
        </message>
        <message>
            <source>an array of pages with "layout_dets" and "page_info"</source>
            <translation>由含“layout_dets”和“page_info”的页面组成的数组</translation>
        </message>
        <message>
            <source>The page has no "page_info".</source>
            <translation>页面缺少“page_info”。</translation>
        </message>
        <message>
            <source>The page has no "image_path".</source>
            <translation>页面缺少“image_path”。</translation>
        </message>
        <message>
            <source>The page has no list of "layout_dets".</source>
            <translation>页面缺少“layout_dets”列表。</translation>
        </message>
        <message>
            <source>a folder of .md files named after the images</source>
            <translation>存放 .md 文件的文件夹，文件以图像命名</translation>
        </message>
        <message>
            <source>The sample was kept, marked as missing its image.</source>
            <translation>样本已保留，并标记为图像缺失。</translation>
        </message>
        <message>
            <source>The image path leaves the images folder: "%1". It was not opened.</source>
            <translation>图像路径超出图像文件夹：“%1”。未打开该文件。</translation>
        </message>
        <message>
            <source>Put the image into the images folder and import again with that folder.</source>
            <translation>请将图像放入图像文件夹，并指定该文件夹重新导入。</translation>
        </message>
        <message>
            <source>The image "%1" is not in %2.</source>
            <translation>%2 中没有图像“%1”。</translation>
        </message>
        <message>
            <source>Name the folder that holds the images, or put the image there.</source>
            <translation>请指定存放图像的文件夹，或将图像放到该处。</translation>
        </message>
        <message>
            <source>The sample was kept, marked as having an unreadable image.</source>
            <translation>样本已保留，并标记为图像无法读取。</translation>
        </message>
        <message>
            <source>Get the image again; Groundmark looks at it anew at the next import.</source>
            <translation>请重新获取图像；下次导入时 Groundmark 会再次检查。</translation>
        </message>
        <message>
            <source>Import the dataset first; its ids or image names must be those of the replies.</source>
            <translation>请先导入数据集；其 ID 或图像名称须与回复一致。</translation>
        </message>
        <message>
            <source>The id "%1" has come before.</source>
            <translation>ID“%1”重复出现。</translation>
        </message>
        <message>
            <source>The first row with it was kept, this one left out.</source>
            <translation>保留了首次出现的行，略过此行。</translation>
        </message>
        <message>
            <source>Give each row an id of its own and import into a new dataset.</source>
            <translation>请为每行指定唯一的 ID，并导入到新数据集。</translation>
        </message>
        <message>
            <source>Region %1 of "%2" has no usable coordinates: not finite, the wrong number of points, or an image of unknown or another size.</source>
            <translation>“%2”的区域 %1 没有可用的坐标：数值非有限、点数不对，或图像尺寸未知或不符。</translation>
        </message>
        <message>
            <source>The region was left out, the sample kept.</source>
            <translation>已略过该区域，保留样本。</translation>
        </message>
        <message>
            <source>Region %1 of "%2" has its corners swapped.</source>
            <translation>“%2”的区域 %1 的对角颠倒。</translation>
        </message>
        <message>
            <source>They were put in order; the box is the same.</source>
            <translation>已调整顺序，框不变。</translation>
        </message>
        <message>
            <source>Region %1 of "%2" reaches over the edge of the image.</source>
            <translation>“%2”的区域 %1 超出图像边缘。</translation>
        </message>
        <message>
            <source>The part inside the image was kept.</source>
            <translation>已保留图像内的部分。</translation>
        </message>
        <message>
            <source>Region %1 of "%2" lies outside the image, or reaches over its edge and can't be cut without becoming another shape.</source>
            <translation>“%2”的区域 %1 位于图像之外，或超出边缘且裁剪后会变成其他形状。</translation>
        </message>
        <message>
            <source>It was kept as it is.</source>
            <translation>已按原样保留。</translation>
        </message>
        <message>
            <source>Region %1 of "%2" has no area.</source>
            <translation>“%2”的区域 %1 面积为零。</translation>
        </message>
        <message>
            <source>Look at the sample and correct it.</source>
            <translation>请查看该样本并修正。</translation>
        </message>
        <message>
            <source>The stated size is that of the stored pixels, but the image is shown turned (EXIF orientation %1).</source>
            <translation>所注尺寸是存储像素的尺寸，但图像显示时会旋转（EXIF 方向 %1）。</translation>
        </message>
        <message>
            <source>The regions were turned with the image.</source>
            <translation>区域已随图像旋转。</translation>
        </message>
        <message>
            <source>The numbers were kept with the sample, but no regions were drawn.</source>
            <translation>数值已随样本保留，但未绘制区域。</translation>
        </message>
        <message>
            <source>Import with the images to get the regions.</source>
            <translation>请连同图像一起导入以获得区域。</translation>
        </message>
        <message>
            <source>The regions were made on an image of %1 x %2 pixels, but this one has %3 x %4.</source>
            <translation>区域标注时的图像为 %1 x %2 像素，而此图像为 %3 x %4。</translation>
        </message>
        <message>
            <source>The coordinates were kept as they are, without cutting.</source>
            <translation>坐标已按原样保留，未裁剪。</translation>
        </message>
        <message>
            <source>Put the original image into the folder if the regions don't fit.</source>
            <translation>如果区域对不上，请将原图放入文件夹。</translation>
        </message>
        <message>
            <source>"%1" stands where the answer should be.</source>
            <translation>应为答案的位置是“%1”。</translation>
        </message>
        <message>
            <source>Read as API error, so that it does not count as a wrong answer.</source>
            <translation>已按 API 错误读取，不计为答错。</translation>
        </message>
        <message>
            <source>Ask the model again for these rows.</source>
            <translation>请让模型重新回答这些行。</translation>
        </message>
        <message>
            <source>The reply for "%1" is empty.</source>
            <translation>“%1”的回复为空。</translation>
        </message>
        <message>
            <source>Read as refused or empty, not as a wrong answer.</source>
            <translation>已按拒答或为空读取，不计为答错。</translation>
        </message>
        <message>
            <source>Ask the model again if it should have answered.</source>
            <translation>如果模型本应作答，请重新提问。</translation>
        </message>
        <message>
            <source>The reply has exactly 32,767 characters, the limit of a spreadsheet cell: it was probably cut.</source>
            <translation>回复恰为 32,767 个字符，即电子表格单元格的上限：很可能已被截断。</translation>
        </message>
        <message>
            <source>Export the replies as TSV or JSON to get the whole text.</source>
            <translation>请将回复导出为 TSV 或 JSON 以获得全文。</translation>
        </message>
        <message>
            <source>"%1" is not in %2.</source>
            <translation>“%1”不在 %2 中。</translation>
        </message>
        <message>
            <source>The reply was left out.</source>
            <translation>已略过该回复。</translation>
        </message>
        <message>
            <source>The file may have been made with another release of the set.</source>
            <translation>该文件可能基于该数据集的另一版本。</translation>
        </message>
        <message>
            <source>They were not read.</source>
            <translation>未读取这些内容。</translation>
        </message>
        <message>
            <source>Import again with the name of a run to read them.</source>
            <translation>如需读取，请指定运行名称后重新导入。</translation>
        </message>
        <message>
            <source>There are no replies of a model in it.</source>
            <translation>其中没有模型的回复。</translation>
        </message>
        <message>
            <source>Leave the name of the run out to import the samples.</source>
            <translation>如需导入样本，请勿指定运行名称。</translation>
        </message>
        <message>
            <source>None of the replies belongs to a sample of %1.</source>
            <translation>没有任何回复属于 %1 的样本。</translation>
        </message>
        <message>
            <source>Choose the dataset that the replies were made for.</source>
            <translation>请选择这些回复所对应的数据集。</translation>
        </message>
        <message>
            <source>It holds replies of a model, but no samples.</source>
            <translation>其中有模型的回复，但没有样本。</translation>
        </message>
        <message>
            <source>Import it with the name of a run (--run).</source>
            <translation>请指定运行名称 (--run) 后导入。</translation>
        </message>
        <message>
            <source>There is nothing in it to import.</source>
            <translation>其中没有可导入的内容。</translation>
        </message>
        <message>
            <source>Check that it is the right file.</source>
            <translation>请检查文件是否正确。</translation>
        </message>
        <message>
            <source>There is a run named "%1" already.</source>
            <translation>已有名为“%1”的运行。</translation>
        </message>
        <message>
            <source>Nothing was imported; the run was not changed.</source>
            <translation>未导入任何内容；该运行保持不变。</translation>
        </message>
        <message>
            <source>Choose another name for this run.</source>
            <translation>请为此运行换一个名称。</translation>
        </message>
        <message>
            <source>The project is read-only, so nothing can be imported into it.</source>
            <translation>项目为只读，无法导入任何内容。</translation>
        </message>
        <message>
            <source>There is no such file or folder.</source>
            <translation>没有这样的文件或文件夹。</translation>
        </message>
        <message>
            <source>Check the path.</source>
            <translation>请检查路径。</translation>
        </message>
        <message>
            <source>The import was cancelled.</source>
            <translation>导入已取消。</translation>
        </message>
        <message>
            <source>reading</source>
            <translation>正在读取</translation>
        </message>
        <message>
            <source>scoring</source>
            <translation>正在评分</translation>
        </message>
        <message>
            <source>looking through it</source>
            <translation>正在检查内容</translation>
        </message>
    </context>
    <context>
        <name>ImportSummary</name>
        <message>
            <source>1 sample</source>
            <translation>1 个样本</translation>
        </message>
        <message>
            <source>%1 samples</source>
            <translation>%1 个样本</translation>
        </message>
        <message>
            <source>1 prediction</source>
            <translation>1 条预测</translation>
        </message>
        <message>
            <source>%1 predictions</source>
            <translation>%1 条预测</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1和%2</translation>
        </message>
        <message>
            <source>Images found</source>
            <translation>找到的图像</translation>
        </message>
        <message>
            <source>they stay where they are; path, size and checksum are kept</source>
            <translation>文件留在原处；保存路径、大小和校验和</translation>
        </message>
        <message>
            <source>Images missing</source>
            <translation>缺失的图像</translation>
        </message>
        <message>
            <source>no such file in the images folder or beside the source</source>
            <translation>图像文件夹中和来源旁均无此文件</translation>
        </message>
        <message>
            <source>Images unreadable</source>
            <translation>无法读取的图像</translation>
        </message>
        <message>
            <source>there is a file, but it can't be decoded</source>
            <translation>文件存在，但无法解码</translation>
        </message>
        <message>
            <source>Become predictions</source>
            <translation>成为预测</translation>
        </message>
        <message>
            <source>matched by id; the benchmark scores them after the import</source>
            <translation>按 ID 匹配；导入后由基准评分</translation>
        </message>
        <message>
            <source>Unparseable</source>
            <translation>无法解析</translation>
        </message>
        <message>
            <source>there is a reply, but no answer in it</source>
            <translation>有回复，但其中没有答案</translation>
        </message>
        <message>
            <source>Empty, not wrong</source>
            <translation>为空，不算答错</translation>
        </message>
        <message>
            <source>the reply is empty or a refusal</source>
            <translation>回复为空或拒答</translation>
        </message>
        <message>
            <source>API errors</source>
            <translation>API 错误</translation>
        </message>
        <message>
            <source>the text is a failure message, not an answer</source>
            <translation>内容是报错信息，不是答案</translation>
        </message>
        <message>
            <source>Left out</source>
            <translation>已略过</translation>
        </message>
        <message>
            <source>no such sample in this dataset</source>
            <translation>此数据集中无对应样本</translation>
        </message>
        <message>
            <source>Become new samples</source>
            <translation>成为新样本</translation>
        </message>
        <message>
            <source>their ids are not in the dataset yet</source>
            <translation>其 ID 尚不在数据集中</translation>
        </message>
        <message>
            <source>Known already</source>
            <translation>已存在</translation>
        </message>
        <message>
            <source>in the dataset under this id; left as they are</source>
            <translation>数据集中已有此 ID；保持不变</translation>
        </message>
        <message>
            <source>Regions</source>
            <translation>区域</translation>
        </message>
        <message>
            <source>come with the new samples, in displayed pixels</source>
            <translation>随新样本导入，以显示像素计</translation>
        </message>
        <message>
            <source>their id has come before in the source</source>
            <translation>其 ID 在来源中重复出现</translation>
        </message>
        <message>
            <source>1 row</source>
            <translation>1 行</translation>
        </message>
        <message>
            <source>%1 rows</source>
            <translation>%1 行</translation>
        </message>
        <message>
            <source>read in %1</source>
            <translation>读取用时 %1</translation>
        </message>
        <message>
            <source>Import %1</source>
            <translation>导入 %1</translation>
        </message>
        <message>
            <source>Nothing to import</source>
            <translation>没有可导入的内容</translation>
        </message>
        <message>
            <source>All of them are in %1 already.</source>
            <translation>全部内容已在 %1 中。</translation>
        </message>
        <message>
            <source>There is nothing in it that can be used.</source>
            <translation>其中没有可用的内容。</translation>
        </message>
        <message>
            <source>Imported %1 into %2</source>
            <translation>已将 %1 导入 %2</translation>
        </message>
        <message>
            <source>Would go into %1; nothing has been written.</source>
            <translation>将导入 %1；未写入任何内容。</translation>
        </message>
        <message>
            <source>Into %1.</source>
            <translation>导入到 %1。</translation>
        </message>
    </context>
    <context>
        <name>Integrity</name>
        <message>
            <source>Restore a backup, or export what can be read.</source>
            <translation>请恢复备份，或导出尚可读取的内容。</translation>
        </message>
        <message>
            <source>The journal was broken (%1); its last %2 entries were moved to the table journal_cut.</source>
            <translation>编辑日志已损坏（%1）；最后 %2 条已移至表 journal_cut。</translation>
        </message>
        <message>
            <source>The edit journal does not hold together: %1.</source>
            <translation>编辑日志不连贯：%1。</translation>
        </message>
        <message>
            <source>The records themselves are untouched.</source>
            <translation>记录本身未受影响。</translation>
        </message>
        <message>
            <source>"groundmark check --repair" moves the broken tail aside.</source>
            <translation>“groundmark check --repair”可移出损坏的末尾部分。</translation>
        </message>
        <message>
            <source>%1 is not what the journal last made of it.</source>
            <translation>%1 与编辑日志中的最后状态不符。</translation>
        </message>
        <message>
            <source>It was changed by another program.</source>
            <translation>它被其他程序更改过。</translation>
        </message>
        <message>
            <source>%1 is there again.</source>
            <translation>%1 已重新找到。</translation>
        </message>
        <message>
            <source>The image file is missing.</source>
            <translation>图像文件缺失。</translation>
        </message>
        <message>
            <source>Its samples and regions are kept.</source>
            <translation>其样本和区域均已保留。</translation>
        </message>
        <message>
            <source>Put the file back, or import again with --images.</source>
            <translation>请将文件放回原处，或用 --images 重新导入。</translation>
        </message>
    </context>
    <context>
        <name>Journal</name>
        <message>
            <source>entry %1 is missing</source>
            <translation>第 %1 条缺失</translation>
        </message>
        <message>
            <source>entry %1 does not follow the one before it</source>
            <translation>第 %1 条与前一条不衔接</translation>
        </message>
        <message>
            <source>entry %1 was changed after it was written</source>
            <translation>第 %1 条在写入后被更改</translation>
        </message>
    </context>
    <context>
        <name>Library</name>
        <message>
            <source>What can be read</source>
            <translation>可读取的内容</translation>
        </message>
        <message>
            <source>Benchmarks</source>
            <translation>基准</translation>
        </message>
        <message>
            <source>Annotations</source>
            <translation>标注</translation>
        </message>
        <message>
            <source>Images</source>
            <translation>图像</translation>
        </message>
        <message>
            <source>Or drop a file or a folder anywhere in this window.</source>
            <translation>也可将文件或文件夹拖放到此窗口的任意位置。</translation>
        </message>
        <message>
            <source>No project is open</source>
            <translation>未打开项目</translation>
        </message>
        <message>
            <source>Start a project of your own, open one, or look around in the sample project first.</source>
            <translation>新建自己的项目、打开已有项目，或先看看示例项目。</translation>
        </message>
        <message>
            <source>One file that holds samples, annotations, runs and the history of every edit.</source>
            <translation>一个文件，包含样本、标注、运行和全部编辑历史。</translation>
        </message>
        <message>
            <source>New…</source>
            <translation>新建…</translation>
        </message>
        <message>
            <source>Go on where you stopped. Everything that was done is in the file.</source>
            <translation>从上次停下的地方继续。所有工作都在文件中。</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Items of the benchmarks, drawn regions and runs. Needs no key and no network.</source>
            <translation>包含基准条目、已绘制的区域和运行。无需密钥和网络。</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>This project holds no samples yet</source>
            <translation>此项目还没有样本</translation>
        </message>
        <message>
            <source>Add your own images, read in a benchmark that exists, or look around in the sample project first.</source>
            <translation>添加自己的图像、导入已有基准，或先看看示例项目。</translation>
        </message>
        <message>
            <source>A folder of them. They stay where they are; Groundmark keeps the paths and checksums.</source>
            <translation>整个文件夹的图像。文件留在原处；Groundmark 只保存路径和校验和。</translation>
        </message>
        <message>
            <source>You see a report of what would be read before anything is written.</source>
            <translation>写入之前，可先查看将读取内容的报告。</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>Groundmark projects (*.groundmark)</source>
            <translation>Groundmark 项目 (*.groundmark)</translation>
        </message>
    </context>
    <context>
        <name>Metrics</name>
        <message>
            <source>The line is not a JSON object.</source>
            <translation>该行不是 JSON 对象。</translation>
        </message>
        <message>
            <source>line %1</source>
            <translation>第 %1 行</translation>
        </message>
        <message>
            <source>The other lines are scored.</source>
            <translation>其余各行照常评分。</translation>
        </message>
    </context>
    <context>
        <name>ModelSpec</name>
        <message>
            <source>The model replay needs a file.</source>
            <translation>模型 replay 需要一个文件。</translation>
        </message>
        <message>
            <source>Write replay:FILE.</source>
            <translation>请写成 replay:FILE。</translation>
        </message>
        <message>
            <source>This kind of model is not built in this version yet.</source>
            <translation>此版本尚未提供这类模型。</translation>
        </message>
        <message>
            <source>Use tesseract[:LANG] or replay:FILE.</source>
            <translation>请使用 tesseract[:LANG] 或 replay:FILE。</translation>
        </message>
        <message>
            <source>There is no kind of model called "%1".</source>
            <translation>没有名为“%1”的模型类型。</translation>
        </message>
        <message>
            <source>Models are named as %1.</source>
            <translation>模型的写法为 %1。</translation>
        </message>
    </context>
    <context>
        <name>Npy</name>
        <message>
            <source>Nothing was read.</source>
            <translation>未读取任何内容。</translation>
        </message>
        <message>
            <source>Save the array with numpy.save(), as float16, float32, float64 or an integer type.</source>
            <translation>请用 numpy.save() 保存数组，类型为 float16、float32、float64 或整数。</translation>
        </message>
        <message>
            <source>This is not a .npy file, or its header is damaged</source>
            <translation>这不是 .npy 文件，或文件头已损坏</translation>
        </message>
        <message>
            <source>The array's number type is not supported</source>
            <translation>不支持该数组的数值类型</translation>
        </message>
        <message>
            <source>The file ends before the array is complete</source>
            <translation>文件在数组结束前中断</translation>
        </message>
    </context>
    <context>
        <name>Numbers</name>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>%1 min %2 s</source>
            <translation>%1 分 %2 秒</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 小时 %2 分</translation>
        </message>
    </context>
    <context>
        <name>Perturbation</name>
        <message>
            <source>The image was left as it is.</source>
            <translation>图像保持原样。</translation>
        </message>
        <message>
            <source>There is no image to perturb</source>
            <translation>没有可扰动的图像</translation>
        </message>
        <message>
            <source>The parameters of %1 are out of range</source>
            <translation>%1 的参数超出范围</translation>
        </message>
        <message>
            <source>It takes: %1.</source>
            <translation>可用参数：%1。</translation>
        </message>
        <message>
            <source>%1 could not be applied to %2 × %3 pixels</source>
            <translation>%1 无法应用于 %2 × %3 像素的图像</translation>
        </message>
        <message>
            <source>Try again with a smaller image.</source>
            <translation>请换用较小的图像重试。</translation>
        </message>
    </context>
    <context>
        <name>Project</name>
        <message>
            <source>Another Groundmark (process %1 on %2) has this project open, so it is read-only here.</source>
            <translation>另一个 Groundmark（%2 上的进程 %1）已打开此项目，因此这里为只读。</translation>
        </message>
        <message>
            <source>The project's folder can't be written to, so it is read-only.</source>
            <translation>项目所在文件夹无法写入，因此项目为只读。</translation>
        </message>
        <message>
            <source>This is a database, but not a Groundmark project.</source>
            <translation>这是数据库，但不是 Groundmark 项目。</translation>
        </message>
        <message>
            <source>The file was not changed.</source>
            <translation>文件未被更改。</translation>
        </message>
        <message>
            <source>Import files of other programs into a new project instead.</source>
            <translation>请改为将其他程序的文件导入新项目。</translation>
        </message>
        <message>
            <source>The project was written by a newer Groundmark (schema %1; this one knows %2).</source>
            <translation>该项目由更新版本的 Groundmark 写入（架构版本 %1；当前版本支持 %2）。</translation>
        </message>
        <message>
            <source>Open it with a newer Groundmark.</source>
            <translation>请用更新版本的 Groundmark 打开。</translation>
        </message>
        <message>
            <source>There is no such project.</source>
            <translation>没有这个项目。</translation>
        </message>
        <message>
            <source>Check the path, or make one with "groundmark new".</source>
            <translation>请检查路径，或用“groundmark new”新建。</translation>
        </message>
        <message>
            <source>There is a file of this name already.</source>
            <translation>已有同名文件。</translation>
        </message>
        <message>
            <source>It was not changed.</source>
            <translation>该文件未被更改。</translation>
        </message>
        <message>
            <source>Choose another name, or open it.</source>
            <translation>请换一个名称，或打开该文件。</translation>
        </message>
        <message>
            <source>The project can't be created here.</source>
            <translation>无法在此处创建项目。</translation>
        </message>
        <message>
            <source>Check that the folder exists and that you can write to it.</source>
            <translation>请确认文件夹存在且可写入。</translation>
        </message>
        <message>
            <source>The project was opened for reading only.</source>
            <translation>项目以只读方式打开。</translation>
        </message>
        <message>
            <source>The project file is write-protected, so it is read-only.</source>
            <translation>项目文件有写保护，因此为只读。</translation>
        </message>
        <message>
            <source>The project is of an older version and can't be brought up to date while it is read-only.</source>
            <translation>项目版本较旧，只读状态下无法升级。</translation>
        </message>
        <message>
            <source>Open a copy of it in a folder that you can write to.</source>
            <translation>请将副本放到可写入的文件夹中再打开。</translation>
        </message>
    </context>
    <context>
        <name>Reason</name>
        <message>
            <source>Truth</source>
            <translation>标准答案</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>答案</translation>
        </message>
        <message>
            <source>truth %1</source>
            <translation>标准答案 %1</translation>
        </message>
        <message>
            <source>answer %1</source>
            <translation>答案 %1</translation>
        </message>
        <message>
            <source>and %1 more boxes</source>
            <translation>另有 %1 个框</translation>
        </message>
        <message>
            <source>, weight %1</source>
            <translation>，权重 %1</translation>
        </message>
    </context>
    <context>
        <name>ReplayModel</name>
        <message>
            <source>%1, line %2</source>
            <translation>%1，第 %2 行</translation>
        </message>
        <message>
            <source>No answer was taken.</source>
            <translation>未采用任何答案。</translation>
        </message>
        <message>
            <source>Each line must be one object such as {"id": "7", "response": "42"}.</source>
            <translation>每行须为一个对象，如 {"id": "7", "response": "42"}。</translation>
        </message>
        <message>
            <source>The file with the answers cannot be read: %1</source>
            <translation>无法读取答案文件：%1</translation>
        </message>
        <message>
            <source>Check the path and the permissions.</source>
            <translation>请检查路径和权限。</translation>
        </message>
        <message>
            <source>This is not a JSON object.</source>
            <translation>这不是 JSON 对象。</translation>
        </message>
        <message>
            <source>The id or the response is missing.</source>
            <translation>缺少 id 或回复。</translation>
        </message>
        <message>
            <source>The id %1 comes a second time.</source>
            <translation>id %1 重复出现。</translation>
        </message>
        <message>
            <source>%1 has no answer for the sample %2.</source>
            <translation>%1 中没有样本 %2 的答案。</translation>
        </message>
    </context>
    <context>
        <name>Report</name>
        <message>
            <source>%1 of %2 scored, %3 unparseable, %4 refused or empty, %5 API errors</source>
            <translation>共 %2 条，已评分 %1，无法解析 %3，拒答或为空 %4，API 错误 %5</translation>
        </message>
        <message>
            <source>Replies written for the demonstration</source>
            <translation>为演示编写的回复</translation>
        </message>
        <message>
            <source>Mean score</source>
            <translation>平均分数</translation>
        </message>
        <message>
            <source>There is no run "%1" in the project.</source>
            <translation>项目中没有运行“%1”。</translation>
        </message>
    </context>
    <context>
        <name>Roles</name>
        <message>
            <source>Object</source>
            <translation>对象</translation>
        </message>
        <message>
            <source>Relevant</source>
            <translation>相关</translation>
        </message>
        <message>
            <source>Adversarial</source>
            <translation>对抗</translation>
        </message>
        <message>
            <source>Cue</source>
            <translation>线索</translation>
        </message>
        <message>
            <source>Mask target</source>
            <translation>掩码目标</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>答案</translation>
        </message>
        <message>
            <source>Word or text</source>
            <translation>词或文本</translation>
        </message>
    </context>
    <context>
        <name>RunLength</name>
        <message>
            <source>The mask was not read.</source>
            <translation>未读取掩码。</translation>
        </message>
        <message>
            <source>Check that the size and the run lengths belong to the same image.</source>
            <translation>请检查尺寸与游程是否属于同一图像。</translation>
        </message>
        <message>
            <source>The run lengths break off or hold a character that does not belong there (position %1)</source>
            <translation>游程数据中断或含有无效字符（位置 %1）</translation>
        </message>
        <message>
            <source>Run %1 is longer than the image or negative</source>
            <translation>游程 %1 超出图像长度或为负数</translation>
        </message>
        <message>
            <source>The run lengths do not add up to %1 × %2 pixels</source>
            <translation>游程之和不等于 %1 × %2 像素</translation>
        </message>
    </context>
    <context>
        <name>Runs</name>
        <message>
            <source>Truth</source>
            <translation>标准答案</translation>
        </message>
    </context>
    <context>
        <name>SampleProject</name>
        <message>
            <source>The sample project can't be copied.</source>
            <translation>无法复制示例项目。</translation>
        </message>
        <message>
            <source>Check that there is room and that you can write there.</source>
            <translation>请检查磁盘空间和写入权限。</translation>
        </message>
        <message>
            <source>The sample project was not built with this Groundmark.</source>
            <translation>此 Groundmark 构建时未包含示例项目。</translation>
        </message>
        <message>
            <source>Run "cmake --build build/release --target sample-project".</source>
            <translation>请运行“cmake --build build/release --target sample-project”。</translation>
        </message>
    </context>
    <context>
        <name>Score</name>
        <message>
            <source>%1, item %2</source>
            <translation>%1，第 %2 项</translation>
        </message>
        <message>
            <source>The item is not a JSON object.</source>
            <translation>该项不是 JSON 对象。</translation>
        </message>
        <message>
            <source>It was left out.</source>
            <translation>已将其略去。</translation>
        </message>
        <message>
            <source>The official program cannot score the item: %1</source>
            <translation>官方程序无法为该项评分：%1</translation>
        </message>
        <message>
            <source>It counts as 0.</source>
            <translation>计为 0。</translation>
        </message>
        <message>
            <source>Nothing was written.</source>
            <translation>未写入任何内容。</translation>
        </message>
        <message>
            <source>There is no official program for "%1".</source>
            <translation>没有“%1”的官方程序。</translation>
        </message>
        <message>
            <source>Known: %1.</source>
            <translation>已知：%1。</translation>
        </message>
        <message>
            <source>The file cannot be written: %1</source>
            <translation>无法写入文件：%1</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <translation>无法读取文件。</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>已停止。</translation>
        </message>
        <message>
            <source>The file is no JSON list of predictions.</source>
            <translation>该文件不是预测的 JSON 列表。</translation>
        </message>
        <message>
            <source>Item %1 is larger than 256 MB.</source>
            <translation>第 %1 项超过 256 MB。</translation>
        </message>
        <message>
            <source>The file ends inside item %1.</source>
            <translation>文件在第 %1 项中间结束。</translation>
        </message>
        <message numerus="yes">
            <source>The %n item(s) before it are scored.</source>
            <translation>
                <numerusform>其前的 %n 项已评分。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Storage</name>
        <message>
            <source>Another program is writing to the project.</source>
            <translation>另一个程序正在写入该项目。</translation>
        </message>
        <message>
            <source>Close the other program, then try again.</source>
            <translation>请关闭另一个程序，然后重试。</translation>
        </message>
        <message>
            <source>The project is read-only.</source>
            <translation>项目为只读。</translation>
        </message>
        <message>
            <source>Copy it to a folder that you can write to.</source>
            <translation>请将其复制到可写入的文件夹。</translation>
        </message>
        <message>
            <source>The disk is full.</source>
            <translation>磁盘已满。</translation>
        </message>
        <message>
            <source>Free some space; Groundmark tries again.</source>
            <translation>请释放一些空间，Groundmark 会自动重试。</translation>
        </message>
        <message>
            <source>The file is not a Groundmark project, or it is damaged.</source>
            <translation>该文件不是 Groundmark 项目，或已损坏。</translation>
        </message>
        <message>
            <source>Run "groundmark check" on it, or restore a backup.</source>
            <translation>请对其运行“groundmark check”，或恢复备份。</translation>
        </message>
        <message>
            <source>The file can't be opened or written.</source>
            <translation>无法打开或写入文件。</translation>
        </message>
        <message>
            <source>Check the folder, its permissions and the disk.</source>
            <translation>请检查文件夹、权限和磁盘。</translation>
        </message>
        <message>
            <source>The project file refused: %1.</source>
            <translation>项目文件拒绝了操作：%1。</translation>
        </message>
        <message>
            <source>Nothing was changed by this step.</source>
            <translation>此步操作未更改任何内容。</translation>
        </message>
        <message>
            <source>It is no longer in the project.</source>
            <translation>它已不在项目中。</translation>
        </message>
    </context>
    <context>
        <name>TesseractModel</name>
        <message>
            <source>The request has no image to read text from.</source>
            <translation>请求中没有可识别文本的图像。</translation>
        </message>
    </context>
    <context>
        <name>TextCue</name>
        <message>
            <source>No region was chosen.</source>
            <translation>未选择区域。</translation>
        </message>
        <message>
            <source>Export both attention maps of the same model and image, one row per layer.</source>
            <translation>请导出同一模型、同一图像的两张注意力图，每层一行。</translation>
        </message>
        <message>
            <source>The two attention maps differ in shape</source>
            <translation>两张注意力图的形状不一致</translation>
        </message>
        <message>
            <source>An attention map holds values that are not finite</source>
            <translation>注意力图中含有非有限数值</translation>
        </message>
        <message>
            <source>The maps have %1 layers, but the first to look at is layer %2 (from 0)</source>
            <translation>注意力图共有 %1 层，但要查看的首层是第 %2 层（从 0 计）</translation>
        </message>
    </context>
    <context>
        <name>TextRecogniser</name>
        <message>
            <source>Tesseract has no data for the language %1.</source>
            <translation>Tesseract 没有语言 %1 的数据。</translation>
        </message>
        <message>
            <source>Install the package %1.</source>
            <translation>请安装软件包 %1。</translation>
        </message>
        <message>
            <source>No language was named to read text in.</source>
            <translation>未指定识别文本的语言。</translation>
        </message>
        <message>
            <source>Name one such as eng, or several such as eng+chi_sim.</source>
            <translation>请指定一种语言，如 eng；或多种语言，如 eng+chi_sim。</translation>
        </message>
        <message>
            <source>Tesseract could not be started.</source>
            <translation>无法启动 Tesseract。</translation>
        </message>
        <message>
            <source>Reinstall tesseract-ocr and the data of the languages %1.</source>
            <translation>请重新安装 tesseract-ocr 以及语言 %1 的数据。</translation>
        </message>
        <message>
            <source>There are no pixels to read text from.</source>
            <translation>没有可识别文本的像素。</translation>
        </message>
        <message>
            <source>Reading the text was cancelled.</source>
            <translation>文本识别已取消。</translation>
        </message>
        <message>
            <source>Tesseract could not read the picture.</source>
            <translation>Tesseract 无法读取该图像。</translation>
        </message>
    </context>
    <context>
        <name>Tools</name>
        <message>
            <source>Rectangle</source>
            <translation>矩形</translation>
        </message>
        <message>
            <source>Arrows move the corner, Enter finishes, Esc cancels</source>
            <translation>方向键移动角点，Enter 完成，Esc 取消</translation>
        </message>
        <message>
            <source>Arrows move the cross, Enter sets the corner, Esc cancels</source>
            <translation>方向键移动十字光标，Enter 确定角点，Esc 取消</translation>
        </message>
        <message>
            <source>Click or release at the opposite corner, Esc cancels</source>
            <translation>在对角处单击或松开，Esc 取消</translation>
        </message>
        <message>
            <source>Drag or click two corners; Shift+R draws by keyboard</source>
            <translation>拖动或单击两个角点；Shift+R 用键盘绘制</translation>
        </message>
        <message>
            <source>Move the image</source>
            <translation>移动图像</translation>
        </message>
        <message>
            <source>Drag moves the image; holding Space does so in every tool</source>
            <translation>拖动以移动图像；在任何工具中按住空格键也可移动</translation>
        </message>
        <message>
            <source>Point</source>
            <translation>点</translation>
        </message>
        <message>
            <source>Click sets a point</source>
            <translation>单击放置一个点</translation>
        </message>
        <message>
            <source>Polygon</source>
            <translation>多边形</translation>
        </message>
        <message>
            <source>Click adds a vertex, Backspace removes the last, Enter closes, Esc cancels</source>
            <translation>单击添加顶点，Backspace 删除上一个，Enter 闭合，Esc 取消</translation>
        </message>
        <message>
            <source>Click the vertices of a polygon</source>
            <translation>依次单击多边形的顶点</translation>
        </message>
        <message>
            <source>Quadrilateral</source>
            <translation>四边形</translation>
        </message>
        <message>
            <source>Rotated rectangle</source>
            <translation>旋转矩形</translation>
        </message>
        <message>
            <source>Click one end of a side</source>
            <translation>单击一条边的一端</translation>
        </message>
        <message>
            <source>Click the other end of the side, Esc cancels</source>
            <translation>单击该边的另一端，Esc 取消</translation>
        </message>
        <message>
            <source>Click the opposite side, Esc cancels</source>
            <translation>单击对边，Esc 取消</translation>
        </message>
        <message>
            <source>Select</source>
            <translation>选择</translation>
        </message>
        <message>
            <source>Release to finish, Esc cancels</source>
            <translation>松开以完成，Esc 取消</translation>
        </message>
        <message>
            <source>Click selects, drag selects several, Tab goes through them</source>
            <translation>单击选择，拖动多选，Tab 逐个切换</translation>
        </message>
        <message>
            <source>Drag moves, arrows nudge, Alt+arrows resize, Delete removes</source>
            <translation>拖动移动，方向键微调，Alt+方向键调整大小，Delete 删除</translation>
        </message>
    </context>
    <context>
        <name>groundmark::annotation::AnnotateWorkspace</name>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>Next item</source>
            <translation>下一项</translation>
        </message>
        <message>
            <source>Previous item</source>
            <translation>上一项</translation>
        </message>
        <message>
            <source>Next unfinished item</source>
            <translation>下一个未完成项</translation>
        </message>
        <message>
            <source>Previous unfinished item</source>
            <translation>上一个未完成项</translation>
        </message>
        <message>
            <source>Done, and next</source>
            <translation>完成并转到下一项</translation>
        </message>
        <message>
            <source>Mark as draft</source>
            <translation>标为草稿</translation>
        </message>
        <message>
            <source>Flag for an expert</source>
            <translation>标记待专家处理</translation>
        </message>
        <message>
            <source>Edit the label</source>
            <translation>编辑标签</translation>
        </message>
        <message>
            <source>Hide or show the selected regions</source>
            <translation>隐藏或显示选中的区域</translation>
        </message>
        <message>
            <source>Lock or unlock the selected regions</source>
            <translation>锁定或解锁选中的区域</translation>
        </message>
        <message>
            <source>Show or hide all regions</source>
            <translation>显示或隐藏所有区域</translation>
        </message>
        <message>
            <source>Boxes</source>
            <translation>框</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>页面</translation>
        </message>
        <message>
            <source>Annotate</source>
            <translation>标注</translation>
        </message>
        <message>
            <source>Item %1/%2</source>
            <translation>第 %1/%2 项</translation>
        </message>
        <message>
            <source>Zoom %1 %</source>
            <translation>缩放 %1 %</translation>
        </message>
        <message numerus="yes">
            <source>Selection: %n region(s)</source>
            <translation>
                <numerusform>已选：%n 个区域</numerusform>
            </translation>
        </message>
        <message>
            <source>Selection %1</source>
            <translation>已选：%1</translation>
        </message>
        <message>
            <source>Keys: text – single keys off</source>
            <translation>按键：文本（单键已停用）</translation>
        </message>
        <message>
            <source>Keys: canvas</source>
            <translation>按键：画布</translation>
        </message>
        <message>
            <source>Keys: lists</source>
            <translation>按键：列表</translation>
        </message>
        <message>
            <source>Dataset</source>
            <translation>数据集</translation>
        </message>
        <message>
            <source>Demonstration data</source>
            <translation>演示数据</translation>
        </message>
        <message>
            <source>Delete the selected regions</source>
            <translation>删除所选区域</translation>
        </message>
    </context>
    <context>
        <name>groundmark::annotation::CoordinateFields</name>
        <message>
            <source>Pixels</source>
            <translation>像素</translation>
        </message>
        <message>
            <source>Frame of the coordinates</source>
            <translation>坐标系</translation>
        </message>
        <message>
            <source>x</source>
            <translation>x</translation>
        </message>
        <message>
            <source>y</source>
            <translation>y</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>宽</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>高</translation>
        </message>
    </context>
    <context>
        <name>groundmark::annotation::DatasetSelector</name>
        <message>
            <source>All datasets</source>
            <translation>全部数据集</translation>
        </message>
    </context>
    <context>
        <name>groundmark::annotation::RegionModel</name>
        <message>
            <source>Region</source>
            <translation>区域</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Text</source>
            <translation>文本</translation>
        </message>
    </context>
    <context>
        <name>groundmark::annotation::RegionPanel</name>
        <message>
            <source>Regions</source>
            <translation>区域</translation>
        </message>
        <message>
            <source>Find label, role or text</source>
            <translation>查找标签、角色或文本</translation>
        </message>
        <message>
            <source>Label</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Role</source>
            <translation>角色</translation>
        </message>
        <message>
            <source>Transcription</source>
            <translation>转写</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>所选区域</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message numerus="yes">
            <source>%n region(s)</source>
            <translation>
                <numerusform>%n 个区域</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>groundmark::annotation::SampleDocument</name>
        <message>
            <source>There is no such sample in the project.</source>
            <translation>项目中没有此样本。</translation>
        </message>
    </context>
    <context>
        <name>groundmark::annotation::SampleList</name>
        <message>
            <source>Samples</source>
            <translation>样本</translation>
        </message>
        <message>
            <source>Find text or id</source>
            <translation>查找文本或编号</translation>
        </message>
    </context>
    <context>
        <name>groundmark::annotation::ToolBar</name>
        <message>
            <source>Previous page</source>
            <translation>上一页</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>下一页</translation>
        </message>
        <message>
            <source>Fit the window</source>
            <translation>适应窗口</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>第 %1 / %2 页</translation>
        </message>
    </context>
    <context>
        <name>groundmark::app::CommandPalette</name>
        <message>
            <source>Commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>Type a part of what you want to do</source>
            <translation>输入要执行的操作</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>命令</translation>
        </message>
    </context>
    <context>
        <name>groundmark::app::KeysDialog</name>
        <message>
            <source>Keys</source>
            <translation>快捷键</translation>
        </message>
        <message>
            <source>Keys without Ctrl or Alt work while a list or the canvas has the focus; in text fields they are typed.</source>
            <translation>不含 Ctrl 或 Alt 的快捷键仅在列表或画布获得焦点时有效；在文本框中则作为字符输入。</translation>
        </message>
    </context>
    <context>
        <name>groundmark::app::MainWindow</name>
        <message>
            <source>&amp;File</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;New project…</source>
            <translation>新建项目(&amp;N)…</translation>
        </message>
        <message>
            <source>&amp;Open project…</source>
            <translation>打开项目(&amp;O)…</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>打开最近的项目(&amp;R)</translation>
        </message>
        <message>
            <source>Open the &amp;sample project</source>
            <translation>打开示例项目(&amp;S)</translation>
        </message>
        <message>
            <source>Se&amp;ttings…</source>
            <translation>设置(&amp;T)…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>编辑(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;Keys</source>
            <translation>快捷键(&amp;K)</translation>
        </message>
        <message>
            <source>&amp;About Groundmark</source>
            <translation>关于 Groundmark(&amp;A)</translation>
        </message>
        <message>
            <source>About Groundmark</source>
            <translation>关于 Groundmark</translation>
        </message>
        <message>
            <source>Groundmark %1
Build and inspect benchmarks of grounded, text-rich visual reasoning.
Free software under the GNU General Public License, version 3 or later.</source>
            <translation>Groundmark %1
构建并检视有定位依据、富文本视觉推理的基准。
自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。</translation>
        </message>
        <message>
            <source>No project was opened yet</source>
            <translation>尚未打开过项目</translation>
        </message>
        <message>
            <source>New project</source>
            <translation>新建项目</translation>
        </message>
        <message>
            <source>Open project</source>
            <translation>打开项目</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>全局</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>Not saved – %1</source>
            <translation>未保存：%1</translation>
        </message>
        <message>
            <source>Read-only</source>
            <translation>只读</translation>
        </message>
        <message>
            <source>Saved %1</source>
            <translation>已保存 %1</translation>
        </message>
        <message>
            <source>Everything is saved</source>
            <translation>所有内容均已保存</translation>
        </message>
    </context>
    <context>
        <name>groundmark::app::SettingsDialog</name>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>Small</source>
            <translation>小</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>标准</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>大</translation>
        </message>
        <message>
            <source>Very large</source>
            <translation>特大</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>主题</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>文字大小</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>Annotator</source>
            <translation>标注员</translation>
        </message>
        <message>
            <source>Language and annotator hold from the next start on. The annotator's name signs the edit journal; a pseudonym is fine.</source>
            <translation>语言和标注员的更改将在下次启动后生效。编辑日志以标注员的名字署名，可用化名。</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::AnswerPane</name>
        <message>
            <source>written for the demonstration</source>
            <translation>为演示编写</translation>
        </message>
        <message>
            <source>%1 tokens</source>
            <translation>%1 词元</translation>
        </message>
        <message>
            <source>Reply of run %1</source>
            <translation>运行 %1 的回复</translation>
        </message>
        <message>
            <source>Parsed answer of run %1</source>
            <translation>运行 %1 解析出的答案</translation>
        </message>
        <message>
            <source>Answer of run %1</source>
            <translation>运行 %1 的答案</translation>
        </message>
        <message>
            <source>Parsed answer</source>
            <translation>解析出的答案</translation>
        </message>
        <message>
            <source>Parsed answer, against the truth</source>
            <translation>解析出的答案，与标准答案对比</translation>
        </message>
        <message>
            <source>comparing…</source>
            <translation>正在对比…</translation>
        </message>
        <message>
            <source>The texts are too long: their last %1 characters were not compared.</source>
            <translation>文本过长：末尾 %1 个字符未参与对比。</translation>
        </message>
        <message>
            <source>Reply, written for the demonstration</source>
            <translation>回复，为演示编写</translation>
        </message>
        <message>
            <source>Reply</source>
            <translation>回复</translation>
        </message>
        <message>
            <source>Show all %1 characters</source>
            <translation>显示全部 %1 个字符</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::AnswerStrip</name>
        <message>
            <source>Answers</source>
            <translation>答案</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::CanvasPane</name>
        <message>
            <source>This sample has no image.</source>
            <translation>此样本没有图像。</translation>
        </message>
        <message>
            <source>Image with truth and answers</source>
            <translation>带标准答案和各运行答案的图像</translation>
        </message>
        <message>
            <source>Show or hide the truth</source>
            <translation>显示或隐藏标准答案</translation>
        </message>
        <message>
            <source>Show or hide the boxes of run %1</source>
            <translation>显示或隐藏运行 %1 的框</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>上一页</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>下一页</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>第 %1 / %2 页</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::CompareModel</name>
        <message>
            <source>Sample</source>
            <translation>样本</translation>
        </message>
        <message>
            <source>Image</source>
            <translation>图像</translation>
        </message>
        <message>
            <source>Truth</source>
            <translation>标准答案</translation>
        </message>
        <message>
            <source>%1: %2. Click to sort by its score.</source>
            <translation>%1：%2。单击可按其分数排序。</translation>
        </message>
        <message>
            <source>unscored</source>
            <translation>未评分</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::ComparePage</name>
        <message>
            <source>sorted by %1, best first</source>
            <translation>按 %1 排序，最高分在前</translation>
        </message>
        <message>
            <source>sorted by %1, worst first</source>
            <translation>按 %1 排序，最低分在前</translation>
        </message>
        <message>
            <source>Next sample that run %1 failed or gave no answer for (F)</source>
            <translation>下一个样本：运行 %1 未通过或未作答 (F)</translation>
        </message>
        <message>
            <source>Row %1 of %2</source>
            <translation>第 %1 / %2 行</translation>
        </message>
        <message>
            <source>Zoom %1 %</source>
            <translation>缩放 %1 %</translation>
        </message>
        <message>
            <source>%1 API errors in %2 replies</source>
            <translation>%2 条回复中 %1 个 API 错误</translation>
        </message>
        <message>
            <source>Keys: text – single keys off</source>
            <translation>按键：文本（单键已停用）</translation>
        </message>
        <message>
            <source>Keys: inspect</source>
            <translation>按键：检视</translation>
        </message>
        <message>
            <source>Next sample</source>
            <translation>下一个样本</translation>
        </message>
        <message>
            <source>Previous sample</source>
            <translation>上一个样本</translation>
        </message>
        <message>
            <source>Next failure</source>
            <translation>下一个失败</translation>
        </message>
        <message>
            <source>Previous failure</source>
            <translation>上一个失败</translation>
        </message>
        <message>
            <source>Show or hide everything over the image</source>
            <translation>显示或隐藏图像上的所有标记</translation>
        </message>
        <message>
            <source>Show run %1</source>
            <translation>显示运行 %1</translation>
        </message>
        <message>
            <source>Find samples</source>
            <translation>查找样本</translation>
        </message>
        <message>
            <source>Open in Annotate…</source>
            <translation>在标注中打开…</translation>
        </message>
        <message>
            <source>in the dataset's order</source>
            <translation>按数据集顺序</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::CompareSummaryModel</name>
        <message>
            <source>Mean score</source>
            <translation>平均分数</translation>
        </message>
        <message>
            <source>All %1: mean score</source>
            <translation>全部 %1：平均分数</translation>
        </message>
        <message>
            <source>Scored</source>
            <translation>已评分</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>均值</translation>
        </message>
        <message>
            <source>scored</source>
            <translation>已评分</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::CompareTable</name>
        <message>
            <source>Samples</source>
            <translation>样本</translation>
        </message>
        <message>
            <source>How the runs went</source>
            <translation>各运行的结果分布</translation>
        </message>
        <message>
            <source>No sample matches</source>
            <translation>没有匹配的样本</translation>
        </message>
        <message>
            <source>%1 samples</source>
            <translation>%1 个样本</translation>
        </message>
        <message>
            <source>%1 of %2 samples</source>
            <translation>%1 / %2 个样本</translation>
        </message>
        <message>
            <source>Clear filter (would show %1)</source>
            <translation>清除筛选（将显示 %1 个）</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::DatasetModel</name>
        <message>
            <source>All samples</source>
            <translation>全部样本</translation>
        </message>
        <message>
            <source>%1, %2 samples</source>
            <translation>%1，%2 个样本</translation>
        </message>
        <message>
            <source>Licence: %1</source>
            <translation>许可证：%1</translation>
        </message>
        <message>
            <source>Demonstration data</source>
            <translation>演示数据</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::DatasetPanel</name>
        <message>
            <source>Datasets</source>
            <translation>数据集</translation>
        </message>
        <message>
            <source>Datasets appear here once you add images or import a benchmark.</source>
            <translation>添加图像或导入基准后，数据集会显示在这里。</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::ErrorPane</name>
        <message>
            <source>Copy details</source>
            <translation>复制详情</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::ExportDialog</name>
        <message>
            <source>1 sample</source>
            <translation>1 个样本</translation>
        </message>
        <message>
            <source>%1 samples</source>
            <translation>%1 个样本</translation>
        </message>
        <message>
            <source>1 region</source>
            <translation>1 个区域</translation>
        </message>
        <message>
            <source>%1 regions</source>
            <translation>%1 个区域</translation>
        </message>
        <message>
            <source>1 prediction</source>
            <translation>1 条预测</translation>
        </message>
        <message>
            <source>%1 predictions</source>
            <translation>%1 条预测</translation>
        </message>
        <message>
            <source>Written: %1</source>
            <translation>已写入：%1</translation>
        </message>
        <message>
            <source>Export a dataset</source>
            <translation>导出数据集</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Dataset</source>
            <translation>数据集</translation>
        </message>
        <message>
            <source>Predictions of</source>
            <translation>预测来源</translation>
        </message>
        <message>
            <source>Write as</source>
            <translation>导出格式</translation>
        </message>
        <message>
            <source>What the format could not say</source>
            <translation>该格式无法表达的内容</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>进度</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>导出</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>Export to</source>
            <translation>导出到</translation>
        </message>
        <message>
            <source>Say where to write it.</source>
            <translation>请指定导出位置。</translation>
        </message>
        <message>
            <source>The format holds everything.</source>
            <translation>该格式可完整保存所有内容。</translation>
        </message>
        <message>
            <source>What the format could not say, %1 times:</source>
            <translation>该格式无法表达的内容，共 %1 处：</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::FilterBar</name>
        <message>
            <source>Find id, question or answer</source>
            <translation>查找编号、问题或答案</translation>
        </message>
        <message>
            <source>Condition</source>
            <translation>添加条件</translation>
        </message>
        <message>
            <source>All conditions on the shown runs</source>
            <translation>所显示运行的全部条件</translation>
        </message>
        <message>
            <source>Task</source>
            <translation>任务</translation>
        </message>
        <message>
            <source>Find samples</source>
            <translation>查找样本</translation>
        </message>
        <message>
            <source>Failed means a score below</source>
            <translation>得分低于此值即为未通过</translation>
        </message>
        <message>
            <source>failed = score below</source>
            <translation>未通过 = 得分低于</translation>
        </message>
        <message>
            <source>All tasks</source>
            <translation>全部任务</translation>
        </message>
        <message>
            <source>task: %1</source>
            <translation>任务：%1</translation>
        </message>
        <message>
            <source>“%1”</source>
            <translation>“%1”</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 和 %2</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::FramesPane</name>
        <message>
            <source>0–1000</source>
            <translation>0–1000</translation>
        </message>
        <message>
            <source>0–1</source>
            <translation>0–1</translation>
        </message>
        <message>
            <source>pixels</source>
            <translation>像素</translation>
        </message>
        <message>
            <source>resized</source>
            <translation>缩放后</translation>
        </message>
        <message>
            <source>Read as %1, the box of %2 would have IoU %3.</source>
            <translation>若按“%1”读取，%2 的框 IoU 为 %3。</translation>
        </message>
        <message>
            <source>The box of %1 does not fit into %2: frame or answer is wrong.</source>
            <translation>%1 的框不符合“%2”坐标系：坐标系或答案有误。</translation>
        </message>
        <message>
            <source>used %1</source>
            <translation>采用 %1</translation>
        </message>
        <message>
            <source>Coordinate frames</source>
            <translation>坐标系</translation>
        </message>
        <message>
            <source>IoU with the truth under each frame</source>
            <translation>各坐标系下与标准答案的 IoU</translation>
        </message>
        <message>
            <source>Run</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>Parsed</source>
            <translation>解析值</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::ImportDialog</name>
        <message>
            <source>starting</source>
            <translation>正在开始</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>剩余 %1</translation>
        </message>
        <message>
            <source>%1/s</source>
            <translation>%1/秒</translation>
        </message>
        <message>
            <source>Import: nothing has been written yet</source>
            <translation>导入：尚未写入任何内容</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>进度</translation>
        </message>
        <message>
            <source>Copy report</source>
            <translation>复制报告</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>导入</translation>
        </message>
        <message>
            <source>None of the formats recognises this.</source>
            <translation>无法识别为任何支持的格式。</translation>
        </message>
        <message>
            <source>Nothing was imported.</source>
            <translation>未导入任何内容。</translation>
        </message>
        <message>
            <source>Choose above what it is to be read as, or check that it is the right file.</source>
            <translation>请在上方选择读取格式，或检查文件是否正确。</translation>
        </message>
        <message>
            <source>Import predictions: nothing has been written yet</source>
            <translation>导入预测：尚未写入任何内容</translation>
        </message>
        <message>
            <source>Import samples: nothing has been written yet</source>
            <translation>导入样本：尚未写入任何内容</translation>
        </message>
        <message>
            <source>The file itself is not changed.</source>
            <translation>源文件本身不会被更改。</translation>
        </message>
        <message>
            <source>Cancelling…</source>
            <translation>正在取消…</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::ImportForm</name>
        <message>
            <source>empty: leave the predictions out</source>
            <translation>留空则不导入预测</translation>
        </message>
        <message>
            <source>beside the source</source>
            <translation>与源文件同一位置</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Images folder</source>
            <translation>图像文件夹</translation>
        </message>
        <message>
            <source>Name of the run</source>
            <translation>运行名称</translation>
        </message>
        <message>
            <source>Read as</source>
            <translation>读取格式</translation>
        </message>
        <message>
            <source>Into dataset</source>
            <translation>导入到数据集</translation>
        </message>
        <message>
            <source>choose a format</source>
            <translation>选择格式</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::ImportReportPane</name>
        <message>
            <source>What would happen</source>
            <translation>导入预览</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>行</translation>
        </message>
        <message>
            <source>How it was decided</source>
            <translation>判断依据</translation>
        </message>
        <message>
            <source>Look at these</source>
            <translation>请查看以下问题</translation>
        </message>
        <message>
            <source>%1 rows</source>
            <translation>%1 行</translation>
        </message>
        <message>
            <source>%1 rows, the first 50 of each kind</source>
            <translation>%1 行，每类显示前 50 行</translation>
        </message>
        <message>
            <source>1 row</source>
            <translation>1 行</translation>
        </message>
        <message>
            <source>%1 rows, the first of each kind</source>
            <translation>%1 行，每类显示首行</translation>
        </message>
        <message>
            <source>Show the first of each kind</source>
            <translation>每类仅显示首行</translation>
        </message>
        <message>
            <source>Show all %1</source>
            <translation>显示全部 %1 行</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::InspectWorkspace</name>
        <message>
            <source>Demonstration replies</source>
            <translation>演示回复</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>对比</translation>
        </message>
        <message>
            <source>Dataset</source>
            <translation>数据集</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>Inspect</source>
            <translation>检视</translation>
        </message>
        <message>
            <source>No project is open</source>
            <translation>未打开项目</translation>
        </message>
        <message>
            <source>Open or create one under Library; its runs are then compared here.</source>
            <translation>请在样本库中打开或新建项目，其中的运行会在此对比。</translation>
        </message>
        <message>
            <source>No runs yet</source>
            <translation>尚无运行</translation>
        </message>
        <message>
            <source>A run is what one model answered to a dataset. With at least one, every answer stands here beside the truth, with the reason for its score.</source>
            <translation>一次运行是一个模型对某个数据集的全部作答。只要有一次运行，每个答案都会与标准答案并列显示，并附得分原因。</translation>
        </message>
        <message>
            <source>Import predictions…</source>
            <translation>导入预测…</translation>
        </message>
        <message>
            <source>Read a model's answers from a file of predictions and score them.</source>
            <translation>从预测文件读取模型的答案并评分。</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>导入…</translation>
        </message>
        <message>
            <source>Scored against an older truth: %1</source>
            <translation>按旧版标准答案评分：%1</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::IssueList</name>
        <message>
            <source>Rows to look at</source>
            <translation>待查看的行</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::LibraryWorkspace</name>
        <message>
            <source>Add a folder of images</source>
            <translation>添加图像文件夹</translation>
        </message>
        <message>
            <source>Import a benchmark or predictions</source>
            <translation>导入基准或预测</translation>
        </message>
        <message>
            <source>Open a project, or make a new one, to import into it.</source>
            <translation>请先打开或新建项目，再导入。</translation>
        </message>
        <message>
            <source>Samples</source>
            <translation>样本</translation>
        </message>
        <message>
            <source>Add images…</source>
            <translation>添加图像…</translation>
        </message>
        <message>
            <source>Import a benchmark or predictions…</source>
            <translation>导入基准或预测…</translation>
        </message>
        <message>
            <source>Export a dataset…</source>
            <translation>导出数据集…</translation>
        </message>
        <message>
            <source>New project…</source>
            <translation>新建项目…</translation>
        </message>
        <message>
            <source>Open project…</source>
            <translation>打开项目…</translation>
        </message>
        <message>
            <source>Open the sample project</source>
            <translation>打开示例项目</translation>
        </message>
        <message>
            <source>Find samples</source>
            <translation>查找样本</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>样本库</translation>
        </message>
        <message>
            <source>No project is open</source>
            <translation>未打开项目</translation>
        </message>
        <message>
            <source>No samples</source>
            <translation>没有样本</translation>
        </message>
        <message>
            <source>1 dataset</source>
            <translation>1 个数据集</translation>
        </message>
        <message>
            <source>%1 datasets</source>
            <translation>%1 个数据集</translation>
        </message>
        <message>
            <source>1 sample</source>
            <translation>1 个样本</translation>
        </message>
        <message>
            <source>%1 samples</source>
            <translation>%1 个样本</translation>
        </message>
        <message>
            <source>Keys: lists</source>
            <translation>按键：列表</translation>
        </message>
        <message>
            <source>text: %1</source>
            <extracomment>A condition of a filter: the text that is looked for.</extracomment>
            <translation>文本：%1</translation>
        </message>
        <message>
            <source>task: %1</source>
            <translation>任务：%1</translation>
        </message>
        <message>
            <source>state: %1</source>
            <translation>状态：%1</translation>
        </message>
        <message>
            <source>Demonstration data</source>
            <translation>演示数据</translation>
        </message>
        <message>
            <source>Made up to show the program: neither answers nor scores are results.</source>
            <translation>仅为展示程序而编造：答案和分数均非真实结果。</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::NoMatchPane</name>
        <message>
            <source>No sample matches</source>
            <translation>没有匹配的样本</translation>
        </message>
        <message>
            <source>Clear filter (would show %1)</source>
            <translation>清除筛选（将显示 %1 个）</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::ReasonPane</name>
        <message>
            <source>Why this score</source>
            <translation>得分原因</translation>
        </message>
        <message>
            <source>Scored against truth v%1.</source>
            <translation>按标准答案 v%1 评分。</translation>
        </message>
        <message>
            <source>Also: %1</source>
            <translation>另有：%1</translation>
        </message>
        <message>
            <source>The score came without a reason; scoring the run again gives one.</source>
            <translation>该分数未附原因；重新为此运行评分即可生成。</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::RunSelector</name>
        <message>
            <source>Which runs are compared</source>
            <translation>参与对比的运行</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>No runs</source>
            <translation>没有运行</translation>
        </message>
        <message numerus="yes">
            <source>%n runs: %1</source>
            <translation>
                <numerusform>%n 次运行：%1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::SampleCell</name>
        <message>
            <source>Image can't be read</source>
            <translation>无法读取图像</translation>
        </message>
        <message>
            <source>Image is missing</source>
            <translation>图像缺失</translation>
        </message>
        <message>
            <source>%1 pages</source>
            <translation>%1 页</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::SampleFilterBar</name>
        <message>
            <source>Find text, id or answer</source>
            <translation>查找文本、编号或答案</translation>
        </message>
        <message>
            <source>Task</source>
            <translation>任务</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>All states</source>
            <translation>全部状态</translation>
        </message>
        <message>
            <source>All tasks</source>
            <translation>全部任务</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>A task type and its number of samples.</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>1 sample</source>
            <translation>1 个样本</translation>
        </message>
        <message>
            <source>%1 samples</source>
            <translation>%1 个样本</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <extracomment>"12 of 7,400 samples": the second part is "7,400 samples".</extracomment>
            <translation>%1 / %2</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::SampleGallery</name>
        <message>
            <source>Samples</source>
            <translation>样本</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::SampleGalleryModel</name>
        <message>
            <source>1 page</source>
            <translation>1 页</translation>
        </message>
        <message>
            <source>%1 pages</source>
            <translation>%1 页</translation>
        </message>
        <message>
            <source>1 region</source>
            <translation>1 个区域</translation>
        </message>
        <message>
            <source>%1 regions</source>
            <translation>%1 个区域</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::SampleHead</name>
        <message>
            <source>no image</source>
            <translation>无图像</translation>
        </message>
        <message>
            <source>%1 pages</source>
            <translation>%1 页</translation>
        </message>
        <message>
            <source>truth v%1</source>
            <translation>标准答案 v%1</translation>
        </message>
        <message>
            <source>%1 acceptable answers: %2</source>
            <translation>%1 个可接受的答案：%2</translation>
        </message>
        <message>
            <source>Truth: %1</source>
            <translation>标准答案：%1</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::SidePane</name>
        <message>
            <source>Why this score</source>
            <translation>得分原因</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>分数</translation>
        </message>
        <message>
            <source>Frames</source>
            <translation>坐标系</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>步骤</translation>
        </message>
        <message>
            <source>What stands beside the image</source>
            <translation>图像旁显示的内容</translation>
        </message>
    </context>
    <context>
        <name>groundmark::viewers::StepsPane</name>
        <message>
            <source>Correction: %1</source>
            <translation>修正：%1</translation>
        </message>
        <message>
            <source>Error: %1</source>
            <translation>错误：%1</translation>
        </message>
        <message>
            <source>Note: %1</source>
            <translation>备注：%1</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>步骤</translation>
        </message>
        <message>
            <source>written for the demonstration</source>
            <translation>为演示编写</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::Chip</name>
        <message>
            <source>%1 (Delete removes it)</source>
            <translation>%1（按 Delete 移除）</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::ChipBar</name>
        <message>
            <source>Filter</source>
            <translation>筛选</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::DiffText</name>
        <message>
            <source>Differences</source>
            <translation>差异</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>复制</translation>
        </message>
        <message>
            <source>Select all</source>
            <translation>全选</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::ImageCanvas</name>
        <message>
            <source>Image</source>
            <translation>图像</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::ModeRail</name>
        <message>
            <source>Workspaces</source>
            <translation>工作区</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::OutcomeBar</name>
        <message>
            <source>Outcomes</source>
            <translation>结果分布</translation>
        </message>
        <message>
            <source>%1 of %2: %3 scored, %4 unparseable, %5 refused or empty, %6 API errors</source>
            <translation>已完成 %1 / %2：已评分 %3，无法解析 %4，拒答或为空 %5，API 错误 %6</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::PanelHeader</name>
        <message>
            <source>Unfold %1</source>
            <translation>展开“%1”</translation>
        </message>
        <message>
            <source>Fold %1</source>
            <translation>折叠“%1”</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::ProgressLine</name>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>进度</translation>
        </message>
        <message>
            <source>What is finished is kept</source>
            <translation>已完成的部分会保留</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 / %2</translation>
        </message>
        <message>
            <source>%1 / s</source>
            <extracomment>A rate: so many per second.</extracomment>
            <translation>%1 / 秒</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>剩余 %1</translation>
        </message>
        <message>
            <source>%1 · paused</source>
            <translation>%1 · 已暂停</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::StatusBar</name>
        <message>
            <source>Status</source>
            <translation>状态</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::VerdictToggle</name>
        <message>
            <source>Verdict</source>
            <translation>判定</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>groundmark::widgets::ViewBar</name>
        <message>
            <source>Views</source>
            <translation>视图</translation>
        </message>
    </context>
</TS>
