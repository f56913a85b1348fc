// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/entryline.h"

#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>

#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"

namespace zahlmeister::ui {

namespace {

constexpr int kCharacters = 16; ///< of the longest pairing with its result

} // namespace

EntryLine::EntryLine(const QString& caption, Read read, Commit commit, QWidget* parent)
    : QWidget(parent),
      m_read(std::move(read)),
      m_commit(std::move(commit)),
      m_field(new QLineEdit(this)),
      m_sign(new RoleLabel(ColorRole::Negative, QStringLiteral("\u2715"), this)),
      m_sentence(sentenceLabel(this))
{
    const Metrics metrics(this);
    m_field->setFixedWidth(metrics.fieldWidth(kCharacters));
    m_field->installEventFilter(this);
    // The line below is there from the beginning, so that nothing moves while somebody types.
    m_sentence->setMinimumHeight(fontMetrics().height());
    fillColumn(this, {}, metrics.grid() / 2,
               {rowOf(metrics.grid(), {captionOf(caption, m_field), m_field, freeRoom()}),
                rowOf(metrics.grid(), {{m_sign, 0, Qt::AlignTop}, {m_sentence, 1}})});
    setFocusProxy(m_field);
    connect(m_field, &QLineEdit::textEdited, this, &EntryLine::readAgain);
    connect(m_field, &QLineEdit::textChanged, this, &EntryLine::typedChanged);
    connect(m_field, &QLineEdit::returnPressed, this, [this] { this->commit(); });
    say({});
}

void EntryLine::setPlaceholder(const QString& text)
{
    m_field->setPlaceholderText(text);
}

QString EntryLine::sentence() const
{
    return m_sentence->text();
}

void EntryLine::resume(const QString& text)
{
    m_field->setText(text);
    readAgain();
}

void EntryLine::readAgain()
{
    say(m_field->text().trimmed().isEmpty() ? Reading() : m_read(m_field->text()));
}

void EntryLine::say(const Reading& reading)
{
    m_reading = reading;
    m_sign->setVisible(reading.isRefused);
    m_sentence->setText(reading.sentence);
}

void EntryLine::commit()
{
    if (m_field->text().trimmed().isEmpty()) {
        Q_EMIT committedEmpty();
        return;
    }
    const Reading reading = m_commit(m_field->text());
    if (!reading.isRefused)
        m_field->setText({}); // with its history: undo is about what was entered
    say(reading);
}

bool EntryLine::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        if (static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste)) {
            // The field would make one line of several.
            if (QApplication::clipboard()->text().trimmed().contains(u'\n')) {
                Q_EMIT linesPasted();
                return true;
            }
        }
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !m_field->text().isEmpty()) {
            m_field->clear();
            say({});
            return true;
        }
        if (key == Qt::Key_Escape || key == Qt::Key_Down) {
            Q_EMIT left();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace zahlmeister::ui
