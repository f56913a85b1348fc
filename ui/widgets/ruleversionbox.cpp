// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ruleversionbox.h"

#include <algorithm>

#include <QSignalBlocker>

#include "ui/text/format.h"
#include "ui/text/quantitytext.h"

namespace zahlmeister::ui {

void RuleVersionBox::fill(const engine::RuleCatalog& rules, const engine::RuleVersion* own)
{
    const QSignalBlocker blocker(this);
    const QVariant before = currentData();
    const engine::RuleVersion* likeliest = nullptr;
    clear();
    for (const engine::RuleVersion& version : rules.versions()) {
        if (own && version.id == own->id)
            continue;
        addItem(ruleVersionName(version), fromEngine(version.id));
        const bool isEarlier = own && version.chosenByDate && version.validFrom < own->validFrom;
        if (isEarlier && (!likeliest || likeliest->validFrom < version.validFrom))
            likeliest = &version;
    }
    int row = before.isValid() ? findData(before) : -1;
    if (row < 0 && likeliest)
        row = findData(fromEngine(likeliest->id));
    setCurrentIndex(std::max(row, 0));
}

std::optional<engine::RuleVersion> RuleVersionBox::chosen(const engine::RuleCatalog& rules) const
{
    const auto version = rules.find(currentData().toString().toStdString());
    return version.has_value() ? std::optional(**version) : std::nullopt;
}

} // namespace zahlmeister::ui
