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
    <message>
        <source>Paint mask</source>
        <translation>绘制掩码</translation>
    </message>
    <message>
        <source>Erase in mask</source>
        <translation>擦除掩码</translation>
    </message>
    <message>
        <source>Turn into a mask</source>
        <translation>转换为掩码</translation>
    </message>
    <message>
        <source>Turn into polygons</source>
        <translation>转换为多边形</translation>
    </message>
    <message>
        <source>Take words</source>
        <translation>选取词语</translation>
    </message>
    <message>
        <source>Cut region</source>
        <translation>剪切区域</translation>
    </message>
    <message>
        <source>Change drawing order</source>
        <translation>更改绘制顺序</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>更改编号</translation>
    </message>
    <message>
        <source>Change reading order</source>
        <translation>更改阅读顺序</translation>
    </message>
    <message>
        <source>Change attributes</source>
        <translation>更改属性</translation>
    </message>
    <message>
        <source>Describe the mask</source>
        <translation>描述掩码</translation>
    </message>
    <message>
        <source>Edit target text</source>
        <translation>编辑目标文本</translation>
    </message>
    <message>
        <source>Review masked sample</source>
        <translation>复核掩码样本</translation>
    </message>
    <message>
        <source>Judge step</source>
        <translation>判定步骤</translation>
    </message>
    <message>
        <source>Write correction</source>
        <translation>写更正</translation>
    </message>
    <message>
        <source>Choose error type</source>
        <translation>选择错误类型</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Link or unlink region</source>
        <translation>关联或取消关联区域</translation>
    </message>
    <message>
        <source>Mark for discussion</source>
        <translation>标记为待讨论</translation>
    </message>
    <message>
        <source>Split step</source>
        <translation>拆分步骤</translation>
    </message>
    <message>
        <source>Join steps</source>
        <translation>合并步骤</translation>
    </message>
    <message>
        <source>Resolve step</source>
        <translation>裁定步骤</translation>
    </message>
    <message>
        <source>Judge final answer</source>
        <translation>判定最终答案</translation>
    </message>
    <message>
        <source>Judge question</source>
        <translation>评价问题</translation>
    </message>
    <message>
        <source>Mark as practice</source>
        <translation>标记为练习</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Build regions</source>
        <translation>生成区域</translation>
    </message>
    <message>
        <source>Write question</source>
        <translation>写问题</translation>
    </message>
    <message>
        <source>Write answer</source>
        <translation>写答案</translation>
    </message>
    <message>
        <source>Choose reasoning class</source>
        <translation>选择推理类别</translation>
    </message>
    <message>
        <source>Describe the image</source>
        <translation>描述图像</translation>
    </message>
    <message>
        <source>Write solution</source>
        <translation>写解答</translation>
    </message>
    <message>
        <source>Stand by a check</source>
        <translation>确认检查项</translation>
    </message>
    <message>
        <source>Review question</source>
        <translation>审核问题</translation>
    </message>
    <message>
        <source>Add hop</source>
        <translation>添加跳步</translation>
    </message>
    <message>
        <source>Remove hop</source>
        <translation>删除跳步</translation>
    </message>
    <message>
        <source>Move hop</source>
        <translation>移动跳步</translation>
    </message>
    <message>
        <source>Write hop</source>
        <translation>写跳步</translation>
    </message>
    <message>
        <source>Choose operation</source>
        <translation>选择操作</translation>
    </message>
    <message>
        <source>Link or unlink cue</source>
        <translation>关联或取消关联线索</translation>
    </message>
    <message>
        <source>Link or unlink hops</source>
        <translation>关联或取消关联跳步</translation>
    </message>
    <message>
        <source>Accept picture</source>
        <translation>接受图片</translation>
    </message>
    <message>
        <source>Reject picture</source>
        <translation>拒绝图片</translation>
    </message>
    <message>
        <source>Flag picture</source>
        <translation>标记图片</translation>
    </message>
    <message>
        <source>Take verdict back</source>
        <translation>撤回判定</translation>
    </message>
    <message>
        <source>Make picture again</source>
        <translation>重新生成图片</translation>
    </message>
    <message>
        <source>Translate question</source>
        <translation>翻译题目</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>编辑笔记</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>删除笔记</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>加书签</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>移除书签</translation>
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
    <message>
        <source>macro P</source>
        <translation>宏平均 P</translation>
    </message>
    <message>
        <source>macro R</source>
        <translation>宏平均 R</translation>
    </message>
    <message>
        <source>macro F1</source>
        <translation>宏平均 F1</translation>
    </message>
    <message>
        <source>micro P</source>
        <translation>微平均 P</translation>
    </message>
    <message>
        <source>micro R</source>
        <translation>微平均 R</translation>
    </message>
    <message>
        <source>micro F1</source>
        <translation>微平均 F1</translation>
    </message>
    <message>
        <source>By question type</source>
        <translation>按问题类型</translation>
    </message>
    <message>
        <source>Judge against people</source>
        <translation>评判模型与人工的一致性</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>本数据集</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>LogicOCR-Gen statistics (Table 2)</source>
        <translation>LogicOCR-Gen 统计（表 2）</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>- answer %1, %</source>
        <translation>- 答案 %1，%</translation>
    </message>
    <message>
        <source>- average words in image</source>
        <translation>- 图中平均词数</translation>
    </message>
    <message>
        <source>LogicOCR-Real statistics (Table 3)</source>
        <translation>LogicOCR-Real 统计（表 3）</translation>
    </message>
    <message>
        <source>- average question tokens (estimated)</source>
        <translation>- 问题平均 token 数（估计）</translation>
    </message>
    <message>
        <source>- maximum question tokens (estimated)</source>
        <translation>- 问题最大 token 数（估计）</translation>
    </message>
    <message>
        <source>Hop chains (not in the paper)</source>
        <translation>跳步链（论文中没有）</translation>
    </message>
    <message>
        <source>Questions with hops</source>
        <translation>有跳步的问题</translation>
    </message>
    <message>
        <source>- hops per question</source>
        <translation>- 每题跳步数</translation>
    </message>
    <message>
        <source>- cues per question</source>
        <translation>- 每题线索数</translation>
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
    <message>
        <source>Write lines of kind,severity,lpips under a line with these names.</source>
        <translation>请在列名行之下逐行写 kind,severity,lpips。</translation>
    </message>
    <message>
        <source>A column is missing.</source>
        <translation>缺少一列。</translation>
    </message>
    <message>
        <source>Line %1 is no LPIPS value.</source>
        <translation>第 %1 行不是 LPIPS 值。</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Fit the window</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>Zoom to the selection</source>
        <translation>缩放到所选区域</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show or hide everything over the image</source>
        <translation>显示或隐藏图像上的所有内容</translation>
    </message>
    <message>
        <source>Hold to move the image with the mouse</source>
        <translation>按住并用鼠标移动图像</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>Making chains was cancelled.</source>
        <translation>已取消生成推理链。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>reasoning class</source>
        <translation>推理类别</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Nothing is missing</source>
        <translation>没有缺项</translation>
    </message>
    <message>
        <source>Something is not said yet</source>
        <translation>有内容还没填</translation>
    </message>
    <message>
        <source>question, answer, class and scenario are there</source>
        <translation>问题、答案、类别和场景都有</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>缺少：%1</translation>
    </message>
    <message>
        <source>Answer in the question</source>
        <translation>问题中的答案</translation>
    </message>
    <message>
        <source>told when there is a question and an answer</source>
        <translation>有问题和答案后才能判断</translation>
    </message>
    <message>
        <source>The question does not give the answer away</source>
        <translation>问题没有泄露答案</translation>
    </message>
    <message>
        <source>%1 not found in it</source>
        <translation>其中没有 %1</translation>
    </message>
    <message>
        <source>The answer stands in the question</source>
        <translation>答案出现在问题里</translation>
    </message>
    <message>
        <source>%1; fine where the question offers a choice</source>
        <translation>%1；若问题给出选项则没有问题</translation>
    </message>
    <message>
        <source>%1 can be read off it</source>
        <translation>可以直接读出 %1</translation>
    </message>
    <message>
        <source>Answer on the page</source>
        <translation>页面上的答案</translation>
    </message>
    <message>
        <source>told when there is an answer</source>
        <translation>有答案后才能判断</translation>
    </message>
    <message>
        <source>the page has not been read</source>
        <translation>页面还没有识别</translation>
    </message>
    <message>
        <source>Answer is not printed on the page</source>
        <translation>答案没有印在页面上</translation>
    </message>
    <message numerus="yes">
        <source>%1 not found in %n word(s) read</source>
        <translation>
            <numerusform>识别的 %n 个词中没有 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer is printed on the page</source>
        <translation>答案印在页面上</translation>
    </message>
    <message numerus="yes">
        <source>%1 among %n word(s) read: can it be looked up without reasoning?</source>
        <translation>
            <numerusform>识别的 %n 个词中有 %1：不推理也能查到吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer from the cues</source>
        <translation>由线索得出答案</translation>
    </message>
    <message>
        <source>there is no cue region yet</source>
        <translation>还没有线索区域</translation>
    </message>
    <message>
        <source>no cue has a text yet</source>
        <translation>线索都还没有文字</translation>
    </message>
    <message>
        <source>The answer can be had from the cues</source>
        <translation>由线索可以得出答案</translation>
    </message>
    <message>
        <source>%1 stands in them</source>
        <translation>其中有 %1</translation>
    </message>
    <message>
        <source>a hop calculates %1 from them</source>
        <translation>有一个跳步由线索算出 %1</translation>
    </message>
    <message>
        <source>for example %1</source>
        <translation>例如 %1</translation>
    </message>
    <message>
        <source>Does the answer follow from the cues?</source>
        <translation>由线索能推出答案吗？</translation>
    </message>
    <message>
        <source>%1 stands in none of them; a hop derives it</source>
        <translation>线索中都没有 %1；由跳步推出</translation>
    </message>
    <message>
        <source>The cues do not lead to the answer</source>
        <translation>由线索得不出答案</translation>
    </message>
    <message>
        <source>%1 stands in none of them, and no hop derives it</source>
        <translation>线索中都没有 %1，也没有跳步推出它</translation>
    </message>
    <message>
        <source>Several hops</source>
        <translation>多个跳步</translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s)</source>
        <translation>
            <numerusform>%n 个跳步</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no hop chain</source>
        <translation>没有跳步链</translation>
    </message>
    <message>
        <source>One hop only</source>
        <translation>只有一个跳步</translation>
    </message>
    <message>
        <source>%1 of at least %2</source>
        <translation>%1 个，至少要 %2 个</translation>
    </message>
    <message>
        <source>Cues and hops</source>
        <translation>线索与跳步</translation>
    </message>
    <message>
        <source>told when there are hops</source>
        <translation>有跳步后才能判断</translation>
    </message>
    <message>
        <source>A hop starts from nothing</source>
        <translation>有跳步没有起点</translation>
    </message>
    <message>
        <source>a cue of hop %1 is not there any more</source>
        <translation>跳步 %1 的一条线索已不存在</translation>
    </message>
    <message>
        <source>hop %1 builds on one that does not come before it</source>
        <translation>跳步 %1 依据的跳步不在它之前</translation>
    </message>
    <message>
        <source>hop 1 names no cue</source>
        <translation>跳步 1 没有线索</translation>
    </message>
    <message>
        <source>A cue belongs to no hop</source>
        <translation>有线索不属于任何跳步</translation>
    </message>
    <message>
        <source>cue %1 of %2</source>
        <translation>线索 %1，共 %2 条</translation>
    </message>
    <message>
        <source>A hop leads nowhere</source>
        <translation>有跳步没有后续</translation>
    </message>
    <message>
        <source>no later hop builds on hop %1: is it needed?</source>
        <translation>后面没有跳步依据跳步 %1：需要它吗？</translation>
    </message>
    <message>
        <source>Every cue and every hop is used</source>
        <translation>线索和跳步都用到了</translation>
    </message>
    <message>
        <source>%1 of %2 cues</source>
        <translation>线索 %1/%2</translation>
    </message>
    <message>
        <source>Cue regions</source>
        <translation>线索区域</translation>
    </message>
    <message>
        <source>A cue reaches out of the image</source>
        <translation>有线索超出图像</translation>
    </message>
    <message>
        <source>cue %1</source>
        <translation>线索 %1</translation>
    </message>
    <message>
        <source>A cue is very small</source>
        <translation>有线索很小</translation>
    </message>
    <message>
        <source>cue %1: %2 × %3 px</source>
        <translation>线索 %1：%2 × %3 像素</translation>
    </message>
    <message>
        <source>Cues lie inside the image</source>
        <translation>线索都在图像内</translation>
    </message>
    <message>
        <source>smallest %1 × %2 px</source>
        <translation>最小 %1 × %2 像素</translation>
    </message>
    <message>
        <source>A calculation is wrong</source>
        <translation>有算式不对</translation>
    </message>
    <message>
        <source>hop %1: %2 is %3, not %4</source>
        <translation>跳步 %1：%2 等于 %3，而不是 %4</translation>
    </message>
    <message>
        <source>Calculations are right</source>
        <translation>算式正确</translation>
    </message>
    <message>
        <source>Calculations</source>
        <translation>算式</translation>
    </message>
    <message numerus="yes">
        <source>%n equation(s) in the hops</source>
        <translation>
            <numerusform>跳步中有 %n 个算式</numerusform>
        </translation>
    </message>
    <message>
        <source>no hop holds an equation such as “3 + 4 = 7”</source>
        <translation>跳步中没有“3 + 4 = 7”这样的算式</translation>
    </message>
    <message>
        <source>It may be understood in two ways</source>
        <translation>可能有两种理解</translation>
    </message>
    <message>
        <source>One meaning</source>
        <translation>只有一种理解</translation>
    </message>
    <message>
        <source>told when there is a question</source>
        <translation>有问题后才能判断</translation>
    </message>
    <message>
        <source>“%1” leaves something open</source>
        <translation>“%1”不够明确</translation>
    </message>
    <message numerus="yes">
        <source>it asks %n question(s) at once</source>
        <translation>
            <numerusform>一次问了 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>the short answer offers a choice: list the other one as accepted, too</source>
        <translation>简短答案给出了两种说法：请把另一种列为可接受答案</translation>
    </message>
    <message>
        <source>the answer has no unit: is it a share or a percentage?</source>
        <translation>答案没有单位：是比值还是百分数？</translation>
    </message>
    <message>
        <source>one question, none of %1 vague words</source>
        <translation>一个问题，没有出现 %1 个模糊词</translation>
    </message>
    <message>
        <source>Short answer</source>
        <translation>简短答案</translation>
    </message>
    <message>
        <source>The answer is short</source>
        <translation>答案简短</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>The answer is long</source>
        <translation>答案较长</translation>
    </message>
    <message>
        <source>%1 words, at most %2: a judge may read it in several ways</source>
        <translation>%1 个词，最多 %2 个：评判可能有多种理解</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>about %1 tokens, at most %2</source>
        <translation>约 %1 个 token，最多 %2 个</translation>
    </message>
    <message>
        <source>The question is not too long</source>
        <translation>问题不太长</translation>
    </message>
    <message>
        <source>The question is too long</source>
        <translation>问题太长</translation>
    </message>
    <message>
        <source>Other questions</source>
        <translation>其他问题</translation>
    </message>
    <message>
        <source>being compared</source>
        <translation>正在比较</translation>
    </message>
    <message>
        <source>No near-duplicate question</source>
        <translation>没有近似重复的问题</translation>
    </message>
    <message>
        <source>there is no other question yet</source>
        <translation>还没有其他问题</translation>
    </message>
    <message>
        <source>closest %1, likeness %2 (letters, not meaning)</source>
        <translation>最接近 %1，相似度 %2（按字母，不按含义）</translation>
    </message>
    <message>
        <source>Another question is nearly the same</source>
        <translation>有一个几乎相同的问题</translation>
    </message>
    <message>
        <source>Other images</source>
        <translation>其他图像</translation>
    </message>
    <message>
        <source>Another image is nearly the same</source>
        <translation>有一张几乎相同的图像</translation>
    </message>
    <message>
        <source>%1: %2 of 64 bits differ</source>
        <translation>%1：64 位中有 %2 位不同</translation>
    </message>
    <message>
        <source>The image has other questions</source>
        <translation>这张图像还有其他问题</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s): do they ask something else?</source>
        <translation>
            <numerusform>另有 %n 个：问的是别的内容吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>No near-duplicate image</source>
        <translation>没有近似重复的图像</translation>
    </message>
    <message>
        <source>closest %1, %2 of 64 bits differ</source>
        <translation>最接近 %1，64 位中有 %2 位不同</translation>
    </message>
    <message>
        <source>there is no other image yet</source>
        <translation>还没有其他图像</translation>
    </message>
    <message>
        <source>Source and licence are said</source>
        <translation>来源和许可已填写</translation>
    </message>
    <message>
        <source>Image licence is not set</source>
        <translation>未填写图像许可</translation>
    </message>
    <message>
        <source>Image source is not set</source>
        <translation>未填写图像来源</translation>
    </message>
    <message>
        <source>needed before the set is handed on</source>
        <translation>发布数据集之前必须填写</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>&quot;%1&quot; is neither a verb nor a project.</source>
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
        <source>  … %1 of kind &quot;%2&quot; in all</source>
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
        <source>Name of the format; see &quot;groundmark formats&quot;.</source>
        <translation>格式名称，见“groundmark formats”。</translation>
    </message>
    <message>
        <source>Dataset to write; may be left out when there is one.</source>
        <translation>要写出的数据集；仅有一个时可省略。</translation>
    </message>
    <message>
        <source>Writes this run&apos;s predictions along.</source>
        <translation>同时写出此运行的预测。</translation>
    </message>
    <message>
        <source>There is no writable format &quot;%1&quot;; &quot;groundmark formats&quot; lists them.</source>
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
        <source>Dry run into &quot;%1&quot;: nothing has been written.</source>
        <translation>试运行，目标为“%1”：未写入任何内容。</translation>
    </message>
    <message>
        <source>Into &quot;%1&quot;:</source>
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
        <source>There is no readable format &quot;%1&quot;; &quot;groundmark formats&quot; lists them.</source>
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
        <source>There is no sample &quot;%1&quot; in the project.</source>
        <translation>项目中没有样本“%1”。</translation>
    </message>
    <message>
        <source>There is no workspace &quot;%1&quot;.</source>
        <translation>没有工作区“%1”。</translation>
    </message>
    <message>
        <source>The picture can&apos;t be written.</source>
        <translation>无法写出图片。</translation>
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
        <source>
Exit codes: 0 done, 1 done but some of the data was wrong, 2 the call was wrong, 3 an input could not be used.
&quot;groundmark VERB --help&quot; tells a verb&apos;s options.</source>
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
        <source>adds &quot;score&quot; to each line of JSON</source>
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
        <source>scores official prediction files and prints the paper&apos;s table</source>
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
    <message>
        <source>There are no images.</source>
        <translation>没有图像。</translation>
    </message>
    <message>
        <source>Distances at severities 1, 2, 3: 1 − SSIM / 1 − multi-scale SSIM / PSNR in dB / LPIPS where given. Then the library severities that meet the targets: SSIM-calibrated (not LPIPS).</source>
        <translation>强度 1、2、3 的距离：1 − SSIM / 1 − 多尺度 SSIM / PSNR（dB）/ 给出时的 LPIPS。其后为达到目标的参考库强度：按 SSIM 校准（非 LPIPS）。</translation>
    </message>
    <message>
        <source>* out of reach; the nearest is given</source>
        <translation>* 无法达到；给出最接近的值</translation>
    </message>
    <message>
        <source>Kinds, separated by commas; default: all candidates.</source>
        <translation>类型，用逗号分隔；默认：全部候选。</translation>
    </message>
    <message>
        <source>Distances 1 − SSIM of the severities 1, 2, 3.</source>
        <translation>强度 1、2、3 的距离 1 − SSIM。</translation>
    </message>
    <message>
        <source>Uses so many images; default 8.</source>
        <translation>使用的图像数；默认 8。</translation>
    </message>
    <message>
        <source>LPIPS values computed elsewhere: kind,severity,lpips.</source>
        <translation>在别处计算的 LPIPS 值：kind,severity,lpips。</translation>
    </message>
    <message>
        <source>Writes the severities for &quot;groundmark perturb --scale&quot;.</source>
        <translation>写出供“groundmark perturb --scale”使用的强度。</translation>
    </message>
    <message>
        <source>Name known kinds, three targets between 0 and 1, and at least one image.</source>
        <translation>请给出已知类型、三个 0 到 1 之间的目标和至少一张图像。</translation>
    </message>
    <message>
        <source>Only %1 images: the numbers depend on which they are.</source>
        <translation>只有 %1 张图像：数值取决于是哪些图像。</translation>
    </message>
    <message>
        <source>kinds calibrated</source>
        <translation>已校准类型</translation>
    </message>
    <message>
        <source>measures how far perturbations move images, and levels their severities</source>
        <translation>测量扰动使图像偏离的程度，并校准其强度</translation>
    </message>
    <message>
        <source>The run&apos;s benchmark does not use embeddings.</source>
        <translation>该运行的基准不使用嵌入。</translation>
    </message>
    <message>
        <source>Only runs over datasets of masked text (mmtr) do.</source>
        <translation>只有掩码文本（mmtr）数据集上的运行才使用。</translation>
    </message>
    <message>
        <source>Run whose replies are compared with the targets.</source>
        <translation>其回复将与目标比较的运行。</translation>
    </message>
    <message>
        <source>The embedding model.</source>
        <translation>嵌入模型。</translation>
    </message>
    <message>
        <source>Variable that holds the key.</source>
        <translation>存放密钥的环境变量。</translation>
    </message>
    <message>
        <source>Calls at the same time.</source>
        <translation>同时进行的调用数。</translation>
    </message>
    <message>
        <source>Say which --run and which --model.</source>
        <translation>请给出 --run 和 --model。</translation>
    </message>
    <message>
        <source>There is no run named &quot;%1&quot;.</source>
        <translation>没有名为“%1”的运行。</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>正在嵌入</translation>
    </message>
    <message>
        <source>%1 of %2 predictions compared by embeddings; mean score %3</source>
        <translation>%2 个预测中 %1 个已用嵌入比较；平均分 %3</translation>
    </message>
    <message>
        <source>The others keep the lexical stand-in, under its own name.</source>
        <translation>其余保留词面替代值，并标明其名称。</translation>
    </message>
    <message>
        <source>compares masked-text replies with their targets by an embedding model, and scores again</source>
        <translation>用嵌入模型比较掩码文本的回复与目标，并重新评分</translation>
    </message>
    <message>
        <source>%1 requests of the run &quot;%2&quot;; %3 are answered, %4 known already, %5 left out</source>
        <translation>运行“%2”的 %1 个请求；%3 个已回答，%4 个已知，%5 个已略过</translation>
    </message>
    <message>
        <source>Take the results in with: %1</source>
        <translation>取回结果请使用：%1</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>--%1 does not take &quot;%2&quot;.</source>
        <translation>--%1 不接受“%2”。</translation>
    </message>
    <message>
        <source>Take one of %1.</source>
        <translation>请取以下之一：%1。</translation>
    </message>
    <message>
        <source>--header is written as NAME=VALUE.</source>
        <translation>--header 应写成 NAME=VALUE。</translation>
    </message>
    <message>
        <source>Dataset to ask about.</source>
        <translation>要提问的数据集。</translation>
    </message>
    <message>
        <source>openai:MODEL@URL, tesseract[:LANG], replay:FILE or command:PROGRAM.</source>
        <translation>openai:MODEL@URL、tesseract[:LANG]、replay:FILE 或 command:PROGRAM。</translation>
    </message>
    <message>
        <source>Name of the run.</source>
        <translation>运行的名称。</translation>
    </message>
    <message>
        <source>Goes on with the run: asks what has no answer yet.</source>
        <translation>继续该运行：只询问尚无答案的样本。</translation>
    </message>
    <message>
        <source>direct or cot.</source>
        <translation>direct 或 cot。</translation>
    </message>
    <message>
        <source>image, text or ocr.</source>
        <translation>image、text 或 ocr。</translation>
    </message>
    <message>
        <source>Only the first so many samples.</source>
        <translation>只取前若干个样本。</translation>
    </message>
    <message>
        <source>Asks anew what was asked before: 1 for the second time, …</source>
        <translation>重新询问以前问过的内容：1 表示第二次，依此类推</translation>
    </message>
    <message>
        <source>Sampling temperature.</source>
        <translation>采样温度。</translation>
    </message>
    <message>
        <source>Nucleus sampling.</source>
        <translation>核采样。</translation>
    </message>
    <message>
        <source>Seed that the server is to use.</source>
        <translation>服务器使用的种子。</translation>
    </message>
    <message>
        <source>Longest answer.</source>
        <translation>答案的最大长度。</translation>
    </message>
    <message>
        <source>Sends max_completion_tokens instead of max_tokens.</source>
        <translation>发送 max_completion_tokens 而不是 max_tokens。</translation>
    </message>
    <message>
        <source>Text that ends an answer; may be given again.</source>
        <translation>结束答案的文本；可多次给出。</translation>
    </message>
    <message>
        <source>JSON object whose keys are added to each request.</source>
        <translation>其键会加入每个请求的 JSON 对象。</translation>
    </message>
    <message>
        <source>Has answers streamed.</source>
        <translation>以流方式接收答案。</translation>
    </message>
    <message>
        <source>Where the key is: env:VARIABLE or keychain:NAME.</source>
        <translation>密钥所在：env:变量名 或 keychain:名称。</translation>
    </message>
    <message>
        <source>Environment variable that holds the key (GROUNDMARK_API_KEY).</source>
        <translation>存放密钥的环境变量（GROUNDMARK_API_KEY）。</translation>
    </message>
    <message>
        <source>Further header; secrets as NAME=env:VARIABLE. May be given again.</source>
        <translation>附加请求头；机密写成 NAME=env:变量名。可多次给出。</translation>
    </message>
    <message>
        <source>PEM file with the authorities to trust.</source>
        <translation>包含受信任机构的 PEM 文件。</translation>
    </message>
    <message>
        <source>Longest call, in seconds.</source>
        <translation>单次调用的最长时间（秒）。</translation>
    </message>
    <message>
        <source>Longest time for one sample with all its attempts, in seconds.</source>
        <translation>一个样本全部尝试的最长时间（秒）。</translation>
    </message>
    <message>
        <source>Longest time for all, in seconds.</source>
        <translation>全部的最长时间（秒）。</translation>
    </message>
    <message>
        <source>Longest pause before another attempt, in seconds.</source>
        <translation>再次尝试前的最长等待（秒）。</translation>
    </message>
    <message>
        <source>Attempts at one sample before it counts as failed.</source>
        <translation>一个样本计为失败之前的尝试次数。</translation>
    </message>
    <message>
        <source>Calls that may start within a minute.</source>
        <translation>每分钟可开始的调用数。</translation>
    </message>
    <message>
        <source>Most money to spend, in the currency of the prices.</source>
        <translation>最高花费，以价格的货币计。</translation>
    </message>
    <message>
        <source>Most tokens to use, input and output together.</source>
        <translation>最多使用的 token 数，输入与输出合计。</translation>
    </message>
    <message>
        <source>Prices of a million input and output tokens.</source>
        <translation>每百万输入与输出 token 的价格。</translation>
    </message>
    <message>
        <source>Rotates images clockwise: 90, 180 or 270.</source>
        <translation>顺时针旋转图像：90、180 或 270。</translation>
    </message>
    <message>
        <source>Perturbs images, for example glass_blur:2.</source>
        <translation>扰动图像，例如 glass_blur:2。</translation>
    </message>
    <message>
        <source>Seed of perturbations.</source>
        <translation>扰动的种子。</translation>
    </message>
    <message>
        <source>Draws relevant and adversarial regions with their names.</source>
        <translation>绘出相关区域与对抗区域及其名称。</translation>
    </message>
    <message>
        <source>Sends the part with the cue regions enlarged as well.</source>
        <translation>同时发送放大的线索区域部分。</translation>
    </message>
    <message>
        <source>Makes larger images smaller.</source>
        <translation>缩小过大的图像。</translation>
    </message>
    <message>
        <source>png or jpeg for images that were changed.</source>
        <translation>改动过的图像用 png 或 jpeg。</translation>
    </message>
    <message>
        <source>1 to 100.</source>
        <translation>1 到 100。</translation>
    </message>
    <message>
        <source>Model that judges free answers, as for --model.</source>
        <translation>评判开放答案的模型，写法同 --model。</translation>
    </message>
    <message>
        <source>Where the judge&apos;s key is; as --key by default.</source>
        <translation>评判模型的密钥所在；默认同 --key。</translation>
    </message>
    <message>
        <source>Asks the judge so many times, for its flip rate.</source>
        <translation>让评判模型重复评判若干次，以得到翻转率。</translation>
    </message>
    <message>
        <source>Writes the requests as an OpenAI batch and asks nothing.</source>
        <translation>将请求写成 OpenAI 批处理，不进行请求。</translation>
    </message>
    <message>
        <source>Takes the answers from the result of a batch; may be given again.</source>
        <translation>从批处理的结果中取得回答；可多次指定。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message>
        <source>Run &quot;%1&quot;: %2 of %3 asked, %4 answered (%5 from the cache), %6 failed</source>
        <translation>运行“%1”：已询问 %2 / %3，已回答 %4（其中缓存 %5），失败 %6</translation>
    </message>
    <message>
        <source>  %1 calls in %2, %3 tokens in, %4 tokens out, cost %5</source>
        <translation>  %1 次调用，用时 %2，输入 %3 token，输出 %4 token，费用 %5</translation>
    </message>
    <message>
        <source>  failed calls: %1</source>
        <translation>  失败的调用：%1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>费用 %1</translation>
    </message>
    <message>
        <source>asking (%1)</source>
        <translation>询问中（%1）</translation>
    </message>
    <message>
        <source>  %1 scored, mean %2; %3 unparseable, %4 refused or empty, %5 API errors</source>
        <translation>  %1 个已评分，均值 %2；%3 个无法解析，%4 个拒答或为空，%5 个 API 错误</translation>
    </message>
    <message>
        <source>All answers are stored. To go on: %1</source>
        <translation>所有答案均已保存。继续请运行：%1</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>没有进行任何询问。</translation>
    </message>
    <message>
        <source>There is no dataset called &quot;%1&quot; in the project.</source>
        <translation>项目中没有名为“%1”的数据集。</translation>
    </message>
    <message>
        <source>There is no run called &quot;%1&quot; in the project.</source>
        <translation>项目中没有名为“%1”的运行。</translation>
    </message>
    <message>
        <source>Name the run to resume with --run.</source>
        <translation>请用 --run 指明要继续的运行。</translation>
    </message>
    <message>
        <source>The dataset &quot;%1&quot; belongs to no benchmark, so there are no prompts for it.</source>
        <translation>数据集“%1”不属于任何基准，因此没有提示词。</translation>
    </message>
    <message>
        <source>judge: %1</source>
        <translation>评判：%1</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>评分中</translation>
    </message>
    <message>
        <source>Say what to ask with --dataset and whom with --model.</source>
        <translation>请用 --dataset 指明问什么，用 --model 指明问谁。</translation>
    </message>
    <message>
        <source>asks a model about a dataset, stores and scores the answers; goes on after anything</source>
        <translation>就数据集询问模型，保存并评分答案；任何中断后都可继续</translation>
    </message>
    <message>
        <source>healed</source>
        <translation>已自愈</translation>
    </message>
    <message>
        <source>not healed</source>
        <translation>未自愈</translation>
    </message>
    <message>
        <source>the judge said neither</source>
        <translation>评判者未给出是或否</translation>
    </message>
    <message>
        <source>Self-Heal %1 (%2 of %3 spans, %4 unreadable verdicts), mean over questions %5</source>
        <translation>Self-Heal %1（%3 个片段中 %2 个，%4 个裁决无法读取），按问题平均 %5</translation>
    </message>
    <message>
        <source>%1 requests failed; they have no score. Ask again to complete them.</source>
        <translation>%1 个请求失败，没有得分。请重新提问以补全。</translation>
    </message>
    <message>
        <source>Say what to ask with --dataset, whom with --model, and who judges with --judge.</source>
        <translation>用 --dataset 指明问什么，用 --model 指明问谁，用 --judge 指明由谁评判。</translation>
    </message>
    <message>
        <source>No step of the dataset was judged incorrect, so there is nothing to heal.</source>
        <translation>数据集中没有步骤被判为错误，因此没有可自愈的内容。</translation>
    </message>
    <message>
        <source>Judge reasoning in Annotate, Steps.</source>
        <translation>请在“标注”的“步骤”中评判推理。</translation>
    </message>
    <message>
        <source>injects wrong steps into a model&apos;s answer and asks a judge whether it recovers (MagiC)</source>
        <translation>把错误步骤注入模型的回答，并由评判者判断其是否恢复（MagiC）</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>The line is longer than 256 MB and was left out.</source>
        <translation>该行超过 256 MB，已略过。</translation>
    </message>
    <message>
        <source>There is no dataset &quot;%1&quot; in the project.</source>
        <translation>项目中没有数据集“%1”。</translation>
    </message>
    <message>
        <source>%1 images written, %2 were there, %3 failed</source>
        <translation>写入 %1 张图像，%2 张已存在，%3 张失败</translation>
    </message>
    <message>
        <source>Perturbations: paper, all, pairs, triples, a kind, kind:severity, kind[numbers], combined with +; several with commas. Default: paper.</source>
        <translation>扰动：paper、all、pairs、triples、类型、类型:强度、类型[参数]，用 + 组合；多个用逗号分隔。默认：paper。</translation>
    </message>
    <message>
        <source>1, 2 or 3, for kinds without one.</source>
        <translation>1、2 或 3，用于未写强度的类型。</translation>
    </message>
    <message>
        <source>Your part of every seed; default 0.</source>
        <translation>每个种子中由您给定的部分；默认 0。</translation>
    </message>
    <message>
        <source>IN is a project; perturbs this dataset&apos;s pages.</source>
        <translation>IN 为项目；扰动该数据集的页面。</translation>
    </message>
    <message>
        <source>Severities from &quot;groundmark calibrate&quot;.</source>
        <translation>来自“groundmark calibrate”的强度。</translation>
    </message>
    <message>
        <source>Prints all perturbations with their numbers and sources, and ends.</source>
        <translation>输出所有扰动及其参数和来源，然后结束。</translation>
    </message>
    <message>
        <source>A seed is a whole number, 0 or more.</source>
        <translation>种子为不小于 0 的整数。</translation>
    </message>
    <message>
        <source>perturbed</source>
        <translation>已扰动</translation>
    </message>
    <message>
        <source>writes perturbed images with a manifest; goes on where it was interrupted</source>
        <translation>写出扰动图像及清单；从中断处继续</translation>
    </message>
    <message>
        <source>near-duplicate of %1</source>
        <translation>与 %1 近似重复</translation>
    </message>
    <message>
        <source>too small: %1 × %2</source>
        <translation>尺寸过小：%1 × %2</translation>
    </message>
    <message>
        <source>low contrast: %1</source>
        <translation>对比度低：%1</translation>
    </message>
    <message>
        <source>%1 of %2 images are good; %3 near-duplicates, %4 too small, %5 of low contrast, %6 unreadable</source>
        <translation>%2 张图像中 %1 张合格；%3 张近似重复，%4 张过小，%5 张对比度低，%6 张无法读取</translation>
    </message>
    <message>
        <source>Hashes that differ in at most so many bits are near-duplicates; default 5.</source>
        <translation>哈希相差不超过该位数即视为近似重复；默认 5。</translation>
    </message>
    <message>
        <source>Both sides must have at least so many pixels; default 224.</source>
        <translation>两边至少需有的像素数；默认 224。</translation>
    </message>
    <message>
        <source>RMS contrast must be above this; default 15.</source>
        <translation>RMS 对比度须高于此值；默认 15。</translation>
    </message>
    <message>
        <source>Limits are numbers; a distance is 0 to 64.</source>
        <translation>限值须为数字；距离为 0 到 64。</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>已测量</translation>
    </message>
    <message>
        <source>finds near-duplicates, small and flat images in a folder</source>
        <translation>查找文件夹中近似重复、过小和对比度低的图像</translation>
    </message>
    <message>
        <source>%1 samples, %2 conditions, score &quot;%3&quot;</source>
        <translation>%1 个样本，%2 个条件，分数“%3”</translation>
    </message>
    <message>
        <source>n = %1, clean %2, RCR %3, WCR %4, CRI %5</source>
        <translation>n = %1，原图 %2，RCR %3，WCR %4，CRI %5</translation>
    </message>
    <message>
        <source>relative drop: </source>
        <translation>相对下降：</translation>
    </message>
    <message>
        <source>Selection over %1 questions that every model answered under every condition; MRD, SEP, MON, score, rate among the best %2 of 1,000 resamples</source>
        <translation>在 %1 个所有模型于所有条件下均回答的问题上的筛选；MRD、SEP、MON、得分、1,000 次重采样中位列前 %2 的比例</translation>
    </message>
    <message>
        <source>No run and no sample names a perturbation.</source>
        <translation>没有运行或样本注明扰动。</translation>
    </message>
    <message>
        <source>Run a model with: groundmark robustness PROJECT --dataset NAME --run tesseract</source>
        <translation>运行模型：groundmark robustness PROJECT --dataset NAME --run tesseract</translation>
    </message>
    <message>
        <source>Name the dataset to run with --dataset.</source>
        <translation>请用 --dataset 指定要运行的数据集。</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>%1 runs are complete: %2 answers now, %3 failed</source>
        <translation>%1 个运行已完成：本次回答 %2 个，失败 %3 个</translation>
    </message>
    <message>
        <source>Dataset; default: the first with conditions.</source>
        <translation>数据集；默认：第一个带有条件的数据集。</translation>
    </message>
    <message>
        <source>First lets this model answer the dataset, clean and under --kind: tesseract, openai:MODEL@URL, …; goes on where it was interrupted.</source>
        <translation>先让该模型回答数据集的原图和 --kind 的扰动图：tesseract、openai:MODEL@URL 等；从中断处继续。</translation>
    </message>
    <message>
        <source>Perturbations for --run, as &quot;groundmark perturb&quot; takes them; default: paper.</source>
        <translation>用于 --run 的扰动，写法同“groundmark perturb”；默认：paper。</translation>
    </message>
    <message>
        <source>Only the first N samples.</source>
        <translation>仅前 N 个样本。</translation>
    </message>
    <message>
        <source>Score that counts.</source>
        <translation>所计的分数。</translation>
    </message>
    <message>
        <source>Only runs of this setting.</source>
        <translation>仅该设置的运行。</translation>
    </message>
    <message>
        <source>Only samples of this subset.</source>
        <translation>仅该子集的样本。</translation>
    </message>
    <message>
        <source>Also prints which K perturbations a benchmark would keep.</source>
        <translation>同时输出基准应保留的 K 种扰动。</translation>
    </message>
    <message>
        <source>A table is written as .csv, .tex or .json.</source>
        <translation>表格可写为 .csv、.tex 或 .json。</translation>
    </message>
    <message>
        <source>--select takes a number, 1 or more.</source>
        <translation>--select 需为不小于 1 的数字。</translation>
    </message>
    <message>
        <source>prints how models hold up under perturbations: drops, RCR, WCR, CRI</source>
        <translation>输出模型在扰动下的表现：下降、RCR、WCR、CRI</translation>
    </message>
    <message>
        <source>A mode of the window (library, annotate, inspect, …) or a view of it (boxes, compare, …).</source>
        <translation>窗口的模式（library、annotate、inspect 等）或其视图（boxes、compare 等）。</translation>
    </message>
    <message>
        <source>Only this dataset; all of them without.</source>
        <translation>仅此数据集；不给出则为全部。</translation>
    </message>
    <message>
        <source>Prints one JSON document and nothing else.</source>
        <translation>只输出一个 JSON 文档。</translation>
    </message>
    <message>
        <source>%1: %2 samples</source>
        <translation>%1：%2 个样本</translation>
    </message>
    <message>
        <source>Demonstration data</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>prints the papers&apos; statistics of the samples, without any model</source>
        <translation>输出论文中的样本统计，不涉及模型</translation>
    </message>
    <message>
        <source>  judge: %1 questions about %2 answers, %3 decided without it, %4 unreadable, %5 failed</source>
        <translation>  评判：就 %2 个答案提出 %1 个问题，%3 个无需评判，%4 个无法读取，%5 个失败</translation>
    </message>
    <message>
        <source>Dataset whose runs&apos; failures are sorted.</source>
        <translation>要对其各运行的失败进行归类的数据集。</translation>
    </message>
    <message>
        <source>Only this run; may be given again. Default: all.</source>
        <translation>只处理该运行；可多次给出。默认：全部。</translation>
    </message>
    <message>
        <source>logicocr-gen, logicocr-real, mmtr or one of the project&apos;s own. Default: the benchmark&apos;s.</source>
        <translation>logicocr-gen、logicocr-real、mmtr 或项目自己的分类体系。默认：基准的分类体系。</translation>
    </message>
    <message>
        <source>A primary score below this is a failure; default 0.5.</source>
        <translation>主分数低于此值即为失败；默认 0.5。</translation>
    </message>
    <message>
        <source>Sorts failures by the taxonomy&apos;s rules first.</source>
        <translation>先用分类体系的规则对失败归类。</translation>
    </message>
    <message>
        <source>Asks this model for the type of every failure that it has not named yet; goes on where it was interrupted.</source>
        <translation>就每个尚未由该模型归类的失败询问其类型；从中断处继续。</translation>
    </message>
    <message>
        <source>Where the judge&apos;s key is: env:VARIABLE or keychain:NAME. Default: GROUNDMARK_API_KEY.</source>
        <translation>评判模型的密钥所在：env:变量名 或 keychain:名称。默认：GROUNDMARK_API_KEY。</translation>
    </message>
    <message>
        <source>Only failures that this run gets right, as the paper does with o4-mini.</source>
        <translation>只处理该运行答对的失败，如论文对 o4-mini 所做。</translation>
    </message>
    <message>
        <source>Whose word counts: people, judges, rules, or deciding (people before judges before rules).</source>
        <translation>以谁的说法为准：people、judges、rules 或 deciding（人先于评判模型，评判模型先于规则）。</translation>
    </message>
    <message>
        <source>Writes all labels as .csv, or everything as .json.</source>
        <translation>把所有标签写为 .csv，或把全部内容写为 .json。</translation>
    </message>
    <message>
        <source>The dataset&apos;s benchmark has no taxonomy of failures.</source>
        <translation>该数据集的基准没有失败分类体系。</translation>
    </message>
    <message>
        <source>There is no taxonomy &quot;%1&quot;.</source>
        <translation>没有名为“%1”的分类体系。</translation>
    </message>
    <message>
        <source>Take one of %1 with --taxonomy.</source>
        <translation>请用 --taxonomy 选择 %1 之一。</translation>
    </message>
    <message>
        <source>The dataset has no run called &quot;%1&quot;.</source>
        <translation>该数据集没有名为“%1”的运行。</translation>
    </message>
    <message>
        <source>%1: %2 failures asked about, %3 known, %4 named no type, %5 without a reply</source>
        <translation>%1：询问了 %2 个失败，%3 个已知，%4 个未给出类型，%5 个没有回复</translation>
    </message>
    <message>
        <source>%1, taxonomy &quot;%2&quot; version %3: %4 failures (score below %5), %6 with a type (%7)</source>
        <translation>%1，分类体系“%2”第 %3 版：%4 个失败（分数低于 %5），%6 个有类型（%7）</translation>
    </message>
    <message>
        <source>  agreement %1 (%2 pairs)</source>
        <translation>  一致度 %1（%2 对）</translation>
    </message>
    <message>
        <source>people against judges: κ %1, observed %2, n = %3</source>
        <translation>人与评判模型：κ %1，观测一致 %2，n = %3</translation>
    </message>
    <message>
        <source>%1 (%2) – %3 (%4): κ %5, n = %6</source>
        <translation>%1（%2）– %3（%4）：κ %5，n = %6</translation>
    </message>
    <message>
        <source>Name the dataset with --dataset; --voice takes one of the four words, --below a number, --out a .csv or .json file.</source>
        <translation>请用 --dataset 指定数据集；--voice 取四个词之一，--below 取一个数，--out 取 .csv 或 .json 文件。</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>counts failures by type with the agreement of people and judges; sorts them by rule or by judge</source>
        <translation>按类型统计失败并给出人与评判模型的一致度；按规则或由评判模型归类</translation>
    </message>
    <message>
        <source>Sends this set of crops of &quot;groundmark textcue&quot; as well.</source>
        <translation>同时发送“groundmark textcue”的这组裁剪。</translation>
    </message>
    <message>
        <source>Most money for the judge, apart from --budget.</source>
        <translation>评判模型最多可花的金额，与 --budget 分开计算。</translation>
    </message>
    <message>
        <source>Most tokens for the judge, input and output together.</source>
        <translation>评判模型最多可用的 token 数，输入与输出合计。</translation>
    </message>
    <message>
        <source>The judge&apos;s prices of a million input and output tokens.</source>
        <translation>评判模型每百万输入与输出 token 的价格。</translation>
    </message>
    <message>
        <source>Dataset of texts, read with --format logiqa or logiqa2.</source>
        <translation>文本数据集，用 --format logiqa 或 logiqa2 读入。</translation>
    </message>
    <message>
        <source>Chat model that chooses layouts and depicts backgrounds.</source>
        <translation>选择版式并描述背景的对话模型。</translation>
    </message>
    <message>
        <source>Embedding model that finds equal contexts; without it characters are compared.</source>
        <translation>查找相同上下文的嵌入模型；没有时按字符比较。</translation>
    </message>
    <message>
        <source>Images endpoint: openai-images:MODEL@URL.</source>
        <translation>图像端点：openai-images:MODEL@URL。</translation>
    </message>
    <message>
        <source>Variable that holds the key of this model.</source>
        <translation>存放该模型密钥的变量。</translation>
    </message>
    <message>
        <source>Lets the chat model translate samples that hold Chinese.</source>
        <translation>让对话模型翻译含中文的样本。</translation>
    </message>
    <message>
        <source>Samples that hold Chinese are used as they are.</source>
        <translation>含中文的样本原样使用。</translation>
    </message>
    <message>
        <source>Only these: unique, language, layout, depiction, prompt, image, picture.</source>
        <translation>只运行这些阶段：unique、language、layout、depiction、prompt、image、picture。</translation>
    </message>
    <message>
        <source>Does this stage and those after it again for --samples or --rejected.</source>
        <translation>对 --samples 或 --rejected 的样本重做该阶段及其后各阶段。</translation>
    </message>
    <message>
        <source>Only samples with these ids, separated by commas.</source>
        <translation>只处理这些编号的样本，用逗号分隔。</translation>
    </message>
    <message>
        <source>With --redo: the samples whose picture was rejected.</source>
        <translation>与 --redo 合用：图片被拒绝的样本。</translation>
    </message>
    <message>
        <source>At most so many samples in each stage.</source>
        <translation>每个阶段最多处理这么多样本。</translation>
    </message>
    <message>
        <source>Contexts are the same from this cosine on (0.95; ours).</source>
        <translation>余弦达到此值即视为相同上下文（0.95，自定）。</translation>
    </message>
    <message>
        <source>model-or-long, model-and-long, model or long.</source>
        <translation>model-or-long、model-and-long、model 或 long。</translation>
    </message>
    <message>
        <source>Of fonts and sizes.</source>
        <translation>字体与尺寸的随机种子。</translation>
    </message>
    <message>
        <source>As the images endpoint calls it (high).</source>
        <translation>按图像端点的叫法（high）。</translation>
    </message>
    <message>
        <source>Pictures of one sample at most (2).</source>
        <translation>一个样本最多生成的图片数（2）。</translation>
    </message>
    <message>
        <source>Per million input tokens.</source>
        <translation>每百万输入 token 的价格。</translation>
    </message>
    <message>
        <source>Per million output tokens.</source>
        <translation>每百万输出 token 的价格。</translation>
    </message>
    <message>
        <source>No more is spent on one kind of call.</source>
        <translation>每类调用的花费上限。</translation>
    </message>
    <message>
        <source>--%1 cannot be read.</source>
        <translation>无法读取 --%1。</translation>
    </message>
    <message>
        <source>There is no sample &quot;%1&quot; in the dataset.</source>
        <translation>数据集中没有样本“%1”。</translation>
    </message>
    <message>
        <source>Nothing was done.</source>
        <translation>未做任何改动。</translation>
    </message>
    <message>
        <source>%1: %2 done, %3 left out, %4 held, %5 failed, %6 waiting</source>
        <translation>%1：完成 %2，略过 %3，搁置 %4，失败 %5，等待 %6</translation>
    </message>
    <message>
        <source>; cost so far %1</source>
        <translation>；已花费 %1</translation>
    </message>
    <message>
        <source>Say which --dataset.</source>
        <translation>请用 --dataset 指定数据集。</translation>
    </message>
    <message>
        <source>There is no such stage.</source>
        <translation>没有这个阶段。</translation>
    </message>
    <message>
        <source>Say what to redo with --samples or --rejected.</source>
        <translation>请用 --samples 或 --rejected 指定要重做的样本。</translation>
    </message>
    <message>
        <source>No picture was rejected, so nothing is to be done again.</source>
        <translation>没有被拒绝的图片，无需重做。</translation>
    </message>
    <message>
        <source>%1 samples will be done again from &quot;%2&quot; on.</source>
        <translation>%1 个样本将从“%2”起重做。</translation>
    </message>
    <message>
        <source>makes pictures of a corpus of texts and puts them into the review queue (LogicOCR-Gen)</source>
        <translation>把文本语料生成图片并放入审核队列（LogicOCR-Gen）</translation>
    </message>
    <message>
        <source>There is no sample &quot;%1&quot;.</source>
        <translation>没有样本“%1”。</translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot; over the sample&apos;s dataset.</source>
        <translation>样本的数据集上没有运行“%1”。</translation>
    </message>
    <message>
        <source>Writes a figure of this sample instead: image, boxes, truth and the runs&apos; answers (default: the first two).</source>
        <translation>改为输出该样本的图：图像、框、标准答案和各运行的回答（默认前两个）。</translation>
    </message>
    <message>
        <source>Dataset of the sample. Default: the first that has it.</source>
        <translation>样本所在的数据集。默认：第一个含有它的。</translation>
    </message>
    <message>
        <source>Say where to with --out, as a .svg, .pdf or .png file.</source>
        <translation>请用 --out 指定 .svg、.pdf 或 .png 文件。</translation>
    </message>
    <message>
        <source>Say where to with --out, as a .html, .pdf, .csv or .tex file.</source>
        <translation>请用 --out 指定 .html、.pdf、.csv 或 .tex 文件。</translation>
    </message>
    <message>
        <source>writes the runs&apos; tables as a page, a spreadsheet or for a paper, or a figure of one sample</source>
        <translation>将运行的表格写成网页、电子表格或论文格式，或输出一个样本的图</translation>
    </message>
    <message>
        <source>Dataset whose pages are cropped.</source>
        <translation>要裁剪其页面的数据集。</translation>
    </message>
    <message>
        <source>Folder with the attention maps (.npy, [layers, tokens]).</source>
        <translation>注意力图所在文件夹（.npy，[层, 词元]）。</translation>
    </message>
    <message>
        <source>File of the map for the question; {id}, {image} and {page} are filled in. Default: {id}.npy.</source>
        <translation>问题注意力图的文件；{id}、{image} 和 {page} 会被替换。默认：{id}.npy。</translation>
    </message>
    <message>
        <source>File of the map for the general description. Default: {id}.general.npy.</source>
        <translation>一般描述注意力图的文件。默认：{id}.general.npy。</translation>
    </message>
    <message>
        <source>Rows and columns that the model cuts every picture into, such as 24x24. Default: the map&apos;s .json, else the likeliest for the picture&apos;s shape.</source>
        <translation>模型把每张图切成的行数和列数，例如 24x24。默认：注意力图旁的 .json，否则取与图片形状最相配的网格。</translation>
    </message>
    <message>
        <source>textcue, or the baseline vicrop: one layer, square windows, no words, not enlarged. Default: textcue.</source>
        <translation>textcue，或基线 vicrop：单层、方形窗口、不用文字、不放大。默认：textcue。</translation>
    </message>
    <message>
        <source>First layer that is looked at, from 0; default 22.</source>
        <translation>所查看的第一层，从 0 计；默认 22。</translation>
    </message>
    <message>
        <source>So many layers; default 5, vicrop 1.</source>
        <translation>层数；默认 5，vicrop 为 1。</translation>
    </message>
    <message>
        <source>Height of the smallest window; default 224 (LLaVA-1.5: 336).</source>
        <translation>最小窗口的高度；默认 224（LLaVA-1.5：336）。</translation>
    </message>
    <message>
        <source>Enlarges crops so many times; default 1.5, vicrop 1.</source>
        <translation>裁剪放大的倍数；默认 1.5，vicrop 为 1。</translation>
    </message>
    <message>
        <source>Does not divide a window&apos;s lead by its blocks.</source>
        <translation>不用窗口的块数去除其领先值。</translation>
    </message>
    <message>
        <source>What windows are pulled to: regions with the role word, Tesseract&apos;s words, none, or auto (regions where there are any). Default: auto.</source>
        <translation>窗口贴合到什么：角色为文字的区域（regions）、Tesseract 的文字（tesseract）、无（none）或 auto（有区域时用区域）。默认：auto。</translation>
    </message>
    <message>
        <source>Tesseract&apos;s languages, such as eng+chi_sim; default: by each sample.</source>
        <translation>Tesseract 的语言，例如 eng+chi_sim；默认：按每个样本。</translation>
    </message>
    <message>
        <source>Keeps the crops in the project under this name, for &quot;groundmark evaluate --cue-set&quot;.</source>
        <translation>以此名称把裁剪保存在项目中，供“groundmark evaluate --cue-set”使用。</translation>
    </message>
    <message>
        <source>Writes the crops as PNG, with a manifest of the inputs.</source>
        <translation>把裁剪写为 PNG，并附输入清单。</translation>
    </message>
    <message>
        <source>%1 crops of %2 samples (%3 of them whole images), %4 samples without maps, %5 unusable maps</source>
        <translation>%2 个样本的 %1 个裁剪（其中 %3 个为整图），%4 个样本没有注意力图，%5 个注意力图不可用</translation>
    </message>
    <message>
        <source>The grid of %1 maps was guessed from the picture&apos;s shape; say it with --grid.</source>
        <translation>%1 个注意力图的网格是按图片形状推测的；请用 --grid 给出。</translation>
    </message>
    <message>
        <source>Name the dataset with --dataset and the folder of maps with --attention.</source>
        <translation>请用 --dataset 指定数据集，用 --attention 指定注意力图文件夹。</translation>
    </message>
    <message>
        <source>No crop was kept.</source>
        <translation>没有保存任何裁剪。</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>crops and enlarges the part of each page that a model&apos;s attention maps point at (LogicOCR)</source>
        <translation>裁剪并放大模型注意力图所指的页面部分（LogicOCR）</translation>
    </message>
    <message>
        <source>Groundmark: build and inspect benchmarks of grounded, text-rich visual reasoning.

groundmark [PROJECT] [groundmark://PROJECT/SAMPLE?run=A,B&amp;query=TEXT]
    opens the window, at the linked sample
</source>
        <translation>Groundmark：构建并检查有据、富文本的视觉推理基准。

groundmark [项目] [groundmark://项目/样本?run=A,B&amp;query=文本]
    打开窗口，并定位到链接的样本
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
    <message>
        <source>missed</source>
        <translation>漏检</translation>
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
    <name>Condition</name>
    <message>
        <source>There is no perturbation &quot;%1&quot;.</source>
        <translation>没有名为“%1”的扰动。</translation>
    </message>
    <message>
        <source>Known are: %1.</source>
        <translation>已知的有：%1。</translation>
    </message>
    <message>
        <source>The parameters of %1 are out of range</source>
        <translation>%1 的参数超出范围</translation>
    </message>
    <message>
        <source>Write %1[%2] with numbers.</source>
        <translation>请写成 %1[%2]，其中为数字。</translation>
    </message>
    <message>
        <source>Only glass blur shuffles pixels.</source>
        <translation>只有玻璃模糊会打乱像素。</translation>
    </message>
    <message>
        <source>Leave &quot;%1&quot; away.</source>
        <translation>请去掉“%1”。</translation>
    </message>
    <message>
        <source>Severities are 1, 2 and 3.</source>
        <translation>强度为 1、2 和 3。</translation>
    </message>
    <message>
        <source>Write %1:2, for example.</source>
        <translation>例如写成 %1:2。</translation>
    </message>
    <message>
        <source>A scale has three severities of the library, 0–5, per kind.</source>
        <translation>每种类型的标尺有三个参考库强度，范围 0–5。</translation>
    </message>
    <message>
        <source>This is no severity scale.</source>
        <translation>这不是强度标尺。</translation>
    </message>
    <message>
        <source>Write one with groundmark calibrate --scale.</source>
        <translation>请用 groundmark calibrate --scale 写出。</translation>
    </message>
    <message>
        <source>No perturbation is named.</source>
        <translation>未指定扰动。</translation>
    </message>
    <message>
        <source>Write paper, all, pairs, triples, a kind, or kind:severity.</source>
        <translation>请写 paper、all、pairs、triples、类型或类型:强度。</translation>
    </message>
</context>
<context>
    <name>CountModel</name>
    <message>
        <source>% of the failures with a type</source>
        <translation>占有类型的失败的百分比</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Failures by type</source>
        <translation>按类型的失败</translation>
    </message>
    <message>
        <source>Failures by group of types</source>
        <translation>按类型组的失败</translation>
    </message>
    <message>
        <source>Failures by class of sample</source>
        <translation>按样本类别的失败</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
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
    <name>Errors</name>
    <message>
        <source>The taxonomy was not kept.</source>
        <translation>分类体系未保存。</translation>
    </message>
    <message>
        <source>A taxonomy needs an id of lower-case letters, digits and hyphens.</source>
        <translation>分类体系需要一个由小写字母、数字和连字符组成的标识。</translation>
    </message>
    <message>
        <source>A taxonomy needs a name and at least one type.</source>
        <translation>分类体系需要名称和至少一个类型。</translation>
    </message>
    <message>
        <source>Every type needs a name.</source>
        <translation>每个类型都需要名称。</translation>
    </message>
    <message>
        <source>The type &quot;%1&quot; is there twice.</source>
        <translation>类型“%1”出现了两次。</translation>
    </message>
    <message>
        <source>rule of &quot;%1&quot;</source>
        <translation>“%1”的规则</translation>
    </message>
    <message>
        <source>There is no such run.</source>
        <translation>没有这个运行。</translation>
    </message>
</context>
<context>
    <name>Evaluate</name>
    <message>
        <source>The dataset belongs to no benchmark that could ask and score.</source>
        <translation>该数据集不属于任何能够提问和评分的基准。</translation>
    </message>
    <message>
        <source>Import it in its benchmark&apos;s own format.</source>
        <translation>请以其基准自身的格式导入。</translation>
    </message>
    <message>
        <source>The dataset has no samples.</source>
        <translation>该数据集没有样本。</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>未进行任何请求。</translation>
    </message>
    <message>
        <source>The run is no longer in the project.</source>
        <translation>该运行已不在项目中。</translation>
    </message>
    <message>
        <source>The dataset is no longer in the project.</source>
        <translation>该数据集已不在项目中。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Nothing was written.</source>
        <translation>未写出任何内容。</translation>
    </message>
    <message>
        <source>There is no run named &quot;%1&quot;.</source>
        <translation>没有名为“%1”的运行。</translation>
    </message>
    <message>
        <source>Choose one of the project&apos;s runs.</source>
        <translation>请选择项目中的一次运行。</translation>
    </message>
    <message>
        <source>It is not said which dataset to export.</source>
        <translation>未指定要导出的数据集。</translation>
    </message>
    <message>
        <source>There is no dataset named &quot;%1&quot;.</source>
        <translation>没有名为“%1”的数据集。</translation>
    </message>
    <message>
        <source>The project has: %1.</source>
        <translation>项目中有：%1。</translation>
    </message>
    <message>
        <source>The run &quot;%1&quot; was not made over %2.</source>
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
        <source>&quot;groundmark formats&quot; lists what can be written.</source>
        <translation>“groundmark formats”可列出能写出的格式。</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1.</source>
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
    <message>
        <source>A polygon or a box was written.</source>
        <translation>已写为多边形或框。</translation>
    </message>
    <message>
        <source>roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>the reading order</source>
        <translation>阅读顺序</translation>
    </message>
    <message>
        <source>the numbers of regions</source>
        <translation>区域编号</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>what is locked or hidden</source>
        <translation>锁定或隐藏状态</translation>
    </message>
    <message>
        <source>The format %1 has one image a sample.</source>
        <translation>格式 %1 每个样本只含一张图像。</translation>
    </message>
    <message>
        <source>The format %1 needs a label for each region.</source>
        <translation>格式 %1 要求每个区域都有标签。</translation>
    </message>
    <message>
        <source>Regions without a label are called &quot;object&quot;.</source>
        <translation>没有标签的区域命名为“object”。</translation>
    </message>
    <message>
        <source>The format %1 has no place for: %2.</source>
        <translation>格式 %1 无法存放：%2。</translation>
    </message>
    <message>
        <source>Shapes and labels were written.</source>
        <translation>已写出形状和标签。</translation>
    </message>
    <message>
        <source>The format %1 has no such shape.</source>
        <translation>格式 %1 没有这种形状。</translation>
    </message>
    <message>
        <source>The second review excluded this sample.</source>
        <translation>二次复核排除了该样本。</translation>
    </message>
    <message>
        <source>It stays in the project.</source>
        <translation>它仍保留在项目中。</translation>
    </message>
    <message>
        <source>A mask lies outside page %1 and covers nothing: the text would show.</source>
        <translation>第 %1 页的掩码在页面之外，未遮住任何内容：文本会露出。</translation>
    </message>
    <message>
        <source>The sample was left out.</source>
        <translation>该样本未写出。</translation>
    </message>
    <message>
        <source>The image %1 is missing.</source>
        <translation>图像 %1 缺失。</translation>
    </message>
    <message>
        <source>The sample was written with its name only.</source>
        <translation>只写出了图像名称。</translation>
    </message>
    <message>
        <source>The file itself was not written.</source>
        <translation>文件本身未写出。</translation>
    </message>
    <message>
        <source>The folder for the images can&apos;t be made.</source>
        <translation>无法创建图像文件夹。</translation>
    </message>
    <message>
        <source>The masks can&apos;t be painted here.</source>
        <translation>此处无法绘制掩码。</translation>
    </message>
    <message>
        <source>The image %1 can&apos;t be copied.</source>
        <translation>无法复制图像 %1。</translation>
    </message>
    <message>
        <source>Its box was written.</source>
        <translation>已写为其外接框。</translation>
    </message>
    <message>
        <source>A mask was written as its box, a circle as an outline.</source>
        <translation>掩码已写为外接框，圆已写为轮廓。</translation>
    </message>
    <message>
        <source>Boxes and outlines are in one file; training takes all for outlines.</source>
        <translation>同一文件中既有框又有轮廓；训练时会全部当作轮廓。</translation>
    </message>
    <message>
        <source>Each was written as it is.</source>
        <translation>均按原样写出。</translation>
    </message>
    <message>
        <source>The picture can&apos;t be written: %1.</source>
        <translation>无法写出图片：%1。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>no reply</source>
        <translation>无回复</translation>
    </message>
    <message>
        <source>unparseable</source>
        <translation>无法解析</translation>
    </message>
    <message>
        <source>refused or empty</source>
        <translation>拒答或为空</translation>
    </message>
    <message>
        <source>API error</source>
        <translation>API 错误</translation>
    </message>
    <message>
        <source>unscored</source>
        <translation>未评分</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>written for the demonstration</source>
        <translation>为演示而写</translation>
    </message>
    <message>
        <source>Struck through: only in the answer. Underlined: only in the truth.</source>
        <translation>删除线：仅在回答中。下划线：仅在标准答案中。</translation>
    </message>
    <message>
        <source>A figure is written as .svg, .pdf or .png.</source>
        <translation>图可写为 .svg、.pdf 或 .png。</translation>
    </message>
</context>
<context>
    <name>FloatImage</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>A map is a gray image, or a .npy array with one number per pixel.</source>
        <translation>显著图应为灰度图像，或每像素一个数值的 .npy 数组。</translation>
    </message>
    <message>
        <source>The array has no rows and columns.</source>
        <translation>数组没有行和列。</translation>
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
    <message>
        <source>CVAT for images, XML 1.1: boxes, polygons, points and masks with attributes</source>
        <translation>CVAT 图像标注 XML 1.1：带属性的框、多边形、点和掩码</translation>
    </message>
    <message>
        <source>GQA: questions with the scene graphs beside them, in a folder or a file</source>
        <translation>GQA：问题及同处的场景图，文件夹或文件</translation>
    </message>
    <message>
        <source>a file of GQA questions (*questions*.json)</source>
        <translation>GQA 问题文件（*questions*.json）</translation>
    </message>
    <message>
        <source>There are no scene graphs beside the questions.</source>
        <translation>问题文件旁没有场景图。</translation>
    </message>
    <message>
        <source>The questions were read without objects.</source>
        <translation>已读取问题，但没有对象。</translation>
    </message>
    <message>
        <source>Put *sceneGraphs*.json into the same folder and import again.</source>
        <translation>请将 *sceneGraphs*.json 放到同一文件夹后重新导入。</translation>
    </message>
    <message>
        <source>questions by their id</source>
        <translation>以 ID 为键的问题</translation>
    </message>
    <message>
        <source>There is a saliency map for &quot;%1&quot;, but no such question.</source>
        <translation>有“%1”的显著图，但没有这个问题。</translation>
    </message>
    <message>
        <source>The map was left out.</source>
        <translation>已略过该显著图。</translation>
    </message>
    <message>
        <source>It has no image or no question.</source>
        <translation>没有图像或没有问题。</translation>
    </message>
    <message>
        <source>AiR-D: a folder of saliency maps (fixmaps_corr) with GQA questions and scene graphs</source>
        <translation>AiR-D：显著图文件夹（fixmaps_corr）及 GQA 问题和场景图</translation>
    </message>
    <message>
        <source>a folder &quot;fixmaps_corr&quot; with a saliency map for each question</source>
        <translation>每个问题一张显著图的文件夹“fixmaps_corr”</translation>
    </message>
    <message>
        <source>Inspect: logs of evaluations (.eval, .json) with replies and scores</source>
        <translation>Inspect：评测日志 (.eval, .json)，含回复和分数</translation>
    </message>
    <message>
        <source>Label Studio JSON: tasks with boxes, polygons, key points, brushes and texts</source>
        <translation>Label Studio JSON：含框、多边形、关键点、画笔和文字的任务</translation>
    </message>
    <message>
        <source>lmms-eval: samples of a task with replies (.jsonl)</source>
        <translation>lmms-eval：任务的样本及回复 (.jsonl)</translation>
    </message>
    <message>
        <source>MagiC in Groundmark&apos;s own JSON: regions, reasoning chains, verdicts, corrections</source>
        <translation>Groundmark 自有 JSON 的 MagiC：区域、推理链、判定、更正</translation>
    </message>
    <message>
        <source>The file has version %1; this program reads version %2.</source>
        <translation>文件版本为 %1；本程序读取版本 %2。</translation>
    </message>
    <message>
        <source>Nothing was read.</source>
        <translation>未读取任何内容。</translation>
    </message>
    <message>
        <source>Use the Groundmark that wrote it.</source>
        <translation>请使用写出该文件的 Groundmark 版本。</translation>
    </message>
    <message>
        <source>a file of format &quot;groundmark-magic&quot;</source>
        <translation>格式为“groundmark-magic”的文件</translation>
    </message>
    <message>
        <source>They stay in the project.</source>
        <translation>它们仍在项目中。</translation>
    </message>
    <message>
        <source>The sample has no id.</source>
        <translation>样本没有 ID。</translation>
    </message>
    <message>
        <source>A region has no shape.</source>
        <translation>有一个区域没有形状。</translation>
    </message>
    <message>
        <source>A reasoning chain has no steps.</source>
        <translation>有一条推理链没有步骤。</translation>
    </message>
    <message>
        <source>It was read; its final answer can be judged.</source>
        <translation>已读取；仍可判定其最终答案。</translation>
    </message>
    <message>
        <source>Step %1 is linked to a region that is not there; the sample has %2.</source>
        <translation>步骤 %1 关联了不存在的区域；该样本有 %2 个区域。</translation>
    </message>
    <message>
        <source>The link was kept; it never counts in a score.</source>
        <translation>已保留该关联；它不计入任何得分。</translation>
    </message>
    <message>
        <source>MMTR-Bench: masked pages with their target text; prediction and result files</source>
        <translation>MMTR-Bench：带目标文本的掩码页面；预测与结果文件</translation>
    </message>
    <message>
        <source>OpenAI batch: results of a batch of requests (.jsonl)</source>
        <translation>OpenAI 批处理：一批请求的结果 (.jsonl)</translation>
    </message>
    <message>
        <source>VLMEvalKit: tables of questions and replies (.xlsx, .tsv, .csv, .json)</source>
        <translation>VLMEvalKit：问题与回复的表格 (.xlsx, .tsv, .csv, .json)</translation>
    </message>
    <message>
        <source>Pascal VOC: one XML file of boxes an image, or a folder of them</source>
        <translation>Pascal VOC：每张图像一个框标注 XML 文件，或由其组成的文件夹</translation>
    </message>
    <message>
        <source>YOLO: a folder of images with text files of boxes, outlines or oriented boxes</source>
        <translation>YOLO：图像文件夹，附框、轮廓或有向框的文本文件</translation>
    </message>
    <message>
        <source>LogicOCR-Real in Groundmark&apos;s own JSON: questions with hops, cues, time and reviews</source>
        <translation>LogicOCR-Real，Groundmark 自有 JSON：问题及其跳步、线索、用时和审核</translation>
    </message>
    <message>
        <source>a file of format &quot;groundmark-logicocr&quot;</source>
        <translation>“groundmark-logicocr”格式的文件</translation>
    </message>
    <message>
        <source>Hop %1 starts from a region that is not there.</source>
        <translation>跳步 %1 的起点区域不存在。</translation>
    </message>
    <message>
        <source>The hop was kept.</source>
        <translation>已保留该跳步。</translation>
    </message>
    <message>
        <source>Link it to a cue in Annotate, Questions.</source>
        <translation>请在“标注”的“问题”中把它关联到线索。</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) without a question were left out.</source>
        <translation>
            <numerusform>略去了 %n 个没有问题的样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected sample(s) were left out.</source>
        <translation>
            <numerusform>略去了 %n 个被拒绝的样本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The official file has no place for the hops, cues, further answers, times and reviews of %n question(s).</source>
        <translation>
            <numerusform>官方文件放不下 %n 个问题的跳步、线索、其他答案、用时和审核。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export as logicocr-crafted, too, to hand these on.</source>
        <translation>若要一并交付，请另外导出为 logicocr-crafted。</translation>
    </message>
</context>
<context>
    <name>Generate</name>
    <message>
        <source>The model said nothing.</source>
        <translation>模型没有回答。</translation>
    </message>
    <message>
        <source>The model declined: %1</source>
        <translation>模型拒绝回答：%1</translation>
    </message>
    <message>
        <source>The translation still holds Chinese.</source>
        <translation>译文中仍有中文。</translation>
    </message>
    <message>
        <source>The model chose neither layout: %1</source>
        <translation>模型没有选出版式：%1</translation>
    </message>
    <message>
        <source>The reply has no picture.</source>
        <translation>回复中没有图片。</translation>
    </message>
    <message>
        <source>The original cannot be read: %1. Make the picture again.</source>
        <translation>无法读取原图：%1。请重新生成。</translation>
    </message>
    <message>
        <source>No images endpoint is given.</source>
        <translation>未指定图像端点。</translation>
    </message>
    <message>
        <source>Name one, such as openai-images:MODEL@URL.</source>
        <translation>请指定一个，例如 openai-images:MODEL@URL。</translation>
    </message>
    <message>
        <source>No chat model is given.</source>
        <translation>未指定对话模型。</translation>
    </message>
    <message>
        <source>Name one, such as openai:MODEL@URL; or choose the layout by length alone.</source>
        <translation>请指定一个，例如 openai:MODEL@URL；或只按长度选择版式。</translation>
    </message>
    <message>
        <source>Unreadable text</source>
        <translation>文字无法辨认</translation>
    </message>
    <message>
        <source>Correct option missing</source>
        <translation>缺少正确选项</translation>
    </message>
    <message>
        <source>Other option missing</source>
        <translation>缺少其他选项</translation>
    </message>
    <message>
        <source>Missing or changed text</source>
        <translation>文字缺失或改变</translation>
    </message>
    <message>
        <source>Artefact in the picture</source>
        <translation>图像有瑕疵</translation>
    </message>
    <message>
        <source>Other, with a note</source>
        <translation>其他（需备注）</translation>
    </message>
    <message>
        <source>The original cannot be opened: %1.</source>
        <translation>无法打开原图：%1。</translation>
    </message>
    <message>
        <source>Deduplicate</source>
        <translation>去重</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>版式</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>送审</translation>
    </message>
    <message>
        <source>Keeps one sample of each context: by an embedding model, or by characters where none is chosen</source>
        <translation>每个上下文只保留一个样本：用嵌入模型比较，未选时按字符比较</translation>
    </message>
    <message>
        <source>Holds samples with Chinese in them until they are translated, by a person or by the chat model</source>
        <translation>含中文的样本先搁置，直到由人或对话模型译出</translation>
    </message>
    <message>
        <source>Background or illustration: the chat model chooses (LogicOCR, appendix F)</source>
        <translation>背景或插图：由对话模型选择（LogicOCR 附录 F）</translation>
    </message>
    <message>
        <source>Words for the background, by the chat model (LogicOCR, appendix G)</source>
        <translation>背景描述，由对话模型生成（LogicOCR 附录 G）</translation>
    </message>
    <message>
        <source>One of the four templates (LogicOCR, appendix A), with font and size drawn by the seed</source>
        <translation>四种模板之一（LogicOCR 附录 A），字体与尺寸由种子抽取</translation>
    </message>
    <message>
        <source>Asks the images endpoint and keeps the original</source>
        <translation>请求图像端点并保存原图</translation>
    </message>
    <message>
        <source>Resizes to a JPEG of at most 1024 pixels and puts it into the review queue</source>
        <translation>缩放为最长边不超过 1024 像素的 JPEG 并放入审核队列</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略过</translation>
    </message>
    <message>
        <source>held</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>translation needed</source>
        <translation>需翻译</translation>
    </message>
    <message>
        <source>translated</source>
        <translation>已翻译</translation>
    </message>
    <message>
        <source>background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>illustration</source>
        <translation>插图</translation>
    </message>
    <message>
        <source>picture %1</source>
        <translation>第 %1 张图片</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>未到达</translation>
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
        <source>The image has no &quot;file_name&quot;.</source>
        <translation>图像缺少“file_name”。</translation>
    </message>
    <message>
        <source>The annotation has no &quot;image_id&quot;.</source>
        <translation>标注缺少“image_id”。</translation>
    </message>
    <message>
        <source>An annotation of &quot;%1&quot; has a category that the file does not name.</source>
        <translation>“%1”有一条标注的类别未在文件中定义。</translation>
    </message>
    <message>
        <source>Its region was kept without a label.</source>
        <translation>其区域已保留，但没有标签。</translation>
    </message>
    <message>
        <source>Give it a label, or complete &quot;categories&quot; in the file.</source>
        <translation>请为其指定标签，或补全文件中的“categories”。</translation>
    </message>
    <message>
        <source>an object with &quot;images&quot;, &quot;annotations&quot; and &quot;categories&quot;</source>
        <translation>含“images”、“annotations”和“categories”的对象</translation>
    </message>
    <message>
        <source>They were left out.</source>
        <translation>已略过这些内容。</translation>
    </message>
    <message>
        <source>Complete &quot;images&quot; in the file.</source>
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
        <source>&quot;groundmark formats&quot; lists what can be read.</source>
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
        <source>The file can&apos;t be read: %1.</source>
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
        <source>This is not JSON: it can&apos;t be read in row %1, at byte %2.</source>
        <translation>这不是 JSON：第 %1 行第 %2 字节处无法读取。</translation>
    </message>
    <message>
        <source>This is not JSON: it can&apos;t be read at byte %1.</source>
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
        <source>Choose another format; &quot;groundmark formats&quot; lists them.</source>
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
        <source>&quot;NaN&quot; or &quot;Infinity&quot; stands where JSON wants a number.</source>
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
        <source>a folder of LabelMe&apos;s .json files</source>
        <translation>存放 LabelMe .json 文件的文件夹</translation>
    </message>
    <message>
        <source>an object with &quot;shapes&quot; and &quot;imagePath&quot;</source>
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
        <source>A mask needs &quot;imageWidth&quot; and &quot;imageHeight&quot;.</source>
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
        <source>Shapes of the type &quot;%1&quot; are not known.</source>
        <translation>无法识别类型为“%1”的形状。</translation>
    </message>
    <message>
        <source>a list of items with &quot;id&quot;, &quot;question&quot; and &quot;solution&quot;</source>
        <translation>由含“id”、“question”和“solution”的条目组成的列表</translation>
    </message>
    <message>
        <source>The item has no &quot;id&quot;, no &quot;question&quot; or no &quot;solution&quot;.</source>
        <translation>条目缺少“id”、“question”或“solution”。</translation>
    </message>
    <message>
        <source>a list of items with &quot;question&quot; and &quot;answers&quot;</source>
        <translation>由含“question”和“answers”的条目组成的列表</translation>
    </message>
    <message>
        <source>The item has no &quot;question&quot; or no &quot;answers&quot;.</source>
        <translation>条目缺少“question”或“answers”。</translation>
    </message>
    <message>
        <source>an array of pages with &quot;layout_dets&quot; and &quot;page_info&quot;</source>
        <translation>由含“layout_dets”和“page_info”的页面组成的数组</translation>
    </message>
    <message>
        <source>The page has no &quot;page_info&quot;.</source>
        <translation>页面缺少“page_info”。</translation>
    </message>
    <message>
        <source>The page has no &quot;image_path&quot;.</source>
        <translation>页面缺少“image_path”。</translation>
    </message>
    <message>
        <source>The page has no list of &quot;layout_dets&quot;.</source>
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
        <source>The image path leaves the images folder: &quot;%1&quot;. It was not opened.</source>
        <translation>图像路径超出图像文件夹：“%1”。未打开该文件。</translation>
    </message>
    <message>
        <source>Put the image into the images folder and import again with that folder.</source>
        <translation>请将图像放入图像文件夹，并指定该文件夹重新导入。</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; is not in %2.</source>
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
        <source>The id &quot;%1&quot; has come before.</source>
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
        <source>Region %1 of &quot;%2&quot; has no usable coordinates: not finite, the wrong number of points, or an image of unknown or another size.</source>
        <translation>“%2”的区域 %1 没有可用的坐标：数值非有限、点数不对，或图像尺寸未知或不符。</translation>
    </message>
    <message>
        <source>The region was left out, the sample kept.</source>
        <translation>已略过该区域，保留样本。</translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; has its corners swapped.</source>
        <translation>“%2”的区域 %1 的对角颠倒。</translation>
    </message>
    <message>
        <source>They were put in order; the box is the same.</source>
        <translation>已调整顺序，框不变。</translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; reaches over the edge of the image.</source>
        <translation>“%2”的区域 %1 超出图像边缘。</translation>
    </message>
    <message>
        <source>The part inside the image was kept.</source>
        <translation>已保留图像内的部分。</translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; lies outside the image, or reaches over its edge and can&apos;t be cut without becoming another shape.</source>
        <translation>“%2”的区域 %1 位于图像之外，或超出边缘且裁剪后会变成其他形状。</translation>
    </message>
    <message>
        <source>It was kept as it is.</source>
        <translation>已按原样保留。</translation>
    </message>
    <message>
        <source>Region %1 of &quot;%2&quot; has no area.</source>
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
        <source>Put the original image into the folder if the regions don&apos;t fit.</source>
        <translation>如果区域对不上，请将原图放入文件夹。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where the answer should be.</source>
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
        <source>The reply for &quot;%1&quot; is empty.</source>
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
        <source>&quot;%1&quot; is not in %2.</source>
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
        <source>There is a run named &quot;%1&quot; already.</source>
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
    <message>
        <source>%1 judged a step of this sample differently in the project.</source>
        <translation>%1 在项目中对该样本的一个步骤有不同判定。</translation>
    </message>
    <message>
        <source>The project&apos;s judgement was kept.</source>
        <translation>已保留项目中的判定。</translation>
    </message>
    <message>
        <source>Let the annotator decide in Annotate, Steps.</source>
        <translation>请由该标注员在“标注 › 步骤”中决定。</translation>
    </message>
    <message>
        <source>A picture of the source can&apos;t be written: %1.</source>
        <translation>无法写出来源中的图片：%1。</translation>
    </message>
    <message>
        <source>it would unpack to far more than such a file can hold</source>
        <translation>解压后将远远超出此类文件的合理大小</translation>
    </message>
    <message>
        <source>its bytes are damaged or break off</source>
        <translation>其字节已损坏或不完整</translation>
    </message>
    <message>
        <source>This is not a complete zip archive, as .xlsx and .eval files are.</source>
        <translation>这不是完整的 zip 归档（.xlsx 和 .eval 文件应为此类归档）。</translation>
    </message>
    <message>
        <source>The member &quot;%1&quot; of the archive can&apos;t be read: %2.</source>
        <translation>无法读取归档中的成员“%1”：%2。</translation>
    </message>
    <message>
        <source>Nothing of this member was used.</source>
        <translation>未使用该成员的任何内容。</translation>
    </message>
    <message>
        <source>Get the file again, or write it anew.</source>
        <translation>请重新获取该文件，或重新写出。</translation>
    </message>
    <message>
        <source>its compression, method %1, is not supported</source>
        <translation>不支持其压缩方法 %1</translation>
    </message>
    <message>
        <source>The image &quot;%1&quot; has shapes that Groundmark can&apos;t show.</source>
        <translation>图像“%1”含有 Groundmark 无法显示的形状。</translation>
    </message>
    <message>
        <source>They were kept and will be written back.</source>
        <translation>已保留，导出时会原样写回。</translation>
    </message>
    <message>
        <source>Edit them in the tool that made them.</source>
        <translation>请在原工具中编辑。</translation>
    </message>
    <message>
        <source>&lt;annotations&gt; with &lt;image&gt;s (CVAT for images 1.1)</source>
        <translation>含 &lt;image&gt; 的 &lt;annotations&gt;（CVAT for images 1.1）</translation>
    </message>
    <message>
        <source>The image has no name.</source>
        <translation>该图像没有名称。</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n track(s) of a video.</source>
        <translation>
            <numerusform>该文件含有 %n 条视频轨迹。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the task as &quot;CVAT for images&quot;.</source>
        <translation>请以“CVAT for images”格式导出该任务。</translation>
    </message>
    <message>
        <source>an Inspect log with &quot;eval&quot; and &quot;samples&quot;</source>
        <translation>含有“eval”和“samples”的 Inspect 日志</translation>
    </message>
    <message>
        <source>The sample has no &quot;id&quot;.</source>
        <translation>该样本没有“id”。</translation>
    </message>
    <message>
        <source>Edit them in Label Studio.</source>
        <translation>请在 Label Studio 中编辑。</translation>
    </message>
    <message>
        <source>an array of tasks with &quot;data&quot; and &quot;annotations&quot;</source>
        <translation>含“data”和“annotations”的任务数组</translation>
    </message>
    <message>
        <source>The task has no &quot;data&quot;.</source>
        <translation>该任务没有“data”。</translation>
    </message>
    <message>
        <source>The task has several annotations; one became its regions, the others did not.</source>
        <translation>该任务有多份标注；只有一份成为区域。</translation>
    </message>
    <message>
        <source>The task has shapes that Groundmark can&apos;t show.</source>
        <translation>该任务含有 Groundmark 无法显示的形状。</translation>
    </message>
    <message>
        <source>lines of JSON with &quot;doc_id&quot; and &quot;resps&quot; or &quot;filtered_resps&quot;</source>
        <translation>含有“doc_id”以及“resps”或“filtered_resps”的 JSON 行</translation>
    </message>
    <message>
        <source>The row has no &quot;doc_id&quot;.</source>
        <translation>该行没有“doc_id”。</translation>
    </message>
    <message>
        <source>The row has neither &quot;resps&quot; nor &quot;filtered_resps&quot;.</source>
        <translation>该行既没有“resps”也没有“filtered_resps”。</translation>
    </message>
    <message>
        <source>The item has no &quot;sample_id&quot; or no &quot;answer&quot;.</source>
        <translation>该项缺少 &quot;sample_id&quot; 或 &quot;answer&quot;。</translation>
    </message>
    <message>
        <source>items with &quot;sample_id&quot;, &quot;answer&quot; and &quot;context_img_paths&quot;</source>
        <translation>含 &quot;sample_id&quot;、&quot;answer&quot; 和 &quot;context_img_paths&quot; 的项</translation>
    </message>
    <message>
        <source>The line has no &quot;custom_id&quot;, or neither answer nor error.</source>
        <translation>该行没有“custom_id”，或既没有回答也没有错误。</translation>
    </message>
    <message>
        <source>lines of JSON with &quot;custom_id&quot; and &quot;response&quot;</source>
        <translation>含有“custom_id”和“response”的 JSON 行</translation>
    </message>
    <message>
        <source>Write the replies as TSV or JSON (PRED_FORMAT=tsv) and import these.</source>
        <translation>请将回复写成 TSV 或 JSON (PRED_FORMAT=tsv) 后再导入。</translation>
    </message>
    <message>
        <source>The prediction cell of &quot;%1&quot; is empty. Excel drops cells that start with a link and exceed 2,079 characters.</source>
        <translation>“%1”的预测单元格为空。Excel 会丢弃以链接开头且超过 2,079 个字符的单元格。</translation>
    </message>
    <message>
        <source>Counted as missing, not as wrong.</source>
        <translation>计为缺失，不计为错误。</translation>
    </message>
    <message>
        <source>The cell of &quot;%1&quot; begins with &quot;=&quot; and was stored as a formula.</source>
        <translation>“%1”的单元格以“=”开头，被存为公式。</translation>
    </message>
    <message>
        <source>Its text was read as it was typed; nothing was computed.</source>
        <translation>已按输入的文本读取；未进行任何计算。</translation>
    </message>
    <message>
        <source>The spreadsheet holds the error &quot;%1&quot; in place of &quot;%2&quot;.</source>
        <translation>电子表格中“%2”的位置是错误“%1”。</translation>
    </message>
    <message>
        <source>The cell was read as empty.</source>
        <translation>该单元格读作空。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has exactly 32,767 characters, the limit of a spreadsheet cell: it was probably cut.</source>
        <translation>“%1”恰好有 32,767 个字符，即电子表格单元格的上限：很可能已被截断。</translation>
    </message>
    <message>
        <source>The row has %1 cells, the header %2.</source>
        <translation>该行有 %1 个单元格，表头有 %2 个。</translation>
    </message>
    <message>
        <source>Cells that are not there were read as empty, those too many were left out.</source>
        <translation>缺少的单元格读作空，多余的已略过。</translation>
    </message>
    <message>
        <source>Look for a tab or a quote inside a text.</source>
        <translation>请检查文本中是否有制表符或引号。</translation>
    </message>
    <message>
        <source>The judge of the file gave no verdict on &quot;%1&quot;.</source>
        <translation>文件中的评判模型未对“%1”给出判定。</translation>
    </message>
    <message>
        <source>The reply was kept; the file&apos;s &quot;hit&quot; was not taken over as a score.</source>
        <translation>已保留回复；未采用文件中的“hit”作为分数。</translation>
    </message>
    <message>
        <source>Judge the run again.</source>
        <translation>请重新评判该运行。</translation>
    </message>
    <message>
        <source>lmms-eval left out &quot;doc&quot;, the item that was asked about, for &quot;%1&quot;.</source>
        <translation>lmms-eval 略去了“%1”的“doc”，即所提问的条目。</translation>
    </message>
    <message>
        <source>The reply goes by &quot;doc_id&quot;; a sample that is not there yet is made from &quot;input&quot; and &quot;target&quot; and has no picture.</source>
        <translation>回复按“doc_id”匹配；尚不存在的样本由“input”和“target”生成，没有图片。</translation>
    </message>
    <message>
        <source>Import the dataset first and name it, so that the replies meet their pictures.</source>
        <translation>请先导入数据集并指定其名称，使回复与图片对应。</translation>
    </message>
    <message>
        <source>Of the reply to &quot;%1&quot; there is only what the task&apos;s filter left.</source>
        <translation>“%1”的回复只保留了任务过滤后的部分。</translation>
    </message>
    <message>
        <source>&quot;filtered_resps&quot; was read as the reply; lmms-eval leaves out &quot;resps&quot; where both are equal.</source>
        <translation>已将“filtered_resps”读作回复；二者相同时 lmms-eval 会略去“resps”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2, which is not between 0 and 1.</source>
        <translation>“%1”为 %2，不在 0 和 1 之间。</translation>
    </message>
    <message>
        <source>Kept with the reply, but not as a score.</source>
        <translation>随回复保留，但不作为分数。</translation>
    </message>
    <message>
        <source>This is reply %1 to &quot;%2&quot;.</source>
        <translation>这是对“%2”的第 %1 个回复。</translation>
    </message>
    <message>
        <source>A run has one reply to a sample: the first was kept, this one left out.</source>
        <translation>一次运行对每个样本只有一个回复：保留第一个，略过此回复。</translation>
    </message>
    <message>
        <source>The log declares its result for &quot;%1&quot; void.</source>
        <translation>日志声明其对“%1”的结果无效。</translation>
    </message>
    <message>
        <source>The evaluation did not finish (status: %1).</source>
        <translation>评测未完成（状态：%1）。</translation>
    </message>
    <message>
        <source>The evaluation did not finish (status: %1): %2 of %3 samples are done.</source>
        <translation>评测未完成（状态：%1）：%3 个样本中已完成 %2 个。</translation>
    </message>
    <message>
        <source>The samples that are in the log were read.</source>
        <translation>已读取日志中的样本。</translation>
    </message>
    <message>
        <source>Let it finish and import again.</source>
        <translation>请待其完成后重新导入。</translation>
    </message>
    <message>
        <source>The log holds whole conversations, events and stores.</source>
        <translation>日志中含有完整的对话、事件和存储。</translation>
    </message>
    <message>
        <source>Question, answers, reply, tokens, scores and metadata were read; the rest was left out.</source>
        <translation>已读取问题、答案、回复、词元数、分数和元数据；其余已略过。</translation>
    </message>
    <message>
        <source>Keep the log file if you need its transcripts.</source>
        <translation>如需其中的对话记录，请保留日志文件。</translation>
    </message>
    <message>
        <source>A picture is given as an address on the network.</source>
        <translation>图片以网络地址给出。</translation>
    </message>
    <message>
        <source>It was not fetched.</source>
        <translation>未获取该图片。</translation>
    </message>
    <message>
        <source>Put the picture beside the file and import again.</source>
        <translation>请将图片放在文件旁边后重新导入。</translation>
    </message>
    <message>
        <source>A quoted cell that begins in row %1 never ends.</source>
        <translation>从第 %1 行开始的带引号的单元格没有结束。</translation>
    </message>
    <message>
        <source>The texts of the workbook can&apos;t be kept in a temporary file: %1.</source>
        <translation>无法将工作簿中的文本保存到临时文件：%1。</translation>
    </message>
    <message>
        <source>Make room on the disk and import again.</source>
        <translation>请腾出磁盘空间后重新导入。</translation>
    </message>
    <message>
        <source>A cell refers to text %1 of the workbook, which has only %2.</source>
        <translation>某单元格引用工作簿的第 %1 条文本，但其中只有 %2 条。</translation>
    </message>
    <message>
        <source>Open it in a spreadsheet program and save it again, or use TSV or JSON.</source>
        <translation>请用电子表格程序打开并重新保存，或改用 TSV 或 JSON。</translation>
    </message>
    <message>
        <source>a table with the columns &quot;index&quot; and &quot;prediction&quot; or &quot;question&quot;</source>
        <translation>含有“index”列以及“prediction”或“question”列的表格</translation>
    </message>
    <message>
        <source>The row has no &quot;index&quot;.</source>
        <translation>该行没有“index”。</translation>
    </message>
    <message>
        <source>an &lt;annotation&gt; with &lt;filename&gt; and &lt;object&gt;s</source>
        <translation>含 &lt;filename&gt; 和 &lt;object&gt; 的 &lt;annotation&gt;</translation>
    </message>
    <message>
        <source>a folder of Pascal VOC&apos;s .xml files</source>
        <translation>存放 Pascal VOC .xml 文件的文件夹</translation>
    </message>
    <message>
        <source>a workbook (.xlsx) with one sheet at least</source>
        <translation>至少含有一个工作表的工作簿 (.xlsx)</translation>
    </message>
    <message>
        <source>it declares a document type</source>
        <translation>其中声明了文档类型</translation>
    </message>
    <message>
        <source>The workbook&apos;s &quot;%1&quot; can&apos;t be read: %2.</source>
        <translation>无法读取工作簿中的“%1”：%2。</translation>
    </message>
    <message>
        <source>This is not XML: it can&apos;t be read in line %1.</source>
        <translation>这不是 XML：第 %1 行无法读取。</translation>
    </message>
    <message>
        <source>The file has a document type (DOCTYPE), which can hide other files or blow up.</source>
        <translation>该文件含有文档类型（DOCTYPE），可能引用其他文件或无限展开。</translation>
    </message>
    <message>
        <source>Take the DOCTYPE out; no annotation tool writes one.</source>
        <translation>请删除 DOCTYPE；标注工具都不会写入它。</translation>
    </message>
    <message>
        <source>a folder with images and labels, and data.yaml or classes.txt</source>
        <translation>含图像和标签以及 data.yaml 或 classes.txt 的文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n class(es) of the file have no name in the dataset.</source>
        <translation>
            <numerusform>该文件有 %n 个类别在数据集中没有名称。</numerusform>
        </translation>
    </message>
    <message>
        <source>Their number is the label.</source>
        <translation>以其编号作为标签。</translation>
    </message>
    <message>
        <source>Complete &quot;names&quot; in data.yaml.</source>
        <translation>请补全 data.yaml 中的“names”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>“%1”不是数字。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of a class.</source>
        <translation>“%1”不是类别编号。</translation>
    </message>
    <message>
        <source>%1 numbers after the class make neither a box nor an outline.</source>
        <translation>类别之后的 %1 个数字既不构成框也不构成轮廓。</translation>
    </message>
    <message>
        <source>The question of &quot;%1&quot; is not the one that &quot;%2&quot; has under this id.</source>
        <translation>“%1”的问题与“%2”中该 ID 的问题不同。</translation>
    </message>
    <message>
        <source>The reply was kept, the question left as it is.</source>
        <translation>已保留回复，问题保持不变。</translation>
    </message>
    <message>
        <source>Check that the ids of file and dataset mean the same samples.</source>
        <translation>请检查文件与数据集的 ID 是否指同一批样本。</translation>
    </message>
    <message>
        <source>The project has another hop chain for this question.</source>
        <translation>项目中这一问题的跳步链不同。</translation>
    </message>
    <message>
        <source>The project&apos;s was kept.</source>
        <translation>保留了项目中的。</translation>
    </message>
    <message>
        <source>To take the file&apos;s, import it as another dataset.</source>
        <translation>若要采用文件中的，请作为另一数据集导入。</translation>
    </message>
    <message>
        <source>The line is not UTF-8, though the file is: its record cannot be read.</source>
        <translation>文件是 UTF-8，但这一行不是：无法读取该记录。</translation>
    </message>
    <message>
        <source>The file is UTF-16.</source>
        <translation>文件是 UTF-16 编码。</translation>
    </message>
    <message>
        <source>Nothing was read.</source>
        <translation>未读取任何内容。</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>LogiQA: texts for LogicOCR-Gen, eight lines a record</source>
        <translation>LogiQA：LogicOCR-Gen 的文本，每条记录八行</translation>
    </message>
    <message>
        <source>records of an empty line, a letter, context, question and four options</source>
        <translation>由空行、字母、上下文、问题和四个选项组成的记录</translation>
    </message>
    <message>
        <source>The line belongs to no record.</source>
        <translation>该行不属于任何记录。</translation>
    </message>
    <message>
        <source>The record has %1 lines after its letter, not six: an option is missing.</source>
        <translation>字母之后有 %1 行而不是六行：缺少选项。</translation>
    </message>
    <message>
        <source>The record has %1 lines after its letter, not six.</source>
        <translation>字母之后有 %1 行而不是六行。</translation>
    </message>
    <message>
        <source>The answer is &quot;%1&quot;, not one of a to d.</source>
        <translation>答案是“%1”，不在 a 到 d 之内。</translation>
    </message>
    <message>
        <source>The record has no context.</source>
        <translation>记录没有上下文。</translation>
    </message>
    <message>
        <source>Option %1 is empty.</source>
        <translation>选项 %1 为空。</translation>
    </message>
    <message>
        <source>LogiQA 2.0: texts for LogicOCR-Gen, JSON Lines</source>
        <translation>LogiQA 2.0：LogicOCR-Gen 的文本，JSON Lines</translation>
    </message>
    <message>
        <source>lines of JSON with &quot;text&quot;, &quot;question&quot;, &quot;options&quot; and &quot;answer&quot;</source>
        <translation>含 &quot;text&quot;、&quot;question&quot;、&quot;options&quot; 和 &quot;answer&quot; 的 JSON 行</translation>
    </message>
    <message>
        <source>The line is not a JSON object.</source>
        <translation>该行不是 JSON 对象。</translation>
    </message>
    <message>
        <source>The record has %1 options, not four.</source>
        <translation>记录有 %1 个选项而不是四个。</translation>
    </message>
    <message>
        <source>The answer is %1, not one of 0 to 3.</source>
        <translation>答案是 %1，不在 0 到 3 之内。</translation>
    </message>
    <message>
        <source>The record has no &quot;text&quot; or no &quot;question&quot;.</source>
        <translation>记录缺少 &quot;text&quot; 或 &quot;question&quot;。</translation>
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
        <source>there is a file, but it can&apos;t be decoded</source>
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
        <source>&quot;groundmark check --repair&quot; moves the broken tail aside.</source>
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
    <message>
        <source>The end of the edit journal was broken: %1.</source>
        <translation>编辑日志末尾已损坏：%1。</translation>
    </message>
    <message>
        <source>What was done before can&apos;t be undone any more; work can go on.</source>
        <translation>此前的操作无法再撤销；可以继续工作。</translation>
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
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>Canvas</source>
        <translation>画布</translation>
    </message>
</context>
<context>
    <name>Leaderboard</name>
    <message>
        <source>Mean against tokens</source>
        <translation>均值与词元</translation>
    </message>
    <message>
        <source>mean output tokens per reply</source>
        <translation>每条回复的平均输出词元</translation>
    </message>
    <message>
        <source>scored on truth v%1 (others v%2)</source>
        <translation>按真值 v%1 评分（其他为 v%2）</translation>
    </message>
    <message>
        <source>prompt %1 (others %2)</source>
        <translation>提示词 %1（其他为 %2）</translation>
    </message>
    <message>
        <source>images: %1 (others: %2)</source>
        <translation>图像：%1（其他：%2）</translation>
    </message>
    <message>
        <source>Answers against region focus</source>
        <translation>答案与区域关注</translation>
    </message>
    <message>
        <source>MagiScore, macro F1, %</source>
        <translation>MagiScore，宏平均 F1，%</translation>
    </message>
    <message>
        <source>Region focus by model size</source>
        <translation>按模型规模的区域关注</translation>
    </message>
    <message>
        <source>parameters, billions</source>
        <translation>参数量（十亿）</translation>
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
    <name>MaskedCharts</name>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
</context>
<context>
    <name>MaskedPages</name>
    <message>
        <source>The masked picture can&apos;t be written.</source>
        <translation>无法写出掩码图片。</translation>
    </message>
    <message>
        <source>Check that there is room for temporary files.</source>
        <translation>请检查临时文件的空间。</translation>
    </message>
</context>
<context>
    <name>MaskedText</name>
    <message>
        <source>Without</source>
        <translation>不思考</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>变对</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>变错</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>No task focus</source>
        <translation>偏离任务</translation>
    </message>
    <message>
        <source>Neighbour copy</source>
        <translation>照抄邻近文本</translation>
    </message>
    <message>
        <source>Symbol anchoring</source>
        <translation>锚定符号</translation>
    </message>
    <message>
        <source>Geographic mislocation</source>
        <translation>地理错位</translation>
    </message>
    <message>
        <source>Visible-text copying</source>
        <translation>照抄可见文本</translation>
    </message>
    <message>
        <source>Semantic drift</source>
        <translation>语义漂移</translation>
    </message>
    <message>
        <source>Says that there is no mask, describes it, or copies a long excerpt</source>
        <translation>称没有掩码、描述掩码或大段照抄</translation>
    </message>
    <message>
        <source>The reply stands right beside the mask</source>
        <translation>回复就在掩码旁边</translation>
    </message>
    <message>
        <source>A salient symbol of the page in place of an expression</source>
        <translation>以页面上醒目的符号代替表达式</translation>
    </message>
    <message>
        <source>Another name of the same map or list of places</source>
        <translation>同一地图或地名表中的另一个名称</translation>
    </message>
    <message>
        <source>The reply stands somewhere else on the pages</source>
        <translation>回复出现在页面别处</translation>
    </message>
    <message>
        <source>Plausible words that stand nowhere on the pages</source>
        <translation>看似合理但页面上没有的词</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Mask ratio</source>
        <translation>掩码占比</translation>
    </message>
    <message>
        <source>Mean of %1 runs</source>
        <translation>%1 个运行的均值</translation>
    </message>
    <message>
        <source>no prediction</source>
        <translation>无预测</translation>
    </message>
    <message>
        <source>%1. Proposed by a rule of Groundmark&apos;s own.</source>
        <translation>%1。由 Groundmark 自有规则提出。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Failure pattern</source>
        <translation>失败模式</translation>
    </message>
</context>
<context>
    <name>Masks</name>
    <message>
        <source>page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Semantics</source>
        <translation>语义</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>版面</translation>
    </message>
    <message>
        <source>Context scope</source>
        <translation>上下文范围</translation>
    </message>
    <message>
        <source>Visual condition</source>
        <translation>视觉条件</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>The text belongs to what is around it</source>
        <translation>文本与周围内容有关</translation>
    </message>
    <message>
        <source>What stays visible is enough to recover it</source>
        <translation>可见内容足以恢复</translation>
    </message>
    <message>
        <source>It takes looking: language alone cannot guess it</source>
        <translation>必须看图：仅靠语言猜不出</translation>
    </message>
    <message>
        <source>Only one answer fits</source>
        <translation>只有一个答案成立</translation>
    </message>
    <message>
        <source>entity · EM .70, ANLS .30</source>
        <translation>实体 · EM .70，ANLS .30</translation>
    </message>
    <message>
        <source>phrase · Rouge-L .70, embedding .30</source>
        <translation>短语 · Rouge-L .70，嵌入 .30</translation>
    </message>
    <message>
        <source>sentence · Rouge-L .40, embedding .60</source>
        <translation>句子 · Rouge-L .40，嵌入 .60</translation>
    </message>
    <message>
        <source>paragraph · Rouge-L .20, embedding .80</source>
        <translation>段落 · Rouge-L .20，嵌入 .80</translation>
    </message>
    <message>
        <source>Something is readable in the mask</source>
        <translation>掩码内有可读内容</translation>
    </message>
    <message>
        <source>“%1” on %2</source>
        <translation>%2：“%1”</translation>
    </message>
    <message>
        <source>The mask is not solid</source>
        <translation>掩码不是纯色</translation>
    </message>
    <message>
        <source>%1 pixels of another colour on %2</source>
        <translation>%2 有 %1 个其他颜色的像素</translation>
    </message>
    <message>
        <source>The target stands elsewhere</source>
        <translation>目标在别处出现</translation>
    </message>
    <message>
        <source>%1 times on %2</source>
        <translation>%2 出现 %1 次</translation>
    </message>
    <message>
        <source>A part of it stands elsewhere: “%1”</source>
        <translation>其中一部分在别处出现：“%1”</translation>
    </message>
    <message>
        <source>The target stands in the file&apos;s own text</source>
        <translation>目标在文件自带的文本中</translation>
    </message>
    <message>
        <source>%1 times in the text of %2</source>
        <translation>%2 的文本中 %1 次</translation>
    </message>
    <message>
        <source>Tesseract does not read the target where it stands</source>
        <translation>Tesseract 在原处读不出目标</translation>
    </message>
    <message>
        <source>So it may miss it elsewhere, too: look at the pages yourself</source>
        <translation>因此在别处也可能漏掉：请自行查看页面</translation>
    </message>
    <message>
        <source>A mask lies outside the page</source>
        <translation>掩码在页面之外</translation>
    </message>
    <message>
        <source>It covers nothing of %1</source>
        <translation>%1 没有任何部分被遮住</translation>
    </message>
    <message>
        <source>No mask is drawn</source>
        <translation>尚未绘制掩码</translation>
    </message>
    <message>
        <source>On pages that came masked, draw one over the black region</source>
        <translation>若页面本已遮盖，请在黑色区域上绘制</translation>
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
    <name>Mmtr</name>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Single-page</source>
        <translation>单页</translation>
    </message>
    <message>
        <source>Multi-page</source>
        <translation>多页</translation>
    </message>
    <message>
        <source>Level not stated</source>
        <translation>未标级别</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Answer length, characters</source>
        <translation>答案长度（字符）</translation>
    </message>
    <message>
        <source>Mask ratio</source>
        <translation>掩码占比</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>按 %1</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未标明</translation>
    </message>
    <message>
        <source>Answers only</source>
        <translation>仅回答</translation>
    </message>
    <message>
        <source>No task focus</source>
        <translation>偏离任务</translation>
    </message>
    <message>
        <source>Declined or empty</source>
        <translation>拒答或为空</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>请求失败</translation>
    </message>
    <message>
        <source>level × pages</source>
        <translation>级别 × 页数</translation>
    </message>
</context>
<context>
    <name>ModelRequest</name>
    <message>
        <source>The image cannot be decoded: %1</source>
        <translation>图像无法解码：%1</translation>
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
        <source>There is no kind of model called &quot;%1&quot;.</source>
        <translation>没有名为“%1”的模型类型。</translation>
    </message>
    <message>
        <source>Models are named as %1.</source>
        <translation>模型的写法为 %1。</translation>
    </message>
    <message>
        <source>The model or the address is missing.</source>
        <translation>缺少模型或地址。</translation>
    </message>
    <message>
        <source>Write openai:MODEL@URL, for example openai:qwen@http://localhost:8000/v1.</source>
        <translation>请写 openai:模型@网址，例如 openai:qwen@http://localhost:8000/v1。</translation>
    </message>
    <message>
        <source>An address with a name, a password or a query is not taken.</source>
        <translation>不接受带用户名、密码或查询参数的地址。</translation>
    </message>
    <message>
        <source>Keys come from an environment variable or the system&apos;s key store.</source>
        <translation>密钥来自环境变量或系统密钥库。</translation>
    </message>
</context>
<context>
    <name>Models</name>
    <message>
        <source>The batch&apos;s result can&apos;t be read: %1.</source>
        <translation>无法读取批处理的结果：%1。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未做任何更改。</translation>
    </message>
    <message>
        <source>Check the path and the permissions.</source>
        <translation>请检查路径和权限。</translation>
    </message>
    <message>
        <source>There is no result of a batch in it.</source>
        <translation>其中没有批处理的结果。</translation>
    </message>
    <message>
        <source>Give the file that the batch&apos;s &quot;output_file_id&quot; or &quot;error_file_id&quot; names.</source>
        <translation>请提供批处理的“output_file_id”或“error_file_id”所指的文件。</translation>
    </message>
    <message>
        <source>The result of the batch has no answer to it.</source>
        <translation>批处理的结果中没有对应的回答。</translation>
    </message>
    <message>
        <source>There is no such program, or it may not be run.</source>
        <translation>没有该程序，或无权运行。</translation>
    </message>
    <message>
        <source>Write command:PROGRAM, with its path or a name that the shell would find.</source>
        <translation>请写 command:程序，使用其路径或终端能找到的名称。</translation>
    </message>
    <message>
        <source>The program does not start: %1</source>
        <translation>程序无法启动：%1</translation>
    </message>
    <message>
        <source>The call was cancelled.</source>
        <translation>调用已取消。</translation>
    </message>
    <message>
        <source>The program took longer than %1 s.</source>
        <translation>程序运行超过 %1 秒。</translation>
    </message>
    <message>
        <source>The program wrote more than %1 bytes.</source>
        <translation>程序输出超过 %1 字节。</translation>
    </message>
    <message>
        <source>The program ended with %1: %2</source>
        <translation>程序以 %1 结束：%2</translation>
    </message>
    <message>
        <source>The program says: %1</source>
        <translation>程序报告：%1</translation>
    </message>
    <message>
        <source>The program did not write a JSON object with &quot;text&quot;.</source>
        <translation>程序没有输出带有 &quot;text&quot; 的 JSON 对象。</translation>
    </message>
    <message>
        <source>This is not the name of a header.</source>
        <translation>这不是有效的请求头名称。</translation>
    </message>
    <message>
        <source>The value of a header is one line.</source>
        <translation>请求头的值只能有一行。</translation>
    </message>
    <message>
        <source>The value of this header looks like a secret and would be written down.</source>
        <translation>该请求头的值看起来是机密，会被写入文件。</translation>
    </message>
    <message>
        <source>Write env:VARIABLE or keychain:NAME as its value.</source>
        <translation>请将其值写为 env:变量名 或 keychain:名称。</translation>
    </message>
    <message>
        <source>The extra body is not a JSON object.</source>
        <translation>附加请求体不是 JSON 对象。</translation>
    </message>
    <message>
        <source>Write it as {&quot;top_k&quot;: 1}.</source>
        <translation>请写成 {&quot;top_k&quot;: 1} 的形式。</translation>
    </message>
    <message>
        <source>A time-out or a size of the endpoint is not above zero.</source>
        <translation>端点的超时或大小限制不大于零。</translation>
    </message>
    <message>
        <source>The server took too long: %1.</source>
        <translation>服务器响应超时：%1。</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not trusted: %1.</source>
        <translation>服务器证书不受信任：%1。</translation>
    </message>
    <message>
        <source>The address of the endpoint cannot be used: %1.</source>
        <translation>端点地址无法使用：%1。</translation>
    </message>
    <message>
        <source>The connection failed: %1.</source>
        <translation>连接失败：%1。</translation>
    </message>
    <message>
        <source>The reply is longer than %1 bytes and was cut off.</source>
        <translation>回复超过 %1 字节，已被截断。</translation>
    </message>
    <message>
        <source>The system&apos;s key store did not answer.</source>
        <translation>系统密钥库没有响应。</translation>
    </message>
    <message>
        <source>The system&apos;s key store says: %1</source>
        <translation>系统密钥库报告：%1</translation>
    </message>
    <message>
        <source>Unlock the key store, or keep the key in an environment variable.</source>
        <translation>请解锁密钥库，或将密钥放入环境变量。</translation>
    </message>
    <message>
        <source>The environment variable %1 is not set.</source>
        <translation>环境变量 %1 未设置。</translation>
    </message>
    <message>
        <source>Set it to the key in the shell that starts Groundmark.</source>
        <translation>请在启动 Groundmark 的终端中将其设为密钥。</translation>
    </message>
    <message>
        <source>This does not say where the key is.</source>
        <translation>这没有说明密钥在哪里。</translation>
    </message>
    <message>
        <source>Write env:VARIABLE or keychain:NAME, never the key itself.</source>
        <translation>请写 env:变量名 或 keychain:名称，切勿写密钥本身。</translation>
    </message>
    <message>
        <source>The key is not one line.</source>
        <translation>密钥不是一行文本。</translation>
    </message>
    <message>
        <source>The server answered %1: %2</source>
        <translation>服务器返回 %1：%2</translation>
    </message>
    <message>
        <source>%1 It begins: %2</source>
        <translation>%1 开头为：%2</translation>
    </message>
    <message>
        <source>The reply has no choice.</source>
        <translation>回复中没有 choice。</translation>
    </message>
    <message>
        <source>The reply has no message.</source>
        <translation>回复中没有 message。</translation>
    </message>
    <message>
        <source>The reply has no embedding.</source>
        <translation>回复中没有嵌入向量。</translation>
    </message>
    <message>
        <source>The embedding is not made of numbers.</source>
        <translation>嵌入向量不是由数字组成的。</translation>
    </message>
    <message>
        <source>The reply has no image.</source>
        <translation>回复中没有图像。</translation>
    </message>
    <message>
        <source>The reply is not JSON in UTF-8.</source>
        <translation>回复不是 UTF-8 编码的 JSON。</translation>
    </message>
    <message>
        <source>The server answered with an error: %1</source>
        <translation>服务器返回错误：%1</translation>
    </message>
    <message>
        <source>A piece of the stream is not JSON in UTF-8.</source>
        <translation>流中的一段不是 UTF-8 编码的 JSON。</translation>
    </message>
    <message>
        <source>The server broke off with an error: %1</source>
        <translation>服务器因错误中断：%1</translation>
    </message>
    <message>
        <source>The stream ended before the answer was complete.</source>
        <translation>流在答案完整之前就结束了。</translation>
    </message>
</context>
<context>
    <name>NewQuestions</name>
    <message>
        <source>The dataset “%1” is not one of LogicOCR-Real.</source>
        <translation>数据集“%1”不属于 LogicOCR-Real。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有作任何更改。</translation>
    </message>
    <message>
        <source>Choose another dataset in the bar above.</source>
        <translation>请在上方选择另一数据集。</translation>
    </message>
    <message>
        <source>There is no such sample in the project.</source>
        <translation>项目中没有这个样本。</translation>
    </message>
</context>
<context>
    <name>NewSamples</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>The page can&apos;t be written: %1.</source>
        <translation>无法写出页面：%1。</translation>
    </message>
    <message>
        <source>Check the folder, its permissions and the disk.</source>
        <translation>请检查文件夹、权限和磁盘。</translation>
    </message>
    <message>
        <source>The dataset “%1” is not one of masked text.</source>
        <translation>数据集“%1”不是掩码文本数据集。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请换一个名称。</translation>
    </message>
    <message>
        <source>The work was cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>No page was chosen.</source>
        <translation>未选择页面。</translation>
    </message>
    <message>
        <source>Choose at least one page.</source>
        <translation>请至少选择一页。</translation>
    </message>
    <message>
        <source>The dataset has a sample “%1” already.</source>
        <translation>数据集中已有样本“%1”。</translation>
    </message>
    <message>
        <source>Give this one another id.</source>
        <translation>请换一个编号。</translation>
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
        <source>The array&apos;s number type is not supported</source>
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
    <name>PdfText</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>The file is not there or can&apos;t be read.</source>
        <translation>文件不存在或无法读取。</translation>
    </message>
    <message>
        <source>Check the path and its permissions.</source>
        <translation>请检查路径及权限。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>Get it again from where it came.</source>
        <translation>请从来源重新获取。</translation>
    </message>
    <message>
        <source>The file is no PDF, or a broken one.</source>
        <translation>文件不是 PDF，或已损坏。</translation>
    </message>
    <message>
        <source>Open it in a PDF viewer, or get it again.</source>
        <translation>请用 PDF 阅读器打开，或重新获取。</translation>
    </message>
    <message>
        <source>The PDF is encrypted: it opens with a password only.</source>
        <translation>PDF 已加密：需要密码才能打开。</translation>
    </message>
    <message>
        <source>Save a copy without a password, if its licence allows that, and choose the copy.</source>
        <translation>若许可允许，请另存为无密码副本并选择该副本。</translation>
    </message>
    <message>
        <source>The PDF has no pages.</source>
        <translation>PDF 没有页面。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请选择其他文件。</translation>
    </message>
    <message>
        <source>Page %1 can&apos;t be read.</source>
        <translation>无法读取第 %1 页。</translation>
    </message>
    <message>
        <source>Leave this page out.</source>
        <translation>请略过此页。</translation>
    </message>
    <message>
        <source>Page %1 can&apos;t be drawn.</source>
        <translation>无法绘制第 %1 页。</translation>
    </message>
</context>
<context>
    <name>PerturbBatch</name>
    <message>
        <source>The folder cannot be made.</source>
        <translation>无法创建文件夹。</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>请选择可写的文件夹。</translation>
    </message>
    <message>
        <source>The image moves; its first frame was taken.</source>
        <translation>该图像为动画；已取其第一帧。</translation>
    </message>
    <message>
        <source>What was written before is kept.</source>
        <translation>此前写入的内容已保留。</translation>
    </message>
    <message>
        <source>Make room and start again: it goes on.</source>
        <translation>请腾出空间后重新开始：将继续进行。</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>没有此文件或文件夹。</translation>
    </message>
</context>
<context>
    <name>PerturbJob</name>
    <message>
        <source>%1 images written to %2, %3 were there, %4 failed</source>
        <translation>已将 %1 张图像写入 %2，%3 张已存在，%4 张失败</translation>
    </message>
    <message>
        <source>%1 runs are complete: %2 answers now, %3 failed</source>
        <translation>%1 个运行已完成：本次回答 %2 个，失败 %3 个</translation>
    </message>
    <message>
        <source>Writing images</source>
        <translation>正在写入图像</translation>
    </message>
    <message>
        <source>Asking about clean images</source>
        <translation>正在就原图询问</translation>
    </message>
    <message>
        <source>Asking under %1</source>
        <translation>正在 %1 下询问</translation>
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
    <message>
        <source>Perturbing %1 × %2 pixels needs %3 of memory and only %4 is free</source>
        <translation>扰动 %1 × %2 像素需要 %3 内存，仅有 %4 可用</translation>
    </message>
    <message>
        <source>Cut the image into parts.</source>
        <translation>请将图像切成几部分。</translation>
    </message>
</context>
<context>
    <name>PerturbedRuns</name>
    <message>
        <source>The dataset is no longer in the project.</source>
        <translation>该数据集已不在项目中。</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>Another Groundmark (process %1 on %2) has this project open, so it is read-only here.</source>
        <translation>另一个 Groundmark（%2 上的进程 %1）已打开此项目，因此这里为只读。</translation>
    </message>
    <message>
        <source>The project&apos;s folder can&apos;t be written to, so it is read-only.</source>
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
        <source>Check the path, or make one with &quot;groundmark new&quot;.</source>
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
        <source>The project can&apos;t be created here.</source>
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
        <source>The project is of an older version and can&apos;t be brought up to date while it is read-only.</source>
        <translation>项目版本较旧，只读状态下无法升级。</translation>
    </message>
    <message>
        <source>Open a copy of it in a folder that you can write to.</source>
        <translation>请将副本放到可写入的文件夹中再打开。</translation>
    </message>
    <message>
        <source>The project is open for reading only.</source>
        <translation>项目以只读方式打开。</translation>
    </message>
    <message>
        <source>Nothing was removed.</source>
        <translation>未删除任何内容。</translation>
    </message>
</context>
<context>
    <name>Query</name>
    <message>
        <source>A quotation mark is not closed.</source>
        <translation>引号没有闭合。</translation>
    </message>
    <message>
        <source>character %1</source>
        <translation>第 %1 个字符</translation>
    </message>
    <message>
        <source>the end of the query</source>
        <translation>查询的结尾</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>此处应为%1，却是 %2。</translation>
    </message>
    <message>
        <source>The query is nested too deeply.</source>
        <translation>查询嵌套过深。</translation>
    </message>
    <message>
        <source>a word or a condition</source>
        <translation>词语或条件</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>&lt;, &lt;=, =, !=, &gt;= or &gt;</source>
        <translation>&lt;、&lt;=、=、!=、&gt;= 或 &gt;</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>a run: A, B, … or its name in quotation marks</source>
        <translation>运行：A、B……或引号中的运行名</translation>
    </message>
    <message>
        <source>The pattern is wrong: %1.</source>
        <translation>模式有误：%1。</translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot; here.</source>
        <translation>这里没有运行“%1”。</translation>
    </message>
    <message>
        <source>Write A, B, … for the shown runs, or a run&apos;s name in quotation marks.</source>
        <translation>用 A、B……表示显示的运行，或在引号中写运行名。</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>look up</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>select</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>calculate</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>convert</source>
        <translation>换算</translation>
    </message>
    <message>
        <source>combine</source>
        <translation>综合</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>numerical: comparison</source>
        <translation>数值：比较</translation>
    </message>
    <message>
        <source>numerical: statistics</source>
        <translation>数值：统计</translation>
    </message>
    <message>
        <source>numerical: calculation</source>
        <translation>数值：计算</translation>
    </message>
    <message>
        <source>temporal</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>conditional</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>numerical</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>screenshot</source>
        <translation>截图</translation>
    </message>
    <message>
        <source>product label</source>
        <translation>产品标签</translation>
    </message>
    <message>
        <source>natural image</source>
        <translation>自然图像</translation>
    </message>
    <message>
        <source>token</source>
        <translation>票证</translation>
    </message>
    <message>
        <source>The answer is wrong</source>
        <translation>答案不对</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>有歧义</translation>
    </message>
    <message>
        <source>One hop is enough</source>
        <translation>一个跳步就够</translation>
    </message>
    <message>
        <source>The answer is given away</source>
        <translation>泄露了答案</translation>
    </message>
    <message>
        <source>Needs outside knowledge</source>
        <translation>需要外部知识</translation>
    </message>
    <message>
        <source>The text cannot be read</source>
        <translation>文字无法辨认</translation>
    </message>
    <message>
        <source>A duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Licence does not allow it</source>
        <translation>许可不允许</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
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
    <message>
        <source>and %1 more parts</source>
        <translation>另有 %1 个部分</translation>
    </message>
    <message>
        <source>Only the truth has</source>
        <translation>仅标准答案有</translation>
    </message>
    <message>
        <source>Only the answer has</source>
        <translation>仅答案有</translation>
    </message>
    <message>
        <source>Only the first %1 characters are compared here.</source>
        <translation>此处仅比较前 %1 个字符。</translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message>
        <source>exact match</source>
        <translation>完全匹配</translation>
    </message>
    <message>
        <source>the answer contains the truth</source>
        <translation>答案包含标准答案</translation>
    </message>
    <message>
        <source>ANLS, threshold %1</source>
        <translation>ANLS，阈值 %1</translation>
    </message>
    <message>
        <source>edit distance / longer length, lower is better</source>
        <translation>编辑距离 / 较长者的长度，越低越好</translation>
    </message>
    <message>
        <source>VQA, English</source>
        <translation>VQA（英文）</translation>
    </message>
    <message>
        <source>VQA, case sensitive</source>
        <translation>VQA（区分大小写）</translation>
    </message>
    <message>
        <source>VQA, Chinese</source>
        <translation>VQA（中文）</translation>
    </message>
    <message>
        <source>multiple choice: the letters of the prediction equal the answer</source>
        <translation>选择题：预测中的字母须等于答案</translation>
    </message>
    <message>
        <source>counting, exact match</source>
        <translation>计数，完全匹配</translation>
    </message>
    <message>
        <source>counting, distance to the true count</source>
        <translation>计数，与真实数目的距离</translation>
    </message>
    <message>
        <source>formula: the answer stands in the prediction, blanks aside</source>
        <translation>公式：不计空格，预测中含有答案</translation>
    </message>
    <message>
        <source>intersection over union of whole-number boxes</source>
        <translation>整数框的交并比</translation>
    </message>
    <message>
        <source>VQA with position: half the answer, half its box</source>
        <translation>带位置的 VQA：答案与框各占一半</translation>
    </message>
    <message>
        <source>end-to-end spotting: IoU &gt; 0.5 and the same text</source>
        <translation>端到端检测识别：IoU &gt; 0.5 且文字相同</translation>
    </message>
    <message>
        <source>equal fields / fields in either dict</source>
        <translation>相等的字段 / 任一字典中的字段</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>missing in the prediction</source>
        <translation>预测中缺少</translation>
    </message>
    <message>
        <source>not expected</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>skipped, both None</source>
        <translation>略过：两者均为 None</translation>
    </message>
    <message>
        <source>tree edit distance of headings and lines; words do not count</source>
        <translation>标题与行的树编辑距离；文字内容不计</translation>
    </message>
    <message>
        <source>TEDS, structure only</source>
        <translation>TEDS（仅结构）</translation>
    </message>
    <message>
        <source>mean of BLEU, METEOR, F and 1 − edit distance</source>
        <translation>BLEU、METEOR、F 与 1 − 编辑距离的均值</translation>
    </message>
    <message>
        <source>BLEU-4 without smoothing</source>
        <translation>BLEU-4，不平滑</translation>
    </message>
    <message>
        <source>precision and recall over the sets of words</source>
        <translation>基于词集合的精确率与召回率</translation>
    </message>
    <message>
        <source>on the texts as they are</source>
        <translation>按原文计算</translation>
    </message>
    <message>
        <source>%1 of %2 words matched in %3 chunks</source>
        <translation>%2 个词中有 %1 个匹配，分为 %3 段</translation>
    </message>
    <message>
        <source>the answer, or its characters with marks between them, is in the prediction</source>
        <translation>预测中含有答案，或含有以标点隔开的答案各字</translation>
    </message>
    <message>
        <source>verdict of the judge that came with the prediction</source>
        <translation>随预测附带的裁判判定</translation>
    </message>
    <message>
        <source>1 − edit distance of the page&apos;s text in lower case</source>
        <translation>1 − 页面文字（小写）的编辑距离</translation>
    </message>
    <message>
        <source>LogicOCR: %1</source>
        <translation>LogicOCR：%1</translation>
    </message>
    <message>
        <source>no rule applies</source>
        <translation>没有规则适用</translation>
    </message>
    <message>
        <source>the text of an option behind &quot;answer:&quot;</source>
        <translation>“answer:” 之后为某选项的全文</translation>
    </message>
    <message>
        <source>X. behind a blank</source>
        <translation>空格之后的 X.</translation>
    </message>
    <message>
        <source>X alone</source>
        <translation>单独的 X</translation>
    </message>
    <message>
        <source>lower case, trimmed, line breaks as blanks</source>
        <translation>转为小写，去除首尾空白，换行作空格</translation>
    </message>
    <message>
        <source>trimmed, line breaks as blanks</source>
        <translation>去除首尾空白，换行作空格</translation>
    </message>
    <message>
        <source>lower case, trimmed, without blanks</source>
        <translation>转为小写，去除首尾空白与空格</translation>
    </message>
    <message>
        <source>lower case, trimmed</source>
        <translation>转为小写，去除首尾空白</translation>
    </message>
    <message>
        <source>lower case, without blanks</source>
        <translation>转为小写，去除空格</translation>
    </message>
    <message>
        <source>letters only</source>
        <translation>仅保留字母</translation>
    </message>
    <message>
        <source>without blanks</source>
        <translation>去除空格</translation>
    </message>
    <message>
        <source>\text{…} unwrapped, without blanks</source>
        <translation>去掉 \text{…}，去除空格</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>the option&apos;s letter</source>
        <translation>选项字母</translation>
    </message>
    <message>
        <source>jieba&apos;s words</source>
        <translation>jieba 分词</translation>
    </message>
    <message>
        <source>words between blanks</source>
        <translation>以空格分隔的词</translation>
    </message>
    <message>
        <source>short answer found in the prediction = 1</source>
        <translation>预测中找到短答案 = 1</translation>
    </message>
    <message>
        <source>short answer not found in the prediction = 0</source>
        <translation>预测中没有短答案 = 0</translation>
    </message>
    <message>
        <source>found = 1</source>
        <translation>找到 = 1</translation>
    </message>
    <message>
        <source>not found = 0</source>
        <translation>未找到 = 0</translation>
    </message>
    <message>
        <source>no number in the prediction = 0</source>
        <translation>预测中没有数字 = 0</translation>
    </message>
    <message>
        <source>the prediction is 0 = 0</source>
        <translation>预测为 0，得分 = 0</translation>
    </message>
    <message>
        <source>1 − %1 edits / %2 characters = %3</source>
        <translation>1 − %1 次编辑 / %2 个字符 = %3</translation>
    </message>
    <message>
        <source>%1 edits / %2 characters = %3</source>
        <translation>%1 次编辑 / %2 个字符 = %3</translation>
    </message>
    <message>
        <source>1 − %1 tree edits / %2 elements = %3</source>
        <translation>1 − %1 次树编辑 / %2 个元素 = %3</translation>
    </message>
    <message>
        <source>1 − %1 tree edits / %2 nodes = %3</source>
        <translation>1 − %1 次树编辑 / %2 个节点 = %3</translation>
    </message>
    <message>
        <source>intersection %1 / union, IoU = %2</source>
        <translation>交集 %1 / 并集，IoU = %2</translation>
    </message>
    <message>
        <source>precision %1 / %2, recall %3 / %4, harmonic mean = %5</source>
        <translation>精确率 %1 / %2，召回率 %3 / %4，调和平均 = %5</translation>
    </message>
    <message>
        <source>A similarity below 0.5 counts as 0.</source>
        <translation>低于 0.5 的相似度按 0 计。</translation>
    </message>
    <message>
        <source>A similarity below the threshold counts as 0.</source>
        <translation>低于阈值的相似度按 0 计。</translation>
    </message>
    <message>
        <source>An empty answer is found in every prediction.</source>
        <translation>空答案在任何预测中都算找到。</translation>
    </message>
    <message>
        <source>Best of %1 acceptable answers.</source>
        <translation>%1 个可接受答案中的最佳者。</translation>
    </message>
    <message>
        <source>Each of the truth&apos;s %1 blank lines costs 1, even where the answer has it too.</source>
        <translation>标准答案的 %1 个空行各计 1，即使回复中也有。</translation>
    </message>
    <message>
        <source>Words are jieba&apos;s, since there are Chinese characters.</source>
        <translation>因含有中文字符，采用 jieba 分词。</translation>
    </message>
    <message>
        <source>Words are what stands between blanks.</source>
        <translation>词以空格分隔。</translation>
    </message>
    <message>
        <source>The predicted dict has no &quot;answer&quot;.</source>
        <translation>预测的字典没有 &quot;answer&quot;。</translation>
    </message>
    <message>
        <source>The predicted dict has no readable &quot;bbox&quot;.</source>
        <translation>预测的字典没有可读的 &quot;bbox&quot;。</translation>
    </message>
    <message>
        <source>The texts are too long to compare (see kEditLimit).</source>
        <translation>文本过长，无法比较（见 kEditLimit）。</translation>
    </message>
    <message>
        <source>The texts are too long to compare.</source>
        <translation>文本过长，无法比较。</translation>
    </message>
    <message>
        <source>The table is too large to compare.</source>
        <translation>表格过大，无法比较。</translation>
    </message>
    <message>
        <source>The document is too large to compare.</source>
        <translation>文档过大，无法比较。</translation>
    </message>
    <message>
        <source>There is no table in the prediction.</source>
        <translation>预测中没有表格。</translation>
    </message>
    <message>
        <source>There is no &lt;table in the prediction.</source>
        <translation>预测中没有 &lt;table。</translation>
    </message>
    <message>
        <source>There is no markdown table in the prediction.</source>
        <translation>预测中没有 Markdown 表格。</translation>
    </message>
    <message>
        <source>There is no Python dict in the prediction.</source>
        <translation>预测中没有 Python 字典。</translation>
    </message>
    <message>
        <source>There is no letter in the prediction.</source>
        <translation>预测中没有字母。</translation>
    </message>
    <message>
        <source>There is no number in the prediction.</source>
        <translation>预测中没有数字。</translation>
    </message>
    <message>
        <source>There is no (x1, y1, x2, y2, text) in the prediction.</source>
        <translation>预测中没有 (x1, y1, x2, y2, text)。</translation>
    </message>
    <message>
        <source>There is no group of four coordinates within 0–1000.</source>
        <translation>没有 0–1000 之内的四个坐标。</translation>
    </message>
    <message>
        <source>There is no judge&apos;s verdict.</source>
        <translation>没有裁判判定。</translation>
    </message>
    <message>
        <source>No option is named.</source>
        <translation>没有指明选项。</translation>
    </message>
    <message>
        <source>The prediction is empty.</source>
        <translation>预测为空。</translation>
    </message>
    <message>
        <source>The prediction is not a text.</source>
        <translation>预测不是文本。</translation>
    </message>
    <message>
        <source>The prediction is not a number.</source>
        <translation>预测不是数字。</translation>
    </message>
    <message>
        <source>The expected answer cannot be read, so the official score is 0.</source>
        <translation>无法读取标准答案，因此官方分数为 0。</translation>
    </message>
    <message>
        <source>The reference is empty, so the item does not count.</source>
        <translation>参考文本为空，因此该项不计。</translation>
    </message>
    <message>
        <source>The question is not a text, so the item does not count.</source>
        <translation>问题不是文本，因此该项不计。</translation>
    </message>
    <message>
        <source>One of the texts is empty or too long to compare.</source>
        <translation>其中一段文本为空，或过长而无法比较。</translation>
    </message>
    <message>
        <source>One of the texts is blank or too long.</source>
        <translation>其中一段文本为空白或过长。</translation>
    </message>
    <message>
        <source>A colspan or rowspan is not a whole number.</source>
        <translation>colspan 或 rowspan 不是整数。</translation>
    </message>
    <message>
        <source>Both tables are empty.</source>
        <translation>两个表格均为空。</translation>
    </message>
    <message>
        <source>no common word = 0</source>
        <translation>没有相同的词 = 0</translation>
    </message>
    <message>
        <source>brevity %1 × (%2 · %3 · %4 · %5)^¼ = %6</source>
        <translation>简短惩罚 %1 × (%2 · %3 · %4 · %5)^¼ = %6</translation>
    </message>
    <message>
        <source>F %1 × (1 − 0.5 × (%2 / %3)³) = %4</source>
        <translation>F %1 × (1 − 0.5 × (%2 / %3)³) = %4</translation>
    </message>
    <message>
        <source>An order without a match counts as the smallest positive number, so BLEU is nearly 0.</source>
        <translation>没有匹配的阶按最小正数计，因此 BLEU 接近 0。</translation>
    </message>
    <message>
        <source>ROUGE-L F over sentences</source>
        <translation>按句计算的 ROUGE-L F</translation>
    </message>
    <message>
        <source>1 − edit distance</source>
        <translation>1 − 编辑距离</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>TEDS</source>
        <translation>TEDS</translation>
    </message>
    <message>
        <source>There are no fields in the prediction.</source>
        <translation>预测中没有字段。</translation>
    </message>
    <message>
        <source>A box has fewer than four coordinates.</source>
        <translation>框的坐标少于四个。</translation>
    </message>
    <message>
        <source>A coordinate is not a number.</source>
        <translation>有坐标不是数字。</translation>
    </message>
    <message>
        <source>There is no dict with &quot;answer&quot; or &quot;bbox&quot; in the prediction.</source>
        <translation>预测中没有带 &quot;answer&quot; 或 &quot;bbox&quot; 的字典。</translation>
    </message>
</context>
<context>
    <name>Recover</name>
    <message>
        <source>Ambiguous: several answers fit</source>
        <translation>有歧义：多个答案成立</translation>
    </message>
    <message>
        <source>Not recovered: too little evidence</source>
        <translation>未能恢复：证据不足</translation>
    </message>
    <message>
        <source>Guessable without looking</source>
        <translation>不看图也能猜出</translation>
    </message>
    <message>
        <source>Unrelated to its context</source>
        <translation>与上下文无关</translation>
    </message>
    <message>
        <source>The target stands elsewhere</source>
        <translation>目标在别处出现</translation>
    </message>
    <message>
        <source>Not reviewed yet. In “Recover” a second person sees only the masked pages.</source>
        <translation>尚未复核。在“恢复”中，第二人只看到掩码页面。</translation>
    </message>
    <message>
        <source>Recovered by %1 of %2.</source>
        <translation>%2 人中 %1 人恢复成功。</translation>
    </message>
    <message>
        <source>Excluded: %1.</source>
        <translation>已排除：%1。</translation>
    </message>
</context>
<context>
    <name>RegionEdits</name>
    <message>
        <source>Select regions to copy them.</source>
        <translation>请先选择要复制的区域。</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) copied.</source>
        <translation>
            <numerusform>已复制 %n 个区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no regions in the clipboard.</source>
        <translation>剪贴板中没有区域。</translation>
    </message>
    <message>
        <source>There is no page to paste on.</source>
        <translation>没有可粘贴的页面。</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) pasted.</source>
        <translation>
            <numerusform>已粘贴 %n 个区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>They were moved onto the page, which is smaller.</source>
        <translation>页面较小，已将其移入页面。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them were cut at the page&apos;s edge.</source>
        <translation>
            <numerusform>其中 %n 个在页面边缘被裁切。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no place on this page.</source>
        <translation>
            <numerusform>%n 个在此页面上放不下。</numerusform>
        </translation>
    </message>
    <message>
        <source>No label has the key %1.</source>
        <translation>没有标签使用按键 %1。</translation>
    </message>
    <message>
        <source>New regions are given the label &quot;%1&quot;.</source>
        <translation>新区域将使用标签“%1”。</translation>
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
        <source>Each line must be one object such as {&quot;id&quot;: &quot;7&quot;, &quot;response&quot;: &quot;42&quot;}.</source>
        <translation>每行须为一个对象，如 {&quot;id&quot;: &quot;7&quot;, &quot;response&quot;: &quot;42&quot;}。</translation>
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
        <source>There is no run &quot;%1&quot; in the project.</source>
        <translation>项目中没有运行“%1”。</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
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
        <source>Review: %1</source>
        <translation>复核：%1</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>There is no dataset &quot;%1&quot; in the project.</source>
        <translation>项目中没有数据集&quot;%1&quot;。</translation>
    </message>
    <message>
        <source>%1 % interval from %2 bootstrap resamples of images, seed %3</source>
        <translation>%1 % 区间，按图像自助重采样 %2 次，种子 %3</translation>
    </message>
    <message>
        <source>Time per question</source>
        <translation>每题用时</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>%1 · page %2 of %3</source>
        <translation>%1 · 第 %2 页，共 %3 页</translation>
    </message>
    <message>
        <source>A report is written as .html, .pdf, .csv or .tex.</source>
        <translation>报告可写为 .html、.pdf、.csv 或 .tex。</translation>
    </message>
    <message>
        <source>… (%1 more characters)</source>
        <translation>…（还有 %1 个字符）</translation>
    </message>
</context>
<context>
    <name>Robustness</name>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>escalated</source>
        <translation>已上报</translation>
    </message>
    <message>
        <source>Gaussian noise</source>
        <translation>高斯噪声</translation>
    </message>
    <message>
        <source>shot noise</source>
        <translation>散粒噪声</translation>
    </message>
    <message>
        <source>impulse noise</source>
        <translation>脉冲噪声</translation>
    </message>
    <message>
        <source>speckle noise</source>
        <translation>斑点噪声</translation>
    </message>
    <message>
        <source>Gaussian blur</source>
        <translation>高斯模糊</translation>
    </message>
    <message>
        <source>defocus blur</source>
        <translation>失焦模糊</translation>
    </message>
    <message>
        <source>glass blur</source>
        <translation>玻璃模糊</translation>
    </message>
    <message>
        <source>motion blur</source>
        <translation>运动模糊</translation>
    </message>
    <message>
        <source>zoom blur</source>
        <translation>变焦模糊</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>雾</translation>
    </message>
    <message>
        <source>snow</source>
        <translation>雪</translation>
    </message>
    <message>
        <source>contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>brightness</source>
        <translation>亮度</translation>
    </message>
    <message>
        <source>saturation</source>
        <translation>饱和度</translation>
    </message>
    <message>
        <source>color shift</source>
        <translation>颜色偏移</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>pixelate</source>
        <translation>像素化</translation>
    </message>
    <message>
        <source>elastic</source>
        <translation>弹性形变</translation>
    </message>
    <message>
        <source>spatter</source>
        <translation>飞溅</translation>
    </message>
    <message>
        <source>sub-additive</source>
        <translation>次可加</translation>
    </message>
    <message>
        <source>near-additive</source>
        <translation>近似可加</translation>
    </message>
    <message>
        <source>super-additive</source>
        <translation>超可加</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>%1, severity %2</source>
        <translation>%1，强度 %2</translation>
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
    <name>RunCard</name>
    <message>
        <source>written for the demonstration</source>
        <translation>为演示编写</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>finished %1</source>
        <translation>完成于 %1</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation>已停止：%1</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>key from %1</source>
        <translation>密钥来自 %1</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>温度 %1</translation>
    </message>
    <message>
        <source>top-p %1</source>
        <translation>top-p %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>上限 %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>stops at %1</source>
        <translation>停止于 %1</translation>
    </message>
    <message>
        <source>as the model&apos;s server chooses</source>
        <translation>由模型服务器决定</translation>
    </message>
    <message>
        <source>Model string</source>
        <translation>模型名</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>全部 %1 个</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>%2 个中的前 %1 个</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>v%1, now v%2</source>
        <translation>v%1，现为 v%2</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Scorer</source>
        <translation>评分程序</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>stored raw · %1 of %2</source>
        <translation>原样保存 · %1 / %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Not comparable: %1.</source>
        <translation>不可比较：%1。</translation>
    </message>
    <message>
        <source>Comparable.</source>
        <translation>可比较。</translation>
    </message>
    <message>
        <source>Comparable, but for: %1.</source>
        <translation>可比较，除以下各项外：%1。</translation>
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
    <name>RunWords</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>无法连接</translation>
    </message>
    <message>
        <source>time-out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>rate limit</source>
        <translation>速率限制</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>not authorised</source>
        <translation>未授权</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>unreadable reply</source>
        <translation>无法读取的回复</translation>
    </message>
    <message>
        <source>request not made</source>
        <translation>请求未生成</translation>
    </message>
    <message>
        <source>program failed</source>
        <translation>程序失败</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>cost cap reached</source>
        <translation>已达费用上限</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>时间用尽</translation>
    </message>
    <message>
        <source>key not accepted</source>
        <translation>密钥未被接受</translation>
    </message>
    <message>
        <source>endpoint gone</source>
        <translation>端点不可用</translation>
    </message>
    <message>
        <source>project not writable</source>
        <translation>项目不可写</translation>
    </message>
</context>
<context>
    <name>Running</name>
    <message>
        <source>There is no way to judge called &quot;%1&quot;.</source>
        <translation>没有名为“%1”的评判方式。</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>The time that was allowed is over.</source>
        <translation>允许的时间已用完。</translation>
    </message>
    <message>
        <source>The server asked to wait: %1 s.</source>
        <translation>服务器要求等待：%1 秒。</translation>
    </message>
    <message>
        <source>The server does not say how many tokens a call takes, so the budget cannot be kept.</source>
        <translation>服务器不报告每次调用的 token 数，无法遵守预算。</translation>
    </message>
    <message>
        <source>The budget is used up. Raise it and resume; the answers so far are kept.</source>
        <translation>预算已用完。请提高预算后继续；已有答案均已保留。</translation>
    </message>
    <message>
        <source>It was tried %1 times.</source>
        <translation>已尝试 %1 次。</translation>
    </message>
    <message>
        <source>%1 requests in a row failed, the last one so: %2</source>
        <translation>连续 %1 个请求失败，最后一次：%2</translation>
    </message>
    <message>
        <source>The batch can&apos;t be written: %1.</source>
        <translation>无法写出批处理：%1。</translation>
    </message>
    <message>
        <source>A file that was there before is unchanged.</source>
        <translation>原有文件保持不变。</translation>
    </message>
    <message>
        <source>Check the folder, its permissions and the disk.</source>
        <translation>请检查文件夹、其权限和磁盘。</translation>
    </message>
    <message>
        <source>Only requests to a chat endpoint can be written as a batch, not &quot;%1&quot;.</source>
        <translation>只有发往聊天端点的请求才能写成批处理，“%1”不是。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
    <message>
        <source>Name the model as openai:MODEL@URL.</source>
        <translation>请将模型写成 openai:MODEL@URL。</translation>
    </message>
    <message>
        <source>The request is larger than a whole batch may be (%1 MB).</source>
        <translation>该请求超过整个批处理的上限（%1 MB）。</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>已略过。</translation>
    </message>
    <message>
        <source>Limit the longest side of the images.</source>
        <translation>请限制图像的最长边。</translation>
    </message>
    <message>
        <source>The image cannot be read: %1</source>
        <translation>图像无法读取：%1</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>regions drawn</source>
        <translation>绘出区域</translation>
    </message>
    <message>
        <source>with the cue enlarged %1 times</source>
        <translation>附线索放大 %1 倍</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>旋转 %1°</translation>
    </message>
    <message>
        <source>at most %1 px</source>
        <translation>最长 %1 px</translation>
    </message>
    <message>
        <source>Images cannot be rotated by %1°.</source>
        <translation>图像不能旋转 %1°。</translation>
    </message>
    <message>
        <source>Take 0, 90, 180 or 270.</source>
        <translation>请取 0、90、180 或 270。</translation>
    </message>
    <message>
        <source>Images are not sent as &quot;%1&quot;.</source>
        <translation>图像不能以“%1”格式发送。</translation>
    </message>
    <message>
        <source>Take png or jpeg.</source>
        <translation>请取 png 或 jpeg。</translation>
    </message>
    <message>
        <source>A number of the image preparation is out of range.</source>
        <translation>图像预处理中有数值超出范围。</translation>
    </message>
    <message>
        <source>Sides are 0 or more pixels, a JPEG quality is 1 to 100, a cue is enlarged up to 16 times.</source>
        <translation>边长为 0 或更多像素，JPEG 质量为 1 到 100，线索最多放大 16 倍。</translation>
    </message>
    <message>
        <source>This run does not say how its model was asked.</source>
        <translation>该运行没有记录模型是如何调用的。</translation>
    </message>
    <message>
        <source>Only runs that Groundmark made itself can be resumed.</source>
        <translation>只有 Groundmark 自己创建的运行才能继续。</translation>
    </message>
    <message>
        <source>The taxonomy &quot;%1&quot; has no words for a judge.</source>
        <translation>分类体系“%1”没有给评判模型的提示词。</translation>
    </message>
    <message>
        <source>Nothing was asked.</source>
        <translation>没有提出任何询问。</translation>
    </message>
    <message>
        <source>Write them in a new version of the taxonomy.</source>
        <translation>请在分类体系的新版本中写出。</translation>
    </message>
    <message>
        <source>The crops &quot;%1&quot; have none for this sample.</source>
        <translation>裁剪集“%1”中没有这个样本的裁剪。</translation>
    </message>
    <message>
        <source>It was not asked.</source>
        <translation>没有询问它。</translation>
    </message>
    <message>
        <source>Make it under Inspect, TextCue, or with &quot;groundmark textcue&quot;, and resume the run.</source>
        <translation>请在“检查”›“TextCue”中或用“groundmark textcue”制作，然后继续该运行。</translation>
    </message>
    <message>
        <source>with the crops &quot;%1&quot;</source>
        <translation>附裁剪集“%1”</translation>
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
    <name>SampleLink</name>
    <message>
        <source>This is not a link to a sample: %1.</source>
        <translation>这不是样本链接：%1。</translation>
    </message>
    <message>
        <source>Nothing was opened.</source>
        <translation>没有打开任何内容。</translation>
    </message>
    <message>
        <source>A link looks like groundmark://project/sample?run=a,b.</source>
        <translation>链接形如 groundmark://project/sample?run=a,b。</translation>
    </message>
    <message>
        <source>it does not begin with groundmark://</source>
        <translation>不以 groundmark:// 开头</translation>
    </message>
    <message>
        <source>it is longer than %1 characters</source>
        <translation>超过 %1 个字符</translation>
    </message>
    <message>
        <source>it does not name a project and a sample</source>
        <translation>没有写明项目和样本</translation>
    </message>
    <message>
        <source>it says &quot;%1&quot;, which means nothing</source>
        <translation>含有无意义的“%1”</translation>
    </message>
    <message>
        <source>it names more than %1 runs</source>
        <translation>列出的运行超过 %1 个</translation>
    </message>
    <message>
        <source>it holds characters that can&apos;t be seen</source>
        <translation>含有不可见字符</translation>
    </message>
</context>
<context>
    <name>SampleProject</name>
    <message>
        <source>The sample project can&apos;t be copied.</source>
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
        <source>Run &quot;cmake --build build/release --target sample-project&quot;.</source>
        <translation>请运行“cmake --build build/release --target sample-project”。</translation>
    </message>
</context>
<context>
    <name>SavedFilters</name>
    <message>
        <source>There is a filter &quot;%1&quot; already.</source>
        <translation>已有筛选“%1”。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有改变任何内容。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请换一个名称。</translation>
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
        <source>There is no official program for &quot;%1&quot;.</source>
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
    <message>
        <source>It has no part in the means.</source>
        <translation>不计入均值。</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source># of Instances</source>
        <translation>实例数</translation>
    </message>
    <message>
        <source># of Steps</source>
        <translation>步骤数</translation>
    </message>
    <message>
        <source>Avg. Words/Step</source>
        <translation>平均词数/步骤</translation>
    </message>
    <message>
        <source>Avg. Steps/Inst.</source>
        <translation>平均步骤/实例</translation>
    </message>
    <message>
        <source># of Corrections</source>
        <translation>更正数</translation>
    </message>
    <message>
        <source>Avg. Words/Correction</source>
        <translation>平均词数/更正</translation>
    </message>
    <message>
        <source>Steps with a verdict</source>
        <translation>有判定的步骤</translation>
    </message>
    <message>
        <source>Steps judged correct</source>
        <translation>判定为正确的步骤</translation>
    </message>
    <message>
        <source>Question types</source>
        <translation>问题类型</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>no type</source>
        <translation>无类型</translation>
    </message>
    <message>
        <source>micro</source>
        <translation>微平均</translation>
    </message>
    <message>
        <source>macro</source>
        <translation>宏平均</translation>
    </message>
    <message>
        <source>chains without an error</source>
        <translation>无错误的推理链</translation>
    </message>
    <message>
        <source>First wrong step</source>
        <translation>首个错误步骤</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Wrong region reference</source>
        <translation>区域引用错误</translation>
    </message>
    <message>
        <source>Not in the image</source>
        <translation>图像中没有</translation>
    </message>
    <message>
        <source>Wrong attribute</source>
        <translation>属性错误</translation>
    </message>
    <message>
        <source>Wrong spatial relation</source>
        <translation>空间关系错误</translation>
    </message>
    <message>
        <source>Misread text</source>
        <translation>文字误读</translation>
    </message>
    <message>
        <source>Does not follow</source>
        <translation>推导不成立</translation>
    </message>
    <message>
        <source>Wrong knowledge</source>
        <translation>知识错误</translation>
    </message>
    <message>
        <source>Contradicts an earlier step</source>
        <translation>与前面的步骤矛盾</translation>
    </message>
    <message>
        <source>Beside the question</source>
        <translation>与问题无关</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>有歧义</translation>
    </message>
    <message>
        <source>Poorly formulated</source>
        <translation>表述不当</translation>
    </message>
    <message>
        <source>Truth is wrong</source>
        <translation>标准答案有误</translation>
    </message>
    <message>
        <source>Cannot be answered from the image</source>
        <translation>无法从图像回答</translation>
    </message>
    <message>
        <source>Regions are wrong</source>
        <translation>区域有误</translation>
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
        <source>Run &quot;groundmark check&quot; on it, or restore a backup.</source>
        <translation>请对其运行“groundmark check”，或恢复备份。</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened or written.</source>
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
    <message>
        <source>There is a run called &quot;%1&quot; already.</source>
        <translation>已有名为“%1”的运行。</translation>
    </message>
    <message>
        <source>Give it another name, or resume that run.</source>
        <translation>请换一个名称，或继续该运行。</translation>
    </message>
    <message>
        <source>This SQLite has no full-text search (FTS5).</source>
        <translation>此 SQLite 不支持全文搜索（FTS5）。</translation>
    </message>
    <message>
        <source>The file was not changed.</source>
        <translation>文件没有改变。</translation>
    </message>
    <message>
        <source>Install an SQLite with FTS5, as Debian&apos;s is.</source>
        <translation>请安装带 FTS5 的 SQLite，例如 Debian 的版本。</translation>
    </message>
</context>
<context>
    <name>TableDiff</name>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已改</translation>
    </message>
    <message>
        <source>other spans</source>
        <translation>跨度不同</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移位</translation>
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
    <message>
        <source>The file says no grid.</source>
        <translation>该文件没有给出网格。</translation>
    </message>
    <message>
        <source>It holds {&quot;grid&quot;: [rows, columns]}.</source>
        <translation>其内容为 {&quot;grid&quot;: [行数, 列数]}。</translation>
    </message>
    <message>
        <source>The map for the general description is missing.</source>
        <translation>缺少一般描述的注意力图。</translation>
    </message>
    <message>
        <source>TextCue divides the question&apos;s attention by it. Export both, or name the files otherwise.</source>
        <translation>TextCue 用它去除问题的注意力。请两者都导出，或改用别的文件名。</translation>
    </message>
    <message>
        <source>The attention map is larger than 1 GiB.</source>
        <translation>注意力图大于 1 GiB。</translation>
    </message>
    <message>
        <source>Export the mean over heads for the first answer token only.</source>
        <translation>请只导出首个回答词元在各头上的平均值。</translation>
    </message>
    <message>
        <source>An array of shape [%1] is no attention map.</source>
        <translation>形状为 [%1] 的数组不是注意力图。</translation>
    </message>
    <message>
        <source>It has one row of image tokens per layer: [layers, tokens] or [layers, 1, tokens].</source>
        <translation>它每层有一行图像词元：[层, 词元] 或 [层, 1, 词元]。</translation>
    </message>
    <message>
        <source>A number of TextCue is out of range.</source>
        <translation>TextCue 的某个数值超出范围。</translation>
    </message>
    <message>
        <source>Layers count from 0, windows have at least 1 px, ratios and shapes are over 0 and at most 100, crops are enlarged up to 16 times.</source>
        <translation>层从 0 计，窗口至少 1 像素，比例和形状大于 0 且不超过 100，裁剪最多放大 16 倍。</translation>
    </message>
    <message>
        <source>The maps have %1 image tokens, a grid of %2 rows and %3 columns has %4.</source>
        <translation>注意力图有 %1 个图像词元，而 %2 行 %3 列的网格有 %4 个。</translation>
    </message>
    <message>
        <source>Say how many rows and columns the model cut the picture into.</source>
        <translation>请说明模型把图片切成多少行和列。</translation>
    </message>
    <message>
        <source>The picture has no size.</source>
        <translation>图片没有尺寸。</translation>
    </message>
    <message>
        <source>The folder cannot be written.</source>
        <translation>无法写入该文件夹。</translation>
    </message>
    <message>
        <source>There is no attention map for this sample.</source>
        <translation>该样本没有注意力图。</translation>
    </message>
    <message>
        <source>There is no such folder of attention maps.</source>
        <translation>没有这个注意力图文件夹。</translation>
    </message>
    <message>
        <source>There are no attention maps for this page.</source>
        <translation>该页没有注意力图。</translation>
    </message>
    <message>
        <source>They are looked for as %1 and %2 in the folder above; {id} is the sample&apos;s id.</source>
        <translation>在上述文件夹中按 %1 和 %2 查找；{id} 为样本标识。</translation>
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
    <message>
        <source>Give up the box</source>
        <translation>放弃方框</translation>
    </message>
    <message>
        <source>Mask text</source>
        <translation>遮盖文本</translation>
    </message>
    <message>
        <source>Release to mask the words inside, Esc cancels</source>
        <translation>松开即遮盖框内的词，Esc 取消</translation>
    </message>
    <message>
        <source>Words are being read; drag a box meanwhile</source>
        <translation>正在读取词；可先拖出方框</translation>
    </message>
    <message>
        <source>Click a word, double-click a line or drag round several; Shift and a click adds</source>
        <translation>单击选词，双击选行，或框选多个；按住 Shift 点击可加入</translation>
    </message>
    <message>
        <source>%1, confidence %2: a click masks it, with Shift adds it</source>
        <translation>%1，置信度 %2：点击遮盖，按 Shift 加入</translation>
    </message>
    <message>
        <source>New rectangle by keyboard</source>
        <translation>用键盘新建矩形</translation>
    </message>
    <message>
        <source>Set the corner</source>
        <translation>确定角点</translation>
    </message>
    <message>
        <source>Give up the rectangle</source>
        <translation>放弃矩形</translation>
    </message>
    <message>
        <source>Corner left</source>
        <translation>角点左移</translation>
    </message>
    <message>
        <source>Corner right</source>
        <translation>角点右移</translation>
    </message>
    <message>
        <source>Corner up</source>
        <translation>角点上移</translation>
    </message>
    <message>
        <source>Corner down</source>
        <translation>角点下移</translation>
    </message>
    <message>
        <source>Corner left, ten times as far</source>
        <translation>角点左移十倍距离</translation>
    </message>
    <message>
        <source>Corner right, ten times as far</source>
        <translation>角点右移十倍距离</translation>
    </message>
    <message>
        <source>Corner up, ten times as far</source>
        <translation>角点上移十倍距离</translation>
    </message>
    <message>
        <source>Corner down, ten times as far</source>
        <translation>角点下移十倍距离</translation>
    </message>
    <message>
        <source>Corner left by one pixel</source>
        <translation>角点左移一像素</translation>
    </message>
    <message>
        <source>Corner right by one pixel</source>
        <translation>角点右移一像素</translation>
    </message>
    <message>
        <source>Corner up by one pixel</source>
        <translation>角点上移一像素</translation>
    </message>
    <message>
        <source>Corner down by one pixel</source>
        <translation>角点下移一像素</translation>
    </message>
    <message>
        <source>Brush (mask)</source>
        <translation>画笔（掩码）</translation>
    </message>
    <message>
        <source>Eraser (mask)</source>
        <translation>橡皮擦（掩码）</translation>
    </message>
    <message>
        <source>[ ] size, Shift+B round or square</source>
        <translation>[ ] 大小，Shift+B 圆形或方形</translation>
    </message>
    <message>
        <source>Drag erases from the mask</source>
        <translation>拖动以擦除掩码</translation>
    </message>
    <message>
        <source>Drag adds to the selected mask, Ctrl+drag erases, Esc starts another</source>
        <translation>拖动以添加到选中的掩码，Ctrl+拖动擦除，Esc 开始新的掩码</translation>
    </message>
    <message>
        <source>Drag paints a new mask</source>
        <translation>拖动绘制新掩码</translation>
    </message>
    <message>
        <source>Shape of the brush</source>
        <translation>画笔形状</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>Size of the brush in pixels</source>
        <translation>画笔大小（像素）</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>缩小画笔</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>放大画笔</translation>
    </message>
    <message>
        <source>Round or square brush</source>
        <translation>圆形或方形画笔</translation>
    </message>
    <message>
        <source>Delete the mask</source>
        <translation>删除掩码</translation>
    </message>
    <message>
        <source>Give up the stroke, or let go of the mask</source>
        <translation>放弃笔画，或取消选中掩码</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>标尺</translation>
    </message>
    <message>
        <source>Drag measures; Shift keeps to steps of 45 degrees</source>
        <translation>拖动以测量；按住 Shift 限定为 45 度的倍数</translation>
    </message>
    <message>
        <source>%1 px, %2° · %3 × %4 px | 0–1000: %5 × %6</source>
        <translation>%1 像素，%2° · %3 × %4 像素 | 0–1000：%5 × %6</translation>
    </message>
    <message>
        <source>Clear the measurement</source>
        <translation>清除测量</translation>
    </message>
    <message>
        <source>Select the next region</source>
        <translation>选择下一个区域</translation>
    </message>
    <message>
        <source>Select the previous region</source>
        <translation>选择上一个区域</translation>
    </message>
    <message>
        <source>Select all regions</source>
        <translation>选择所有区域</translation>
    </message>
    <message>
        <source>Delete the selected regions</source>
        <translation>删除所选区域</translation>
    </message>
    <message>
        <source>Delete the vertex</source>
        <translation>删除顶点</translation>
    </message>
    <message>
        <source>Duplicate the selected regions</source>
        <translation>复制所选区域为副本</translation>
    </message>
    <message>
        <source>Hide or show the selected regions</source>
        <translation>隐藏或显示选中的区域</translation>
    </message>
    <message>
        <source>Turn into masks</source>
        <translation>转换为掩码</translation>
    </message>
    <message>
        <source>Turn into polygons</source>
        <translation>转换为多边形</translation>
    </message>
    <message>
        <source>Give up, or select nothing</source>
        <translation>放弃，或取消选择</translation>
    </message>
    <message>
        <source>Nudge left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Nudge right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Nudge up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Nudge down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Nudge left by 10 px</source>
        <translation>左移 10 像素</translation>
    </message>
    <message>
        <source>Nudge right by 10 px</source>
        <translation>右移 10 像素</translation>
    </message>
    <message>
        <source>Nudge up by 10 px</source>
        <translation>上移 10 像素</translation>
    </message>
    <message>
        <source>Nudge down by 10 px</source>
        <translation>下移 10 像素</translation>
    </message>
    <message>
        <source>Resize left</source>
        <translation>向左调整大小</translation>
    </message>
    <message>
        <source>Resize right</source>
        <translation>向右调整大小</translation>
    </message>
    <message>
        <source>Resize up</source>
        <translation>向上调整大小</translation>
    </message>
    <message>
        <source>Resize down</source>
        <translation>向下调整大小</translation>
    </message>
    <message>
        <source>Resize left by 10 px</source>
        <translation>向左调整大小 10 像素</translation>
    </message>
    <message>
        <source>Resize right by 10 px</source>
        <translation>向右调整大小 10 像素</translation>
    </message>
    <message>
        <source>Resize up by 10 px</source>
        <translation>向上调整大小 10 像素</translation>
    </message>
    <message>
        <source>Resize down by 10 px</source>
        <translation>向下调整大小 10 像素</translation>
    </message>
    <message>
        <source>Canvas tools</source>
        <translation>画布工具</translation>
    </message>
    <message>
        <source>Back to selecting, or to the last tool</source>
        <translation>返回选择工具，或上一个工具</translation>
    </message>
    <message>
        <source>Finish the shape</source>
        <translation>完成形状</translation>
    </message>
    <message>
        <source>Take back the last vertex</source>
        <translation>撤回上一个顶点</translation>
    </message>
    <message>
        <source>Give up the shape</source>
        <translation>放弃形状</translation>
    </message>
    <message>
        <source>Words (Tesseract)</source>
        <translation>词语（Tesseract）</translation>
    </message>
    <message>
        <source>There are no words here</source>
        <translation>此处没有词语</translation>
    </message>
    <message>
        <source>Open a page to read its words</source>
        <translation>打开页面以识别其中的词语</translation>
    </message>
    <message>
        <source>Reading the words of this page (%1)…</source>
        <translation>正在识别此页的词语（%1）…</translation>
    </message>
    <message>
        <source>No words found (%1); Shift+S reads in another language</source>
        <translation>未找到词语（%1）；按 Shift+S 用其他语言识别</translation>
    </message>
    <message>
        <source>Click or drag takes words, with Shift as one box; Tab and Enter by keyboard</source>
        <translation>单击或拖动选取词语，按住 Shift 合为一个框；键盘用 Tab 和 Enter</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>词语的语言</translation>
    </message>
    <message>
        <source>Go to the next word</source>
        <translation>转到下一个词语</translation>
    </message>
    <message>
        <source>Go to the previous word</source>
        <translation>转到上一个词语</translation>
    </message>
    <message>
        <source>Take the word</source>
        <translation>选取词语</translation>
    </message>
    <message>
        <source>Take all words</source>
        <translation>选取所有词语</translation>
    </message>
    <message>
        <source>Read in the next language</source>
        <translation>用下一种语言识别</translation>
    </message>
    <message>
        <source>Next cue</source>
        <translation>下一线索</translation>
    </message>
    <message>
        <source>Previous cue</source>
        <translation>上一线索</translation>
    </message>
    <message>
        <source>Begin or end the arrow at the cue</source>
        <translation>在线索处开始或结束箭头</translation>
    </message>
    <message>
        <source>Give up the arrow</source>
        <translation>放弃箭头</translation>
    </message>
    <message>
        <source>Hop arrow</source>
        <translation>跳步箭头</translation>
    </message>
    <message>
        <source>From cue %1: release at the cue that it leads to, or Tab and Enter; Esc cancels</source>
        <translation>从线索 %1 开始：在它指向的线索上松开，或用 Tab 和 Enter；Esc 取消</translation>
    </message>
    <message>
        <source>Draw two cues first (R), then an arrow from one to the other</source>
        <translation>先画两条线索（R），再从一条画箭头到另一条</translation>
    </message>
    <message>
        <source>Drag from a cue to the one that builds on it; Tab and Enter by keyboard</source>
        <translation>从一条线索拖到依据它的线索；键盘用 Tab 和 Enter</translation>
    </message>
</context>
<context>
    <name>TryPane</name>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>unparsed</source>
        <translation>无法解析</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::AgreementStrip</name>
    <message>
        <source>κ %1 %2 n = %3 steps</source>
        <translation>κ %1 %2 n = %3 个步骤</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Open discussion</source>
        <translation>打开讨论</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ over the steps that both have judged; practice items are left out. The interval is a 95 % bootstrap over chains.</source>
        <translation>对双方都判定过的步骤计算 Cohen&apos;s κ，不含练习项。区间为按推理链重采样的 95 % 自助法区间。</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>nobody else has judged your steps yet</source>
        <translation>还没有其他人判定过您的步骤</translation>
    </message>
    <message>
        <source>κ appears as soon as two annotators share a step.</source>
        <translation>两名标注员有共同判定的步骤后即显示 κ。</translation>
    </message>
    <message>
        <source>You and %1 differ on %2 of %3 steps in %4 chains</source>
        <translation>您与 %1 在 %3 个步骤中有 %2 个不一致，涉及 %4 条推理链</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::AgreementWorkspace</name>
    <message>
        <source>κ appears as soon as two annotators have judged a step in common. Choose the other annotator in the bar above, or bring their project&apos;s chains in.</source>
        <translation>两名标注员判定了同一步骤后即显示 κ。请在上方选择另一名标注员，或导入其项目的推理链。</translation>
    </message>
    <message>
        <source>Open it now</source>
        <translation>立即打开</translation>
    </message>
    <message>
        <source>Discussion</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Items of the round</source>
        <translation>本轮条目</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Items per round</source>
        <translation>每轮条目数</translation>
    </message>
    <message>
        <source>The paper discusses after every 100 items.</source>
        <translation>论文中每 100 条讨论一次。</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Cohen&apos;s κ over steps, CI by bootstrap over chains</source>
        <translation>按步骤的 Cohen&apos;s κ，置信区间按推理链自助重采样</translation>
    </message>
    <message>
        <source>Discussion rounds</source>
        <translation>讨论轮次</translation>
    </message>
    <message>
        <source>items per round</source>
        <translation>每轮条目</translation>
    </message>
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
        <translation>下一条</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步骤</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步骤</translation>
    </message>
    <message>
        <source>Take the judgement of column %1</source>
        <translation>采用第 %1 列的判定</translation>
    </message>
    <message>
        <source>Resolve as correct</source>
        <translation>裁定为正确</translation>
    </message>
    <message>
        <source>Resolve as incorrect</source>
        <translation>裁定为错误</translation>
    </message>
    <message>
        <source>Resolve as unsure</source>
        <translation>裁定为不确定</translation>
    </message>
    <message>
        <source>Show all steps</source>
        <translation>显示全部步骤</translation>
    </message>
    <message>
        <source>Round %1: %2 steps differ</source>
        <translation>第 %1 轮：%2 个步骤不一致</translation>
    </message>
    <message>
        <source>No item has been submitted by two annotators yet.</source>
        <translation>还没有条目由两名标注员提交。</translation>
    </message>
    <message>
        <source>%1 items, all submitted by two annotators or more.</source>
        <translation>%1 条，均由两名或更多标注员提交。</translation>
    </message>
    <message>
        <source>Opened with %1 of %2 items.</source>
        <translation>已提前打开：%2 条中的 %1 条。</translation>
    </message>
    <message>
        <source>%1 of %2 items: it opens when it is full, so that annotators stay blind to each other.</source>
        <translation>%2 条中的 %1 条：满后才打开，以便标注员互不知晓。</translation>
    </message>
    <message>
        <source>to resolve: %1</source>
        <translation>待裁定：%1</translation>
    </message>
    <message>
        <source>Item %1/%2</source>
        <translation>第 %1/%2 条</translation>
    </message>
    <message>
        <source>Keys: text – single keys off</source>
        <translation>按键：文本 – 单键已停用</translation>
    </message>
    <message>
        <source>Keys: steps</source>
        <translation>按键：步骤</translation>
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
        <source>Page</source>
        <translation>页面</translation>
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
    <message>
        <source>What shows at the right</source>
        <translation>右侧显示的内容</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Show the history</source>
        <translation>显示历史</translation>
    </message>
    <message>
        <source>Copy the selected regions</source>
        <translation>复制所选区域</translation>
    </message>
    <message>
        <source>Cut the selected regions</source>
        <translation>剪切所选区域</translation>
    </message>
    <message>
        <source>Paste regions</source>
        <translation>粘贴区域</translation>
    </message>
    <message>
        <source>Draw over the next region</source>
        <translation>上移一层</translation>
    </message>
    <message>
        <source>Draw under the next region</source>
        <translation>下移一层</translation>
    </message>
    <message>
        <source>Draw over all regions</source>
        <translation>移到最上层</translation>
    </message>
    <message>
        <source>Draw under all regions</source>
        <translation>移到最下层</translation>
    </message>
    <message>
        <source>Give label %1</source>
        <translation>赋予标签 %1</translation>
    </message>
    <message>
        <source>Labels…</source>
        <translation>标签…</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::AnnotatorSelector</name>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Who signs what is done here. Choose a name or write a new one; a pseudonym is fine.</source>
        <translation>此处的操作由谁署名。可选择已有名字或输入新名字，可用化名。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::ChainsDialog</name>
    <message>
        <source>%1 samples have a chain of this run already.</source>
        <translation>%1 个样本已有此运行的推理链。</translation>
    </message>
    <message>
        <source>%1 left out: no &quot;Answer:&quot; section.</source>
        <translation>略去 %1 条：没有“Answer:”部分。</translation>
    </message>
    <message>
        <source>%1 left out: going round in circles.</source>
        <translation>略去 %1 条：内容循环重复。</translation>
    </message>
    <message>
        <source>%1 left out: no reply, or the request failed.</source>
        <translation>略去 %1 条：没有回复，或请求失败。</translation>
    </message>
    <message>
        <source>%1 of the chains name regions that are not there.</source>
        <translation>其中 %1 条推理链提到不存在的区域。</translation>
    </message>
    <message>
        <source>%1 of the chains have no steps before the answer.</source>
        <translation>其中 %1 条推理链在答案之前没有步骤。</translation>
    </message>
    <message>
        <source>%1 chains made.</source>
        <translation>已生成 %1 条推理链。</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>略去：%1</translation>
    </message>
    <message>
        <source>Each reply is cut at its &quot;Answer:&quot; and the rest into sentences. Replies without an answer section and those that go round in circles are left out and counted.</source>
        <translation>每条回复在“Answer:”处切开，其余部分按句拆分。没有答案部分或循环重复的回复会被略去并计数。</translation>
    </message>
    <message>
        <source>Make chains</source>
        <translation>生成推理链</translation>
    </message>
    <message>
        <source>Make chains from a run</source>
        <translation>由运行生成推理链</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::ChecksPane</name>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Limits of the checks…</source>
        <translation>检查的界限…</translation>
    </message>
    <message>
        <source>%1 pass · %2 to judge · %3 open</source>
        <translation>%1 通过 · %2 待判断 · %3 未解决</translation>
    </message>
    <message>
        <source>you stand by it: %1</source>
        <translation>您已确认：%1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>查看：%1</translation>
    </message>
    <message>
        <source>Show what it is about</source>
        <translation>显示所指之处</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Says that you have looked at it and it is meant so; a reviewer sees that</source>
        <translation>表示您已看过，本意如此；审核者能看到</translation>
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
    <name>groundmark::annotation::CorpusPane</name>
    <message>
        <source>Corpus text</source>
        <translation>语料文本</translation>
    </message>
    <message>
        <source>Share of the text&apos;s characters that Tesseract read on the picture, in any order</source>
        <translation>Tesseract 在图片上读到的文本字符比例，不计顺序</translation>
    </message>
    <message>
        <source>not in the image</source>
        <translation>图中没有</translation>
    </message>
    <message>
        <source>only in the image</source>
        <translation>仅图中有</translation>
    </message>
    <message>
        <source>hard to read</source>
        <translation>难以辨认</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>缺失 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>改变 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsure</source>
        <translation>
            <numerusform>存疑 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>recall %1</source>
        <translation>召回 %1</translation>
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
    <name>groundmark::annotation::DiscussionPane</name>
    <message>
        <source>Step %1: %2</source>
        <translation>步骤 %1：%2</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Resolve the step as %1 judged it</source>
        <translation>按 %1 的判定裁定此步骤</translation>
    </message>
    <message>
        <source>wants to discuss it</source>
        <translation>希望讨论</translation>
    </message>
    <message>
        <source>Version %1, %2, %3</source>
        <translation>第 %1 版，%2，%3</translation>
    </message>
    <message>
        <source>Agreed correction</source>
        <translation>商定的更正</translation>
    </message>
    <message>
        <source>Agreed correction, for a step that is incorrect</source>
        <translation>商定的更正（用于错误的步骤）</translation>
    </message>
    <message>
        <source>Agreed verdict</source>
        <translation>商定的判定</translation>
    </message>
    <message>
        <source>Steps side by side</source>
        <translation>并排的步骤</translation>
    </message>
    <message>
        <source>They agree on every step of this chain.</source>
        <translation>对这条推理链的每个步骤意见都一致。</translation>
    </message>
    <message>
        <source>The items of an open discussion round show here, side by side.</source>
        <translation>已打开的讨论轮次的条目在此并排显示。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::DistributionPane</name>
    <message>
        <source>published</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Reasoning classes</source>
        <translation>推理类别</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Show one</source>
        <translation>看一张</translation>
    </message>
    <message>
        <source>Reasoning class</source>
        <translation>推理类别</translation>
    </message>
    <message>
        <source>tick: published share (Table 3)</source>
        <translation>刻度：论文占比（表 3）</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Go to an image of this scenario that has no question yet</source>
        <translation>转到这一场景中还没有问题的图像</translation>
    </message>
    <message>
        <source>n = %1 of %2 published</source>
        <translation>n = %1，论文 %2</translation>
    </message>
    <message>
        <source>“%1” is %2 points below the published share. </source>
        <translation>“%1”比论文占比低 %2 个百分点。</translation>
    </message>
    <message numerus="yes">
        <source>%n image(s) of it wait for a question.</source>
        <translation>
            <numerusform>还有 %n 张这类图像没有问题。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::FacetFields</name>
    <message>
        <source>Selection principles</source>
        <translation>选取原则</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::FilterRow</name>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>全部判定</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Flagged</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>All templates</source>
        <translation>全部模板</translation>
    </message>
    <message>
        <source>All generators</source>
        <translation>全部生成器</translation>
    </message>
    <message>
        <source>All reasons</source>
        <translation>全部理由</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Show only pictures with this %1</source>
        <translation>只显示此%1的图片</translation>
    </message>
    <message>
        <source>Part of the sample&apos;s id</source>
        <translation>样本编号的一部分</translation>
    </message>
    <message>
        <source>Show only pictures whose sample id holds this</source>
        <translation>只显示样本编号含此内容的图片</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::HistoryModel</name>
    <message>
        <source>As it came</source>
        <translation>初始状态</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n 个区域</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::HopEditor</name>
    <message>
        <source>Cue</source>
        <translation>线索</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>What this hop does with what it starts from</source>
        <translation>这一跳步对其起点做什么</translation>
    </message>
    <message>
        <source>What is found out; equations such as “35 − 34.94 = 0.06” are checked</source>
        <translation>得出什么；会检查“35 − 34.94 = 0.06”这样的算式</translation>
    </message>
    <message>
        <source>What the hop finds out</source>
        <translation>这一跳步得出的内容</translation>
    </message>
    <message>
        <source>What stands there</source>
        <translation>那里写着什么</translation>
    </message>
    <message>
        <source>What is printed in the cue: read by Tesseract, corrected by you</source>
        <translation>线索中印的文字：由 Tesseract 识别，由您更正</translation>
    </message>
    <message>
        <source>Draw a box round each place that the answer needs (R), then add a hop.</source>
        <translation>在得出答案所需的每一处画框（R），然后添加跳步。</translation>
    </message>
    <message>
        <source>Add a hop: it starts from the selected cues.</source>
        <translation>添加跳步：以选中的线索为起点。</translation>
    </message>
    <message>
        <source>cue %1 · %2 × %3 px</source>
        <translation>线索 %1 · %2 × %3 像素</translation>
    </message>
    <message>
        <source>Starts from cue %1: %2 (%1)</source>
        <translation>以线索 %1 为起点：%2（%1）</translation>
    </message>
    <message>
        <source>hop %1</source>
        <translation>跳步 %1</translation>
    </message>
    <message>
        <source>Builds on hop %1 (Ctrl+%1)</source>
        <translation>依据跳步 %1（Ctrl+%1）</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::HopList</name>
    <message>
        <source>what is found out here</source>
        <translation>这里得出什么</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>依据 %1</translation>
    </message>
    <message>
        <source>from all</source>
        <translation>依据全部</translation>
    </message>
    <message>
        <source>Hop chain</source>
        <translation>跳步链</translation>
    </message>
    <message>
        <source>What leads from the cues to the answer; drag a hop to move it</source>
        <translation>从线索到答案的推理；拖动跳步可以移动</translation>
    </message>
    <message>
        <source>cues %1</source>
        <translation>线索 %1</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::LabelsDialog</name>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>新建标签</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>颜色 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>A label that regions have can be renamed, but not deleted.</source>
        <translation>有区域使用的标签可以重命名，但不能删除。</translation>
    </message>
    <message>
        <source>New label %1</source>
        <translation>新建标签 %1</translation>
    </message>
    <message>
        <source>There is a label named &quot;%1&quot; already.</source>
        <translation>已有名为“%1”的标签。</translation>
    </message>
    <message>
        <source>A label needs a name.</source>
        <translation>标签需要名称。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::LeakagePane</name>
    <message>
        <source>Leakage check</source>
        <translation>泄漏检查</translation>
    </message>
    <message>
        <source>Check for leaks</source>
        <translation>检查泄漏</translation>
    </message>
    <message>
        <source>Show it on page %1</source>
        <translation>在第 %1 页显示</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>Reads the masked pages and all others, and looks for the target</source>
        <translation>读取掩码页面和其他所有页面，查找目标文本</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>The pages are being read</source>
        <translation>正在读取页面</translation>
    </message>
    <message>
        <source>%1 · %2 s · %3</source>
        <translation>%1 · %2 s · %3</translation>
    </message>
    <message>
        <source>Leaks</source>
        <translation>有泄漏</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>请细看</translation>
    </message>
    <message>
        <source>No leak found</source>
        <translation>未发现泄漏</translation>
    </message>
    <message>
        <source>Nothing is readable in the mask</source>
        <translation>掩码内无可读内容</translation>
    </message>
    <message>
        <source>0 words, %1 unpainted pixels of %2</source>
        <translation>0 个词，%2 个像素中 %1 个未涂</translation>
    </message>
    <message>
        <source>The target is printed nowhere else</source>
        <translation>目标未在别处出现</translation>
    </message>
    <message>
        <source>0 hits in %1 words</source>
        <translation>%1 个词中命中 0 处</translation>
    </message>
    <message>
        <source>The check could not be made</source>
        <translation>无法进行检查</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::LimitsDialog</name>
    <message>
        <source>Limits of the checks</source>
        <translation>检查的界限</translation>
    </message>
    <message>
        <source>At least so many hops</source>
        <translation>跳步数下限</translation>
    </message>
    <message>
        <source>the paper asks for several; the number is ours</source>
        <translation>论文要求多个；数字由我们定</translation>
    </message>
    <message>
        <source>At most so many tokens</source>
        <translation>token 数上限</translation>
    </message>
    <message>
        <source>279 is the longest published question (Table 3)</source>
        <translation>279 是论文中最长的问题（表 3）</translation>
    </message>
    <message>
        <source>At most so many words in the short answer</source>
        <translation>简短答案的词数上限</translation>
    </message>
    <message>
        <source>the paper says concise; the number is ours</source>
        <translation>论文要求简洁；数字由我们定</translation>
    </message>
    <message>
        <source>Likeness from which a question is told of</source>
        <translation>提示相似问题的相似度</translation>
    </message>
    <message>
        <source>of letters, not of meaning; ours</source>
        <translation>按字母而非含义；由我们定</translation>
    </message>
    <message>
        <source>Differing bits up to which an image is told of</source>
        <translation>提示相似图像的不同位数</translation>
    </message>
    <message>
        <source>5 as OCR-Robust; of 64</source>
        <translation>5 与 OCR-Robust 相同；共 64 位</translation>
    </message>
    <message>
        <source>Shorter side of a cue, pixels</source>
        <translation>线索短边，像素</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>由我们定</translation>
    </message>
    <message>
        <source>Words that leave something open, one a line</source>
        <translation>不够明确的词，每行一个</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Fills in the limits that a new dataset has</source>
        <translation>填入新数据集的界限</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Use these limits</source>
        <translation>使用这些界限</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::MaskBar</name>
    <message>
        <source>Snap to words</source>
        <translation>吸附到词</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>边距</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Another…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Page shown</source>
        <translation>显示的页面</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Fill of the masks</source>
        <translation>掩码的填充色</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::MaskPanel</name>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Second review</source>
        <translation>二次复核</translation>
    </message>
    <message>
        <source>What stands under the mask</source>
        <translation>掩码下的文本</translation>
    </message>
    <message>
        <source>Target text</source>
        <translation>目标文本</translation>
    </message>
    <message>
        <source>Use as read</source>
        <translation>采用识别结果</translation>
    </message>
    <message>
        <source>Read:</source>
        <translation>识别：</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Why another level</source>
        <translation>为何用其他级别</translation>
    </message>
    <message>
        <source>none yet: choose “Mask text” and click a word</source>
        <translation>尚无：选择“遮盖文本”并点击一个词</translation>
    </message>
    <message>
        <source>ratio %1</source>
        <translation>占比 %1</translation>
    </message>
    <message>
        <source>%1 characters · published median %2</source>
        <translation>%1 个字符 · 论文中位数 %2</translation>
    </message>
    <message>
        <source>nothing is masked yet</source>
        <translation>尚未遮盖</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>Tesseract reads nothing here: type the target</source>
        <translation>Tesseract 在此未读出内容：请输入目标</translation>
    </message>
    <message>
        <source>the page is being read</source>
        <translation>正在读取页面</translation>
    </message>
    <message>
        <source>Suggested from the target&apos;s length once there is one</source>
        <translation>有目标文本后按长度建议</translation>
    </message>
    <message>
        <source>Length suggests %1 (words: %2, sentence ends: %3)</source>
        <translation>按长度建议 %1（词数：%2，句末：%3）</translation>
    </message>
    <message>
        <source>Say why it differs from what the length suggests.</source>
        <translation>请说明为何与长度建议不同。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::MaskWorkspace</name>
    <message>
        <source>Demonstration data</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Page with masks</source>
        <translation>带掩码的页面</translation>
    </message>
    <message>
        <source>Page without masks</source>
        <translation>不带掩码的页面</translation>
    </message>
    <message>
        <source>The masks or the target have changed since the last check</source>
        <translation>上次检查后掩码或目标已改变</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>New sample…</source>
        <translation>新建样本…</translation>
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
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Submit and next</source>
        <translation>提交并下一项</translation>
    </message>
    <message>
        <source>Mask the whole line</source>
        <translation>遮盖整行</translation>
    </message>
    <message>
        <source>Edit the target text</source>
        <translation>编辑目标文本</translation>
    </message>
    <message>
        <source>Check for leaks</source>
        <translation>检查泄漏</translation>
    </message>
    <message>
        <source>Delete the selected masks</source>
        <translation>删除所选掩码</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>有歧义</translation>
    </message>
    <message>
        <source>Exclude…</source>
        <translation>排除…</translation>
    </message>
    <message>
        <source>Show the original</source>
        <translation>显示原图</translation>
    </message>
    <message>
        <source>Show it masked</source>
        <translation>显示掩码</translation>
    </message>
    <message>
        <source>Show both side by side</source>
        <translation>并排显示</translation>
    </message>
    <message>
        <source>Sample %1/%2</source>
        <translation>样本 %1/%2</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>缩放 %1 %</translation>
    </message>
    <message>
        <source>Selection %1 · %2 × %3 px</source>
        <translation>选中 %1 · %2 × %3 px</translation>
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
</context>
<context>
    <name>groundmark::annotation::NewSampleDialog</name>
    <message>
        <source>Make the sample</source>
        <translation>制作样本</translation>
    </message>
    <message>
        <source>New masked sample</source>
        <translation>新建掩码样本</translation>
    </message>
    <message>
        <source>Masked text</source>
        <translation>掩码文本</translation>
    </message>
    <message>
        <source>A PDF, or one or more images</source>
        <translation>一个 PDF，或若干图像</translation>
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
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 点/英寸</translation>
    </message>
    <message>
        <source>Sample id</source>
        <translation>样本编号</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Pages of a masked sample</source>
        <translation>掩码样本的页面</translation>
    </message>
    <message>
        <source>PDF and images (%1)</source>
        <translation>PDF 与图像 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one PDF, or images only.</source>
        <translation>请选择一个 PDF，或只选图像。</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1 页</translation>
    </message>
    <message>
        <source>Write page numbers from 1 to %1, such as 1, 3-5.</source>
        <translation>请写 1 到 %1 的页码，例如 1, 3-5。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::PageStrip</name>
    <message>
        <source>Page %1</source>
        <translation>第 %1 页</translation>
    </message>
    <message numerus="yes">
        <source>Page %1, %n mask(s)</source>
        <translation>
            <numerusform>第 %1 页，%n 个掩码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n 个掩码</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::PairTable</name>
    <message>
        <source>no type</source>
        <translation>无类型</translation>
    </message>
    <message>
        <source>Agreement %1, expected by chance %2; %3 of %4 chains differ.</source>
        <translation>一致率 %1，随机期望 %2；%4 条推理链中有 %3 条不一致。</translation>
    </message>
    <message>
        <source>Fewer than five steps: read it with care.</source>
        <translation>少于五个步骤，请谨慎解读。</translation>
    </message>
    <message>
        <source>Pair, question type</source>
        <translation>配对，问题类型</translation>
    </message>
    <message>
        <source>95 % CI</source>
        <translation>95 % CI</translation>
    </message>
    <message>
        <source>n steps</source>
        <translation>n（步骤）</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>不一致</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::PictureList</name>
    <message>
        <source>Film strip</source>
        <translation>胶片条</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>图库</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::QuestionForm</name>
    <message>
        <source>A question that needs several places of the image</source>
        <translation>需要图中多处信息的问题</translation>
    </message>
    <message>
        <source>The question, as the model gets it</source>
        <translation>模型看到的问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>One word, number or phrase</source>
        <translation>一个词、数字或短语</translation>
    </message>
    <message>
        <source>What a right answer says; the official file&apos;s “solution”</source>
        <translation>正确答案；官方文件中的“solution”</translation>
    </message>
    <message>
        <source>Add and press Enter</source>
        <translation>输入后按 Enter</translation>
    </message>
    <message>
        <source>Other forms of the same answer that count as right</source>
        <translation>同一答案的其他写法，也算正确</translation>
    </message>
    <message>
        <source>Accepted answers</source>
        <translation>可接受的答案</translation>
    </message>
    <message>
        <source>Also accepted</source>
        <translation>其他可接受答案</translation>
    </message>
    <message>
        <source>not said yet</source>
        <translation>尚未填写</translation>
    </message>
    <message>
        <source>What kind of reasoning it needs; the paper&apos;s Table 3 counts these</source>
        <translation>需要哪种推理；论文表 3 统计此项</translation>
    </message>
    <message>
        <source>What kind of image it is; the paper&apos;s Table 3 counts these</source>
        <translation>哪种图像；论文表 3 统计此项</translation>
    </message>
    <message>
        <source>Runs while somebody works on the question; the paper says about half an hour</source>
        <translation>有人在写这个问题时计时；论文说约半小时</translation>
    </message>
    <message>
        <source>DocVQA, an address, …</source>
        <translation>DocVQA、网址…</translation>
    </message>
    <message>
        <source>Where the image comes from</source>
        <translation>图像来自哪里</translation>
    </message>
    <message>
        <source>CC BY 4.0, …</source>
        <translation>CC BY 4.0…</translation>
    </message>
    <message>
        <source>What the image&apos;s licence allows; needed before the set is handed on</source>
        <translation>图像许可；发布数据集之前必须填写</translation>
    </message>
    <message>
        <source>Short answer</source>
        <translation>简短答案</translation>
    </message>
    <message>
        <source>Reasoning class</source>
        <translation>推理类别</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Image source</source>
        <translation>图像来源</translation>
    </message>
    <message>
        <source>Image licence</source>
        <translation>图像许可</translation>
    </message>
    <message>
        <source>about %1 tokens · published mean %2</source>
        <translation>约 %1 个 token · 论文平均 %2</translation>
    </message>
    <message>
        <source>Accepted as well: %1</source>
        <translation>也可接受：%1</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::QuestionPane</name>
    <message>
        <source>Verdict on the final answer</source>
        <translation>对最终答案的判定</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Short truth</source>
        <translation>简短答案</translation>
    </message>
    <message>
        <source>Full truth</source>
        <translation>完整答案</translation>
    </message>
    <message>
        <source>Model says</source>
        <translation>模型回答</translation>
    </message>
    <message>
        <source>Quality of the question</source>
        <translation>问题质量</translation>
    </message>
    <message>
        <source>1 true answer</source>
        <translation>1 个标准答案</translation>
    </message>
    <message>
        <source>%1 true answers</source>
        <translation>%1 个标准答案</translation>
    </message>
    <message>
        <source>No final answer</source>
        <translation>没有最终答案</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>%1 problems</source>
        <translation>%1 个问题</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::QuestionReviewPane</name>
    <message>
        <source>Second review</source>
        <translation>复审</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Reject…</source>
        <translation>拒绝…</translation>
    </message>
    <message>
        <source>Back to the author</source>
        <translation>退回作者</translation>
    </message>
    <message>
        <source>Note for the author</source>
        <translation>给作者的说明</translation>
    </message>
    <message>
        <source>Kept with the verdict</source>
        <translation>与结论一起保存</translation>
    </message>
    <message>
        <source>The question is right, clear and needs all its hops (Ctrl+Shift+Y)</source>
        <translation>问题正确、明确，且每个跳步都需要（Ctrl+Shift+Y）</translation>
    </message>
    <message>
        <source>Leaves the question out, with a reason (Ctrl+Shift+X)</source>
        <translation>排除这个问题，并注明理由（Ctrl+Shift+X）</translation>
    </message>
    <message>
        <source>The author should mend it</source>
        <translation>请作者修改</translation>
    </message>
    <message>
        <source>%1 accepted it.</source>
        <translation>%1 已接受。</translation>
    </message>
    <message>
        <source>%1 rejected it: %2.</source>
        <translation>%1 已拒绝：%2。</translation>
    </message>
    <message>
        <source>%1 gave it back to the author.</source>
        <translation>%1 已退回作者。</translation>
    </message>
    <message>
        <source> “%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Nobody has reviewed the question yet.</source>
        <translation>还没有人复审这个问题。</translation>
    </message>
    <message>
        <source>written by %1</source>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>You wrote this question: somebody else should review it.</source>
        <translation>这个问题是您写的：应由别人复审。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::QuestionWorkspace</name>
    <message numerus="yes">
        <source>%n hop(s)</source>
        <translation>
            <numerusform>%n 个跳步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cue region(s)</source>
        <translation>
            <numerusform>%n 个线索区域</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Add images…</source>
        <translation>添加图像…</translation>
    </message>
    <message>
        <source>Another question about this image</source>
        <translation>就这张图像再写一题</translation>
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
        <translation>下一未完成项</translation>
    </message>
    <message>
        <source>Previous unfinished item</source>
        <translation>上一未完成项</translation>
    </message>
    <message>
        <source>Submit and next</source>
        <translation>提交并继续</translation>
    </message>
    <message>
        <source>Escalate</source>
        <translation>上报</translation>
    </message>
    <message>
        <source>Review: accept the question</source>
        <translation>复审：接受问题</translation>
    </message>
    <message>
        <source>Review: reject the question…</source>
        <translation>复审：拒绝问题…</translation>
    </message>
    <message>
        <source>Let a model try</source>
        <translation>让模型试答</translation>
    </message>
    <message>
        <source>Limits of the checks…</source>
        <translation>检查的界限…</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>线索</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>跳步</translation>
    </message>
    <message>
        <source>Add hop</source>
        <translation>添加跳步</translation>
    </message>
    <message>
        <source>Next hop</source>
        <translation>下一跳步</translation>
    </message>
    <message>
        <source>Previous hop</source>
        <translation>上一跳步</translation>
    </message>
    <message>
        <source>Write what the hop finds out</source>
        <translation>写跳步得出的内容</translation>
    </message>
    <message>
        <source>Move the hop down</source>
        <translation>下移跳步</translation>
    </message>
    <message>
        <source>Move the hop up</source>
        <translation>上移跳步</translation>
    </message>
    <message>
        <source>Remove the hop</source>
        <translation>删除跳步</translation>
    </message>
    <message>
        <source>Delete the selected cues</source>
        <translation>删除选中的线索</translation>
    </message>
    <message>
        <source>Edit the question</source>
        <translation>编辑问题</translation>
    </message>
    <message>
        <source>Link or unlink cue %1</source>
        <translation>关联或取消关联线索 %1</translation>
    </message>
    <message>
        <source>Build or do not build on hop %1</source>
        <translation>依据或不依据跳步 %1</translation>
    </message>
    <message>
        <source>No sample is chosen. Add images to ask about (Ctrl+Shift+N), or choose a dataset of LogicOCR-Real.</source>
        <translation>没有选中样本。请添加要提问的图像（Ctrl+Shift+N），或选择 LogicOCR-Real 数据集。</translation>
    </message>
    <message>
        <source>This sample belongs to another benchmark. Questions are written in datasets of LogicOCR-Real: choose one, or add images (Ctrl+Shift+N).</source>
        <translation>这个样本属于另一基准。问题写在 LogicOCR-Real 数据集中：请选择一个，或添加图像（Ctrl+Shift+N）。</translation>
    </message>
    <message>
        <source>Images to ask about</source>
        <translation>要提问的图像</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Demonstration data</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Image with cues</source>
        <translation>带线索的图像</translation>
    </message>
    <message>
        <source>Hop chain</source>
        <translation>跳步链</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>How the answer is found, worked out</source>
        <translation>写出如何得到答案</translation>
    </message>
    <message>
        <source>For reviewers; no model ever sees it</source>
        <translation>供审核者参考；模型看不到</translation>
    </message>
    <message>
        <source>for reviewers, not for the model</source>
        <translation>供审核者，不给模型</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Question %1/%2</source>
        <translation>问题 %1/%2</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>缩放 %1 %</translation>
    </message>
    <message>
        <source>Hop %1</source>
        <translation>跳步 %1</translation>
    </message>
    <message>
        <source>%1 on this question</source>
        <translation>此题用时 %1</translation>
    </message>
    <message>
        <source>Keys: text – single keys off</source>
        <translation>按键：文字，单键停用</translation>
    </message>
    <message>
        <source>Keys: canvas</source>
        <translation>按键：画布</translation>
    </message>
    <message>
        <source>Keys: lists</source>
        <translation>按键：列表</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RatesPane</name>
    <message>
        <source>Success rates</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>Accepted of decided pictures, with the 95 % Wilson interval. The paper&apos;s was about 73 %.</source>
        <translation>已判定图片中被接受的比例及 95 % Wilson 区间。论文约为 73 %。</translation>
    </message>
    <message>
        <source>Your decisions per hour of work; pauses of more than two minutes do not count.</source>
        <translation>您每工作小时的判定数；超过两分钟的停顿不计。</translation>
    </message>
    <message>
        <source>By template and generator, once pictures made here are decided</source>
        <translation>在此生成的图片判定后按模板和生成器列出</translation>
    </message>
    <message>
        <source>Success rate %1</source>
        <translation>成功率 %1</translation>
    </message>
    <message>
        <source>Success rate %1 · %2 of %3</source>
        <translation>成功率 %1 · %2 / %3</translation>
    </message>
    <message>
        <source>Success rate %1: nothing is decided yet</source>
        <translation>成功率 %1：尚无判定</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <translation>每小时 %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>Throughput %1</source>
        <translation>进度 %1</translation>
    </message>
    <message>
        <source>Second look agrees on %1 of %2, κ %3</source>
        <translation>复审一致 %1 / %2，κ %3</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::ReasonList</name>
    <message>
        <source>Reject because: %1 (%2)</source>
        <translation>拒绝理由：%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n so far</source>
        <translation>
            <numerusform>至今 %n 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::ReasoningDocument</name>
    <message>
        <source>Another annotator has judged step %1.</source>
        <translation>另一名标注员已判定步骤 %1。</translation>
    </message>
    <message>
        <source>The step was left as it is.</source>
        <translation>步骤保持原样。</translation>
    </message>
    <message>
        <source>Mark it for discussion, and cut it there.</source>
        <translation>请标记为待讨论，在讨论中拆分。</translation>
    </message>
    <message>
        <source>There is nothing on one side of the cut.</source>
        <translation>切分处的一侧没有内容。</translation>
    </message>
    <message>
        <source>Put the cursor where the second step begins.</source>
        <translation>请将光标放在第二个步骤开始处。</translation>
    </message>
    <message>
        <source>There is no step after this one.</source>
        <translation>此步骤之后没有步骤。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RecoverPanel</name>
    <message>
        <source>Only the masked pages are shown. Write what stands under the mask, then reveal the target.</source>
        <translation>只显示掩码页面。写出掩码下的文本，再揭示目标。</translation>
    </message>
    <message>
        <source>What stands under the mask</source>
        <translation>掩码下的文本</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Recover the text</source>
        <translation>恢复文本</translation>
    </message>
    <message>
        <source>Second review so far</source>
        <translation>二次复核进度</translation>
    </message>
    <message>
        <source>%1 reviewed: %2 recovered, %3 excluded</source>
        <translation>已复核 %1：恢复 %2，排除 %3</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Not the same</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>%1 · normalised similarity %2</source>
        <translation>%1 · 归一化相似度 %2</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RecoverWorkspace</name>
    <message>
        <source>Demonstration data</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Masked page</source>
        <translation>掩码页面</translation>
    </message>
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
        <source>Next one that waits for review</source>
        <translation>下一个待复核项</translation>
    </message>
    <message>
        <source>Reveal the target</source>
        <translation>揭示目标</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>已恢复</translation>
    </message>
    <message>
        <source>Not recovered: exclude</source>
        <translation>未恢复：排除</translation>
    </message>
    <message>
        <source>Ambiguous: exclude</source>
        <translation>有歧义：排除</translation>
    </message>
    <message>
        <source>This sample has no mask: there is nothing to recover.</source>
        <translation>该样本没有掩码：无可恢复。</translation>
    </message>
    <message>
        <source>No other sample waits for review.</source>
        <translation>没有其他待复核的样本。</translation>
    </message>
    <message>
        <source>Sample %1/%2</source>
        <translation>样本 %1/%2</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>缩放 %1 %</translation>
    </message>
    <message>
        <source>Keys: text – single keys off</source>
        <translation>按键：文本（单键已停用）</translation>
    </message>
    <message>
        <source>Keys: canvas</source>
        <translation>按键：画布</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RegionFacts</name>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>x, y, w, h in px</source>
        <translation>x, y, w, h（px）</translation>
    </message>
    <message>
        <source>Named in step</source>
        <translation>出现的步骤</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RegionFields</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>阅读顺序</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Reads as</source>
        <translation>阅读顺序</translation>
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
    <name>groundmark::annotation::ReviewDesk</name>
    <message>
        <source>There is no picture to decide about.</source>
        <translation>没有可判定的图片。</translation>
    </message>
    <message>
        <source>Somebody has looked at it a second time, so the first verdict stands.</source>
        <translation>已有人复审，初审判定不可再改。</translation>
    </message>
    <message>
        <source>The dispute is settled, so this verdict stands.</source>
        <translation>争议已裁定，该判定不可再改。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::ReviewWorkspace</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Take the verdict back</source>
        <translation>撤回判定</translation>
    </message>
    <message>
        <source>Reject because: %1</source>
        <translation>拒绝理由：%1</translation>
    </message>
    <message>
        <source>Do not reject</source>
        <translation>不拒绝</translation>
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
        <source>Next one that waits for review</source>
        <translation>下一个待审核的</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>图库</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>没有图片</translation>
    </message>
    <message>
        <source>Evaluate › Generate makes pictures and fills this queue</source>
        <translation>“评测 › 生成”会生成图片并填充此队列</translation>
    </message>
    <message>
        <source>No picture of the queue fits here</source>
        <translation>队列中没有符合的图片</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>第 %1 / %2 张</translation>
    </message>
    <message>
        <source>a newer one was made</source>
        <translation>已有更新的图片</translation>
    </message>
    <message>
        <source>%1 · record %2</source>
        <translation>%1 · 记录 %2</translation>
    </message>
    <message>
        <source>This sample has no picture.</source>
        <translation>此样本没有图片。</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>正在读取图片…</translation>
    </message>
    <message>
        <source>First: %1</source>
        <translation>初审：%1</translation>
    </message>
    <message>
        <source>Second: %1</source>
        <translation>复审：%1</translation>
    </message>
    <message>
        <source>Settled: %1</source>
        <translation>裁定：%1</translation>
    </message>
    <message>
        <source>Demonstration data</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>Reject because</source>
        <translation>拒绝理由</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>First look</source>
        <translation>初审</translation>
    </message>
    <message>
        <source>Second look</source>
        <translation>复审</translation>
    </message>
    <message>
        <source>Disputes</source>
        <translation>争议</translation>
    </message>
    <message>
        <source>Which look at the pictures</source>
        <translation>第几次审核</translation>
    </message>
    <message>
        <source>A second look does not show what the first one said; disputes are where they differ</source>
        <translation>复审不显示初审的结论；两者不同即为争议</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Generated picture</source>
        <translation>生成的图片</translation>
    </message>
    <message>
        <source>Note; Enter rejects for another reason</source>
        <translation>备注；回车以其他理由拒绝</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What else is to be said of this picture (N)</source>
        <translation>关于此图片的其他说明 (N)</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation>至今 %1</translation>
    </message>
    <message>
        <source>1–6 choose, X takes the marked one, Esc goes back</source>
        <translation>1–6 选择，X 采用高亮项，Esc 返回</translation>
    </message>
    <message>
        <source>digits choose</source>
        <translation>数字键选择</translation>
    </message>
    <message>
        <source>Accepted %1.</source>
        <translation>已接受 %1。</translation>
    </message>
    <message>
        <source>Rejected %1: %2.</source>
        <translation>已拒绝 %1：%2。</translation>
    </message>
    <message>
        <source>Flagged %1.</source>
        <translation>已标记 %1。</translation>
    </message>
    <message>
        <source>Took the verdict on %1 back.</source>
        <translation>已撤回对 %1 的判定。</translation>
    </message>
    <message>
        <source>No other picture waits here.</source>
        <translation>这里没有其他待审图片。</translation>
    </message>
    <message>
        <source>Picture %1/%2</source>
        <translation>图片 %1/%2</translation>
    </message>
    <message>
        <source>Yours today %1</source>
        <translation>您今日 %1</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>缩放 %1 %</translation>
    </message>
    <message>
        <source>Text read: Tesseract %1, %2 words, mean confidence %3</source>
        <translation>文字识别：Tesseract %1，%2 词，平均置信度 %3</translation>
    </message>
    <message>
        <source>Keys: text – single keys off</source>
        <translation>按键：文本（单键关闭）</translation>
    </message>
    <message>
        <source>Keys: review</source>
        <translation>按键：审核</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RoundTable</name>
    <message>
        <source>Item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Question type</source>
        <translation>问题类型</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>不一致</translation>
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
    <name>groundmark::annotation::StepEditor</name>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note, such as what is ambiguous</source>
        <translation>备注，例如何处有歧义</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>错误类型</translation>
    </message>
    <message>
        <source>No error type</source>
        <translation>无错误类型</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Link or unlink the region that is selected on the image, or choose one</source>
        <translation>关联或取消关联图像上选中的区域，或从列表选择</translation>
    </message>
    <message>
        <source>Discuss</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Put this step on the list of the next discussion</source>
        <translation>将此步骤列入下次讨论</translation>
    </message>
    <message>
        <source>replaces the whole step</source>
        <translation>替换整个步骤</translation>
    </message>
    <message>
        <source>Grounded in no region</source>
        <translation>未依据任何区域</translation>
    </message>
    <message>
        <source>Grounded in %1</source>
        <translation>依据 %1</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 词</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 词</translation>
    </message>
    <message>
        <source>Put the cursor where the second step begins; Enter cuts, Esc leaves it.</source>
        <translation>将光标放在第二个步骤开始处；Enter 切分，Esc 取消。</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::StepList</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::StepRow</name>
    <message>
        <source>First wrong step</source>
        <translation>首个错误步骤</translation>
    </message>
    <message>
        <source>Verdict on step %1</source>
        <translation>对步骤 %1 的判定</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>步骤 %1，%2：%3</translation>
    </message>
    <message>
        <source>Names %1, which is not on the image. The last region is R%2.</source>
        <translation>提到 %1，图像上没有。最后一个区域是 R%2。</translation>
    </message>
    <message>
        <source>This step has %1 characters; the first %2 are shown.</source>
        <translation>此步骤有 %1 个字符；仅显示前 %2 个。</translation>
    </message>
    <message>
        <source>linked to no region</source>
        <translation>未关联区域</translation>
    </message>
    <message>
        <source>linked to %1</source>
        <translation>关联 %1</translation>
    </message>
    <message>
        <source>to be discussed</source>
        <translation>待讨论</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::StepsWorkspace</name>
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
        <translation>下一条</translation>
    </message>
    <message>
        <source>Previous item</source>
        <translation>上一条</translation>
    </message>
    <message>
        <source>Next unfinished item</source>
        <translation>下一条未完成</translation>
    </message>
    <message>
        <source>Previous unfinished item</source>
        <translation>上一条未完成</translation>
    </message>
    <message>
        <source>Submit and next</source>
        <translation>提交并到下一条</translation>
    </message>
    <message>
        <source>Skip…</source>
        <translation>跳过…</translation>
    </message>
    <message>
        <source>Say what is wrong with the question, and go to the next item</source>
        <translation>说明问题有何不妥，并到下一条</translation>
    </message>
    <message>
        <source>Discuss</source>
        <translation>讨论</translation>
    </message>
    <message>
        <source>Put this item on the list of the next discussion</source>
        <translation>将此条列入下次讨论</translation>
    </message>
    <message>
        <source>Practice item</source>
        <translation>练习项</translation>
    </message>
    <message>
        <source>Quality of the question</source>
        <translation>问题质量</translation>
    </message>
    <message>
        <source>Task input…</source>
        <translation>任务输入…</translation>
    </message>
    <message>
        <source>Make chains from a run…</source>
        <translation>由运行生成推理链…</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Saliency</source>
        <translation>显著图</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步骤</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步骤</translation>
    </message>
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
        <translation>未判定</translation>
    </message>
    <message>
        <source>Write a correction</source>
        <translation>写更正</translation>
    </message>
    <message>
        <source>Link or unlink a region</source>
        <translation>关联或取消关联区域</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Discuss this step</source>
        <translation>讨论此步骤</translation>
    </message>
    <message>
        <source>Split the step</source>
        <translation>拆分步骤</translation>
    </message>
    <message>
        <source>Join with the next step</source>
        <translation>与下一步骤合并</translation>
    </message>
    <message>
        <source>No reason, come back later</source>
        <translation>无原因，稍后再来</translation>
    </message>
    <message>
        <source>* by the annotator, not by the model</source>
        <translation>* 由标注员关联，而非模型</translation>
    </message>
    <message>
        <source>Demonstration data</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Fit the window</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>推理链</translation>
    </message>
    <message>
        <source>This sample has no reasoning chain yet. Import chains in Groundmark&apos;s own format, or make them from a run&apos;s replies: Annotate › Make chains from a run.</source>
        <translation>此样本还没有推理链。可导入 Groundmark 自有格式的推理链，或由运行的回复生成：标注 › 由运行生成推理链。</translation>
    </message>
    <message>
        <source>This chain has no steps: the model&apos;s reply held nothing before its answer. The final answer can still be judged.</source>
        <translation>此推理链没有步骤：模型的回复在答案之前没有内容。仍可判定最终答案。</translation>
    </message>
    <message>
        <source>%1 of %2 marked</source>
        <translation>已判定 %1/%2</translation>
    </message>
    <message>
        <source> · first wrong: %1</source>
        <translation> · 首个错误：%1</translation>
    </message>
    <message>
        <source>roles stay hidden until every step has a verdict</source>
        <translation>所有步骤判定后才显示角色</translation>
    </message>
    <message>
        <source>Practice item: what you say here is left out of agreement, statistics and exports.</source>
        <translation>练习项：此处的判定不计入一致性、统计和导出。</translation>
    </message>
    <message>
        <source>Item %1/%2</source>
        <translation>第 %1/%2 条</translation>
    </message>
    <message>
        <source>Yours done %1</source>
        <translation>您已完成 %1</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>缩放 %1 %</translation>
    </message>
    <message>
        <source>Selection %1</source>
        <translation>选中 %1</translation>
    </message>
    <message>
        <source>%1 on this item</source>
        <translation>此条用时 %1</translation>
    </message>
    <message>
        <source>Keys: text – single keys off</source>
        <translation>按键：文本 – 单键已停用</translation>
    </message>
    <message>
        <source>Keys: canvas</source>
        <translation>按键：画布</translation>
    </message>
    <message>
        <source>Keys: steps</source>
        <translation>按键：步骤</translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::TaskInputDialog</name>
    <message>
        <source>This sample has no saliency map: only objects become relevant regions.</source>
        <translation>此样本没有显著图：仅由对象生成相关区域。</translation>
    </message>
    <message>
        <source>The map can&apos;t be used.</source>
        <translation>该显著图无法使用。</translation>
    </message>
    <message>
        <source>%1 hotspots and %2 objects give %3 relevant regions (solid); %4 adversarial ones (dashed).</source>
        <translation>%1 个热点和 %2 个对象得到 %3 个相关区域（实线）；对抗区域 %4 个（虚线）。</translation>
    </message>
    <message>
        <source>No room for %1 more.</source>
        <translation>另有 %1 个放不下。</translation>
    </message>
    <message>
        <source>Regions built: %1 samples.</source>
        <translation>已生成区域：%1 个样本。</translation>
    </message>
    <message>
        <source>Left alone because they have reasoning: %1.</source>
        <translation>因已有推理而保持不变：%1。</translation>
    </message>
    <message>
        <source>With no saliency map: %1.</source>
        <translation>没有显著图：%1。</translation>
    </message>
    <message>
        <source>Adversarial regions without room: %1.</source>
        <translation>放不下的对抗区域：%1。</translation>
    </message>
    <message>
        <source>Could not be built: %1.</source>
        <translation>无法生成：%1。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
    <message>
        <source>Choose a saliency map</source>
        <translation>选择显著图</translation>
    </message>
    <message>
        <source>Maps (*.png *.jpg *.jpeg *.npy);;All files (*)</source>
        <translation>显著图 (*.png *.jpg *.jpeg *.npy);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the marked image</source>
        <translation>保存标注图像</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Use the saliency map</source>
        <translation>使用显著图</translation>
    </message>
    <message>
        <source>Take in objects that were looked at</source>
        <translation>纳入被注视的对象</translation>
    </message>
    <message>
        <source>Number by a seeded shuffle instead of by place</source>
        <translation>按随机种子打乱编号，而非按位置</translation>
    </message>
    <message>
        <source>Build the regions</source>
        <translation>生成区域</translation>
    </message>
    <message>
        <source>Build for all %1 items</source>
        <translation>为全部 %1 条生成</translation>
    </message>
    <message>
        <source>Task input of %1</source>
        <translation>%1 的任务输入</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>This sample has reasoning that names its regions. New regions get new numbers, and the links go wrong.</source>
        <translation>此样本的推理已引用其区域。新区域会重新编号，关联将失效。</translation>
    </message>
    <message>
        <source>Opacity of the map</source>
        <translation>显著图不透明度</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Adversarial regions</source>
        <translation>对抗区域</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Saliency map</source>
        <translation>显著图</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Hotspot from</source>
        <translation>热点阈值</translation>
    </message>
    <message>
        <source>Least area, % of image</source>
        <translation>最小面积（占图像 %）</translation>
    </message>
    <message>
        <source>From z-score</source>
        <translation>z 分数阈值</translation>
    </message>
    <message>
        <source>Overlaps</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Merge from IoU</source>
        <translation>合并阈值 IoU</translation>
    </message>
    <message>
        <source>Merge from IoM</source>
        <translation>合并阈值 IoM</translation>
    </message>
    <message>
        <source>Drop below share left</source>
        <translation>剩余占比低于则舍弃</translation>
    </message>
    <message>
        <source>Adversarial regions and numbers</source>
        <translation>对抗区域与编号</translation>
    </message>
    <message>
        <source>The paper fixes three adversarial regions; all other numbers are Groundmark&apos;s. They are kept with the sample. For weak supervision, take the map and the adversarial regions away.</source>
        <translation>论文只规定三个对抗区域；其余数值由 Groundmark 设定，随样本保存。弱监督时请去掉显著图和对抗区域。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Weakly supervised</source>
        <translation>弱监督</translation>
    </message>
    <message>
        <source>Annotated objects only, no map, no adversarial regions</source>
        <translation>仅标注对象，不用显著图和对抗区域</translation>
    </message>
    <message>
        <source>Save the marked image…</source>
        <translation>保存标注图像…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
    <name>groundmark::annotation::TryPane</name>
    <message>
        <source>A model&apos;s try</source>
        <translation>模型试答</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>试答</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Which model is asked; models are set up in Evaluate, Models</source>
        <translation>向哪个模型提问；模型在“评测”的“模型”中设置</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>模型看到的内容</translation>
    </message>
    <message>
        <source>Paints the cues of a hop over: if the model still finds the answer, the hop may not be needed</source>
        <translation>遮住一个跳步的线索：若模型仍能得出答案，这一跳步可能不需要</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步推理</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接作答</translation>
    </message>
    <message>
        <source>The paper&apos;s prompts: with reasoning, or the answer alone</source>
        <translation>论文的提示词：带推理，或只要答案</translation>
    </message>
    <message>
        <source>Ask the model this question as it stands (Ctrl+T)</source>
        <translation>按现在的写法向模型提问（Ctrl+T）</translation>
    </message>
    <message>
        <source>whole image</source>
        <translation>整张图像</translation>
    </message>
    <message>
        <source>without hop %1</source>
        <translation>去掉跳步 %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>being asked</source>
        <translation>正在提问</translation>
    </message>
    <message numerus="yes">
        <source>Hop %1 may not be needed: without its cues a model still says the answer in %2 of %n try(s).</source>
        <translation>
            <numerusform>跳步 %1 可能不需要：去掉它的线索，%n 次试答中仍有 %2 次答对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right in %1 of %n try(s), compared with the accepted answers; no judge was asked.</source>
        <translation>
            <numerusform>%n 次试答中 %1 次正确，与可接受答案比较；没有经过评判。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(s) at earlier wordings are kept.</source>
        <translation>
            <numerusform>保留了 %n 次对旧写法的试答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not asked yet. A question that a model answers at once may be too easy.</source>
        <translation>还没有问过。模型一次就答对的问题可能太容易。</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>逐步推理</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>直接作答</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 个 token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::VerdictBar</name>
    <message>
        <source>%1 accepted, %2 rejected, %3 in all</source>
        <translation>接受 %1，拒绝 %2，共 %3</translation>
    </message>
</context>
<context>
    <name>groundmark::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type a part of what you want to do, or paste a link</source>
        <translation>输入命令的一部分，或粘贴链接</translation>
    </message>
    <message>
        <source>Follow this link</source>
        <translation>打开此链接</translation>
    </message>
</context>
<context>
    <name>groundmark::app::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>查找按键或功能</translation>
    </message>
    <message>
        <source>Keys without Ctrl or Alt work while a list or the canvas has the focus; in text fields they are typed. The settings change any of them.</source>
        <translation>不带 Ctrl 或 Alt 的按键在列表或画布获得焦点时有效；在文本框中则作为输入。任何按键都可在设置中更改。</translation>
    </message>
</context>
<context>
    <name>groundmark::app::KeysPage</name>
    <message>
        <source>Find a key or what it does</source>
        <translation>查找按键或功能</translation>
    </message>
    <message>
        <source>Change the key</source>
        <translation>更改按键</translation>
    </message>
    <message>
        <source>Add a key</source>
        <translation>添加按键</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>As in the profile</source>
        <translation>恢复为方案按键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Keys as in</source>
        <translation>按键方案</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Keys (*.json)</source>
        <translation>快捷键 (*.json)</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>改用</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>%1 (conflict)</source>
        <translation>%1（冲突）</translation>
    </message>
    <message>
        <source>Choose a line, then press the new key. It holds at once.</source>
        <translation>选择一行，然后按新按键；立即生效。</translation>
    </message>
    <message>
        <source>Some keys do two things at the same place; neither works until one of them has another key.</source>
        <translation>有些按键在同一位置对应两个功能；在更改其中之一之前都不起作用。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>%1 is the key of %2.</source>
        <translation>%1 已用于 %2。</translation>
    </message>
    <message>
        <source>The keys could not be written to %1: %2</source>
        <translation>无法将快捷键写入 %1：%2</translation>
    </message>
    <message>
        <source>The keys are in %1.</source>
        <translation>快捷键已保存到 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>The keys are now those of %1.</source>
        <translation>已采用 %1 中的快捷键。</translation>
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
    <message>
        <source>Nothing to undo here</source>
        <translation>此处没有可撤销的操作</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>资料库</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>评测</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>检视</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>框</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审核</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>鲁棒性</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>Masked text</source>
        <translation>掩码文本</translation>
    </message>
    <message>
        <source>TextCue</source>
        <translation>TextCue</translation>
    </message>
    <message>
        <source>The link leads to the project &quot;%1&quot;, which was not opened on this machine lately.</source>
        <translation>该链接指向项目“%1”，此计算机最近没有打开过它。</translation>
    </message>
    <message>
        <source>Nothing was opened.</source>
        <translation>没有打开任何内容。</translation>
    </message>
    <message>
        <source>Open the project, then follow the link again.</source>
        <translation>请先打开该项目，再打开链接。</translation>
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
        <source>Language and annotator hold from the next start on. The annotator&apos;s name signs the edit journal; a pseudonym is fine.</source>
        <translation>语言和标注员的更改将在下次启动后生效。编辑日志以标注员的名字署名，可用化名。</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source> million</source>
        <translation> 百万</translation>
    </message>
    <message>
        <source>Images opened ahead and those shown before, so that going on takes no time.</source>
        <translation>预先打开的图像和之前显示过的图像，使翻页无需等待。</translation>
    </message>
    <message>
        <source>Largest image, pixels</source>
        <translation>最大图像（像素）</translation>
    </message>
    <message>
        <source>Memory for one image</source>
        <translation>单张图像内存</translation>
    </message>
    <message>
        <source>Memory for images kept ready</source>
        <translation>预备图像的内存</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::AnswerPairs</name>
    <message>
        <source>Answers before and after</source>
        <translation>扰动前后的答案</translation>
    </message>
    <message>
        <source>%1: %2 became %3</source>
        <translation>%1：%2 变为 %3</translation>
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
    <name>groundmark::viewers::AskJudgeDialog</name>
    <message>
        <source>Ask a judge</source>
        <translation>询问评判模型</translation>
    </message>
    <message>
        <source>A model of Evaluate › Models; its key is where that says</source>
        <translation>“评测”›“模型”中的模型；密钥所在由其说明</translation>
    </message>
    <message>
        <source>all failures</source>
        <translation>所有失败</translation>
    </message>
    <message>
        <source>failures that %1 gets right</source>
        <translation>%1 答对的失败</translation>
    </message>
    <message>
        <source>The paper asks about failures that its judge&apos;s own run gets right</source>
        <translation>论文只询问其评判模型自己答对的失败</translation>
    </message>
    <message>
        <source>Calls at the same time</source>
        <translation>同时进行的调用</translation>
    </message>
    <message>
        <source>Words of one&apos;s own go into a taxonomy of one&apos;s own</source>
        <translation>自己的提示词应写入自己的分类体系</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>The judge is asked for the type of every failure of %1 that it has not named one for. What was answered before is never asked again.</source>
        <translation>就 %1 的每个尚未归类的失败询问评判模型其类型。已回答过的不会再次询问。</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>About</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Calls at once</source>
        <translation>并发调用</translation>
    </message>
    <message>
        <source>Words (the sample&apos;s pages are sent along)</source>
        <translation>提示词（同时发送样本页面）</translation>
    </message>
    <message>
        <source>Words (without the pages)</source>
        <translation>提示词（不含页面）</translation>
    </message>
    <message>
        <source>The taxonomy has no words for a judge. Write them in a new version of it.</source>
        <translation>该分类体系没有给评判模型的提示词。请在其新版本中写出。</translation>
    </message>
    <message>
        <source>%1 failures</source>
        <translation>%1 个失败</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::BoardModel</name>
    <message>
        <source>%1 unparsed</source>
        <translation>%1 未解析</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 为空</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation>%1 出错</translation>
    </message>
    <message>
        <source>Not comparable, not ranked: %1</source>
        <translation>不可比，未排名：%1</translation>
    </message>
    <message>
        <source>The data do not tell the places %1 apart.</source>
        <translation>数据无法区分第 %1 名。</translation>
    </message>
    <message>
        <source>No sample of this kind has a score.</source>
        <translation>此类样本都没有得分。</translation>
    </message>
    <message>
        <source>Scored, then what has no score: an answer that could not be parsed, nothing said, a request that failed.</source>
        <translation>已评分的数量，其后为没有得分的：无法解析的答案、没有回答、请求失败。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Outcomes
scored, then not</source>
        <translation>结果
已评分，其后未评分</translation>
    </message>
    <message>
        <source>Tokens
mean out</source>
        <translation>词元
平均输出</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CalibrationPane</name>
    <message>
        <source>Measure distances</source>
        <translation>测量距离</translation>
    </message>
    <message>
        <source>Level the severities</source>
        <translation>校准强度</translation>
    </message>
    <message>
        <source>LPIPS from a file…</source>
        <translation>从文件导入 LPIPS…</translation>
    </message>
    <message>
        <source>Distance by severity</source>
        <translation>各强度的距离</translation>
    </message>
    <message>
        <source>Perturbation</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>Levelled to .10 .25 .40</source>
        <translation>校准到 .10 .25 .40</translation>
    </message>
    <message>
        <source>LPIPS values: kind, severity, lpips</source>
        <translation>LPIPS 值：kind, severity, lpips</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>The dataset has no pictures to measure.</source>
        <translation>该数据集没有可测量的图像。</translation>
    </message>
    <message>
        <source>Measuring perturbations</source>
        <translation>正在测量扰动</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>D = 1 − SSIM · MS = 1 − multi-scale SSIM · SSIM-calibrated, not LPIPS · * out of reach</source>
        <translation>D = 1 − SSIM · MS = 1 − 多尺度 SSIM · 按 SSIM 校准，非 LPIPS · * 无法达到</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CallLogDialog</name>
    <message>
        <source>… %1 more</source>
        <translation>… 还有 %1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Call %1 · %2</source>
        <translation>第 %1 次调用 · %2</translation>
    </message>
    <message>
        <source>Not sent yet. Images stand by their digest.</source>
        <translation>尚未发送。图像以摘要表示。</translation>
    </message>
    <message>
        <source>Request for %1</source>
        <translation>%1 的请求</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This reply was not asked for by this program.</source>
        <translation>此回复不是由本程序请求的。</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>输入 %1 个词元，输出 %2 个</translation>
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
    <name>groundmark::viewers::CardPane</name>
    <message>
        <source>Reproducibility card</source>
        <translation>可复现性卡片</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>与…比较</translation>
    </message>
    <message>
        <source>Choose a run to see how it came about, or two to compare them.</source>
        <translation>选择一次运行以查看其产生方式，或选择两次运行进行比较。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Differs: not to be ranked together</source>
        <translation>不同：不可一同排名</translation>
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
    <message>
        <source>bookmarked</source>
        <translation>已加书签</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 条笔记</numerusform>
        </translation>
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
        <source>in the dataset&apos;s order</source>
        <translation>按数据集顺序</translation>
    </message>
    <message>
        <source>Bookmark the sample</source>
        <translation>为样本加书签</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>写笔记…</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>保存此筛选…</translation>
    </message>
    <message>
        <source>Copy a link to this sample</source>
        <translation>复制指向此样本的链接</translation>
    </message>
    <message>
        <source>Export a report of the shown runs…</source>
        <translation>导出所示运行的报告…</translation>
    </message>
    <message>
        <source>Export a figure of this sample…</source>
        <translation>导出此样本的图…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CompareSummaryModel</name>
    <message>
        <source>Mean score</source>
        <translation>平均分数</translation>
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
    <message>
        <source>All %1: mean score ± 95 % interval</source>
        <translation>全部 %1：平均分 ± 95 % 区间</translation>
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
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CountModel</name>
    <message>
        <source>2·both / (2·both + one): of %1 pairs of which at least one named it</source>
        <translation>2·双方 / (2·双方 + 单方)：共 %1 对，其中至少一方给出该类型</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Of the failures with a type</source>
        <translation>占有类型的失败</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Failures for which a person named it</source>
        <translation>由人给出该类型的失败</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Failures for which a judge named it</source>
        <translation>由评判模型给出该类型的失败</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>Positive specific agreement of all pairs of authors; quiet below five pairs</source>
        <translation>所有标注者对的正向特定一致度；不足五对时变淡</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致度</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CountsPage</name>
    <message>
        <source>Failures by type</source>
        <translation>按类型的失败</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致度</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Whoever decides</source>
        <translation>以决定者为准</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Whose word counts</source>
        <translation>以谁的说法为准</translation>
    </message>
    <message>
        <source>People go before judges and judges before rules; of several, the majority</source>
        <translation>人先于评判模型，评判模型先于规则；多个时取多数</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>所有运行</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>此运行</translation>
    </message>
    <message>
        <source>Runs that are counted</source>
        <translation>计入的运行</translation>
    </message>
    <message>
        <source>All runs side by side, or the run that is chosen above</source>
        <translation>所有运行并列，或上方所选的运行</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>按类型</translation>
    </message>
    <message>
        <source>By group</source>
        <translation>按组</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>按类别</translation>
    </message>
    <message>
        <source>What the bars stand for</source>
        <translation>柱所代表的内容</translation>
    </message>
    <message>
        <source>Types or their groups with a bar per run, or classes of samples</source>
        <translation>类型或其组（每个运行一柱），或样本类别</translation>
    </message>
    <message>
        <source>Per cent of the failures with a type, so that runs with more failures compare</source>
        <translation>占有类型的失败的百分比，便于比较失败数不同的运行</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>%1 of %2 failures have a type</source>
        <translation>%2 个失败中 %1 个有类型</translation>
    </message>
    <message>
        <source>People against judges: κ %1, observed %2, by chance %3, n = %4</source>
        <translation>人与评判模型：κ %1，观测一致 %2，偶然一致 %3，n = %4</translation>
    </message>
    <message>
        <source>No failure has a type by a person and by a judge yet, so there is no κ.</source>
        <translation>还没有同时由人和评判模型归类的失败，因此没有 κ。</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CueForm</name>
    <message>
        <source>Folder of attention maps</source>
        <translation>注意力图文件夹</translation>
    </message>
    <message>
        <source>Two .npy files per page: the attention of the first answer token for the question, and for a general description</source>
        <translation>每页两个 .npy 文件：首个回答词元对问题的注意力，以及对一般描述的注意力</translation>
    </message>
    <message>
        <source>File of the question&apos;s map</source>
        <translation>问题注意力图的文件</translation>
    </message>
    <message>
        <source>{id}, {image} and {page} are filled in</source>
        <translation>{id}、{image} 和 {page} 会被替换</translation>
    </message>
    <message>
        <source>File of the general map</source>
        <translation>一般描述注意力图的文件</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Rows of image tokens; 0: as the file beside the map says, else as the picture&apos;s shape makes likely</source>
        <translation>图像词元的行数；0：按注意力图旁的文件，否则按图片形状推测</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Columns of image tokens; 0 as for the rows</source>
        <translation>图像词元的列数；0 的含义同行数</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>首层</translation>
    </message>
    <message>
        <source>From 0; the paper&apos;s 22</source>
        <translation>从 0 计；论文为 22</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>So many are compared; the paper&apos;s 5</source>
        <translation>比较的层数；论文为 5</translation>
    </message>
    <message>
        <source>Smallest window</source>
        <translation>最小窗口</translation>
    </message>
    <message>
        <source>Its height in pixels; 224, or 336 for LLaVA-1.5</source>
        <translation>其高度（像素）；224，LLaVA-1.5 为 336</translation>
    </message>
    <message>
        <source>Sizes of windows</source>
        <translation>窗口大小</translation>
    </message>
    <message>
        <source>Times the smallest one</source>
        <translation>相对最小窗口的倍数</translation>
    </message>
    <message>
        <source>Shapes of windows</source>
        <translation>窗口形状</translation>
    </message>
    <message>
        <source>Width by height (our reading of the paper)</source>
        <translation>宽除以高（我们对论文的理解）</translation>
    </message>
    <message>
        <source>Divide a lead by the window&apos;s blocks</source>
        <translation>用窗口的块数去除领先值</translation>
    </message>
    <message>
        <source>Pull to words</source>
        <translation>贴合文字</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Times; the paper&apos;s 1.5. Bicubic is ours.</source>
        <translation>倍数；论文为 1.5。双三次插值由我们选定。</translation>
    </message>
    <message>
        <source>ViCrop&apos;s layer</source>
        <translation>ViCrop 的层</translation>
    </message>
    <message>
        <source>The one layer that ViCrop looks at, from 0</source>
        <translation>ViCrop 查看的单一层，从 0 计</translation>
    </message>
    <message>
        <source>ViCrop&apos;s smallest window</source>
        <translation>ViCrop 的最小窗口</translation>
    </message>
    <message>
        <source>Pixels; 224, or 336 for LLaVA-1.5</source>
        <translation>像素；224，LLaVA-1.5 为 336</translation>
    </message>
    <message>
        <source>As the public code does; the paper does not mention it</source>
        <translation>与公开代码一致；论文未提及</translation>
    </message>
    <message>
        <source>The crop becomes the box around the words that the window touches</source>
        <translation>裁剪变为窗口所触及文字的外接框</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Which words windows are pulled to</source>
        <translation>窗口贴合到哪些文字</translation>
    </message>
    <message>
        <source>regions, else Tesseract</source>
        <translation>区域，否则 Tesseract</translation>
    </message>
    <message>
        <source>regions with the role word</source>
        <translation>角色为文字的区域</translation>
    </message>
    <message>
        <source>Tesseract</source>
        <translation>Tesseract</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose the folder of attention maps</source>
        <translation>选择注意力图文件夹</translation>
    </message>
    <message>
        <source>Map for the question</source>
        <translation>问题的注意力图</translation>
    </message>
    <message>
        <source>Map for the general description</source>
        <translation>一般描述的注意力图</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns, 0: as said</source>
        <translation>列，0：按说明</translation>
    </message>
    <message>
        <source>TextCue</source>
        <translation>TextCue</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>so many</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>times</source>
        <translation>倍</translation>
    </message>
    <message>
        <source>Baseline: ViCrop</source>
        <translation>基线：ViCrop</translation>
    </message>
    <message>
        <source>Layer and smallest window</source>
        <translation>层与最小窗口</translation>
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
    <name>groundmark::viewers::DiffTable</name>
    <message>
        <source>The truth&apos;s table</source>
        <translation>标准答案的表格</translation>
    </message>
    <message>
        <source>The answer&apos;s table</source>
        <translation>答案的表格</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>没有表格</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ErrorJob</name>
    <message>
        <source>The dataset belongs to no benchmark, so nobody knows the expected answers.</source>
        <translation>该数据集不属于任何基准，因此没有人知道期望答案。</translation>
    </message>
    <message>
        <source>Asking the judge</source>
        <translation>正在询问评判模型</translation>
    </message>
    <message>
        <source>%1 failures asked about, %2 were known, %3 replies name no type, %4 calls failed</source>
        <translation>询问了 %1 个失败，%2 个已知，%3 个回复未给出类型，%4 次调用失败</translation>
    </message>
    <message>
        <source>Applying rules</source>
        <translation>正在应用规则</translation>
    </message>
    <message>
        <source>Cancelled; nothing was changed</source>
        <translation>已取消；没有改动</translation>
    </message>
    <message>
        <source>Rules fit %1 of %2 failures</source>
        <translation>规则适用于 %2 个失败中的 %1 个</translation>
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
    <name>groundmark::viewers::ErrorsWorkspace</name>
    <message>
        <source>Type %1</source>
        <translation>类型 %1</translation>
    </message>
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
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Take your type away</source>
        <translation>取消你的类型</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Ask a judge…</source>
        <translation>询问评判模型…</translation>
    </message>
    <message>
        <source>Apply the rules</source>
        <translation>应用规则</translation>
    </message>
    <message>
        <source>Edit taxonomy…</source>
        <translation>编辑分类体系…</translation>
    </message>
    <message>
        <source>Export labels…</source>
        <translation>导出标签…</translation>
    </message>
    <message>
        <source>Show failures</source>
        <translation>显示失败</translation>
    </message>
    <message>
        <source>Show counts</source>
        <translation>显示统计</translation>
    </message>
    <message>
        <source>Sort and export</source>
        <translation>归类与导出</translation>
    </message>
    <message>
        <source>Ask a judge, apply rules, edit the taxonomy, export</source>
        <translation>询问评判模型、应用规则、编辑分类体系、导出</translation>
    </message>
    <message>
        <source>Sorting failures</source>
        <translation>正在对失败归类</translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation>导出标签</translation>
    </message>
    <message>
        <source>All labels (*.csv);;Labels, counts and agreement (*.json)</source>
        <translation>所有标签 (*.csv);;标签、统计和一致度 (*.json)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Demonstration data</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>No failures</source>
        <translation>没有失败</translation>
    </message>
    <message>
        <source>Import a run under Library, or make one under Evaluate: replies that score below the bound are listed here.</source>
        <translation>请在“资料库”中导入运行，或在“评测”中运行：得分低于界限的回复会列在这里。</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Taxonomy</source>
        <translation>分类体系</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Failures that are listed</source>
        <translation>所列出的失败</translation>
    </message>
    <message>
        <source>Fails below</source>
        <translation>失败界限</translation>
    </message>
    <message>
        <source>A primary score below this is a failure (ours: 0.5). Replies without a score are none.</source>
        <translation>主分数低于此值即为失败（由我们定为 0.5）。没有分数的回复不算失败。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>盲标</translation>
    </message>
    <message>
        <source>Others&apos; types are shown when you have given yours, so that the agreement means something</source>
        <translation>你给出类型之后才显示他人的类型，这样一致度才有意义</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>自动前进</translation>
    </message>
    <message>
        <source>Goes to the next failure without a type of yours when you have given one</source>
        <translation>给出类型后转到下一个你尚未归类的失败</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1，第 %2 版</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>All failures</source>
        <translation>所有失败</translation>
    </message>
    <message>
        <source>Without your type</source>
        <translation>你尚未归类</translation>
    </message>
    <message>
        <source>With your type</source>
        <translation>你已归类</translation>
    </message>
    <message>
        <source>Types disagree</source>
        <translation>类型不一致</translation>
    </message>
    <message>
        <source>Another run is right</source>
        <translation>另一运行答对</translation>
    </message>
    <message>
        <source>About an earlier reply</source>
        <translation>针对较早的回复</translation>
    </message>
    <message>
        <source>%1 is right</source>
        <translation>%1 答对</translation>
    </message>
    <message>
        <source>%1 of %2 with your type</source>
        <translation>%2 个中你已归类 %1 个</translation>
    </message>
    <message>
        <source>%1 listed · </source>
        <translation>列出 %1 个 · </translation>
    </message>
    <message>
        <source>Failure %1/%2</source>
        <translation>失败 %1/%2</translation>
    </message>
    <message>
        <source>With your type %1</source>
        <translation>你已归类 %1</translation>
    </message>
    <message>
        <source>Keys: lists</source>
        <translation>按键：列表</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::EvaluateView</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Resume run</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>New run like this</source>
        <translation>照此新建运行</translation>
    </message>
    <message>
        <source>Import predictions…</source>
        <translation>导入预测…</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>没有打开的项目</translation>
    </message>
    <message>
        <source>Open or create one under Library; its datasets can then be put to models here.</source>
        <translation>请在“库”中打开或新建项目；之后可在此将其数据集交给模型。</translation>
    </message>
    <message>
        <source>1 run active</source>
        <translation>1 次运行进行中</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / 秒</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>等待中：%1</translation>
    </message>
    <message>
        <source>Keys: lists</source>
        <translation>按键：列表</translation>
    </message>
    <message>
        <source>No run is under way</source>
        <translation>没有正在进行的运行</translation>
    </message>
    <message>
        <source>A field at the left can&apos;t stand so; it says why.</source>
        <translation>左侧有字段无效，原因见该字段。</translation>
    </message>
    <message>
        <source>Import a dataset of a benchmark first: there is nothing to ask about.</source>
        <translation>请先导入某个基准的数据集：目前没有可提问的内容。</translation>
    </message>
    <message>
        <source>about %1 tokens</source>
        <translation>约 %1 个词元</translation>
    </message>
    <message>
        <source>over %1 tokens</source>
        <translation>超过 %1 个词元</translation>
    </message>
    <message>
        <source>From %1 answers of a trial; %2 calls</source>
        <translation>依据试运行的 %1 个回答；共 %2 次调用</translation>
    </message>
    <message>
        <source>A rough count of what is sent in %1 calls, without the replies. A trial tells more.</source>
        <translation>对 %1 次调用所发送内容的粗略估计，不含回复。试运行可得到更准确的数字。</translation>
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
    <name>groundmark::viewers::FailureModel</name>
    <message>
        <source>no type</source>
        <translation>无类型</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Right in:
%1</source>
        <translation>答对的运行：
%1</translation>
    </message>
    <message>
        <source>Said of an earlier reply; it does not count until you say it again.</source>
        <translation>针对较早的回复；在你再次确认之前不计入。</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>How many other runs get it right</source>
        <translation>有多少其他运行答对</translation>
    </message>
    <message>
        <source>Right in</source>
        <translation>答对于</translation>
    </message>
    <message>
        <source>What you said</source>
        <translation>你的归类</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>What other people, judges and rules said</source>
        <translation>其他人、评判模型和规则的归类</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>他人</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::FailurePane</name>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>Reply of the other run</source>
        <translation>另一运行的回复</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Question and expected answer</source>
        <translation>问题与期望答案</translation>
    </message>
    <message>
        <source>Run beside it</source>
        <translation>对照的运行</translation>
    </message>
    <message>
        <source>Another run&apos;s reply to the same sample; those that are right come first</source>
        <translation>另一运行对同一样本的回复；答对的排在前面</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>期望：%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>there is no other run</source>
        <translation>没有其他运行</translation>
    </message>
    <message>
        <source>No prediction.</source>
        <translation>没有预测。</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 / %2 页</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::FilterBar</name>
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
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>Words, or failed(A) and tokens &gt; 900</source>
        <translation>词语，或 failed(A) and tokens &gt; 900</translation>
    </message>
    <message>
        <source>Words are looked for in ids, questions and answers; text:&quot;odds ratio&quot; looks in replies and notes as well. Conditions: failed(A), passed(A), score(A) &lt; 0.5, type:VQA, lang:zh, outcome:unparseable, reply:odds, note:unsure, text ~ &quot;pattern&quot;, tokens &gt; 2000, flipped, bookmarked; and, or, not, brackets. Ctrl+Space offers words.</source>
        <translation>单词在编号、问题和答案中查找；text:&quot;odds ratio&quot; 还会查找回复和笔记。条件：failed(A)、passed(A)、score(A) &lt; 0.5、type:VQA、lang:zh、outcome:unparseable、reply:odds、note:unsure、text ~ &quot;模式&quot;、tokens &gt; 2000、flipped、bookmarked；and、or、not、括号。Ctrl+空格给出可用的词。</translation>
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
    <name>groundmark::viewers::GenerateForm</name>
    <message>
        <source>Images endpoint</source>
        <translation>图像端点</translation>
    </message>
    <message>
        <source>none: stop before the images</source>
        <translation>无：到生成图像前为止</translation>
    </message>
    <message>
        <source>Chat model</source>
        <translation>对话模型</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>嵌入模型</translation>
    </message>
    <message>
        <source>none: compare characters (ours)</source>
        <translation>无：按字符比较（自定）</translation>
    </message>
    <message>
        <source>Hold samples with Chinese</source>
        <translation>搁置含中文的样本</translation>
    </message>
    <message>
        <source>Let the chat model translate</source>
        <translation>由对话模型翻译</translation>
    </message>
    <message>
        <source>Contexts are the same from this cosine on</source>
        <translation>余弦达到此值即视为相同上下文</translation>
    </message>
    <message>
        <source>Seed of fonts and sizes</source>
        <translation>字体与尺寸的种子</translation>
    </message>
    <message>
        <source>Per cent handwritten</source>
        <translation>手写体百分比</translation>
    </message>
    <message>
        <source>Pictures of one sample at most</source>
        <translation>一个样本最多的图片数</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>并发请求数</translation>
    </message>
    <message>
        <source>At most so many samples in each stage</source>
        <translation>每个阶段最多的样本数</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>花费上限</translation>
    </message>
    <message>
        <source>as the model says, or long</source>
        <translation>模型判断，或文本较长</translation>
    </message>
    <message>
        <source>as the model says</source>
        <translation>模型判断</translation>
    </message>
    <message>
        <source>as the model says, and long</source>
        <translation>模型判断且文本较长</translation>
    </message>
    <message>
        <source>by length alone</source>
        <translation>仅按长度</translation>
    </message>
    <message>
        <source>Which samples get a background. Long is more than 250 tokens, estimated. The paper&apos;s sentence on it is ambiguous, so the rule is yours.</source>
        <translation>哪些样本使用背景版式。“较长”指估计超过 250 个 token。论文此处表述含糊，规则由您选择。</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>With a prompt of ours; the paper says that Chinese was translated, not how</source>
        <translation>使用自定提示词；论文只说翻译了中文，未说明方法</translation>
    </message>
    <message>
        <source>They wait until somebody or the chat model has translated them</source>
        <translation>等待由人或对话模型译出</translation>
    </message>
    <message>
        <source>A rejected picture may be made again until so many were made</source>
        <translation>被拒绝的图片可重新生成，直到达到此数</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Edit models…</source>
        <translation>编辑模型…</translation>
    </message>
    <message>
        <source>Where models are named, with their servers, keys and prices</source>
        <translation>在此命名模型及其服务器、密钥和价格</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Same from</source>
        <translation>相同阈值</translation>
    </message>
    <message>
        <source>cosine; ours</source>
        <translation>余弦；自定</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>版式</translation>
    </message>
    <message>
        <source>Handwritten</source>
        <translation>手写体</translation>
    </message>
    <message>
        <source>%, drawn at random</source>
        <translation>%，随机抽取</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>as the endpoint calls it</source>
        <translation>按端点的叫法</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>pictures of a sample</source>
        <translation>每个样本的图片数</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>并发</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>by the models&apos; prices</source>
        <translation>按模型价格计</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>A number is missing or out of range.</source>
        <translation>有数字缺失或超出范围。</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::GenerateWorkspace</name>
    <message>
        <source>Run all stages</source>
        <translation>运行所有阶段</translation>
    </message>
    <message>
        <source>Goes on wherever samples stand, up to the review queue</source>
        <translation>从各样本当前阶段继续，直到审核队列</translation>
    </message>
    <message>
        <source>Try 5 pictures</source>
        <translation>试做 5 张</translation>
    </message>
    <message>
        <source>Runs everything, but makes five pictures only</source>
        <translation>运行全部阶段，但只生成五张图片</translation>
    </message>
    <message>
        <source>Run this stage</source>
        <translation>运行此阶段</translation>
    </message>
    <message>
        <source>For the samples that are ready for it</source>
        <translation>对已就绪的样本</translation>
    </message>
    <message>
        <source>Redo chosen from here</source>
        <translation>从此阶段重做所选</translation>
    </message>
    <message>
        <source>Does this stage and those after it again for the chosen samples; models are asked anew</source>
        <translation>对所选样本重做此阶段及其后各阶段；会重新询问模型</translation>
    </message>
    <message>
        <source>Make rejected pictures again</source>
        <translation>重做被拒图片</translation>
    </message>
    <message>
        <source>As far as a sample has tries left</source>
        <translation>仅限仍有次数的样本</translation>
    </message>
    <message>
        <source>Edit texts…</source>
        <translation>编辑文本…</translation>
    </message>
    <message>
        <source>Translate or mend the chosen sample by hand</source>
        <translation>手工翻译或修正所选样本</translation>
    </message>
    <message>
        <source>Review pictures</source>
        <translation>审核图片</translation>
    </message>
    <message>
        <source>Goes to Annotate, Review</source>
        <translation>转到“标注 › 审核”</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Samples in this stage</source>
        <translation>此阶段的样本</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Show only samples in this state</source>
        <translation>只显示此状态的样本</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>What the stage holds of this sample</source>
        <translation>此阶段保存的该样本内容</translation>
    </message>
    <message>
        <source>cost so far %1</source>
        <translation>已花费 %1</translation>
    </message>
    <message>
        <source>Cancelled; what was finished is kept.</source>
        <translation>已取消；完成的部分已保留。</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>已完成。</translation>
    </message>
    <message>
        <source>%1 failed; run again to ask for them again.</source>
        <translation>%1 个失败；再次运行即可重试。</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>语料</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>全部状态</translation>
    </message>
    <message>
        <source>No corpus of texts yet</source>
        <translation>还没有文本语料</translation>
    </message>
    <message>
        <source>Import LogiQA or LogiQA 2.0; its questions can then be made into pictures here, as LogicOCR-Gen was.</source>
        <translation>导入 LogiQA 或 LogiQA 2.0；其题目可在此生成图片，如 LogicOCR-Gen 那样。</translation>
    </message>
    <message>
        <source>Import a corpus</source>
        <translation>导入语料</translation>
    </message>
    <message>
        <source>LogiQA_Test.txt or another file of the two corpora</source>
        <translation>LogiQA_Test.txt 或这两个语料的其他文件</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 个样本</translation>
    </message>
    <message>
        <source>%1 in the review queue</source>
        <translation>审核队列中 %1</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::GridPage</name>
    <message>
        <source>%1  Truth: %2</source>
        <translation>%1  标准答案：%2</translation>
    </message>
    <message>
        <source>No sample</source>
        <translation>没有样本</translation>
    </message>
    <message>
        <source>Sample %1 of %2 · %3 in all</source>
        <translation>样本 %1/%2 · 共 %3 个</translation>
    </message>
    <message>
        <source>stays right %1</source>
        <translation>保持正确 %1</translation>
    </message>
    <message>
        <source>stays wrong %1</source>
        <translation>保持错误 %1</translation>
    </message>
    <message>
        <source>broken %1</source>
        <translation>由对变错 %1</translation>
    </message>
    <message>
        <source>fixed %1</source>
        <translation>由错变对 %1</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>photographs</source>
        <translation>实拍照片</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>The picture is being made.</source>
        <translation>正在生成图像。</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Keys: grid</source>
        <translation>按键：网格</translation>
    </message>
    <message>
        <source>broken by 2 models or more</source>
        <translation>至少 2 个模型由对变错</translation>
    </message>
    <message>
        <source>broken in any</source>
        <translation>任一由对变错</translation>
    </message>
    <message>
        <source>fixed in any</source>
        <translation>任一由错变对</translation>
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
        <source>Next broken sample</source>
        <translation>下一个变错的样本</translation>
    </message>
    <message>
        <source>Previous broken sample</source>
        <translation>上一个变错的样本</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>扰动前后</translation>
    </message>
    <message>
        <source>could not read</source>
        <translation>未能识读</translation>
    </message>
    <message>
        <source>could not reason</source>
        <translation>未能推理</translation>
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
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
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
        <source>Read a model&apos;s answers from a file of predictions and score them.</source>
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
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Export a report of the shown runs</source>
        <translation>导出所示运行的报告</translation>
    </message>
    <message>
        <source>Page (*.html);;PDF (*.pdf);;LaTeX tables (*.tex);;Numbers (*.csv)</source>
        <translation>网页 (*.html);;PDF (*.pdf);;LaTeX 表格 (*.tex);;数值 (*.csv)</translation>
    </message>
    <message>
        <source>Export a figure of this sample</source>
        <translation>导出此样本的图</translation>
    </message>
    <message>
        <source>Vector graphics (*.svg);;PDF (*.pdf);;Picture (*.png)</source>
        <translation>矢量图 (*.svg);;PDF (*.pdf);;图片 (*.png)</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有改变任何内容。</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>已复制 %1</translation>
    </message>
    <message>
        <source>The link leads to the project &quot;%1&quot;, which is not open.</source>
        <translation>该链接指向项目“%1”，它没有打开。</translation>
    </message>
    <message>
        <source>There is no sample &quot;%1&quot; in this project.</source>
        <translation>此项目中没有样本“%1”。</translation>
    </message>
    <message>
        <source>There is no run &quot;%1&quot; over this dataset.</source>
        <translation>此数据集上没有运行“%1”。</translation>
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
    <name>groundmark::viewers::LabelWriter</name>
    <message>
        <source>Label failure</source>
        <translation>标注失败</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::LeaderboardView</name>
    <message>
        <source>Demonstration replies</source>
        <translation>演示回复</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>Show what the other run gets right instead</source>
        <translation>显示另一运行答对的样本</translation>
    </message>
    <message>
        <source>Show what the other run gets wrong instead</source>
        <translation>显示另一运行答错的样本</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>变错</translation>
    </message>
    <message>
        <source>Copy the table as LaTeX</source>
        <translation>将表格复制为 LaTeX</translation>
    </message>
    <message>
        <source>Copy LaTeX</source>
        <translation>复制 LaTeX</translation>
    </message>
    <message>
        <source>Export the table…</source>
        <translation>导出表格…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>Mean against tokens</source>
        <translation>均值与词元</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Answers against region focus</source>
        <translation>答案与区域关注</translation>
    </message>
    <message>
        <source>Region focus by model size</source>
        <translation>按模型规模的区域关注</translation>
    </message>
    <message>
        <source>Paired tests</source>
        <translation>配对检验</translation>
    </message>
    <message>
        <source>clustered by image · Holm</source>
        <translation>按图像聚类 · Holm</translation>
    </message>
    <message>
        <source>language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>all samples</source>
        <translation>全部样本</translation>
    </message>
    <message>
        <source>task: %1</source>
        <translation>任务：%1</translation>
    </message>
    <message>
        <source>Open or create a project under Library; its runs are then ranked here.</source>
        <translation>请在资料库中打开或新建项目；其运行会在此排名。</translation>
    </message>
    <message>
        <source>A run is what one model answered to a dataset. With at least one, its figures stand here.</source>
        <translation>运行是一个模型对数据集的全部回答。至少有一个运行时，其数字会显示在这里。</translation>
    </message>
    <message>
        <source>This dataset names no benchmark with tables, so there is nothing to rank its runs by.</source>
        <translation>此数据集没有指明带表格的基准，因此无从为其运行排名。</translation>
    </message>
    <message>
        <source>Bold best, underlined second. ± is half of the %1 % interval: bootstrap over images, %2 resamples, seed %3.</source>
        <translation>粗体为最佳，下划线为第二。± 为 %1 % 区间的一半：按图像自助抽样，%2 次重抽样，种子 %3。</translation>
    </message>
    <message>
        <source>Intervals and tests are being computed …</source>
        <translation>正在计算区间与检验……</translation>
    </message>
    <message>
        <source>no run&apos;s name tells its size</source>
        <translation>没有运行名称表明其规模</translation>
    </message>
    <message>
        <source>no run knows its tokens</source>
        <translation>没有运行记录词元数</translation>
    </message>
    <message>
        <source>mean output tokens per reply, whiskers ± 95 % CI</source>
        <translation>每条回复的平均输出词元，须线为 ± 95 % 置信区间</translation>
    </message>
    <message>
        <source>each run less %1</source>
        <translation>各运行减去 %1</translation>
    </message>
    <message>
        <source>being computed …</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>choose a ranked run above to compare the others with it</source>
        <translation>在上方选择一个已排名的运行，与其他运行比较</translation>
    </message>
    <message>
        <source>Export the leaderboard</source>
        <translation>导出排行榜</translation>
    </message>
    <message>
        <source>Numbers (*.csv);;LaTeX table (*.tex)</source>
        <translation>数据 (*.csv);;LaTeX 表格 (*.tex)</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) ranked</source>
        <translation>
            <numerusform>%n 个运行已排名</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set apart</source>
        <translation>
            <numerusform>%n 个单列</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 replies scored</source>
        <translation>%2 条回复中 %1 条已评分</translation>
    </message>
    <message>
        <source>Keys: leaderboard</source>
        <translation>按键：排行榜</translation>
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
    <message>
        <source>Remove the dataset…</source>
        <translation>移除数据集…</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::MaskedCharts</name>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Answer length</source>
        <translation>答案长度</translation>
    </message>
    <message>
        <source>Mask ratio</source>
        <translation>掩码占比</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>masked share of the page</source>
        <translation>页面被遮盖的比例</translation>
    </message>
    <message>
        <source>%1 samples, %2 without a target, %3 without a mask region · median length %4 characters (published 18) · median mask ratio %5 (published 0.0052)</source>
        <translation>%1 个样本，%2 个无目标，%3 个无掩码区域 · 长度中位数 %4 个字符（论文 18）· 掩码占比中位数 %5（论文 0.0052）</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::MaskedWorkspace</name>
    <message>
        <source>Demonstration data</source>
        <translation>演示数据</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>No masked text</source>
        <translation>没有掩码文本</translation>
    </message>
    <message>
        <source>Make masked samples under Annotate › Mask, or import a file in the format mmtr under Library.</source>
        <translation>在“标注 › 掩码”中制作掩码样本，或在“样本库”中导入 mmtr 格式的文件。</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 / %2 个运行</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 / %2 页</translation>
    </message>
    <message>
        <source>reading the page for failure patterns</source>
        <translation>正在读取页面以判断失败模式</translation>
    </message>
    <message>
        <source>Masked page</source>
        <translation>掩码页面</translation>
    </message>
    <message>
        <source>Replies of the models</source>
        <translation>模型的回复</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>回复</translation>
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
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Show samples</source>
        <translation>显示样本</translation>
    </message>
    <message>
        <source>Show distributions</source>
        <translation>显示分布</translation>
    </message>
    <message>
        <source>Show thinking pairs</source>
        <translation>显示思考对比</translation>
    </message>
    <message>
        <source>Sample %1/%2</source>
        <translation>样本 %1/%2</translation>
    </message>
    <message>
        <source>Keys: lists</source>
        <translation>按键：列表</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ModelsView</name>
    <message>
        <source>New model</source>
        <translation>新建模型</translation>
    </message>
    <message>
        <source>Remove model</source>
        <translation>移除模型</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>保存模型</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>kept with your settings, without any key</source>
        <translation>随您的设置保存，不含任何密钥</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Keys: text</source>
        <translation>按键：文本</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Name the entry first.</source>
        <translation>请先填写条目名称。</translation>
    </message>
    <message>
        <source>Store a key</source>
        <translation>存储密钥</translation>
    </message>
    <message>
        <source>Key for the entry &quot;%1&quot; of the system&apos;s key store:</source>
        <translation>系统密钥库中条目“%1”的密钥：</translation>
    </message>
    <message>
        <source>Storing…</source>
        <translation>正在存储…</translation>
    </message>
    <message>
        <source>The key is in the key store.</source>
        <translation>密钥已存入密钥库。</translation>
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
    <name>groundmark::viewers::NotesPane</name>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Write a note about this sample</source>
        <translation>写一条关于该样本的笔记</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Ctrl+Enter adds the note, Esc leaves the field</source>
        <translation>Ctrl+Enter 添加笔记，Esc 离开输入框</translation>
    </message>
    <message>
        <source>Nobody has written about this sample yet.</source>
        <translation>还没有人为该样本写过笔记。</translation>
    </message>
    <message>
        <source>★ Bookmarked by %1</source>
        <translation>★ 书签：%1</translation>
    </message>
    <message>
        <source>Edit this note</source>
        <translation>编辑此笔记</translation>
    </message>
    <message>
        <source>Delete this note; Undo brings it back</source>
        <translation>删除此笔记；可撤销</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>添加笔记</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>保存笔记</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::PairModel</name>
    <message>
        <source>%1, person</source>
        <translation>%1，人</translation>
    </message>
    <message>
        <source>%1, judge</source>
        <translation>%1，评判模型</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>对谁</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>观测一致</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::PairedModel</name>
    <message>
        <source>%1 images, %2</source>
        <translation>%1 张图像，%2</translation>
    </message>
    <message>
        <source>no difference shown</source>
        <translation>未显示差异</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>较高</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>较低</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>95 % CI</source>
        <translation>95 % 置信区间</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>解读</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::PerturbPage</name>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1：%2 到 %3</translation>
    </message>
    <message>
        <source>own numbers</source>
        <translation>自定义参数</translation>
    </message>
    <message>
        <source>severity %1 of 3</source>
        <translation>强度 %1（共 3 级）</translation>
    </message>
    <message>
        <source>%1 of the library</source>
        <translation>参考库强度 %1</translation>
    </message>
    <message>
        <source>The dataset has no picture to show.</source>
        <translation>该数据集没有可显示的图像。</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>Conditions: %1</source>
        <translation>条件：%1</translation>
    </message>
    <message>
        <source>Folder for the perturbed images</source>
        <translation>扰动图像的文件夹</translation>
    </message>
    <message>
        <source>Writing images</source>
        <translation>正在写入图像</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>正在询问 %1</translation>
    </message>
    <message>
        <source>Stopped. %1; it goes on from here next time.</source>
        <translation>已停止。%1；下次从此处继续。</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>扰动前后</translation>
    </message>
    <message>
        <source>Write PNG files…</source>
        <translation>写入 PNG 文件…</translation>
    </message>
    <message>
        <source>Run the model</source>
        <translation>运行模型</translation>
    </message>
    <message>
        <source>Perturbation</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>All pictures of the dataset</source>
        <translation>数据集的全部图像</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>copy, as the reference</source>
        <translation>复制（与参考实现一致）</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>打乱方式</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>paper, all, pairs, triples, a kind, kind:severity, kind[numbers]; joined with +, separated by commas</source>
        <translation>paper、all、pairs、triples、类型、类型:强度、类型[参数]；用 + 组合，用逗号分隔</translation>
    </message>
    <message>
        <source>Take the shown one</source>
        <translation>采用当前显示的条件</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>As on the command line: tesseract[:LANG], openai:MODEL@URL, replay:FILE</source>
        <translation>与命令行写法相同：tesseract[:LANG]、openai:MODEL@URL、replay:FILE</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::PerturbationGrid</name>
    <message>
        <source>Perturbation grid</source>
        <translation>扰动网格</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>Answers, models: %1</source>
        <translation>答案，模型数：%1</translation>
    </message>
    <message>
        <source>Characters OCR reads</source>
        <translation>OCR 可读字符</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::PreparedPicture</name>
    <message>
        <source>sent as %1</source>
        <translation>以 %1 发送</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ProfileForm</name>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Most output tokens</source>
        <translation>最多输出词元</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Price of input</source>
        <translation>输入价格</translation>
    </message>
    <message>
        <source>Price of output</source>
        <translation>输出价格</translation>
    </message>
    <message>
        <source>OpenAI-compatible server</source>
        <translation>兼容 OpenAI 的服务器</translation>
    </message>
    <message>
        <source>Tesseract</source>
        <translation>Tesseract</translation>
    </message>
    <message>
        <source>File of answers</source>
        <translation>答案文件</translation>
    </message>
    <message>
        <source>Program on this machine</source>
        <translation>本机上的程序</translation>
    </message>
    <message>
        <source>Where the key comes from</source>
        <translation>密钥来源</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无密钥</translation>
    </message>
    <message>
        <source>environment variable</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>system key store</source>
        <translation>系统密钥库</translation>
    </message>
    <message>
        <source>Name of the variable or entry</source>
        <translation>变量或条目的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Base URL</source>
        <translation>基础 URL</translation>
    </message>
    <message>
        <source>Model name</source>
        <translation>模型名称</translation>
    </message>
    <message>
        <source>Key from</source>
        <translation>密钥来自</translation>
    </message>
    <message>
        <source>Store a key…</source>
        <translation>存储密钥…</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>哪一个</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>temp.</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>max</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Extra body</source>
        <translation>附加请求体</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>$ in</source>
        <translation>$ 输入</translation>
    </message>
    <message>
        <source>$ out, per million tokens</source>
        <translation>$ 输出，每百万词元</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>path of the file</source>
        <translation>文件路径</translation>
    </message>
    <message>
        <source>path of the program</source>
        <translation>程序路径</translation>
    </message>
    <message>
        <source>Only the name of a variable or an entry belongs here, never the key itself.</source>
        <translation>此处只填写变量或条目的名称，切勿填写密钥本身。</translation>
    </message>
    <message>
        <source>Temperature is 0–2; tokens and seed are whole numbers.</source>
        <translation>温度为 0–2；词元数和种子为整数。</translation>
    </message>
    <message>
        <source>An amount of money, or nothing.</source>
        <translation>金额，或留空。</translation>
    </message>
    <message>
        <source>A name to choose it by.</source>
        <translation>用于选择的名称。</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ProgressPane</name>
    <message>
        <source>No run is under way</source>
        <translation>没有正在进行的运行</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Tokens out</source>
        <translation>输出词元</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
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
        <source>Newest replies</source>
        <translation>最新回复</translation>
    </message>
    <message>
        <source>Return shows the request</source>
        <translation>按回车键查看请求</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / 秒</translation>
    </message>
    <message>
        <source>%1 known already</source>
        <translation>%1 条已知</translation>
    </message>
    <message>
        <source>attempts that failed: %1</source>
        <translation>失败的尝试：%1</translation>
    </message>
    <message>
        <source>Judging: %1 of %2</source>
        <translation>正在评判：%1 / %2</translation>
    </message>
    <message>
        <source>Scoring: %1</source>
        <translation>正在评分：%1</translation>
    </message>
    <message>
        <source>Finished: %1 scored, mean %2; %3 unparseable.</source>
        <translation>已完成：已评分 %1，平均 %2；无法解析 %3。</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>已完成。</translation>
    </message>
    <message>
        <source>What came is kept; the run can be resumed.</source>
        <translation>已得到的内容均已保留；该运行可以继续。</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::PromptPane</name>
    <message>
        <source>Prompt preview</source>
        <translation>提示词预览</translation>
    </message>
    <message>
        <source>Previous sample</source>
        <translation>上一个样本</translation>
    </message>
    <message>
        <source>Next sample</source>
        <translation>下一个样本</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>expected answer, not sent</source>
        <translation>预期答案，不发送</translation>
    </message>
    <message>
        <source>Expected answer</source>
        <translation>预期答案</translation>
    </message>
    <message>
        <source>Whole request…</source>
        <translation>完整请求…</translation>
    </message>
    <message>
        <source>sample %1 of %2</source>
        <translation>样本 %1 / %2</translation>
    </message>
    <message>
        <source>about %1 input tokens</source>
        <translation>约 %1 个输入词元</translation>
    </message>
    <message>
        <source>no image is sent</source>
        <translation>不发送图像</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::QualityPage</name>
    <message>
        <source>Measure the pictures</source>
        <translation>测量图像</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Review queue of pictures</source>
        <translation>图像审核队列</translation>
    </message>
    <message>
        <source>Picture and what it resembles</source>
        <translation>图像及与其相似者</translation>
    </message>
    <message>
        <source>Can the answer be verified? Untick what fails.</source>
        <translation>答案可以核实吗？请取消不满足的项。</translation>
    </message>
    <message>
        <source>The text that the question needs can be read</source>
        <translation>问题所需的文字可以读出</translation>
    </message>
    <message>
        <source>The question has one answer</source>
        <translation>问题只有一个答案</translation>
    </message>
    <message>
        <source>The answer follows from the picture alone</source>
        <translation>仅凭图像即可得出答案</translation>
    </message>
    <message>
        <source>The answer is typed as the picture writes it</source>
        <translation>答案的写法与图像一致</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>near-duplicate of %1</source>
        <translation>与 %1 近似重复</translation>
    </message>
    <message>
        <source>too small</source>
        <translation>尺寸过小</translation>
    </message>
    <message>
        <source>low contrast</source>
        <translation>对比度低</translation>
    </message>
    <message>
        <source>%1, not measured yet</source>
        <translation>%1 张，尚未测量</translation>
    </message>
    <message>
        <source>%1, %2 with something against them</source>
        <translation>%1 张，其中 %2 张有问题</translation>
    </message>
    <message>
        <source>The picture is being read.</source>
        <translation>正在读取图像。</translation>
    </message>
    <message>
        <source>Nothing speaks against this picture.</source>
        <translation>该图像没有问题。</translation>
    </message>
    <message>
        <source>Not measured yet.</source>
        <translation>尚未测量。</translation>
    </message>
    <message>
        <source> Hashes differ in %1 of 64 bits; up to %2 count as near.</source>
        <translation> 哈希在 64 位中有 %1 位不同；不超过 %2 位视为近似。</translation>
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
    <message>
        <source>reading the reason…</source>
        <translation>正在读取原因…</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::RemoveDatasetDialog</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove a dataset</source>
        <translation>移除数据集</translation>
    </message>
    <message>
        <source>What goes</source>
        <translation>将移除的内容</translation>
    </message>
    <message>
        <source>&quot;%1&quot; goes, with

samples: %2
regions: %3
questions: %4
runs: %5
replies: %6

Its images stay on the disk. A copy of the project as it is now is put beside it. Edits of these samples stay in the journal (%7), but can&apos;t be undone any more.</source>
        <translation>“%1”将被移除，包括

样本：%2
区域：%3
问题：%4
运行：%5
回复：%6

其图像仍保留在磁盘上。项目的当前状态会在旁边另存一份副本。这些样本的编辑仍留在日志中（%7），但无法再撤销。</translation>
    </message>
    <message>
        <source>Removing &quot;%1&quot;…</source>
        <translation>正在移除“%1”…</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was removed. The project as it was is in %2.</source>
        <translation>已移除“%1”。原来的项目在 %2 中。</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ReplyModel</name>
    <message>
        <source>%1 tok</source>
        <translation>%1 词元</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>回复</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::RetentionChart</name>
    <message>
        <source>Retention by severity</source>
        <translation>各强度下的保持率</translation>
    </message>
    <message>
        <source>photographs</source>
        <translation>实拍照片</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>原图</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::RetentionTable</name>
    <message>
        <source>Relative drop by condition</source>
        <translation>各条件下的相对下降</translation>
    </message>
    <message>
        <source>%1, severity %2</source>
        <translation>%1，强度 %2</translation>
    </message>
    <message>
        <source>%1, %2: no replies</source>
        <translation>%1，%2：没有回复</translation>
    </message>
    <message>
        <source>%1, %2: drop %3, accuracy %4 against %5 clean, n = %6</source>
        <translation>%1，%2：下降 %3，准确率 %4，原图 %5，n = %6</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>原图</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::RobustnessTablePane</name>
    <message>
        <source>Relative drop by condition</source>
        <translation>各条件下的相对下降</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Interaction</source>
        <translation>相互作用</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>下降</translation>
    </message>
    <message>
        <source>sum of drops</source>
        <translation>下降之和</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>CRI direct</source>
        <translation>CRI 直接回答</translation>
    </message>
    <message>
        <source>CRI CoT</source>
        <translation>CRI CoT</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>表格内容</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Subsets</source>
        <translation>子集</translation>
    </message>
    <message>
        <source>Combined</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>复制为 LaTeX</translation>
    </message>
    <message>
        <source>The tables are on the clipboard, with their definitions.</source>
        <translation>表格及其定义已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Numbers by subset and category</source>
        <translation>按子集和类别的数值</translation>
    </message>
    <message>
        <source>Combined perturbations</source>
        <translation>组合扰动</translation>
    </message>
    <message>
        <source>Reasoning against direct answers</source>
        <translation>推理与直接回答的比较</translation>
    </message>
    <message>
        <source>%1 samples · ± 95 % CI, 1,000 resamples by image</source>
        <translation>%1 个样本 · ± 95 % 置信区间，按图像重采样 1,000 次</translation>
    </message>
    <message>
        <source>Score: %1. RCR is the mean retention over all cells, WCR the smallest (ringed), CRI the geometric mean of clean, RCR and WCR. Empty and unparseable replies count as not right, failed requests not at all. Groundmark&apos;s reading of the paper, severities 1, 3, 5 of the library; it travels with every export.</source>
        <translation>分数：%1。RCR 为所有单元格的平均保持率，WCR 为最小值（带框），CRI 为原图准确率、RCR 与 WCR 的几何平均。空回复和无法解析的回复计为不正确，失败的请求不计。此为 Groundmark 对论文的解读，强度取参考库的 1、3、5；每次导出都会附上。</translation>
    </message>
    <message>
        <source>Judge against people, %1: %2 agree, κ %3, n = %4.</source>
        <translation>评判模型与人工，%1：%2 一致，κ %3，n = %4。</translation>
    </message>
    <message>
        <source>Not scored: %1 unparseable, %2 empty or refused, %3 API errors of %4 replies</source>
        <translation>未评分：%4 个回复中 %1 个无法解析，%2 个为空或拒答，%3 个 API 错误</translation>
    </message>
    <message>
        <source>without one</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::RobustnessWorkspace</name>
    <message>
        <source>Demonstration replies</source>
        <translation>演示回复</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>未打开项目</translation>
    </message>
    <message>
        <source>Open or create one under Library; its runs under perturbations are then shown here.</source>
        <translation>请在“资料库”中打开或新建项目；其在扰动下的运行随后显示在此处。</translation>
    </message>
    <message>
        <source>No runs under perturbations yet</source>
        <translation>还没有扰动下的运行</translation>
    </message>
    <message>
        <source>Once a model has answered both clean and perturbed pictures of this dataset, every answer that broke stands here, worst first.</source>
        <translation>模型回答了该数据集的原图和扰动图之后，由对变错的答案会列在此处，最差的在前。</translation>
    </message>
    <message>
        <source>Reading the replies</source>
        <translation>正在读取回复</translation>
    </message>
    <message>
        <source>This takes a moment.</source>
        <translation>请稍候。</translation>
    </message>
    <message>
        <source>Perturb and run…</source>
        <translation>扰动并运行…</translation>
    </message>
    <message>
        <source>See what each perturbation does to your pictures, write them as PNG, or let Tesseract answer under all of them.</source>
        <translation>查看每种扰动对图像的影响，写成 PNG，或让 Tesseract 在所有扰动下作答。</translation>
    </message>
    <message>
        <source>Perturb…</source>
        <translation>扰动…</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Perturb</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Subset</source>
        <translation>子集</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::RunForm</name>
    <message>
        <source>%1, %2 samples</source>
        <translation>%1，%2 个样本</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>无</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>仿照 %1</translation>
    </message>
    <message>
        <source>Temperature is 0–2; tokens and seed are whole numbers.</source>
        <translation>温度为 0–2；词元数和种子为整数。</translation>
    </message>
    <message>
        <source>1–1,000 requests, 1–100 attempts.</source>
        <translation>请求 1–1,000，尝试 1–100。</translation>
    </message>
    <message>
        <source>An amount of money, or nothing.</source>
        <translation>金额，或留空。</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Queue run</source>
        <translation>排入队列</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>开始运行</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新建运行</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Most output tokens</source>
        <translation>最多输出词元</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Longest side</source>
        <translation>最长边</translation>
    </message>
    <message>
        <source>Image format</source>
        <translation>图像格式</translation>
    </message>
    <message>
        <source>Draw regions</source>
        <translation>绘制区域</translation>
    </message>
    <message>
        <source>Enlarged cue</source>
        <translation>放大线索</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>同时请求数</translation>
    </message>
    <message>
        <source>Attempts of a request</source>
        <translation>每个请求的尝试次数</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>止于</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评判模型</translation>
    </message>
    <message>
        <source>Try 5</source>
        <translation>试 5 个</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>直接回答</translation>
    </message>
    <message>
        <source>CoT</source>
        <translation>思维链</translation>
    </message>
    <message>
        <source>direct and CoT</source>
        <translation>直接回答和思维链</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>OCR</source>
        <translation>OCR</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>任意尺寸</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 像素</translation>
    </message>
    <message>
        <source>none, or such as glass_blur:2</source>
        <translation>无，或如 glass_blur:2</translation>
    </message>
    <message>
        <source>Asks the first five samples; a run that follows does not pay for them again</source>
        <translation>询问前五个样本；之后的运行不会为其重复付费</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Edit models…</source>
        <translation>编辑模型…</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>端点</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Decoding</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>temp.</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>max</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>longest side</source>
        <translation>最长边</translation>
    </message>
    <message>
        <source>The regions R1 … Rn are drawn on the image, as MagiC does</source>
        <translation>按 MagiC 的做法在图像上绘制区域 R1 … Rn</translation>
    </message>
    <message>
        <source>What the answer needs, enlarged as a second image, as TextCue does</source>
        <translation>按 TextCue 的做法将答案所需内容放大为第二张图像</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>Perturbed</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>并发</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Asked about free answers, where the benchmark wants one</source>
        <translation>在基准需要时，对自由回答进行评判</translation>
    </message>
    <message>
        <source>$, or never if empty</source>
        <translation>$，留空则不限</translation>
    </message>
    <message>
        <source>cue regions</source>
        <translation>线索区域</translation>
    </message>
    <message>
        <source>Where the enlarged cue comes from</source>
        <translation>放大的线索来自何处</translation>
    </message>
    <message>
        <source>The sample&apos;s cue regions, or crops that attention maps chose (Inspect, TextCue)</source>
        <translation>样本的线索区域，或注意力图选出的裁剪（“检查”›“TextCue”）</translation>
    </message>
    <message>
        <source>For the run, and as much again for its judge.</source>
        <translation>用于本次运行；评判模型另计同样的上限。</translation>
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
    <name>groundmark::viewers::RunsModel</name>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>正在评分</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>demonstration</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>on truth v%1</source>
        <translation>基于标准答案 v%1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Mean of the scored replies ± 1.96 standard errors</source>
        <translation>已评分回复的平均值 ± 1.96 个标准误</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Scored / n</source>
        <translation>已评分 / n</translation>
    </message>
    <message>
        <source>Score, 95 % CI</source>
        <translation>分数，95 % 置信区间</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SampleCell</name>
    <message>
        <source>Image can&apos;t be read</source>
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
        <extracomment>&quot;12 of 7,400 samples&quot;: the second part is &quot;7,400 samples&quot;.</extracomment>
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
    <name>groundmark::viewers::SavedFilterButton</name>
    <message>
        <source>Saved filters</source>
        <translation>已保存的筛选</translation>
    </message>
    <message>
        <source>No filter is saved yet</source>
        <translation>尚未保存筛选</translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>保存此筛选…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Rename filter</source>
        <translation>重命名筛选</translation>
    </message>
    <message>
        <source>Save filter</source>
        <translation>保存筛选</translation>
    </message>
    <message>
        <source>Name of the filter</source>
        <translation>筛选的名称</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SelectionPage</name>
    <message>
        <source>Selection of perturbations</source>
        <translation>扰动的筛选</translation>
    </message>
    <message>
        <source>Perturbation</source>
        <translation>扰动</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Resamples</source>
        <translation>重采样</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>入选率</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>%1 models · %2 questions that all answered under every condition</source>
        <translation>%1 个模型 · %2 个在所有条件下均被全部模型回答的问题</translation>
    </message>
    <message>
        <source>MRD: mean relative drop. SEP: spread of that drop over models. MON: share of steps to the next severity that do not raise accuracy. The score is the mean of the three, each scaled over the candidates; the best five are kept. Rate: share of 1,000 resamples of the questions in which a candidate is among them. Names from the paper, formulas ours. A choice needs runs of several models under all candidates: conditions &quot;all&quot;.</source>
        <translation>MRD：平均相对下降。SEP：该下降在各模型间的离散程度。MON：升高一级强度时准确率不上升的比例。得分为三者在候选之间缩放后的平均值；保留最好的五个。入选率：对问题重采样 1,000 次，候选入选的比例。名称出自论文，公式为 Groundmark 所定。筛选需要多个模型在全部候选下的运行：条件“all”。</translation>
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
    <message>
        <source>Notes %1</source>
        <translation>笔记 %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::SplitCompare</name>
    <message>
        <source>Before and after</source>
        <translation>扰动前后</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::StageItemsModel</name>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::StagesModel</name>
    <message>
        <source>Calls so far, with those that failed; %1 tokens</source>
        <translation>至今的调用数（含失败）；%1 个 token</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>略过</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
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
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>steps %1–%2</source>
        <translation>步骤 %1–%2</translation>
    </message>
    <message>
        <source>Self-Heal after %1 · %2</source>
        <translation>自我修复：%1之后 · %2</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>未评判</translation>
    </message>
    <message>
        <source>healed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>not healed</source>
        <translation>未修复</translation>
    </message>
    <message>
        <source>judge unclear</source>
        <translation>评判不明确</translation>
    </message>
    <message>
        <source>%1 said: %2</source>
        <translation>%1 说：%2</translation>
    </message>
    <message>
        <source>People wrote: %1</source>
        <translation>人工修正：%1</translation>
    </message>
    <message>
        <source>Went on: %1</source>
        <translation>续写：%1</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::TableDiffView</name>
    <message>
        <source>The tables are equal.</source>
        <translation>两个表格相同。</translation>
    </message>
    <message>
        <source>%1 cells lie beyond what is drawn</source>
        <translation>%1 个单元格超出所绘范围</translation>
    </message>
    <message>
        <source>%1 more edits are not drawn</source>
        <translation>另有 %1 次编辑未绘出</translation>
    </message>
    <message>
        <source>Previous edit</source>
        <translation>上一处编辑</translation>
    </message>
    <message>
        <source>Next edit</source>
        <translation>下一处编辑</translation>
    </message>
    <message>
        <source>reading the tables…</source>
        <translation>正在读取表格…</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>标准答案</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Enlarge…</source>
        <translation>放大…</translation>
    </message>
    <message>
        <source>Both tables side by side in a window of their own</source>
        <translation>在独立窗口中并排显示两个表格</translation>
    </message>
    <message>
        <source>%1 %2, cost %3</source>
        <translation>%1 %2，代价 %3</translation>
    </message>
    <message>
        <source>TEDS counts one cell too many and one too few</source>
        <translation>TEDS 计为多一个单元格、少一个单元格</translation>
    </message>
    <message>
        <source>columns × rows: truth %1, answer %2</source>
        <translation>列 × 行：标准答案 %1，答案 %2</translation>
    </message>
    <message>
        <source>truth &lt;%1&gt;, answer &lt;%2&gt;</source>
        <translation>标准答案 &lt;%1&gt;，答案 &lt;%2&gt;</translation>
    </message>
    <message>
        <source>Both tables</source>
        <translation>两个表格</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::TaxonomyDialog</name>
    <message>
        <source>A taxonomy of its own, not the next version</source>
        <translation>独立的分类体系，而不是下一版本</translation>
    </message>
    <message>
        <source>The judge sees the sample&apos;s pages</source>
        <translation>评判模型可看到样本页面</translation>
    </message>
    <message>
        <source>Taxonomy of failures</source>
        <translation>失败分类体系</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>A query as over the table of Compare, in which A is the run: failures that it finds are proposed for this type</source>
        <translation>与“比较”表上方相同的查询，其中 A 为该运行：它找到的失败会建议归为此类型</translation>
    </message>
    <message>
        <source>Gets an id of its own from its name; labels of the other one stay with that</source>
        <translation>由名称得到自己的标识；另一个的标签仍归原处</translation>
    </message>
    <message>
        <source>Sent along with every question</source>
        <translation>随每次询问一并发送</translation>
    </message>
    <message>
        <source>{corpus}, {question}, {solution}, {response} and {types} are filled in</source>
        <translation>{corpus}、{question}、{solution}、{response} 和 {types} 会被替换</translation>
    </message>
    <message>
        <source>Add type</source>
        <translation>添加类型</translation>
    </message>
    <message>
        <source>A type at the end</source>
        <translation>在末尾添加一个类型</translation>
    </message>
    <message>
        <source>Remove type</source>
        <translation>移除类型</translation>
    </message>
    <message>
        <source>The selected one; labels under earlier versions keep it</source>
        <translation>所选类型；较早版本的标签保留它</translation>
    </message>
    <message>
        <source>Read file…</source>
        <translation>读取文件…</translation>
    </message>
    <message>
        <source>A taxonomy as JSON</source>
        <translation>JSON 格式的分类体系</translation>
    </message>
    <message>
        <source>Write file…</source>
        <translation>写入文件…</translation>
    </message>
    <message>
        <source>What stands here as JSON, for others</source>
        <translation>把此处内容写为 JSON 供他人使用</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Words for a judge; empty for none</source>
        <translation>给评判模型的提示词；留空则不用评判模型</translation>
    </message>
    <message>
        <source>%1, from &quot;%2&quot; version %3</source>
        <translation>%1，源自“%2”第 %3 版</translation>
    </message>
    <message>
        <source>There is a taxonomy of this name. Choose another name, or make its next version.</source>
        <translation>已有同名的分类体系。请换一个名称，或制作其下一版本。</translation>
    </message>
    <message>
        <source>Rule of &quot;%1&quot;: %2</source>
        <translation>“%1”的规则：%2</translation>
    </message>
    <message>
        <source>Will be stored as &quot;%1&quot;, version %2.</source>
        <translation>将保存为“%1”第 %2 版。</translation>
    </message>
    <message>
        <source>Read taxonomy</source>
        <translation>读取分类体系</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Write taxonomy</source>
        <translation>写入分类体系</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::TextCueWorkspace</name>
    <message>
        <source>Page with attention</source>
        <translation>带注意力的页面</translation>
    </message>
    <message>
        <source>TextCue&apos;s crop</source>
        <translation>TextCue 的裁剪</translation>
    </message>
    <message>
        <source>ViCrop&apos;s crop</source>
        <translation>ViCrop 的裁剪</translation>
    </message>
    <message>
        <source>TextCue</source>
        <translation>TextCue</translation>
    </message>
    <message>
        <source>ViCrop</source>
        <translation>ViCrop</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Relative attention of the chosen layer, block by block</source>
        <translation>所选层的相对注意力，逐块显示</translation>
    </message>
    <message>
        <source>Every window that was tried, at its best place</source>
        <translation>尝试过的每个窗口在其最佳位置</translation>
    </message>
    <message>
        <source>The words that windows are pulled to</source>
        <translation>窗口所贴合的文字</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>largest − mean</source>
        <translation>最大值 − 平均值</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>裁剪集名称</translation>
    </message>
    <message>
        <source>Runs name the crops by this: Evaluate › Marks › Enlarged cue</source>
        <translation>运行用此名称引用裁剪：“评测”›“标记”›“放大的线索”</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>裁剪集</translation>
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
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Show or hide the attention</source>
        <translation>显示或隐藏注意力</translation>
    </message>
    <message>
        <source>Show or hide all windows</source>
        <translation>显示或隐藏所有窗口</translation>
    </message>
    <message>
        <source>Show or hide the words</source>
        <translation>显示或隐藏文字</translation>
    </message>
    <message>
        <source>Keep all crops</source>
        <translation>保存所有裁剪</translation>
    </message>
    <message>
        <source>Crops of every sample with maps go into the project, for runs to show</source>
        <translation>把每个有注意力图的样本的裁剪存入项目，供运行使用</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Crops of every sample with maps as PNG, with a manifest of the inputs</source>
        <translation>把每个有注意力图的样本的裁剪写为 PNG，并附输入清单</translation>
    </message>
    <message>
        <source>There are no samples.</source>
        <translation>没有样本。</translation>
    </message>
    <message>
        <source>Import a dataset under Library.</source>
        <translation>请在“资料库”中导入数据集。</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>grid %1 × %2%3</source>
        <translation>网格 %1 × %2%3</translation>
    </message>
    <message>
        <source>, guessed</source>
        <translation>，推测</translation>
    </message>
    <message>
        <source>layer %1 · %2 · a window covers the whole picture</source>
        <translation>层 %1 · %2 · 窗口覆盖整张图</translation>
    </message>
    <message>
        <source>layer %1 · %2 · window %3 × %4, lead %5, of %6</source>
        <translation>层 %1 · %2 · 窗口 %3 × %4，领先 %5，共 %6 个</translation>
    </message>
    <message>
        <source>%1 words · %2 shown as %3</source>
        <translation>%1 个文字 · %2 显示为 %3</translation>
    </message>
    <message>
        <source>layer %1 · %2</source>
        <translation>层 %1 · %2</translation>
    </message>
    <message>
        <source>How far each layer&apos;s attention stands out</source>
        <translation>各层注意力的突出程度</translation>
    </message>
    <message>
        <source>Folder for crops and manifest</source>
        <translation>裁剪与清单的文件夹</translation>
    </message>
    <message>
        <source>Making crops</source>
        <translation>正在制作裁剪</translation>
    </message>
    <message>
        <source>%1 crops; %2 samples without maps, %3 maps that cannot be used, %4 grids guessed</source>
        <translation>%1 个裁剪；%2 个样本没有注意力图，%3 个注意力图不可用，%4 个网格为推测</translation>
    </message>
    <message>
        <source>Sample %1/%2</source>
        <translation>样本 %1/%2</translation>
    </message>
    <message>
        <source>Zoom %1 %</source>
        <translation>缩放 %1 %</translation>
    </message>
    <message>
        <source>Keys: canvas</source>
        <translation>按键：画布</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::TextDialog</name>
    <message>
        <source>Texts of %1</source>
        <translation>%1 的文本</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>Keep these texts</source>
        <translation>保留这些文本</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::ThinkingPairs</name>
    <message>
        <source>No two runs differ in thinking alone. A run thinks when its parameters say &quot;thinking&quot;: true, or when its setting, name or model says so; the other needs the same model.</source>
        <translation>没有仅在思考上不同的两个运行。参数含 &quot;thinking&quot;: true，或设置、名称、模型如此标明时，视为思考；另一个须用同一模型。</translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::TypePad</name>
    <message>
        <source>Types of failure</source>
        <translation>失败类型</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Stands with your label; give a type first</source>
        <translation>与你的标签一起保存；请先给出类型</translation>
    </message>
    <message>
        <source>%1 wrote:
%2</source>
        <translation>%1 写道：
%2</translation>
    </message>
    <message>
        <source>Others have named a type. You see it when you have.</source>
        <translation>他人已给出类型。你给出之后即可看到。</translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::ChartView</name>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy as SVG</source>
        <translation>复制为 SVG</translation>
    </message>
    <message>
        <source>Copy numbers (CSV)</source>
        <translation>复制数据（CSV）</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Numbers (*.csv)</source>
        <translation>图片 (*.png);;矢量图 (*.svg);;数据 (*.csv)</translation>
    </message>
    <message>
        <source>The chart can&apos;t be written to %1.</source>
        <translation>无法将图表写入 %1。</translation>
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
    <name>groundmark::widgets::KeyCapture</name>
    <message>
        <source>Press the new key…</source>
        <translation>请按新按键…</translation>
    </message>
</context>
<context>
    <name>groundmark::widgets::KeyMap</name>
    <message>
        <source>The keys are as before.</source>
        <translation>快捷键未变。</translation>
    </message>
    <message>
        <source>Choose a file that the key settings have written.</source>
        <translation>请选择由快捷键设置导出的文件。</translation>
    </message>
    <message>
        <source>This is not a file of Groundmark&apos;s keys.</source>
        <translation>这不是 Groundmark 的快捷键文件。</translation>
    </message>
    <message>
        <source>The file was written by a newer Groundmark.</source>
        <translation>该文件由更新版本的 Groundmark 写入。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is no key.</source>
        <translation>%2 的“%1”不是按键。</translation>
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
