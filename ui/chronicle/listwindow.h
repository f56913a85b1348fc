// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QDialog>

#include "app/chronicle/reading/listjson.h"
#include "app/session/chroniclesource.h"
#include "app/session/session.h"
#include "app/threads/worker.h"
#include "ui/print/listsheet.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace zahlmeister::ui {

class EmptyHint;
class FigureDelegate;
class ListTableModel;
class MessageBar;
class RoleLabel;
class SheetPreview;
class SheetPrinting;

/// @brief A window with choices and the list that follows from them: live, found by typing, sorted by a
/// click, copied, printed, and written into files. Not modal.
///
/// Everything is computed beside the window, over the chronicle as it is known. A list that leaves the window
/// is kept in the work file as it was given out; its hash stands on it. One of the sample has its mark
/// instead.
class ListWindow : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the window
    /// @param archive of which the lists are, in place of the work file; nullptr: none. Must outlive it, too
    ListWindow(app::Session& session, QWidget* parent, app::ArchiveLink* archive = nullptr);
    ~ListWindow() override;

    [[nodiscard]] ListTableModel& model() const { return *m_model; }
    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }
    [[nodiscard]] QTableView& view() const { return *m_view; }

    /// @brief The current row; nullptr when there is none.
    [[nodiscard]] const ListRow* currentRow() const;

    /// @brief Whether what is shown is not that of the choices yet.
    [[nodiscard]] bool isComputing() const { return m_isComputing; }

    /// @brief Computes the list anew, as after every change of the chronicle or of a choice.
    void follow();

    /// @brief Writes the list into a file, and keeps it as it is given out.
    void saveTo(const QString& path, ListFormat format);

    /// @brief Makes a person's row the current one, if it is shown.
    /// @param person id in the chronicle
    void goTo(const std::string& person);

    /// @brief Shows the pages in place of the table, or the table again.
    void showPages(bool pages);

Q_SIGNALS:
    /// @brief The list is that of the choices.
    void listed();
    /// @brief A file is written, or was not: the message bar says so.
    void saved();
    /// @brief A row was chosen: its tournament, of a person of the work file his last one.
    void tournamentChosen(zahlmeister::engine::TournamentId id);
    /// @brief A row of an archive's list was chosen.
    /// @param person by his id there
    void personChosen(const QString& person);

protected:
    /// @brief What was computed.
    struct Made {
        ListTable table = {};
        std::optional<app::AnyList> list = {}; ///< to be given out; nothing: only looked at
        bool isKept = false;                   ///< it was given out before
        std::function<void()> show = {};       ///< what else is new for the window; called in its thread
    };
    using Answer = std::shared_ptr<Made>;
    using Question = app::ChronicleSource::Question<Answer>;
    using Asking = app::ChronicleSource::Asking;

    /// @brief What is to be said of the list on the screen alone, a sentence each.
    [[nodiscard]] virtual QStringList remarks() const { return {}; }

    /// @brief What the choices want now, of a chronicle that has rules.
    [[nodiscard]] virtual Result<Question::OfChronicle> wanted() = 0;
    /// @brief The same of an archive; nothing: the window has no lists of one.
    [[nodiscard]] virtual Question::OfArchive wantedOfArchive() { return {}; }
    /// @brief Wraps what was computed as the answer.
    [[nodiscard]] static Answer answerOf(Made made);

    /// @brief Whose lists they are.
    [[nodiscard]] const app::ChronicleSource& source() const { return m_source; }

    /// @brief Arranges the window; by the constructor of the window itself.
    /// @param emptyText what to do when there is nothing to list
    /// @param commands buttons beside those of every list
    void build(QLayout* choices, const QString& emptyText, std::initializer_list<QPushButton*> commands,
               bool isGivenOut = true);

    [[nodiscard]] app::Session& session() const { return m_session; }

    /// @brief A list was given out and kept.
    virtual void kept() { }

private:
    struct GivenOut;

    void buildTable(const QString& emptyText);
    void followFile();
    void setHint(const QString& text);
    [[nodiscard]] bool isOfSample() const;
    [[nodiscard]] bool keepsLists() const;
    [[nodiscard]] QLayout* outputRow(std::initializer_list<QPushButton*> commands, bool isGivenOut);
    void take(const std::shared_ptr<Made>& made);
    void showTable();
    void fitColumns();
    void keepPlace(const std::function<void()>& change);
    void tellCount();
    void askForFile(ListFormat format);
    void layOutPages();
    void print();
    /// The list as it leaves the window; called on another thread.
    [[nodiscard]] static std::shared_ptr<GivenOut>
    givenOut(const std::shared_ptr<const Made>& made, const std::shared_ptr<const engine::RuleCatalog>& rules,
             bool isKept);
    [[nodiscard]] bool give(const GivenOut& list, const std::function<Result<void>()>& out);
    void saySaved(const QString& path, bool isKept, bool isOfSample);

    app::Session& m_session;
    ListTableModel* m_model;
    MessageBar* m_messages;
    SheetPrinting* m_printing;
    QLineEdit* m_search;
    QLabel* m_count;
    RoleLabel* m_notes;
    QStackedWidget* m_stack;
    QTableView* m_view;
    SheetPreview* m_pages;
    QPushButton* m_preview = nullptr;
    QPushButton* m_print = nullptr;
    QPushButton* m_save = nullptr;
    EmptyHint* m_hint = nullptr;
    FigureDelegate* m_figures = nullptr;
    QString m_emptyText; ///< what to do when there is nothing to list
    QString m_hintText;  ///< as long as nothing is searched for
    bool m_isComputing = false;
    bool m_isPrintWanted = false; ///< as soon as the pages are set
    std::shared_ptr<const Made> m_made;
    std::shared_ptr<const GivenOut> m_laidOut; ///< whose pages are shown
    app::Worker m_worker{app::Worker::Order::Each};
    app::ChronicleSource m_source; ///< last: its answers use all the others
};

} // namespace zahlmeister::ui
