// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/datefield.h"

#include "app/spelling/day.h"
#include "ui/text/format.h"
#include "ui/theme/metrics.h"

namespace zahlmeister::ui {

DateField::DateField(QWidget* parent) : QLineEdit(parent)
{
    setFixedWidth(Metrics(this).fieldWidth(10));
    setPlaceholderText(tr("dd.mm.yyyy"));
    connect(this, &QLineEdit::editingFinished, this, &DateField::normalize);
}

std::optional<engine::Date> DateField::date() const
{
    return app::dayOf(text(), app::DayForm::Typed);
}

void DateField::setDate(const std::optional<engine::Date>& date)
{
    setText(date ? formatDateEntry(*date) : QString());
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
