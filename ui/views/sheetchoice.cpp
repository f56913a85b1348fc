// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sheetchoice.h"

#include <algorithm>
#include <map>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "app/text/calendar.h"
#include "engine/league/leaguestatistics.h"
#include "ui/models/leaguecolumns.h"
#include "ui/print/sheetparts.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/matchespane.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/ruleversionbox.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kNumberRole = Qt::UserRole;

} // namespace

SheetChoice::SheetChoice(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_kind(new QComboBox(this)),
      m_team(new QComboBox(this)),
      m_round(new QComboBox(this)),
      m_club(new QComboBox(this)),
      m_compared(new RuleVersionBox(this)),
      m_players(new QListWidget(this)),
      m_playersChoice(buildPlayers()),
      m_orientation(new QComboBox(this)),
      m_order(new QComboBox(this)),
      m_language(new QComboBox(this)),
      m_twoToAPage(new QCheckBox(tr("&Two to a page"), this)),
      m_perPlayer(new QCheckBox(tr("One file for ea&ch player"), this))
{
    m_kind->setObjectName(u"printKind"_s);
    m_team->setObjectName(u"printTeam"_s);
    named(m_club, u"printClub"_s, tr("Club whose players are wanted"));
    m_club->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_club->setMinimumContentsLength(8); // the list that opens shows names in full
    named(m_language, u"printLanguage"_s, tr("Language of the sheet"));
    m_round->setObjectName(u"printRound"_s);
    m_compared->setObjectName(u"printComparison"_s);
    m_perPlayer->setObjectName(u"perPlayer"_s);
    m_twoToAPage->setObjectName(u"twoToAPage"_s);
    m_orientation->addItems({tr("Portrait"), tr("Landscape")});
    named(m_order, u"printOrder"_s, tr("Order of the players")); // its values say what it is
    m_order->addItems({tr("by number"), tr("by place"), tr("by name"), tr("by new rating"), tr("by club"),
                       tr("by team")});                 // as TableOrder
    m_language->addItems({u"Deutsch"_s, u"English"_s}); // every language in its own words
    m_language->setCurrentIndex(static_cast<int>(textLanguage()));
    build();
    refresh();
    connectAll();
}

void SheetChoice::build()
{
    const Metrics metrics(this);
    const Part gap = fixedRoom(metrics.grid());
    m_comparedLabel = captionOf(tr("Compare &with"), m_compared);
    m_teamLabel = captionOf(tr("Tea&m"), m_team);
    m_orderLabel = captionOf(tr("Order and clu&b"), m_order);
    m_roundLabel = captionOf(tr("Ro&und"), m_round);
    fillColumn(this, {}, metrics.grid() / 2,
               {captionOf(tr("&Sheet"), m_kind),
                m_kind,
                gap,
                m_teamLabel,
                m_team,
                m_roundLabel,
                m_round,
                m_comparedLabel,
                m_compared,
                gap,
                {m_playersChoice, 1},
                m_orderLabel,
                rowOf(metrics.grid(), {{m_order, 1}, {m_club, 1}}),
                gap,
                captionOf(tr("Or&ientation and language"), m_orientation),
                rowOf(metrics.grid(), {{m_orientation, 1}, {m_language, 1}}),
                gap,
                m_twoToAPage,
                m_perPlayer,
                freeRoom(0)});
}

QWidget* SheetChoice::buildPlayers()
{
    const Metrics metrics(this);
    auto* choice = new QWidget(this);
    auto* all = new QPushButton(tr("&All"), choice);
    auto* none = new QPushButton(tr("&None"), choice);
    connect(all, &QPushButton::clicked, this, [this] { checkAll(Qt::Checked); });
    connect(none, &QPushButton::clicked, this, [this] { checkAll(Qt::Unchecked); });
    m_players->setUniformItemSizes(true);
    installContextMenu(*m_players, {all, none});
    fillColumn(choice, {0, 0, 0, metrics.grid()}, metrics.grid() / 2,
               {captionOf(tr("&Players"), m_players), {m_players, 1}, rowOf(metrics.grid(), {all, none})});
    return choice;
}

void SheetChoice::connectAll()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this, &SheetChoice::fillPlayers);
    connect(m_team, &QComboBox::currentIndexChanged, this, &SheetChoice::fillPlayers);
    connect(m_club, &QComboBox::currentIndexChanged, this, &SheetChoice::fillPlayers);
    for (QComboBox* box : std::initializer_list<QComboBox*>{m_kind, m_team, m_club, m_round, m_compared,
                                                            m_orientation, m_order, m_language})
        connect(box, &QComboBox::currentIndexChanged, this, &SheetChoice::changed);
    for (QCheckBox* box : {m_twoToAPage, m_perPlayer})
        connect(box, &QCheckBox::toggled, this, &SheetChoice::changed);
    connect(m_players, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        const int number = item->data(kNumberRole).toInt();
        if (item->checkState() == Qt::Checked)
            m_excluded.erase(number);
        else
            m_excluded.insert(number);
        Q_EMIT changed();
    });
}

QString SheetChoice::title() const
{
    return m_kind->currentText();
}

SheetKind SheetChoice::kind() const
{
    return static_cast<SheetKind>(m_kind->currentData().toInt());
}

bool SheetChoice::isExcluded(const engine::Participant& participant) const
{
    return m_excluded.contains(participant.number.value());
}

bool SheetChoice::isOffered(const engine::Participant& participant) const
{
    const std::string team = chosenTeam();
    if (!team.empty() && !engine::playsFor(m_evaluation.document().tournament(), participant, team))
        return false;
    if (const std::string club = chosenClub(); !club.empty() && participant.club != club)
        return false;
    if (kind() != SheetKind::FirstRatings)
        return true;
    const engine::ParticipantEvaluation* evaluation = m_evaluation.of(participant.number);
    return evaluation != nullptr && getsFirstRating(*evaluation);
}

SheetRequest SheetChoice::request() const
{
    SheetRequest request;
    request.kind = kind();
    request.orientation = m_orientation->currentIndex() == 0 ? QPageLayout::Portrait : QPageLayout::Landscape;
    if (hasOrder(request.kind))
        request.order = static_cast<TableOrder>(m_order->currentIndex());
    request.language = static_cast<Language>(m_language->currentIndex());
    request.calculated = app::today();
    request.twoToAPage = m_twoToAPage->isChecked() && !isPerPlayer();
    if (request.kind == SheetKind::Comparison)
        request.comparedWith = m_compared->chosen(m_evaluation.rules());
    if (isAboutTeams(request.kind))
        request.team = chosenTeam();
    if (isAboutClubs(request.kind))
        request.club = chosenClub();
    if (hasRounds(request.kind) && m_round->currentData().toInt() > 0)
        request.round = m_round->currentData().toInt();
    if (!isAboutPlayers(request.kind))
        return request;
    const auto& participants = m_evaluation.document().tournament().participants;
    for (const engine::Participant& participant : participants) {
        if (!isExcluded(participant))
            request.players.push_back(participant.number);
    }
    if (request.players.size() == participants.size())
        request.players.clear(); // everybody
    return request;
}

bool SheetChoice::isPerPlayer() const
{
    return isAboutPlayers(kind()) && m_perPlayer->isChecked();
}

bool SheetChoice::isAnybodyOffered() const
{
    return std::ranges::any_of(m_evaluation.document().tournament().participants,
                               [this](const auto& participant) { return isOffered(participant); });
}

bool SheetChoice::isAnybodyChosen() const
{
    return !isAboutPlayers(kind()) ||
           std::ranges::any_of(m_evaluation.document().tournament().participants,
                               [this](const auto& participant) {
                                   return isOffered(participant) && !isExcluded(participant);
                               });
}

/// A league has a table and matches instead of a crosstable of all players.
void SheetChoice::fillKinds()
{
    const std::pair<SheetKind, QString> kinds[]{
        {SheetKind::Evaluation, tr("Evaluation sheet")},
        {SheetKind::LeagueTable, tr("League table")},
        {SheetKind::Matches, tr("Matches of a round")},
        {SheetKind::Teams, tr("Teams with their players")},
        {SheetKind::Schedule, tr("Schedule")},
        {SheetKind::LineUps, tr("Line-ups")},
        {SheetKind::MatchCards, tr("Match cards")},
        {SheetKind::Scoresheets, tr("Scoresheets of the players")},
        {SheetKind::FirstRatings, tr("First ratings explained")},
        {SheetKind::Crosstable, tr("Crosstable or progress table")},
        {SheetKind::Findings, tr("Findings report")},
        {SheetKind::QueryLetter, tr("Query letter to the club")},
        {SheetKind::Notice, tr("Notice to the organiser")},
        {SheetKind::NewRatings, tr("List of new ratings")},
        {SheetKind::Comparison, tr("Comparison of rule versions")},
        {SheetKind::Everything, tr("All sheets")},
    };
    const bool league = engine::isLeague(m_evaluation.document().tournament());
    const QSignalBlocker blocker(m_kind);
    const QVariant chosen = m_kind->currentData();
    m_kind->clear();
    for (const auto& [kind, name] : kinds) {
        const bool ofLeagues = std::ranges::find(kLeagueSheetKinds, kind) != std::end(kLeagueSheetKinds);
        if (league ? kind != SheetKind::Crosstable : !ofLeagues)
            m_kind->addItem(name, static_cast<int>(kind));
    }
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(chosen)));
}

void SheetChoice::fillTeams()
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const QSignalBlocker noTeam(m_team);
    const QSignalBlocker noRound(m_round);
    const QVariant team = m_team->currentData();
    const QVariant round = m_round->currentData();
    m_team->clear();
    m_round->clear();
    m_team->addItem(tr("all teams"), QString());
    m_round->addItem(tr("all rounds"), 0);
    if (engine::isLeague(tournament)) {
        for (const std::string& name : engine::teamNames(tournament))
            m_team->addItem(fromEngine(name), fromEngine(name));
        int last = engine::lastRound(leagueMatchesOf(tournament));
        for (const engine::Fixture& fixture : tournament.header.schedule)
            last = std::max(last, fixture.round); // its cards are wanted before it is played
        for (int number = 1; number <= last; ++number)
            m_round->addItem(formatCount(number), number);
    }
    m_team->setCurrentIndex(std::max(0, m_team->findData(team)));
    fillClubs();
    m_round->setCurrentIndex(std::max(0, m_round->findData(round)));
}

/// Those of the players, with their names where they are known.
void SheetChoice::fillClubs()
{
    const QSignalBlocker blocker(m_club);
    const QVariant chosen = m_club->currentData();
    std::map<std::string, std::string> clubs;
    for (const engine::Participant& participant : m_evaluation.document().tournament().participants) {
        if (!participant.club.empty())
            clubs[participant.club] = std::max(clubs[participant.club], participant.clubName);
    }
    m_club->clear();
    m_club->addItem(tr("all clubs"), QString());
    for (const auto& [number, name] : clubs)
        m_club->addItem(fromEngine(name.empty() ? number : number + " " + name), fromEngine(number));
    m_club->setCurrentIndex(std::max(0, m_club->findData(chosen)));
}

std::string SheetChoice::chosenClub() const
{
    return isAboutClubs(kind()) ? m_club->currentData().toString().toStdString() : std::string();
}

std::string SheetChoice::chosenTeam() const
{
    return isAboutTeams(kind()) ? m_team->currentData().toString().toStdString() : std::string();
}

void SheetChoice::refresh()
{
    fillKinds();
    fillTeams();
    const auto& choice = m_evaluation.choice();
    m_compared->fill(m_evaluation.rules(), choice.has_value() ? choice->version : nullptr);
    fillPlayers();
}

void SheetChoice::fillPlayers()
{
    const QSignalBlocker blocker(m_players);
    const auto& participants = m_evaluation.document().tournament().participants;
    while (m_players->count() > static_cast<int>(participants.size()))
        delete m_players->takeItem(m_players->count() - 1);
    for (int row = 0; row < static_cast<int>(participants.size()); ++row) {
        const engine::Participant& participant = participants[static_cast<std::size_t>(row)];
        if (row == m_players->count())
            m_players->addItem(QString());
        QListWidgetItem* item = m_players->item(row);
        const int number = participant.number.value();
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setData(kNumberRole, number);
        item->setText(formatCount(number) + u"  "_s + formatName(participant));
        item->setToolTip(formatName(participant));
        item->setCheckState(isExcluded(participant) ? Qt::Unchecked : Qt::Checked);
        item->setHidden(!isOffered(participant));
    }
    showWhatFits();
}

void SheetChoice::checkAll(Qt::CheckState state)
{
    m_excluded.clear();
    if (state == Qt::Unchecked) {
        for (const engine::Participant& participant : m_evaluation.document().tournament().participants)
            m_excluded.insert(participant.number.value());
    }
    fillPlayers();
    Q_EMIT changed();
}

void SheetChoice::showWhatFits()
{
    const bool league = engine::isLeague(m_evaluation.document().tournament());
    m_team->setVisible(league && isAboutTeams(kind()));
    m_teamLabel->setVisible(m_team->isVisibleTo(this));
    m_club->setVisible(isAboutClubs(kind()) && m_club->count() > 2); // all, and two at least
    m_round->setVisible(league && hasRounds(kind()));
    m_roundLabel->setVisible(m_round->isVisibleTo(this));
    const bool compares = kind() == SheetKind::Comparison;
    m_compared->setVisible(compares);
    m_comparedLabel->setVisible(compares);
    m_order->setVisible(hasOrder(kind()));
    m_orderLabel->setVisible(m_order->isVisibleTo(this));
    m_playersChoice->setVisible(isAboutPlayers(kind()));
    m_perPlayer->setVisible(isAboutPlayers(kind()));
    m_twoToAPage->setVisible(kind() == SheetKind::Scoresheets || kind() == SheetKind::Everything);
}

} // namespace zahlmeister::ui
