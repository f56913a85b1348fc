// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "app/chronicle/chain/recalculation.h"
#include "app/document/liveevaluation.h"
#include "engine/evaluation/trace.h"
#include "ui/text/derivation/derivation.h"

class QTextBrowser;
class QToolButton;

namespace zahlmeister::ui {

/// @brief The dock *Warum?*: how one number of the evaluation came about, with links to the numbers that went
/// into it.
///
/// Follows the evaluation: after an edit the same number is explained anew.
class WhyPanel : public QWidget {
    Q_OBJECT

public:
    /// @param evaluation must outlive the panel
    explicit WhyPanel(app::LiveEvaluation& evaluation, QWidget* parent = nullptr);

    /// @brief Explains the numbers of a tournament that nobody edits here.
    /// @param rules must outlive the panel
    WhyPanel(const std::shared_ptr<const app::ChronicleTournament>& tournament,
             const engine::RuleVersion& rules, QWidget* parent = nullptr);

    /// @brief The keys of this panel, a line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

    /// @brief What is explained; nothing at first.
    [[nodiscard]] const std::optional<DerivationTarget>& target() const { return m_target; }

    /// @brief Explains a number; the one before can be reached with Alt+Left.
    void explain(engine::ParticipantNumber participant, engine::Quantity quantity);

    /// @brief Explains the number to which the cursor has come; the one before is no step of the way back.
    void follow(engine::ParticipantNumber participant, engine::Quantity quantity);

    /// @brief Walks through what was explained before.
    void goBack() { walk(m_back, m_forward); }
    void goForward() { walk(m_forward, m_back); }

    /// @brief Puts the derivation into the clipboard, as plain text and as rich text.
    void copyAll() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// What is explained; all of it as it stands when it is asked for.
    struct Source {
        std::function<const engine::Tournament&()> tournament;
        std::function<const Result<engine::Evaluation>&()> traced;
        std::function<const engine::RuleVersion*()> rules; ///< nullptr: there are none
    };

    explicit WhyPanel(Source source, QWidget* parent);
    void buildLayout();
    void display(const DerivationTarget& target);
    void walk(std::vector<DerivationTarget>& from, std::vector<DerivationTarget>& to);
    void refresh();
    void render();
    void renderHint();
    [[nodiscard]] Derivation derivation() const;

    Source m_source;
    std::optional<DerivationTarget> m_target;
    std::vector<DerivationTarget> m_back;
    std::vector<DerivationTarget> m_forward;
    Derivation m_derivation;
    QString m_before;     ///< result before the last edit, when the edit changed it
    bool m_stale = false; ///< the evaluation changed while the panel was hidden
    QToolButton* m_backButton;
    QToolButton* m_forwardButton;
    QToolButton* m_copyButton;
    QTextBrowser* m_browser;
};

} // namespace zahlmeister::ui
