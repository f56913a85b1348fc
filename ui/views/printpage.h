// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "app/threads/worker.h"
#include "ui/print/sheetrequest.h"

namespace zahlmeister::ui {

class MessageBar;
class SheetChoice;
class SheetOutput;
class SheetPane;

/// @brief The tab *Druck*: what to print on the left, the pages as they will be on the right.
///
/// The preview follows the evaluation while it is visible.
class PrintPage : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the page
    explicit PrintPage(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);
    ~PrintPage() override;

    /// @brief What is chosen at present.
    [[nodiscard]] SheetRequest request() const;

    /// @brief The keys of this page, one line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

    /// @brief Asks for a printer and prints what is chosen; nothing while there is nothing to print.
    void print();

    /// @brief Writes what is chosen into a file, or into a folder when every player gets a file of his own.
    void saveTo(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void layOut();
    void save();
    void updateEnabled();
    [[nodiscard]] std::shared_ptr<const SheetSnapshot> snapshot() const;

    app::LiveEvaluation& m_evaluation;
    app::Worker m_worker{app::Worker::Order::Each};
    SheetChoice* m_choice;
    MessageBar* m_messages;
    SheetOutput* m_output;
    SheetPane* m_pane;
    bool m_isStale = true; ///< the preview is older than the evaluation or the choice
};

} // namespace zahlmeister::ui
