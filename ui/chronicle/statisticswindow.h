// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QDialog>

#include "app/chronicle/reading/statistics.h"
#include "app/session/chroniclesource.h"
#include "ui/print/sheetlayout.h"

class QComboBox;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace zahlmeister::ui {

class DateField;
class MessageBar;
class SheetPrinting;
class StatisticsPage;

/// @brief The statistics of the work file, or of an archive: pictures with their tables, live, printed and
/// written into files. Not modal. Nobody is named.
///
/// An archive is large, so that it takes its time: it can be cancelled, and after a recalculation it is
/// offered to compute them again.
class StatisticsWindow : public QDialog {
    Q_OBJECT

public:
    /// @brief Kinds of files that are written; of a chosen picture or table, or of all.
    enum class File { AllPdf, AllCsv, TableCsv, PictureSvg, PicturePng, PictureCsv };

    /// @param session must outlive the window
    /// @param archive of which the statistics are, in place of the work file; nullptr: none. Must outlive it
    StatisticsWindow(app::Session& session, QWidget* parent, app::ArchiveLink* archive = nullptr);
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
    /// What is typed and chosen; a day that is not typed is nothing.
    struct Choices {
        std::optional<engine::Date> from = {};
        std::optional<engine::Date> to = {};
        std::optional<std::size_t> regionLength = {};

        bool operator==(const Choices&) const = default;
    };
    using Answer = std::shared_ptr<const app::Statistics>;

    void arrange();
    [[nodiscard]] QLayout* choicesRow();
    [[nodiscard]] QLayout* outputRow();
    [[nodiscard]] Choices chosen() const;
    [[nodiscard]] static app::StatisticsRequest requestOf(const Choices& choices,
                                                          const std::optional<app::StatisticsRequest>& span);
    void follow();
    void followChoice();
    void followFile();
    void followSource();
    void ask();
    void cancel();
    void showProgress(bool isComputing);
    void take(const std::shared_ptr<const app::Statistics>& statistics);
    void fillPages();
    void showDistribution();
    [[nodiscard]] StatisticsPage& currentPage() const;
    [[nodiscard]] Result<QByteArray> contentOf(File file) const;
    void askForFile(File file);
    void print();

    std::optional<Choices> m_asked; ///< of the last question
    QString m_computed;             ///< the state of the archive of what is shown
    std::shared_ptr<const app::Statistics> m_statistics;
    MessageBar* m_messages;
    SheetPrinting* m_printing;
    DateField* m_from;
    DateField* m_to;
    QComboBox* m_regions;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QTabWidget* m_tabs;
    std::vector<StatisticsPage*> m_pages; ///< in the order of the tabs
    QList<QPushButton*> m_outputs;
    app::ChronicleSource m_source; ///< last: its answers use all the others
};

} // namespace zahlmeister::ui
