// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/sample_project/scene.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace groundmark::sample_project {

QRectF Scene::at(const QString& name) const
{
    const auto found = named.find(name);
    if (found == named.end()) {
        qFatal("no rectangle of the scene is called %s", qPrintable(name));
    }
    return found->second;
}

std::vector<PlacedLine> Scene::lines() const
{
    std::vector<PlacedLine> lines;
    int last = -1;
    for (const PlacedText& word : texts) {
        if (word.line != last) {
            lines.push_back({word.text, word.rect()});
            last = word.line;
            continue;
        }
        lines.back().text += u' ' + word.text;
        lines.back().rect |= word.rect();
    }
    return lines;
}

QString Scene::plainText() const
{
    QStringList all;
    for (const PlacedLine& line : lines()) {
        all.append(line.text);
    }
    return all.join(u'\n');
}

} // namespace groundmark::sample_project
