// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include "app/identify/persondirectory.h"
#include "app/threads/worker.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief A person who answers a search, with everything that the lists say of him.
struct FoundPerson {
    std::vector<KnownRow> rows = {}; ///< of the person on all shelves, the one that answered first
    std::string clubName = {};       ///< of the first row's club; empty when it is unknown
    HitKind kind = HitKind::Exact;
};

/// @brief Loads the lists' indexes and searches them on a thread of its own, so that the window never waits.
class PersonFinder : public QObject {
    Q_OBJECT

public:
    /// @param folder of the list store
    explicit PersonFinder(const QString& folder, QObject* parent = nullptr);

    /// @brief Loads the indexes anew: after the first paint, and after every import. Emits loaded(). From
    /// then on a list that another program imports, such as the command line, is loaded by itself.
    void load();

    /// @brief Whether loaded() or loadingFailed() has been emitted.
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

    /// @brief Persons whom earlier tournaments recorded, to be searched as well.
    void setRecorded(PersonSources recorded) { m_recorded = std::move(recorded); }

    /// @brief Shows persons as they were for a tournament.
    void setDays(const TournamentDays& days) { m_days = days; }

    /// @brief Where persons are looked for: the recorded ones and, when they are loaded, the lists.
    [[nodiscard]] PersonSources sources() const;

    /// @brief Searches for a typed text. A search that has not ended is given up for it. Emits found(), after
    /// loading when that is still going on.
    void search(const QString& typed);

    /// @brief Searches once more when the newest search missed rows that have come since.
    void searchAgain();

    /// @brief What is loaded of the lists; nothing before loaded().
    [[nodiscard]] const NameShelves& shelves() const { return m_shelves; }

Q_SIGNALS:
    /// @brief shelves() are there, or new.
    void loaded();
    /// @brief The lists cannot be read.
    void loadingFailed(const zahlmeister::Error& error);
    /// @brief The answers to the newest search, every person once.
    void found(const QString& typed, const std::vector<zahlmeister::app::FoundPerson>& persons);

private:
    void watch();
    void endLoading(const Result<NameShelves>& shelves);

    QString m_folder;
    QStringList m_state; ///< of the lists when they were loaded
    QFileSystemWatcher m_watcher;
    QTimer m_changed; ///< runs while the folder is still changing
    NameShelves m_shelves;
    std::shared_ptr<const PersonSource> m_lists;
    PersonSources m_recorded;
    TournamentDays m_days;
    bool m_isLoaded = false;
    bool m_isLoading = false;
    std::optional<QString> m_waiting;             ///< typed while the lists are loading
    std::optional<QString> m_unfinished;          ///< the newest search, when rows were missed
    std::shared_ptr<PersonDirectory> m_directory; ///< the search's
    Worker m_loading{Worker::Order::Latest};
    Worker m_searching{Worker::Order::Latest}; ///< last: they use all the others
};

} // namespace zahlmeister::app
