// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "app/archive/archive.h"
#include "app/main/console/console.h"

namespace zahlmeister::cli {

/// @brief How tournaments are to be published.
struct PublicationRequest {
    QString publisher = {};       ///< empty: the evaluator of each tournament
    std::optional<int> seen = {}; ///< revision that the referee has seen in a conflict
    bool isForced = false;        ///< also with errors among the findings
    bool isJson = false;          ///< answers with a list of objects, else with a line a tournament
    Output output = {};
};

/// @brief Publishes tournaments of work files, and says what became of each.
/// @param files `WORKFILE` for all that can be published, `WORKFILE#TOURNAMENT` for one
/// @return DoneWithErrors when there was a conflict or an error among the findings, FileFailed when one could
/// not be published
[[nodiscard]] Outcome<ExitCode> publishTournaments(app::Archive& archive, const QStringList& files,
                                                   const PublicationRequest& request);

/// @brief By which an archive knows a tournament of a work file.
/// @param file `WORKFILE#TOURNAMENT`
[[nodiscard]] Outcome<QString> publishedUuid(const QString& file);

} // namespace zahlmeister::cli
