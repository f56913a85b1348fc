// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/datefield.h"

#include "ui/text/format.h"
#include "ui/theme/metrics.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

QString dayText(const engine::Date& date)
{
    return u"%1.%2.%3"_s.arg(date.day(), 2, 10, QLatin1Char('0'))
        .arg(date.month(), 2, 10, QLatin1Char('0'))
        .arg(date.year());
}

} // namespace

DateField::DateField(QWidget* parent) : QLineEdit(parent)
{
    setFixedWidth(Metrics(this).fieldWidth(10));
    setPlaceholderText(tr("dd.mm.yyyy"));
    connect(this, &QLineEdit::editingFinished, this, &DateField::normalize);
}

std::optional<engine::Date> DateField::date() const
{
    return parseDate(text().trimmed());
}

void DateField::setDate(const std::optional<engine::Date>& date)
{
    setText(date ? dayText(*date) : QString());
}

bool DateField::isValid() const
{
    return text().trimmed().isEmpty() || date();
}

void DateField::normalize()
{
    // Who looks something up in another window goes on typing: 1.2.20 may become 1.2.2026.
    const auto day = date();
    if (day && isActiveWindow())
        setDate(day);
}

} // namespace zahlmeister::ui
