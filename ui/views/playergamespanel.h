// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QModelIndex>
#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/evaluation/trace.h"

class QLabel;
class QTableView;

namespace zahlmeister::ui {

class FigureDelegate;
class PlayerGamesModel;
class TableFooter;
class TableHead;

/// @brief The games of the participant chosen in the preview, as his scoresheet lists them, with their sums.
/// @source document 000, Anhang 3.1.12 and 3.2
class PlayerGamesPanel : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the panel
    explicit PlayerGamesPanel(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Whose games are shown; nothing: a hint to choose somebody.
    void setParticipant(std::optional<engine::ParticipantNumber> participant);

    /// @brief Reads the evaluation again.
    void refresh();

    /// @brief The table of games, for the order of the Tab key.
    [[nodiscard]] QTableView* table() const { return m_table; }

Q_SIGNALS:
    /// @brief A figure was clicked, or chosen with Enter or Space.
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

    /// @brief An opponent's name was clicked, or chosen with Enter or Space.
    void participantChosen(zahlmeister::engine::ParticipantNumber participant);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildLayout();
    void refreshTexts();
    void layoutColumns();
    void activate(const QModelIndex& index);
    [[nodiscard]] QString titleText() const;

    app::LiveEvaluation& m_evaluation;
    PlayerGamesModel* m_model;
    QLabel* m_title;
    QTableView* m_table;
    TableHead* m_head;
    FigureDelegate* m_figures;
    TableFooter* m_footer;
};

} // namespace zahlmeister::ui
