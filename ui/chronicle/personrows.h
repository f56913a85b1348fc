// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/chronicle/chain/persondecision.h"
#include "app/chronicle/chain/recalculation.h"
#include "app/chronicle/chronicle.h"
#include "app/store/enteredpersons.h"
#include "ui/models/columns.h"

/// Tables of persons, of their participations, and of what was decided about them.
namespace zahlmeister::ui {

/// @brief A person as a line.
struct PersonRow {
    std::string id; ///< of the chronicle; of somebody who was entered by hand and has not played rowIdOf()
    QString name;
    QString born;
    QString club;
    QString rating;
    int tournaments = 0;
    QString last;             ///< end of his last tournament
    std::int64_t entered = 0; ///< app::EnteredPerson::id; 0: he was not entered by hand
};

/// @brief Names somebody who was entered by hand and has not played.
[[nodiscard]] std::string rowIdOf(const app::EnteredPerson& entered);

/// @brief The persons whom a text finds, as app::personsWith() does, at most so many; first those who were
/// entered by hand and have not played. Nobody is there twice.
[[nodiscard]] std::vector<PersonRow> personRows(const app::Chronicle& chronicle, const QString& text,
                                                std::size_t most,
                                                const std::vector<app::EnteredPerson>& entered = {});

/// @brief Persons to choose from.
class PersonsModel : public ColumnsModel<PersonRow> {
    Q_OBJECT

public:
    explicit PersonsModel(QObject* parent = nullptr);
};

/// @brief A participation that may belong to somebody else.
struct SeatRow {
    engine::TournamentId tournament;
    QString name; ///< of the tournament
    QString end;
    QString player; ///< as he was called there
    QString club;
    QString entry;
    QString exit;
    bool isOthers = false;
};

/// @brief The participations of a person, of which those of somebody else are ticked.
class SeatsModel : public ColumnsModel<SeatRow> {
    Q_OBJECT

public:
    explicit SeatsModel(QObject* parent = nullptr);

    /// @brief Shows the participations of another person; the same one keeps his ticks.
    void show(const app::PersonHistory& person);

    [[nodiscard]] std::set<engine::TournamentId> ticked() const;

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

private:
    std::string m_person;
};

/// @brief A day on which one of two persons ended a tournament, or both did.
struct HistoryPairRow {
    std::optional<engine::Date> end = {};
    QString one; ///< tournament and rating: "Open 2025: 1712 – 20 → 1725 – 21"; empty: did not play
    QString other;
};

/// @brief What two persons played, side by side by days: who can be one takes turns, who are two meet.
class HistoriesModel : public ColumnsModel<HistoryPairRow> {
    Q_OBJECT

public:
    explicit HistoriesModel(QObject* parent = nullptr);

    /// @brief Shows two histories, the newest day first; nothing while one of them is missing.
    void show(const app::PersonHistory* one, const app::PersonHistory* other);
};

/// @brief A decision in words.
struct DecisionRow {
    std::int64_t id;
    QString day;
    QString text; ///< "Same: A (Open) and B (Cup)"
    QString reason;
};

/// @brief What was decided about persons, the last decision first.
class PersonDecisionsModel : public ColumnsModel<DecisionRow> {
    Q_OBJECT

public:
    explicit PersonDecisionsModel(QObject* parent = nullptr);

    /// @param chronicle knows the names of the tournaments
    void show(const app::PersonDecisions& decisions, const app::Chronicle& chronicle);
};

/// @brief A question in words.
struct QuestionRow {
    std::string person; ///< id of the chronicle
    QString player;
    QString tournament;
    QString text;
};

/// @brief What has to be asked about players and their entries, in the order of the tournaments.
class PersonQuestionsModel : public ColumnsModel<QuestionRow> {
    Q_OBJECT

public:
    explicit PersonQuestionsModel(QObject* parent = nullptr);

    /// @param chronicle of the same tournaments
    void show(const app::Recalculation& recalculation, const app::Chronicle& chronicle);
};

} // namespace zahlmeister::ui
