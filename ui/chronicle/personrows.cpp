// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/personrows.h"

#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "app/chronicle/ownpersons.h"
#include "app/chronicle/reading/playercard.h"
#include "app/chronicle/seats.h"
#include "app/text/calendar.h"
#include "ui/chronicle/cardtext.h"
#include "ui/models/figurerole.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/text/origintext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

class PersonRowsTr {
    Q_DECLARE_TR_FUNCTIONS(PersonRows)
};

QString clubOf(const engine::Participant& person)
{
    return fromEngine(person.clubName.empty() ? person.club : person.clubName);
}

PersonRow rowOf(const app::PersonHistory& person, const engine::RuleCatalog& rules)
{
    const auto year = engine::birthYearOf(person.person());
    return {person.id,
            formatName(person.person()),
            year ? QString::number(*year) : QString(),
            clubOf(person.person()),
            entryText(app::standingOn(person, rules, app::today())),
            static_cast<int>(person.participations.size()),
            formatDate(person.participations.back().end)};
}

PersonRow rowOf(const app::EnteredPerson& entered, const engine::RuleCatalog* rules)
{
    const engine::Participant& known = entered.known;
    app::Entry entry = app::entryOf(known);
    if (const auto now = rules ? rules->choose({.end = app::today()}) : Result<engine::RuleChoice>();
        rules && now.has_value())
        entry = app::onLevelOf(*now->version, entry, known.enteredLevel, *rules).value_or(entry);
    return {rowIdOf(entered),
            formatName(known),
            known.birthYear ? QString::number(*known.birthYear) : QString(),
            clubOf(known),
            known.rating ? entryText(entry) : QString(),
            0,
            PersonRowsTr::tr("by hand"),
            entered.id};
}

} // namespace

std::string rowIdOf(const app::EnteredPerson& entered)
{
    return "by hand " + std::to_string(entered.id);
}

std::vector<PersonRow> personRows(const app::Chronicle& chronicle, const QString& text, std::size_t most,
                                  const std::vector<app::EnteredPerson>& entered)
{
    const std::string wanted = text.trimmed().toStdString();
    std::vector<app::PersonFacts> records;
    for (const app::EnteredPerson& one : entered)
        records.push_back(app::factsOf(one.known));
    const auto played = app::personsOf(chronicle, records);
    std::vector<PersonRow> rows;
    for (std::size_t i = 0; i < entered.size() && rows.size() < most; ++i) {
        if (!played[i] && app::isFoundBy(wanted, entered[i].known))
            rows.push_back(rowOf(entered[i], chronicle.rules.get()));
    }
    for (const app::PersonHistory* const person : app::personsWith(chronicle, wanted)) {
        if (rows.size() >= most)
            break;
        rows.push_back(rowOf(*person, *chronicle.rules));
        if (const auto found = std::ranges::find(played, person); found != played.end())
            rows.back().entered = entered[static_cast<std::size_t>(found - played.begin())].id;
    }
    return rows;
}

PersonsModel::PersonsModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{PersonRowsTr::tr("Player"), Qt::AlignLeft, &PersonRow::name},
                {PersonRowsTr::tr("Born"), Qt::AlignRight, &PersonRow::born},
                {PersonRowsTr::tr("Club"), Qt::AlignLeft, &PersonRow::club},
                {PersonRowsTr::tr("Rating"), Qt::AlignRight, &PersonRow::rating},
                {PersonRowsTr::tr("Tournaments"), Qt::AlignRight,
                 [](const PersonRow& row) { return formatCount(row.tournaments); }},
                {PersonRowsTr::tr("Last"), Qt::AlignRight, &PersonRow::last}},
               {{EmphasisRole, always(int(Emphasis::Normal))}});
}

SeatsModel::SeatsModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{PersonRowsTr::tr("Tournament"), Qt::AlignLeft, &SeatRow::name},
                {PersonRowsTr::tr("End"), Qt::AlignRight, &SeatRow::end},
                {PersonRowsTr::tr("Player"), Qt::AlignLeft, &SeatRow::player},
                {PersonRowsTr::tr("Club"), Qt::AlignLeft, &SeatRow::club},
                {PersonRowsTr::tr("Entry"), Qt::AlignRight, &SeatRow::entry},
                {PersonRowsTr::tr("Exit"), Qt::AlignRight, &SeatRow::exit}});
}

void SeatsModel::show(const app::PersonHistory& person)
{
    const auto kept = person.id == m_person ? ticked() : std::set<engine::TournamentId>();
    m_person = person.id;
    std::vector<SeatRow> rows;
    for (const app::Participation& one : person.participations)
        rows.push_back({one.tournament, fromEngine(one.name()), formatDate(one.end),
                        formatName(*one.participant), clubOf(*one.participant), entryText(one.entry),
                        entryText(one.exit), kept.contains(one.tournament)});
    setRows(std::move(rows));
}

std::set<engine::TournamentId> SeatsModel::ticked() const
{
    std::set<engine::TournamentId> ticked;
    for (const SeatRow& row : rows()) {
        if (row.isOthers)
            ticked.insert(row.tournament);
    }
    return ticked;
}

Qt::ItemFlags SeatsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = ColumnsModel::flags(index);
    return index.isValid() && index.column() == 0 ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant SeatsModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::CheckStateRole && index.isValid() && index.row() < rowCount() && index.column() == 0)
        return rowAt(index.row()).isOthers ? Qt::Checked : Qt::Unchecked;
    return ColumnsModel::data(index, role);
}

bool SeatsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !(flags(index) & Qt::ItemIsUserCheckable))
        return false;
    SeatRow row = rowAt(index.row());
    row.isOthers = value.toInt() == Qt::Checked;
    replaceRow(index.row(), std::move(row));
    return true;
}

PersonDecisionsModel::PersonDecisionsModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{PersonRowsTr::tr("Day"), Qt::AlignRight, &DecisionRow::day},
                {PersonRowsTr::tr("Decision"),
                 Qt::AlignLeft,
                 &DecisionRow::text,
                 {{Qt::ToolTipRole, &DecisionRow::text}}},
                {PersonRowsTr::tr("Reason"), Qt::AlignLeft, &DecisionRow::reason}},
               {{EmphasisRole, always(int(Emphasis::Normal))}});
}

void PersonDecisionsModel::show(const app::PersonDecisions& decisions, const app::Chronicle& chronicle)
{
    const ChangeWords words(chronicle);
    std::vector<DecisionRow> rows;
    for (auto one = decisions.rbegin(); one != decisions.rend(); ++one) {
        const QStringList places{fromEngine(one->one.name), words.tournament(one->one.tournament),
                                 fromEngine(one->other.name), words.tournament(one->other.tournament)};
        const QString text =
            one->kind == app::PersonDecisionKind::Same
                ? fillPattern(PersonRowsTr::tr("%1 (%2) and %3 (%4) are the same person"), places)
                : fillPattern(PersonRowsTr::tr("%1 (%2) is somebody else"), places);
        rows.push_back(
            {one->id, one->decided ? formatDate(*one->decided) : QString(), text, fromEngine(one->reason)});
    }
    setRows(std::move(rows));
}

PersonQuestionsModel::PersonQuestionsModel(QObject* parent) : ColumnsModel(parent)
{
    setColumns({{PersonRowsTr::tr("Player"), Qt::AlignLeft, &QuestionRow::player},
                {PersonRowsTr::tr("Tournament"), Qt::AlignLeft, &QuestionRow::tournament},
                {PersonRowsTr::tr("Question"),
                 Qt::AlignLeft,
                 &QuestionRow::text,
                 {{Qt::ToolTipRole, &QuestionRow::text}}}},
               {{EmphasisRole, always(int(Emphasis::Normal))}});
}

void PersonQuestionsModel::show(const app::Recalculation& recalculation, const app::Chronicle& chronicle)
{
    const app::Seats seats(chronicle);
    std::vector<QuestionRow> rows;
    for (const app::RecalculatedTournament& one : recalculation.tournaments) {
        for (const app::EntryQuestion& question : one.questions) {
            const app::PersonHistory* const person = seats.at(one.id, question.number, question.name);
            rows.push_back({person ? person->id : std::string(), fromEngine(question.name),
                            fromEngine(one.name), entryQuestionText(question.kind)});
        }
    }
    setRows(std::move(rows));
}

HistoriesModel::HistoriesModel(QObject* parent) : ColumnsModel(parent)
{
    show(nullptr, nullptr);
}

void HistoriesModel::show(const app::PersonHistory* one, const app::PersonHistory* other)
{
    std::map<std::pair<engine::Date, engine::TournamentId>, HistoryPairRow> days;
    const auto add = [&days](const app::PersonHistory& person, QString HistoryPairRow::*side) {
        for (const app::Participation& played : person.participations) {
            HistoryPairRow& row = days[{played.end, played.tournament}];
            row.end = played.end;
            row.*side = fromEngine(played.name()) % QStringLiteral(": ") % standingText(played.entry) %
                        QStringLiteral(" \u2192 ") % standingText(played.exit);
        }
    };
    const bool isPair = one != nullptr && other != nullptr;
    if (isPair) {
        add(*one, &HistoryPairRow::one);
        add(*other, &HistoryPairRow::other);
    }
    std::vector<HistoryPairRow> rows;
    for (auto day = days.rbegin(); day != days.rend(); ++day)
        rows.push_back(day->second);
    setTable({{tr("End"), Qt::AlignRight, [](const HistoryPairRow& row) { return formatDate(row.end); }},
              {isPair ? formatName(one->person()) : QString(), Qt::AlignLeft, &HistoryPairRow::one},
              {isPair ? formatName(other->person()) : QString(), Qt::AlignLeft, &HistoryPairRow::other}},
             {}, std::move(rows));
}

} // namespace zahlmeister::ui
