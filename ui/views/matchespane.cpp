// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/matchespane.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "app/document/tournamentdocument.h"
#include "ui/models/matchesmodel.h"
#include "ui/models/teamrostermodel.h"
#include "ui/paste/linepaste.h"
#include "ui/paste/wholetable.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/textpattern.h"
#include "ui/theme/theme.h"
#include "ui/views/matchesview.h"
#include "ui/views/roundbar.h"
#include "ui/widgets/hintline.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMostBoards = 99;
constexpr int kRosterWidth = 240; // design pixels
constexpr auto kCustomKey = "matches/homeWhite";

} // namespace

MatchesPane::MatchesPane(app::LiveEvaluation& evaluation, QWidget* parent)
    : PairingsPane(evaluation, tr("&Match"), tr("Current board"), parent),
      m_model(new MatchesModel(evaluation, this)),
      m_roster(new TeamRosterModel(evaluation.document(), this)),
      m_view(new MatchesView(*m_model, this)),
      m_boards(new QSpinBox(this)),
      m_custom(new QComboBox(this))
{
    entry().setPlaceholder(QStringLiteral("1-4"));
    entry().field().setObjectName(QStringLiteral("matchLine"));
    connect(m_view, &MatchesView::typedChanged, this, &ResultsPane::draftsChanged);
    setUp(*m_model, *m_view, buildToolRow(), buildRoster(), {m_boards, m_custom});
    m_view->rememberZoom(QStringLiteral("matches/zoom"));
}

void MatchesPane::buildChoices(QWidget* row)
{
    m_boards->setParent(row);
    m_custom->setParent(row);
    m_boards->setRange(1, kMostBoards);
    m_boards->setValue(usualBoards(evaluation().document().tournament()));
    m_boards->setToolTip(tr("Boards of a match that is typed anew"));
    m_custom->addItem(tr("on even boards"), static_cast<int>(HomeWhite::EvenBoards));
    m_custom->addItem(tr("on odd boards"), static_cast<int>(HomeWhite::OddBoards));
    m_custom->addItem(tr("on all boards"), static_cast<int>(HomeWhite::AllBoards));
    m_custom->addItem(tr("on no board"), static_cast<int>(HomeWhite::NoBoard));
    m_custom->setToolTip(tr("Boards on which the home team has White; decides on new pairings, and on who is "
                            "at home"));
    m_custom->setCurrentIndex(
        std::max(0, m_custom->findData(QSettings().value(QLatin1StringView(kCustomKey),
                                                         static_cast<int>(HomeWhite::EvenBoards)))));
    m_model->setCustom(static_cast<HomeWhite>(m_custom->currentData().toInt()));
    connect(m_custom, &QComboBox::activated, this, &MatchesPane::setColours);
}

QWidget* MatchesPane::buildToolRow()
{
    const Metrics metrics(this);
    auto* rows = new QWidget(this);
    buildChoices(rows);
    // Two rows, so that the window may be narrow.
    auto* both = new QVBoxLayout(rows);
    both->setContentsMargins({});
    both->setSpacing(metrics.grid());
    auto* layout = new QHBoxLayout;
    layout->setSpacing(metrics.grid());
    const int gap = metrics.groupGap() - metrics.grid();
    layout->addWidget(&bar());
    layout->addSpacing(gap);
    auto* boardsLabel = new QLabel(tr("&Boards"), rows);
    boardsLabel->setBuddy(m_boards);
    layout->addWidget(boardsLabel);
    layout->addWidget(m_boards);
    layout->addStretch(1);
    both->addLayout(layout);
    auto* second = new QHBoxLayout;
    second->setSpacing(metrics.grid());
    auto* customLabel = new QLabel(tr("Home team &White"), rows);
    customLabel->setBuddy(m_custom);
    second->addWidget(customLabel);
    second->addWidget(m_custom);
    second->addSpacing(gap);
    //: one line of help above the team matches; the keys stay as they are
    auto* keys =
        new HintLine(tr("1 home wins \u00B7 0 away wins \u00B7 5 draw \u00B7 + \u2212 forfeit \u00B7 on "
                        "a player: number of the substitute, A away"),
                     rows);
    second->addWidget(keys, 1);
    both->addLayout(second);
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
    const auto& tournament = evaluation().document().tournament();
    if (teamNames(tournament).size() >= 2)
        return tr("No matches yet. Type two teams by their numbers, the home team first: 1-4 and "
                  "Enter, or 1-4 10½1 with the results of the boards.");
    if (tournament.header.kind != engine::TournamentKind::Team &&
        tournament.header.mode != engine::TournamentMode::Scheveningen)
        return tr("There are no teams yet. Make it a team tournament in the tournament data (Ctrl+T), then "
                  "name everybody's team among the participants (Ctrl+1).");
    return tr("There are no two teams yet. Name everybody's team among the participants (Ctrl+1).");
}

void MatchesPane::followCursor()
{
    PairingsPane::followCursor();
    const int row = m_view->cursor().row;
    if (row >= 0 && row < m_model->rowCount())
        m_roster->setTeams(m_model->matchAt(row).home, m_model->matchAt(row).away);
    else
        m_roster->setTeams({}, {});
}

/// The custom is a matter of the league, so all matches that there are follow it, in one step.
void MatchesPane::setColours()
{
    const HomeWhite before = m_model->custom();
    const auto after = static_cast<HomeWhite>(m_custom->currentData().toInt());
    if (before == after)
        return;
    QSettings().setValue(QLatin1StringView(kCustomKey), static_cast<int>(after));
    const RoundPlan plan = planColours(evaluation().document().tournament(), before, after);
    if (!plan.group.edits.empty() && !evaluation().document().isReadOnly() &&
        !evaluation().document().apply(plan.group).has_value())
        return; // the window tells why
    m_model->setCustom(after);
}

RoundPlan MatchesPane::planText(const MatchEntry& entry) const
{
    RoundPlan plan = planMatch(evaluation().document().tournament(), round().value_or(1), entry,
                               m_boards->value(), m_model->custom());
    for (app::Edit& edit : plan.group.edits) {
        if (auto* put = std::get_if<app::PutGame>(&edit); put != nullptr && !put->value.date)
            put->value.date = commonDate(evaluation().document().tournament(), round());
    }
    return plan;
}

QString MatchesPane::sentenceOf(const MatchEntry& entry) const
{
    const auto names = teamNames(evaluation().document().tournament());
    return fillPattern(tr("%1 (home) against %2"),
                       {fromEngine(names[static_cast<std::size_t>(entry.home) - 1]),
                        fromEngine(names[static_cast<std::size_t>(entry.away) - 1])});
}

EntryLine::Reading MatchesPane::readText(const QString& text) const
{
    const auto entry = readMatch(text);
    if (!entry)
        return {tr("number of the home team, a dash, number of the away team: 1-4"), false};
    const RoundPlan plan = planText(*entry);
    return {plan.refusal.isEmpty() ? sentenceOf(*entry) : plan.refusal, false};
}

EntryLine::Reading MatchesPane::commitText(const QString& text)
{
    const auto entry = readMatch(text);
    if (!entry)
        return {tr("\u201C%1\u201D cannot be read. Type 1-4, or 1-4 10½1 with the results of the boards.")
                    .arg(text.trimmed()),
                true};
    const RoundPlan plan = planText(*entry);
    if (!plan.refusal.isEmpty())
        return {plan.refusal, true};
    if (!plan.group.edits.empty()) {
        if (const auto applied = evaluation().document().apply(plan.group); !applied.has_value())
            return {errorText(applied.error()), true};
    }
    const auto names = teamNames(evaluation().document().tournament());
    const std::string& home = names[static_cast<std::size_t>(entry->home) - 1];
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const TeamMatch& match = m_model->matchAt(row);
        if (m_model->gameAt(row) != nullptr && (match.home == home || match.away == home)) {
            m_view->moveTo(row, MatchesModel::ResultColumn);
            break;
        }
    }
    // Without results the boards wait for them, one key each.
    if (entry->results.empty())
        m_view->setFocus();
    return {plan.notice.isEmpty() ? sentenceOf(*entry) : plan.notice, false};
}

/// A list as it would be typed, else a whole table.
void MatchesPane::paste()
{
    if (wholeTable(*QApplication::clipboard()->mimeData())) {
        Q_EMIT m_view->wholeTablePasted();
        return;
    }
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        return;
    takePaste(planMatchLines(evaluation().document().tournament(), round().value_or(1), text,
                             m_boards->value(), m_model->custom()));
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
        row, place[1] == QString::number(MatchesModel::Away) ? MatchesModel::Away : MatchesModel::Home, text);
    return true;
}

bool MatchesPane::goTo(const engine::FindingPlace& place)
{
    if (!m_view->finishTyping())
        return true; // the number is what has to be seen first
    const engine::Game* game = place.game ? evaluation().document().game(*place.game) : nullptr;
    if (game != nullptr) {
        if (game->round != round())
            setRound(game->round);
        const int row = m_model->rowOf(game->id);
        if (row >= 0)
            m_view->moveTo(row, MatchesModel::ResultColumn);
        return row >= 0;
    }
    const int row = place.participant ? m_model->rowOf(*place.participant) : -1;
    if (row >= 0)
        m_view->moveTo(row, MatchesModel::ResultColumn);
    return row >= 0;
}

engine::FindingPlace MatchesPane::currentPlace() const
{
    engine::FindingPlace place;
    const int row = m_view->cursor().row;
    if (row >= 0 && row < m_model->rowCount() && m_model->gameAt(row) != nullptr) {
        place.game = m_model->gameAt(row)->id;
        place.participant = m_model->playerAt(row, true);
    }
    return place;
}

std::vector<engine::GameId> MatchesPane::hiddenGames() const
{
    return gamesOutsideMatches(evaluation().document().tournament());
}

QString MatchesPane::hiddenSentence(int games) const
{
    return tr("%n game(s) belong to no match: a player has no team, or both have the same one.", nullptr,
              games);
}

std::vector<std::pair<QString, QString>> MatchesPane::keys() const
{
    return {
        {QStringLiteral("1-4"), tr("in the line: team 1 at home against team 4; Enter pairs all boards")},
        {QStringLiteral("1-4 10½1"),
         tr("the same with the results of the boards, as the home team sees them")},
        {tr("Ctrl+C, Ctrl+V"), tr("copy; paste a list of such lines, or a whole table")},
        {tr("Down, Esc"), tr("from the line to the boards")},
        {tr("Enter"), tr("on a result: back to the line")},
        {QStringLiteral("1   0   5   +   \u2212   x"),
         tr("on a result: home wins, away wins, draw, forfeits, clear; the cursor moves down")},
        {tr("Left, Right"), tr("between result and players")},
        {tr("Number, Enter"), tr("on a player: the one of this place in the team's list plays")},
        {QStringLiteral("A"),
         tr("on a player: he is away, the others move up, the next of the list comes in")},
        {QStringLiteral("T"), tr("exchange the colours")},
        {QStringLiteral("?"), tr("rare results: 0:0, \u00BD:0, 0:\u2212, \u2212:\u2212")},
        {tr("Delete, Ctrl+Delete"), tr("clear the selected results; remove the match")},
        {tr("Ctrl+Page Up, Ctrl+Page Down"), tr("round before, next round")},
    };
}

} // namespace zahlmeister::ui
