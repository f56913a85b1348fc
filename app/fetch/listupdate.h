// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QString>
#include <QUrl>

#include "app/fetch/webload.h"
#include "app/lists/listimport.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

class TemporaryFolder;

/// @brief What is to be loaded, and as which federation's list.
struct ListUpdateRequest {
    ListSource source = ListSource::Dsb;
    QUrl address;        ///< as webAddress() gives it
    WebState known = {}; ///< of the file that the stored list came from; empty: load it anyway
    LoadRules rules = {};
};

/// @brief How far an update is.
struct ListUpdateProgress {
    /// @brief What is being done.
    enum class Stage { Loading, Keeping, Reading, Restoring };
    Stage stage = Stage::Loading;
    std::int64_t bytes = 0;      ///< loaded, or read
    std::int64_t totalBytes = 0; ///< -1: the server does not say
    std::int64_t rows = 0;       ///< read
};

/// @brief Called with how far an update is, many times a second; returns false to cancel it.
using ListUpdateProgressFunction = std::function<bool(const ListUpdateProgress&)>;

/// @brief What came of an update.
struct ListUpdated {
    WebState state = {};                   ///< to be asked about next time
    std::optional<ListReport> report = {}; ///< nothing: there is no other list than the stored one

    bool operator==(const ListUpdated&) const = default;
};

/// @brief Loads the list of a federation and takes it into the store, for a thread that may wait.
///
/// Until the new list is read completely and found to be none to doubt, the stored one is as it was, whatever
/// happens; afterwards a copy of it is kept for restoreListBefore().
class ListUpdate {
public:
    /// @param folder of the store
    explicit ListUpdate(QString folder);
    ~ListUpdate();

    /// @brief Loads and reads a list.
    /// @return as loadFile() and importList(); NoListThere, and DoubtfulList: then takeDoubtful() has the
    /// file at hand
    [[nodiscard]] Result<ListUpdated> run(const ListUpdateRequest& request,
                                          const ListUpdateProgressFunction& progress = {});

    /// @brief Takes the list of which run() had its doubts.
    /// @pre run() said DoubtfulList, and nothing was asked since
    [[nodiscard]] Result<ListUpdated> takeDoubtful(const ListUpdateProgressFunction& progress = {});

    /// @brief Forgets a list that run() had its doubts of.
    void discard();

private:
    [[nodiscard]] Result<ListUpdated> load(const ListUpdateRequest& request,
                                           const ListUpdateProgressFunction& progress);
    [[nodiscard]] Result<ListUpdated> take(DoubtfulLists doubtful,
                                           const ListUpdateProgressFunction& progress);

    QString m_folder;
    std::unique_ptr<TemporaryFolder> m_files;   ///< of what was loaded and is not taken yet
    std::optional<ListInspection> m_inspection; ///< of that
    WebState m_state;
};

} // namespace zahlmeister::app
