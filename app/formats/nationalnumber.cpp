// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/nationalnumber.h"

#include "app/formats/importvalues.h"
#include "app/lists/listkey.h"
#include "app/spelling/clubcode.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

/// VKZ and member number.
bool setMembership(engine::Participant& participant, QStringView text)
{
    const qsizetype hyphen = text.indexOf(u'-');
    if (hyphen < 0)
        return false;
    const std::optional<std::string> club = clubCodeOf(text.first(hyphen));
    const std::optional<int> number = importedNumber(text.sliced(hyphen + 1));
    if (!club || !number || *number < 1 || *number > kMaximumMemberNumber)
        return false;
    participant.club = *club;
    participant.memberNumber = number;
    participant.member = true;
    return true;
}

} // namespace

bool setNationalNumber(engine::Participant& participant, const QString& text)
{
    if (setMembership(participant, text.trimmed()))
        return true;
    const std::optional<std::string> id = importedPersonId(text);
    if (id)
        participant.personId = *id;
    return id.has_value();
}

QString nationalNumber(const engine::Participant& participant, qsizetype maximum)
{
    engine::Participant copy{.number = participant.number};
    if (!participant.personId.empty()) {
        const QString id = QString::fromStdString(participant.personId);
        const bool carried = id.size() <= maximum && setNationalNumber(copy, id);
        return carried && copy.personId == participant.personId ? id : QString();
    }
    if (!participant.member || !participant.memberNumber)
        return {};
    const QString member =
        QString::fromStdString(participant.club) % u'-' % QString::number(*participant.memberNumber);
    const bool carried = member.size() <= maximum && setNationalNumber(copy, member);
    return carried && copy.club == participant.club ? member : QString();
}

} // namespace zahlmeister::app
