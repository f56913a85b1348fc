// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>

#include "app/identify/personsearch.h"
#include "engine/base/result.h"

namespace zahlmeister::app {

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

    /// @brief Searches for a typed text. A search that has not ended is given up for it. Emits found(), after
    /// loading when that is still going on.
    void search(const QString& typed);

    /// @brief What is loaded; nothing before loaded().
    [[nodiscard]] const NameShelves& shelves() const;

Q_SIGNALS:
    /// @brief shelves() are there, or new.
    void loaded();
    /// @brief The lists cannot be read.
    void loadingFailed(const zahlmeister::Error& error);
    /// @brief The answers to the newest search.
    void found(const QString& typed, const std::vector<zahlmeister::app::PersonHit>& hits);

private:
    class Worker;

    void take(NameShelves shelves);
    void answer(quint64 search, const QString& typed, const std::vector<PersonHit>& hits);

    NameShelves m_shelves;
    quint64 m_newestSearch = 0;
    std::unique_ptr<Worker> m_worker;
};

} // namespace zahlmeister::app
