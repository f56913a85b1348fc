// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/readinesspanel.h"

#include <chrono>

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QTimer>

#include "ui/text/readinesstext.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

ColorRole colorOf(app::ReadinessState state)
{
    switch (state) {
    case app::ReadinessState::Done: return ColorRole::Positive;
    case app::ReadinessState::Decide: return ColorRole::Amber;
    case app::ReadinessState::Blocked: break;
    }
    return ColorRole::Negative;
}

} // namespace

ReadinessPanel::ReadinessPanel(QWidget* parent)
    : QFrame(parent), m_summary(new RoleLabel(ColorRole::SecondaryText, {}, this))
{
    const Metrics metrics(this);
    setObjectName(u"readiness"_s);
    setAccessibleName(tr("Ready to submit"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(metrics.margin(), metrics.margin(), metrics.margin(), metrics.margin());
    grid->setHorizontalSpacing(metrics.grid());
    grid->setVerticalSpacing(0);
    auto* title = new QLabel(tr("Ready to submit"), this);
    QFont strong = title->font();
    strong.setBold(true);
    title->setFont(strong);
    grid->addWidget(title, 0, 0, 1, 3);
    m_summary->setWordWrap(true);
    grid->addWidget(m_summary, 1, 0, 1, 3);
    grid->setRowMinimumHeight(2, metrics.grid());
    int row = 3;
    for (const app::ReadinessItem item : app::kReadinessItems) {
        auto* sign = new RoleLabel(ColorRole::SecondaryText, {}, this);
        sign->setAlignment(Qt::AlignCenter);
        sign->setFixedWidth(metrics.iconSize());
        auto* name = new QPushButton(readinessItemName(item), this);
        name->setFlat(true);
        name->setStyleSheet(u"text-align: left"_s);
        auto* state = new RoleLabel(ColorRole::SecondaryText, {}, this);
        state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(sign, row, 0);
        grid->addWidget(name, row, 1);
        grid->addWidget(state, row, 2);
        const std::size_t at = m_lines.size();
        connect(name, &QPushButton::clicked, this, [this, at] {
            if (at < m_entries.size() && !m_entries[at].findings.empty())
                Q_EMIT findingActivated(static_cast<int>(m_entries[at].findings.front()));
        });
        m_lines.push_back({sign, name, state});
        ++row;
    }
    grid->setRowMinimumHeight(row, metrics.grid());
    auto* letter = new QPushButton(tr("Copy the query to the club"), this);
    letter->setObjectName(u"copyLetter"_s);
    letter->setToolTip(
        tr("What is missing, as the text of a mail. The letter on paper is among the sheets."));
    connect(letter, &QPushButton::clicked, this, [this, letter, name = letter->text()] {
        Q_EMIT letterWanted();
        constexpr std::chrono::milliseconds kLongEnoughToRead{2500};
        letter->setText(tr("Copied to the clipboard"));
        QTimer::singleShot(kLongEnoughToRead, letter, [letter, name] { letter->setText(name); });
    });
    grid->addWidget(letter, row + 1, 0, 1, 3);
    colourNames();
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(row + 2, 1);
}

void ReadinessPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourNames();
}

/// What is in order cannot be pressed, but is still to be read.
void ReadinessPanel::colourNames()
{
    const QColor quiet = color(ColorRole::SecondaryText, palette());
    for (const Line& line : m_lines) {
        QPalette own;
        own.setColor(QPalette::Disabled, QPalette::ButtonText, quiet);
        line.name->setPalette(own);
    }
}

void ReadinessPanel::setEntries(const std::vector<app::ReadinessEntry>& entries)
{
    m_entries = entries;
    m_summary->setText(readinessSummary(entries));
    for (std::size_t at = 0; at < entries.size() && at < m_lines.size(); ++at) {
        const Line& line = m_lines[at];
        const QString state = readinessStateText(entries[at]);
        line.sign->setText(readinessSign(entries[at].state));
        line.sign->setRole(colorOf(entries[at].state));
        line.state->setText(state);
        // What is done stays readable, but is no stop on the way through the page.
        line.name->setFocusPolicy(entries[at].findings.empty() ? Qt::NoFocus : Qt::StrongFocus);
        line.name->setAccessibleDescription(state);
    }
}

} // namespace zahlmeister::ui
