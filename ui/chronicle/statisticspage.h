// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "engine/base/result.h"
#include "ui/charts/chart.h"
#include "ui/models/tablemodel.h"
#include "ui/text/statisticstext.h"

class QComboBox;
class QLabel;
class QTableView;

namespace zahlmeister::ui {

class ChartView;
class EmptyHint;
class FigureDelegate;

/// @brief One subject of the statistics: its pictures, its tables beside them, and what is to be said of
/// them.
class StatisticsPage : public QWidget {
    Q_OBJECT

public:
    /// @param pictures how many stand below each other
    StatisticsPage(const QString& name, int pictures, QWidget* parent = nullptr);

    /// @brief Shows other tables, of which one is chosen; the same as before as long as there is one of its
    /// title.
    void setTables(std::vector<StatisticsTable> tables);
    /// @brief Shows other pictures.
    /// @param charts as many as there are pictures
    void setCharts(std::vector<Chart> charts);

    /// @brief Offers what the pictures may be about; groupChosen() tells what was chosen.
    void setGroups(const QStringList& groups);
    /// @brief The chosen one of them; -1 without any.
    [[nodiscard]] int group() const;

    /// @brief The table that is shown; nullptr before there is one.
    [[nodiscard]] const StatisticsTable* table() const;
    [[nodiscard]] const std::vector<ChartView*>& pictures() const { return m_pictures; }
    [[nodiscard]] QTableView& view() const { return *m_view; }
    /// @brief What is said below.
    [[nodiscard]] QString remark() const;

Q_SIGNALS:
    /// @brief The pictures shall be about another of the groups.
    void groupChosen();
    /// @brief A picture was written into a file, or could not be.
    void written(const QString& path);
    void failed(const zahlmeister::Error& error);

private:
    void buildTable(const QString& name);
    void showTable();

    std::vector<ChartView*> m_pictures;
    std::vector<StatisticsTable> m_tables;
    TableModel* m_model;
    QComboBox* m_groups;
    QComboBox* m_choice;
    QTableView* m_view;
    FigureDelegate* m_figures = nullptr;
    EmptyHint* m_hint = nullptr;
    QLabel* m_remark;
};

} // namespace zahlmeister::ui
