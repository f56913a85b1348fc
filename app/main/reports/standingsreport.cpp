// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main/reports/standingsreport.h"

#include "ui/text/finaltabletext.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

QString standingsExplained(const engine::FinalTable& table)
{
    QString text;
    for (std::size_t at = 0; at < table.places().size(); ++at) {
        const engine::FinalPlace& place = table.places()[at];
        text += u"\n%1. %2\n"_s.arg(place.rank)
                    .arg(QString::fromStdString(table.played().entrants()[place.entrant].name));
        for (std::size_t i = 1; i < table.criteria().size(); ++i) {
            text += u"  "_s + ui::explainedValue(table, i, at) + u'\n';
        }
    }
    return text;
}

} // namespace zahlmeister::cli
