// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/identifydialog.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include "ui/delegates/candidatedelegate.h"
#include "ui/delegates/identitylistdelegate.h"
#include "ui/entry/participantfields.h"
#include "ui/models/candidatesmodel.h"
#include "ui/models/identitylistmodel.h"
#include "ui/text/entrytext.h"
#include "ui/text/format.h"
#include "ui/text/identitytext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/views/overridereasons.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/emptyhint.h"
#include "ui/widgets/helpbutton.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/tables/contextmenu.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

// Widths in design pixels: in a narrow window the columns give way to each other, and names of persons stay.
constexpr int kFieldWidth = 220;
constexpr int kLeastFieldWidth = 140;
constexpr int kCaseWidth = 336;
constexpr int kLeastCaseWidth = 240;
constexpr int kPatience = 1000; ///< milliseconds

enum Pane { ListPane, EmptyPane };

/// One field: what it is, what was typed, and what the list says; what differs is bold on both sides, with a
/// sign for those who see no bold.
/// @param listed null: there is nobody to compare with
QString comparedRow(const QString& name, const QString& typed, const QString& listed, bool differs,
                    const QColor& secondary)
{
    if (typed.isEmpty() && listed.isEmpty())
        return {};
    const auto cell = [&](const QString& text) -> QString {
        const QString shown = text.isEmpty() ? u"\u2013"_s : text.toHtmlEscaped();
        return u"<td style=\"padding-right:10px\">"_s + (differs ? u"<b>"_s + shown + u"</b>"_s : shown) +
               u"</td>"_s;
    };
    return u"<tr><td style=\"color:"_s + secondary.name() + u"; padding-right:10px\">"_s +
           name.toHtmlEscaped() + u"</td>"_s + cell(typed) + u"<td>"_s +
           (differs ? u"\u2260&nbsp;"_s : QString()) + u"</td>"_s +
           (listed.isNull() ? QString() : cell(listed)) + u"</tr>"_s;
}

/// A rating with its index, and where it comes from when that is not the DWZ.
QString ratingWithSource(const engine::Participant& one)
{
    if (!one.rating)
        return {};
    const QString rating = formatRating(one.rating->value(), one.index);
    return one.ratingSource == engine::RatingSource::Dwz
               ? rating
               : rating + u" ("_s + fieldText(one, ParticipantField::RatingSource) + u')';
}

QString signedLine(const QString& sign, const QString& text, const QColor& tint)
{
    return u"<tr><td style=\"color:"_s + tint.name() + u"; padding-right:6px\"><b>"_s + sign +
           u"</b></td><td>"_s + text.toHtmlEscaped() + u"</td></tr>"_s;
}

} // namespace

IdentifyDialog::IdentifyDialog(app::LiveIdentification& identification, QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_identification(identification),
      m_model(new CandidatesModel(this)),
      m_fieldModel(new IdentityListModel(this))
{
    setObjectName(u"identifyDialog"_s);
    setWindowTitle(tr("Identify participants"));
    build();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &IdentifyDialog::refresh);
    connect(&identification, &app::LiveIdentification::updated, this, &IdentifyDialog::refresh);
    connect(&identification, &app::LiveIdentification::failed, m_messages, &MessageBar::report);
    connect(&identification.finder(), &app::PersonFinder::loadingFailed, m_messages, &MessageBar::report);
    connect(&identification.finder(), &app::PersonFinder::found, this,
            [this](const QString& typed, const std::vector<app::FoundPerson>& persons) {
                if (!m_isSearching || typed != m_search->text())
                    return;
                m_model->setFound(persons);
                showPersons();
            });
    connect(&identification.document(), &app::TournamentDocument::edited, this, &IdentifyDialog::showCase);
    updateCommands(); // nobody is shown before the field has been identified
    refresh();
}

void IdentifyDialog::build()
{
    const Metrics metrics(this);
    m_messages = new MessageBar(this);
    auto* body = rowOf(this, {{buildField(), 20}, {buildCase(), 32}, {buildPersons(), 48}});
    body->setContentsMargins(metrics.margin(), 0, metrics.margin(), 0);
    body->setSpacing(metrics.margin());
    fillDialog(this, {1140, 660}, {m_messages, buildHead(), {body, 1}, buildKeys()})->setContentsMargins({});
}

QWidget* IdentifyDialog::buildHead()
{
    const Metrics metrics(this);
    auto* head = new QWidget(this);
    m_progress = named(new QLabel(head), u"progress"_s);
    strengthen(*m_progress, 1, QFont::Bold);
    m_list = named(new RoleLabel(ColorRole::SecondaryText, {}, head), u"listDate"_s);
    //: one letter, the key for taking everybody who is clear
    m_allClear = command(tr("Take all clear ones"), tr("E"), [this] { takeAllClear(); });
    m_allClear->setToolTip(tr("Everybody with one person who fits, 95 % or more, and nobody else who comes "
                              "close; as one step"));
    m_allListed = command(tr("All ratings as listed"), {}, [this] { takeAllListedRatings(); });
    m_allListed->setToolTip(tr("Rating and index of everybody who is identified, as one step"));
    auto* decisions = pushButton(tr("&Remembered decisions…"), this, &IdentifyDialog::decisionsRequested);
    fillColumn(head, {rowOf(this, {m_progress, freeRoom(), m_list}),
                      rowOf(this, {m_allClear, m_allListed, freeRoom(), decisions})})
        ->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), 0);
    return head;
}

QWidget* IdentifyDialog::buildField()
{
    m_field = named(new QListView(this), u"field"_s, tr("All participants"));
    m_field->setModel(m_fieldModel);
    m_field->setItemDelegate(new IdentityListDelegate(m_field));
    m_field->setFrameShape(QFrame::NoFrame);
    m_field->setUniformItemSizes(true);
    m_field->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_field->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_field->setMinimumWidth(Metrics(this).scaled(kLeastFieldWidth));
    m_field->setMaximumWidth(Metrics(this).scaled(kFieldWidth));
    new EmptyHint(*m_field, tr("No participants yet."));
    m_field->installEventFilter(this);
    connect(m_field->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid() && m_fieldModel->numberAt(current.row()) != m_case)
                    goTo(m_fieldModel->numberAt(current.row()));
            });
    return m_field;
}

QWidget* IdentifyDialog::buildCase()
{
    auto* content = new QWidget(this);
    m_name = named(sentenceLabel(content), u"participantName"_s);
    strengthen(*m_name, 1.3);
    m_facts = named(new QLabel(content), u"participantFacts"_s);
    m_facts->setTextFormat(Qt::RichText);
    m_facts->setWordWrap(true);
    m_facts->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_reasons = new OverrideReasons(m_identification.document(), content);
    connect(m_reasons, &OverrideReasons::finished, this, [this] {
        m_view->setFocus();
        goOn(false);
    });
    connect(m_reasons, &OverrideReasons::failed, m_messages, &MessageBar::report);
    fillColumn(content, {m_name, m_facts, m_reasons, freeRoom()});
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(Metrics(this).scaled(kLeastCaseWidth));
    scroll->setMaximumWidth(Metrics(this).scaled(kCaseWidth));
    return scroll;
}

QWidget* IdentifyDialog::buildPersons()
{
    const Metrics metrics(this);
    auto* panel = new QWidget(this);
    m_search = named(new QLineEdit(panel), u"search"_s, tr("Search all lists"));
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Search all lists (/): name, club, VKZ, number"));
    m_search->addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_isSearching = !text.trimmed().isEmpty();
        if (m_isSearching)
            m_identification.finder().search(text);
        else
            showCase();
    });
    m_view = named(new QListView(panel), u"persons"_s, tr("Persons who could be meant"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new CandidateDelegate(m_view));
    m_model->setTakenBy([this](const app::Candidate& person) {
        const auto other = m_case ? m_identification.takenBy(*m_case, person.rows) : std::nullopt;
        const engine::Tournament& tournament = m_identification.document().tournament();
        return other ? numberedName(tournament, *other) : QString();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &IdentifyDialog::showFacts);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setResizeMode(QListView::Adjust);
    m_view->installEventFilter(this);
    connect(m_view, &QListView::doubleClicked, this, [this](const QModelIndex& at) { take(at.row()); });
    auto* nothing = new QWidget(panel);
    m_empty = named(quietLabel(nothing), u"empty"_s);
    m_import = pushButton(tr("&Import a list…"), this, &IdentifyDialog::listsRequested);
    m_import->setIcon(icon(u"import"_s));
    auto* hint = fillColumn(nothing, {m_empty, {m_import, 0, Qt::AlignLeft}, freeRoom()});
    hint->setContentsMargins(0, metrics.groupGap(), 0, 0);
    hint->setSpacing(metrics.margin());
    m_stack = new QStackedWidget(panel);
    m_stack->addWidget(m_view);
    m_stack->addWidget(nothing);
    fillColumn(panel, {m_search, {m_stack, 1}});
    return panel;
}

QPushButton* IdentifyDialog::command(const QString& text, const QString& key,
                                     const std::function<void()>& act)
{
    //: a command and its key: "Text-only (T)"
    auto* button = pushButton(key.isEmpty() ? text : fillPattern(tr("%1 (%2)"), {text, key}), this, act);
    button->setFocusPolicy(Qt::TabFocus);
    button->setProperty("key", key);
    return button;
}

QPushButton* IdentifyDialog::decision(const QString& text, const QString& key, Decide how)
{
    // Not (m_identification.*how)(*m_case): GCC 12 makes wrong code of it where it is sanitized.
    return command(text, key, [this, how] { decided(std::invoke(how, m_identification, *m_case)); });
}

QWidget* IdentifyDialog::buildKeys()
{
    const Metrics metrics(this);
    auto* bar = new QWidget(this);
    m_take = command(tr("Take"), tr("Enter"), [this] { takeCurrent(); });
    //: one letter, the key for a newcomer
    m_newcomer = decision(tr("New"), tr("N"), &app::LiveIdentification::markNewcomer);
    //: one letter, the key for text-only
    m_textOnly = decision(tr("Text-only"), tr("T"), &app::LiveIdentification::markTextOnly);
    //: one letter, the key for a chess computer
    m_computer = decision(tr("Computer"), tr("C"), &app::LiveIdentification::markComputer);
    //: one letter, the key for taking the list's values
    m_listed = decision(tr("As listed"), tr("L"), &app::LiveIdentification::takeListed);
    //: one letter, the key for keeping what was typed
    m_keep = decision(tr("Keep as typed"), tr("K"), &app::LiveIdentification::keepGiven);
    for (QListView* list : {m_view, m_field})
        installContextMenu(
            *list, {m_take, m_newcomer, m_textOnly, m_computer, m_listed, m_keep, m_allClear, m_allListed});
    m_newcomer->setToolTip(tr("In no list: a person of your own"));
    m_textOnly->setToolTip(
        tr("No member: computed, but nothing is recorded; only the year of birth is kept (WO 3.4.3)"));
    m_computer->setToolTip(tr("Games against a chess computer do not count (WO 4.1.4)"));
    m_listed->setToolTip(tr("Takes everything that was typed otherwise from the list"));
    m_keep->setToolTip(tr("Lets stand what was typed; another rating or index needs a reason"));
    auto* close = pushButton(tr("Close"), this, &QDialog::close);
    auto* keys = hintLine(
        tr("Left, Right: participants, persons · Page up, page down: open cases · F1: all keys"), bar);
    fillRow(
        bar,
        {m_take, m_newcomer, m_textOnly, m_computer, m_listed, m_keep, {keys, 1}, close, helpButton(this)})
        ->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), metrics.margin());
    return bar;
}

const engine::Participant* IdentifyDialog::participant() const
{
    const engine::Tournament& tournament = m_identification.document().tournament();
    const auto at = m_case ? tournament.indexOf(*m_case) : std::nullopt;
    return at ? &tournament.participants[*at] : nullptr;
}

const app::ParticipantIdentification* IdentifyDialog::identified() const
{
    return m_case ? m_identification.current().of(*m_case) : nullptr;
}

void IdentifyDialog::identifyAll(std::optional<engine::ParticipantNumber> from)
{
    m_from = from;
    m_identifyAll = true;
    m_patience.start();
    identifyWhenReady();
}

void IdentifyDialog::identifyWhenReady()
{
    if (!m_identifyAll || !m_identification.isUpToDate() || !m_identification.finder().isLoaded() ||
        m_identification.document().isReadOnly())
        return;
    if (!m_identification.current().isWhole() && m_patience.isActive())
        return;
    m_identifyAll = false;
    const bool hasPlace = m_from.has_value();
    if (hasPlace)
        m_case = std::exchange(m_from, {});
    const auto done = m_identification.identifyAll();
    if (!m_messages->succeeded(done) || done->identified == 0) {
        if (hasPlace)
            goOn(false);
        return;
    }
    // Goes on with the first who is still open, from that place on or from the beginning.
    m_goesOn = hasPlace;
    if (!hasPlace)
        m_case.reset();
    showCase();
    Message message{.text = tr("%n participant(s) identified beyond doubt.", nullptr, done->identified),
                    .actionText = tr("Undo"),
                    .action = [this] { goBack(true); }};
    if (!done->remembered.empty()) {
        QStringList names;
        for (const std::string& name : done->remembered)
            names += fromEngine(name);
        message.text += u' ' + fillPattern(tr("As decided last: %1."), {names.join(u"; "_s)});
    }
    m_messages->say(message);
}

void IdentifyDialog::goTo(engine::ParticipantNumber number)
{
    m_case = number;
    endSearch();
    showCase();
}

void IdentifyDialog::refresh()
{
    identifyWhenReady();
    if (!m_identification.isUpToDate())
        return; // what it says is not about the field as it stands
    const app::FieldIdentification& field = m_identification.current();
    const auto* one = identified();
    const bool isDone = m_goesOn && one != nullptr && !one->isOpen;
    if (!m_identifyAll && (!participant() || isDone))
        goOn();
    else
        showCase();
    m_progress->setText(identityProgress(field, m_identification.document().tournament()));
    if (field.members.date)
        m_list->setText(fillPattern(tr("Ratings of the list of %1"), {formatDate(*field.members.date)}));
    else
        m_list->setText(field.members.isTooYoung
                            ? tr("! The lists are younger than the tournament: check the ratings")
                            : QString());
    m_list->setRole(field.members.isTooYoung ? ColorRole::Amber : ColorRole::SecondaryText);
}

/// To the next open case, unless the current one still asks for a reason.
void IdentifyDialog::goOn(bool asks)
{
    m_goesOn = false;
    if (asks && participant() != nullptr && m_reasons->participant() == m_case && m_reasons->startTyping())
        return;
    const auto* one = identified();
    if (one == nullptr || !one->isOpen)
        step(1, true);
    else
        showCase();
}

void IdentifyDialog::step(int direction, bool openOnly)
{
    const auto& all = m_identification.current().participants;
    const auto size = static_cast<int>(all.size());
    if (size == 0) {
        showCase();
        return;
    }
    const auto at = std::ranges::find(all, m_case, &app::ParticipantIdentification::number);
    int position = at != all.end() ? static_cast<int>(at - all.begin()) : (direction > 0 ? -1 : size);
    for (int tries = 0; tries < size; ++tries) {
        position = (position + direction + size) % size;
        if (!openOnly || all[static_cast<std::size_t>(position)].isOpen) {
            goTo(all[static_cast<std::size_t>(position)].number);
            return;
        }
    }
    if (!participant())
        m_case = all.front().number;
    showCase();
}

void IdentifyDialog::showCase()
{
    const engine::Participant* shown = participant();
    m_name->setText(shown ? formatName(*shown) : QString());
    m_reasons->setParticipant(m_case);
    m_fieldModel->setField(m_identification.document().tournament(), m_identification.current());
    if (const int row = m_case ? m_fieldModel->rowOf(*m_case) : -1;
        row >= 0 && (m_field->currentIndex().row() != row || !m_field->selectionModel()->hasSelection())) {
        m_field->setCurrentIndex(m_fieldModel->index(row));
        m_field->scrollTo(m_field->currentIndex());
    }
    if (!m_isSearching) {
        const auto* one = identified();
        m_model->setCandidates(one ? one->candidates : std::vector<app::Candidate>(),
                               one && one->chosen ? static_cast<int>(*one->chosen) : -1);
        showPersons();
    }
    showFacts();
    updateCommands();
}

void IdentifyDialog::showFacts()
{
    const engine::Participant* shown = participant();
    m_facts->setText(shown ? caseHtml(*shown) : QString());
}

const app::Candidate* IdentifyDialog::selectedPerson() const
{
    const QModelIndex current = m_view->currentIndex();
    const bool isSelected = current.isValid() && current.row() < m_model->rowCount() &&
                            m_view->selectionModel()->isSelected(current);
    return isSelected ? &m_model->personAt(current.row()) : nullptr;
}

void IdentifyDialog::showPersons()
{
    const bool isEmpty = m_model->rowCount() == 0;
    const bool hadFocus = m_view->hasFocus();
    m_empty->setText(emptyText());
    m_import->setVisible(!m_identification.current().hasLists);
    m_stack->setCurrentIndex(isEmpty ? EmptyPane : ListPane);
    if (isEmpty) {
        if (hadFocus)
            setFocus(); // the keys go on working
        return;
    }
    // Who is chosen, else the first; of several who fit equally well nobody, so that Enter decides no tie.
    const auto* one = m_isSearching ? nullptr : identified();
    if (isTie()) {
        m_view->clearSelection();
        m_view->scrollToTop();
    } else {
        const QModelIndex chosen = m_model->index(one && one->chosen ? static_cast<int>(*one->chosen) : 0, 0);
        m_view->setCurrentIndex(chosen);
        m_view->scrollTo(chosen);
    }
    if (!m_search->hasFocus() && (hadFocus || hasFocus()))
        m_view->setFocus();
    updateCommands();
}

bool IdentifyDialog::isTie() const
{
    const auto* one = identified();
    return !m_isSearching && one != nullptr && !one->chosen && one->candidates.size() > 1 &&
           one->candidates[0].certainty == one->candidates[1].certainty;
}

QString IdentifyDialog::emptyText() const
{
    const app::FieldIdentification& field = m_identification.current();
    if (!m_identification.finder().isLoaded())
        return tr("The lists are being loaded.");
    if (participant() == nullptr && !m_identification.isUpToDate())
        return {}; // in a moment there is somebody to show
    if (m_isSearching && field.hasLists)
        return tr("Nobody is found. Part of a name, a club or a number is enough.");
    if (!field.hasLists) {
        return tr(
            "There is no rating list yet. Import the list of the DSB (spieler.csv or its zip file) and, "
            "for foreigners, that of the FIDE; every name is then looked up in it.\n\nWithout a list "
            "participants can still be marked as new, text-only or computer.");
    }
    return tr("Nobody in the lists has such a name. Search with “/”, or press N for a newcomer.");
}

void IdentifyDialog::updateCommands()
{
    const engine::Participant* shown = participant();
    const bool isWritable = shown && !m_identification.document().isReadOnly();
    const auto* one = identified();
    m_take->setEnabled(isWritable && m_model->rowCount() > 0);
    for (QPushButton* button : {m_newcomer, m_textOnly, m_computer})
        button->setEnabled(isWritable);
    const bool differs = isWritable && one && one->chosen && !one->differences.empty();
    m_listed->setEnabled(differs);
    m_keep->setEnabled(differs);
    m_allClear->setEnabled(isWritable && m_identification.isUpToDate() &&
                           !m_identification.clearCases().empty());
    const auto& all = m_identification.current().participants;
    m_allListed->setEnabled(
        isWritable && std::ranges::any_of(all, [](const app::ParticipantIdentification& p) {
            return std::ranges::any_of(p.differences, [](const auto& d) {
                return d.field == app::ListedField::Rating || d.field == app::ListedField::Index;
            });
        }));
}

/// What was typed beside what the list says of the selected person, field by field.
QString IdentifyDialog::comparisonHtml(const engine::Participant& participant) const
{
    const QColor secondary = color(ColorRole::SecondaryText, palette());
    const app::Candidate* person = selectedPerson();
    app::ListedValues listed;
    engine::Participant other{.number = participant.number};
    std::vector<app::ListedDifference> differences;
    if (person != nullptr) {
        listed = m_identification.listedOf(person->rows, person->clubName, participant.club);
        other = app::asListed(other, listed);
        differences = app::differencesFrom(listed, participant);
    }
    const auto differs = [&](app::ListedField field) {
        return std::ranges::find(differences, field, &app::ListedDifference::field) != differences.end();
    };
    const auto row = [&](const QString& name, const QString& typed, const QString& inList,
                         app::ListedField field) -> QString {
        // Not an empty text, which says that the list has nothing.
        const QString listedText = person == nullptr ? QString() : inList.isNull() ? u""_s : inList;
        return comparedRow(name, typed, listedText, differs(field), secondary);
    };
    const auto field = [&](ParticipantField shown, app::ListedField as) -> QString {
        return row(fieldHead(shown), fieldText(participant, shown), fieldText(other, shown), as);
    };
    const auto head = [&](const QString& text) -> QString {
        return u"<td style=\"color:"_s + secondary.name() + u"\">"_s + text.toHtmlEscaped() + u"</td>"_s;
    };
    const auto number = [](std::optional<int> id) { return id ? QString::number(*id) : QString(); };
    using Listed = app::ListedField;
    const QString shelf = person != nullptr ? shelfName(person->rows.front().ref.shelf) : QString();
    return u"<table cellspacing=\"2\"><tr><td></td>"_s + head(tr("typed")) + u"<td></td>"_s + head(shelf) +
           u"</tr>"_s + row(tr("Name"), fromEngine(participant.name), fromEngine(listed.name), Listed::Name) +
           field(ParticipantField::Birth, Listed::BirthYear) + field(ParticipantField::Sex, Listed::Sex) +
           row(tr("Club"), fromEngine(participant.clubName), fromEngine(listed.clubName), Listed::Club) +
           field(ParticipantField::Club, Listed::Club) +
           field(ParticipantField::MemberNumber, Listed::MemberNumber) +
           row(tr("Person ID"), fromEngine(participant.personId), fromEngine(listed.personId),
               Listed::PersonId) +
           row(tr("FIDE ID"), number(participant.fideId), number(listed.fideId), Listed::FideId) +
           row(fieldHead(ParticipantField::Rating), ratingWithSource(participant), ratingWithSource(other),
               differs(Listed::Index) ? Listed::Index : Listed::Rating) +
           u"</table>"_s;
}

QString IdentifyDialog::caseHtml(const engine::Participant& participant) const
{
    QString html = comparisonHtml(participant) + u"<br><table cellspacing=\"2\">"_s;
    const auto* one = identified();
    const app::FieldIdentification& current = m_identification.current();
    if (one) {
        const IdentitySign sign = identitySign(one, participant, current.hasLists);
        const QStringList lines =
            identityLines(*one, participant, m_identification.document().tournament(), current.hasLists);
        const QColor amber = color(ColorRole::Amber, palette());
        html += signedLine(sign.sign, lines.first(), color(sign.role, palette()));
        for (qsizetype i = 1; i < lines.size(); ++i)
            html += signedLine(u"!"_s, lines[i], amber);
    }
    return html + u"</table>"_s;
}

void IdentifyDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_facts)
        showCase(); // its colours are written into the text
}

void IdentifyDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!m_search->hasFocus())
        (m_model->rowCount() > 0 ? static_cast<QWidget*>(m_view) : this)->setFocus();
}

} // namespace zahlmeister::ui
