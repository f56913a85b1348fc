// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QStringView>

#include "app/fields/edit.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class TournamentDocument;

/// @brief The texts that are being typed in a tournament at several places at a time.
///
/// The document keeps one draft. Its place and its text hold the several ones, in the same order, so that a
/// text that waits to be mended in one view is not lost while another one is typed elsewhere.
/// @param owner the first part of the places wanted, such as `participant`; empty: all of them
/// @return oldest first
[[nodiscard]] std::vector<Draft> draftsOf(const TournamentDocument& document, QStringView owner);

/// @brief Puts other drafts of an owner in place of those that there are; drafts of others stay.
///
/// Nothing is written when nothing changes, or when the document can only be read.
/// @param drafts with places of this owner; those without a text are left out
/// @return as TournamentDocument::setDraft()
Result<void> putDrafts(TournamentDocument& document, QStringView owner, const std::vector<Draft>& drafts);

} // namespace zahlmeister::app
