// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/listtable.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QCoreApplication>

#include "app/names/namefold.h"
#include "ui/text/format.h"
#include "ui/text/language.h"
#include "ui/text/quantitytext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class ChronicleListTr {
    Q_DECLARE_TR_FUNCTIONS(ChronicleList)
};

using ColumnKind = app::Table::Kind;

constexpr std::int64_t kBeforeAll = std::numeric_limits<std::int64_t>::min(); ///< before everything else

app::Table::Cell textCell(const std::string& text)
{
    return {fromEngine(text)};
}

app::Table::Cell figureCell(const std::optional<int>& figure, QString (*format)(int))
{
    return figure ? app::Table::Cell{format(*figure), *figure} : app::Table::Cell{u"–"_s, kBeforeAll};
}

app::Table::Cell figureCell(int figure)
{
    return {formatCount(figure), figure};
}

std::int64_t orderOf(const engine::Date& day)
{
    return (day.year() * std::int64_t{100} + day.month()) * 100 + day.day();
}

app::Table::Cell dayCell(const std::optional<engine::Date>& day)
{
    return day ? app::Table::Cell{formatDate(*day), orderOf(*day)} : app::Table::Cell{u"–"_s, kBeforeAll};
}

QString plain(int figure)
{
    return formatCount(figure);
}

QString clubOf(const app::RatingLine& line)
{
    return fromEngine(line.clubName.empty() ? line.club : line.clubName);
}

void addFact(ListTable& table, const QString& label, const QString& value)
{
    if (!value.isEmpty())
        table.facts.emplace_back(label, value);
}

/// What was given out, and what is known of it now.
void addIssue(ListTable& table, const std::optional<engine::Date>& issued,
              const std::optional<ListIssue>& issue)
{
    if (!issued)
        return;
    addFact(table, ChronicleListTr::tr("Issued"), formatDate(*issued));
    if (!issue)
        return;
    const QString hash = QString::fromLatin1(issue->hash);
    table.seal = fillPattern(ChronicleListTr::tr("issued on %1, SHA-256 %2"), {formatDate(*issued), hash});
    if (issue->withheld > 0)
        table.notes +=
            ChronicleListTr::tr("%n name(s) may not be published any more.", nullptr, issue->withheld);
}

/// The name of the one club of a list, as it is known.
QString clubTitle(const app::RatingList& list)
{
    const QString vkz = fromEngine(list.request.club);
    for (const app::RatingLine& line : list.lines) {
        if (!line.clubName.empty())
            return fromEngine(line.clubName) + u" ("_s + vkz + u')';
    }
    return vkz;
}

QString levelTitle(const std::string& level)
{
    return fillPattern(ChronicleListTr::tr("Level %1"), {fromEngine(level)});
}

QString birthYearsText(const app::RatingListRequest& request)
{
    if (!request.bornFrom && !request.bornUntil)
        return {};
    const auto year = [](const std::optional<int>& one) { return one ? QString::number(*one) : QString(); };
    if (!request.bornUntil)
        return fillPattern(ChronicleListTr::tr("from %1 on"), {year(request.bornFrom)});
    if (!request.bornFrom)
        return fillPattern(ChronicleListTr::tr("up to %1"), {year(request.bornUntil)});
    return *request.bornFrom == *request.bornUntil
               ? year(request.bornFrom)
               : fillPattern(ChronicleListTr::tr("%1 to %2"),
                             {year(request.bornFrom), year(request.bornUntil)});
}

/// A rating list as it becomes a table.
class RatingTable {
public:
    RatingTable(const app::RatingList& list, const engine::RuleCatalog& rules,
                const std::optional<ListIssue>& issue)
        : m_list(list),
          m_rules(rules),
          m_issue(issue),
          m_isCompared(issue && issue->today),
          m_hasElo(std::ranges::any_of(list.lines,
                                       [](const app::RatingLine& line) { return line.elo.has_value(); })),
          m_hasPreview(std::ranges::any_of(
              list.lines, [](const app::RatingLine& line) { return line.elo && line.elo->change; }))
    {
        const auto version = rules.find(list.rules);
        m_rating = ratingName(version.has_value() ? engine::descriptionOf(**version) : nullptr);
    }

    ListTable table()
    {
        const app::RatingListRequest& request = m_list.request;
        m_table.kind = ChronicleListTr::tr("Rating list");
        m_table.title = !request.club.empty()    ? clubTitle(m_list)
                        : !request.level.empty() ? levelTitle(request.level)
                                                 : ChronicleListTr::tr("All clubs");
        QStringList detail{formatDate(request.day)};
        if (request.ages != app::ListedAges::All)
            detail += agesText(request.ages, m_rules, request.day);
        detail += birthYearsText(request);
        if (request.women)
            detail += ChronicleListTr::tr("women");
        detail.removeAll(QString());
        m_table.detail = detail.join(u", "_s);
        addFacts();
        addColumns();
        addRows();
        addNotes();
        prepareColumns(m_table);
        return std::move(m_table);
    }

private:
    [[nodiscard]] bool isOfOneClub() const { return !m_list.request.club.empty(); }

    void addFacts()
    {
        const app::RatingListRequest& request = m_list.request;
        addFact(m_table, ChronicleListTr::tr("As of"), formatDate(request.day));
        addFact(m_table, ChronicleListTr::tr("Rating"), m_rating);
        if (!request.club.empty() && !request.level.empty())
            addFact(m_table, ChronicleListTr::tr("Level"), fromEngine(request.level));
        if (request.ages != app::ListedAges::All)
            addFact(m_table, ChronicleListTr::tr("Age"), agesText(request.ages, m_rules, request.day));
        addFact(m_table, ChronicleListTr::tr("Birth years"), birthYearsText(request));
        if (request.women)
            addFact(m_table, ChronicleListTr::tr("Sex"), ChronicleListTr::tr("women"));
        addFact(m_table, ChronicleListTr::tr("Compared with"), formatDate(request.since));
        addFact(m_table, ChronicleListTr::tr("Players"),
                formatCount(static_cast<qint64>(m_list.lines.size())));
        addIssue(m_table, m_list.issued, m_issue);
    }

    void addColumns()
    {
        auto& columns = m_table.columns;
        columns = {{ChronicleListTr::tr("Rank"), ColumnKind::Figure},
                   {ChronicleListTr::tr("Player"), ColumnKind::Text, false, false, true}};
        if (!isOfOneClub())
            columns.push_back({ChronicleListTr::tr("Club")});
        columns.push_back({m_rating, ColumnKind::Figure, true});
        columns.push_back({ChronicleListTr::tr("Index"), ColumnKind::Figure});
        if (m_list.request.since)
            columns.push_back(
                {fillPattern(ChronicleListTr::tr("Since %1"), {formatDate(*m_list.request.since)}),
                 ColumnKind::Figure});
        if (m_isCompared)
            columns.push_back({ChronicleListTr::tr("Today"), ColumnKind::Figure, true});
        if (m_hasElo)
            columns.push_back({u"Elo"_s, ColumnKind::Figure});
        //: what our tournaments would have changed of the Elo
        if (m_hasPreview)
            columns.push_back({ChronicleListTr::tr("Elo preview"), ColumnKind::Figure});
        columns.push_back({ChronicleListTr::tr("Last tournament")});
        columns.push_back({ChronicleListTr::tr("End"), ColumnKind::Day});
        //: Verbands-/Vereinskennziffer
        columns.push_back({ChronicleListTr::tr("VKZ"), ColumnKind::Text, false, true});
        columns.push_back({ChronicleListTr::tr("Player ID"), ColumnKind::Text, false, true});
        columns.push_back({ChronicleListTr::tr("FIDE ID"), ColumnKind::Figure, false, true});
    }

    void addRows()
    {
        std::map<std::size_t, QString> today;
        if (m_isCompared) {
            for (const app::RatingListDifference& one : m_issue->differences) {
                if (one.issued)
                    today[*one.issued] =
                        one.today ? todayText(*one.today) : ChronicleListTr::tr("not listed");
            }
        }
        m_table.rows.reserve(m_list.lines.size());
        for (std::size_t i = 0; i < m_list.lines.size(); ++i)
            addRow(m_list.lines[i], today[i]);
    }

    void addRow(const app::RatingLine& line, const QString& today)
    {
        ListRow row{.cells = {},
                    .search = app::spelled(line.name, app::NameSpelling::Search) + ' ' +
                              app::spelled(line.clubName + ' ' + line.club, app::NameSpelling::Search) + ' ' +
                              app::spelled(line.personId, app::NameSpelling::Search),
                    .tournament = line.tournament,
                    .number = line.number,
                    .person = line.person};
        row.cells = {figureCell(line.rank),
                     {line.name.empty() ? ChronicleListTr::tr("(not named)") : fromEngine(line.name)}};
        if (!isOfOneClub())
            row.cells.push_back({clubOf(line)});
        row.cells.push_back({formatRating(line.rating), line.rating});
        row.cells.push_back(figureCell(line.index, plain));
        if (m_list.request.since)
            row.cells.push_back(line.isNew ? app::Table::Cell{ChronicleListTr::tr("new"), kBeforeAll}
                                           : figureCell(line.change, formatChange));
        if (m_isCompared)
            row.cells.push_back({today, today.isEmpty() ? kBeforeAll : line.rating});
        addElo(line.elo, row);
        row.cells.push_back(textCell(line.tournamentName));
        row.cells.push_back(dayCell(line.end));
        row.cells.push_back(textCell(line.club));
        row.cells.push_back(textCell(line.personId));
        row.cells.push_back(figureCell(line.fideId, plain));
        m_table.rows.push_back(std::move(row));
    }

    void addElo(const std::optional<app::ListedEloLine>& elo, ListRow& row) const
    {
        const app::Table::Cell none{u"–"_s, kBeforeAll};
        if (m_hasElo)
            row.cells.push_back(elo ? app::Table::Cell{formatRating(elo->rating), elo->rating} : none);
        // RULE: FIDE B.02 8.3.4: shown with one decimal
        if (m_hasPreview)
            row.cells.push_back(elo && elo->change ? app::Table::Cell{formatSigned(*elo->change, 1),
                                                                      std::llround(*elo->change * 1000)}
                                                   : none);
    }

    /// The days of the lists that the Elo comes from.
    void addEloNote()
    {
        std::optional<engine::Date> first;
        std::optional<engine::Date> last;
        for (const app::RatingLine& line : m_list.lines) {
            if (!line.elo)
                continue;
            first = std::min(first.value_or(line.elo->day), line.elo->day);
            last = std::max(last.value_or(line.elo->day), line.elo->day);
        }
        const QString lists =
            *first == *last ? formatDate(*last) : QString(formatDate(*first) % u" – "_s % formatDate(*last));
        m_table.notes += fillPattern(ChronicleListTr::tr("Elo: from the newest list of the federation that a "
                                                         "tournament records (%1)."),
                                     {lists});
        if (m_hasPreview)
            m_table.notes += ChronicleListTr::tr("Elo preview: by how much the tournaments entered with that "
                                                 "Elo would have changed it, each by "
                                                 "itself; the FIDE does the rating.");
    }

    [[nodiscard]] QString todayText(std::size_t line) const
    {
        const app::RatingLine& now = m_issue->today->lines[line];
        return formatRating(now.rating, now.index);
    }

    void addNotes()
    {
        const app::RatingListRequest& request = m_list.request;
        if (request.since)
            m_table.notes += ChronicleListTr::tr(
                "Changes are what was won in play: earlier ratings are on the level of this "
                "list (Anhang 4).");
        if (m_list.unknown > 0)
            m_table.notes += ChronicleListTr::tr("%n player(s) of unknown sex or birth year are left out.",
                                                 nullptr, m_list.unknown);
        if (request.ages == app::ListedAges::Adults)
            m_table.notes +=
                ChronicleListTr::tr("Players whose birth year is not known count as adults (3.2).");
        if (m_hasElo)
            addEloNote();
        if (!m_isCompared)
            return;
        if (m_issue->differences.empty())
            m_table.notes += ChronicleListTr::tr("As known today, all ratings are the same.");
        else
            m_table.notes +=
                ChronicleListTr::tr("As known today, %n player(s) would stand otherwise in this list.",
                                    nullptr, static_cast<int>(m_issue->differences.size()));
        QStringList others;
        for (const app::RatingListDifference& one : m_issue->differences) {
            if (!one.issued)
                others += fromEngine(m_issue->today->lines[*one.today].name) + u' ' + todayText(*one.today);
        }
        if (!others.isEmpty())
            m_table.notes += fillPattern(ChronicleListTr::tr("Today also: %1."), {others.join(u"; "_s)});
    }

    const app::RatingList& m_list;
    const engine::RuleCatalog& m_rules;
    const std::optional<ListIssue>& m_issue;
    bool m_isCompared;
    bool m_hasElo;
    bool m_hasPreview;
    QString m_rating;
    ListTable m_table;
};

QString publishedText(app::PublishedAs as)
{
    switch (as) {
    case app::PublishedAs::Named: return ChronicleListTr::tr("named");
    case app::PublishedAs::Textual: return ChronicleListTr::tr("text-only");
    case app::PublishedAs::Withheld: return ChronicleListTr::tr("objection");
    case app::PublishedAs::Anonymous: return ChronicleListTr::tr("anonymous");
    }
    return {};
}

QString evaluatorsOf(const app::TournamentLine& line)
{
    QStringList names{fromEngine(line.evaluator), fromEngine(line.secondEvaluator)};
    names.removeAll(QString());
    return names.join(u", "_s);
}

/// What a list of an archive does not have.
void addNotes(const app::TournamentList& list, ListTable& table)
{
    if (list.isCutOff)
        table.notes += fillPattern(
            ChronicleListTr::tr(
                "These are the last %1: earlier ones are listed when you choose days or a level."),
            {formatCount(static_cast<qint64>(list.lines.size()))});
    if (list.unseen == 0)
        return;
    if (list.request.evaluator.empty())
        table.notes += ChronicleListTr::tr(
            "Of %n tournament(s) you may not see who evaluated them, nor their games.", nullptr, list.unseen);
    else
        table.notes +=
            ChronicleListTr::tr("%n tournament(s) are left out, because you may not see who evaluated them.",
                                nullptr, list.unseen);
}

} // namespace

QString ListTable::name() const
{
    QStringList parts{kind, title, detail};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

app::Table ListTable::table() const
{
    app::Table table{.columns = columns, .decimalPoint = textLocale().decimalPoint()};
    table.rows.reserve(rows.size());
    for (const ListRow& row : rows)
        table.rows.push_back(row.cells);
    return table;
}

ListTable listTable(const app::RatingList& list, const engine::RuleCatalog& rules,
                    const std::optional<ListIssue>& issue)
{
    return RatingTable(list, rules, issue).table();
}

ListTable listTable(const app::TournamentList& list, const engine::RuleCatalog& rules,
                    const std::optional<ListIssue>& issue)
{
    ListTable table{.kind = ChronicleListTr::tr("List of tournaments"),
                    .title = list.request.level.empty() ? ChronicleListTr::tr("All levels")
                                                        : levelTitle(list.request.level)};
    addFact(table, ChronicleListTr::tr("From"), formatDate(list.request.from));
    addFact(table, ChronicleListTr::tr("Until"), formatDate(list.request.until));
    addFact(table, ChronicleListTr::tr("Evaluated by"), fromEngine(list.request.evaluator));
    addFact(table, ChronicleListTr::tr("Tournaments"), formatCount(static_cast<qint64>(list.lines.size())));
    addIssue(table, list.issued, issue);
    table.columns = {{ChronicleListTr::tr("Tournament"), ColumnKind::Text, true, false, true},
                     {ChronicleListTr::tr("End"), ColumnKind::Day},
                     {ChronicleListTr::tr("Level")},
                     {ChronicleListTr::tr("Tournament ID")},
                     {ChronicleListTr::tr("Evaluated by")},
                     {ChronicleListTr::tr("Evaluated on"), ColumnKind::Day},
                     {ChronicleListTr::tr("Last computed"), ColumnKind::Day},
                     {ChronicleListTr::tr("Players"), ColumnKind::Figure},
                     {ChronicleListTr::tr("Games"), ColumnKind::Figure, false, true},
                     {ChronicleListTr::tr("Start"), ColumnKind::Day, false, true},
                     {ChronicleListTr::tr("Place"), ColumnKind::Text, false, true},
                     {ChronicleListTr::tr("Arbiter"), ColumnKind::Text, false, true},
                     {ChronicleListTr::tr("Rules"), ColumnKind::Text, false, true}};
    for (const app::TournamentLine& line : list.lines) {
        const auto version = rules.find(line.rules);
        // RULE: WO2026 6.5.2.1: without a recalculation it was computed when it was evaluated
        const auto& computed = line.days.recalculated ? line.days.recalculated : line.days.evaluated;
        ListRow row{.cells = {textCell(line.name),
                              dayCell(line.end),
                              textCell(line.level),
                              textCell(line.externalId),
                              {evaluatorsOf(line)},
                              dayCell(line.days.evaluated),
                              dayCell(computed),
                              figureCell(line.players),
                              line.isSeen ? figureCell(line.games) : app::Table::Cell(),
                              dayCell(line.start),
                              textCell(line.place),
                              textCell(line.arbiter),
                              {version.has_value() ? fromEngine((*version)->title) : fromEngine(line.rules)}},
                    .tournament = line.id,
                    .number = engine::ParticipantNumber(0)};
        for (const std::string* text :
             {&line.name, &line.place, &line.externalId, &line.evaluator, &line.secondEvaluator})
            row.search += app::spelled(*text, app::NameSpelling::Search) + ' ';
        table.rows.push_back(std::move(row));
    }
    addNotes(list, table);
    prepareColumns(table);
    return table;
}

ListTable namingTable(const app::Chronicle& chronicle, const app::PublicationFilter& filter)
{
    ListTable table{.kind = ChronicleListTr::tr("Naming in publications"), .title = {}};
    table.columns = {{ChronicleListTr::tr("Player"), ColumnKind::Text, false, false, true},
                     {ChronicleListTr::tr("Club")},
                     {ChronicleListTr::tr("Last tournament")},
                     {ChronicleListTr::tr("End"), ColumnKind::Day},
                     {ChronicleListTr::tr("Published")}};
    for (const app::PersonHistory* person : app::personsWith(chronicle, {})) {
        const app::Participation& last = person->participations.back();
        const engine::Participant& known = *last.participant;
        table.rows.push_back({.cells = {textCell(known.name),
                                        textCell(known.clubName.empty() ? known.club : known.clubName),
                                        textCell(last.name()),
                                        dayCell(last.end),
                                        {publishedText(filter.of(*person))}},
                              .search = app::spelled(known.name + ' ' + known.clubName + ' ' + known.club +
                                                         ' ' + known.personId,
                                                     app::NameSpelling::Search),
                              .tournament = last.tournament,
                              .number = known.number,
                              .person = person->id});
    }
    prepareColumns(table);
    return table;
}

QString agesText(app::ListedAges ages, const engine::RuleCatalog& rules, engine::Date day)
{
    const auto choice = rules.choose({.end = day});
    const auto years = [&](const char* parameter) {
        const auto value = choice.has_value() ? choice->version->number(parameter) : Result<double>(0);
        return static_cast<int>(value.value_or(0));
    };
    const int youth = years("youth_maximum_age");
    const int junior = years("junior_maximum_age");
    switch (ages) {
    case app::ListedAges::All: return ChronicleListTr::tr("all ages");
    case app::ListedAges::Youth: return ChronicleListTr::tr("youth (up to %1)").arg(youth);
    case app::ListedAges::Juniors:
        return ChronicleListTr::tr("juniors (%1 to %2)").arg(youth + 1).arg(junior);
    case app::ListedAges::Adults: return ChronicleListTr::tr("adults (from %1 on)").arg(junior + 1);
    case app::ListedAges::Seniors: return ChronicleListTr::tr("seniors (from %1 on)").arg(app::kSeniorAge);
    }
    return {};
}

void prepareColumns(ListTable& table)
{
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        QString& widest = table.columns[column].widest;
        for (const ListRow& row : table.rows) {
            if (row.cells[column].text.size() > widest.size())
                widest = row.cells[column].text;
        }
        if (table.columns[column].kind != ColumnKind::Text)
            continue;
        std::map<std::string, std::vector<app::Table::Cell*>> byText;
        for (ListRow& row : table.rows) {
            app::Table::Cell& cell = row.cells[column];
            byText[app::spelled(cell.text.toStdString(), app::NameSpelling::Search)].push_back(&cell);
        }
        std::int64_t order = 0;
        for (auto& [text, cells] : byText) {
            for (app::Table::Cell* cell : cells)
                cell->order = order;
            ++order;
        }
    }
}

} // namespace zahlmeister::ui
