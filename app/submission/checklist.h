// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/chronicle/chain/recalculation.h"
#include "app/notes/importnote.h"
#include "app/submission/fidereport.h"
#include "engine/findings/finding.h"
#include "engine/model/tournament.h"

namespace zahlmeister::app {

/// @brief What must be in order before a tournament is handed in.
enum class ChecklistItem {
    Errors,         ///< the check has no errors
    ReportData,     ///< everything that the report demands is there (document 000, 6.1.2)
    Results,        ///< every game has a result (6.1.2.3)
    Identification, ///< every participant is identified (6.4.1)
    Entries,        ///< everybody enters with what the evaluations before left him with (2.2.3, 3.7)
    Warnings,       ///< every warning is settled or accepted
    Deadline,       ///< within the time limits, as the check finds (6.2)
    Recipient,      ///< the level says who is responsible (6.3)
    EloReport,      ///< that to the FIDE, where the referee entered what is asked for; see eloReportEntry()
};

/// @brief How far an item is.
enum class ChecklistState {
    Done,
    Attention, ///< can be submitted, but somebody should look
    Blocked,   ///< cannot be submitted
};

/// @brief One thing to do, and where.
struct ChecklistDetail {
    std::optional<std::size_t> finding = {}; ///< position in the findings; nothing: it is a note
    std::optional<ImportNote> note = {};     ///< of the report; nothing: it is a finding, or a place alone
    engine::FindingPlace place = {};
    std::optional<RecalculatedParticipant> entry = {}; ///< who enters differently from what the chain says
    std::optional<FideContradiction> contradiction = {};
};

/// @brief A line of the check-list.
struct ChecklistEntry {
    ChecklistItem item;
    ChecklistState state = ChecklistState::Done;
    std::vector<ChecklistDetail> details = {};
    int done = 0;         ///< of what is counted: results, identified participants
    int total = 0;        ///< of how many
    FideTerms terms = {}; ///< of the report to the FIDE
};

/// @brief The whole check-list in the order of the items.
/// @param findings as engine::check() gives them for this tournament and a day
/// @param entries as changedEntries() gives them for this tournament
[[nodiscard]] std::vector<ChecklistEntry>
submissionChecklist(const engine::Tournament& tournament, const std::vector<engine::Finding>& findings,
                    const std::vector<RecalculatedParticipant>& entries = {});

/// @brief The report to the FIDE: its contradictions, who has no FIDE ID, when it is due and what it costs.
/// Nothing where the referee entered neither, since most tournaments have no such report.
[[nodiscard]] std::optional<ChecklistEntry> eloReportEntry(const engine::Tournament& tournament,
                                                           const FideTerms& terms);

/// @brief Whether nothing forbids the submission.
[[nodiscard]] bool isSubmittable(const std::vector<ChecklistEntry>& checklist);

/// @brief Where a note of dsbReportDefects() leads to.
[[nodiscard]] engine::FindingPlace placeOfDefect(const ImportNote& note);

} // namespace zahlmeister::app
