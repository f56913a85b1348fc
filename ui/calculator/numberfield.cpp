// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/calculator/numberfield.h"

#include <cmath>

#include <QPainter>
#include <QRegularExpression>

#include "app/spelling/points.h"
#include "ui/text/format.h"
#include "ui/widgets/fieldeditor.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

NumberField::NumberField(Kind kind, double least, double most, const QString& name, QWidget* parent)
    : QLineEdit(parent), m_kind(kind), m_least(least), m_most(most), m_name(name)
{
    setAccessibleName(name);
    connect(this, &QLineEdit::textChanged, this, [this] {
        setAccessibleDescription(problem());
        update();
    });
}

std::optional<double> NumberField::number() const
{
    std::optional<double> value;
    if (m_kind == Kind::Score) {
        if (const auto points = app::pointsOf(text()))
            value = points->points();
    } else if (const auto rating = ratingWithIndex(); m_kind == Kind::Rating && rating) {
        value = rating->first;
    } else {
        value = parseNumber(text());
    }
    if (!value || *value < m_least || *value > m_most)
        return std::nullopt;
    const bool isWhole = m_kind == Kind::Whole || m_kind == Kind::Rating;
    return isWhole && *value != std::floor(*value) ? std::nullopt : value;
}

std::optional<std::pair<int, int>> NumberField::ratingWithIndex() const
{
    static const QRegularExpression kBoth(u"^([-\u2212]?[0-9]{1,4})\\s*[-\u2013]\\s*([0-9]{1,4})$"_s);
    const auto match = kBoth.match(text().trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    return std::pair(match.captured(1).replace(u'\u2212', u'-').toInt(), match.captured(2).toInt());
}

std::optional<int> NumberField::index() const
{
    const auto rating = m_kind == Kind::Rating ? ratingWithIndex() : std::nullopt;
    return rating ? std::optional(rating->second) : std::nullopt;
}

std::optional<int> NumberField::whole() const
{
    const auto value = number();
    return value ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<engine::Score> NumberField::score() const
{
    return number() ? app::pointsOf(text()) : std::nullopt;
}

void NumberField::setWhole(std::optional<int> value)
{
    setText(value ? formatCount(*value) : QString());
}

QString NumberField::problem() const
{
    if (isBlank() || number())
        return {};
    const QStringList values{m_name, text().trimmed(), formatNumberShort(m_least, 3),
                             formatNumberShort(m_most, 3)};
    switch (m_kind) {
    case Kind::Rating:
    case Kind::Whole: return fillPattern(tr("%1 “%2”: expected is a whole number from %3 to %4."), values);
    case Kind::Real: return fillPattern(tr("%1 “%2”: expected is a number from %3 to %4."), values);
    case Kind::Score:
        return fillPattern(tr("%1 “%2”: expected are points from %3 to %4, such as 3½."), values);
    }
    return {};
}

void NumberField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (problem().isEmpty())
        return;
    QPainter painter(this);
    paintRefusalMark(painter, rect().adjusted(2, 2, -2, -2), palette());
}

} // namespace zahlmeister::ui
