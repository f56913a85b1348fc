// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/impactsheet.h"

#include <algorithm>
#include <iterator>
#include <set>

#include <QCoreApplication>

#include "app/output/csv.h"
#include "ui/chronicle/impactmodel.h"
#include "ui/models/tablemodel.h"
#include "ui/print/sheetcomposer.h"
#include "ui/print/sheetfonts.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/text/importtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class ImpactSheetTr {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr double kRoomOfTable = 40.0; // mm: a heading and some rows
constexpr double kWidestText = 52.0;  // mm

using Columns = std::vector<TextColumn<ImpactRow>>;

void addTable(SheetComposer& composer, const QString& heading, const std::vector<ImpactRow>& rows,
              const Columns& columns)
{
    if (rows.empty())
        return;
    composer.keepRoom(kRoomOfTable);
    composer.paragraph(heading, FontRole::Heading);
    composer.gap(1);
    SheetTable table = sheetTable(tableOf(rows, columns), {.widestText = kWidestText});
    table.columns.back().flexible = true;
    table.columns.back().maximum = 0;
    composer.table(table);
    composer.gap(5);
}

int withheldIn(const app::Impact& impact, const app::Chronicle& chronicle,
               const app::PublicationFilter& filter)
{
    std::set<std::size_t> withheld;
    for (const app::ImpactLine& line : impact.lines) {
        if (!filter.isNamed(chronicle.persons[line.person]))
            withheld.insert(line.person);
    }
    return static_cast<int>(withheld.size());
}

} // namespace

// RULE: WO2026 4.1.1, 6.5
SheetLayout layoutImpact(const app::Impact& impact, const app::Chronicle& chronicle,
                         const app::PublicationFilter& filter, const QString& reason, Language language,
                         std::optional<engine::Date> printed)
{
    const LanguageScope scope(language);
    const SheetFonts fonts;
    SheetComposer composer(fonts, QPageLayout::Landscape);
    const QString title = ImpactSheetTr::tr("Impact of the recalculation");
    composer.beginSection(title);
    composer.title(ImpactSheetTr::tr("Recalculation (WO 3.7)"), title);
    composer.paragraph(impactText(impact));
    if (!impact.lines.empty())
        composer.paragraph(totalsText(impact));
    if (const QString roots = rootsText(impact); !roots.isEmpty())
        composer.paragraph(roots);
    if (!reason.isEmpty())
        composer.paragraph(ImpactSheetTr::tr("Reason: %1").arg(reason));
    if (const int withheld = withheldIn(impact, chronicle, filter); withheld > 0)
        composer.paragraph(namesWithheldText(withheld, true));
    composer.gap(4);
    addTable(composer, ImpactSheetTr::tr("Changes"), impactRows(impact, chronicle, false, &filter),
             impactColumns());
    addTable(composer, ImpactSheetTr::tr("Former members and inactive players"),
             impactRows(impact, chronicle, true, &filter), impactColumns());
    addTable(composer, ImpactSheetTr::tr("Clubs to be told"), clubRows(impact, chronicle, &filter),
             clubColumns());
    QStringList footer{programName()};
    if (printed)
        footer += formatDate(*printed);
    return composer.finish(title, footer.join(u" · "_s));
}

QByteArray impactToCsv(const app::Impact& impact, const app::Chronicle& chronicle,
                       const app::PublicationFilter& filter, Language language)
{
    const LanguageScope scope(language);
    std::vector<ImpactRow> rows = impactRows(impact, chronicle, false, &filter);
    std::ranges::move(impactRows(impact, chronicle, true, &filter), std::back_inserter(rows));
    const auto number = [](auto numberOf) {
        return [numberOf](const ImpactRow& row) { return QString::number(numberOf(row).value()); };
    };
    Columns columns = impactColumns();
    columns.insert(columns.begin(), {{ImpactSheetTr::tr("Tournament no."), Qt::AlignRight,
                                      number([](const ImpactRow& row) { return row.line.tournament; })},
                                     {ImpactSheetTr::tr("No."), Qt::AlignRight,
                                      number([](const ImpactRow& row) { return row.line.change.number; })}});
    columns.push_back(
        {ImpactSheetTr::tr("Club"), Qt::AlignLeft, [](const ImpactRow& row) { return row.club; }});
    const app::Table table = tableOf(rows, columns);
    return app::csvOf({table}, app::FigureCells::Plain);
}

} // namespace zahlmeister::ui
