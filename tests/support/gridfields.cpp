// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/gridfields.h"

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

QString noteLine(const std::optional<app::EntryNote>& note)
{
    if (!note)
        return {};
    QStringList words{u"code %1"_s.arg(static_cast<int>(note->code))};
    for (const app::EntryValue& value : note->values) {
        if (const auto* number = std::get_if<int>(&value))
            words += QString::number(*number);
        else if (const auto* participant = std::get_if<engine::ParticipantNumber>(&value))
            words += u"player %1"_s.arg(participant->value());
        else if (const auto* text = std::get_if<std::string>(&value))
            words += QString::fromStdString(*text);
        else
            words += QString::fromUtf8(engine::resultText(std::get<engine::GameResult>(value)).data());
    }
    return words.join(u", "_s);
}

} // namespace zahlmeister::tests
