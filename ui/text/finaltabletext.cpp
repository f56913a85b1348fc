// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/finaltabletext.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "ui/text/format.h"
#include "ui/text/statedtext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class FinalTableTr {
    Q_DECLARE_TR_FUNCTIONS(FinalTable)
};

using FinalColumn = app::Table::Kind;

/// Enough for two decimals of every value; spreadsheets and clicks on a head order by it.
std::int64_t orderOfValue(double value)
{
    return std::isnan(value) ? std::numeric_limits<std::int64_t>::min() : std::llround(value * 10000);
}

/// Halves and decimals stand behind one axis.
app::Table::Cell valueCell(const engine::TieBreak& tieBreak, double value)
{
    const QString text = tieBreakValue(tieBreak, value);
    if (std::isnan(value))
        return {text, orderOfValue(value)};
    const auto isDigit = [](QChar c) { return c.isDigit() || c == u'−'; };
    const auto tail = std::ranges::find_if_not(text, isDigit);
    return {.text = text, .order = orderOfValue(value), .bodyLength = tail - text.begin()};
}

/// What the code of a column stands for.
QString meaningOf(const engine::TieBreak& tieBreak)
{
    const QString name = tieBreakName(tieBreak.code);
    if (tieBreak.cutHighest > 0)
        return fillPattern(FinalTableTr::tr("%1, values cut: %2 below, %3 above"),
                           {name, formatCount(tieBreak.cutLowest), formatCount(tieBreak.cutHighest)});
    return tieBreak.cutLowest > 0 ? fillPattern(FinalTableTr::tr("%1, values cut: %2 below"),
                                                {name, formatCount(tieBreak.cutLowest)})
                                  : name;
}

ListRow rowOf(const engine::FinalTable& table, std::size_t at)
{
    const engine::FinalPlace& place = table.places()[at];
    const engine::Entrant& entrant = table.played().entrants()[place.entrant];
    const bool isTeam = table.played().isTeamEvent();
    ListRow row{.cells = {{formatCount(place.rank), place.rank},
                          {formatCount(entrant.number.value()), entrant.number.value()},
                          {QString::fromStdString(entrant.name)}},
                .tournament = engine::TournamentId(0),
                .number = isTeam ? engine::ParticipantNumber(0) : entrant.number};
    for (std::size_t i = 0; i < place.values.size(); ++i)
        row.cells.push_back(valueCell(table.criteria()[i], place.values[i]));
    row.cells.push_back({decisionText(table, at)});
    return row;
}

void addFinalNotes(const engine::FinalTable& table, ListTable& list)
{
    const QString edition = QString::fromUtf8(engine::editionText(table.edition()).data());
    list.notes += fillPattern(FinalTableTr::tr("Tie-breaks by FIDE C.07, edition of %1."), {edition});
    if (table.edition() == engine::TieBreakEdition::Of2024)
        list.notes += FinalTableTr::tr("The edition of 2024-08 stands for that of 2024-04 as well.");
    for (const engine::TieBreak& tieBreak : table.criteria()) {
        const engine::TieBreakInfo& info = engine::infoOf(tieBreak.code);
        if (table.played().isPredetermined() && !info.inRoundRobins)
            list.notes += fillPattern(
                FinalTableTr::tr("%1 must not be used where everybody meets everybody (C.07, article 8)."),
                {QString::fromStdString(engine::tieBreakText(tieBreak))});
    }
    bool isShared = false;
    for (std::size_t i = 1; i < table.places().size(); ++i)
        isShared = isShared || table.places()[i].rank == table.places()[i - 1].rank;
    if (isShared)
        list.notes += FinalTableTr::tr("Places that nothing decides are shared.");
}

} // namespace

QString tieBreakName(engine::TieBreakCode code)
{
    return QCoreApplication::translate("Rules", engine::infoOf(code).name);
}

QString tieBreakValue(const engine::TieBreak& tieBreak, double value)
{
    if (std::isnan(value))
        return u"–"_s;
    const int decimals = engine::infoOf(tieBreak.code).decimals;
    if (decimals == 1)
        return formatScore(engine::Score::fromHalfPoints(static_cast<int>(std::lround(value * 2))));
    return formatNumber(value, decimals);
}

QString decisionText(std::span<const engine::TieBreak> criteria, std::size_t criterion,
                     std::span<const double> own, std::span<const double> next, bool isTeam)
{
    if (criterion >= criteria.size())
        return FinalTableTr::tr("lot");
    const engine::TieBreak& tieBreak = criteria[criterion];
    const double value = own[criterion];
    const double below = next[criterion];
    const bool isLower = !std::isnan(below) && value < below;
    const bool isPoints = criterion == 0 || (isTeam && tieBreak.code == engine::TieBreakCode::GamePoints);
    const QString code = !isPoints ? QString::fromStdString(engine::tieBreakText(tieBreak))
                         : isTeam  ? tieBreakName(tieBreak.code)
                                   : FinalTableTr::tr("points");
    return code + u' ' + tieBreakValue(tieBreak, value) + (isLower ? u" < "_s : u" > "_s) +
           tieBreakValue(tieBreak, below);
}

QString decisionText(const engine::FinalTable& table, std::size_t place)
{
    const engine::FinalPlace& own = table.places()[place];
    if (!own.decidedBy || place + 1 >= table.places().size())
        return {};
    return decisionText(table.criteria(), *own.decidedBy, own.values, table.places()[place + 1].values,
                        table.played().isTeamEvent());
}

namespace {

/// `R2: dummy 2½, cut (16.5.1)`
QString partText(const engine::FinalTable& table, const engine::TieBreak& tieBreak,
                 const engine::Contribution& part)
{
    const auto points = [](double value) { return formatNumberShort(value, 2); };
    QString text = part.round > 0 ? u"R%1: "_s.arg(part.round) : QString();
    if (part.isDummy)
        text += FinalTableTr::tr("dummy") + u' ';
    else if (part.opponent != engine::kNoOpponent)
        text +=
            QString::fromStdString(table.played().entrants()[static_cast<std::size_t>(part.opponent)].name) +
            u' ';
    text += part.isFactor ? points(part.opponentValue) + u" · "_s + points(part.points)
                          : tieBreakValue(tieBreak, part.value);
    if (part.isCut)
        text += u", "_s + FinalTableTr::tr("cut");
    if (*part.clause != '\0')
        text += u" ("_s + QString::fromLatin1(part.clause) + u')';
    return text;
}

} // namespace

QString explainedValue(const engine::FinalTable& table, std::size_t criterion, std::size_t place)
{
    const engine::TieBreak& tieBreak = table.criteria()[criterion];
    const QString clause = QString::fromLatin1(engine::infoOf(tieBreak.code).clause);
    QStringList parts;
    for (const engine::Contribution& part : table.explain(criterion, place).contributions)
        parts += partText(table, tieBreak, part);
    return QString::fromStdString(engine::tieBreakText(tieBreak)) +
           (clause.isEmpty() ? QString() : u" (C.07, "_s + clause + u')') + u" = "_s +
           tieBreakValue(tieBreak, table.places()[place].values[criterion]) +
           (parts.isEmpty() ? QString() : u": "_s + parts.join(u"; "_s));
}

namespace {

/// Heads of place, number and name, and of the criteria, which are explained.
void addValueColumns(const engine::FinalTable& table, ListTable& list)
{
    for (const engine::TieBreak& tieBreak : table.criteria()) {
        const QString text = QString::fromStdString(engine::tieBreakText(tieBreak));
        list.columns.push_back(
            {tieBreak.code == engine::TieBreakCode::Points ? FinalTableTr::tr("Points") : text,
             FinalColumn::Figure});
        if (tieBreak.code != engine::TieBreakCode::Points)
            list.facts.emplace_back(text, meaningOf(tieBreak));
    }
}

ListRow teamRowOf(const engine::FinalTable& table, const engine::CategoryPlace& line)
{
    ListRow row{.cells = {{formatCount(line.rank), line.rank},
                          {formatCount(static_cast<qint64>(line.places.size())),
                           static_cast<qint64>(line.places.size())},
                          {QString::fromStdString(line.team)}},
                .tournament = engine::TournamentId(0),
                .number = engine::ParticipantNumber(0)};
    for (std::size_t i = 0; i < line.values.size(); ++i)
        row.cells.push_back(valueCell(table.criteria()[i], line.values[i]));
    QStringList players;
    for (const std::size_t at : line.places) {
        const engine::FinalPlace& place = table.places()[at];
        players += QString::fromStdString(table.played().entrants()[place.entrant].name) + u' ' +
                   tieBreakValue(table.criteria().front(), place.values.front());
    }
    row.cells.push_back({players.join(u"; "_s)});
    return row;
}

void addCategory(const engine::Tournament& tournament, const engine::FinalTable& table,
                 const engine::Category& category, ListTable& list)
{
    const bool isTeams = category.kind == engine::CategoryKind::Teams;
    list.columns = {{FinalTableTr::tr("Place"), FinalColumn::Figure, true},
                    {isTeams ? FinalTableTr::tr("Players") : FinalTableTr::tr("No."), FinalColumn::Figure},
                    {isTeams ? FinalTableTr::tr("Team") : FinalTableTr::tr("Player"), FinalColumn::Text,
                     false, false, true}};
    addValueColumns(table, list);
    list.columns.push_back(isTeams ? app::Table::Column{FinalTableTr::tr("Played for it"), FinalColumn::Text}
                                   : app::Table::Column{FinalTableTr::tr("Overall"), FinalColumn::Figure});
    for (const engine::CategoryPlace& line : engine::placesOf(tournament, table, category)) {
        if (isTeams) {
            list.rows.push_back(teamRowOf(table, line));
            continue;
        }
        ListRow row = rowOf(table, line.places.front());
        const int overall = table.places()[line.places.front()].rank;
        row.cells.front() = {formatCount(line.rank), line.rank};
        row.cells.back() = {formatCount(overall), overall};
        list.rows.push_back(std::move(row));
    }
    if (category.kind == engine::CategoryKind::UpToAge || category.kind == engine::CategoryKind::FromAge)
        list.notes += FinalTableTr::tr("Ages count in the year of the first day.");
    if (category.kind == engine::CategoryKind::Ratings && category.least == 0)
        list.notes += FinalTableTr::tr("Players without a rating are in the lowest group.");
}

/// Everybody, and where the organiser's own table says something else.
void addEverybody(const engine::Tournament& tournament, const engine::FinalTable& table,
                  const engine::StatedComparison* stated, ListTable& list)
{
    list.columns = {{FinalTableTr::tr("Place"), FinalColumn::Figure, true},
                    {FinalTableTr::tr("No."), FinalColumn::Figure},
                    {table.played().isTeamEvent() ? FinalTableTr::tr("Team") : FinalTableTr::tr("Player"),
                     FinalColumn::Text, false, false, true}};
    addValueColumns(table, list);
    list.columns.push_back({FinalTableTr::tr("Decided by"), FinalColumn::Text});
    const bool differs = stated && !stated->differences.empty();
    if (differs)
        list.columns.push_back({FinalTableTr::tr("Organiser's table"), FinalColumn::Text});
    for (std::size_t i = 0; i < table.places().size(); ++i) {
        ListRow& row = list.rows.emplace_back(rowOf(table, i));
        if (differs)
            row.cells.push_back(
                {statedDifferenceText(*stated, table.played().entrants()[table.places()[i].entrant].number)});
    }
    addFinalNotes(table, list);
    if (stated)
        list.notes += statedNotes(tournament, *stated, table.edition());
}

} // namespace

QString categoryName(const engine::Category& category)
{
    switch (category.kind) {
    case engine::CategoryKind::Women: break;
    case engine::CategoryKind::UpToAge:
        return fillPattern(FinalTableTr::tr("Youth up to %1"), {formatCount(category.most)});
    case engine::CategoryKind::FromAge:
        return fillPattern(FinalTableTr::tr("Seniors from %1"), {formatCount(category.least)});
    case engine::CategoryKind::Ratings:
        if (category.least == 0)
            return fillPattern(FinalTableTr::tr("Ratings up to %1"), {QString::number(category.most)});
        if (category.most == 0)
            return fillPattern(FinalTableTr::tr("Ratings from %1"), {QString::number(category.least)});
        return fillPattern(FinalTableTr::tr("Ratings %1 to %2"),
                           {QString::number(category.least), QString::number(category.most)});
    case engine::CategoryKind::Teams:
        return fillPattern(FinalTableTr::tr("Teams of %1"), {formatCount(category.least)});
    }
    return FinalTableTr::tr("Women");
}

ListTable finalTableList(const engine::Tournament& tournament, const engine::FinalTable& table,
                         const FinalTableView& view)
{
    ListTable list{.kind = FinalTableTr::tr("Final table"),
                   .title = QString::fromStdString(tournament.header.name)};
    QStringList details;
    if (view.category)
        details += categoryName(*view.category);
    if (table.played().rounds() > 0)
        details += fillPattern(FinalTableTr::tr("after round %1"), {formatCount(table.played().rounds())});
    list.detail = details.join(u", "_s);
    if (view.category)
        addCategory(tournament, table, *view.category, list);
    else
        addEverybody(tournament, table, view.stated, list);
    prepareColumns(list);
    return list;
}

} // namespace zahlmeister::ui
