// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation/evaluation.h"
#include "engine/rules/contests.h"
#include "engine/rules/ingo1960/field.h"
#include "engine/rules/ingo1960/parameters.h"

namespace zahlmeister::engine::ingo1960 {

/// @brief What an evaluation is made from.
struct Source {
    const Tournament& tournament;
    const Parameters& parameters;
    const Contests& contests;
    const Field& field; ///< settled
};

/// @brief The evaluation of one participant, new number and games included.
[[nodiscard]] ParticipantEvaluation evaluateParticipant(const Source& source, std::size_t at);

/// @brief Tells of a participant to whom C III could be applied with consent; nothing of others.
void askForConsent(const Source& source, std::size_t at, Evaluation& result);

/// @brief Records every step that led to a participant's evaluation.
/// @param result of evaluateParticipant()
/// @param arithmetic with which %d was found
void traceParticipant(const Source& source, std::size_t at, const ParticipantEvaluation& result,
                      Arithmetic arithmetic, Trace& trace);

} // namespace zahlmeister::engine::ingo1960
