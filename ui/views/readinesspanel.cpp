// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/readinesspanel.h"

#include <algorithm>
#include <chrono>
#include <initializer_list>

#include <QGridLayout>
#include <QPushButton>
#include <QTimer>

#include "ui/text/findings/findingtext.h"
#include "ui/text/format.h"
#include "ui/theme/rolelabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/arrangement.h"
#include "ui/widgets/elidedlabel.h"

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
    : QFrame(parent),
      m_grid(new QGridLayout(this)),
      m_title(new QLabel(tr("Ready to submit"), this)),
      m_summary(quietLabel(this)),
      m_letter(new QPushButton(tr("Copy the query to the club"), this))
{
    const Metrics metrics(this);
    setObjectName(u"readiness"_s);
    setAccessibleName(m_title->text());
    m_grid->setContentsMargins(metrics.margin(), metrics.grid(), metrics.margin(), metrics.grid());
    m_grid->setHorizontalSpacing(metrics.grid());
    m_grid->setVerticalSpacing(0);
    strengthen(*m_title, 1, QFont::Bold);
    for (const app::ReadinessItem item : app::kReadinessItems) {
        auto* sign = new RoleLabel(ColorRole::SecondaryText, {}, this);
        sign->setAlignment(Qt::AlignCenter);
        sign->setFixedWidth(metrics.iconSize());
        auto* name = new QPushButton(readinessItemName(item), this);
        name->setFlat(true);
        name->setStyleSheet(u"text-align: left"_s);
        // In a low window the lines move together as far as they can still be read.
        name->setMinimumHeight(name->fontMetrics().height());
        // Gives way where the items stand side by side: their names must be read.
        auto* state = new ElidedLabel(this, Qt::ElideRight, ColorRole::SecondaryText);
        state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        const std::size_t at = m_lines.size();
        connect(name, &QPushButton::clicked, this, [this, at] {
            if (at < m_entries.size() && !m_entries[at].findings.empty())
                Q_EMIT findingActivated(static_cast<int>(m_entries[at].findings.front()));
        });
        m_lines.push_back({sign, name, state});
    }
    m_letter->setObjectName(u"copyLetter"_s);
    m_letter->setToolTip(
        tr("What is missing, as the text of a mail. The letter on paper is among the sheets."));
    connect(m_letter, &QPushButton::clicked, this, [this, name = m_letter->text()] {
        Q_EMIT letterWanted();
        constexpr std::chrono::milliseconds kLongEnoughToRead{2500};
        m_letter->setText(tr("Copied to the clipboard"));
        QTimer::singleShot(kLongEnoughToRead, m_letter, [this, name] { m_letter->setText(name); });
    });
    placeLines();
}

void ReadinessPanel::setFlat(bool flat)
{
    if (flat == m_isFlat)
        return;
    m_isFlat = flat;
    // Side by side the items must not hold up a window that becomes narrower still.
    setSizePolicy(flat ? QSizePolicy::Ignored : QSizePolicy::Preferred, QSizePolicy::Preferred);
    placeLines();
}

void ReadinessPanel::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    setEntries(m_entries);
}

bool ReadinessPanel::isShown(std::size_t line) const
{
    return !m_isFolded || line >= m_entries.size() || m_entries[line].state != app::ReadinessState::Done;
}

int ReadinessPanel::wholeHeight() const
{
    const int blocks = m_isFlat ? 2 : 1;
    const int lines = (static_cast<int>(m_lines.size()) + blocks - 1) / blocks;
    const QMargins margins = m_grid->contentsMargins();
    return margins.top() + margins.bottom() + m_title->sizeHint().height() + m_summary->sizeHint().height() +
           lines * m_lines.front().name->sizeHint().height() + m_letter->sizeHint().height() +
           2 * Metrics(this).grid();
}

/// The lines may be folded.
QSize ReadinessPanel::minimumSizeHint() const
{
    const int lines = static_cast<int>(m_lines.size()) / (m_isFlat ? 2 : 1);
    const int least = wholeHeight() - lines * m_lines.front().name->sizeHint().height();
    return {QFrame::minimumSizeHint().width(), least};
}

/// The items fill one block of lines after the other, each with a sign, a name and a state.
void ReadinessPanel::placeLines()
{
    constexpr int kCellsOfLine = 3;
    constexpr int kFirstRow = 3;
    const Metrics metrics(this);
    const int blocks = m_isFlat ? 2 : 1;
    std::vector<const Line*> shown;
    for (std::size_t at = 0; at < m_lines.size(); ++at) {
        const Line& line = m_lines[at];
        for (QWidget* widget : std::initializer_list<QWidget*>{line.sign, line.name, line.state})
            widget->setVisible(isShown(at));
        if (isShown(at))
            shown.push_back(&line);
    }
    const int rows = std::max(1, (static_cast<int>(shown.size()) + blocks - 1) / blocks);
    const int cells = blocks * (kCellsOfLine + 1) - 1; // and a gap between two blocks
    while (m_grid->count() > 0)
        delete m_grid->takeAt(0); // the places, not the widgets
    for (int row = 0; row < m_grid->rowCount(); ++row) {
        m_grid->setRowMinimumHeight(row, 0);
        m_grid->setRowStretch(row, 0);
    }
    m_grid->addWidget(m_title, 0, 0, 1, cells);
    m_grid->addWidget(m_summary, 1, 0, 1, cells);
    m_grid->setRowMinimumHeight(2, metrics.grid());
    for (int at = 0; at < static_cast<int>(shown.size()); ++at) {
        const Line& line = *shown[static_cast<std::size_t>(at)];
        const int row = kFirstRow + at % rows;
        const int column = at / rows * (kCellsOfLine + 1);
        m_grid->addWidget(line.sign, row, column);
        m_grid->addWidget(line.name, row, column + 1);
        m_grid->addWidget(line.state, row, column + 2);
    }
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnMinimumWidth(kCellsOfLine, m_isFlat ? metrics.groupGap() : 0);
    m_grid->setColumnStretch(kCellsOfLine + 2, m_isFlat ? 1 : 0);
    m_grid->setRowMinimumHeight(kFirstRow + rows, metrics.grid());
    m_grid->addWidget(m_letter, kFirstRow + rows + 1, 0, 1, cells);
    m_grid->setRowStretch(kFirstRow + rows + 2, 1);
}

void ReadinessPanel::setEntries(const std::vector<app::ReadinessEntry>& entries)
{
    m_entries = entries; // also those that are the panel's own, when it folds
    QString summary = readinessSummary(entries);
    const auto done = std::ranges::count(entries, app::ReadinessState::Done, &app::ReadinessEntry::state);
    if (m_isFolded && !entries.empty())
        summary += u' ' + fillPattern(tr("All right: %1 of %2."),
                                      {formatCount(done), formatCount(static_cast<qint64>(entries.size()))});
    m_summary->setText(summary);
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
    placeLines();
}

} // namespace zahlmeister::ui
