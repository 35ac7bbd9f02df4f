<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
