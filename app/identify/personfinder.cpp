// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/personfinder.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

#include <QMetaObject>

#include "app/identify/persondirectory.h"
#include "app/identify/shelfloader.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kHits = 40; ///< rows; several may be one person's

/// What a search looks into beside the lists.
struct Surroundings {
    std::shared_ptr<const OwnPersons> own;
    std::optional<engine::Date> day;
};

/// The persons behind hits, each once.
std::vector<FoundPerson> personsOf(const std::vector<PersonHit>& hits, const PersonDirectory& directory,
                                   const std::stop_token& stop)
{
    std::vector<FoundPerson> persons;
    for (const PersonHit& hit : hits) {
        const bool isKnown = std::any_of(persons.begin(), persons.end(), [&](const FoundPerson& person) {
            return std::any_of(person.rows.begin(), person.rows.end(),
                               [&](const KnownRow& row) { return row.ref == hit.person; });
        });
        if (isKnown || stop.stop_requested())
            continue;
        FoundPerson person{.rows = directory.rowsOf(hit.person), .clubName = {}, .kind = hit.kind};
        if (person.rows.empty())
            continue;
        // What the work file says of somebody whom a list has, the list says better.
        if (hit.person.shelf == Shelf::Own && person.rows.size() > 1)
            std::rotate(person.rows.begin(), person.rows.begin() + 1, person.rows.end());
        const bool isSame = std::any_of(persons.begin(), persons.end(), [&](const FoundPerson& other) {
            return std::any_of(other.rows.begin(), other.rows.end(),
                               [&](const KnownRow& row) { return row.ref == person.rows.front().ref; });
        });
        if (isSame)
            continue;
        person.clubName = directory.clubName(person.rows.front().values.club);
        persons.push_back(std::move(person));
    }
    return persons;
}

} // namespace

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

    void setSurroundings(Surroundings surroundings)
    {
        const std::lock_guard lock(m_mutex);
        m_surroundings = std::move(surroundings);
    }

    [[nodiscard]] Surroundings surroundings()
    {
        const std::lock_guard lock(m_mutex);
        return m_surroundings;
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
            const Surroundings around = m_surroundings;
            m_isSearching = true;
            lock.unlock();
            auto persons = find(search.typed, around, stop);
            lock.lock();
            m_isSearching = false;
            lock.unlock();
            if (!stop.stop_requested()) {
                post([&finder = m_finder, search, persons = std::move(persons)] {
                    finder.answer(search.number, search.typed, persons);
                });
            }
        }
    }

    std::vector<FoundPerson> find(const QString& typed, const Surroundings& around,
                                  const std::stop_token& stop)
    {
        SearchLimits limits;
        limits.hits = kHits;
        limits.stop = stop;
        NameShelves shelves = m_shelves;
        shelves.set(Shelf::Own, around.own ? around.own->everybody() : nullptr);
        const std::vector<PersonHit> hits = searchPersons(shelves, typed.toStdString(), limits);
        return personsOf(hits, PersonDirectory(m_store.get(), around.own, around.day), stop);
    }

    void loadShelves(const std::stop_token& stop)
    {
        auto shelves = app::loadShelves(m_folder, stop);
        if (stop.stop_requested())
            return;
        if (!shelves.has_value()) {
            post([&finder = m_finder, error = shelves.error()] { finder.fail(error); });
            return;
        }
        m_shelves = *shelves;
        auto store = ListStore::open(m_folder);
        m_store = store.has_value() ? std::move(*store) : nullptr;
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
    NameShelves m_shelves;              ///< the worker's own copy
    std::unique_ptr<ListStore> m_store; ///< likewise
    Surroundings m_surroundings;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::stop_source m_stop; ///< of what is going on
    std::optional<Search> m_search;
    bool m_load = false;
    bool m_isSearching = false;
    std::jthread m_thread; ///< last: it uses all the others
};

PersonFinder::PersonFinder(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_worker(std::make_unique<Worker>(*this, folder))
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

void PersonFinder::setOwnPersons(std::shared_ptr<const OwnPersons> own)
{
    Surroundings surroundings = m_worker->surroundings();
    surroundings.own = std::move(own);
    m_worker->setSurroundings(std::move(surroundings));
}

void PersonFinder::setDay(std::optional<engine::Date> day)
{
    Surroundings surroundings = m_worker->surroundings();
    surroundings.day = day;
    m_worker->setSurroundings(std::move(surroundings));
}

const NameShelves& PersonFinder::shelves() const
{
    return m_shelves;
}

void PersonFinder::take(NameShelves shelves)
{
    m_shelves = std::move(shelves);
    m_isLoaded = true;
    Q_EMIT loaded();
}

void PersonFinder::fail(const Error& error)
{
    m_isLoaded = true;
    Q_EMIT loadingFailed(error);
}

void PersonFinder::answer(quint64 search, const QString& typed, const std::vector<FoundPerson>& persons)
{
    if (search == m_newestSearch)
        Q_EMIT found(typed, persons);
}

} // namespace zahlmeister::app
