// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "app/identify/ownpersons.h"
#include "app/identify/personmatch.h"
#include "app/identify/personsearch.h"
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

    /// @brief Stops what is going on and waits for it, a few milliseconds.
    ~PersonFinder() override;

    /// @brief Loads the indexes anew: after the first paint, and after every import. Emits loaded().
    void load();

    /// @brief Whether loaded() or loadingFailed() has been emitted.
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// @brief Persons of the work file, to be searched as well; nullptr for none.
    void setOwnPersons(std::shared_ptr<const OwnPersons> own);

    /// @brief Shows persons as they were at a tournament's end; nothing: as in the newest lists.
    void setDay(std::optional<engine::Date> day);

    /// @brief Searches for a typed text. A search that has not ended is given up for it. Emits found(), after
    /// loading when that is still going on.
    void search(const QString& typed);

    /// @brief What is loaded, own persons left out; nothing before loaded().
    [[nodiscard]] const NameShelves& shelves() const;

Q_SIGNALS:
    /// @brief shelves() are there, or new.
    void loaded();
    /// @brief The lists cannot be read.
    void loadingFailed(const zahlmeister::Error& error);
    /// @brief The answers to the newest search, every person once.
    void found(const QString& typed, const std::vector<zahlmeister::app::FoundPerson>& persons);

private:
    class Worker;

    void take(NameShelves shelves);
    void fail(const Error& error);
    void answer(quint64 search, const QString& typed, const std::vector<FoundPerson>& persons);

    QString m_folder;
    NameShelves m_shelves;
    bool m_isLoaded = false;
    quint64 m_newestSearch = 0;
    std::unique_ptr<Worker> m_worker;
};

} // namespace zahlmeister::app
