// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/tournamentview.h"

#include <algorithm>
#include <array>

#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

#include "app/document/tournamentdocument.h"
#include "ui/text/findings/submissiontext.h"
#include "ui/text/format.h"
#include "ui/text/quantitytext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/views/evaluationpage.h"
#include "ui/views/findingspage.h"
#include "ui/views/participantspage.h"
#include "ui/views/printpage.h"
#include "ui/views/resultspage.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/hintstrip.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kFindWidth = 150; // design pixels

/// In the order of the pages.
const std::array<const char*, TournamentView::kPages> kPageIcons{"participants", "results", "evaluation",
                                                                 "findings", "print"};

/// By what a player is found: "12 Müller, Hans".
QString playerLine(const engine::Participant& participant)
{
    return formatCount(participant.number.value()) + u' ' + formatName(participant);
}

} // namespace

TournamentView::TournamentView(app::LiveEvaluation& evaluation, app::LiveIdentification* identification,
                               QWidget* parent)
    : QWidget(parent),
      m_evaluation(evaluation),
      m_identification(identification),
      m_tabs(named(new QTabWidget(this), u"pages"_s, tr("Pages of the tournament"))),
      m_chain(named(new HintStrip(tr("Recalc&ulation…"),
                                  tr("See what computing the chain of tournaments anew would change"), this),
                    u"chainStrip"_s)),
      m_pages(kPages)
{
    setObjectName(u"tournamentView"_s);
    m_tabs->setDocumentMode(true);
    for (int i = 0; i < kPages; ++i) {
        auto* room = new QWidget(m_tabs);
        fillColumn(room, {});
        m_tabs->addTab(room, icon(QString::fromLatin1(kPageIcons[static_cast<std::size_t>(i)])),
                       pageName(static_cast<Page>(i)));
        m_tabs->setTabToolTip(i, tr("%1 (Ctrl+%2)").arg(pageName(static_cast<Page>(i))).arg(i + 1));
    }
    fillColumn(this, {buildHead(), m_chain, {m_tabs, 1}})->setSpacing(0);
    connect(m_chain, &HintStrip::actionRequested, this, &TournamentView::recalculationRequested);
    connect(m_tabs, &QTabWidget::currentChanged, this, &TournamentView::pageShown);
    connect(&m_evaluation.document(), &app::TournamentDocument::edited, this, &TournamentView::updateHead);
    updateHead();
    // Somebody who opens a tournament without players wants to enter them, and text that was being typed when
    // the program ended must not wait out of sight; else he wants the results.
    const app::TournamentDocument& document = m_evaluation.document();
    const bool isTypedElsewhere = !document.drafts().empty() && !ResultsPage::hasDrafts(document);
    showPage(document.tournament().participants.empty() || isTypedElsewhere ? Page::Participants
                                                                            : Page::Results);
}

QWidget* TournamentView::buildHead()
{
    const Metrics metrics(this);
    auto* head = new QWidget(this);
    m_name = named(new ElidedLabel(head), u"tournamentName"_s);
    strengthen(*m_name, 1.3);
    m_summary = hintLine({}, head);
    auto* edit = new QPushButton(icon(u"edit"_s), tr("Tournament data"), head);
    edit->setToolTip(tr("Change name, dates, mode and time control (Ctrl+T)"));
    connect(edit, &QPushButton::clicked, this,
            [this] { Q_EMIT headerRequested(engine::FindingField::None); });

    m_submission = named(new RoleLabel(ColorRole::SecondaryText, {}, head), u"submissionState"_s);
    m_submission->hide();
    auto* texts = columnOf(this, {m_name, m_summary});
    texts->setSpacing(2);
    auto* layout = fillRow(head, {{texts, 1},
                                  {m_submission, 0, Qt::AlignVCenter},
                                  {buildFind(head), 0, Qt::AlignVCenter},
                                  {edit, 0, Qt::AlignVCenter}});
    layout->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), metrics.grid());
    layout->setSpacing(metrics.margin());
    return head;
}

/// The name comes before the field, which Ctrl+F brings back for as long as it is used.
void TournamentView::fitHead()
{
    const QLayout& layout = *m_find->parentWidget()->layout();
    const QMargins margins = layout.contentsMargins();
    int others = margins.left() + margins.right();
    for (int i = 0; i < layout.count(); ++i) {
        const QWidget* widget = layout.itemAt(i)->widget();
        if (widget != nullptr && (widget == m_find || !widget->isHidden()))
            others += layout.spacing() + std::min(widget->sizeHint().width(), widget->maximumWidth());
    }
    const bool fits = others + m_name->sizeHint().width() <= width();
    m_find->setVisible(fits || m_find->hasFocus());
}

void TournamentView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHead();
}

bool TournamentView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_find && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        QMetaObject::invokeMethod(this, &TournamentView::fitHead, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

QWidget* TournamentView::buildFind(QWidget* head)
{
    m_find = named(new QLineEdit(head), u"findPlayer"_s, tr("Find player"));
    m_find->setPlaceholderText(tr("Find player"));
    m_find->setToolTip(tr("Name or number (Ctrl+F)"));
    m_find->setClearButtonEnabled(true);
    m_find->setFixedWidth(Metrics(head).scaled(kFindWidth));
    m_find->installEventFilter(this);
    connect(m_find, &QLineEdit::returnPressed, this, &TournamentView::find);
    return m_find;
}

void TournamentView::startFinding()
{
    QStringList players;
    for (const engine::Participant& participant : m_evaluation.document().tournament().participants)
        players.append(playerLine(participant));
    auto* completer = new QCompleter(players, m_find);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &TournamentView::find,
            Qt::QueuedConnection); // once the field has the text
    delete m_find->completer();
    m_find->setCompleter(completer);
    m_find->show();
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

/// The first whose number or name has what was typed; the page on show goes there, else that of participants.
void TournamentView::find()
{
    const QString typed = m_find->text().trimmed();
    for (const engine::Participant& participant : m_evaluation.document().tournament().participants) {
        if (typed.isEmpty() || !playerLine(participant).contains(typed, Qt::CaseInsensitive))
            continue;
        const engine::FindingPlace place{.participant = participant.number};
        m_find->clear();
        const Built& here = built(currentPage());
        if (!here.goTo || !here.goTo(place))
            goTo(place);
        return;
    }
}

TournamentView::Page TournamentView::currentPage() const
{
    return static_cast<Page>(m_tabs->currentIndex());
}

void TournamentView::showPage(Page page)
{
    built(page);
    m_tabs->setCurrentIndex(static_cast<int>(page));
    built(page).widget->setFocus(Qt::OtherFocusReason);
}

void TournamentView::setPageEnabled(Page page, bool enabled)
{
    m_tabs->setTabEnabled(static_cast<int>(page), enabled);
}

void TournamentView::goTo(const engine::FindingPlace& place)
{
    using Field = engine::FindingField;
    const bool isGame = place.game || place.gameIndex;
    const bool isOfRounds =
        place.field == Field::Result || place.field == Field::Round || place.field == Field::Byes;
    const bool isOfTournament = !isGame && !place.participant;
    const bool isNobodyThere = m_evaluation.document().tournament().participants.empty();
    if (place.field == Field::Date && !isNobodyThere) {
        showPage(Page::Results);
        static_cast<ResultsPage*>(built(Page::Results).widget)->goToDate(place);
    } else if (isOfTournament && !isOfRounds && (place.field != Field::None || !isNobodyThere)) {
        Q_EMIT headerRequested(place.field);
    } else {
        const Page page = (isGame || isOfRounds) && !isNobodyThere ? Page::Results : Page::Participants;
        showPage(page);
        built(page).goTo(place);
    }
}

void TournamentView::explain(engine::ParticipantNumber participant, engine::Quantity quantity)
{
    showPage(Page::Evaluation);
    built(Page::Evaluation).goTo({.participant = participant});
    Q_EMIT askedWhy(participant, quantity);
}

std::optional<engine::ParticipantNumber> TournamentView::currentParticipant() const
{
    const QWidget* page = m_pages[static_cast<std::size_t>(Page::Participants)].widget;
    if (currentPage() != Page::Participants || page == nullptr)
        return {};
    return static_cast<const ParticipantsPage*>(page)->currentParticipant();
}

void TournamentView::print()
{
    if (currentPage() == Page::Print)
        static_cast<PrintPage*>(built(Page::Print).widget)->print();
    else
        showPage(Page::Print);
}

void TournamentView::goToEntry(const QString& draft)
{
    const auto cell = cellOfDraft(draft);
    const Page page = cell ? Page::Participants : Page::Results;
    showPage(page);
    if (cell)
        static_cast<ParticipantsPage*>(built(page).widget)->goTo(*cell);
    else
        static_cast<ResultsPage*>(built(page).widget)->showEntry(draft);
}

QString TournamentView::keyboardHelp()
{
    return built(currentPage()).keyboardHelp();
}

QString TournamentView::pageName(Page page)
{
    switch (page) {
    case Page::Participants: return tr("Participants");
    case Page::Results: return tr("Results");
    case Page::Evaluation: return tr("Evaluation");
    case Page::Findings: return tr("Check");
    case Page::Print: break;
    }
    return tr("Print");
}

TournamentView::Built TournamentView::build(Page page)
{
    const auto described = [](auto* widget) {
        return Built{widget, [widget] { return widget->keyboardHelp(); }, {}};
    };
    const auto reachable = [&](auto* widget) {
        Built result = described(widget);
        result.goTo = [widget](const engine::FindingPlace& place) { return widget->goTo(place); };
        return result;
    };
    switch (page) {
    case Page::Participants: {
        auto* participants = new ParticipantsPage(m_evaluation, m_identification);
        connect(participants, &ParticipantsPage::identifyFieldRequested, this,
                [this] { Q_EMIT identifyRequested(std::nullopt); });
        connect(participants, &ParticipantsPage::identifyRequested, this, &TournamentView::identifyRequested);
        connect(participants, &ParticipantsPage::wholeTablePasted, this, &TournamentView::wholeTablePasted);
        return reachable(participants);
    }
    case Page::Results: {
        auto* results = new ResultsPage(m_evaluation, m_identification);
        connect(results, &ResultsPage::wholeTablePasted, this, &TournamentView::wholeTablePasted);
        connect(results, &ResultsPage::participantCurrent, this, [this](engine::ParticipantNumber number) {
            Q_EMIT numberCurrent(number, std::nullopt, nullptr);
        });
        return reachable(results);
    }
    case Page::Evaluation: {
        auto* preview = new EvaluationPage(m_evaluation);
        connect(preview, &EvaluationPage::askedWhy, this,
                [this](app::LiveEvaluation* evaluation, engine::ParticipantNumber participant,
                       engine::Quantity quantity) {
                    if (evaluation == &m_evaluation)
                        Q_EMIT askedWhy(participant, quantity);
                    else
                        Q_EMIT askedWhyOfElo(evaluation, participant, quantity);
                });
        connect(preview, &EvaluationPage::numberCurrent, this,
                [this](app::LiveEvaluation* evaluation, engine::ParticipantNumber participant,
                       engine::Quantity quantity) {
                    Q_EMIT numberCurrent(participant, quantity,
                                         evaluation == &m_evaluation ? nullptr : evaluation);
                });
        connect(preview, &EvaluationPage::placeActivated, this, &TournamentView::goTo);
        Built result = described(preview);
        result.goTo = [preview](const engine::FindingPlace& place) {
            if (place.participant)
                preview->select(*place.participant);
            return place.participant.has_value();
        };
        return result;
    }
    case Page::Findings: {
        auto* findings = new FindingsPage(m_evaluation);
        connect(findings, &FindingsPage::placeActivated, this, &TournamentView::goTo);
        connect(findings, &FindingsPage::earlierTournamentsWanted, this,
                &TournamentView::earlierTournamentsWanted);
        connect(findings, &FindingsPage::entryActivated, this, &TournamentView::goToEntry);
        findings->setChangedEntries(m_changedEntries);
        return described(findings);
    }
    case Page::Print: break;
    }
    return described(new PrintPage(m_evaluation));
}

TournamentView::Built& TournamentView::built(Page page)
{
    Built& entry = m_pages[static_cast<std::size_t>(page)];
    if (!entry.widget) {
        entry = build(page);
        QWidget* room = m_tabs->widget(static_cast<int>(page));
        room->layout()->addWidget(entry.widget);
        room->setFocusProxy(entry.widget);
    }
    return entry;
}

void TournamentView::pageShown(int index)
{
    built(static_cast<Page>(index));
    showChain();
    Q_EMIT pageChanged(static_cast<Page>(index));
}

void TournamentView::setSubmission(const std::optional<app::SubmissionState>& submission)
{
    m_submission->setVisible(submission.has_value());
    if (!submission)
        return;
    const bool isSettled = submission->stage.handedIn && !submission->changed;
    const QString sign = isSettled ? u"✓ "_s : u"! "_s;
    m_submission->setRole(isSettled ? ColorRole::Positive : ColorRole::Amber);
    m_submission->setText(sign + submissionStateText(*submission));
    fitHead();
}

void TournamentView::setChangedEntries(int count)
{
    m_changedEntries = count;
    showChain();
    if (QWidget* findings = m_pages[static_cast<std::size_t>(Page::Findings)].widget)
        static_cast<FindingsPage*>(findings)->setChangedEntries(count);
}

/// Beside the numbers that it is about. The page of findings says it in its check-list, and like that of the
/// sheets it needs the room on a small screen.
void TournamentView::showChain()
{
    // RULE: WO2026 2.2.3, 3.7
    const bool isAboutNumbers = currentPage() != Page::Findings && currentPage() != Page::Print;
    const bool isShown = m_changedEntries > 0 && isAboutNumbers;
    m_chain->say(isShown ? tr("%n player(s) begin with other numbers than earlier tournaments left them.",
                              nullptr, m_changedEntries)
                         : QString());
}

void TournamentView::updateHead()
{
    const engine::Tournament& tournament = m_evaluation.document().tournament();
    const engine::TournamentHeader& header = tournament.header;
    m_name->setText(header.name.empty() ? tr("Tournament without a name") : fromEngine(header.name));
    QStringList facts;
    if (!header.place.empty())
        facts << fromEngine(header.place);
    if (header.start && header.end && header.start != header.end)
        facts << tr("%1 to %2").arg(formatDate(*header.start), formatDate(*header.end));
    else if (header.end || header.start)
        facts << formatDate(header.end ? *header.end : *header.start);
    if (header.mode)
        facts << tournamentModeName(*header.mode);
    else if (header.kind != engine::TournamentKind::Individual)
        facts << tournamentKindName(header.kind);
    facts << tr("%n participant(s)", nullptr, static_cast<int>(tournament.participants.size()));
    m_summary->setText(facts.join(u" · "_s));
    fitHead();
}

} // namespace zahlmeister::ui
