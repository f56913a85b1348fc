// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/personkey.h"

namespace zahlmeister::app {

bool PersonKey::describes(const ListPerson& row) const
{
    return (!nuId.empty() && nuId == row.nuId) || (!pkz.empty() && pkz == row.pkz) ||
           (fideId && fideId == row.fideId) ||
           (!club.empty() && memberNumber && club == row.club && memberNumber == row.memberNumber);
}

PersonKey personKeyOf(const engine::Participant& participant)
{
    PersonKey key;
    key.setPersonId(participant.personId);
    key.fideId = participant.fideId;
    key.club = participant.club;
    key.memberNumber = participant.memberNumber;
    return key;
}

} // namespace zahlmeister::app
