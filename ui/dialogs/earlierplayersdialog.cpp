// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/earlierplayersdialog.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>

#include "app/chronicle/earliertournament.h"
#include "app/persons/sameness.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/helpbutton.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kWidth = 460; // design pixels
constexpr int kRows = 14;

} // namespace

QString tournamentChoice(const app::TournamentSummary& summary)
{
    QStringList parts{summary.name.isEmpty() ? EarlierPlayersDialog::tr("Tournament without a name")
                                             : summary.name};
    if (const auto day = summary.end ? summary.end : summary.start)
        parts << formatDate(*day);
    parts << EarlierPlayersDialog::tr("%n participant(s)", nullptr, summary.participants);
    return parts.join(u" · "_s);
}

EarlierPlayersDialog::EarlierPlayersDialog(const std::vector<app::TournamentSummary>& tournaments, Load load,
                                           const engine::Tournament& current,
                                           const engine::RuleCatalog& rules, QWidget* parent)
    : QDialog(parent),
      m_load(std::move(load)),
      m_current(current),
      m_rules(rules),
      m_tournament(named(new QComboBox(this), u"earlierTournament"_s)),
      m_list(named(new QListWidget(this), u"earlierPlayers"_s, tr("Players; Space ticks or unticks one"))),
      m_sentence(quietLabel(this)),
      m_buttons(answerBox(this, tr("Insert")))
{
    setWindowTitle(tr("Players of an earlier tournament"));
    for (const bool isBefore : {true, false}) { // what ends later stands apart
        bool isFirst = true;
        for (const app::TournamentSummary& summary : tournaments) {
            if (summary.removed || summary.participants == 0 ||
                app::hasEndedBefore(summary.end, m_current.header) != isBefore)
                continue;
            if (std::exchange(isFirst, false) && m_tournament->count() > 0)
                m_tournament->insertSeparator(m_tournament->count());
            const QString choice = tournamentChoice(summary);
            m_tournament->addItem(isBefore ? choice : choice + u" · "_s + tr("ends later"),
                                  QVariant::fromValue<qint64>(summary.id.value()));
        }
    }
    build();
    showPlayers();
    m_tournament->setFocus();
}

void EarlierPlayersDialog::build()
{
    const Metrics metrics(this);
    m_tournament->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    installContextMenu(*m_list);
    m_list->setMinimumSize(metrics.scaled(kWidth), kRows * metrics.rowHeight());
    m_list->setUniformItemSizes(true);
    auto* all = pushButton(tr("&All"), this, [this] { tickAll(true); });
    auto* none = pushButton(tr("&None"), this, [this] { tickAll(false); });
    auto* choice = rowOf(this, {captionOf(tr("&Tournament"), m_tournament), {m_tournament, 1}});
    fillColumn(this,
               {choice, {m_list, 1}, rowOf(this, {{m_sentence, 1}, all, none}), withHelp(this, m_buttons)})
        ->setContentsMargins(marginOf(this));

    connect(m_tournament, &QComboBox::currentIndexChanged, this, &EarlierPlayersDialog::showPlayers);
    connect(m_list, &QListWidget::itemChanged, this, &EarlierPlayersDialog::count);
}

void EarlierPlayersDialog::showPlayers()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_players.clear();
    const auto sayNone = [this](const QString& reason) {
        m_sentence->setText(reason);
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(false);
    };
    const QVariant id = m_tournament->currentData();
    if (!id.isValid())
        return sayNone(tr("There is no other tournament with players in the work file."));
    const auto earlier = m_load(engine::TournamentId(id.toLongLong()));
    if (!earlier.has_value())
        return sayNone(errorText(earlier.error()));
    m_players = app::participantsForNextEdition(*earlier, m_current.header, m_rules);
    m_isBefore = app::hasEndedBefore(earlier->tournament.header.end, m_current.header);
    for (const engine::Participant& player : m_players)
        addPlayer(player);
    m_list->setCurrentRow(0);
    count();
}

void EarlierPlayersDialog::addPlayer(const engine::Participant& player)
{
    const bool isThere = std::any_of(m_current.participants.begin(), m_current.participants.end(),
                                     [&player](const engine::Participant& other) {
                                         return app::isSamePerson(player, other, app::Between::OneTournament);
                                     });
    QStringList parts{formatName(player)};
    if (player.rating)
        parts << formatRating(player.rating->value(), player.index);
    if (!player.team.empty())
        parts << fromEngine(player.team);
    if (isThere)
        parts << tr("is here already");
    auto* item = new QListWidgetItem(parts.join(u" · "_s), m_list);
    item->setFlags(isThere ? Qt::ItemIsSelectable
                           : Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
    item->setCheckState(isThere ? Qt::Unchecked : Qt::Checked);
}

void EarlierPlayersDialog::tickAll(bool ticked)
{
    const QSignalBlocker blocker(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags().testFlag(Qt::ItemIsEnabled))
            m_list->item(row)->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
    }
    count();
}

void EarlierPlayersDialog::count()
{
    const auto ticked = static_cast<int>(chosen().size());
    m_sentence->setText(
        m_isBefore
            ? tr("%n player(s), with the ratings after that tournament", nullptr, ticked)
            : tr("%n player(s), with the ratings before that tournament, because it ends later than this one "
                 "begins",
                 nullptr, ticked));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(ticked > 0);
}

std::vector<engine::Participant> EarlierPlayersDialog::chosen() const
{
    std::vector<engine::Participant> chosen;
    int next = m_current.participants.empty() ? 1 : m_current.participants.back().number.value() + 1;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() != Qt::Checked)
            continue;
        chosen.push_back(m_players[static_cast<std::size_t>(row)]);
        chosen.back().number = engine::ParticipantNumber(next++);
    }
    return chosen;
}

} // namespace zahlmeister::ui
