// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/personfinder.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include <QMetaObject>

#include "app/identify/shelfloader.h"

namespace zahlmeister::app {

/// Does one thing after the other; of waiting searches only the newest.
class PersonFinder::Worker {
public:
    Worker(PersonFinder& finder, QString folder)
        : m_finder(finder),
          m_folder(std::move(folder)),
          m_thread([this](const std::stop_token& stop) { run(stop); })
    {
    }

    ~Worker()
    {
        m_thread.request_stop();
        {
            const std::lock_guard lock(m_mutex);
            m_stop.request_stop();
        }
        m_wake.notify_one();
    }

    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    void load()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_load = true;
        }
        m_wake.notify_one();
    }

    void search(quint64 number, const QString& typed)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_search = Search{number, typed};
            if (m_isSearching)
                m_stop.request_stop();
        }
        m_wake.notify_one();
    }

private:
    struct Search {
        quint64 number;
        QString typed;
    };

    void run(const std::stop_token& end)
    {
        while (!end.stop_requested()) {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [&] { return m_load || m_search || end.stop_requested(); });
            if (end.stop_requested())
                return;
            m_stop = std::stop_source();
            const std::stop_token stop = m_stop.get_token();
            if (std::exchange(m_load, false)) {
                lock.unlock();
                loadShelves(stop);
                continue;
            }
            const Search search = *std::exchange(m_search, std::nullopt);
            m_isSearching = true;
            lock.unlock();
            SearchLimits limits;
            limits.stop = stop;
            auto hits = searchPersons(m_shelves, search.typed.toStdString(), limits);
            lock.lock();
            m_isSearching = false;
            lock.unlock();
            if (!stop.stop_requested()) {
                post([&finder = m_finder, search, hits = std::move(hits)] {
                    finder.answer(search.number, search.typed, hits);
                });
            }
        }
    }

    void loadShelves(const std::stop_token& stop)
    {
        auto shelves = app::loadShelves(m_folder, stop);
        if (stop.stop_requested())
            return;
        if (!shelves.has_value()) {
            post([&finder = m_finder, error = shelves.error()] { Q_EMIT finder.loadingFailed(error); });
            return;
        }
        m_shelves = *shelves;
        post([&finder = m_finder, loaded = std::move(*shelves)] { finder.take(loaded); });
    }

    template <class Function>
    void post(Function function)
    {
        // Calls that wait for the finder go with it.
        QMetaObject::invokeMethod(&m_finder, std::move(function), Qt::QueuedConnection);
    }

    PersonFinder& m_finder;
    QString m_folder;
    NameShelves m_shelves; ///< the worker's own copy
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::stop_source m_stop; ///< of what is going on
    std::optional<Search> m_search;
    bool m_load = false;
    bool m_isSearching = false;
    std::jthread m_thread; ///< last: it uses all the others
};

PersonFinder::PersonFinder(const QString& folder, QObject* parent)
    : QObject(parent), m_worker(std::make_unique<Worker>(*this, folder))
{
}

PersonFinder::~PersonFinder() = default;

void PersonFinder::load()
{
    m_worker->load();
}

void PersonFinder::search(const QString& typed)
{
    m_worker->search(++m_newestSearch, typed);
}

const NameShelves& PersonFinder::shelves() const
{
    return m_shelves;
}

void PersonFinder::take(NameShelves shelves)
{
    m_shelves = std::move(shelves);
    Q_EMIT loaded();
}

void PersonFinder::answer(quint64 search, const QString& typed, const std::vector<PersonHit>& hits)
{
    if (search == m_newestSearch)
        Q_EMIT found(typed, hits);
}

} // namespace zahlmeister::app
