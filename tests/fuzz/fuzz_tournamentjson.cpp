// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a tournament file holds, it is refused with errors, or it is evaluated, written and read back
// unchanged.
#include <cmath>

#include "app/formats/json/tournamentjson.h"
#include "app/rules/shippedrules.h"
#include "engine/catalogue/rulecatalog.h"
#include "engine/check/check.h"
#include "tests/fuzz/promises.h"
#include "tests/fuzz/targets.h"

using namespace zahlmeister;

namespace {

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
        fuzz::require(evaluation->participants.size() == tournament.participants.size());
        for (const engine::ParticipantEvaluation& row : evaluation->participants)
            fuzz::require(std::isfinite(row.expected.value_or(0)) &&
                          std::isfinite(row.iterationValue.value_or(0)));
        (void)engine::check(tournament, *choice, &*evaluation);
    }
}

} // namespace

void fuzz::fuzzTournamentJson(std::string_view bytes)
{
    const QByteArray data = copied(bytes);
    const auto tournament = app::readTournamentJson(data, QStringLiteral("fuzz"));
    if (!tournament.has_value()) {
        require(!tournament.error().empty());
        return;
    }
    evaluateInEveryWay(*tournament);
    const auto again =
        app::readTournamentJson(app::writeTournamentJson(*tournament), QStringLiteral("again"));
    require(again.has_value() && *again == *tournament);
}
