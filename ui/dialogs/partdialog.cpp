// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/partdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTreeWidget>
#include <QUuid>

#include "app/chronicle/season.h"
#include "app/chronicle/tournamentparts.h"
#include "engine/league/leaguestatistics.h"
#include "engine/rules/conditions.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kDaysOfWeek = 7;
constexpr int kShortestBreak = 2 * kDaysOfWeek; ///< shorter pauses are those between rounds
constexpr int kShownBreaks = 4;                 ///< rows

enum class Way { Breaks, Round, Groups };

/// From the first to the last round of the games.
std::pair<int, int> firstAndLastRound(const engine::Tournament& tournament)
{
    std::pair<int, int> rounds(999, 1);
    for (const engine::Game& game : tournament.games) {
        rounds.first = std::min(rounds.first, game.round.value_or(rounds.first));
        rounds.second = std::max(rounds.second, game.round.value_or(rounds.second));
    }
    return rounds;
}

} // namespace

PartDialog::PartDialog(const engine::Tournament& tournament, const engine::RuleCatalog& rules,
                       QWidget* parent)
    : QDialog(parent),
      m_tournament(tournament),
      m_rules(rules),
      m_breaks(engine::breaksOf(tournament, kShortestBreak)),
      m_way(named(new QComboBox(this), u"partWay"_s)),
      m_breakList(named(new QListWidget(this), u"partBreaks"_s, tr("Breaks; Space ticks or unticks one"))),
      m_roundChoice(new QWidget(this)),
      m_round(named(new QSpinBox(m_roundChoice), u"partRound"_s)),
      m_season(
          named(new QCheckBox(tr("One sea&son: the table goes through all parts"), this), u"partSeason"_s)),
      m_newSeason(QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString()),
      m_shown(named(new QTreeWidget(this), u"parts"_s, tr("What comes out"))),
      m_sentence(quietLabel(this)),
      m_buttons(answerBox(this, tr("Part")))
{
    setWindowTitle(tr("Part the tournament"));
    offerWays();
    offerBreaks();
    build();
    refresh();
    m_way->setFocus();
}

void PartDialog::offerWays()
{
    if (!m_breaks.empty())
        m_way->addItem(tr("at breaks"), static_cast<int>(Way::Breaks));
    if (app::hasRoundsToSplit(m_tournament))
        m_way->addItem(tr("after a round"), static_cast<int>(Way::Round));
    m_way->addItem(tr("into groups that have no game against each other"), static_cast<int>(Way::Groups));
    const auto [first, last] = firstAndLastRound(m_tournament);
    m_round->setRange(first, std::max(first, last - 1));
    m_round->setValue(m_round->maximum());
}

void PartDialog::offerBreaks()
{
    const auto choice = m_rules.choose(m_tournament.header);
    const auto conditions = choice.has_value()
                                ? engine::TournamentConditions::from(*choice->version)
                                : Result<engine::TournamentConditions>(engine::TournamentConditions());
    const int longest = conditions.has_value() ? conditions->weeksOfBreak * kDaysOfWeek : 0;
    for (const engine::Break& pause : m_breaks) {
        auto* item = new QListWidgetItem(tr("%n day(s) from %1 to %2", nullptr, pause.days())
                                             .arg(formatDate(pause.lastDay), formatDate(pause.firstDay)),
                                         m_breakList);
        item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        // RULE: WO2026 2.2.2
        item->setCheckState(longest > 0 && pause.days() > longest ? Qt::Checked : Qt::Unchecked);
    }
    m_breakList->setCurrentRow(0);
    installContextMenu(*m_breakList);
    connect(m_breakList, &QListWidget::itemChanged, this, &PartDialog::refresh);
}

void PartDialog::build()
{
    m_breakList->setMaximumHeight(kShownBreaks * Metrics(this).rowHeight());
    fillRow(m_roundChoice, {captionOf(tr("&Last round of the first part"), m_round), m_round, freeRoom()});
    m_shown->setHeaderLabels(
        {tr("Tournament"), tr("From"), tr("To"), tr("Participants"), tr("Games"), tr("Rounds")});
    styleAsTable(*m_shown);
    installContextMenu(*m_shown);
    fillDialog(this, {640, 480},
               {rowOf(this, {captionOf(tr("&Part"), m_way), {m_way, 1}}),
                m_breakList,
                m_roundChoice,
                m_season,
                {m_shown, 1},
                m_sentence,
                m_buttons});
    connect(m_round, &QSpinBox::valueChanged, this, &PartDialog::refresh);
    connect(m_season, &QCheckBox::toggled, this, &PartDialog::refresh);
    // After a round there may be play-offs, which are none of the table's business (WO 4.2.4.4).
    const auto proposeSeason = [this] {
        const QSignalBlocker blocker(m_season);
        m_season->setChecked(static_cast<Way>(m_way->currentData().toInt()) == Way::Breaks);
    };
    proposeSeason();
    connect(m_way, &QComboBox::currentIndexChanged, this, proposeSeason);
    connect(m_way, &QComboBox::currentIndexChanged, this, &PartDialog::refresh);
}

void PartDialog::refresh()
{
    const auto way = static_cast<Way>(m_way->currentData().toInt());
    m_breakList->setVisible(way == Way::Breaks);
    m_roundChoice->setVisible(way == Way::Round);
    if (way == Way::Groups) {
        m_parts = app::splitIntoGroups(m_tournament);
    } else if (way == Way::Round) {
        m_parts = app::splitAfterRound(m_tournament, m_round->value());
    } else {
        std::vector<engine::Break> chosen;
        for (int row = 0; row < m_breakList->count(); ++row) {
            if (m_breakList->item(row)->checkState() == Qt::Checked)
                chosen.push_back(m_breaks[static_cast<std::size_t>(row)]);
        }
        m_parts = app::splitAtBreaks(m_tournament, chosen);
    }
    m_season->setVisible(way != Way::Groups && engine::isLeague(m_tournament));
    if (way != Way::Groups)
        app::chainEntries(m_parts, m_rules);
    if (m_season->isVisibleTo(this) && m_season->isChecked())
        app::makeSeason(m_parts, m_tournament, m_newSeason);
    showParts();
}

/// Whether parts of a season may be rated for themselves.
QString PartDialog::seasonSentence() const
{
    const auto choice = m_rules.choose(m_tournament.header);
    const auto conditions = choice.has_value()
                                ? engine::TournamentConditions::from(*choice->version)
                                : Result<engine::TournamentConditions>(engine::TournamentConditions());
    const int longest = conditions.has_value() ? conditions->weeksOfBreak * kDaysOfWeek : 0;
    if (longest == 0 || !m_season->isVisibleTo(this) || !m_season->isChecked())
        return {};
    for (std::size_t part = 1; part < m_parts.size(); ++part) {
        const auto days = app::daysBefore({m_parts[part - 1]}, m_parts[part]);
        if (days && *days <= longest) // RULE: WO2026 2.2.2, 4.2.4.3
            return tr(
                "Only %n day(s) lie between two parts: a season is rated in parts only after a break of "
                "generally more than eight weeks (WO 2.2.2); else its reports become one tournament "
                "(WO 4.2.4.3).",
                nullptr, *days);
    }
    return {};
}

void PartDialog::showParts()
{
    m_shown->clear();
    bool isDayMissing = false;
    for (const engine::Tournament& part : m_parts) {
        const auto day = [](const std::optional<engine::Date>& date) {
            return date ? formatDate(*date) : tr("not known");
        };
        const engine::TournamentHeader& header = part.header;
        isDayMissing = isDayMissing || !header.end;
        new QTreeWidgetItem(m_shown,
                            {fromEngine(header.name), day(header.start), day(header.end),
                             formatCount(std::ssize(part.participants)), formatCount(std::ssize(part.games)),
                             header.rounds ? formatCount(*header.rounds) : QString()});
    }
    m_shown->setCurrentItem(m_shown->topLevelItem(0));
    fitColumns(*m_shown);
    const bool isParted = m_parts.size() > 1;
    QStringList sentences;
    if (!isParted)
        sentences << tr("This parts nothing.");
    else
        sentences << tr("The tournament goes to the waste basket; its parts take its place.");
    if (isParted && isDayMissing)
        sentences << tr("Enter the end dates that are not known: without them a part is not rated.");
    sentences << seasonSentence();
    m_sentence->setText(sentences.join(u' ').trimmed());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isParted);
}

} // namespace zahlmeister::ui
