// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QString>
#include <QStringList>

#include "app/chronicle/reading/impact.h"
#include "app/chronicle/reading/publication.h"
#include "app/chronicle/recalculationstore.h"

/// What a recalculation would change, in words.
namespace zahlmeister::ui {

/// @brief "3 later tournaments now begin with other numbers."; empty for none.
[[nodiscard]] QString staleText(int tournaments);

/// @brief "It is recorded now where 80 entries come from. 3 questions are left."; of a work file of an
/// earlier version.
[[nodiscard]] QString settledText(const app::Recalculation& recalculation);

/// @brief With what a player enters or leaves: rating and index, else his carry-over games, else a dash.
[[nodiscard]] QString entryText(const app::Entry& entry);

/// @brief "12 changes of 9 players in 3 tournaments."
[[nodiscard]] QString impactText(const app::Impact& impact);

/// @brief "Points: 0: 3, 1–5: 4, ..."; and the first ratings that are won or lost.
[[nodiscard]] QString totalsText(const app::Impact& impact);

/// @brief Where the changes begin, and who may correct it (document 000, 6.2); empty when it is not known.
[[nodiscard]] QString rootsText(const app::Impact& impact);

/// @brief Names of the tournaments and players of a chronicle, for the ways of changes.
class ChangeWords {
public:
    /// @param chronicle must outlive this
    /// @param filter likewise: who may be named in what is published; nullptr: everybody, on the desk
    explicit ChangeWords(const app::Chronicle& chronicle, const app::PublicationFilter* filter = nullptr);

    /// @brief The name of a tournament, or its number.
    [[nodiscard]] QString tournament(engine::TournamentId id) const;

    /// @brief Whether a player of a tournament may be named.
    [[nodiscard]] bool isNamed(engine::TournamentId id, engine::ParticipantNumber number) const;

    /// @brief The way of a change from its beginning: "Open (Huber) → City championship → Cup (Lang)".
    [[nodiscard]] QString way(const app::RecalculatedParticipant& change) const;

    /// @brief The same with the nearest first, for where the end may be cut off: "Cup (Lang) ← Open (Huber)".
    [[nodiscard]] QString wayBack(const app::RecalculatedParticipant& change) const;

    /// @brief What changes, in sentences, and on which way it came.
    [[nodiscard]] QStringList story(const app::RecalculatedParticipant& change,
                                    engine::TournamentId id) const;

    /// @brief A tournament, and the players whose results changed.
    struct Step {
        QString tournament;
        QString player;
    };

private:
    [[nodiscard]] const engine::Participant* seat(engine::TournamentId id,
                                                  engine::ParticipantNumber number) const;
    [[nodiscard]] QString player(const app::Cause& step) const;
    [[nodiscard]] std::vector<Step> stepsOf(const app::RecalculatedParticipant& change) const;

    std::map<engine::TournamentId, const app::ChronicleTournament*> m_tournaments;
    const app::PublicationFilter* m_filter;
};

/// @brief What a participation was before a run, until when, and why it changed then.
[[nodiscard]] QStringList earlierResultText(const app::EarlierResult& earlier, const ChangeWords& words);

/// @brief The same of all runs in one line, the last one first: what it is today, and what it was until when
/// and why. What was taken back since is left out.
/// @return empty when nothing is left
[[nodiscard]] QString earlierResultsLine(const QString& tournament, const app::Entry& entry,
                                         const app::Entry& exit,
                                         const std::vector<app::EarlierResult>& earlier,
                                         const ChangeWords& words);

/// @brief "Taken back", or nothing.
[[nodiscard]] QString runStateText(const app::RecalculationRun& run);

/// @brief Who stands against taking a run back.
[[nodiscard]] QString changedSinceText(const app::PersonPlace& place, const ChangeWords& words);

} // namespace zahlmeister::ui
