// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/gridfields.h"

#include <string>

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

engine::Tournament emptyField(int players)
{
    engine::Tournament tournament;
    tournament.header.end = engine::Date::tryFrom(2026, 12, 12);
    for (int number = 1; number <= players; ++number) {
        engine::Participant participant{.number = engine::ParticipantNumber(number)};
        participant.name = "P" + std::to_string(number) + ", Player";
        participant.member = true;
        participant.birthYear = 1980;
        participant.rating = engine::Rating(1500);
        participant.index = 10;
        tournament.participants.push_back(participant);
    }
    return tournament;
}

QStringList gameLines(const engine::Tournament& tournament)
{
    QStringList lines;
    for (const auto& game : tournament.games) {
        const auto text = engine::resultText(game.result);
        lines.append(u"%1: %2 %3 %4"_s.arg(game.round ? QString::number(*game.round) : u"-"_s)
                         .arg(game.white.value())
                         .arg(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())))
                         .arg(game.black.value()));
    }
    lines.sort();
    return lines;
}

} // namespace zahlmeister::tests
