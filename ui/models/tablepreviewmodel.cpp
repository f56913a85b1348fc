// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablepreviewmodel.h"

#include <QApplication>
#include <QColor>
#include <QFont>

#include "ui/text/importtext.h"
#include "ui/theme/palette.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

using app::CellState;

TablePreviewModel::TablePreviewModel(QObject* parent) : QAbstractTableModel(parent) { }

void TablePreviewModel::setGrid(app::TableGrid grid)
{
    beginResetModel();
    m_grid = std::move(grid);
    m_overrides = {};
    m_reading = app::readTable(m_grid, m_overrides);
    endResetModel();
    Q_EMIT understood();
}

void TablePreviewModel::setKind(std::optional<app::TableKind> kind)
{
    m_overrides.kind = kind;
    // What columns mean depends on the kind: the user's own names of them stay.
    understand();
}

void TablePreviewModel::setNumbers(std::optional<app::NumberMeaning> numbers)
{
    m_overrides.numbers = numbers;
    understand();
}

void TablePreviewModel::setMeaning(int column, app::ColumnMeaning meaning)
{
    // Somewhere else it was an assumption, and this is what the user knows.
    std::erase_if(m_overrides.columns, [&](const auto& other) { return other.second == meaning; });
    m_overrides.columns[column] = meaning;
    understand();
}

void TablePreviewModel::understand()
{
    m_reading = app::readTable(m_grid, m_overrides);
    if (rowCount() > 0 && columnCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    if (columnCount() > 0)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT understood();
}

int TablePreviewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_grid.rowCount();
}

int TablePreviewModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_grid.columnCount();
}

QStringList TablePreviewModel::sentencesAt(int row, int column) const
{
    QStringList sentences;
    for (const app::ImportNote& note : m_reading.notes) {
        if (note.place.line == row + 1 && note.place.column == column + 1)
            sentences.append(importNoteText(note));
    }
    return sentences;
}

QVariant TablePreviewModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const QString& text = m_grid.cell(index.row(), index.column());
    const CellState state = m_reading.state(index.row(), index.column());
    const bool head = index.row() == m_reading.headRow;
    switch (role) {
    case Qt::EditRole: return text;
    case Qt::DisplayRole:
        // The sign says it without the colour.
        if (state == CellState::Contradictory)
            return QString(u"✕ "_s + text);
        return state == CellState::Adjusted && !head ? QString(u"≈ "_s + text) : text;
    case Qt::BackgroundRole:
        if (state == CellState::Contradictory)
            return color(ColorRole::ErrorSurface, QApplication::palette());
        if (head)
            return color(ColorRole::HeadSurface, QApplication::palette());
        return state == CellState::Adjusted ? color(ColorRole::WarningSurface, QApplication::palette())
                                            : QVariant();
    case Qt::ForegroundRole:
        return state == CellState::Outside ? color(ColorRole::SecondaryText, QApplication::palette())
                                           : QVariant();
    case Qt::FontRole:
        if (head) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case Qt::ToolTipRole: return sentencesAt(index.row(), index.column()).join(u'\n');
    case Qt::AccessibleDescriptionRole:
        if (state == CellState::Contradictory)
            return tr("contradictory");
        return state == CellState::Adjusted ? tr("adjusted") : QString();
    default: return {};
    }
}

bool TablePreviewModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const QString text = app::tidyCell(value.toString()).left(app::kMaximumCellLength);
    auto& row = m_grid.rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<std::size_t>(index.column());
    if (column >= row.size())
        row.resize(column + 1);
    if (row[column] == text)
        return false;
    row[column] = text;
    understand();
    return true;
}

QVariant TablePreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const auto column = static_cast<std::size_t>(section);
    const app::ColumnMeaning meaning =
        column < m_reading.columns.size() ? m_reading.columns[column] : app::ColumnMeaning{};
    switch (role) {
    case Qt::DisplayRole: return columnMeaningName(meaning);
    case Qt::ToolTipRole: return tr("What this column was understood as. Click to change it.");
    default: return {};
    }
}

Qt::ItemFlags TablePreviewModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsEditable : flags;
}

} // namespace zahlmeister::ui
