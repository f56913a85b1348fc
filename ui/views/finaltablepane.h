// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "engine/standings/categories.h"
#include "engine/standings/finaltable.h"
#include "engine/standings/statedcheck.h"
#include "ui/views/resultspane.h"

class QComboBox;
class QTableView;
class QTextBrowser;

namespace zahlmeister::ui {

class EmptyHint;
class FigureDelegate;
class TableModel;
class TableHead;

/// @brief The final table: who stands where by points and tie-breaks, what decided each place, and how the
/// values of the current line came about. The tie-breaks are kept with the tournament.
class FinalTablePane : public ResultsPane {
    Q_OBJECT

public:
    /// @param evaluation must outlive the pane
    explicit FinalTablePane(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief The table, for tests.
    [[nodiscard]] QTableView& table() const { return *m_view; }

    bool goTo(const engine::FindingPlace& place) override;
    [[nodiscard]] engine::FindingPlace currentPlace() const override;
    [[nodiscard]] std::vector<std::pair<QString, QString>> keys() const override { return keyList(); }
    /// @brief The same without a pane, for the manual.
    [[nodiscard]] static std::vector<std::pair<QString, QString>> keyList();

    /// @brief Takes a list of tie-breaks, and keeps it with the tournament.
    /// @param list codes, or the id of a usual list; empty: the usual one of its kind
    void setTieBreaks(const QString& list);

    /// @brief Gives the participant of the current line a lot, or takes it; 0: none.
    void setLot(int lot);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTools();
    void follow();
    void offerOrders();
    void offerRounds();
    void showTable();
    void showWhy();
    void takeRememberedCategory();
    void showCategory(const QString& code);
    void setCategory(const QString& text);
    void askForLot();
    void layoutColumns();
    void putHeader(const std::function<void(engine::TournamentHeader&)>& change, const QString& field);
    [[nodiscard]] std::optional<std::size_t> currentPosition() const;

    std::unique_ptr<const engine::FinalTable> m_table;
    engine::StatedComparison m_stated;
    std::optional<engine::Category> m_category;
    std::vector<std::optional<std::size_t>> m_rows; ///< places of the rows; nothing: of a team
    TableModel* m_model;
    QComboBox* m_order;
    QComboBox* m_edition;
    QComboBox* m_last;
    QComboBox* m_categories;
    QTableView* m_view;
    FigureDelegate* m_figures;
    TableHead* m_head;
    QTextBrowser* m_why;
    EmptyHint* m_empty = nullptr;
    bool m_isStale = true; ///< the table is older than the games
};

} // namespace zahlmeister::ui
