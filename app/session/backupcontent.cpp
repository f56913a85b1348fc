// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/backupcontent.h"

#include <algorithm>

#include "app/store/workfile.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

bool isSame(const WorkFile& one, const WorkFile& other, const TournamentSummary& summary)
{
    const auto first = one.tournament(summary.id);
    const auto second = other.tournament(summary.id);
    return first.has_value() && second.has_value() && first->tournament == second->tournament;
}

} // namespace

Result<BackupContent> contentOfBackup(const QString& backup, const QString& workFile,
                                      const std::stop_token& stop)
{
    TRY(const auto there, WorkFile::open(backup, WorkFile::Access::ReadOnly));
    TRY(const auto then, there->tournaments());
    const auto here = WorkFile::open(workFile, WorkFile::Access::ReadOnly);
    const auto now = here.has_value() ? (*here)->tournaments() : Result<std::vector<TournamentSummary>>();
    const std::vector<TournamentSummary> present = now.has_value() ? *now : std::vector<TournamentSummary>();
    BackupContent content{.tournaments = static_cast<int>(then.size())};
    for (const TournamentSummary& summary : then) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, {});
        const auto same = std::ranges::find(present, summary.id, &TournamentSummary::id);
        if (same == present.end())
            ++content.onlyThere;
        else if (*same != summary || !isSame(*there, **here, summary))
            ++content.changed;
    }
    content.onlyNow = static_cast<int>(present.size()) - (content.tournaments - content.onlyThere);
    return content;
}

} // namespace zahlmeister::app
