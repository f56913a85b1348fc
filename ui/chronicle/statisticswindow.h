// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QDialog>

#include "app/chronicle/statistics.h"
#include "app/identify/latestjob.h"
#include "app/session/session.h"
#include "ui/print/sheetlayout.h"

class QComboBox;
class QProgressBar;
class QTabWidget;

namespace zahlmeister::ui {

class DateField;
class MessageBar;
class SheetPrinting;
class StatisticsPage;

/// @brief The statistics of the work file: pictures with their tables, live, printed and written into files.
/// Not modal. Nobody is named.
class StatisticsWindow : public QDialog {
    Q_OBJECT

public:
    /// @brief Kinds of files that are written; of a chosen picture or table, or of all.
    enum class File { AllPdf, AllCsv, TableCsv, PictureSvg, PicturePng, PictureCsv };

    /// @param session must outlive the window
    StatisticsWindow(app::Session& session, QWidget* parent);
    ~StatisticsWindow() override;

    /// @brief What is shown; nullptr before there is anything.
    [[nodiscard]] const std::shared_ptr<const app::Statistics>& statistics() const { return m_statistics; }
    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }
    [[nodiscard]] const std::vector<StatisticsPage*>& pages() const { return m_pages; }

    /// @brief Writes a file.
    void saveTo(const QString& path, File file);

Q_SIGNALS:
    /// @brief What is shown is that of the choices.
    void computed();

private:
    void arrange();
    [[nodiscard]] QLayout* choicesRow();
    [[nodiscard]] QLayout* outputRow();
    [[nodiscard]] std::optional<app::StatisticsRequest> wanted(const app::Chronicle& chronicle) const;
    void follow();
    void take(const std::shared_ptr<const app::Statistics>& statistics);
    void fillPages();
    void showDistribution();
    [[nodiscard]] StatisticsPage& currentPage() const;
    [[nodiscard]] Result<QByteArray> contentOf(File file) const;
    void askForFile(File file);
    void print();

    app::Session& m_session;
    std::shared_ptr<const app::Statistics> m_statistics;
    MessageBar* m_messages;
    SheetPrinting* m_printing;
    DateField* m_from;
    DateField* m_to;
    QComboBox* m_regions;
    QProgressBar* m_progress;
    QTabWidget* m_tabs;
    std::vector<StatisticsPage*> m_pages; ///< in the order of the tabs
    QList<QPushButton*> m_outputs;
    app::LatestJob m_job; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
