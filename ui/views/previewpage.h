// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/findings/finding.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QSplitter;
class QStackedWidget;

namespace zahlmeister::ui {

class PlayerGamesPanel;
class PreviewModel;
class PreviewOrder;
class PreviewTable;
class TableFooter;

/// @brief The tab *Auswertung*: the evaluation preview in the columns of the evaluation sheet, always up to
/// date.
///
/// Above the table stands what it was computed with, below it the games of the participant chosen.
/// @source document 000, Anhang 3.1.11 and 3.1.12
class PreviewPage : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the page
    explicit PreviewPage(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief The keys of this page, a line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

    /// @brief Chooses a participant's row.
    void select(engine::ParticipantNumber participant);

Q_SIGNALS:
    /// @brief A number was clicked, or chosen with Enter or Space.
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

    /// @brief The cursor is on another number.
    void numberCurrent(zahlmeister::engine::ParticipantNumber participant,
                       zahlmeister::engine::Quantity quantity);

    /// @brief The finding above the table was clicked.
    void placeActivated(const zahlmeister::engine::FindingPlace& place);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildLayout();
    void giveRoomToTable();
    QHBoxLayout* buildTools();
    void fillTools();
    void fillColumnMenu();
    void filter();
    void compareWith();
    void refresh();
    void refreshHead();
    void refreshFooter();
    void refreshEmptyState();
    void showGamesOfCurrent();

    app::LiveEvaluation& m_evaluation;
    PreviewModel* m_model;
    PreviewOrder* m_order;
    QLabel* m_rules;
    QLabel* m_finding;
    QLabel* m_empty;
    QStackedWidget* m_stack;
    QSplitter* m_splitter;
    QLineEdit* m_filter;
    QComboBox* m_filterColumn;
    QComboBox* m_compared;
    QMenu* m_columnMenu;
    PreviewTable* m_table;
    TableFooter* m_footer;
    PlayerGamesPanel* m_games;
};

} // namespace zahlmeister::ui
