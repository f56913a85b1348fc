// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QDialog>
#include <QTimer>

#include "app/chronicle/reading/publication.h"
#include "app/session/session.h"
#include "app/threads/worker.h"
#include "ui/chronicle/impactmodel.h"
#include "ui/print/sheetlayout.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QTableView;

namespace zahlmeister::ui {

class MessageBar;
class RoleLabel;
class SheetPrinting;

/// @brief What computing the chain of tournaments anew would change, live, with the way of every change; and
/// the runs that were done (document 000, 3.7).
///
/// Not modal: results can be typed while it is open. What is applied is one transaction, and is taken back as
/// one.
class ImpactDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog
    explicit ImpactDialog(app::Session& session, QWidget* parent = nullptr);
    ~ImpactDialog() override;

    /// @brief The changes on show; null until they are computed.
    [[nodiscard]] const app::Impact* impact() const;

    /// @brief Writes the new entries.
    void apply();

    /// @brief Takes a run back.
    void takeBack(std::int64_t run);

    /// @brief Makes a sheet, or a table for a spreadsheet, of the impact on another thread, and writes it
    /// into a file then. How it ended is said in the dialog; when it takes longer than a moment it can be
    /// cancelled there.
    void saveSheet(const QString& path);
    void saveTable(const QString& path);

private:
    struct Shown;

    void build();
    [[nodiscard]] QWidget* runsTab();
    void refresh();
    void present(std::shared_ptr<const Shown> shown);
    void showRuns();
    void showWhy();
    /// What is given out: what would change, or what was changed just now; null: neither.
    [[nodiscard]] std::shared_ptr<const Shown> givenOut() const;
    void forgetApplied();
    void updateButtons();
    void print();
    [[nodiscard]] Result<app::PublicationFilter> publication() const;
    /// What is made of an impact on the other thread; the answer is what is left for the thread of the
    /// window.
    using Making = std::function<std::function<void()>(const Shown&, const app::PublicationFilter&)>;
    void make(Making making);
    void offerCancelling();
    void endMaking();
    [[nodiscard]] std::function<SheetLayout(const Shown&, const app::PublicationFilter&)> sheet() const;
    void write(const QString& path, const QByteArray& bytes);
    [[nodiscard]] const ImpactRow* currentRow() const;
    [[nodiscard]] const app::RecalculationRun* currentRun() const;

    app::Session& m_session;
    MessageBar* m_messages;
    SheetPrinting* m_printing;
    QLabel* m_summary;
    QLabel* m_totals;
    RoleLabel* m_roots;
    QTabWidget* m_tabs;
    ImpactModel* m_changes;
    ImpactModel* m_apart;
    ImpactModel* m_clubs;
    RunsModel* m_runs;
    QTableView* m_changesTable = nullptr;
    QTableView* m_apartTable = nullptr;
    QTableView* m_clubsTable = nullptr;
    QTableView* m_runsTable = nullptr;
    QPlainTextEdit* m_why;
    QLineEdit* m_reason;
    RoleLabel* m_hint; ///< why nothing can be applied yet
    QPushButton* m_apply;
    QPushButton* m_takeBack;
    QPushButton* m_pdf;
    QPushButton* m_print;
    QPushButton* m_csv;
    std::shared_ptr<const Shown> m_shown;
    std::shared_ptr<const Shown>
        m_applied; ///< what was applied last, to be given out after it; null: nothing
    QString m_appliedReason;
    bool m_isMaking = false;     ///< a sheet or a table
    bool m_isCancelling = false; ///< is offered in the message on show
    QTimer m_patience;
    app::Worker m_makeJob{app::Worker::Order::Latest};
    app::Worker m_job{app::Worker::Order::Latest}; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
