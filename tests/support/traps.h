// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/lists/listperson.h"
#include "engine/model/tournament.h"

/// A small list and a field of hand-written names that lead astray.
namespace zahlmeister::tests {

/// @brief Members of the DSB: father and son, namesakes, a married name, twins, somebody with two clubs,
/// somebody who has left.
[[nodiscard]] std::vector<app::ListPerson> trapMembers();

/// @brief The same list a month later: one has left, one has another rating.
[[nodiscard]] std::vector<app::ListPerson> trapMembersLater();

/// @brief Players of the FIDE's list: a foreigner, and a member once more.
[[nodiscard]] std::vector<app::ListPerson> trapWorld();

/// @brief The field as somebody wrote it down, everybody once against the next.
[[nodiscard]] engine::Tournament trapField();

} // namespace zahlmeister::tests
