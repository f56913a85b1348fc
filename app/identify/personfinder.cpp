// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/personfinder.h"

#include <algorithm>
#include <chrono>
#include <stop_token>

#include <QDateTime>
#include <QFileInfo>
#include <QMetaObject>

#include "app/identify/listpersons.h"
#include "app/identify/personmatcher.h"
#include "app/identify/shelfloader.h"
#include "app/lists/listdatabase.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kHits = 40;               ///< rows; several may be one person's
constexpr std::chrono::milliseconds kCalm{400}; ///< since the folder changed last

/// When every list was last written; known without opening it.
QStringList stateOf(const QString& folder)
{
    QStringList state;
    for (const ListSource source : kListSources) {
        const QString database = listDatabasePath(folder, source);
        for (const QString& path : {database, QString(database + QStringLiteral("-wal"))}) {
            const QFileInfo file(path);
            state.append(QString::number(file.size()));
            state.append(file.lastModified().toString(Qt::ISODateWithMs));
        }
    }
    return state;
}

/// What tournaments say of somebody whom a list of members has, the list says better.
void putListsFirst(std::vector<KnownRow>& rows)
{
    if (!isOfList(rows.front().ref.shelf)) {
        std::ranges::stable_sort(rows, {}, [](const KnownRow& row) {
            return std::pair(row.ref.shelf == Shelf::Own, row.ref.shelf);
        });
    }
}

bool isSame(const std::vector<KnownRow>& one, const std::vector<KnownRow>& other)
{
    return std::ranges::any_of(one, [&](const KnownRow& a) {
        return std::ranges::any_of(other,
                                   [&](const KnownRow& b) { return a.ref == b.ref || isOnePersons(a, b); });
    });
}

/// The persons behind hits, each once.
std::vector<FoundPerson> personsOf(const std::vector<PersonHit>& hits, const PersonDirectory& directory,
                                   const std::stop_token& stop)
{
    std::vector<FoundPerson> persons;
    for (const PersonHit& hit : hits) {
        const bool isKnown = std::ranges::any_of(persons, [&](const FoundPerson& person) {
            return std::ranges::find(person.rows, hit.person, &KnownRow::ref) != person.rows.end();
        });
        if (isKnown || stop.stop_requested())
            continue;
        FoundPerson person{.rows = directory.rowsOf(hit.person), .clubName = {}, .kind = hit.kind};
        if (person.rows.empty())
            continue;
        const auto same = std::ranges::find_if(
            persons, [&](const FoundPerson& other) { return isSame(other.rows, person.rows); });
        if (same == persons.end()) {
            putListsFirst(person.rows);
            persons.push_back(std::move(person));
            continue;
        }
        for (KnownRow& row : person.rows) {
            if (std::ranges::find(same->rows, row.ref, &KnownRow::ref) == same->rows.end())
                same->rows.push_back(std::move(row));
        }
        putListsFirst(same->rows);
    }
    for (FoundPerson& person : persons)
        person.clubName = directory.clubName(person.rows.front().values.club);
    return persons;
}

} // namespace

PersonFinder::PersonFinder(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_directory(std::make_shared<PersonDirectory>())
{
    m_changed.setSingleShot(true);
    m_changed.setInterval(kCalm);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_changed, qOverload<>(&QTimer::start));
    connect(&m_changed, &QTimer::timeout, this, [this] {
        watch(); // the folder may only have come now
        if (stateOf(m_folder) != m_state)
            load();
    });
}

/// Looks at the folder, or at the one in which it will be made.
void PersonFinder::watch()
{
    QString place = m_folder;
    while (!QFileInfo::exists(place) && place.contains(u'/'))
        place.truncate(place.lastIndexOf(u'/'));
    if (m_watcher.directories() == QStringList(place) || place.isEmpty())
        return;
    if (!m_watcher.directories().isEmpty())
        m_watcher.removePaths(m_watcher.directories());
    m_watcher.addPath(place);
}

void PersonFinder::load()
{
    watch();
    m_state = stateOf(m_folder);
    m_isLoading = true;
    m_loading.start(
        this, [folder = m_folder](const std::stop_token& stop) { return loadShelves(folder, stop); },
        [this](const Result<NameShelves>& shelves) { endLoading(shelves); });
}

void PersonFinder::search(const QString& typed)
{
    struct Found {
        std::vector<FoundPerson> persons;
        bool isWhole;
    };
    m_unfinished.reset();
    m_searching.stop();
    if (m_isLoading) {
        m_waiting = typed;
        return;
    }
    m_searching.start(
        this,
        [directory = m_directory, sources = sources(), days = m_days, typed](const std::stop_token& stop) {
            SearchLimits limits;
            limits.hits = kHits;
            limits.stop = stop;
            directory->look(sources, days);
            const std::size_t missed = directory->missed();
            const auto hits =
                searchPersons(directory->shelves(PersonSource::Purpose::Search), typed.toStdString(), limits);
            auto persons = personsOf(hits, *directory, stop);
            return Found{std::move(persons), directory->missed() == missed};
        },
        [this, typed](const Found& answer) {
            if (!answer.isWhole)
                m_unfinished = typed;
            Q_EMIT found(typed, answer.persons);
        });
}

PersonSources PersonFinder::sources() const
{
    PersonSources sources = m_recorded;
    if (m_lists)
        sources.push_back(m_lists);
    return sources;
}

void PersonFinder::endLoading(const Result<NameShelves>& shelves)
{
    if (shelves.has_value()) {
        m_shelves = *shelves;
        m_lists = std::make_shared<const ListPersons>(m_folder, m_shelves);
    }
    m_isLoaded = true;
    m_isLoading = false;
    if (m_waiting)
        search(*std::exchange(m_waiting, std::nullopt));
    if (shelves.has_value())
        Q_EMIT loaded();
    else
        Q_EMIT loadingFailed(shelves.error());
}

void PersonFinder::searchAgain()
{
    if (m_unfinished)
        search(QString(*m_unfinished));
}

} // namespace zahlmeister::app
