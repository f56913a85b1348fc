// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QWidget>

#include "app/document/liveevaluation.h"
#include "app/identify/liveidentification.h"
#include "app/session/submissionwatch.h"
#include "engine/evaluation/trace.h"
#include "engine/findings/finding.h"
#include "ui/paste/wholetable.h"

class QLineEdit;
class QTabWidget;

namespace zahlmeister::ui {

class ElidedLabel;
class HintStrip;
class RoleLabel;

/// @brief The middle of the window while a tournament is open: its name and the pages that show it.
///
/// A page is built when it is looked at for the first time, so that opening a tournament costs one page.
class TournamentView : public QWidget {
    Q_OBJECT

public:
    /// @brief The pages in the order of the work.
    enum class Page { Participants, Results, Evaluation, Findings, Print };
    static constexpr int kPages = 5;

    /// @param evaluation must outlive the view
    /// @param identification likewise; nullptr: nobody is looked up
    explicit TournamentView(app::LiveEvaluation& evaluation,
                            app::LiveIdentification* identification = nullptr, QWidget* parent = nullptr);

    [[nodiscard]] Page currentPage() const;
    /// @brief Brings a page to the front.
    void showPage(Page page);

    /// @brief Lets a page not be chosen, as long as it has nothing true to show.
    void setPageEnabled(Page page, bool enabled);

    /// @brief Goes where a finding points to, on the page that shows it; a place in the header asks for the
    /// form.
    void goTo(const engine::FindingPlace& place);

    /// @brief Shows a participant in the evaluation, and asks why one of his numbers is what it is.
    void explain(engine::ParticipantNumber participant, engine::Quantity quantity);

    /// @brief Shows a text that was typed, but not taken.
    /// @param draft place of its app::Draft
    void goToEntry(const QString& draft);

    /// @brief Whose row the cursor is in on the page of participants; nothing on every other page.
    [[nodiscard]] std::optional<engine::ParticipantNumber> currentParticipant() const;

    /// @brief Prints the chosen sheets when their page is in front, else brings it there.
    void print();

    /// @brief Starts "find player" on the current page.
    void startFinding();

    /// @brief The keys of the page on show, one line each: key, tab, what it does.
    [[nodiscard]] QString keyboardHelp();

    /// @brief Says in the head how the tournament stands to its last submission; nothing: it has none.
    void setSubmission(const std::optional<app::SubmissionState>& submission);

    /// @brief Says below the head, and on the page of findings, how many players begin with other values than
    /// the evaluations before leave them.
    void setChangedEntries(int count);

    /// @brief What a page is called, with its mnemonic if asked for.
    [[nodiscard]] static QString pageName(Page page);

Q_SIGNALS:
    /// @brief A whole table was pasted, and the user wants it in this tournament; nullptr: what was pasted is
    /// none.
    void wholeTablePasted(const zahlmeister::ui::PastedTable& table);
    /// @brief Another page is in front, or the derivation of a number is wanted.
    void pageChanged(zahlmeister::ui::TournamentView::Page page);
    void askedWhy(zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);
    /// @brief The same of the Elo of the tournament.
    void askedWhyOfElo(zahlmeister::app::LiveEvaluation* elo,
                       zahlmeister::engine::ParticipantNumber participant,
                       zahlmeister::engine::Quantity quantity);
    /// @brief The cursor moved to a number; where only the player changed, no quantity is said.
    /// @param elo the evaluation of the Elo to which it belongs; nullptr: that of the tournament
    void numberCurrent(zahlmeister::engine::ParticipantNumber participant,
                       std::optional<zahlmeister::engine::Quantity> quantity,
                       zahlmeister::app::LiveEvaluation* elo);
    /// @brief The user wants to decide who this participant is; nothing: who all of them are.
    void identifyRequested(std::optional<zahlmeister::engine::ParticipantNumber> number);
    /// @brief The user wants the tournaments in which a new member played before.
    void earlierTournamentsWanted(zahlmeister::engine::ParticipantNumber number);
    /// @brief The user wants to see what computing the chain anew would change.
    void recalculationRequested();
    /// @brief The user wants to change the tournament's data.
    void headerRequested(zahlmeister::engine::FindingField field);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// A page once it is built, and what the window wants from every page.
    struct Built {
        QWidget* widget = nullptr;
        std::function<QString()> keyboardHelp = {};
        std::function<bool(const engine::FindingPlace&)> goTo = {};
    };

    QWidget* buildHead();
    QWidget* buildFind(QWidget* head);
    void fitHead();
    void find();
    Built build(Page page);
    Built& built(Page page);
    void pageShown(int index);
    void showChain();
    void updateHead();

    app::LiveEvaluation& m_evaluation;
    app::LiveIdentification* m_identification;
    QTabWidget* m_tabs;
    ElidedLabel* m_name = nullptr;
    RoleLabel* m_summary = nullptr;
    HintStrip* m_chain;
    int m_changedEntries = 0;
    RoleLabel* m_submission = nullptr;
    QLineEdit* m_find = nullptr;
    std::vector<Built> m_pages;
};

} // namespace zahlmeister::ui
