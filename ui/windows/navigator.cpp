// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/navigator.h"

#include <QTabWidget>

#include "ui/chronicle/personspane.h"
#include "ui/text/format.h"
#include "ui/widgets/arrangement.h"
#include "ui/windows/tournamentlist.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

Navigator::Navigator(TournamentList& tournaments, PersonsPane& persons, QWidget* parent)
    : QWidget(parent),
      m_tournaments(tournaments),
      m_persons(persons),
      m_places(named(new QTabWidget(this), u"places"_s, tr("Places")))
{
    m_places->setDocumentMode(true);
    m_places->setUsesScrollButtons(false);
    m_places->setElideMode(Qt::ElideRight);
    m_places->addTab(&m_tournaments, {});
    m_places->addTab(&m_persons, {});
    m_places->setTabToolTip(0, tr("The tournaments of the work file (Ctrl+Shift+B)"));
    m_places->setTabToolTip(1, tr("Everybody who ever took part (Ctrl+Shift+K)"));
    fillColumn(this, {{m_places, 1}});
    connect(&m_tournaments, &TournamentList::searched, this, [this](const QString& text) {
        m_persons.setSearch(text);
        updateHeads();
    });
    connect(&m_persons, &PersonsPane::searched, this, [this](const QString& text) {
        m_tournaments.setSearch(text);
        updateHeads();
    });
    updateHeads();
}

void Navigator::updateHeads()
{
    const bool isSearching = !m_persons.search().trimmed().isEmpty();
    const auto head = [&](const QString& name, int count) {
        return isSearching ? fillPattern(tr("%1 (%2)"), {name, formatCount(count)}) : name;
    };
    m_places->setTabText(0, head(tr("Tournaments"), m_tournaments.count()));
    m_places->setTabText(1, head(tr("Players"), m_persons.count()));
}

void Navigator::showTournaments()
{
    m_places->setCurrentWidget(&m_tournaments);
    m_tournaments.startSearch();
}

void Navigator::showPersons()
{
    m_places->setCurrentWidget(&m_persons);
    m_persons.startSearch();
}

void Navigator::startSearch()
{
    if (m_places->currentWidget() == &m_persons)
        m_persons.startSearch();
    else
        m_tournaments.startSearch();
}

QString Navigator::keyboardHelp() const
{
    return m_places->currentWidget() == &m_persons ? PersonsPane::keyboardHelp()
                                                   : TournamentList::keyboardHelp();
}

QString Navigator::placeName() const
{
    return m_places->currentWidget() == &m_persons ? tr("Players") : tr("Tournaments");
}

} // namespace zahlmeister::ui
