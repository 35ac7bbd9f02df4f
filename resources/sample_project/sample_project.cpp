// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/sample_project.h"

#include "resources/sample_project/samples.h"

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

SampleProject drawSampleProject()
{
    Builder builder;
    // The first one bears the name that a new user's settings have: Steps shows their own work.
    const AnnotatorId annotator = builder.annotator(u"ann-01"_s);
    const AnnotatorId second = builder.annotator(u"ann-02"_s);
    const QStringList labels {
        u"Heading"_s, u"Paragraph"_s, u"Table"_s, u"Figure"_s, u"Price"_s, u"Sign"_s};
    for (qsizetype i = 0; i < labels.size(); ++i) {
        builder.label(labels.at(i), QString::number(i + 1));
    }
    addMagic(builder, annotator, second);
    addLogicOcrGen(builder, annotator);
    addLogicOcrReal(builder);
    addOcrBench(builder);
    addOcrRobust(builder);
    addMmtr(builder);
    return builder.take();
}

} // namespace groundmark::sample_project
