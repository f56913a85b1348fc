// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "app/lists/listimporttask.h"
#include "app/lists/liststore.h"

class QDropEvent;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTextBrowser;
class QTreeWidget;

namespace zahlmeister::ui {

class DateField;
class MessageBar;
class RoleLabel;

/// @brief The rating lists: which are stored, import of others, removal.
///
/// A file that is chosen or dropped is looked at first: what it is and of which day stands there, to be
/// confirmed with Enter. The import runs beside the window, which stays usable.
class ListsDialog : public QDialog {
    Q_OBJECT

public:
    /// @param folder of the list store
    explicit ListsDialog(const QString& folder, QWidget* parent = nullptr);
    ~ListsDialog() override;

    /// @brief Looks at files and asks whether to import them.
    void offer(const QStringList& files);

    /// @brief The keys for F1: lines of key, tab, what it does.
    [[nodiscard]] QString keyboardHelp() const;

    [[nodiscard]] bool isImporting() const { return m_task.isRunning(); }

    void reject() override;

Q_SIGNALS:
    /// @brief The stored lists are others than before.
    void listsChanged();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// What the lower half shows.
    enum class Panel { Hint, Offer, Progress, Removal, Report };

    void build();
    [[nodiscard]] QWidget* buildOffer();
    [[nodiscard]] QWidget* buildProgress();
    [[nodiscard]] QWidget* buildRemoval();
    void showPanel(Panel panel);
    void showLists();
    void chooseFiles();
    void startImport();
    void showProgress(const app::ListProgress& progress);
    void finishImport(const Result<app::ListReport>& report);
    void askRemoval();
    void removeSelected();
    void say(const Error& error);
    void updateButtons();
    [[nodiscard]] const app::StoredList* selectedList() const;

    QString m_folder;
    app::ListImportTask m_task;
    std::vector<app::StoredList> m_lists;
    std::optional<app::ListInspection> m_inspection;
    MessageBar* m_messages = nullptr;
    QTreeWidget* m_table = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_close = nullptr;
    QStackedWidget* m_panels = nullptr;
    QLabel* m_offerText = nullptr;
    DateField* m_date = nullptr;
    RoleLabel* m_dateHint = nullptr;
    QPushButton* m_start = nullptr;
    QLabel* m_progressText = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    QLabel* m_removalText = nullptr;
    QPushButton* m_keep = nullptr;
    QTextBrowser* m_report = nullptr;
};

/// @brief A report as a document: the sums first, then changes and refused rows.
[[nodiscard]] QString listReportHtml(const app::ListReport& report, const QPalette& palette);

} // namespace zahlmeister::ui
