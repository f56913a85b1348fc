// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <vector>

#include "app/formats/tournamentformat.h"
#include "app/text/xmlrecord.h"
#include "app/text/xmltree.h"

namespace zahlmeister::app {

/// @brief What the readers of the federation's reports share, of today's and of that to DeWIS: every doubt
/// becomes a note, and games and byes are added once.
class XmlReportReader {
protected:
    explicit XmlReportReader(std::vector<ImportNote> notes) { m_read.notes = std::move(notes); }

    /// @brief Takes the kind of tournament, such as `SR`; another text is a doubt about the field.
    void takeType(const XmlRecord& record, std::string_view field, std::string_view type);

    /// @brief Adds a game, or notes why the file is refused: PlaysHimself, TwoGamesInOneRound.
    void addGame(const XmlRecord& record, int round, const engine::Participant& white,
                 const engine::Participant& black, engine::GameResult result,
                 std::optional<engine::Date> date);

    /// @brief Adds a bye, or notes that the participant has another one in the round.
    void addBye(const XmlRecord& record, engine::Participant& player, int round, engine::Score score);

    /// @return the tournament, or the notes when one of them refuses it
    [[nodiscard]] ImportResult finished();

    ImportedTournament m_read; ///< as far as it is read

private:
    std::set<std::tuple<int, engine::ParticipantNumber, engine::ParticipantNumber>> m_pairings;
};

/// @brief The tree of a report.
/// @param root the name that its root element must have
/// @return the note that refuses the file: as readXml(), Malformed for another root
[[nodiscard]] tl::expected<XmlDocument, std::vector<ImportNote>> readXmlReport(const ImportInput& input,
                                                                               std::string_view root);

} // namespace zahlmeister::app
