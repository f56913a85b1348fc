// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QStringList>

#include "app/formats/tournamentformat.h"
#include "app/tables/tournamenttables.h"
#include "engine/base/result.h"

class QThread;

namespace zahlmeister::app {

/// @brief What became of reading files.
struct ImportOutcome {
    QStringList paths;
    std::optional<Error> fileError = {}; ///< a file could not be opened or is too large
    std::string_view format = {};        ///< id; empty when the format is not known
    ImportResult result = tl::unexpected(std::vector<ImportNote>());
    std::shared_ptr<const TablesReading> table = {}; ///< a refused table that can be corrected; nullptr: none
};

/// @brief Reads the files and the tournament in them; takes as long as it takes.
/// @param paths one file, or several that belong together
[[nodiscard]] ImportOutcome readTournamentFiles(const QStringList& paths);

/// @brief The same on a thread of its own; the signal comes on the thread that made the task.
///
/// Who loses interest deletes the task: the thread ends by itself, and nobody waits for it.
class ImportTask : public QObject {
    Q_OBJECT

public:
    explicit ImportTask(QObject* parent = nullptr);

    /// @brief Begins to read; once.
    void start(const QStringList& paths);

Q_SIGNALS:
    /// @brief Everything is read; never empty.
    void finished(const std::shared_ptr<zahlmeister::app::ImportOutcome>& outcome);
};

} // namespace zahlmeister::app
