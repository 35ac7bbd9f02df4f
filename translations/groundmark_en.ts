<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Checks</name>
    <message numerus="yes">
        <source>%1 not found in %n word(s) read</source>
        <translation>
            <numerusform>%1 not found in %n word read</numerusform>
            <numerusform>%1 not found in %n words read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 among %n word(s) read: can it be looked up without reasoning?</source>
        <translation>
            <numerusform>%1 among %n word read: can it be looked up without reasoning?</numerusform>
            <numerusform>%1 among %n words read: can it be looked up without reasoning?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hop(s)</source>
        <translation>
            <numerusform>%n hop</numerusform>
            <numerusform>%n hops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equation(s) in the hops</source>
        <translation>
            <numerusform>%n equation in the hops</numerusform>
            <numerusform>%n equations in the hops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it asks %n question(s) at once</source>
        <translation>
            <numerusform>it asks %n question at once</numerusform>
            <numerusform>it asks %n questions at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s): do they ask something else?</source>
        <translation>
            <numerusform>%n other: does it ask something else?</numerusform>
            <numerusform>%n others: do they ask something else?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message numerus="yes">
        <source>%n sample(s) without a question were left out.</source>
        <translation>
            <numerusform>%n sample without a question was left out.</numerusform>
            <numerusform>%n samples without a question were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected sample(s) were left out.</source>
        <translation>
            <numerusform>%n rejected sample was left out.</numerusform>
            <numerusform>%n rejected samples were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The official file has no place for the hops, cues, further answers, times and reviews of %n question(s).</source>
        <translation>
            <numerusform>The official file has no place for the hops, cues, further answers, times and reviews of %n question.</numerusform>
            <numerusform>The official file has no place for the hops, cues, further answers, times and reviews of %n questions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Import</name>
    <message numerus="yes">
        <source>The file has %n track(s) of a video.</source>
        <translation>
            <numerusform>The file has %n track of a video.</numerusform>
            <numerusform>The file has %n tracks of a video.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n class(es) of the file have no name in the dataset.</source>
        <translation>
            <numerusform>%n class of the file has no name in the dataset.</numerusform>
            <numerusform>%n classes of the file have no name in the dataset.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionEdits</name>
    <message numerus="yes">
        <source>%n region(s) copied.</source>
        <translation>
            <numerusform>%n region copied.</numerusform>
            <numerusform>%n regions copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) pasted.</source>
        <translation>
            <numerusform>%n region pasted.</numerusform>
            <numerusform>%n regions pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were cut at the page&apos;s edge.</source>
        <translation>
            <numerusform>%n of them was cut at the page&apos;s edge.</numerusform>
            <numerusform>%n of them were cut at the page&apos;s edge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no place on this page.</source>
        <translation>
            <numerusform>%n has no place on this page.</numerusform>
            <numerusform>%n have no place on this page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>The %n item(s) before it are scored.</source>
        <translation>
            <numerusform>The item before it is scored.</numerusform>
            <numerusform>The %n items before it are scored.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::AnnotateWorkspace</name>
    <message numerus="yes">
        <source>Selection: %n region(s)</source>
        <translation>
            <numerusform>Selection: %n region</numerusform>
            <numerusform>Selection: %n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::CorpusPane</name>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsure</source>
        <translation>
            <numerusform>%n unsure</numerusform>
            <numerusform>%n unsure</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::DistributionPane</name>
    <message numerus="yes">
        <source>%n image(s) of it wait for a question.</source>
        <translation>
            <numerusform>%n image of it waits for a question.</numerusform>
            <numerusform>%n images of it wait for a question.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::HistoryModel</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::MaskPanel</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::NewSampleDialog</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::PageStrip</name>
    <message numerus="yes">
        <source>Page %1, %n mask(s)</source>
        <translation>
            <numerusform>Page %1, %n mask</numerusform>
            <numerusform>Page %1, %n masks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mask(s)</source>
        <translation>
            <numerusform>%n mask</numerusform>
            <numerusform>%n masks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::QuestionWorkspace</name>
    <message numerus="yes">
        <source>%n hop(s)</source>
        <translation>
            <numerusform>%n hop</numerusform>
            <numerusform>%n hops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cue region(s)</source>
        <translation>
            <numerusform>%n cue region</numerusform>
            <numerusform>%n cue regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::ReasonList</name>
    <message numerus="yes">
        <source>%n so far</source>
        <translation>
            <numerusform>%n so far</numerusform>
            <numerusform>%n so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::RegionPanel</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::annotation::TryPane</name>
    <message numerus="yes">
        <source>Hop %1 may not be needed: without its cues a model still says the answer in %2 of %n try(s).</source>
        <translation>
            <numerusform>Hop %1 may not be needed: without its cues a model still says the answer in %2 of %n try.</numerusform>
            <numerusform>Hop %1 may not be needed: without its cues a model still says the answer in %2 of %n tries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right in %1 of %n try(s), compared with the accepted answers; no judge was asked.</source>
        <translation>
            <numerusform>Right in %1 of %n try, compared with the accepted answers; no judge was asked.</numerusform>
            <numerusform>Right in %1 of %n tries, compared with the accepted answers; no judge was asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n try(s) at earlier wordings are kept.</source>
        <translation>
            <numerusform>%n try at an earlier wording is kept.</numerusform>
            <numerusform>%n tries at earlier wordings are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::CompareModel</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::LeaderboardView</name>
    <message numerus="yes">
        <source>%n run(s) ranked</source>
        <translation>
            <numerusform>%n run ranked</numerusform>
            <numerusform>%n runs ranked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set apart</source>
        <translation>
            <numerusform>%n set apart</numerusform>
            <numerusform>%n set apart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>groundmark::viewers::RunSelector</name>
    <message numerus="yes">
        <source>%n runs: %1</source>
        <translation>
            <numerusform>%n run: %1</numerusform>
            <numerusform>%n runs: %1</numerusform>
        </translation>
    </message>
</context>
</TS>
