// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "engine/evaluation/trace.h"
#include "engine/findings/finding.h"

class QComboBox;
class QLabel;
class QSplitter;

namespace zahlmeister::ui {

class PreviewPage;

/// @brief The tab *Auswertung*: the evaluation of the tournament, its Elo, or both beside each other. Which
/// of them is remembered; where nobody has an Elo there is nothing to choose.
///
/// The Elo is evaluated from when it is first looked at, and only while it is. Of a tournament that is split
/// by rating periods it is that of all of them or of one.
class EvaluationPage : public QWidget {
    Q_OBJECT

public:
    /// @brief What is shown.
    enum class Shown { Own, Elo, Both };

    /// @param evaluation must outlive the page
    explicit EvaluationPage(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief The keys of this page, a line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

    /// @brief Chooses a participant's row in what is shown.
    void select(engine::ParticipantNumber participant);

    /// @brief Shows something else, and remembers it.
    void show(Shown shown);
    using QWidget::show;
    [[nodiscard]] Shown shown() const { return m_shown; }

    /// @brief The evaluation of the Elo; nullptr before it is first looked at.
    [[nodiscard]] app::LiveEvaluation* elo() const { return m_elo.get(); }

Q_SIGNALS:
    /// @brief A number was clicked, or chosen with Enter or Space.
    /// @param evaluation to which it belongs: that of the tournament, or elo()
    void askedWhy(zahlmeister::app::LiveEvaluation* evaluation,
                  zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);

    /// @brief The cursor moved to a number of one of them.
    void numberCurrent(zahlmeister::app::LiveEvaluation* evaluation,
                       zahlmeister::engine::ParticipantNumber participant,
                       zahlmeister::engine::Quantity quantity);

    /// @brief The finding above a table was clicked.
    void placeActivated(const zahlmeister::engine::FindingPlace& place);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    PreviewPage* newPage(app::LiveEvaluation& evaluation, const QString& name);
    void showElo();
    void followTournament();
    void offerPeriods();
    void choosePeriod();
    void tellWhetherSeen();
    [[nodiscard]] QString reason() const;
    void arrange();

    app::LiveEvaluation& m_evaluation;
    std::unique_ptr<app::LiveEvaluation> m_elo;
    QWidget* m_tools;
    QComboBox* m_choice;
    QComboBox* m_period;
    QLabel* m_reason;
    QSplitter* m_splitter;
    PreviewPage* m_ownPage;
    PreviewPage* m_eloPage = nullptr;
    Shown m_shown = Shown::Own;
};

} // namespace zahlmeister::ui
