// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/messagebar.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include "ui/text/errortext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr int kMaximumDetailLines = 6;

struct Look {
    ColorRole surface;
    ColorRole sign;
    const char* icon;
};

Look lookOf(Message::Level level)
{
    switch (level) {
    case Message::Level::Error: return {ColorRole::ErrorSurface, ColorRole::Negative, "error"};
    case Message::Level::Warning: return {ColorRole::WarningSurface, ColorRole::Amber, "warning"};
    case Message::Level::Note: break;
    }
    return {ColorRole::NoteSurface, ColorRole::Accent, "note"};
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      m_sign(new QLabel(this)),
      m_text(sentenceLabel(this)),
      m_details(withAccessibleName(new QPlainTextEdit(this), tr("Details of the message"))),
      m_action(new QPushButton(this)),
      m_other(new QPushButton(this)),
      m_close(withAccessibleName(new QToolButton(this), tr("Close message")))
{
    const Metrics metrics(this);
    setAccessibleName(tr("Message"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->setReadOnly(true);
    m_details->setTabChangesFocus(true);
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    // The sign stands beside the first line of the text.
    m_sign->setMinimumHeight(m_text->fontMetrics().height());
    m_sign->setAlignment(Qt::AlignCenter);
    m_close->setIcon(icon(u"close"_s));
    m_close->setAutoRaise(true);
    m_close->setToolTip(tr("Close message (Esc)"));
    m_close->setFocusPolicy(Qt::TabFocus);

    // One line stands with its sign in the middle of the buttons.
    auto* said = new QWidget(this);
    fillRow(said, {{m_sign, 0, Qt::AlignTop}, {m_text, 1}});
    auto* line = rowOf(metrics.grid(), {{said, 1, Qt::AlignVCenter},
                                        {m_action, 0, Qt::AlignVCenter},
                                        {m_other, 0, Qt::AlignVCenter},
                                        {m_close, 0, Qt::AlignVCenter}});
    fillColumn(this, {metrics.margin(), metrics.grid(), metrics.grid(), metrics.grid()}, metrics.grid(),
               {line, m_details});

    for (const auto& [button, way] :
         {std::pair(m_action, &Message::action), std::pair(m_other, &Message::other)}) {
        button->setAutoDefault(false); // in a dialog it would look like the button that Enter presses
        connect(button, &QPushButton::clicked, this, [this, way = way] { act(way); });
    }
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);
    hide();
}

void MessageBar::say(const Message& message)
{
    m_message = message;
    m_text->setText(message.text);
    m_action->setText(message.actionText);
    m_action->setVisible(!message.actionText.isEmpty());
    m_other->setText(message.otherText);
    m_other->setVisible(!message.otherText.isEmpty());
    m_details->setPlainText(message.details.join(u'\n'));
    m_details->setVisible(!message.details.isEmpty());
    const auto lines = std::min<qsizetype>(message.details.size(), kMaximumDetailLines);
    m_details->setFixedHeight(static_cast<int>(lines) * m_details->fontMetrics().lineSpacing() +
                              2 * static_cast<int>(m_details->document()->documentMargin()));
    setAccessibleDescription(message.text);
    updateLook();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::ask(const Message& question)
{
    say(question);
    m_action->setFocus(Qt::OtherFocusReason);
}

void MessageBar::report(const Error& error)
{
    Message message{error.code == ErrorCode::Cancelled ? Message::Level::Note : Message::Level::Error,
                    errorText(error)};
    if (m_remedy)
        m_remedy(error, message);
    say(message);
}

void MessageBar::dismiss()
{
    m_message = {};
    hide();
}

void MessageBar::retire()
{
    if (!m_message.action && !m_message.other)
        dismiss();
}

void MessageBar::act(std::function<void()> Message::*way)
{
    // The action may say something itself, so this message goes first.
    const auto action = std::exchange(m_message.*way, {});
    dismiss();
    if (action)
        action();
}

void MessageBar::updateLook()
{
    const Look look = lookOf(m_message.level);
    const int size = Metrics(this).iconSize();
    m_sign->setPixmap(
        icon(QString::fromLatin1(look.icon), look.sign).pixmap(QSize(size, size), devicePixelRatioF()));
    QPalette details = palette();
    details.setColor(QPalette::Base, color(look.surface, palette()));
    m_details->setPalette(details);
    update();
}

void MessageBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible())
        updateLook();
}

void MessageBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(lookOf(m_message.level).surface, palette()));
    painter.setPen(color(ColorRole::Hairline, palette()));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void MessageBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

} // namespace zahlmeister::ui
