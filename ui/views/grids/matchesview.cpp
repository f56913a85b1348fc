// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/matchesview.h"

#include <algorithm>

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMenu>

#include "app/document/tournamentdocument.h"
#include "app/entry/matchplan.h"
#include "ui/delegates/pairingdelegate.h"
#include "ui/models/matchesmodel.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/namesuggestions.h"
#include "ui/widgets/programkeys.h"

namespace zahlmeister::ui {

namespace {

constexpr qsizetype kRankDigits = 5;
constexpr qsizetype kMostNamed = 4; ///< names in a refusal
constexpr QChar kSearchSign = u'/';

} // namespace

MatchesView::MatchesView(MatchesModel& model, QWidget* parent) : PairingsView(model, parent), m_model(model)
{
    setObjectName(QStringLiteral("matches"));
    setAccessibleName(tr("Team matches of the round"));
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        const int row = cursor().row;
        const auto* game = row >= 0 && row < m_model.rowCount() ? m_model.gameAt(row) : nullptr;
        m_place = game != nullptr ? std::optional(game->id) : std::nullopt;
        m_placeRow = row;
        m_placeRows = m_model.rowCount();
        m_placeColumn = cursor().column;
        m_placeTyped = typed();
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &MatchesView::restorePlace);
    updateMetrics();
    moveToFirstOpen();
}

void MatchesView::setIdentification(app::LiveIdentification& identification)
{
    m_identification = &identification;
    m_suggestions = new NameSuggestions(this, identification.finder());
    connect(m_suggestions, &NameSuggestions::taken, this, &MatchesView::takePerson);
    connect(this, &GridView::typedChanged, this, &MatchesView::suggest);
}

/// Members of the team come before all lists.
void MatchesView::suggest()
{
    const QString name = typedName();
    const int row = cursor().row;
    if (name.isEmpty() || row < 0 || row >= m_model.rowCount() || !m_model.boardAt(row)) {
        m_suggestions->clear();
        return;
    }
    const engine::TeamMatch& match = m_model.matchAt(row);
    const auto found =
        app::playersNamed(tournament(), isHomeSide() ? match.home : match.away, name, match.date);
    if (!found.empty() && found.front().nearness != app::Nearness::Tournament)
        m_suggestions->clear();
    else
        m_suggestions->search(name, visualRect(currentIndex()).translated(viewport()->pos()));
}

void MatchesView::takePerson(const app::FoundPerson& person)
{
    const int row = cursor().row;
    const auto board = m_model.boardAt(row);
    if (!board)
        return;
    const engine::TeamMatch& match = m_model.matchAt(row);
    engine::Participant one{engine::kNobody};
    one.team = isHomeSide() ? match.home : match.away;
    // Of several memberships that of the team's club counts; a guest has another one.
    const engine::Team* team = engine::teamNamed(tournament().header, one.team);
    if (team != nullptr &&
        m_identification->listedOf(person.rows, person.clubName, team->club).club == team->club)
        one.club = team->club;
    one = m_identification->asPerson(one, person.rows, person.clubName);
    const app::RoundPlan plan = app::planPerson(tournament(), match, *board, isHomeSide(), std::move(one));
    hideRefusal();
    setTyped({});
    if (apply(plan))
        step(1, 0, 1, false);
}

void MatchesView::keyPressEvent(QKeyEvent* event)
{
    if (m_suggestions != nullptr && m_suggestions->handleKey(*event))
        event->accept();
    else
        PairingsView::keyPressEvent(event);
}

void MatchesView::restorePlace()
{
    int row = m_place ? m_model.rowOf(*m_place) : -1;
    const bool isSameList = m_model.rowCount() == m_placeRows && m_placeRow >= 0;
    if (row < 0 && isSameList && m_model.boardAt(m_placeRow))
        row = m_placeRow;
    if (row < 0)
        moveToFirstOpen();
    else if (m_placeTyped.isEmpty())
        moveTo(row, m_placeColumn);
    else
        resume(row, m_placeColumn, m_placeTyped);
}

int MatchesView::playerWidth(const QFontMetrics& text) const
{
    int name = 0;
    for (const auto& participant : tournament().participants)
        name = std::max({name, text.horizontalAdvance(formatName(participant)),
                         text.horizontalAdvance(fromEngine(participant.team))});
    // His place in the list and his colour stand beside him.
    return std::min(name, widestName()) + text.horizontalAdvance(QStringLiteral("888888")) +
           4 * Metrics(font()).scaled(PairingDelegate::kPadding);
}

QString MatchesView::widestResult() const
{
    return QStringLiteral("88\u00BD : 88\u00BD");
}

bool MatchesView::isReachable(int row, int column) const
{
    return column != MatchesModel::Board && m_model.boardAt(row).has_value();
}

bool MatchesView::isOnPlayer() const
{
    return cursor().column == MatchesModel::kHome || cursor().column == MatchesModel::kAway;
}

bool MatchesView::isHomeSide() const
{
    return cursor().column != MatchesModel::kAway;
}

void MatchesView::enter(engine::GameResult result)
{
    const int row = cursor().row;
    const auto place = m_model.boardAt(row);
    if (!place)
        return;
    const engine::MatchBoard& board = m_model.matchAt(row).boards[*place];
    if (board.isUnmanned())
        refuse(tr("Nobody sits there on one side. Type the number or the name of a player there first."));
    else if (apply(app::planResult(board.game, board.isHomeWhite ? result : result.mirrored())))
        stepOn();
}

/// After the last board of the round the next key must not overwrite what was just typed: to the first board
/// that is still open, else to the line for the next match.
void MatchesView::stepOn()
{
    const GridCursor at = cursor();
    if (neighbour(at.row, at.column, 1, 0))
        return step(1, 0, 1, false);
    const bool isFound = moveToNext(false, 0, 0, [&](int row, int column) {
        return column == at.column && m_model.boardAt(row) && m_model.resultAt(row) == engine::kNotPlayed;
    });
    if (!isFound)
        Q_EMIT entryRequested();
}

QString MatchesView::typedName() const
{
    const bool isName = !typed().isEmpty() && isOnPlayer() && !typed().front().isDigit();
    return !isName ? QString() : typed().front() == kSearchSign ? typed().mid(1) : typed();
}

/// What is typed on a player: his place in the line-up, or his name. Nothing when it is not sure who is
/// meant, which the hint says.
std::optional<app::RoundPlan> MatchesView::planTyped()
{
    const int row = cursor().row;
    const engine::TeamMatch& match = m_model.matchAt(row);
    const std::size_t board = *m_model.boardAt(row);
    if (typed().front().isDigit())
        return app::planSubstitute(tournament(), match, board, isHomeSide(), typed().toInt());
    const std::string& team = isHomeSide() ? match.home : match.away;
    const auto found = app::playersNamed(tournament(), team, typedName(), match.date);
    if (found.empty()) {
        refuse(fillPattern(
            m_suggestions != nullptr && m_suggestions->isVisible()
                ? tr("Nobody is called \u201C%1\u201D, neither in the line-up of %2 nor elsewhere "
                     "in the tournament. Down chooses somebody from the lists.")
                : tr("Nobody is called \u201C%1\u201D, neither in the line-up of %2 nor elsewhere "
                     "in the tournament or in the lists. Add him among the participants (Ctrl+1) "
                     "first."),
            {typedName(), fromEngine(team)}));
        return std::nullopt;
    }
    if (found.size() == 1 || found[0].nearness != found[1].nearness)
        return app::planSubstitute(tournament(), match, board, isHomeSide(), found.front().number);
    QStringList names;
    for (std::size_t i = 0; i < std::min<std::size_t>(found.size(), kMostNamed); ++i)
        names.append(numberedName(tournament(), found[i].number));
    refuse(fillPattern(tr("\u201C%1\u201D means several: %2. Type more of the name."),
                       {typedName(), names.join(QStringLiteral(", "))}));
    return std::nullopt;
}

bool MatchesView::commitTyped()
{
    const QString text = typed();
    const auto plan = planTyped();
    if (!plan || plan->refusal)
        return plan && apply(*plan); // what is typed stays, and whom the lists suggest for it
    setTyped({});                    // the model is made anew by the edit, and keeps what is being typed
    const bool done = apply(*plan);
    if (done)
        step(1, 0, 1, false);
    else
        setTyped(text);
    return done;
}

/// A name is being typed on a player: every character belongs to it.
bool MatchesView::typeName(const QKeyEvent& event)
{
    if (!isOnPlayer())
        return false;
    if (event.key() == Qt::Key_F2 && typed().isEmpty()) {
        setTyped(kSearchSign);
        return true;
    }
    if (!isPlainKey(event))
        return false;
    const QChar first = typed().isEmpty() ? event.text().front() : typed().front();
    const bool isCommand = typed().isEmpty() && (event.key() == Qt::Key_A || event.key() == Qt::Key_U);
    if (isCommand || (!first.isLetter() && first != kSearchSign))
        return false;
    setTyped(typed() + event.text());
    return true;
}

bool MatchesView::handleMoveKey(const QKeyEvent& event)
{
    if (typed().isEmpty() && !isOnPlayer() &&
        (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)) {
        Q_EMIT entryRequested();
        return true;
    }
    return GridView::handleMoveKey(event);
}

template <class Plan>
void MatchesView::changeSide(Plan plan)
{
    const int row = cursor().row;
    if (const auto board = m_model.boardAt(row))
        apply(plan(tournament(), m_model.matchAt(row), *board, isHomeSide()));
}

bool MatchesView::handleEditKey(const QKeyEvent& event)
{
    if (typeName(event))
        return true;
    const bool isTyping = !typed().isEmpty();
    const bool isForPlayer = isOnPlayer() && isPlainKey(event);
    if (isTyping && event.key() == Qt::Key_Backspace) {
        setTyped(typed().chopped(1));
    } else if (isTyping && event.key() == Qt::Key_Escape) {
        setTyped({});
    } else if (event.key() == Qt::Key_Delete && event.modifiers().testFlag(Qt::ControlModifier)) {
        removeMatch();
    } else if (!isForPlayer || event.key() == Qt::Key_Space || event.key() == Qt::Key_T ||
               event.text().front() == u'?') {
        return PairingsView::handleEditKey(event);
    } else if (event.key() == Qt::Key_A) {
        changeSide(app::planMoveUp);
    } else if (event.key() == Qt::Key_U) {
        changeSide(app::planUnmanned);
    } else if (event.text().front().isDigit()) {
        if (typed().size() < kRankDigits)
            setTyped(typed() + event.text());
    } else {
        refuse(tr("\u201C%1\u201D begins neither a number nor a name. Type the player's number in the "
                  "line-up or "
                  "his name; A: he is away and the others move up; U: nobody sits there.")
                   .arg(event.text()));
    }
    return true;
}

void MatchesView::goBack()
{
    step(-1, 0, 1, false);
}

void MatchesView::clearCells()
{
    app::EditGroup group;
    for (const QModelIndex& cell : selectionModel()->selectedIndexes()) {
        const auto* game = m_model.gameAt(cell.row());
        if (cell.column() != MatchesModel::ResultColumn || game == nullptr ||
            game->result == engine::kNotPlayed)
            continue;
        engine::Game cleared = *game;
        cleared.result = engine::kNotPlayed;
        group.edits.emplace_back(app::PutGame{cleared});
    }
    group.name = {app::EditKind::ClearResults, {QString::number(group.edits.size())}};
    apply(group);
}

void MatchesView::removeMatch()
{
    if (m_model.boardAt(cursor().row))
        apply(app::planRemoveMatch(tournament(), m_model.matchAt(cursor().row)));
}

void MatchesView::fillMenu(QMenu& menu)
{
    const int row = cursor().row;
    if (!m_model.boardAt(row))
        return;
    const bool isGame = m_model.gameAt(row) != nullptr;
    if (isGame)
        addRareResults(menu, numberedName(tournament(), m_model.playerAt(row, true)),
                       numberedName(tournament(), m_model.playerAt(row, false)));
    if (isOnPlayer()) {
        menu.addAction(tr("&Away: the others move up"), QKeySequence(Qt::Key_A), this,
                       [this] { changeSide(app::planMoveUp); });
        menu.addAction(tr("&Unmanned: nobody sits there"), QKeySequence(Qt::Key_U), this,
                       [this] { changeSide(app::planUnmanned); });
        menu.addAction(tr("&Find by name"), QKeySequence(Qt::Key_F2), this,
                       [this] { setTyped(kSearchSign); });
    }
    if (isGame)
        menu.addAction(tr("&Exchange colours"), QKeySequence(Qt::Key_T), this, &MatchesView::swapColours);
    if (isGame)
        addGameDetails(menu, *m_model.gameAt(row));
    menu.addAction(tr("Put the match on another da&y…"), this,
                   [this, row] { Q_EMIT postponeWanted(m_model.matchAt(row)); });
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &MatchesView::copy);
    menu.addAction(tr("&Paste"), QKeySequence::Paste, this, &MatchesView::paste);
    menu.addAction(tr("C&lear"), QKeySequence::Delete, this, &MatchesView::clearCells);
    menu.addAction(tr("&Remove the match"), Qt::CTRL | Qt::Key_Delete, this, &MatchesView::removeMatch);
}

} // namespace zahlmeister::ui
