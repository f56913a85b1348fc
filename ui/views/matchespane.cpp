// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/matchespane.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>

#include "app/document/tournamentdocument.h"
#include "ui/models/leaguecolumns.h"
#include "ui/models/matchesmodel.h"
#include "ui/models/teamrostermodel.h"
#include "ui/paste/linepaste.h"
#include "ui/paste/wholetable.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/grids/matchesview.h"
#include "ui/views/grids/roundbar.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/tables/tablezoom.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMostBoards = 99;
constexpr int kRosterWidth = 240; // design pixels
constexpr auto kCustomKey = "matches/homeWhite";

using engine::HomeWhite;

} // namespace

engine::HomeWhite homeWhiteCustom()
{
    const int stored =
        QSettings().value(QLatin1StringView(kCustomKey), static_cast<int>(HomeWhite::EvenBoards)).toInt();
    return stored >= 0 && stored <= static_cast<int>(HomeWhite::OneAndFour) ? static_cast<HomeWhite>(stored)
                                                                            : HomeWhite::EvenBoards;
}

MatchesPane::MatchesPane(app::LiveEvaluation& evaluation, app::LiveIdentification* identification,
                         QWidget* parent)
    : PairingsPane(evaluation, tr("&Match"), tr("Current board"), parent),
      m_model(new MatchesModel(evaluation, this)),
      m_roster(new TeamRosterModel(evaluation.document(), this)),
      m_view(new MatchesView(*m_model, this)),
      m_boards(new QSpinBox(this)),
      m_custom(new QComboBox(this))
{
    entry().setPlaceholder(QStringLiteral("1-4"));
    entry().field().setObjectName(QStringLiteral("matchLine"));
    connect(m_view, &GridView::typedChanged, this, &ResultsPane::draftsChanged);
    connect(m_view, &GridView::typedChanged, this, &MatchesPane::showFound);
    connect(m_view, &MatchesView::postponeWanted, this, &MatchesPane::askForDay);
    connect(&entry(), &EntryLine::committedEmpty, this, &MatchesPane::pairSchedule);
    setUp(*m_model, *m_view, buildToolRows(), buildRoster(), {m_boards, m_custom});
    m_view->zoom().remember(QStringLiteral("matches/zoom"));
    if (identification != nullptr)
        m_view->setIdentification(*identification);
}

void MatchesPane::buildChoices()
{
    m_boards->setRange(1, kMostBoards);
    m_boards->setValue(app::usualBoards(tournament()));
    m_boards->setToolTip(tr("Boards of a match that is typed anew"));
    connect(&document(), &app::TournamentDocument::headerChanged, this, [this] {
        m_boards->setValue(tournament().header.boards.value_or(m_boards->value()));
        showCustom();
    });
    for (const HomeWhite custom : {HomeWhite::EvenBoards, HomeWhite::OddBoards, HomeWhite::OneAndFour,
                                   HomeWhite::AllBoards, HomeWhite::NoBoard})
        m_custom->addItem(homeWhiteName(custom), static_cast<int>(custom));
    m_custom->setToolTip(tr("Boards on which the home team has White; decides on new pairings, and on who is "
                            "at home"));
    showCustom();
    connect(m_custom, &QComboBox::activated, this, &MatchesPane::setColours);
}

void MatchesPane::showCustom()
{
    const HomeWhite custom = engine::homeWhiteOf(tournament().header);
    m_custom->setCurrentIndex(m_custom->findData(static_cast<int>(custom)));
    m_model->setCustom(custom);
}

/// Two rows, so that the window may be narrow.
QWidget* MatchesPane::buildToolRows()
{
    buildChoices();
    const Metrics metrics(this);
    const Part gap = fixedRoom(metrics.groupGap() - metrics.grid());
    auto* rows = new QWidget(this);
    //: one line of help above the team matches; the keys stay as they are
    auto* keys = hintLine(tr("1 home wins \u00B7 0 away wins \u00B7 5 draw \u00B7 + \u2212 forfeit \u00B7 on "
                             "a player: number or name, A away, U nobody"),
                          rows);
    fillColumn(
        rows, {}, metrics.grid(),
        {rowOf(metrics.grid(), {&bar(), gap, captionOf(tr("&Boards"), m_boards), m_boards, freeRoom()}),
         rowOf(metrics.grid(), {captionOf(tr("Home team &White"), m_custom), m_custom, gap, {keys, 1}})});
    return rows;
}

QWidget* MatchesPane::buildRoster()
{
    constexpr int kRankDigits = 2;
    rosterView().setObjectName(QStringLiteral("teams"));
    rosterView().setAccessibleName(tr("Teams and their lists"));
    dressRoster(*m_roster, kRankDigits);
    rosterView().horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    rosterView().setFixedWidth(Metrics(this).scaled(kRosterWidth));
    return &rosterView();
}

void MatchesPane::showRound()
{
    m_roster->setRound(round());
}

QString MatchesPane::emptySentence() const
{
    if (const QString pairings = scheduledPairings(); !pairings.isEmpty())
        return fillPattern(tr("By the schedule: %1. Enter pairs them all from their line-ups; one of them is "
                              "typed by its numbers, the home team first."),
                           {pairings});
    if (engine::teamNames(tournament()).size() >= 2)
        return tr("No matches yet. Type two teams by their numbers, the home team first: 1-4 and "
                  "Enter, or 1-4 10½1 with the results of the boards.");
    if (tournament().header.kind != engine::TournamentKind::Team &&
        tournament().header.mode != engine::TournamentMode::Scheveningen)
        return tr("There are no teams yet. Make it a team tournament in the tournament data (Ctrl+T), then "
                  "name everybody's team among the participants (Ctrl+1).");
    return tr("There are no two teams yet. Name everybody's team among the participants (Ctrl+1).");
}

/// The matches of the round that the schedule knows and nobody has paired, `1-6, 2-5`.
QString MatchesPane::scheduledPairings() const
{
    if (!round())
        return {};
    const auto names = engine::teamNames(tournament());
    const auto numberOf = [&](const std::string& name) {
        return formatCount(std::find(names.begin(), names.end(), name) - names.begin() + 1);
    };
    QStringList pairings;
    for (const engine::Fixture* fixture :
         engine::fixturesToPlay(tournament(), *round(), document().matches()))
        pairings.append(numberOf(fixture->home) + u'-' + numberOf(fixture->away));
    return pairings.join(QStringLiteral(", "));
}

/// Enter in the empty line: everybody whom the schedule brings together.
void MatchesPane::pairSchedule()
{
    if (!round() || document().isReadOnly())
        return;
    const app::RoundPlan plan =
        app::planFixtures(tournament(), *round(), m_boards->value(), m_model->custom());
    if (const QString refusal = carryOutPlan(plan); !refusal.isEmpty()) {
        entry().say({refusal, true});
    } else if (!plan.edits.empty()) {
        entry().say({noteText(plan.notice, tournament()), false});
        m_view->moveToFirstOpen();
        m_view->setFocus();
    }
}

/// The line as it would be typed, with the day that the match has, to be typed over.
void MatchesPane::askForDay(const engine::TeamMatch& match)
{
    const auto names = engine::teamNames(tournament());
    const auto numberOf = [&](const std::string& name) {
        return formatCount(std::ranges::find(names, name) - names.begin() + 1);
    };
    const QString teams = numberOf(match.home) % u'-' % numberOf(match.away) % u' ';
    const auto day = match.date ? match.date : engine::dayOfRound(tournament(), round().value_or(1));
    const QString text = day ? formatDateEntry(*day) : QString();
    QLineEdit& field = entry().field();
    field.setFocus();
    field.setText(teams % text);
    field.setSelection(static_cast<int>(teams.size()), static_cast<int>(text.size()));
}

void MatchesPane::followCursor()
{
    PairingsPane::followCursor();
    const int row = m_view->cursor().row;
    const bool isMatch = row >= 0 && row < m_model->rowCount();
    m_roster->setTeams(isMatch ? m_model->matchAt(row).home : std::string(),
                       isMatch ? m_model->matchAt(row).away : std::string());
    showFound();
}

/// Beside a name that is being typed stands whom it means.
void MatchesPane::showFound()
{
    const QString name = m_view->typedName();
    const int row = m_view->cursor().row;
    if (name.isEmpty() || row < 0 || row >= m_model->rowCount())
        m_roster->setSearch({}, {});
    else
        m_roster->setSearch(name,
                            m_view->isHomeSide() ? m_model->matchAt(row).home : m_model->matchAt(row).away);
}

/// The custom is a matter of the league, so all matches that there are follow it, in one step.
void MatchesPane::setColours()
{
    const HomeWhite before = m_model->custom();
    const auto after = static_cast<HomeWhite>(m_custom->currentData().toInt());
    if (before == after)
        return;
    QSettings().setValue(QLatin1StringView(kCustomKey), static_cast<int>(after));
    app::RoundPlan plan = app::planColours(tournament(), before, after);
    engine::TournamentHeader header = tournament().header;
    header.homeWhite = after;
    plan.edits.emplace_back(app::PutHeader{std::move(header)});
    if (document().isReadOnly() || !carryOutPlan(plan).isEmpty())
        showCustom(); // the window tells why
}

app::RoundPlan MatchesPane::planText(const app::MatchEntry& entry) const
{
    app::RoundPlan plan =
        app::planMatch(tournament(), round().value_or(1), entry, m_boards->value(), m_model->custom());
    app::takeDateOfRound(plan, tournament(), round()); // of a match that is there already
    return plan;
}

QString MatchesPane::sentenceOf(const app::MatchEntry& entry) const
{
    const auto names = engine::teamNames(tournament());
    QStringList values{fromEngine(names[static_cast<std::size_t>(entry.home) - 1]),
                       fromEngine(names[static_cast<std::size_t>(entry.away) - 1])};
    if (!entry.day)
        return fillPattern(tr("%1 (home) against %2"), values);
    values += formatDate(*entry.day);
    //: a match is put on another day: two teams, day
    return fillPattern(tr("%1 against %2 on %3"), values);
}

EntryLine::Reading MatchesPane::readText(const QString& text) const
{
    const auto entry = app::readMatch(text);
    if (!entry)
        return {tr("number of the home team, a dash, number of the away team: 1-4"), false};
    const app::RoundPlan plan = planText(*entry);
    return {plan.refusal ? noteText(plan.refusal, tournament()) : sentenceOf(*entry), false};
}

EntryLine::Reading MatchesPane::commitText(const QString& text)
{
    const auto entry = app::readMatch(text);
    if (!entry)
        return {tr("\u201C%1\u201D cannot be read. Type 1-4, or 1-4 10½1 with the results of the boards.")
                    .arg(text.trimmed()),
                true};
    const app::RoundPlan plan = planText(*entry);
    if (const QString refusal = carryOutPlan(plan); !refusal.isEmpty())
        return {refusal, true};
    const auto names = engine::teamNames(tournament());
    const std::string& home = names[static_cast<std::size_t>(entry->home) - 1];
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const engine::TeamMatch& match = m_model->matchAt(row);
        if (m_model->boardAt(row) && (match.home == home || match.away == home)) {
            m_view->moveTo(row, MatchesModel::ResultColumn);
            break;
        }
    }
    // Without results the boards wait for them, one key each.
    if (entry->results.empty() && !entry->day)
        m_view->setFocus();
    return {plan.notice ? noteText(plan.notice, tournament()) : sentenceOf(*entry), false};
}

/// A list as it would be typed, else a whole table.
void MatchesPane::paste()
{
    if (const auto table = wholeTableInClipboard()) {
        Q_EMIT m_view->wholeTablePasted(table);
        return;
    }
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return;
    takePaste(planMatchLines(tournament(), round().value_or(1), text, m_boards->value(), m_model->custom()));
}

/// A number on a player, by the game and the side.
std::optional<app::Draft> MatchesPane::typedInList() const
{
    const auto& cursor = m_view->cursor();
    if (m_view->typed().isEmpty() || m_model->gameAt(cursor.row) == nullptr)
        return std::nullopt;
    return app::Draft{QString::number(m_model->gameAt(cursor.row)->id.value()) % u'/' %
                          QString::number(cursor.column),
                      m_view->typed()};
}

bool MatchesPane::resumeInList(const QStringList& place, const QString& text)
{
    const int row = place.size() == 2 ? m_model->rowOf(engine::GameId(place[0].toInt())) : -1;
    if (row < 0)
        return false;
    m_view->resume(
        row, place[1] == QString::number(MatchesModel::kAway) ? MatchesModel::kAway : MatchesModel::kHome,
        text);
    return true;
}

engine::FindingPlace MatchesPane::currentPlace() const
{
    engine::FindingPlace place;
    const int row = m_view->cursor().row;
    if (row >= 0 && row < m_model->rowCount() && m_model->boardAt(row)) {
        if (const engine::Game* game = m_model->gameAt(row))
            place.game = game->id;
        place.participant = m_model->playerAt(row, m_model->playerAt(row, true) != engine::kNobody);
    }
    return place;
}

std::vector<engine::GameId> MatchesPane::hiddenGames() const
{
    return engine::gamesOutsideMatches(tournament());
}

QString MatchesPane::hiddenSentence(int games) const
{
    return tr("%n game(s) belong to no match: a player has no team, or both have the same one.", nullptr,
              games);
}

std::vector<std::pair<QString, QString>> MatchesPane::keyList()
{
    return {
        {QStringLiteral("1-4"), tr("in the line: team 1 at home against team 4; Enter pairs all boards")},
        {tr("Enter"), tr("in the empty line: pairs all matches of the round that the schedule has")},
        {QStringLiteral("1-4 10½1"),
         tr("the same with the results of the boards, as the home team sees them")},
        //: a day as it is typed
        {QStringLiteral("1-4 ") + tr("2027-03-12"), tr("puts the match on another day, with its games")},
        {tr("Ctrl+C, Ctrl+V"), tr("copy; paste a list of such lines, or a whole table")},
        {tr("Down, Esc"), tr("from the line to the boards")},
        {tr("Enter"), tr("on a result: back to the line")},
        {QStringLiteral("1   0   5   +   \u2212   x"),
         tr("on a result: home wins, away wins, draw, forfeits, clear; the cursor moves down")},
        {tr("Left, Right"), tr("between result and players")},
        {tr("Number, Enter"), tr("on a player: the one of this number in the team's line-up plays")},
        {tr("Name, Enter"), tr("on a player: whose name begins like that plays; F2 first where the name "
                               "begins with A or U")},
        {tr("Down"),
         tr("with a name that nobody of the team has: on to the persons of the lists; Enter makes "
            "the chosen one a player of the team")},
        {QStringLiteral("A"),
         tr("on a player: he is away, the others move up, the next of the list comes in")},
        {QStringLiteral("U"), tr("on a player: nobody sits there; the opponent has the board by forfeit")},
        {QStringLiteral("T"), tr("on a result: exchange the colours")},
        {QStringLiteral("?"), tr("rare results: 0:0, \u00BD:0, 0:\u2212, \u2212:\u2212")},
        {tr("Delete, Ctrl+Delete"), tr("clear the selected results; remove the match")},
        {tr("Ctrl+Page Up, Ctrl+Page Down"), tr("round before, next round")},
    };
}

} // namespace zahlmeister::ui
