// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/evaluationpage.h"

#include <algorithm>
#include <span>

#include <QComboBox>
#include <QLabel>
#include <QResizeEvent>
#include <QSettings>
#include <QSignalBlocker>
#include <QSplitter>

#include "engine/catalogue/eloversion.h"
#include "engine/model/eloperiods.h"
#include "engine/model/timecontrol.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/views/previewpage.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr auto kShownKey = "preview/shown"_L1;
constexpr int kRoomBeside = 1500; ///< design pixels; in less two tables lie below each other

/// Why it is this list of the FIDE.
QString reasonOf(const engine::TournamentHeader& header)
{
    if (engine::readTimeControl(header.timeControl).control)
        return fillPattern(EvaluationPage::tr("by the time control %1"), {fromEngine(header.timeControl)});
    return header.timeControl.empty()
               ? EvaluationPage::tr("taken for standard chess, because the time control is missing")
               : EvaluationPage::tr("taken for standard chess, because the time control cannot be read");
}

/// What the referee should know of a tournament that is split: of whom no list of the period is there, and
/// which games have no day.
QString gapsOf(const engine::Tournament& tournament, std::span<const engine::RatingPeriod> periods)
{
    QStringList gaps;
    const auto undated = engine::periodsOfGames(tournament, periods).undated.size();
    if (undated > 0)
        gaps += EvaluationPage::tr("%n game(s) without a day count in the first month", nullptr,
                                   static_cast<int>(undated));
    int unsaid = 0;
    for (const engine::Participant& participant : tournament.participants) {
        const auto entries = engine::eloEntriesOf(participant, periods);
        unsaid += std::ranges::any_of(entries, &engine::EloEntry::isCarriedOn) ? 1 : 0;
    }
    if (unsaid > 0)
        gaps +=
            EvaluationPage::tr("of %n player(s) the Elo of a later month is not entered: that of the month "
                               "before counts",
                               nullptr, unsaid);
    return gaps.join(u"; "_s);
}

} // namespace

EvaluationPage::EvaluationPage(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_tools(new QWidget(this)),
      m_choice(named(new QComboBox(m_tools), u"evaluationShown"_s)),
      m_period(named(new QComboBox(m_tools), u"evaluationPeriod"_s, tr("Rating period"))),
      m_reason(quietLabel(m_tools)),
      m_splitter(new QSplitter(this)),
      m_ownPage(newPage(evaluation, {}))
{
    const Metrics metrics(this);
    m_choice->addItems({tr("rating of the tournament"), tr("Elo"), tr("both")});
    fillRow(m_tools, {metrics.margin(), metrics.grid(), metrics.margin(), 0}, metrics.grid(),
            {captionOf(tr("Sho&w"), m_choice), m_choice, m_period, {m_reason, 1}});
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(metrics.grid());
    fillColumn(this, {}, 0, {m_tools, {m_splitter, 1}});
    setFocusProxy(m_ownPage);
    connect(m_choice, &QComboBox::activated, this, [this](int index) { show(static_cast<Shown>(index)); });
    connect(m_period, &QComboBox::activated, this, &EvaluationPage::choosePeriod);
    connect(&evaluation, &app::LiveEvaluation::updated, this, &EvaluationPage::followTournament);
    const int remembered = QSettings().value(kShownKey, 0).toInt();
    m_shown = static_cast<Shown>(std::clamp(remembered, 0, static_cast<int>(Shown::Both)));
    followTournament();
}

PreviewPage* EvaluationPage::newPage(app::LiveEvaluation& evaluation, const QString& name)
{
    auto* page = new PreviewPage(evaluation, m_splitter);
    page->setObjectName(name);
    m_splitter->addWidget(page);
    connect(page, &PreviewPage::askedWhy, this,
            [this, &evaluation](engine::ParticipantNumber participant, engine::Quantity quantity) {
                Q_EMIT askedWhy(&evaluation, participant, quantity);
            });
    connect(page, &PreviewPage::numberCurrent, this,
            [this, &evaluation](engine::ParticipantNumber participant, engine::Quantity quantity) {
                Q_EMIT numberCurrent(&evaluation, participant, quantity);
            });
    connect(page, &PreviewPage::placeActivated, this, &EvaluationPage::placeActivated);
    return page;
}

QString EvaluationPage::keyboardHelp()
{
    return PreviewPage::keyboardHelp();
}

void EvaluationPage::select(engine::ParticipantNumber participant)
{
    if (m_eloPage && m_eloPage->isVisible())
        m_eloPage->select(participant);
    if (m_ownPage->isVisible())
        m_ownPage->select(participant);
}

void EvaluationPage::show(Shown shown)
{
    m_shown = shown;
    QSettings().setValue(kShownKey, static_cast<int>(shown));
    followTournament();
}

void EvaluationPage::followTournament()
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    // A tournament that is rated by Elo itself has no second one.
    const auto* own = m_evaluation.system();
    const bool isElo = own != nullptr && own->ratings == engine::RatingSource::Fide;
    const bool hasChoice = engine::hasElo(tournament) && !isElo;
    const Shown shown = hasChoice ? m_shown : Shown::Own;
    m_tools->setVisible(hasChoice);
    {
        const QSignalBlocker blocker(m_choice);
        m_choice->setItemText(0, own != nullptr ? QString::fromLatin1(own->ratingName) : tr("rating"));
        m_choice->setItemText(2, fillPattern(tr("%1 and Elo"), {m_choice->itemText(0)}));
        m_choice->setCurrentIndex(static_cast<int>(shown));
    }
    if (shown != Shown::Own)
        showElo();
    offerPeriods();
    m_reason->setText(shown == Shown::Own ? QString() : reason());
    m_ownPage->setVisible(shown != Shown::Elo);
    if (m_eloPage)
        m_eloPage->setVisible(shown != Shown::Own);
    setFocusProxy(shown == Shown::Elo ? m_eloPage : m_ownPage);
    tellWhetherSeen();
    arrange();
}

/// The rating periods to choose from, where the Elo is shown and split by them.
void EvaluationPage::offerPeriods()
{
    const auto periods = engine::ratingPeriodsOf(m_evaluation.document().tournament().header);
    const QSignalBlocker blocker(m_period);
    const int chosen = m_period->currentIndex();
    m_period->clear();
    m_period->addItem(tr("all months together"));
    for (const engine::RatingPeriod& period : periods)
        m_period->addItem(fillPattern(tr("%1 to %2"), {formatDate(period.first), formatDate(period.last)}));
    m_period->setCurrentIndex(chosen < m_period->count() ? std::max(chosen, 0) : 0);
    m_period->setVisible(!periods.empty() && m_choice->currentIndex() != static_cast<int>(Shown::Own));
    choosePeriod();
}

void EvaluationPage::choosePeriod()
{
    if (!m_elo)
        return;
    const int index = m_period->currentIndex();
    m_elo->setPeriod(index > 0 ? std::optional(static_cast<std::size_t>(index - 1)) : std::nullopt);
}

QString EvaluationPage::reason() const
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const auto periods = engine::ratingPeriodsOf(tournament.header);
    QStringList parts{reasonOf(tournament.header)};
    if (!periods.empty())
        parts += gapsOf(tournament, periods);
    else if (engine::isLongForElo(tournament.header))
        parts += tr("as a whole; the tournament's data say whether it is split by months");
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

/// What nobody sees need not be computed with every key.
void EvaluationPage::tellWhetherSeen()
{
    if (m_elo)
        m_elo->setViewed(this, isVisible() && !m_eloPage->isHidden());
}

void EvaluationPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    tellWhetherSeen();
}

void EvaluationPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    tellWhetherSeen();
}

void EvaluationPage::showElo()
{
    if (m_elo) {
        if (m_elo->sharedRules() != m_evaluation.sharedRules())
            m_elo->setRules(m_evaluation.sharedRules());
        return;
    }
    m_elo = std::make_unique<app::LiveEvaluation>(m_evaluation.document(), m_evaluation.sharedRules(),
                                                  nullptr, app::EvaluatedAs::Elo);
    m_elo->letRest();
    m_eloPage = newPage(*m_elo, u"eloPreview"_s);
}

/// Two tables beside each other only where both have their columns.
void EvaluationPage::arrange()
{
    const auto wanted = width() >= Metrics(this).scaled(kRoomBeside) ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != wanted)
        m_splitter->setOrientation(wanted);
}

void EvaluationPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace zahlmeister::ui
