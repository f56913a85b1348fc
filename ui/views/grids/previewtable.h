// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <utility>
#include <vector>

#include <QStringList>
#include <QTableView>

#include "engine/base/strongid.h"
#include "engine/evaluation/trace.h"

namespace zahlmeister::ui {

class ChangeGlow;
class FigureDelegate;
class PreviewModel;
class PreviewOrder;
class TableHead;

/// @brief The table of the preview: names over the groups, glowing changes, figures that can be asked why.
class PreviewTable : public QTableView {
    Q_OBJECT

public:
    /// @param model shown through the order; both must outlive the table
    PreviewTable(PreviewModel& model, PreviewOrder& order, QWidget* parent = nullptr);

    [[nodiscard]] const FigureDelegate& figures() const { return *m_figures; }

    /// @brief Gives every column the room it needs; the name takes what is left.
    void layoutColumns();

    /// @brief Heads of the columns that are left out because there is no room for them, in the order of the
    /// table.
    [[nodiscard]] QStringList hiddenHeads() const;

    /// @brief Leaves out a column that the user does not want, or shows it again.
    /// @param key as PreviewModel::columnKey() gives it
    void setWanted(int key, bool wanted);
    /// @brief The keys of those that he does not want.
    [[nodiscard]] const std::set<int>& unwanted() const { return m_unwanted; }
    [[nodiscard]] bool isWanted(int key) const { return !m_unwanted.contains(key); }

    /// @brief The selection as tab separated text with heads; the whole table when no more than a cell is
    /// selected. Columns that the user does not want are left out.
    [[nodiscard]] QString copyText() const;

    /// @brief The same as a table for a word processor.
    [[nodiscard]] QString copyHtml() const;

    /// @brief Whether a cell glows at the moment, because an edit changed it.
    /// @param column of the model
    [[nodiscard]] bool isGlowing(engine::ParticipantNumber participant, int column) const;

    QModelIndex indexAt(const QPoint& position) const override;
    void keyboardSearch(const QString& text) override;

Q_SIGNALS:
    /// @brief A cell was clicked, or chosen with Enter or Space.
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

    /// @brief The cursor is on another number.
    void numberCurrent(zahlmeister::engine::ParticipantNumber participant,
                       zahlmeister::engine::Quantity quantity);

    /// @brief Other columns are left out than before.
    void hiddenHeadsChanged();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void startGlow(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles);
    void layoutRows();
    void fitColumns();
    void orderBy(int column, Qt::SortOrder order);
    void orderByCurrentColumn();
    void ask(const QModelIndex& index);
    [[nodiscard]] bool startsGroup(int row) const;
    [[nodiscard]] QList<QStringList> copyCells() const;
    void copyAll() const;
    void haveCurrent();
    [[nodiscard]] int captionHeight() const;

    PreviewModel& m_model;
    PreviewOrder& m_order;
    FigureDelegate* m_figures;
    TableHead* m_head = nullptr;
    ChangeGlow* m_glow;
    std::set<int> m_unwanted;        ///< keys of columns
    std::vector<int> m_neededWidths; ///< of each column, for the name the usual
    int m_leastNameWidth = 0;
    std::set<std::pair<engine::ParticipantNumber, int>> m_glowWhenShown; ///< participants and columns
};

} // namespace zahlmeister::ui
