// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <initializer_list>

#include <QBoxLayout>
#include <QLabel>

class QTableView;

/// How pages are put together: what stands beside or below what, told as a list.
namespace zahlmeister::ui {

/// @brief One thing in a row or column: a widget, a layout, or the room between two of them.
class Item {
public:
    /// @param stretch its share of the room that is free
    template <std::derived_from<QWidget> Widget>
    Item(Widget* widget, int stretch = 0, Qt::Alignment alignment = {})
        : m_widget(widget), m_stretch(stretch), m_alignment(alignment)
    {
    }
    /// @param stretch its share of the room that is free
    template <std::derived_from<QLayout> Layout>
    Item(Layout* layout, int stretch = 0) : m_layout(layout), m_stretch(stretch)
    {
    }

    /// @brief Room of so many pixels beside that between all things.
    [[nodiscard]] static Item gap(int pixels) { return {0, pixels}; }
    /// @brief Takes the room that is left.
    [[nodiscard]] static Item stretch(int share = 1) { return {share, 0}; }

    /// @brief Puts it at the end of a row or column.
    void addTo(QBoxLayout& box) const;

private:
    Item(int stretch, int gap) : m_stretch(stretch), m_gap(gap) { }

    QWidget* m_widget = nullptr;
    QLayout* m_layout = nullptr;
    int m_stretch = 0;
    int m_gap = 0;
    Qt::Alignment m_alignment = {};
};

/// @brief A row for a place in another layout.
/// @param spacing between two things, in pixels
[[nodiscard]] QHBoxLayout* rowOf(int spacing, std::initializer_list<Item> items);
/// @brief A column for a place in another layout.
[[nodiscard]] QVBoxLayout* columnOf(int spacing, std::initializer_list<Item> items);

/// @brief Fills a widget with a row.
QHBoxLayout* fillWithRow(QWidget* widget, const QMargins& margins, int spacing,
                         std::initializer_list<Item> items);
/// @brief Fills a widget with a column.
QVBoxLayout* fillWithColumn(QWidget* widget, const QMargins& margins, int spacing,
                            std::initializer_list<Item> items);

/// @brief The same margin on all four sides.
[[nodiscard]] inline QMargins allAround(int margin)
{
    return {margin, margin, margin, margin};
}

/// @brief A label whose mnemonic goes to a field.
[[nodiscard]] QLabel* labelFor(QWidget* field, const QString& text, QWidget* parent);

/// @brief Gives a table the look of all tables: rows of one height without heads and lines, texts on one
/// line.
void dressAsTable(QTableView& table);

} // namespace zahlmeister::ui
