// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/grids/roundbar.h"

#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStringList>

#include "app/entry/roundplan.h"
#include "engine/model/standings.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"

namespace zahlmeister::ui {

namespace {

constexpr int kLastRound = 999;
constexpr QLatin1StringView kDatePlace("date"); ///< the last part of a draft's place

/// 0 stands for the games without a round.
std::optional<int> roundOf(int number)
{
    return number > 0 ? std::optional(number) : std::nullopt;
}

/// Where work goes on: the first round with an open result, else the last one that there is.
int firstRoundToType(const engine::Tournament& tournament)
{
    int first = kLastRound + 1;
    for (const auto& game : tournament.games) {
        if (game.round && game.result == engine::kNotPlayed)
            first = std::min(first, *game.round);
    }
    return first <= kLastRound ? first : std::max(1, engine::lastRound(tournament));
}

} // namespace

RoundBar::RoundBar(app::TournamentDocument& document, QWidget& owner)
    : QWidget(&owner),
      m_document(document),
      m_round(firstRoundToType(document.tournament())),
      m_rounds(new QComboBox(this)),
      m_date(new DateField(this))
{
    const Metrics metrics(this);
    m_rounds->setObjectName(QStringLiteral("roundChoice"));
    m_rounds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_rounds->setToolTip(tr("Round before, next round: Ctrl+Page Up, Ctrl+Page Down"));
    connect(m_rounds, &QComboBox::activated, this,
            [this](int index) { setRound(roundOf(m_rounds->itemData(index).toInt())); });
    buildDate();
    fillRow(this, {}, metrics.grid(),
            {captionOf(tr("&Round"), m_rounds), m_rounds, fixedRoom(metrics.groupGap() - metrics.grid()),
             captionOf(tr("&Date of the round"), m_date), m_date});
    addKeys(owner);
    connect(&document, &app::TournamentDocument::edited, this, &RoundBar::followEdits);
    followEdits();
}

void RoundBar::buildDate()
{
    m_date->setObjectName(QStringLiteral("roundDate"));
    m_date->setToolTip(tr("The day of all games of this round"));
    m_date->setReadOnly(m_document.isReadOnly());
    m_date->installEventFilter(this);
    connect(m_date, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_typed[m_round] = text;
        Q_EMIT typedChanged();
    });
    connect(m_date, &QLineEdit::editingFinished, this, [this] {
        if (isActiveWindow()) // else somebody has only looked something up elsewhere
            takeDate();
    });
    connect(m_date, &QLineEdit::returnPressed, this, [this] {
        takeDate();
        if (!isTyped())
            Q_EMIT left();
    });
}

void RoundBar::addKeys(QWidget& owner)
{
    for (const auto& [key, step] : {std::pair(Qt::Key_PageUp, -1), std::pair(Qt::Key_PageDown, 1)}) {
        auto* action = new QAction(&owner);
        action->setShortcut(QKeySequence(Qt::CTRL | key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, by = step] { stepRound(by); });
        owner.addAction(action);
    }
}

bool RoundBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_date && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && isTyped()) {
            m_typed.erase(m_round);
            showDate();
            Q_EMIT refused({});
            Q_EMIT typedChanged();
            return true;
        }
        if (key == Qt::Key_Escape || key == Qt::Key_Down) {
            Q_EMIT left();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RoundBar::setRound(std::optional<int> round)
{
    if (round)
        round = std::clamp(*round, 1, kLastRound);
    if (round == m_round)
        return;
    takeDate(); // as when the field is left for another one
    m_round = round;
    followEdits();
    Q_EMIT roundChanged();
}

QList<QWidget*> RoundBar::stops() const
{
    return {m_rounds, m_date};
}

QWidget& RoundBar::dateField() const
{
    return *m_date;
}

std::vector<app::Draft> RoundBar::drafts() const
{
    std::vector<app::Draft> drafts;
    const auto add = [&drafts](std::optional<int> round, const QString& text) {
        // A day that was deleted is typed, too, but a draft without a text is none.
        drafts.push_back({QString::number(round.value_or(0)) % u'/' % kDatePlace,
                          text.isEmpty() ? QStringLiteral(" ") : text});
    };
    for (const auto& [round, text] : m_typed) {
        if (round != m_round)
            add(round, text);
    }
    if (isTyped())
        add(m_round, m_typed.at(m_round));
    return drafts;
}

bool RoundBar::resume(const app::Draft& draft)
{
    const QStringList place = draft.place.split(u'/');
    if (place.size() != 2 || place[1] != kDatePlace)
        return false;
    setRound(roundOf(place[0].toInt()));
    m_typed[m_round] = draft.text.trimmed();
    showDate();
    return true;
}

void RoundBar::stepRound(int step)
{
    const int index = std::clamp(m_rounds->currentIndex() + step, 0, m_rounds->count() - 1);
    setRound(roundOf(m_rounds->itemData(index).toInt()));
}

void RoundBar::offerRounds()
{
    const auto& tournament = m_document.tournament();
    const int used = engine::lastRound(tournament);
    const int known = std::max(used, m_round.value_or(1));
    // Without a number of rounds there is always one more to type into.
    const int last = std::clamp(tournament.header.rounds.value_or(used + 1), known, kLastRound);
    const bool hasLoose = !m_round || std::any_of(tournament.games.begin(), tournament.games.end(),
                                                  [](const auto& game) { return !game.round; });
    const QSignalBlocker blocker(m_rounds);
    if (m_rounds->count() != last + (hasLoose ? 1 : 0) || m_rounds->findData(last) != last - 1) {
        m_rounds->clear();
        for (int round = 1; round <= last; ++round)
            m_rounds->addItem(tr("Round %1").arg(formatCount(round)), round);
        if (hasLoose)
            m_rounds->addItem(tr("without a round"), 0);
    }
    m_rounds->setCurrentIndex(m_rounds->findData(m_round.value_or(0)));
}

void RoundBar::followEdits()
{
    offerRounds();
    showDate();
}

void RoundBar::showDate()
{
    const auto& games = m_document.tournament().games;
    const auto isOfRound = [this](const auto& game) { return game.round == m_round; };
    m_date->setEnabled(std::any_of(games.begin(), games.end(), isOfRound));
    if (isTyped()) {
        if (m_date->text() != m_typed.at(m_round))
            m_date->setText(m_typed.at(m_round));
        return;
    }
    const auto date = app::commonDate(m_document.tournament(), m_round);
    const bool hasSeveral = !date && std::any_of(games.begin(), games.end(), [&](const auto& game) {
        return isOfRound(game) && game.date;
    });
    m_date->setDate(date);
    m_date->setPlaceholderText(hasSeveral ? tr("several") : tr("dd.mm.yyyy"));
}

void RoundBar::takeDate()
{
    if (!isTyped())
        return;
    if (!m_date->isValid()) {
        Q_EMIT refused(
            tr("\u201C%1\u201D is not a day. Type it as 12.12.2026.").arg(m_date->text().trimmed()));
        return;
    }
    m_typed.erase(m_round);
    const auto date = m_date->date();
    app::EditGroup group{{app::EditKind::Pairings, {QString::number(m_round.value_or(0))}}, {}};
    for (engine::Game game : m_document.tournament().games) {
        if (game.round != m_round || game.date == date)
            continue;
        game.date = date;
        group.edits.emplace_back(app::PutGame{game});
    }
    // A refusal by the disk is shown by the window; the field shows what is stored then.
    const bool isOther = date != app::commonDate(m_document.tournament(), m_round);
    if (isOther && !m_document.isReadOnly())
        (void)m_document.apply(group);
    showDate();
    Q_EMIT typedChanged();
}

} // namespace zahlmeister::ui
