// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/import/nationalnumber.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

// The first place of a VKZ is the association: a letter, or a digit for the largest ones.
const QRegularExpression& memberPattern()
{
    static const QRegularExpression pattern(u"^([0-9A-Z][0-9A-Z]{4})-(\\d{1,5})$"_s);
    return pattern;
}

const QRegularExpression& personPattern()
{
    static const QRegularExpression pattern(u"^[0-9A-Z]+$"_s);
    return pattern;
}

} // namespace

bool setNationalNumber(engine::Participant& participant, const QString& text)
{
    const QString number = text.trimmed().toUpper();
    if (const auto match = memberPattern().match(number); match.hasMatch()) {
        const int memberNumber = match.captured(2).toInt();
        if (memberNumber == 0)
            return false;
        participant.club = match.captured(1).toStdString();
        participant.memberNumber = memberNumber;
        participant.member = true;
        return true;
    }
    if (!personPattern().match(number).hasMatch())
        return false;
    participant.personId = number.toStdString();
    return true;
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
