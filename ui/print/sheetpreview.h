// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QAbstractScrollArea>

#include "ui/print/sheetlayout.h"

namespace zahlmeister::ui {

/// @brief Shows the pages of a sheet one below the other, as they will be printed. Only pages in view are
/// painted.
///
/// Page keys and arrows scroll, Home and End go to the first and last page, Ctrl with plus, minus and 0
/// zooms.
class SheetPreview : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit SheetPreview(QWidget* parent = nullptr);

    /// @brief Shows another layout and stays at the same place.
    /// @param layout nullptr: nothing to show
    void setSheets(std::shared_ptr<const SheetLayout> layout);

    /// @brief What is on show; nullptr when there is nothing.
    [[nodiscard]] const std::shared_ptr<const SheetLayout>& sheets() const { return m_layout; }

    /// @brief The sentence that stands there while there is nothing to show.
    void setEmptyText(const QString& text);

    /// @brief The page at the top of the view, from 1; 0 when there is none.
    [[nodiscard]] int currentPage() const;
    [[nodiscard]] int pageCount() const;

    /// @brief Enlargement; 1 is the size on paper as far as the screen's resolution is true.
    [[nodiscard]] double zoom() const;

    /// @brief One step larger; the middle of the view stays where it is.
    void zoomIn();

    /// @brief One step smaller.
    void zoomOut();

    /// @brief Makes a page as wide as the view, now and when the view changes its size.
    void fitWidth();

Q_SIGNALS:
    /// @brief The page, the number of pages or the zoom changed.
    void viewChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] double pixelsPerMillimetre() const;
    [[nodiscard]] QSizeF pageSize() const;
    [[nodiscard]] double pageTop(int page) const;
    [[nodiscard]] int gap() const;
    /// @param anchor what stays in its place, in pixels below the upper edge
    void setZoom(std::optional<double> zoom, double anchor);
    void updateScrollBars();

    std::shared_ptr<const SheetLayout> m_layout;
    QString m_emptyText;
    std::optional<double> m_zoom; ///< nothing: fits the width
};

} // namespace zahlmeister::ui
