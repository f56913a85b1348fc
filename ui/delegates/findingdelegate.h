// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>

#include "ui/delegates/listrowdelegate.h"

namespace zahlmeister::ui {

/// @brief Paints a row of FindingsModel as a card: sign, sentence, clause as a link, what to do, the places
/// as chips; or a heading with the state of its item. The card that is current has room for what can be done.
///
/// Texts wrap at the width of the view, so that nothing is cut off; of many places five are shown.
class FindingDelegate : public ListRowDelegate {
    Q_OBJECT

public:
    using ListRowDelegate::ListRowDelegate;

    /// @brief How many places of a finding are shown before the others are only counted.
    static constexpr int kPlaces = 5;

    /// @brief Keeps room at the bottom of a card.
    /// @param card of FindingsModel; invalid: of none
    /// @param height in pixels; 0: none
    void setActions(const QModelIndex& card, int height);

    /// @brief Where the actions stand in a card.
    [[nodiscard]] QRect actionsRect(const QFont& font, const QRect& row) const;

    /// @brief Where the clause stands, and each of the chips, for tests.
    [[nodiscard]] QRect clauseRect(const QFont& font, const QRect& row, const QModelIndex& index) const;
    [[nodiscard]] QList<QRect> chipRects(const QFont& font, const QRect& row, const QModelIndex& index) const;

Q_SIGNALS:
    /// @brief The chip of a place was clicked.
    /// @param place position among the findings of the row
    void placeClicked(const QModelIndex& index, int place);
    /// @brief All places of a row are wanted.
    void morePlacesClicked(const QModelIndex& index);
    /// @brief The clause was clicked.
    void clauseClicked(const QModelIndex& index);
    /// @brief A heading that can be folded was clicked.
    void headingClicked(const QModelIndex& index);

protected:
    [[nodiscard]] bool isHeading(const QModelIndex& index) const override;
    [[nodiscard]] std::optional<QRect> cardOf(const QFont& font, const QRect& row) const override;
    void paintRow(QPainter& painter, const QStyleOptionViewItem& option,
                  const QModelIndex& index) const override;
    [[nodiscard]] QStringList cutTexts(const QFont& font, const QRect& row,
                                       const QModelIndex& index) const override;
    [[nodiscard]] int heightOf(const QFont& font, int width, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    QPersistentModelIndex m_card; ///< with the actions
    int m_actionsHeight = 0;
};

} // namespace zahlmeister::ui
