// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/overridereasons.h"

#include <algorithm>

#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include "ui/text/format.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kLeastReason = 30; ///< characters; where there are fewer, the field goes below its question

} // namespace

OverrideReasons::OverrideReasons(app::TournamentDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_form(new QFormLayout(this))
{
    setObjectName(u"overrideReasons"_s);
    const Metrics metrics(this);
    m_form->setContentsMargins({});
    m_form->setHorizontalSpacing(metrics.grid());
    m_form->setVerticalSpacing(metrics.scaled(4));
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // beside a list there is no room for both
    connect(&document, &app::TournamentDocument::edited, this, &OverrideReasons::refresh);
    hide();
}

const engine::Participant* OverrideReasons::current() const
{
    const engine::Tournament& tournament = m_document.tournament();
    const auto at = m_number ? tournament.indexOf(*m_number) : std::nullopt;
    return at ? &tournament.participants[*at] : nullptr;
}

void OverrideReasons::setParticipant(std::optional<engine::ParticipantNumber> number)
{
    if (number == m_number)
        return;
    commit();
    m_number = number;
    refresh();
}

void OverrideReasons::refresh()
{
    const engine::Participant* participant = current();
    const std::vector<engine::Override> overrides =
        participant != nullptr ? participant->overrides : std::vector<engine::Override>();
    if (overrides == m_shown)
        return;
    m_shown = overrides;
    while (m_form->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_form->takeRow(0);
        for (QLayoutItem* item : {row.labelItem, row.fieldItem}) {
            item->widget()->hide(); // it goes when its own signal has ended
            item->widget()->deleteLater();
            delete item;
        }
    }
    m_fields.clear();
    for (const engine::Override& value : overrides) {
        const auto text = [](std::optional<int> number) {
            return number ? QString::number(*number) : tr("none");
        };
        const bool isRating = value.value == engine::ListedValue::Rating;
        const QString name = formatName(*participant).replace(u'&', u"&&"_s);
        // The table's cursor may be with somebody else by now, so that the name belongs to the question.
        auto* label = new QLabel(fillPattern(isRating ? tr("%3: &why rating %1 instead of %2?")
                                                      : tr("%3: &why index %1 instead of %2?"),
                                             {text(value.given), text(value.listed), name}),
                                 this);
        auto* field = new QLineEdit(fromEngine(value.reason), this);
        field->setObjectName(isRating ? u"ratingReason"_s : u"indexReason"_s);
        label->setBuddy(field);
        field->setAccessibleName(label->text().remove(u'&'));
        field->setPlaceholderText(tr("Reason, printed on the evaluation sheet"));
        field->setMinimumWidth(Metrics(this).fieldWidth(kLeastReason));
        field->setReadOnly(m_document.isReadOnly());
        field->installEventFilter(this);
        connect(field, &QLineEdit::editingFinished, this, &OverrideReasons::commit);
        m_form->addRow(label, field);
        m_fields.push_back(field);
    }
    setVisible(!overrides.empty());
}

bool OverrideReasons::startTyping()
{
    const auto empty = std::ranges::find_if(m_fields, &QString::isEmpty, &QLineEdit::text);
    if (empty == m_fields.end())
        return false;
    (*empty)->setFocus(Qt::OtherFocusReason);
    return true;
}

/// What was typed so far goes; the finding that a reason is missing stays.
void OverrideReasons::leaveForLater()
{
    for (std::size_t i = 0; i < m_fields.size() && i < m_shown.size(); ++i)
        m_fields[i]->setText(fromEngine(m_shown[i].reason));
    Q_EMIT finished();
}

void OverrideReasons::commit()
{
    const engine::Participant* participant = current();
    if (participant == nullptr || m_fields.size() != participant->overrides.size() || m_document.isReadOnly())
        return;
    engine::Participant changed = *participant;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        changed.overrides[i].reason = m_fields[i]->text().simplified().toStdString();
    if (changed == *participant)
        return;
    m_shown = changed.overrides; // the fields show it already, and keep the cursor
    const auto applied =
        m_document.apply({{app::EditKind::Participant, {formatName(changed), u"overrides"_s}},
                          {app::PutParticipant{changed}}});
    if (!applied.has_value())
        Q_EMIT failed(applied.error());
}

bool OverrideReasons::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) {
        leaveForLater();
        return true;
    }
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    commit();
    const auto at = std::find(m_fields.begin(), m_fields.end(), watched);
    if (at != m_fields.end() && at + 1 != m_fields.end())
        (*(at + 1))->setFocus(Qt::OtherFocusReason);
    else
        Q_EMIT finished();
    return true;
}

} // namespace zahlmeister::ui
