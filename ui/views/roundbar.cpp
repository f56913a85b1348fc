// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/roundbar.h"

#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "ui/dialogs/datefield.h"
#include "ui/models/linepaste.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"

namespace zahlmeister::ui {

namespace {

constexpr int kMostRounds = 999;

int lastRound(const engine::Tournament& tournament)
{
    int last = 0;
    for (const auto& game : tournament.games)
        last = std::max(last, game.round.value_or(0));
    for (const auto& participant : tournament.participants) {
        for (const auto& bye : participant.byes)
            last = std::max(last, bye.round);
    }
    return last;
}

/// Where work goes on: the first round with an open result, else the last one that there is.
int firstRoundToType(const engine::Tournament& tournament)
{
    int first = kMostRounds + 1;
    for (const auto& game : tournament.games) {
        if (game.round && game.result == engine::kNotPlayed)
            first = std::min(first, *game.round);
    }
    return first <= kMostRounds ? first : std::max(1, lastRound(tournament));
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
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics.grid());
    auto* roundLabel = new QLabel(tr("&Round"), this);
    roundLabel->setBuddy(m_rounds);
    m_rounds->setObjectName(QStringLiteral("roundChoice"));
    m_rounds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_rounds->setToolTip(tr("Round before, next round: Ctrl+Page Up, Ctrl+Page Down"));
    connect(m_rounds, &QComboBox::activated, this, [this](int index) {
        const int round = m_rounds->itemData(index).toInt();
        setRound(round > 0 ? std::optional(round) : std::nullopt);
    });
    auto* dateLabel = new QLabel(tr("&Date of the round"), this);
    dateLabel->setBuddy(m_date);
    m_date->setObjectName(QStringLiteral("roundDate"));
    m_date->setToolTip(tr("The day of all games of this round"));
    m_date->setReadOnly(document.isReadOnly());
    connect(m_date, &QLineEdit::editingFinished, this, &RoundBar::putDate);
    layout->addWidget(roundLabel);
    layout->addWidget(m_rounds);
    layout->addSpacing(metrics.groupGap() - metrics.grid());
    layout->addWidget(dateLabel);
    layout->addWidget(m_date);
    for (const auto& [key, step] : {std::pair(Qt::Key_PageUp, -1), std::pair(Qt::Key_PageDown, 1)}) {
        auto* action = new QAction(&owner);
        action->setShortcut(QKeySequence(Qt::CTRL | key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, [this, by = step] { stepRound(by); });
        owner.addAction(action);
    }
    connect(&document, &app::TournamentDocument::edited, this, &RoundBar::followEdits);
    followEdits();
}

void RoundBar::setRound(std::optional<int> round)
{
    if (round)
        round = std::clamp(*round, 1, kMostRounds);
    if (round == m_round)
        return;
    m_round = round;
    m_date->setModified(false);
    followEdits();
    Q_EMIT roundChanged();
}

void RoundBar::stepRound(int step)
{
    const int index = std::clamp(m_rounds->currentIndex() + step, 0, m_rounds->count() - 1);
    const int round = m_rounds->itemData(index).toInt();
    setRound(round > 0 ? std::optional(round) : std::nullopt);
}

void RoundBar::offerRounds()
{
    const auto& tournament = m_document.tournament();
    const int used = lastRound(tournament);
    const int known = std::max(used, m_round.value_or(1));
    // Without a number of rounds there is always one more to type into.
    const int last = std::clamp(tournament.header.rounds.value_or(used + 1), known, kMostRounds);
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
    if (m_date->isModified())
        return; // somebody is typing
    const auto date = commonDate(m_document.tournament(), m_round);
    const bool hasSeveral = !date && std::any_of(games.begin(), games.end(), [&](const auto& game) {
        return isOfRound(game) && game.date;
    });
    m_date->setDate(date);
    m_date->setPlaceholderText(hasSeveral ? tr("several") : tr("dd.mm.yyyy"));
}

void RoundBar::putDate()
{
    if (!m_date->isValid() || m_date->date() == commonDate(m_document.tournament(), m_round) ||
        m_document.isReadOnly())
        return;
    m_date->setModified(false);
    app::EditGroup group{{app::EditKind::Pairings, {QString::number(m_round.value_or(0))}}, {}};
    for (engine::Game game : m_document.tournament().games) {
        if (game.round != m_round)
            continue;
        game.date = m_date->date();
        group.edits.emplace_back(app::PutGame{game});
    }
    // A refusal by the disk is shown by the window; the field shows what is stored then.
    if (!m_document.apply(group).has_value())
        showDate();
}

} // namespace zahlmeister::ui
