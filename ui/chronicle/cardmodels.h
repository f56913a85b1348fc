// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/chronicle/reading/playercard.h"
#include "app/chronicle/reading/publication.h"
#include "engine/rules/ratingsystem.h"
#include "ui/models/columns.h"
#include "ui/models/figurerole.h"

/// The tables of a player card. Their rows point into the chronicle, which their view holds.
namespace zahlmeister::ui {

/// @brief The columns of an evaluation that a card shows of every participation, in its order.
inline constexpr engine::Column kCardColumns[]{engine::Column::Score,     engine::Column::Games,
                                               engine::Column::Expected,  engine::Column::Performance,
                                               engine::Column::OldRating, engine::Column::NewRating,
                                               engine::Column::Change};

/// @brief What every table of a card says of a row beside its texts.
enum CardRole {
    TournamentRole = FirstFreeRole, ///< qint64 of engine::TournamentId; invalid without one
    ParticipantRole,                ///< int: his number in that tournament
    QuantityRole, ///< int of engine::Quantity: what *Warum?* explains; invalid where nothing is
    PersonRole,   ///< QString: id of the person of the row; invalid elsewhere
    WayRole,      ///< bool: a click leads to what is named, since there is nothing to ask why
};

/// @brief A participation of the table.
struct ParticipationRow {
    const app::Participation* one;
    QString origin = {};             ///< of his entry, in words
    bool isEntryUnpublished = false; ///< a tournament left him with it that he played as a former member
};

/// @brief The participations: tournament, end, the columns of the evaluation, rule version, where the entry
/// comes from. The last one first.
class ParticipationsModel : public ColumnsModel<ParticipationRow> {
    Q_OBJECT

public:
    /// @brief The columns before those of kCardColumns.
    enum Column { TournamentColumn, EndColumn, FirstFigureColumn };

    explicit ParticipationsModel(QObject* parent = nullptr);

    /// @brief Shows the participations of a person.
    void setPerson(const app::PersonHistory& person);
    /// @return row of a participation
    [[nodiscard]] int rowOf(std::size_t participation) const;
};

/// @brief An entry of the table.
struct EntryRow {
    const app::EntryChange* change;
    QString tournament;         ///< name of that into which he enters
    int number;                 ///< his number there
    bool isUnpublished = false; ///< it is about a rating of a former member
};

/// @brief What happened between the tournaments, the last one first.
class EntriesModel : public ColumnsModel<EntryRow> {
    Q_OBJECT

public:
    explicit EntriesModel(QObject* parent = nullptr);

    /// @brief Shows what happened to a person of a chronicle.
    void setPerson(const app::PersonHistory& person, const app::Chronicle& chronicle);
};

/// @brief A carry-over game of the table.
struct LedgerRow {
    const app::LedgerGame* game;
    QString from;   ///< name of the tournament where it was played
    QString usedIn; ///< likewise where it was used; empty: nowhere
    int number = 0; ///< of the player where it was played
};

/// @brief The carry-over ledger, in the order in which the games were played.
class LedgerModel : public ColumnsModel<LedgerRow> {
    Q_OBJECT

public:
    explicit LedgerModel(QObject* parent = nullptr);

    /// @brief Shows the ledger of a person of a chronicle.
    void setPerson(const app::PersonHistory& person, const app::Chronicle& chronicle);
};

/// @brief An opponent of the table.
struct OpponentRow {
    app::OpponentResult result;
    app::Entry today = {}; ///< with what he stands
    app::PublishedAs published = app::PublishedAs::Named;
};

/// @brief The opponents with results, most games first. The window names them all, with a mark; paper and
/// files do not (kPublishedRole).
/// @source document 000, 3.4.3, 4.1.1, 6.5
class OpponentsModel : public ColumnsModel<OpponentRow> {
    Q_OBJECT

public:
    explicit OpponentsModel(QObject* parent = nullptr);
    /// @param today on whose level their ratings are shown
    void setGames(const app::CardGames& games, const engine::RuleCatalog& rules,
                  const app::PublicationFilter& filter, engine::Date today);
};

/// @brief A sum of results with its name.
struct ResultRow {
    QString name;
    app::ResultSum sum;
    std::vector<std::size_t> games = {}; ///< positions in CardGames::games
};

/// @brief Results by colour and by difference of ratings: expected against scored.
class ResultsModel : public ColumnsModel<ResultRow> {
    Q_OBJECT

public:
    explicit ResultsModel(QObject* parent = nullptr);
    void setGames(const app::CardGames& games);
};

/// @brief A single game of the table.
struct CardGameRow {
    app::CardGame game;
    const app::Participation* one;
    QString opponent; ///< with the mark of who is not to be named
};

/// @brief The games that a sum of a card is made of, the last one first: the answer to *Warum?* of the sum.
class CardGamesModel : public ColumnsModel<CardGameRow> {
    Q_OBJECT

public:
    explicit CardGamesModel(QObject* parent = nullptr);

    /// @param chosen positions in the games
    void setGames(const app::PersonHistory& person, const app::CardGames& games,
                  const std::vector<std::size_t>& chosen, const app::PublicationFilter& filter);
};

/// @brief For whom he played, the last club first.
class MembershipsModel : public ColumnsModel<app::Membership> {
    Q_OBJECT

public:
    explicit MembershipsModel(QObject* parent = nullptr);
};

/// @brief The rows of ResultsModel, for paper as well.
[[nodiscard]] std::vector<ResultRow> resultRows(const app::CardGames& games);

} // namespace zahlmeister::ui
