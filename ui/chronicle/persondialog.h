// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QDialog>

#include "app/chronicle/personstore.h"
#include "app/chronicle/reading/impact.h"
#include "app/session/session.h"
#include "app/store/enteredpersons.h"
#include "app/threads/worker.h"
#include "ui/chronicle/personchoice.h"
#include "ui/chronicle/personrows.h"

class QLineEdit;
class QPushButton;
class QTabWidget;
class QTableView;

namespace zahlmeister::ui {

class MessageBar;
class RoleLabel;

/// @brief The persons of a work file: those who are entered by hand before they have played, merging two and
/// parting one with its impact before, a reason, and the way back.
class PersonDialog : public QDialog {
    Q_OBJECT

public:
    /// @param session must outlive the dialog
    explicit PersonDialog(app::Session& session, QWidget* parent = nullptr);

    /// @brief The person that it is about.
    /// @param id of the chronicle
    void choose(const std::string& id);
    void chooseOther(const std::string& id);

    /// @brief Ticks a participation as that of somebody else.
    void tick(engine::TournamentId tournament);

    /// @brief Does what is chosen on the page on show, if it can be done.
    void merge();
    void part();
    void takeBack();

    /// @brief Asks for what is known of a person who has not played, or of the chosen one, and enters it.
    void enterPerson();
    void changePerson();
    /// @brief Removes what was entered of the chosen one. Each of these can be undone from the message bar.
    void removePerson();

    /// @brief What would change, or why it cannot be done, as it stands in the dialog.
    [[nodiscard]] QString sentence() const;
    /// @brief Goes to the page of the questions.
    void showQuestions();

    /// @brief Whether the impact of what is chosen is known.
    [[nodiscard]] bool isJudged() const { return m_isJudged; }

Q_SIGNALS:
    /// @brief Somebody was entered by hand, or is no more.
    void personsEntered();

private:
    /// Somebody who was entered by hand and has not played, as he was and as he would be one with another.
    struct Joined {
        app::EnteredPerson before;
        app::EnteredPerson after;
        const app::PersonHistory* other;
    };

    void build();
    [[nodiscard]] QWidget* mergeTab();
    [[nodiscard]] QWidget* partTab();
    [[nodiscard]] QWidget* questionsTab();
    [[nodiscard]] QWidget* decisionsTab();
    void follow();
    void judge();
    void showJudged(const app::Impact& impact);
    void updateButtons();
    void ask(const app::EnteredPerson& person);
    void put(const app::EnteredPerson& person);
    void sayEntered(const QString& text, const std::function<Result<void>()>& undo);
    [[nodiscard]] std::optional<Joined> joined() const;
    void judgeJoined(const Joined& joined);
    void decide(app::PersonDecision decision, const QString& done);
    void takeBack(std::int64_t id);
    [[nodiscard]] bool isRefused(const app::Decided& decided);
    [[nodiscard]] const app::PersonHistory* person(const std::string& id) const;
    [[nodiscard]] std::optional<app::PersonDecision> wanted() const;

    app::Session& m_session;
    MessageBar* m_messages;
    QPushButton* m_new;
    QPushButton* m_change;
    QPushButton* m_remove;
    PersonChoice* m_person;
    PersonChoice* m_other;
    HistoriesModel* m_histories;
    QTabWidget* m_tabs;
    SeatsModel* m_seats;
    PersonQuestionsModel* m_questions;
    PersonDecisionsModel* m_decisions;
    QTableView* m_seatsTable = nullptr;
    QTableView* m_questionsTable = nullptr;
    QTableView* m_decisionsTable = nullptr;
    RoleLabel* m_sentence;
    QLineEdit* m_reason;
    QPushButton* m_do;
    QPushButton* m_takeBack;
    bool m_isJudged = false;
    bool m_isPossible = false;
    app::Worker m_job{app::Worker::Order::Latest}; ///< last: it uses all the others
};

} // namespace zahlmeister::ui
