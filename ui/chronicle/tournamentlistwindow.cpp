// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/tournamentlistwindow.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include "app/archive/reading/archiveregister.h"
#include "app/rules/shippedrules.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/text/format.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

TournamentListWindow::TournamentListWindow(app::Session& session, QWidget* parent, app::ArchiveLink* archive)
    : ListWindow(session, parent, archive),
      m_from(new DateField(this)),
      m_until(new DateField(this)),
      m_level(new QLineEdit(this)),
      m_evaluator(new QLineEdit(this))
{
    const Metrics metrics(this);
    setWindowTitle(archive ? tr("Tournaments of the archive") : tr("List of tournaments"));
    setObjectName(u"listOfTournaments"_s);
    m_level->setPlaceholderText(u"C00"_s);
    m_level->setMaxLength(3);
    m_level->setToolTip(tr("Organisation level such as C00, with those below it (6.3)"));
    for (QLineEdit* field : std::initializer_list<QLineEdit*>{m_from, m_until, m_level, m_evaluator}) {
        const bool isText = field == m_evaluator;
        field->setMaximumWidth(metrics.fieldWidth(field == m_level ? 5 : isText ? 28 : 12));
        connect(field, &QLineEdit::textChanged, this, &TournamentListWindow::follow);
    }
    build(
        rowOf(this, {captionOf(tr("Ended f&rom"), m_from),
                     m_from,
                     captionOf(tr("&until", "day"), m_until),
                     m_until,
                     captionOf(tr("&Level"), m_level),
                     m_level,
                     captionOf(tr("&Evaluated by"), m_evaluator),
                     {m_evaluator, 1},
                     freeRoom()}),
        tr("No tournament is listed. A list has the tournaments that have an end date and can be evaluated."),
        {});
    if (archive) {
        const QSignalBlocker blocker(m_from);
        m_from->setDate(app::today().plusYears(-1));
    }
    follow();
}

void TournamentListWindow::choose(const app::TournamentListRequest& request)
{
    m_from->setDate(request.from);
    m_until->setDate(request.until);
    m_level->setText(fromEngine(request.level));
    m_evaluator->setText(fromEngine(request.evaluator));
    follow();
}

std::optional<app::TournamentListRequest> TournamentListWindow::chosen() const
{
    if (!m_from->isValid() || !m_until->isValid())
        return std::nullopt;
    app::TournamentListRequest request{m_from->date(), m_until->date()};
    request.level = m_level->text().toUpper().toStdString();
    request.evaluator = m_evaluator->text().toStdString();
    return request;
}

ListWindow::Answer TournamentListWindow::answerOf(app::TournamentList list, const engine::RuleCatalog& rules)
{
    Made made{.table = listTable(list, rules)};
    made.list = std::move(list);
    return ListWindow::answerOf(std::move(made));
}

Result<ListWindow::Question::OfChronicle> TournamentListWindow::wanted()
{
    TRY(auto days, app::evaluationDays(*session().workFile()));
    return [request = chosen(), days = std::move(days)](const app::Chronicle& chronicle,
                                                        const Asking&) -> Result<Answer> {
        return request ? answerOf(app::tournamentList(chronicle, days, *request), *chronicle.rules)
                       : ListWindow::answerOf({});
    };
}

ListWindow::Question::OfArchive TournamentListWindow::wantedOfArchive()
{
    return [request = chosen()](app::Archive& archive, const Asking& asking) -> Result<Answer> {
        if (!request)
            return ListWindow::answerOf({});
        TRY(auto list, app::tournamentList(archive, *request, app::kMostListed, asking.goesOn));
        return answerOf(std::move(list), app::shippedRules());
    };
}

} // namespace zahlmeister::ui
