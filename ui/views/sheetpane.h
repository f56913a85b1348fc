// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "engine/base/result.h"
#include "ui/print/sheetlayout.h"
#include "ui/print/sheetrequest.h"

class QLabel;
class QToolButton;

namespace zahlmeister::app {
class Worker;
}

namespace zahlmeister::ui {

class SheetPreview;

/// @brief The pages as they will be, with a bar that tells the page and enlarges.
class SheetPane : public QWidget {
    Q_OBJECT

public:
    /// @param worker sets the sheets; must outlive this
    explicit SheetPane(app::Worker& worker, QWidget* parent = nullptr);

    /// @brief Sets sheets on the other thread and shows them; laidOut() follows.
    void layOut(std::shared_ptr<const SheetSnapshot> values, const SheetRequest& request);
    [[nodiscard]] bool isLayingOut() const { return m_isLayingOut; }

    /// @brief Shows a sentence in place of pages.
    void showText(const QString& sentence);

    /// @brief What is on show; nullptr when there is nothing.
    [[nodiscard]] const std::shared_ptr<const SheetLayout>& sheets() const;

    /// @brief The keys of this pane, one line each: key, tab, what it does.
    [[nodiscard]] static QStringList keys();

Q_SIGNALS:
    /// @brief The sheets are on show, or why there are none.
    void laidOut();

private:
    void showLayout(const Result<SheetLayout>& layout);
    void showViewState();

    app::Worker& m_worker;
    SheetPreview* m_preview;
    QLabel* m_place;
    QList<QToolButton*> m_tools;
    bool m_isLayingOut = false;
};

} // namespace zahlmeister::ui
