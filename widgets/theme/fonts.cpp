// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/fonts.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLocale>
#include <QScreen>
#include <QVariant>
#include <QWidget>

#include <cmath>

namespace groundmark::widgets {

namespace {

constexpr const char* TextSizeProperty = "groundmarkTextSize";
constexpr const char* RoleProperty = "groundmarkFontRole";
constexpr const char* WeightProperty = "groundmarkFontWeight";

struct RoleFacts
{
    int px;
    int line;
    QFont::Weight weight;
};

RoleFacts factsOf(FontRole role)
{
    switch (role) {
    case FontRole::Figure:
        return {20, 24, QFont::DemiBold};
    case FontRole::Title:
        return {15, 20, QFont::DemiBold};
    case FontRole::Body:
        return {13, 18, QFont::Normal};
    case FontRole::Small:
    case FontRole::Code:
        return {12, 16, QFont::Normal};
    case FontRole::Tiny:
        return isChinese() ? RoleFacts {12, 16, QFont::Normal} : RoleFacts {11, 14, QFont::Normal};
    }
    return {13, 18, QFont::Normal};
}

QStringList familiesOf(FontRole role)
{
    if (role == FontRole::Code) {
        return {
            QStringLiteral("JetBrains Mono"),
            QStringLiteral("Noto Sans Mono CJK SC"),
            QStringLiteral("monospace")};
    }
    // The Chinese family stands here by name: left to the system, Han forms may be Japanese ones.
    return {
        QStringLiteral("Inter"),
        QStringLiteral("Noto Sans CJK SC"),
        QStringLiteral("Microsoft YaHei UI"),
        QStringLiteral("PingFang SC"),
        QStringLiteral("sans-serif")};
}

/// Chinese fonts have no DemiBold. Medium is what is meant; where only Regular and Bold are
/// installed, Medium would be no emphasis at all, and Bold is at least a real weight.
QFont::Weight chineseEmphasis()
{
    static const bool hasMedium = QFontDatabase::styles(QStringLiteral("Noto Sans CJK SC"))
                                      .contains(QStringLiteral("Medium"));
    return hasMedium ? QFont::Medium : QFont::DemiBold;
}

double dotsPerInch()
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen != nullptr ? screen->logicalDotsPerInch() : 96.0;
}

} // namespace

QFont roleFont(FontRole role)
{
    return roleFont(role, factsOf(role).weight);
}

QFont roleFont(FontRole role, QFont::Weight weight)
{
    QFont font;
    font.setFamilies(familiesOf(role));
    font.setPointSizeF(factsOf(role).px * textSizePercent() / 100.0 * 72.0 / dotsPerInch());
    font.setWeight(weight == QFont::DemiBold && isChinese() ? chineseEmphasis() : weight);
    if (role == FontRole::Code) {
        font.setStyleHint(QFont::Monospace);
        font.setFixedPitch(true);
    } else {
        font.setStyleHint(QFont::SansSerif);
    }
    return font;
}

void setFontRole(QWidget* widget, FontRole role)
{
    setFontRole(widget, role, factsOf(role).weight);
}

void setFontRole(QWidget* widget, FontRole role, QFont::Weight weight)
{
    widget->setProperty(RoleProperty, int(role));
    widget->setProperty(WeightProperty, int(weight));
    widget->setFont(roleFont(role, weight));
}

void renewFont(QWidget* widget)
{
    const QVariant role = widget->property(RoleProperty);
    if (role.isValid()) {
        const auto weight = QFont::Weight(widget->property(WeightProperty).toInt());
        widget->setFont(roleFont(FontRole(role.toInt()), weight));
    }
}

int lineHeight(FontRole role)
{
    const int line = factsOf(role).line + (isChinese() ? 2 : 0);
    return int(std::lround(line * textSizePercent() / 100.0));
}

int textSizePercent()
{
    const QVariant size = qApp->property(TextSizeProperty);
    return size.isValid() ? size.toInt() : 100;
}

void setTextSizePercent(int percent)
{
    qApp->setProperty(TextSizeProperty, percent);
}

bool isChinese()
{
    return QLocale().language() == QLocale::Chinese;
}

} // namespace groundmark::widgets
