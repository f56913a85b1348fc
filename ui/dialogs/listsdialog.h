// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QDialog>

#include "app/fetch/listupdatetask.h"
#include "app/lists/liststore.h"
#include "app/threads/worker.h"

class QDropEvent;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTextBrowser;
class QTreeWidget;

namespace zahlmeister::ui {

class DateField;
class ListUpdatePanel;
class MessageBar;
class RoleLabel;

/// @brief The rating lists: which are stored, updates from the web, import of files, removal.
///
/// A file that is chosen or dropped is looked at first: what it is and of which day stands there, to be
/// confirmed with Enter. Nothing is loaded from the web that was not asked for. Import and update run beside
/// the window, which stays usable.
class ListsDialog : public QDialog {
    Q_OBJECT

public:
    /// @param folder of the list store
    explicit ListsDialog(const QString& folder, QWidget* parent = nullptr);

    /// @brief Looks at files and asks whether to import them.
    void offer(const QStringList& files);

    /// @brief The keys for F1: lines of key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

    [[nodiscard]] bool isImporting() const { return m_task.isRunning(); }

    /// @brief How far loading may go, and who is believed, in place of what is usual.
    void setLoadRules(const app::LoadRules& rules) { m_rules = rules; }

    void reject() override;

Q_SIGNALS:
    /// @brief The stored lists changed.
    void listsChanged();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// What the lower half shows.
    enum class Panel { Hint, Offer, Progress, Question, Report };

    void build();
    [[nodiscard]] QWidget* buildOffer();
    [[nodiscard]] QWidget* buildProgress();
    [[nodiscard]] QWidget* buildQuestion();
    [[nodiscard]] QHBoxLayout* buildCommands();
    void showPanel(Panel panel);
    void showLists();
    void chooseFiles();
    void startImport();
    void showProgress(const app::ListProgress& progress);
    void finishImport(const Result<app::ListReport>& report);
    void ask(const QString& text, const QString& yes, const QString& no, const std::function<void()>& action);
    void decline();
    void askRemoval();
    void removeList(const app::StoredList& list);
    void update(app::ListSource source);
    void startUpdate(const app::ListUpdateRequest& request);
    void showUpdate(const app::ListUpdateProgress& progress);
    void finishUpdate(const Result<app::ListUpdated>& updated);
    void restore(app::ListSource source);
    void finishRestore(const std::optional<Error>& problem);
    void updateButtons();
    void showChanges();
    [[nodiscard]] const app::StoredList* selectedList() const;
    [[nodiscard]] const app::StoredList* listBefore() const;

    QString m_folder;
    app::ListUpdateTask m_task;
    app::LoadRules m_rules;
    app::ListSource m_updated = app::ListSource::Dsb; ///< whose list is loaded, or was
    QString m_host;                                   ///< from where
    std::vector<app::StoredList> m_lists;
    std::optional<app::ListInspection> m_inspection;
    MessageBar* m_messages = nullptr;
    ListUpdatePanel* m_updates = nullptr;
    QTreeWidget* m_table = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_changes = nullptr;
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
    QLabel* m_question = nullptr;
    QPushButton* m_yes = nullptr;
    QPushButton* m_no = nullptr;
    std::function<void()> m_action; ///< when the question is answered with yes
    QTextBrowser* m_report = nullptr;
    app::Worker m_comparing{app::Worker::Order::Latest}; ///< last: it uses all the others
};

/// @brief What has changed up to a stored list, as a document.
[[nodiscard]] QString listChangesHtml(const app::StoredList& list, const app::ListChanges& changes);

/// @brief A report as a document: the sums first, then changes and refused rows.
[[nodiscard]] QString listReportHtml(const app::ListReport& report, const QPalette& palette);

} // namespace zahlmeister::ui
