// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/submissiondialog.h"

#include <set>

#include <QDateTime>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTreeWidget>
#include <QUuid>

#include "app/formats/dsbxml/dsbxml.h"
#include "app/session/livechronicle.h"
#include "app/store/handlingstore.h"
#include "app/text/calendar.h"
#include "engine/league/leaguestatistics.h"
#include "ui/dialogs/snapshotdialog.h"
#include "ui/text/errortext.h"
#include "ui/text/fidereporttext.h"
#include "ui/text/findings/submissiontext.h"
#include "ui/text/format.h"
#include "ui/text/importtext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"
#include "ui/widgets/filechoice.h"
#include "ui/widgets/keyboardhelp.h"
#include "ui/widgets/tables/tablehead.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kEntryRole = Qt::UserRole;
constexpr int kDetailRole = Qt::UserRole + 1;
constexpr int kShownDetails = 200; ///< of one item; a league has more, but nobody reads them here

QIcon iconOf(app::ChecklistState state)
{
    switch (state) {
    case app::ChecklistState::Done: return icon(u"ok"_s, ColorRole::Positive);
    case app::ChecklistState::Attention: return icon(u"warning"_s, ColorRole::Amber);
    case app::ChecklistState::Blocked: break;
    }
    return icon(u"error"_s, ColorRole::Negative);
}

} // namespace

SubmissionDialog::SubmissionDialog(app::Session& session, app::SubmissionWatch& watch, QWidget* parent)
    : QDialog(parent), m_session(session), m_watch(watch)
{
    setObjectName(u"submissionDialog"_s);
    setWindowTitle(tr("Submit"));
    build();
    connect(session.evaluation(), &app::LiveEvaluation::updated, this, &SubmissionDialog::refresh);
    connect(&watch, &app::SubmissionWatch::changed, this, &SubmissionDialog::refresh);
    connect(&session.chronicle(), &app::LiveChronicle::changed, this, &SubmissionDialog::refresh);
    session.chronicle().start();
    const auto& level = session.document()->tournament().header.level;
    if (const auto last = app::lastRecipient(*session.workFile(), level); last.has_value())
        m_recipient->setText(*last);
    refresh();
    m_list->setFocus();
}

void SubmissionDialog::build()
{
    m_headline = sentenceLabel(this);
    strengthen(*m_headline, 1.2);
    m_state = named(new RoleLabel(ColorRole::SecondaryText, {}, this), u"submissionState"_s);

    m_list = named(new QTreeWidget(this), u"checklist"_s, tr("Check-list before the submission"));
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(1);
    m_list->setWordWrap(true);
    m_list->setPalette(viewPalette(palette()));
    m_list->setFrameShape(QFrame::NoFrame);
    connect(m_list, &QTreeWidget::itemActivated, this, &SubmissionDialog::activate);

    m_message = named(quietLabel(this), u"submissionMessage"_s);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_message->hide();

    m_submit = named(pushButton(tr("&Write the report…"), this, &SubmissionDialog::chooseFile), u"submit"_s);
    m_submit->setIcon(icon(u"submit"_s));
    auto* buttons = closeBox(this, {m_submit});

    QWidget* recipient = buildRecipient();
    m_earlierPanel = buildEarlier();
    fillDialog(this, {820, 680},
               {m_headline, m_state, {m_list, 3}, recipient, {m_earlierPanel, 2}, m_message, buttons});
}

QWidget* SubmissionDialog::buildRecipient()
{
    const Metrics metrics(this);
    auto* panel = new QWidget(this);
    m_responsible = named(sentenceLabel(panel), u"responsible"_s);
    m_recipient = named(new QLineEdit(panel), u"recipient"_s);
    m_recipient->setPlaceholderText(tr("Name or address of the referee"));
    auto* hint =
        quietLabel(panel, tr("For open tournaments agree with the base referee first, then upwards."));
    auto* form = new QFormLayout(panel);
    form->setContentsMargins(0, metrics.grid(), 0, metrics.grid());
    form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
    form->addRow(tr("Responsible"), m_responsible);
    form->addRow(tr("&Recipient"), m_recipient);
    form->addRow(QString(), hint);
    return panel;
}

QWidget* SubmissionDialog::buildEarlier()
{
    auto* panel = new QWidget(this);
    m_submissions = named(new QTreeWidget(panel), u"submissions"_s, tr("Reports so far"));
    styleAsTable(*m_submissions);
    m_submissions->setHeaderLabels(
        {tr("Report of"), tr("Handed in"), tr("Recipient"), tr("ID of the report")});
    m_submissions->setPalette(viewPalette(palette()));
    auto* look =
        named(pushButton(tr("&View as it was…"), this, &SubmissionDialog::showSnapshot), u"viewSnapshot"_s);
    auto* compare = named(pushButton(tr("&Difference to now"), this, &SubmissionDialog::showDifference),
                          u"showDifference"_s);
    m_handIn = named(pushButton(QString(), this, &SubmissionDialog::handIn), u"handIn"_s);
    m_handInDay = named(new DateField(panel), u"handInDay"_s, tr("Day on which the report was handed in"));
    m_handInDay->setDate(app::today());
    connect(m_submissions, &QTreeWidget::itemActivated, this, &SubmissionDialog::showSnapshot);
    connect(m_submissions, &QTreeWidget::currentItemChanged, this, &SubmissionDialog::refreshHandIn);
    m_difference =
        named(new QPlainTextEdit(panel), u"difference"_s, tr("Difference between the report and now"));
    m_difference->setReadOnly(true);
    m_difference->setTabChangesFocus(true);
    m_difference->hide();
    fillColumn(panel, {captionOf(tr("Reports so &far"), m_submissions),
                       {m_submissions, 1},
                       rowOf(this, {look, compare, freeRoom(), m_handIn, m_handInDay}),
                       {m_difference, 1}});
    return panel;
}

void SubmissionDialog::refresh()
{
    const engine::TournamentHeader& header = m_session.document()->tournament().header;
    QStringList facts{header.name.empty() ? tr("Tournament without a name") : fromEngine(header.name)};
    if (header.end)
        facts << formatDate(*header.end);
    m_headline->setText(facts.join(u", "_s));
    m_responsible->setText(responsibleText(header.level));
    refreshChecklist();
    refreshEarlier();
    refreshState();
}

void SubmissionDialog::setFideTerms(const app::FideTerms& terms)
{
    m_terms = terms;
    refresh();
}

void SubmissionDialog::refreshChecklist()
{
    const engine::Tournament& tournament = m_session.document()->tournament();
    const auto& findings = m_session.evaluation()->findings();
    auto checklist = app::submissionChecklist(
        tournament, findings,
        app::changedEntries(*m_session.chronicle().recalculation(), m_session.document()->id()));
    if (auto elo = app::eloReportEntry(tournament, m_terms))
        checklist.push_back(std::move(*elo));
    const QModelIndex current = m_list->currentIndex();
    const int row = current.parent().isValid() ? current.parent().row() : std::max(current.row(), 0);
    std::set<app::ChecklistItem> opened; // by the user
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        const app::ChecklistEntry& entry = m_checklist[static_cast<std::size_t>(i)];
        if (m_list->topLevelItem(i)->isExpanded() && entry.state != app::ChecklistState::Blocked)
            opened.insert(entry.item);
    }
    m_checklist = std::move(checklist);
    m_list->clear();
    for (std::size_t i = 0; i < m_checklist.size(); ++i) {
        const app::ChecklistEntry& entry = m_checklist[i];
        const QString terms = fideTermsText(tournament, entry.terms);
        const QString text = checklistText(entry) + (terms.isEmpty() ? terms : u' ' + terms);
        auto* item = new QTreeWidgetItem(m_list, {text});
        item->setIcon(0, iconOf(entry.state));
        item->setData(0, kEntryRole, static_cast<int>(i));
        item->setData(0, Qt::AccessibleTextRole, QString(checklistStateName(entry.state) + u": "_s + text));
        for (std::size_t d = 0; d < entry.details.size() && d < kShownDetails; ++d) {
            const QString detail = checklistDetailText(entry.details[d], entry.item, tournament, findings,
                                                       m_session.evaluation()->system());
            auto* child = new QTreeWidgetItem(item, {detail});
            child->setData(0, kEntryRole, static_cast<int>(i));
            child->setData(0, kDetailRole, static_cast<int>(d));
            child->setToolTip(0, tr("Enter goes to the place"));
        }
        const bool isTold = entry.item == app::ChecklistItem::ReportData && !entry.details.empty();
        item->setExpanded(isTold || entry.state == app::ChecklistState::Blocked ||
                          opened.contains(entry.item));
    }
    m_list->setCurrentItem(m_list->topLevelItem(std::min(row, m_list->topLevelItemCount() - 1)));
}

void SubmissionDialog::refreshState()
{
    // RULE: WO2026 2.2.5.3
    const auto handling = app::handlingOf(*m_session.workFile(), m_session.document()->id());
    const auto refused = handling.has_value() ? handling->refused : std::nullopt;
    const bool ready = app::isSubmittable(m_checklist) && !refused;
    const auto state = m_watch.stateOf(m_session.document()->id());
    const bool isSame = sameReport() != nullptr;
    QStringList texts{state ? submissionStateText(*state) : tr("Not submitted yet")};
    if (refused)
        texts << tr("refused on %1").arg(formatDate(*refused));
    else if (!ready)
        texts << tr("not ready: see the lines with ✕");
    else if (!isSame && !m_session.chronicle().isCurrent())
        texts << tr("still comparing with earlier tournaments");
    else if (!isSame)
        texts << tr("ready for the report");
    m_state->setText(texts.join(u" · "_s));
    m_submit->setEnabled(ready && (m_session.isWritable() || isSame));
    m_submit->setText(isSame ? tr("&Write the same report again…") : tr("&Write the report…"));
    refreshHandIn();
}

void SubmissionDialog::refreshEarlier()
{
    auto earlier = app::submissionsOf(*m_session.workFile(), m_session.document()->id());
    if (!earlier.has_value()) {
        fail(errorText(earlier.error()));
        return;
    }
    m_earlierPanel->setVisible(!earlier->empty());
    if (m_earlier == *earlier)
        return;
    const bool isLonger = m_earlier.size() != earlier->size();
    const int row = isLonger ? 0 : m_submissions->indexOfTopLevelItem(m_submissions->currentItem());
    m_earlier = std::move(*earlier);
    m_submissions->clear();
    for (const app::SubmissionSummary& summary : m_earlier) {
        const app::SubmissionStage& stage = summary.stage;
        new QTreeWidgetItem(m_submissions, {formatDate(stage.made),
                                            stage.handedIn    ? formatDate(*stage.handedIn)
                                            : stage.isWritten ? tr("not yet")
                                                              : tr("interrupted"),
                                            summary.recipient, QString::fromLatin1(summary.fileUuid)});
    }
    m_submissions->setCurrentItem(m_submissions->topLevelItem(row));
    fitColumns(*m_submissions);
    m_difference->hide();
}

void SubmissionDialog::refreshHandIn()
{
    const app::SubmissionSummary* summary = chosen();
    const bool isHandedIn = summary && summary->stage.handedIn;
    m_handIn->setText(isHandedIn ? tr("&Not handed in after all") : tr("&Handed in on"));
    m_handIn->setEnabled(m_session.isWritable() && summary && summary->stage.isWritten);
    m_handInDay->setVisible(!isHandedIn);
}

void SubmissionDialog::handIn()
{
    const app::SubmissionSummary* summary = chosen();
    if (!summary)
        return;
    const auto day = m_handInDay->date();
    if (!summary->stage.handedIn && !day) {
        fail(tr("This is no day. Type it as in 21.11.2026."));
        return;
    }
    const auto kept =
        app::setHandedIn(*m_session.workFile(), summary->id, summary->stage.handedIn ? std::nullopt : day);
    if (!kept.has_value()) {
        fail(errorText(kept.error()));
        return;
    }
    m_message->hide();
    m_session.judgeDeadlines();
    m_watch.refresh();
    refresh();
}

void SubmissionDialog::activate(QTreeWidgetItem* item)
{
    const auto entry = static_cast<std::size_t>(item->data(0, kEntryRole).toInt());
    const QVariant detail = item->data(0, kDetailRole);
    if (entry >= m_checklist.size())
        return;
    const auto& details = m_checklist[entry].details;
    const auto position = static_cast<std::size_t>(detail.isValid() ? detail.toInt() : 0);
    if (position < details.size())
        Q_EMIT placeActivated(details[position].place);
}

const app::SubmissionSummary* SubmissionDialog::sameReport() const
{
    const auto state = m_watch.stateOf(m_session.document()->id());
    return state && !state->changed && !m_earlier.empty() ? &m_earlier.front() : nullptr;
}

Result<app::FileOrigin> SubmissionDialog::originOfReport(const app::SubmissionSummary* same) const
{
    if (!same)
        return app::FileOrigin{QDateTime::currentDateTime().toString(Qt::ISODate), programName()};
    return app::readSubmission(*m_session.workFile(), same->id)
        .transform([](const app::SubmissionRecord& record) { return app::originOf(record.evaluation); });
}

void SubmissionDialog::chooseFile()
{
    const QString path = askForFileToWrite(
        this, windowTitle(),
        documentsFolder() + u'/' + app::suggestedFileName(m_session.document()->tournament().header),
        u"xml"_s, tr("Report to the federation (*.xml)"));
    if (!path.isEmpty())
        submitTo(path);
}

bool SubmissionDialog::submitTo(const QString& path)
{
    app::WorkFile& file = *m_session.workFile();
    const engine::TournamentId id = m_session.document()->id();
    const engine::Tournament& tournament = m_session.document()->tournament();
    const app::SubmissionSummary* same = sameReport();
    const auto uuid = same ? app::tournamentUuid(file, id) : app::keptTournamentUuid(file, id);
    const auto origin = originOfReport(same); // a file that is sent again keeps its id and its time
    if (!uuid.has_value() || !origin.has_value())
        return fail(errorText(uuid.has_value() ? origin.error() : uuid.error()));
    const QByteArray fileUuid =
        same ? same->fileUuid : QUuid::createUuid().toString(QUuid::WithoutBraces).toLatin1();
    const engine::Tournament reported = engine::withoutIdle(tournament);
    const auto report = app::writeDsbXml({reported, *uuid, fileUuid, origin->created, origin->program});
    if (!report.has_value())
        return fail(importNoteText(report.error().front()));
    const auto& evaluation = m_session.evaluation()->current();
    const auto& choice = m_session.evaluation()->choice();
    if (!evaluation.has_value() || !choice.has_value())
        return fail(errorText(evaluation.has_value() ? choice.error() : evaluation.error()));

    const QString recipient = m_recipient->text().trimmed();
    const auto write = [&] { return app::Session::writeFile(path, *report); };
    const auto kept =
        same ? app::writeSubmissionAgain(file, *same, write)
             : app::recordSubmission(
                   file, id,
                   {app::today(), recipient, fileUuid, tournament,
                    app::evaluationOfSubmission(*origin, tournament, *choice->version, *evaluation,
                                                m_session.evaluation()->findings())},
                   write)
                   .transform([](app::SubmissionId) {});
    m_watch.refresh();
    refresh();
    if (!kept.has_value())
        return fail(errorText(kept.error()));
    say(recipient.isEmpty()
            ? tr("The report was written to %1. Note here when you have handed it in.").arg(path)
            : tr("The report was written to %1. Send it to %2, and note here when you have.")
                  .arg(path, recipient),
        false);
    return true;
}

const app::SubmissionSummary* SubmissionDialog::chosen() const
{
    const int row = m_submissions->indexOfTopLevelItem(m_submissions->currentItem());
    return row < 0 || row >= static_cast<int>(m_earlier.size()) ? nullptr
                                                                : &m_earlier[static_cast<std::size_t>(row)];
}

std::optional<app::SubmissionRecord> SubmissionDialog::chosenSubmission()
{
    const app::SubmissionSummary* summary = chosen();
    if (!summary)
        return std::nullopt;
    auto record = app::readSubmission(*m_session.workFile(), summary->id);
    if (record.has_value())
        return std::move(*record);
    fail(errorText(record.error()));
    return std::nullopt;
}

void SubmissionDialog::showSnapshot()
{
    const auto record = chosenSubmission();
    if (!record)
        return;
    auto* snapshot = new SnapshotDialog(*record, this);
    snapshot->setAttribute(Qt::WA_DeleteOnClose);
    snapshot->show();
}

void SubmissionDialog::showDifference()
{
    const auto record = chosenSubmission();
    if (!record)
        return;
    const engine::Tournament& today = m_session.document()->tournament();
    const QStringList lines =
        differenceLines(app::differenceSince(record->tournament, today), record->tournament, today);
    m_difference->setPlainText(lines.isEmpty() ? tr("Nothing was changed since this report.")
                                               : lines.join(u'\n'));
    m_difference->show();
    m_difference->setFocus();
}

void SubmissionDialog::say(const QString& text, bool isError)
{
    ui::say(*m_message, isError ? QString(u"✕ "_s + text) : text, isError);
}

bool SubmissionDialog::fail(const QString& text)
{
    say(text, true);
    return false;
}

QString SubmissionDialog::keyboardHelp()
{
    return keyLines({{tr("Up, Down"), tr("Previous or next line of the check-list")},
                     {tr("Right, Left"), tr("Show or hide what is to do")},
                     {tr("Enter"), tr("Go to the place, or view the report")},
                     {tr("Tab"), tr("On to the recipient and the reports so far")}});
}

void SubmissionDialog::keyPressEvent(QKeyEvent* event)
{
    // Enter in the recipient field must not press a button that writes a file.
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !m_submit->hasFocus()) {
        event->accept();
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace zahlmeister::ui
