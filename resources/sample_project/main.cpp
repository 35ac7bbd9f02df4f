// SPDX-License-Identifier: GPL-3.0-or-later
// groundmark-sample-project: draws the pictures of the bundled sample project, describes their
// truth, lets Tesseract read them and writes the project file.
#include "resources/sample_project/contact_sheet.h"
#include "resources/sample_project/tesseract_runs.h"
#include "resources/sample_project/write_project.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTextStream>

using namespace groundmark;
using namespace Qt::StringLiterals;

int main(int argc, char** argv)
{
    // Drawing text needs fonts but no display, and pictures are read one after the other.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Draws the sample project of Groundmark."_s);
    parser.addHelpOption();
    const QCommandLineOption sheet(
        u"contact-sheet"_s, u"Writes all pictures with their regions on one sheet."_s, u"FILE"_s);
    const QCommandLineOption noRun(u"no-tesseract"_s, u"Leaves out the runs of Tesseract."_s);
    parser.addOptions({sheet, noRun});
    parser.addPositionalArgument(
        u"folder"_s, u"Where sample.groundmark and sample.assets/ are written."_s);
    parser.process(application);

    QTextStream err(stderr);
    if (parser.positionalArguments().size() != 1 && !parser.isSet(sheet)) {
        err << parser.helpText();
        return 2;
    }
    QElapsedTimer timer;
    timer.start();
    sample_project::SampleProject project = sample_project::drawSampleProject();
    err << u"%1 samples on %2 pictures drawn, %3 s\n"_s.arg(project.samples.size())
               .arg(project.pictures.size())
               .arg(double(timer.elapsed()) / 1000.0, 0, 'f', 1);
    err.flush();
    if (parser.isSet(sheet)
        && !sample_project::contactSheet(project, 6).save(parser.value(sheet))) {
        err << u"%1 could not be written\n"_s.arg(parser.value(sheet));
        return 3;
    }
    if (parser.positionalArguments().isEmpty()) {
        return 0;
    }
    if (!parser.isSet(noRun)) {
        // Without the language data everything else of the project is still worth having.
        if (const Result<void> run = sample_project::addTesseractRuns(project); !run) {
            err << u"No Tesseract run: %1\n"_s.arg(run.error().toText());
        }
        err << u"Tesseract is done, %1 s\n"_s.arg(double(timer.elapsed()) / 1000.0, 0, 'f', 1);
    }
    if (const Result<void> written
        = sample_project::writeProject(project, parser.positionalArguments().first());
        !written) {
        err << written.error().toText() << u"\n"_s;
        return 3;
    }
    return 0;
}
