// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <set>

#include <QThreadPool>
#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/base/result.h"
#include "ui/print/sheetlayout.h"
#include "ui/print/sheetrequest.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace zahlmeister::ui {

class MessageBar;
class PrinterRun;
class RuleVersionBox;
class SheetPreview;

/// @brief The tab *Druck*: what to print on the left, the pages as they will be on the right.
///
/// The preview follows the evaluation while it is visible. Sheets are set and files are written on another
/// thread; pages go to a printer a few at a time.
class PrintPage : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the page
    explicit PrintPage(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);
    ~PrintPage() override;

    /// @brief What is chosen at present.
    [[nodiscard]] SheetRequest request() const;

    /// @brief The keys of this page, one line each: key, tab, what it does.
    [[nodiscard]] QString keyboardHelp() const;

    /// @brief Writes what is chosen into a file, or into a folder when every player gets a file of his own.
    void saveTo(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Busy { No, Writing, Printing };

    void buildChoices(QWidget* panel);
    void buildPreview(QWidget* panel);
    void retranslate();
    void evaluationChanged();
    void fillPlayers();
    void fillVersions();
    void checkAll(Qt::CheckState state);
    void requestChanged();
    void layOut();
    void showLayout(const Result<SheetLayout>& layout);
    void showViewState();
    void updateEnabled();
    void askForFile();
    void written(const Result<QStringList>& paths);
    void print();
    void printed(bool complete);
    void setBusy(Busy busy);
    /// Runs work on the other thread and its answer here, unless the page is gone by then.
    void run(std::function<std::function<void()>()> work);
    [[nodiscard]] SheetKind kind() const;
    /// Whether there are sheets of this kind for a participant, for anybody, and for anybody who is chosen.
    [[nodiscard]] bool isOffered(const engine::Participant& participant) const;
    [[nodiscard]] bool isAnybodyOffered() const;
    [[nodiscard]] bool isPerPlayer() const;
    [[nodiscard]] bool hasPlayers() const;
    [[nodiscard]] std::shared_ptr<const SheetSnapshot> snapshot() const;

    app::LiveEvaluation& m_evaluation;
    QComboBox* m_kind = nullptr;
    QLabel* m_kindLabel = nullptr;
    RuleVersionBox* m_compared = nullptr; ///< the other rule version of a comparison
    QLabel* m_comparedLabel = nullptr;
    QWidget* m_choice = nullptr; ///< of players
    QLabel* m_playersLabel = nullptr;
    QListWidget* m_players = nullptr;
    QPushButton* m_all = nullptr;
    QPushButton* m_none = nullptr;
    QCheckBox* m_perPlayer = nullptr;
    QLabel* m_orientationLabel = nullptr;
    QComboBox* m_orientation = nullptr;
    QLabel* m_languageLabel = nullptr;
    QComboBox* m_language = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_print = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    MessageBar* m_messages = nullptr;
    SheetPreview* m_preview = nullptr;
    QLabel* m_place = nullptr;
    QToolButton* m_zoomOut = nullptr;
    QToolButton* m_zoomIn = nullptr;
    QToolButton* m_fit = nullptr;

    std::set<int> m_excluded; ///< numbers of players whose scoresheets are not wanted
    bool m_stale = true;      ///< the preview is older than the evaluation or the choice
    bool m_layingOut = false;
    Busy m_busy = Busy::No;
    std::unique_ptr<PrinterRun> m_printerRun;
    QThreadPool m_threads; ///< last: waits for its work while the rest still exists
};

} // namespace zahlmeister::ui
