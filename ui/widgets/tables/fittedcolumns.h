// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <set>
#include <vector>

#include <QObject>
#include <QString>

class QTableView;

namespace zahlmeister::ui {

/// @brief Makes every column of a table as wide as its head and its contents need; one column takes what is
/// free beside them.
///
/// The widths follow the contents as far as somebody reads them at a glance. A width that the user gives a
/// column by hand stays, and grows with the enlargement; a double click on the edge of its head, or fitAll(),
/// lets the column follow again.
class FittedColumns : public QObject {
    Q_OBJECT

public:
    /// @brief The least width of a column that follows its contents, in digits.
    using LeastWidth = std::function<int(int column)>;

    /// @param view which owns this and has its model, a TableHead and a delegate whose size hints tell the
    /// widths of the contents in the font of the option
    /// @param freeColumn the one that takes the free width
    FittedColumns(QTableView& view, int freeColumn, LeastWidth leastWidth);

    /// @brief Keeps the widths that were set by hand in the settings, and gives the columns those of last
    /// time.
    /// @param idOf name of a column that stays the same from version to version
    void remember(const QString& setting, std::function<QString(int column)> idOf);

    /// @brief Gives the columns their widths in the space that the table has now.
    void layOut();

    /// @brief Measures all contents again, as after a change of the font, and lays out.
    void measureAll();

    /// @brief Lets all columns follow their contents, also those whose width was set by hand.
    void fitAll();

    /// @brief Whether the width of a column is the user's.
    [[nodiscard]] bool isSetByHand(int column) const { return m_byHand.contains(column); }

private:
    void takeHandWidth(int column, int before, int now);
    void fit(int column);
    void measureLater(int first, int last);
    void measureChanged();
    void measure(int column);
    [[nodiscard]] int neededWidth(int column) const;
    [[nodiscard]] double digitWidth() const;
    void keepHandWidth(int column) const;

    QTableView& m_view;
    int m_freeColumn;
    LeastWidth m_leastWidth;
    std::vector<int> m_contents;    ///< widest content of each column, in pixels
    std::map<int, double> m_byHand; ///< in digits, so that it grows with the font
    std::set<int> m_changed;        ///< columns to be measured when the events at hand are done
    bool m_placing = false;
    QString m_setting; ///< empty: nothing is kept
    std::function<QString(int)> m_idOf;
};

} // namespace zahlmeister::ui
