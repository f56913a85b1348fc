// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/fingerprint.h"

#include <QCryptographicHash>

#include "app/archive/kept/dialect.h"
#include "app/rules/ruleversionjson.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

namespace {

using engine::Participant;

constexpr int kPlayers = 12;
constexpr int kDigits = 6;

/// Everybody against everybody: young and old, rated and not, all results. Nobody is like another.
engine::Tournament sample(const engine::RuleVersion& version)
{
    engine::Tournament tournament;
    tournament.header.end = version.validFrom.value_or(*engine::Date::tryFrom(1980, 1, 1)).plusDays(400);
    tournament.header.system = version.id;
    const int year = tournament.header.end->year();
    for (int i = 1; i <= kPlayers; ++i) {
        Participant player{.number = engine::ParticipantNumber(i), .member = i != 7};
        player.birthYear = year - 8 - 4 * i;
        if (i % 4 != 0) {
            player.rating = engine::Rating(900 + 131 * i);
            player.index = i * i / 2;
        } else if (i == 8) {
            player.carryOver.push_back({engine::Rating(1650), engine::kDraw, *tournament.header.end});
        }
        tournament.participants.push_back(player);
    }
    for (int white = 1; white <= kPlayers; ++white) {
        for (int black = white + 1; black <= kPlayers; ++black) {
            const int kind = (white * 7 + black * 3) % 5;
            const auto result = kind == 0                 ? engine::kBlackWins
                                : kind == 1               ? engine::kDrawn
                                : kind == 2 && white == 3 ? engine::kWhiteWinsByForfeit
                                                          : engine::kWhiteWins;
            tournament.games.push_back({.round = black - white,
                                        .white = engine::ParticipantNumber(white),
                                        .black = engine::ParticipantNumber(black),
                                        .result = result});
        }
    }
    return tournament;
}

/// What travels along the chain, and from how much of a sum it was rounded.
QByteArray numbersOf(const engine::ParticipantEvaluation& one)
{
    QByteArray text;
    for (const auto& number : {one.newRating, one.newIndex})
        text += QByteArray::number(number.value_or(-1)) + ' ';
    for (const auto& number : {one.expected, one.coefficient, one.performance, one.iterationValue})
        text += QByteArray::number(number.value_or(-1), 'f', kDigits) + ' ';
    return text + QByteArray::number(qsizetype(one.carryOver.size())) + (one.recorded ? '+' : '-');
}

} // namespace

QString evaluationFingerprint(const engine::RuleCatalog& rules)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArray::number(kComputedSince));
    for (const engine::RuleVersion& version : rules.versions()) {
        hash.addData(writeRuleVersionJson(version));
        const auto tournament = sample(version);
        const auto evaluation = engine::evaluate(tournament, version);
        if (!evaluation.has_value())
            continue;
        for (const engine::ParticipantEvaluation& one : evaluation->participants)
            hash.addData(numbersOf(one));
    }
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace zahlmeister::app
