// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/namingwindow.h"

#include <set>

#include <QHeaderView>
#include <QLineEdit>
#include <QTableView>

#include "app/chronicle/seats.h"
#include "app/names/namefold.h"
#include "app/text/calendar.h"
#include "engine/base/try.h"
#include "ui/models/listtablemodel.h"
#include "ui/text/format.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

/// What is known of the persons besides the list.
struct NamingWindow::Known {
    std::map<std::string, std::vector<app::UnnamedPerson>> noted = {}; ///< by their ids in the chronicle
    std::set<std::string> members = {};                                ///< who may not be made anonymous
};

NamingWindow::NamingWindow(app::Session& session, QWidget* parent)
    : ListWindow(session, parent),
      m_reason(new QLineEdit(this)),
      m_object(pushButton(tr("Note &objection"), this, [this] { note(app::UnnamedKind::Objection); })),
      m_anonymise(pushButton(tr("Make &anonymous"), this, [this] { note(app::UnnamedKind::Anonymous); })),
      m_takeBack(pushButton(tr("&Take back"), this, &NamingWindow::takeBack)),
      m_known(std::make_shared<const Known>())
{
    setWindowTitle(tr("Naming in publications"));
    setObjectName(u"naming"_s);
    m_reason->setObjectName(u"reason"_s);
    m_reason->setPlaceholderText(tr("such as: letter of 20 November"));
    m_object->setToolTip(tr("The person is in no list and nowhere named (6.5)"));
    build(rowOf(this, {captionOf(tr("&Reason"), m_reason), {m_reason, 1}}),
          tr("Nobody has taken part in a tournament that can be evaluated."),
          {m_object, m_anonymise, m_takeBack}, false);
    installContextMenu(view(), {m_object, m_anonymise, m_takeBack});
    connect(view().selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &NamingWindow::updateButtons);
    connect(&model(), &QAbstractItemModel::modelReset, this, &NamingWindow::updateButtons);
    updateButtons();
    follow();
}

void NamingWindow::choosePerson(const std::string& person)
{
    m_wanted = person;
    if (!isComputing())
        goTo(person);
}

Result<ListWindow::Question::OfChronicle> NamingWindow::wanted()
{
    TRY(auto unnamed, app::unnamedPersons(*session().workFile()));
    return [this, unnamed = std::move(unnamed)](const app::Chronicle& chronicle, const Asking&) {
        const app::PublicationFilter filter(chronicle, unnamed, app::today());
        auto known = std::make_shared<Known>();
        const app::Seats seats(chronicle);
        for (const app::UnnamedPerson& one : unnamed) {
            if (const auto* person = seats.at(one.tournament, one.participant, one.name))
                known->noted[person->id].push_back(one);
        }
        Made made;
        made.table = namingTable(chronicle, filter);
        for (const app::PersonHistory& person : chronicle.persons) {
            if (filter.isMember(person))
                known->members.insert(person.id);
        }
        made.show = [this, known] { take(known); };
        return Result<Answer>(answerOf(std::move(made)));
    };
}

void NamingWindow::take(const std::shared_ptr<const Known>& known)
{
    m_known = known;
    if (!m_wanted.empty())
        goTo(std::exchange(m_wanted, {}));
    updateButtons();
}

void NamingWindow::updateButtons()
{
    const ListRow* const row = currentRow();
    const bool isWritable = session().isWritable() && row;
    const bool isNoted = row && m_known->noted.contains(row->person);
    const bool isMember = row && m_known->members.contains(row->person);
    m_object->setEnabled(isWritable && !isNoted);
    m_anonymise->setEnabled(isWritable && !isNoted && !isMember);
    m_anonymise->setToolTip(isMember
                                ? tr("Only who is no member, or none any more, may be made anonymous (4.1.1)")
                                : tr("The person's games stay, the name goes (4.1.1)"));
    m_takeBack->setEnabled(isWritable && isNoted);
}

void NamingWindow::tellChange(const QString& sentence, std::function<Result<void>()> undo)
{
    messageBar().say({Message::Level::Note, sentence, {}, tr("Undo"), [this, undo = std::move(undo)] {
                          if (!messageBar().succeeded(undo()))
                              return;
                          follow();
                          Q_EMIT changed();
                      }});
    m_reason->clear();
    follow();
    Q_EMIT changed();
}

void NamingWindow::note(app::UnnamedKind kind)
{
    const ListRow* const row = currentRow();
    const bool isObjection = kind == app::UnnamedKind::Objection;
    if (!row || !(isObjection ? m_object : m_anonymise)->isEnabled())
        return;
    const QString name = row->cells.front().text;
    const auto id = app::addUnnamedPerson(*session().workFile(), {.kind = kind,
                                                                  .tournament = row->tournament,
                                                                  .participant = row->number,
                                                                  .name = name.toStdString(),
                                                                  .decided = app::today(),
                                                                  .reason = m_reason->text().toStdString()});
    if (!messageBar().succeeded(id))
        return;
    tellChange(
        fillPattern(isObjection ? tr("%1 is not published any more.") : tr("%1 is anonymous."), {name}),
        [this, id = *id] { return app::removeUnnamedPerson(*session().workFile(), id); });
}

void NamingWindow::takeBack()
{
    const ListRow* const row = currentRow();
    if (!row || !m_takeBack->isEnabled())
        return;
    const auto noted = m_known->noted.at(row->person);
    for (const app::UnnamedPerson& one : noted) {
        if (!messageBar().succeeded(app::removeUnnamedPerson(*session().workFile(), one.id)))
            return;
    }
    tellChange(fillPattern(tr("%1 may be named again."), {row->cells.front().text}),
               [this, noted]() -> Result<void> {
                   for (const app::UnnamedPerson& one : noted) {
                       TRY_DO(app::addUnnamedPerson(*session().workFile(), one));
                   }
                   return {};
               });
}

} // namespace zahlmeister::ui
