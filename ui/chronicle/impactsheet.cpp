// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/impactsheet.h"

#include <set>

#include <QCoreApplication>

#include "app/text/separatedfields.h"
#include "ui/chronicle/impactmodel.h"
#include "ui/models/figurerole.h"
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

SheetTable tableOf(const std::vector<ImpactRow>& rows, const Columns& columns)
{
    SheetTable table;
    for (const TextColumn<ImpactRow>& column : columns) {
        const bool isText = column.side == Qt::AlignLeft;
        table.columns.push_back({.words = column.head,
                                 .alignment = isText ? Alignment::Left : Alignment::Right,
                                 .wraps = isText,
                                 .maximum = isText ? kWidestText : 0});
    }
    table.columns.back().flexible = true;
    table.columns.back().maximum = 0;
    for (const ImpactRow& row : rows) {
        SheetRow& line = table.rows.emplace_back();
        for (const TextColumn<ImpactRow>& column : columns) {
            const auto emphasis = column.roles.find(EmphasisRole);
            const bool isStrong =
                emphasis != column.roles.end() && emphasis->second(row).toInt() == int(Emphasis::Strong);
            line.cells.push_back({.text = column.text(row).toString(),
                                  .role = isStrong ? FontRole::BodyStrong : FontRole::Body});
        }
    }
    return table;
}

void addTable(SheetComposer& composer, const QString& heading, const std::vector<ImpactRow>& rows,
              const Columns& columns)
{
    if (rows.empty())
        return;
    composer.keepRoom(kRoomOfTable);
    composer.paragraph(heading, FontRole::Heading);
    composer.gap(1);
    composer.table(tableOf(rows, columns));
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
    QString text;
    const auto add = [&](const QStringList& cells) {
        QStringList fields;
        for (const QString& cell : cells)
            fields += app::csvField(cell == u"–"_s ? QString() : cell, u';');
        text += fields.join(u';') + u"\r\n"_s;
    };
    const Columns columns = impactColumns();
    QStringList heads{ImpactSheetTr::tr("Tournament no."), ImpactSheetTr::tr("No.")};
    for (const auto& column : columns)
        heads += column.head;
    add(heads << ImpactSheetTr::tr("Club"));
    for (const bool areApart : {false, true}) {
        for (const ImpactRow& row : impactRows(impact, chronicle, areApart, &filter)) {
            QStringList cells{QString::number(row.line.tournament.value()),
                              QString::number(row.line.change.number.value())};
            for (const auto& column : columns)
                cells += column.text(row).toString();
            add(cells << row.club);
        }
    }
    return "\xEF\xBB\xBF" + text.toUtf8();
}

} // namespace zahlmeister::ui
