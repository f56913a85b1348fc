// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include <QTableView>

#include "app/document/tournamentdocument.h"
#include "app/entry/roundplan.h"
#include "engine/base/result.h"
#include "engine/model/tournament.h"
#include "ui/delegates/griddelegate.h"
#include "ui/paste/wholetable.h"
#include "ui/text/errortext.h"

class QAbstractButton;
class QMenu;

namespace zahlmeister::ui {

class ChangeGlow;
class InlineHint;
class TableZoom;

/// @brief What the grids of results have in common: a cursor that is typed at, moves, selection, clipboard,
/// zoom, and refusals in place.
///
/// A grid says which cells can be reached and what its keys mean; everything else is done here.
class GridView : public QTableView {
    Q_OBJECT

public:
    ~GridView() override;

    /// @brief Where the next keystroke goes.
    [[nodiscard]] const GridCursor& cursor() const { return m_delegate->cursor(); }

    /// @brief Puts the cursor where work goes on: on the first open place, or on the first one when there is
    /// none.
    virtual void moveToFirstOpen() = 0;

    /// @brief Puts a result where the cursor is, seen from the row or from the left, and moves on.
    virtual void enter(engine::GameResult result) = 0;

    /// @brief Takes out what stands in the selected cells.
    virtual void clearCells() = 0;

    /// @brief Puts the cursor on a cell; without a place where typing would go on.
    void moveTo(int row, int column, std::optional<int> slot = {});

    /// @brief The enlargement of the grid.
    [[nodiscard]] TableZoom& zoom() const { return *m_zoom; }

    /// @brief What was refused last and is still shown; empty when nothing is.
    [[nodiscard]] QString refusal() const;

    /// @brief Shows why something cannot be done.
    void refuse(const QString& sentence);

    /// @brief What is being typed in the cell of the cursor; empty when nothing is.
    [[nodiscard]] const QString& typed() const { return m_typed; }
    /// @brief Goes on typing a text in a cell.
    void resume(int row, int column, const QString& text);
    /// @brief Commits what is being typed.
    /// @return false when it cannot be; it stays to be mended
    bool finishTyping();

    /// @brief What the clipboard's keys do; nothing unless a grid says otherwise.
    virtual void copy() const { }
    virtual void cut() { }
    virtual void paste() { }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// @brief Nothing: every letter has a meaning of its own here.
    void keyboardSearch(const QString& /*search*/) override { }

Q_SIGNALS:
    /// @brief The cursor is on another cell or place, or the cell under it changed.
    void cursorChanged();
    /// @brief typed() changed.
    void typedChanged();
    /// @brief What was to be pasted is not a range of cells, but a table with people or pairings.
    void wholeTablePasted(const zahlmeister::ui::PastedTable& table);

protected:
    explicit GridView(QWidget* parent);

    /// @brief Completes the construction, once the grid has made its parts.
    /// @param delegate, @param model and @param document, which entries change, must outlive the view
    void setUp(GridDelegate* delegate, QAbstractItemModel& model, app::TournamentDocument& document);

    [[nodiscard]] ChangeGlow& glow() const { return *m_glow; }

    /// @brief Whether the cursor may stand on a cell.
    [[nodiscard]] virtual bool isReachable(int /*row*/, int /*column*/) const { return true; }
    /// @brief Whether a cell holds something; Ctrl and an arrow goes to the end of a block of those.
    [[nodiscard]] virtual bool isFilled(int row, int column) const;
    /// @brief Places within a cell.
    [[nodiscard]] virtual int slotsOf(int /*row*/, int /*column*/) const { return 1; }
    /// @brief The place within a cell on which the cursor arrives.
    [[nodiscard]] virtual int firstSlot(int /*row*/, int /*column*/) const { return 0; }
    /// @brief A key that is neither a move nor the clipboard's nor the zoom's: a result, or one of the keys
    /// that mean the same in all grids.
    virtual bool handleEditKey(const QKeyEvent& event);
    /// @brief Goes back to what was entered before; the grids of results take it out.
    virtual void goBack() = 0;
    /// @brief Moves on without an entry.
    virtual void skip();
    /// @brief Carries out what is being typed, and moves on.
    /// @return false when it cannot be
    virtual bool commitTyped() { return false; }
    /// @brief Adds what can be done with the cell of the cursor.
    virtual void fillMenu(QMenu& menu) = 0;
    /// @brief Font or contents that decide on the sizes changed.
    virtual void updateMetrics() = 0;
    /// @brief Another cell became the current one.
    virtual void cursorMoved() { }

    void setCursorCell(const GridCursor& cursor);
    void setTyped(const QString& text);
    /// @brief The next cell that can be reached in a direction; nothing at the edge.
    [[nodiscard]] std::optional<std::pair<int, int>> neighbour(int row, int column, int rows,
                                                               int columns) const;
    /// @brief Moves to the first cell that is wanted, row by row or column by column.
    /// @param line row, or column, to begin with
    /// @param place within it
    /// @return false when there is none
    bool moveToNext(bool byColumns, int line, int place,
                    const std::function<bool(int row, int column)>& isWanted);
    void step(int rows, int columns, int count, bool extend);
    void jump(int rows, int columns, bool extend);
    void select(int row, int column, bool extend);
    /// @brief Shows why something could not be done.
    /// @return whether it was done
    template <class T>
    bool report(const Result<T>& result)
    {
        if (!result.has_value())
            refuse(errorText(result.error()));
        return result.has_value();
    }
    /// @brief Carries edits or a plan out; nothing is done with an empty one.
    /// @return false when they are refused, which is shown then
    bool apply(const app::EditGroup& group);
    bool apply(const app::RoundPlan& plan);
    [[nodiscard]] app::TournamentDocument& document() const { return *m_document; }
    [[nodiscard]] const engine::Tournament& tournament() const { return m_document->tournament(); }
    /// @brief Adds the rare results of a pairing to a menu, under the names of both.
    void addRareResults(QMenu& menu, const QString& left, const QString& right);
    /// @brief Adds to a menu what else is known of a game, which is asked in a dialog.
    void addGameDetails(QMenu& menu, const engine::Game& game);
    /// @brief The cells that a paste is to fill, from their first on; nothing when there are none, or when a
    /// whole table is in the clipboard, which wholeTablePasted() tells of.
    [[nodiscard]] std::optional<QItemSelectionRange> pastePlace();
    void hideRefusal();
    /// @brief Rows or columns came or went.
    void followModel();
    virtual bool handleMoveKey(const QKeyEvent& event);

    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight,
                     const QList<int>& roles) override;

private:
    /// Called before a key moves the cursor or the mouse does; false holds it where it is.
    bool mayLeave();
    bool handleClipboardKey(const QKeyEvent& event);
    bool handleTab(bool forward);
    void openMenu();
    bool goToEdge(int row, bool atEnd, bool extend);
    [[nodiscard]] std::pair<int, int> anchor() const;
    void updateCross(const GridCursor& before, const GridCursor& after);

    ChangeGlow* m_glow;
    GridDelegate* m_delegate = nullptr;
    InlineHint* m_hint;
    QAbstractButton* m_corner;
    TableZoom* m_zoom;
    app::TournamentDocument* m_document = nullptr;
    QString m_typed;
};

} // namespace zahlmeister::ui
