// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chronicle/persondialog.h"

#include <algorithm>

#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTabWidget>
#include <QTableView>

#include "app/persons/sameness.h"
#include "app/session/chroniclework.h"
#include "app/session/livechronicle.h"
#include "app/text/calendar.h"
#include "ui/chronicle/enteredpersondialog.h"
#include "ui/delegates/figuredelegate.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/rolelabel.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tables/contextmenu.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr QSize kPersonChoiceSize(900, 660); ///< design pixels
constexpr int kLongestDecision = 500;

enum Tab { MergeTab, PartTab, QuestionsTab, DecisionsTab };

app::Sameness samenessOf(const engine::Participant& one, const engine::Participant& other)
{
    return app::sameness(app::factsOf(one), app::factsOf(other)).sameness;
}

/// What contradicts that two are one; empty: nothing does.
QString contradictionOf(const engine::Participant& one, const engine::Participant& other)
{
    switch (app::sameness(app::factsOf(one), app::factsOf(other)).by) {
    case app::PersonFact::FederationId:
        return PersonDialog::tr("Their IDs differ, so they are two: %1 and %2.");
    case app::PersonFact::BirthYear:
        return PersonDialog::tr("Their years of birth differ, so they are two: %1 and %2.");
    case app::PersonFact::Generation:
        return PersonDialog::tr("One of them is the junior, so they are two: %1 and %2.");
    default: return {};
    }
}

} // namespace

PersonDialog::PersonDialog(app::Session& session, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_session(session),
      m_messages(new MessageBar(this)),
      m_new(pushButton(tr("&New person…"), this, &PersonDialog::enterPerson)),
      m_change(pushButton(tr("&Change…"), this, &PersonDialog::changePerson)),
      m_remove(pushButton(tr("R&emove"), this, &PersonDialog::removePerson)),
      m_person(new PersonChoice(session, tr("&Player"), tr("Players"), this, {m_new, m_change, m_remove})),
      m_other(new PersonChoice(session, tr("&Other player"), tr("Other players"), this, {}, true)),
      m_histories(new HistoriesModel(this)),
      m_tabs(new QTabWidget(this)),
      m_seats(new SeatsModel(this)),
      m_questions(new PersonQuestionsModel(this)),
      m_decisions(new PersonDecisionsModel(this)),
      m_sentence(quietLabel(this)),
      m_reason(new QLineEdit(this)),
      m_do(pushButton(tr("&Merge"), this, [this] { m_tabs->currentIndex() == PartTab ? part() : merge(); })),
      m_takeBack(pushButton(tr("&Take back"), this, qOverload<>(&PersonDialog::takeBack)))
{
    setObjectName(u"personDialog"_s);
    setWindowTitle(tr("Persons"));
    build();
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &PersonDialog::follow);
    connect(&session, &app::Session::workFileChanged, m_reason,
            &QLineEdit::clear); // it was of the other file
    connect(m_person, &PersonChoice::chosenChanged, this, &PersonDialog::follow);
    connect(m_other, &PersonChoice::chosenChanged, this, &PersonDialog::judge);
    connect(m_seats, &QAbstractItemModel::dataChanged, this, &PersonDialog::judge);
    connect(m_tabs, &QTabWidget::currentChanged, this, &PersonDialog::judge);
    follow();
    m_person->setFocus();
}

void PersonDialog::build()
{
    m_tabs->addTab(mergeTab(), tr("Merge &with…"));
    m_tabs->addTab(partTab(), tr("P&art"));
    m_tabs->addTab(questionsTab(), tr("&Questions"));
    m_tabs->addTab(decisionsTab(), tr("&Decided before"));
    for (int i = 0; i < m_tabs->count(); ++i)
        m_tabs->widget(i)->setContentsMargins(allAround(Metrics(this).grid()));
    m_reason->setMaxLength(kLongestDecision);
    m_reason->setPlaceholderText(tr("such as: married in 2026, as the club confirms"));
    auto* close = pushButton(tr("Close"), this, &QDialog::close);
    fillDialog(this, kPersonChoiceSize,
               {{m_person, 1},
                {m_tabs, 1},
                m_sentence,
                rowOf(this, {captionOf(tr("Rea&son"), m_reason), {m_reason, 1}, m_do, close})},
               m_messages);
}

/// Whom to merge with, and below it what both of them played, side by side.
QWidget* PersonDialog::mergeTab()
{
    auto* tab = new QWidget(this);
    auto* table = named(new QTableView(this), u"histories"_s);
    dressPersonTable(*table, *m_histories, tr("What both players played, by days"), 1);
    new EmptyHint(*table,
                  tr("Choose the other player: what both of them played then stands here side by side."));
    fillColumn(tab, {{m_other, 1}, {table, 1}});
    return tab;
}

QWidget* PersonDialog::partTab()
{
    auto* tab = new QWidget(this);
    m_seatsTable = new QTableView(this);
    dressPersonTable(*m_seatsTable, *m_seats, tr("Participations of the player"), 0);
    new EmptyHint(*m_seatsTable, tr("Choose a player above."));
    // The tick is in the first column, and the cursor may be in any of them.
    auto* tick = new QShortcut(Qt::Key_Space, m_seatsTable);
    tick->setContext(Qt::WidgetShortcut);
    connect(tick, &QShortcut::activated, this, [this] {
        const QModelIndex seat = m_seatsTable->currentIndex().siblingAtColumn(0);
        const bool isTicked = seat.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        m_seats->setData(seat, isTicked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    });
    fillColumn(tab, {sentenceLabel(this, tr("Tick the tournaments in which somebody else took part.")),
                     {m_seatsTable, 1}});
    return tab;
}

void PersonDialog::showQuestions()
{
    m_tabs->setCurrentIndex(QuestionsTab);
}

QWidget* PersonDialog::questionsTab()
{
    auto* tab = new QWidget(this);
    m_questionsTable = new QTableView(this);
    dressPersonTable(*m_questionsTable, *m_questions, tr("Questions about players and their entries"), 2);
    alignFigures(*m_questionsTable, *m_questions);
    new EmptyHint(*m_questionsTable, tr("There is nothing to be asked."));
    connect(m_questionsTable, &QTableView::activated, this, [this](const QModelIndex& index) {
        choose(m_questions->rowAt(index.row()).person);
        m_tabs->setCurrentIndex(MergeTab);
        m_other->setFocus();
    });
    fillColumn(tab, {sentenceLabel(this, tr("Enter chooses the player: merge, part, or correct the entry.")),
                     {m_questionsTable, 1}});
    return tab;
}

QWidget* PersonDialog::decisionsTab()
{
    auto* tab = new QWidget(this);
    m_decisionsTable = new QTableView(this);
    dressPersonTable(*m_decisionsTable, *m_decisions, tr("Decisions about players"), 1);
    alignFigures(*m_decisionsTable, *m_decisions);
    new EmptyHint(*m_decisionsTable, tr("Nothing was decided about players yet."));
    installContextMenu(*m_decisionsTable, {m_takeBack});
    connect(m_decisionsTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PersonDialog::updateButtons);
    fillColumn(tab, {{m_decisionsTable, 1}, rowOf(this, {freeRoom(), m_takeBack})});
    return tab;
}

void PersonDialog::choose(const std::string& id)
{
    m_person->choose(id);
}

void PersonDialog::chooseOther(const std::string& id)
{
    m_other->choose(id);
}

void PersonDialog::tick(engine::TournamentId tournament)
{
    m_tabs->setCurrentIndex(PartTab);
    for (int row = 0; row < m_seats->rowCount(); ++row) {
        if (m_seats->rowAt(row).tournament == tournament)
            m_seats->setData(m_seats->index(row, 0), Qt::Checked, Qt::CheckStateRole);
    }
}

QString PersonDialog::sentence() const
{
    return m_sentence->text();
}

const app::PersonHistory* PersonDialog::person(const std::string& id) const
{
    const auto& persons = m_session.chronicle().chronicle()->persons;
    const auto found = std::ranges::find(persons, id, &app::PersonHistory::id);
    return id.empty() || found == persons.end() ? nullptr : &*found;
}

void PersonDialog::follow()
{
    if (const app::PersonHistory* const one = person(m_person->chosen()))
        m_seats->show(*one);
    else
        m_seats->setRows({});
    if (!m_seatsTable->currentIndex().isValid())
        m_seatsTable->setCurrentIndex(m_seats->index(0, 0));
    const app::LiveChronicle& live = m_session.chronicle();
    m_questions->show(*live.recalculation(), *live.chronicle());
    const int questions = m_questions->rowCount();
    m_tabs->setTabText(QuestionsTab, questions == 0
                                         ? tr("&Questions")
                                         : fillPattern(tr("&Questions (%1)"), {formatCount(questions)}));
    m_decisions->show(live.decisions(), *live.chronicle());
    m_decisionsTable->setCurrentIndex(m_decisions->index(0, 0));
    judge();
}

std::optional<app::PersonDecision> PersonDialog::wanted() const
{
    const std::string reason = m_reason->text().trimmed().toStdString();
    const app::PersonHistory* const one = person(m_person->chosen());
    if (!one)
        return {};
    if (m_tabs->currentIndex() == PartTab) {
        const auto others = m_seats->ticked();
        // Of whom it is not clear who he is, all may be somebody else's: he is none of those he may be then.
        const bool isUnclear = one->participations.front().participant->person.empty();
        if (others.empty() || (others.size() == one->participations.size() && !isUnclear))
            return {};
        return app::parting(*one, others, reason);
    }
    const app::PersonHistory* const other = person(m_other->chosen());
    return other && other != one ? std::optional(app::merging(*one, *other, reason)) : std::nullopt;
}

/// Says what would change, or why it cannot be done.
void PersonDialog::judge()
{
    m_isJudged = false;
    m_isPossible = false;
    m_job.stop(); // what is being computed is of another choice
    if (const auto join = joined()) {
        judgeJoined(*join);
        return;
    }
    const auto decision = wanted();
    const app::PersonHistory* const one = person(m_person->chosen());
    const app::PersonHistory* const other = person(m_other->chosen());
    m_histories->show(one, one != other ? other : nullptr);
    QStringList common;
    if (m_tabs->currentIndex() == MergeTab && one && other && one != other) {
        const ChangeWords words(*m_session.chronicle().chronicle());
        for (const engine::TournamentId id : app::tournamentsOfBoth(*one, *other))
            common += words.tournament(id);
    }
    if (!common.isEmpty()) {
        say(*m_sentence,
            tr("Both took part in the same tournament, so they are two: %1.").arg(common.join(u", "_s)),
            true);
        m_isJudged = true;
    } else if (!decision) {
        say(*m_sentence,
            m_tabs->currentIndex() == MergeTab  ? tr("Choose two different players.")
            : m_tabs->currentIndex() == PartTab ? tr("Tick some of the tournaments, but not all.")
                                                : QString(),
            false);
        m_isJudged = true;
    } else {
        say(*m_sentence, tr("Computing what would change…"), false);
        const app::LiveChronicle& live = m_session.chronicle();
        app::PersonDecisions all = live.decisions();
        all.push_back(*decision);
        m_job.start(
            this,
            [chronicle = live.chronicle(), before = live.recalculation(), removed = live.removedTournaments(),
             all = std::move(all)](const std::stop_token& stop) {
                const auto after = app::recalculate(chronicle->tournaments, *chronicle->rules, all, removed);
                return stop.stop_requested()
                           ? app::Impact()
                           : app::impactOf(app::newIn(after, *before),
                                           app::chronicleOf(chronicle->tournaments, chronicle->rules, all),
                                           app::today());
            },
            [this](const app::Impact& impact) { showJudged(impact); });
    }
    updateButtons();
}

void PersonDialog::showJudged(const app::Impact& impact)
{
    m_isJudged = true;
    m_isPossible = true;
    say(*m_sentence,
        impact.lines.empty()
            ? tr("No rating changes by that.")
            : tr("What follows from it when the chain is computed anew: %1").arg(impactText(impact)),
        false);
    updateButtons();
}

void PersonDialog::updateButtons()
{
    const bool isWritable = m_session.isWritable();
    const bool isDecisions = m_tabs->currentIndex() == DecisionsTab || m_tabs->currentIndex() == QuestionsTab;
    m_do->setText(m_tabs->currentIndex() == PartTab ? tr("Pa&rt") : tr("&Merge"));
    m_do->setEnabled(isWritable && m_isPossible && !isDecisions);
    m_reason->setEnabled(isWritable && !isDecisions);
    m_takeBack->setEnabled(isWritable && m_decisionsTable->currentIndex().isValid());
    m_new->setEnabled(isWritable);
    for (QPushButton* button : {m_change, m_remove})
        button->setEnabled(isWritable && m_person->entered().has_value());
}

void PersonDialog::enterPerson()
{
    ask({});
}

void PersonDialog::changePerson()
{
    if (const auto entered = m_person->entered())
        ask(*entered);
}

void PersonDialog::ask(const app::EnteredPerson& person)
{
    auto* dialog = new EnteredPersonDialog(person, *m_session.rules(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { put(dialog->person()); });
    dialog->open();
}

void PersonDialog::put(const app::EnteredPerson& person)
{
    if (!m_session.workFile())
        return;
    const auto all = enteredIn(m_session);
    const auto known = std::ranges::find_if(all, [&](const app::EnteredPerson& other) {
        return other.id != person.id && samenessOf(other.known, person.known) == app::Sameness::Same;
    });
    if (known != all.end()) {
        m_messages->say(
            {Message::Level::Error, fillPattern(tr("%1 is entered already."), {formatName(known->known)})});
        return;
    }
    const auto before = std::ranges::find(all, person.id, &app::EnteredPerson::id);
    const auto id = app::putEnteredPerson(*m_session.workFile(), person);
    if (!m_messages->succeeded(id))
        return;
    const std::vector facts{app::factsOf(person.known)};
    const auto* const played = app::personsOf(*m_session.chronicle().chronicle(), facts).front();
    const QString text = played ? tr("%1 is the player of the tournaments: of both ratings the one with the "
                                     "higher index is offered.")
                         : before == all.end() ? tr("%1 was entered.")
                                               : tr("%1 was changed.");
    const auto undo = [this, id = *id, old = before == all.end() ? app::EnteredPerson() : *before] {
        return old.id == 0 ? app::removeEnteredPerson(*m_session.workFile(), id)
                           : app::putEnteredPerson(*m_session.workFile(), old).map([](auto) {});
    };
    sayEntered(fillPattern(text, {formatName(person.known)}), undo);
    m_person->choose(played ? played->id : rowIdOf({.id = *id}));
}

void PersonDialog::removePerson()
{
    const auto entered = m_person->entered();
    if (!entered || !m_messages->succeeded(app::removeEnteredPerson(*m_session.workFile(), entered->id)))
        return;
    sayEntered(fillPattern(tr("%1 was removed."), {formatName(entered->known)}), [this, old = *entered] {
        return app::putEnteredPerson(*m_session.workFile(), old).map([](auto) {});
    });
}

/// The persons entered by hand have changed; says how.
void PersonDialog::sayEntered(const QString& text, const std::function<Result<void>()>& undo)
{
    const auto lookAgain = [this] {
        m_person->refresh();
        m_other->refresh();
        Q_EMIT personsEntered();
    };
    m_messages->say({.text = text, .actionText = tr("Undo"), .action = [this, undo, lookAgain] {
                         if (m_session.workFile())
                             m_messages->succeeded(undo());
                         lookAgain();
                     }});
    lookAgain();
}

/// One of the two has not played: he becomes one with the other by getting his data.
std::optional<PersonDialog::Joined> PersonDialog::joined() const
{
    if (m_tabs->currentIndex() != MergeTab)
        return {};
    const app::PersonHistory* const one = person(m_person->chosen());
    const app::PersonHistory* const other = person(m_other->chosen());
    const auto entered = one ? m_other->entered() : m_person->entered();
    const app::PersonHistory* const history = one ? one : other;
    if (!entered || (one && other) || !history)
        return {};
    Joined joined{*entered, *entered, history};
    const engine::Participant& known = history->person();
    joined.after.known.name = known.name;
    if (!known.club.empty())
        joined.after.known.club = known.club;
    if (!known.personId.empty())
        joined.after.known.personId = known.personId;
    if (const auto year = engine::birthYearOf(known))
        joined.after.known.birthYear = year;
    return joined;
}

void PersonDialog::judgeJoined(const Joined& joined)
{
    const engine::Participant& known = joined.other->person();
    const QString contradiction = contradictionOf(joined.before.known, known);
    m_isJudged = true;
    m_isPossible = contradiction.isEmpty() && samenessOf(joined.after.known, known) == app::Sameness::Same;
    const QString pattern =
        !contradiction.isEmpty() ? contradiction
        : m_isPossible           ? tr("What was entered of %1 gets name, club, ID and year of birth of %2.")
                       : tr("No ID, year of birth or club is known by which %1 and %2 could be one.");
    say(*m_sentence, fillPattern(pattern, {formatName(joined.before.known), formatName(known)}),
        !m_isPossible);
    updateButtons();
}

void PersonDialog::merge()
{
    if (const auto join = joined(); join && m_isPossible) {
        put(join->after);
        return;
    }
    if (const auto decision = wanted(); decision && m_isPossible)
        decide(*decision, tr("The two players are one now."));
}

void PersonDialog::part()
{
    if (const auto decision = wanted(); decision && m_isPossible)
        decide(*decision, tr("The player was parted into two."));
}

void PersonDialog::decide(app::PersonDecision decision, const QString& done)
{
    const auto decided = app::decide(m_session, std::move(decision), app::today());
    if (!m_messages->succeeded(decided) || isRefused(*decided))
        return;
    m_reason->clear();
    m_messages->say(
        {.text = done, .actionText = tr("Undo"), .action = [this, id = decided->kept->id] { takeBack(id); }});
}

void PersonDialog::takeBack()
{
    if (const QModelIndex current = m_decisionsTable->currentIndex(); current.isValid())
        takeBack(m_decisions->rowAt(current.row()).id);
}

void PersonDialog::takeBack(std::int64_t id)
{
    const auto taken = app::takeBack(m_session, id);
    if (m_messages->succeeded(taken) && !isRefused(*taken))
        m_messages->say({.text = tr("The decision was taken back.")});
}

/// Says why nothing was done.
bool PersonDialog::isRefused(const app::Decided& decided)
{
    if (decided.seatedTwice.empty())
        return false;
    const ChangeWords words(*m_session.chronicle().chronicle());
    QStringList names;
    for (const engine::TournamentId id : decided.seatedTwice)
        names += words.tournament(id);
    m_messages->say({Message::Level::Error,
                     tr("Nothing was changed: one player would sit twice in the same tournament: %1.")
                         .arg(names.join(u", "_s))});
    return true;
}

} // namespace zahlmeister::ui
