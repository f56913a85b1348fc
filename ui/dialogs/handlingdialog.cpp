// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/handlingdialog.h"

#include <QFormLayout>
#include <QPlainTextEdit>
#include <QPushButton>

#include "app/fields/recordfields.h"
#include "app/text/calendar.h"
#include "ui/print/printservice.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/datefield.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

HandlingDialog::HandlingDialog(app::LiveEvaluation& evaluation, const app::Handling& handling,
                               QWidget* parent)
    : QDialog(parent),
      m_evaluation(evaluation),
      m_received(named(new DateField(this), u"received"_s)),
      m_notified(named(new DateField(this), u"notified"_s)),
      m_refused(named(new DateField(this), u"refused"_s)),
      m_reason(named(new QPlainTextEdit(this), u"refusalReason"_s)),
      m_sentence(named(quietLabel(this), u"handlingSentence"_s)),
      m_notice(pushButton(tr("&Notice…"), this,
                          [this] { askAndWrite(SheetKind::Notice, tr("Notice to the organiser")); })),
      m_letter(pushButton(tr("&Letter of refusal…"), this,
                          [this] { askAndWrite(SheetKind::Refusal, tr("Letter of refusal")); })),
      m_buttons(answerBox(this, tr("Apply")))
{
    setObjectName(u"handlingDialog"_s);
    setWindowTitle(tr("Receipt, notice, refusal"));
    m_received->setDate(handling.received);
    m_notified->setDate(handling.notified);
    m_refused->setDate(handling.refused);
    m_reason->setPlainText(handling.reason);
    build();
    refresh();
    m_received->setFocus();
}

void HandlingDialog::build()
{
    m_reason->setTabChangesFocus(true);
    QFormLayout* form = formOf(this);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow); // a reason may need some lines
    form->addRow(tr("&Everything was there on"), m_received);
    addRow(*form, tr("&Organiser told on"), rowOf(this, {{m_notified, 1}, m_notice}), m_notified);
    addRow(*form, tr("&Refused on"), rowOf(this, {{m_refused, 1}, m_letter}), m_refused);
    form->addRow(tr("Rea&son of the refusal"), m_reason);
    fillDialog(this, {560, 420}, {{form, 1}, m_sentence, m_buttons});
    for (DateField* field : {m_received, m_notified, m_refused})
        connect(field, &QLineEdit::textChanged, this, &HandlingDialog::refresh);
    connect(m_reason, &QPlainTextEdit::textChanged, this, &HandlingDialog::refresh);
}

app::Handling HandlingDialog::handling() const
{
    return {m_received->date(), m_notified->date(), m_refused->date(), m_reason->toPlainText().trimmed()};
}

void HandlingDialog::refresh()
{
    const app::Handling entered = handling();
    const bool areDays = m_received->isValid() && m_notified->isValid() && m_refused->isValid();
    const bool isReasonGiven = !entered.refused || !entered.reason.isEmpty();
    const bool isTooLong = entered.reason.size() > static_cast<qsizetype>(app::kLongestRemark);
    QString sentence;
    if (!areDays)
        sentence = tr("This is no day. Type it as in 21.11.2026.");
    else if (!isReasonGiven)
        sentence = tr("A refusal needs its reason (WO 2.2.5.3).");
    else if (isTooLong)
        sentence = tr("The reason is too long.");
    else if (entered.refused)
        sentence = tr("A refused tournament is not reported, and later ones are computed without it.");
    else if (const auto last = app::lastDayOfHandling(entered))
        sentence = tr("It should be evaluated by %1 (WO 6.5.1).").arg(formatDate(*last));
    say(*m_sentence, sentence, !areDays || !isReasonGiven || isTooLong);
    const bool isEvaluated = m_evaluation.choice().has_value() && m_evaluation.traced().has_value();
    m_letter->setEnabled(entered.refused && !entered.reason.isEmpty() && isEvaluated);
    m_notice->setEnabled(!entered.refused && isEvaluated);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(areDays && isReasonGiven && !isTooLong);
}

void HandlingDialog::askAndWrite(SheetKind kind, const QString& title)
{
    const auto& header = m_evaluation.document().tournament().header;
    const QString path = askForTarget(this, title, safeFileName(title + u' ' + fromEngine(header.name)),
                                      u"pdf"_s, u"PDF (*.pdf)"_s);
    if (!path.isEmpty())
        writeLetter(kind, path);
}

bool HandlingDialog::writeLetter(SheetKind kind, const QString& path)
{
    SheetRequest request{.kind = kind, .language = textLanguage()};
    request.calculated = kind == SheetKind::Refusal ? handling().refused : app::today();
    request.reason = handling().reason;
    const auto& evaluation = m_evaluation.traced();
    if (!evaluation.has_value() || !m_evaluation.choice().has_value())
        return false;
    const auto written = writeSheetsPdf({m_evaluation.document().tournament(), *evaluation,
                                         *m_evaluation.choice()->version, m_evaluation.findings()},
                                        request, path);
    if (!written.has_value()) {
        say(*m_sentence, errorText(written.error()), true);
        return false;
    }
    if (kind == SheetKind::Notice)
        m_notified->setDate(app::today());
    say(*m_sentence, tr("Written: %1").arg(path), false);
    return true;
}

} // namespace zahlmeister::ui
