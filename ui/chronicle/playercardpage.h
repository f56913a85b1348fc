// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QModelIndex>
#include <QWidget>

#include "app/chronicle/reading/publication.h"
#include "app/session/rollonshow.h"
#include "app/store/unnamedpersons.h"
#include "app/threads/worker.h"
#include "engine/evaluation/trace.h"
#include "ui/chronicle/cardchart.h"
#include "ui/widgets/messagebar.h"

class QAbstractItemModel;
class QCheckBox;
class QComboBox;
class QPlainTextEdit;
class QTableView;
class QTabWidget;

namespace zahlmeister::ui {

class ChartView;
class ElidedLabel;
class EntriesModel;
class CardGamesModel;
class LedgerModel;
class MembershipsModel;
class OpponentsModel;
class ParticipationsModel;
class ResultsModel;

/// @brief The player card (Karteikarte): one person over all tournaments.
///
/// A number is asked *Warum?* by a click or with Space; Enter and a double click open its tournament at that
/// player. Follows the chronicle: after an edit the same person is shown anew, a hidden card when it is
/// shown.
/// @source document 000, 6.5
class PlayerCardPage : public QWidget {
    Q_OBJECT

public:
    /// @param roll must outlive the page
    explicit PlayerCardPage(app::RollOnShow& roll, QWidget* parent = nullptr);
    ~PlayerCardPage() override;

    /// @brief Shows a person.
    /// @return whether there is one of this id
    bool showPerson(const QString& id);
    /// @brief Whose card it is; nullptr: nobody's.
    [[nodiscard]] const app::PersonHistory* person() const { return m_person; }

    /// @brief Tells in lines what participations were before recalculations replaced it, and why; empty when
    /// none did. Asked whenever the card is shown anew.
    using TellEarlier = std::function<QStringList(const app::PersonHistory&, const app::Chronicle&)>;
    void setTellEarlier(TellEarlier tell) { m_tellEarlier = std::move(tell); }
    /// @brief Who is not to be named, asked for whenever the card is shown anew; without it everybody is.
    void setUnnamed(std::function<std::vector<app::UnnamedPerson>()> unnamed)
    {
        m_unnamed = std::move(unnamed);
    }
    [[nodiscard]] QString personId() const;

    /// @brief The roll that the person is of.
    [[nodiscard]] const app::PersonRoll& roll() const { return *m_roll; }
    /// @brief What the chart shows.
    [[nodiscard]] CardChartOptions chartOptions() const;

    /// @brief The keys of this page, a line each: key, tab, what it does.
    [[nodiscard]] static QString keyboardHelp();

Q_SIGNALS:
    /// @brief The way back is wanted.
    void leaveRequested();
    /// @brief The tournament of a number is wanted, at that player.
    void tournamentRequested(zahlmeister::engine::TournamentId tournament,
                             zahlmeister::engine::ParticipantNumber participant);
    /// @brief A number was asked why.
    void askedWhy(zahlmeister::engine::TournamentId tournament,
                  zahlmeister::engine::ParticipantNumber participant, zahlmeister::engine::Quantity quantity);
    /// @brief Another person's card is wanted.
    void personRequested(const QString& id);
    /// @brief The person is gone: the tournament in which he played was removed.
    void personGone();
    /// @brief The card is wanted on paper.
    void printRequested();
    void pdfRequested();
    /// @brief What became of a file or a printer's job.
    void said(const zahlmeister::ui::Message& message);
    void failed(const zahlmeister::Error& error);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildHead();
    QWidget* buildCareer();
    QTableView* addTable(QAbstractItemModel& model, const QString& name, int freeColumn,
                         const QString& empty);
    [[nodiscard]] QWidget* withGames(QTableView* sums, const QString& name);
    void showGamesOf(const QModelIndex& sum, CardGamesModel& games);
    void goTo(const QString& link);
    void follow();
    void display();
    void displayGames();
    void displayChart();
    void displayHead();
    [[nodiscard]] int unseenGames() const;
    void activate(const QModelIndex& index);
    void ask(const QModelIndex& index);
    void askOfLast(std::size_t participation);

    app::RollOnShow& m_live;
    bool m_isStale = false;                        ///< the chronicle went on while nobody looked
    std::shared_ptr<const app::PersonRoll> m_roll; ///< that the person is of
    const app::PersonHistory* m_person = nullptr;
    app::CardSummary m_summary;
    app::Entry m_today;                                          ///< with what he stands, on today's level
    QString m_elo;                                               ///< eloPreviewText()
    std::optional<app::CardGames> m_games;                       ///< nothing until they are counted
    std::shared_ptr<const app::PublicationFilter> m_publication; ///< likewise
    CareerChart m_career;
    ParticipationsModel* m_participations;
    EntriesModel* m_entries;
    LedgerModel* m_ledger;
    OpponentsModel* m_opponents;
    ResultsModel* m_results;
    MembershipsModel* m_memberships;
    std::map<const QObject*, QTableView*> m_gamesOf; ///< of the tables of sums: the single games below
    std::vector<CardGamesModel*> m_singleGames;      ///< likewise
    ElidedLabel* m_name = nullptr;
    ElidedLabel* m_facts = nullptr;
    QLabel* m_numbers = nullptr;
    QTabWidget* m_tabs;
    TellEarlier m_tellEarlier;
    std::function<std::vector<app::UnnamedPerson>()> m_unnamed;
    QPlainTextEdit* m_earlier; ///< hidden while there is nothing to tell
    ChartView* m_chart = nullptr;
    QComboBox* m_axis = nullptr;
    QCheckBox* m_showGames = nullptr;
    QCheckBox* m_showPerformance = nullptr;
    QCheckBox* m_showLevel = nullptr;
    QTableView* m_table = nullptr;                 ///< of the participations
    QTableView* m_sums = nullptr;                  ///< of the results
    app::Worker m_job{app::Worker::Order::Latest}; ///< counts the games; last: it uses all the others
};

} // namespace zahlmeister::ui
