// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QDialog>
#include <QTimer>

#include "app/identify/liveidentification.h"

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStackedWidget;

namespace zahlmeister::ui {

class CandidatesModel;
class IdentityListModel;
class MessageBar;
class OverrideReasons;
class RoleLabel;

/// @brief Runs through the participants whose identity is open: all participants at the left, in the middle
/// what was typed beside what the list says of the selected person, at the right who could be meant. Made for
/// the keyboard; not modal.
///
/// Enter takes the first, digits the others. A small letter is a command, a capital one begins a search, for
/// names begin with capitals. Left and Right go from one list to the other.
class IdentifyDialog : public QDialog {
    Q_OBJECT

public:
    /// @param identification must outlive the dialog
    explicit IdentifyDialog(app::LiveIdentification& identification, QWidget* parent = nullptr);

    /// @brief Takes everybody who is beyond doubt, as soon as the lists are loaded, says so, and goes to the
    /// first open case.
    void identifyAll(std::optional<engine::ParticipantNumber> from = {});

    /// @brief Goes to a participant, open or not.
    void goTo(engine::ParticipantNumber number);

    /// @brief The participant on show.
    [[nodiscard]] std::optional<engine::ParticipantNumber> currentCase() const { return m_case; }

    /// @brief The keys for F1: lines of key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

    [[nodiscard]] MessageBar& messageBar() const { return *m_messages; }

Q_SIGNALS:
    /// @brief The user wants to import a list.
    void listsRequested();
    /// @brief The user wants to see the remembered decisions.
    void decisionsRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* buildHead();
    [[nodiscard]] QWidget* buildField();
    [[nodiscard]] QWidget* buildCase();
    [[nodiscard]] QWidget* buildPersons();
    [[nodiscard]] QWidget* buildKeys();
    [[nodiscard]] QPushButton* command(const QString& text, const QString& key,
                                       const std::function<void()>& act);
    using Decide = Result<void> (app::LiveIdentification::*)(engine::ParticipantNumber);
    /// A command that decides about the case; it is off while there is none.
    [[nodiscard]] QPushButton* decision(const QString& text, const QString& key, Decide how);

    void refresh();
    void identifyWhenReady();
    void showCase();
    void showPersons();
    void showFacts();
    /// The person who is selected at the right; nothing when nobody is.
    [[nodiscard]] const app::Candidate* selectedPerson() const;
    [[nodiscard]] bool isTie() const;
    void updateCommands();
    [[nodiscard]] QString caseHtml(const engine::Participant& participant) const;
    [[nodiscard]] QString comparisonHtml(const engine::Participant& participant) const;
    [[nodiscard]] QString emptyText() const;

    /// Goes to the next open case, or to the next participant at all.
    void step(int direction, bool openOnly);
    void goOn(bool asks = true);
    void decided(const Result<void>& result);
    void take(int position);
    void takeCurrent();
    void reopen();
    void takeAllListedRatings();
    void takeAllClear();
    /// Undoes what was done last, or does again what was undone last.
    void goBack(bool undoes);
    void startSearch(const QString& text);
    void endSearch();

    bool handleKey(const QKeyEvent& event);
    bool handleFieldKey(const QKeyEvent& event);
    bool handleLetter(const QKeyEvent& event);
    bool handleSearchKey(const QKeyEvent& event);
    [[nodiscard]] const engine::Participant* participant() const;
    [[nodiscard]] const app::ParticipantIdentification* identified() const;

    app::LiveIdentification& m_identification;
    CandidatesModel* m_model;
    IdentityListModel* m_fieldModel;
    QListView* m_field = nullptr; ///< all participants
    std::optional<engine::ParticipantNumber> m_case;
    std::optional<engine::ParticipantNumber> m_from; ///< where the open cases begin
    bool m_identifyAll = false;                      ///< as soon as the identification is up to date
    QTimer m_patience;                               ///< with an archive that has not yet answered
    bool m_goesOn = false; ///< the case was decided: the next one follows when nothing is left to ask
    bool m_isSearching = false;
    MessageBar* m_messages = nullptr;
    QLabel* m_progress = nullptr;
    RoleLabel* m_list = nullptr;
    QLabel* m_name = nullptr;
    QLabel* m_facts = nullptr;
    OverrideReasons* m_reasons = nullptr;
    QLineEdit* m_search = nullptr;
    QStackedWidget* m_stack = nullptr;
    QListView* m_view = nullptr;
    QLabel* m_empty = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_newcomer = nullptr;
    QPushButton* m_textOnly = nullptr;
    QPushButton* m_computer = nullptr;
    QPushButton* m_listed = nullptr;
    QPushButton* m_keep = nullptr;
    QPushButton* m_allListed = nullptr;
    QPushButton* m_allClear = nullptr;
};

} // namespace zahlmeister::ui
