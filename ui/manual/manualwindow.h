// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>

#include "ui/manual/manualbook.h"
#include "ui/manual/manualsearch.h"

class QLineEdit;
class QListWidget;
class QStackedWidget;
class QToolButton;
class QTreeWidget;

namespace zahlmeister::ui {

class ManualView;
class RoleLabel;

/// @brief The manual in a window of its own: table of contents or what was found at the left, the page at the
/// right.
class ManualWindow : public QDialog {
    Q_OBJECT

public:
    /// @param book must outlive the window
    explicit ManualWindow(const ManualBook& book, QWidget* parent);

    /// @brief Shows a place and comes to the front.
    /// @param place `page` or `page#id`
    void openAt(const QString& place);

    /// @brief The keys of this window: as keyLines() makes them.
    [[nodiscard]] static QString keyboardHelp();

    [[nodiscard]] ManualView& view() const { return *m_view; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* tool(const QString& iconName, const QString& text, const QKeySequence& key);
    QWidget* buildBar();
    void buildContents();
    void search(const QString& text);
    void showPlace(const QString& page);
    void print();
    void saveAsHtml();

    const ManualBook& m_book;
    std::optional<ManualSearch> m_search; ///< made when the first word is typed
    QLineEdit* m_words;
    QStackedWidget* m_side;
    QTreeWidget* m_contents;
    QListWidget* m_hits;
    ManualView* m_view;
    RoleLabel* m_message;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
};

} // namespace zahlmeister::ui
