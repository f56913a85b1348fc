// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/lab/labdata.h"
#include "app/lab/study.h"
#include "app/lab/truth.h"
#include "engine/catalogue/rulecatalog.h"

namespace zahlmeister::app {

/// @brief Where the tournaments of a study come from, whatever that is, with the rules in force there.
struct LabSource {
    LabData data = {};
    std::shared_ptr<const engine::RuleCatalog> rules = {};
    SimulatedTruth truth = {}; ///< of a simulation alone
};

/// @brief The tournaments of a work file.
/// @return as LabData::of()
[[nodiscard]] Result<LabSource> labSourceOf(const WorkFile& file, const LabProgress& goesOn = {});

/// @brief Those of an archive.
/// @return as LabData::of()
[[nodiscard]] Result<LabSource> labSourceOf(Archive& archive, const LabProgress& goesOn = {});

/// @brief Those of a simulated world, with the true strengths.
/// @return as LabData::of()
[[nodiscard]] Result<LabSource> labSourceOf(SimulatedWorld world, const LabProgress& goesOn = {});

/// @brief The same of the world that a study describes.
/// @return as LabData::of()
[[nodiscard]] Result<LabSource> labSourceOf(const SimulatedData& simulation, const LabProgress& goesOn = {});

/// @brief Whether a text is the address of an archive, not the path of a work file.
[[nodiscard]] bool isArchiveAddress(std::string_view text);

/// @brief The study of somebody who has just begun: the data, the newest rules of the DWZ to change, and
/// what they are compared by.
[[nodiscard]] Study newStudy(const std::string& title, const std::string& data,
                             const engine::RuleCatalog& rules);

} // namespace zahlmeister::app
