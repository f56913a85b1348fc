// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QDialog>

#include "app/chronicle/publication.h"
#include "app/identify/latestjob.h"
#include "app/session/session.h"
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

    /// @brief Sets the impact as a sheet on another thread, and writes it into a file then. How it ended is
    /// said in the dialog.
    void saveSheet(const QString& path);

    /// @brief Writes the impact as a table into a file.
    /// @return whether that went well; what did not is said in the dialog
    bool saveTable(const QString& path);

private:
    struct Shown;

    void build();
    [[nodiscard]] QTableView* tableOf(QAbstractItemModel& model, const QString& name, const QString& empty,
                                      int freeColumn);
    [[nodiscard]] QWidget* runsTab();
    void refresh();
    void present(std::shared_ptr<const Shown> shown);
    void showRuns();
    void showWhy();
    void updateButtons();
    void print();
    [[nodiscard]] Result<app::PublicationFilter> publication() const;
    /// What is done with a sheet on the other thread; its answer is what is left for the thread of the
    /// window.
    using SheetWork = std::function<std::function<void()>(const std::shared_ptr<const SheetLayout>&)>;
    void setSheet(SheetWork work);
    bool write(const QString& path, const QByteArray& bytes);
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
    bool m_isSetting = false; ///< a sheet
    app::LatestJob m_sheetJob;
    app::LatestJob m_job; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
