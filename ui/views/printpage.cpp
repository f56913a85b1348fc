// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/printpage.h"

#include <QStringList>

#include "app/chronicle/anonymous.h"
#include "app/chronicle/season.h"
#include "engine/catalogue/rulecatalog.h"
#include "ui/print/sheetparts.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/theme.h"
#include "ui/views/sheetchoice.h"
#include "ui/views/sheetoutput.h"
#include "ui/views/sheetpane.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/messagebar.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kChoiceWidth = 272; ///< design pixels

} // namespace

PrintPage::PrintPage(app::LiveEvaluation& evaluation, QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_choice(new SheetChoice(evaluation, this)),
      m_messages(new MessageBar), // a child of this in the layout below, so that Tab comes to it last
      m_output(new SheetOutput(m_worker, *m_messages, this)),
      m_pane(new SheetPane(m_worker, this))
{
    const Metrics metrics(this);
    auto* choices = new QWidget(this);
    choices->setFixedWidth(metrics.scaled(kChoiceWidth));
    fillColumn(choices, allAround(metrics.margin()), metrics.grid() / 2,
               {{m_choice, 1}, fixedRoom(metrics.grid()), m_output});
    fillRow(this, {}, 0, {choices, {columnOf(0, {m_messages, {m_pane, 1}}), 1}});

    connect(&evaluation, &app::LiveEvaluation::updated, this, [this] {
        m_isStale = true;
        if (isVisible())
            follow();
    });
    connect(m_choice, &SheetChoice::changed, this, [this] {
        m_isStale = true;
        if (isVisible())
            layOut();
    });
    connect(m_pane, &SheetPane::laidOut, this, [this] {
        updateEnabled();
        if (m_isStale && isVisible())
            layOut();
    });
    connect(m_output, &SheetOutput::saveWanted, this, &PrintPage::save);
    connect(m_output, &SheetOutput::printWanted, this, [this] { m_output->print(m_pane->sheets()); });
    updateEnabled();
}

PrintPage::~PrintPage()
{
    m_worker.wait();
}

void PrintPage::print()
{
    m_output->pressPrint();
}

QString PrintPage::keyboardHelp()
{
    const QStringList choice{tr("Space") + u'\t' + tr("Take a player in or leave him out")};
    return (SheetOutput::keys() + choice + SheetPane::keys()).join(u'\n');
}

SheetRequest PrintPage::request() const
{
    return m_choice->request();
}

std::shared_ptr<const SheetSnapshot> PrintPage::snapshot() const
{
    const auto& evaluation = m_evaluation.traced();
    const auto& choice = m_evaluation.choice();
    if (!evaluation.has_value() || !choice.has_value())
        return nullptr;
    const app::TournamentDocument& document = m_evaluation.document();
    engine::Tournament tournament = document.tournament();
    if (!namesEverybody(request().kind)) {
        auto published = app::publishedTournament(document.workFile(), document.id(), std::move(tournament));
        if (!published.has_value())
            return nullptr; // rather nothing than a name that must not be shown
        tournament = std::move(published->tournament);
    }
    SheetSnapshot values{std::move(tournament), evaluation.value(), *choice.value().version,
                         m_evaluation.findings()};
    if (request().kind == SheetKind::LeagueTable) {
        auto earlier = app::earlierParts(document.workFile(), document.id(), document.tournament().header);
        if (earlier.has_value() && !earlier->empty())
            values.season = app::seasonOf(std::move(*earlier), document.tournament());
    }
    return std::make_shared<const SheetSnapshot>(std::move(values));
}

void PrintPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        follow();
}

void PrintPage::follow()
{
    m_choice->refresh();
    layOut();
}

void PrintPage::layOut()
{
    if (m_pane->isLayingOut())
        return; // what has become stale meanwhile is set when that is done
    m_isStale = false;
    const auto values = snapshot();
    if (!values || values->tournament.participants.empty())
        m_pane->showText(tr("Nothing to print yet. Enter participants and results first."));
    else if (m_choice->isAnybodyChosen())
        m_pane->layOut(values, request());
    else
        m_pane->showText(m_choice->isAnybodyOffered()
                             ? tr("No player is chosen. Tick the players whose sheets you want.")
                             : withRatingName(tr("Nobody gets a first {rating} in this tournament."),
                                              engine::descriptionOf(values->version)));
    updateEnabled();
}

void PrintPage::updateEnabled()
{
    m_output->setKind(request().kind);
    m_output->setReady(m_pane->sheets() != nullptr);
}

void PrintPage::save()
{
    m_output->save(snapshot(), request(), m_choice->isPerPlayer(),
                   tournamentTitle(m_evaluation.document().tournament()) + u" – "_s + m_choice->title());
}

void PrintPage::saveTo(const QString& path)
{
    const auto values = snapshot();
    if (values && m_choice->isAnybodyChosen())
        m_output->write(values, request(), m_choice->isPerPlayer(), path);
}

} // namespace zahlmeister::ui
