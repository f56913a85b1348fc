// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a tournament file holds, it is refused with errors, or it is evaluated, written and read back
// unchanged.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "app/formats/json/tournamentjson.h"
#include "app/rules/shippedrules.h"
#include "engine/check/check.h"
#include "engine/rules/rulecatalog.h"

using namespace zahlmeister;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

void evaluateInEveryWay(const engine::Tournament& tournament)
{
    const auto choice = app::shippedRules().choose(tournament.header);
    if (!choice.has_value())
        return;
    for (const auto arithmetic : {engine::Arithmetic::Exact, engine::Arithmetic::Tables}) {
        const auto evaluation =
            engine::evaluate(tournament, *choice->version, {.arithmetic = arithmetic, .trace = true});
        if (!evaluation.has_value())
            continue;
        require(evaluation->participants.size() == tournament.participants.size());
        for (const engine::ParticipantEvaluation& row : evaluation->participants)
            require(std::isfinite(row.expected.value_or(0)) && std::isfinite(row.iterationValue.value_or(0)));
        (void)engine::check(tournament, *choice, &*evaluation);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto tournament = app::readTournamentJson(bytes, QStringLiteral("fuzz"));
    if (!tournament.has_value()) {
        require(!tournament.error().empty());
        return 0;
    }
    evaluateInEveryWay(*tournament);
    const auto again =
        app::readTournamentJson(app::writeTournamentJson(*tournament), QStringLiteral("again"));
    require(again.has_value() && *again == *tournament);
    return 0;
}
