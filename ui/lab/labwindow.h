// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QDialog>
#include <QList>

#include "app/lab/labrun.h"
#include "app/lab/labsource.h"
#include "app/session/archivelink.h"
#include "app/session/session.h"
#include "app/threads/latest.h"
#include "app/threads/worker.h"
#include "ui/lab/labdocument.h"

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSlider;
class QTabWidget;
class QTableView;

namespace zahlmeister::ui {

class DateField;
class MessageBar;
class VariantModel;
class SheetPrinting;
class StatisticsPage;

/// @brief The laboratory for the rules: variants with their numbers on the left, what all tournaments say of
/// them on the right. Nothing is written into work file or archive, and nobody is named. Not modal.
///
/// The tournaments are those of the open work file, of the archive, or of a simulation. Whatever is changed
/// is computed again beside the window; what came last counts.
class LabWindow : public QDialog {
    Q_OBJECT

public:
    /// @brief Kinds of files that are written.
    enum class File { StudyJson, ReportPdf, ReportHtml, ReportJson, TablesCsv };

    /// @param session must outlive the window
    LabWindow(app::Session& session, QWidget* parent);
    ~LabWindow() override;

    [[nodiscard]] const app::Study& study() const { return m_study; }
    /// @brief Takes another study, and computes it.
    void setStudy(app::Study study);
    /// @brief What is shown; nullptr before there is anything.
    [[nodiscard]] const std::shared_ptr<const app::LabReport>& report() const { return m_report; }
    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }
    [[nodiscard]] VariantModel& parameters() const { return *m_parameters; }

    /// @brief Writes a file.
    void saveTo(const QString& path, File file);
    /// @brief Reads a study.
    void openStudy(const QString& path);

Q_SIGNALS:
    /// @brief What is shown is that of the study.
    void computed();

private:
    /// Where the tournaments come from.
    enum class Origin { WorkFile, Archive, Simulation };

    [[nodiscard]] QWidget* studyPane();
    [[nodiscard]] QLayout* dataRow();
    [[nodiscard]] QLayout* outputRow();
    void offerOrigins();
    void load();
    void loadArchive();
    void take(Result<app::LabSource> source);
    void run();
    void showReport(const std::shared_ptr<const app::LabReport>& report);
    void showProgress(bool isComputing);
    void cancel();
    void listVariants();
    void showVariant();
    void showSlider();
    void slide(int place);
    void takeParameters();
    void takeDays();
    void addVariant(const std::string& base);
    void addYardstick(app::Yardstick yardstick);
    void removeVariant();
    void askForCriterion();
    void askForSweep();
    void showSweep(const app::ParameterSweep& sweep);
    void askForFile(File file);
    void askForStudy();
    [[nodiscard]] Result<QByteArray> contentOf(File file) const;
    [[nodiscard]] int variantShown() const; ///< position in the study; -1: the rules in force
    [[nodiscard]] std::string freeName(const std::string& wanted) const;
    [[nodiscard]] app::LabProgress progressOf(const std::stop_token& stop);
    [[nodiscard]] const engine::RuleCatalog& rules() const;

    app::Session& m_session;
    app::Study m_study;
    std::shared_ptr<const app::LabSource> m_source;
    std::shared_ptr<const app::LabReport> m_report;
    std::shared_ptr<const app::LabMemory> m_memory; ///< of the last run on m_source; nullptr: there was none
    LabDocument m_document;
    VariantModel* m_parameters;
    MessageBar* m_messages;
    SheetPrinting* m_printing;
    QComboBox* m_origin;
    DateField* m_from;
    DateField* m_to;
    QListWidget* m_variants;
    QTableView* m_numbers;
    DateField* m_since;
    QSlider* m_slider;
    QLabel* m_sliderText;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_remove = nullptr;
    QTabWidget* m_tabs;
    std::vector<StatisticsPage*> m_pages;
    QList<QPushButton*> m_outputs;
    app::Latest m_loading;                         ///< from the archive
    app::Worker m_job{app::Worker::Order::Latest}; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
