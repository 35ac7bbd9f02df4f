<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
