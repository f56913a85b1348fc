// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/foreignratings.h"

#include <algorithm>

#include "app/formats/importvalues.h"

namespace zahlmeister::app {

using engine::Participant;
using engine::RatingSource;

void noteForeignRatings(const ImportedTournament& imported, NoteList& notes)
{
    const auto isDwz = [](const Participant& person) {
        return person.rating && person.ratingSource == RatingSource::Dwz;
    };
    const auto isForeign = [](const Participant& person) {
        return person.rating && person.ratingSource != RatingSource::Dwz;
    };
    const std::vector<Participant>& participants = imported.tournament.participants;
    const auto foreign = std::ranges::count_if(participants, isForeign);
    if (foreign > 1 && std::ranges::none_of(participants, isDwz)) {
        notes.doubt(ImportCode::RatingsAreNotDwz, {std::to_string(foreign)});
        return;
    }
    for (std::size_t i = 0; i < participants.size(); ++i) {
        if (!isForeign(participants[i]))
            continue;
        const int line = i < imported.participantLines.size() ? imported.participantLines[i] : 0;
        notes.doubt(ImportCode::RatingIsNotDwz,
                    {participantLabel(participants[i]), std::to_string(participants[i].rating->value())},
                    {.line = line});
    }
}

} // namespace zahlmeister::app
