// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/dwz2026/dwz2026.h"

namespace zahlmeister::engine::dwz2026 {

namespace {

class Dwz2026 final : public RatingSystem {
public:
    std::string_view id() const override { return "dwz2026"; }
    std::span<const Column> columns() const override { return {}; }
    Result<Evaluation> evaluate(const Tournament& tournament, const RuleVersion& version,
                                const EvaluationOptions&) const override
    {
        Evaluation evaluation{version.id};
        for (const Participant& participant : tournament.participants)
            evaluation.participants.push_back({participant.number});
        return evaluation;
    }
    Result<Evaluation> calculate(const CalculationInput&, const RuleVersion& version,
                                 const EvaluationOptions&) const override
    {
        return Evaluation{version.id};
    }
    Result<std::vector<PrintedTable>> tables(const RuleVersion&) const override { return std::vector<PrintedTable>(); }
};

} // namespace

const RatingSystem& system()
{
    static const Dwz2026 instance;
    return instance;
}

RuleVersion version()
{
    return {"dwz-2026", "dwz2026", "DWZ 2026", "Wertungsordnung 2026"};
}

} // namespace zahlmeister::engine::dwz2026
