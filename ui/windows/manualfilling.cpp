// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/manualfilling.h"

#include <array>

#include <QAction>

#include "ui/calculator/calculationpage.h"
#include "ui/calculator/correctionpage.h"
#include "ui/charts/chartview.h"
#include "ui/chronicle/personspane.h"
#include "ui/chronicle/playercardpage.h"
#include "ui/dialogs/identifydialog.h"
#include "ui/dialogs/listsdialog.h"
#include "ui/dialogs/officialdialog.h"
#include "ui/dialogs/submissiondialog.h"
#include "ui/manual/manualparts.h"
#include "ui/manual/manualwindow.h"
#include "ui/views/crosstablepane.h"
#include "ui/views/finaltablepane.h"
#include "ui/views/findingspage.h"
#include "ui/views/leaguepane.h"
#include "ui/views/matchespane.h"
#include "ui/views/participantspage.h"
#include "ui/views/previewpage.h"
#include "ui/views/printpage.h"
#include "ui/views/progresspane.h"
#include "ui/views/resultspane.h"
#include "ui/views/roundspane.h"
#include "ui/views/whypanel.h"
#include "ui/windows/startpage.h"
#include "ui/windows/tourdialog.h"
#include "ui/windows/tournamentlist.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

template <class Pane>
QString keysOfPane()
{
    QStringList lines;
    for (const auto& [key, what] : Pane::keyList())
        lines += key + u'\t' + what;
    return lines.join(u'\n');
}

constexpr auto kSheets = std::to_array<std::pair<const char*, QString (*)()>>({
    {"start", &StartPage::keyboardHelp},
    {"tournaments", &TournamentList::keyboardHelp},
    {"persons", &PersonsPane::keyboardHelp},
    {"participants", &ParticipantsPage::keyboardHelp},
    {"crosstable", &keysOfPane<CrosstablePane>},
    {"progress", &keysOfPane<ProgressPane>},
    {"rounds", &keysOfPane<RoundsPane>},
    {"matches", &keysOfPane<MatchesPane>},
    {"league", &keysOfPane<LeaguePane>},
    {"final-table", &keysOfPane<FinalTablePane>},
    {"evaluation", &PreviewPage::keyboardHelp},
    {"why", &WhyPanel::keyboardHelp},
    {"check", &FindingsPage::keyboardHelp},
    {"print", &PrintPage::keyboardHelp},
    {"card", &PlayerCardPage::keyboardHelp},
    {"chart", &ChartView::keyboardHelp},
    {"identify", &IdentifyDialog::keyboardHelp},
    {"lists", &ListsDialog::keyboardHelp},
    {"calculation", &CalculationPage::keyboardHelp},
    {"correction", &CorrectionPage::keyboardHelp},
    {"submit", &SubmissionDialog::keyboardHelp},
    {"official", &OfficialDialog::keyboardHelp},
    {"tour", &TourDialog::keyboardHelp},
    {"manual", &ManualWindow::keyboardHelp},
});

} // namespace

QString keysNamed(const QString& name)
{
    for (const auto& [known, keys] : kSheets) {
        if (name == QLatin1StringView(known))
            return keys();
    }
    return {};
}

QStringList keySheets()
{
    QStringList names;
    for (const auto& [name, keys] : kSheets)
        names += QString::fromLatin1(name);
    return names;
}

QString commandKeys(const QWidget& window)
{
    QString lines;
    for (const QAction* action : window.actions()) {
        if (action->shortcut().isEmpty())
            continue;
        QString text = action->text().section(u':', 0, 0);
        text.remove(u'&');
        text.remove(u"…"_s);
        lines += action->shortcut().toString(QKeySequence::NativeText) + u'\t' + text + u'\n';
    }
    return lines;
}

ManualBook::Filling manualFilling(const QWidget& window, std::function<QString()> here)
{
    return [&window, here = std::move(here)](const QString& name) -> QString {
        if (name == u"findings")
            return findingEntries();
        if (name == u"formats")
            return formatEntries();
        if (name == u"parameters")
            return parameterTables();
        if (name == u"keys here")
            return here();
        if (name == u"keys everywhere")
            return keyTable(commandKeys(window));
        return name.startsWith(u"keys "_s) ? keyTable(keysNamed(name.mid(5))) : QString();
    };
}

} // namespace zahlmeister::ui
