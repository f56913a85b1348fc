// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/livearchiveshelf.h"

#include <algorithm>
#include <utility>

#include "app/threads/handover.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

using namespace std::chrono_literals;

constexpr auto kBetweenReadings = 10min; // few names are new, and everybody's are some megabytes
constexpr auto kBetweenLooks = 1min;
constexpr std::size_t kNamesAtOnce = 2000;
constexpr std::size_t kRowsAtOnce = 500;

} // namespace

LiveArchiveShelf::LiveArchiveShelf(ArchiveLink& link, QObject* parent) : QObject(parent), m_link(link)
{
    m_again.setSingleShot(true);
    setRhythm(kBetweenReadings, kBetweenLooks);
    connect(&m_again, &QTimer::timeout, this, &LiveArchiveShelf::readNames);
    connect(&m_looking, &QTimer::timeout, this, &LiveArchiveShelf::look);
    connect(&link, &ArchiveLink::changed, this, &LiveArchiveShelf::follow);
}

LiveArchiveShelf::~LiveArchiveShelf()
{
    if (m_shelf)
        m_shelf->close();
}

void LiveArchiveShelf::setRhythm(std::chrono::milliseconds betweenReadings,
                                 std::chrono::milliseconds betweenLooks)
{
    m_betweenReadings = betweenReadings;
    m_looking.setInterval(betweenLooks);
}

PersonSources LiveArchiveShelf::sources(const QString& without) const
{
    return m_shelf ? PersonSources{m_shelf->source(without)} : PersonSources();
}

void LiveArchiveShelf::follow()
{
    if (m_archive != m_link.id())
        drop();
    if (m_link.isConnected() != m_isConnected)
        m_isConnected ? lose() : look();
    m_isConnected = m_link.isConnected();
    if (m_isConnected && !m_looking.isActive())
        m_looking.start();
    if (m_isConnected && std::exchange(m_seen, m_link.status().computed) != m_link.status().computed)
        look();
}

/// What was asked is not answered any more.
void LiveArchiveShelf::lose()
{
    ++m_round;
    m_looking.stop();
    m_again.stop();
    m_isAsking = false;
    if (m_shelf)
        m_shelf->giveUp();
    m_reading.reset();
    setRead({});
}

/// The archive changed, or there is none any more.
void LiveArchiveShelf::drop()
{
    lose();
    m_archive = m_link.id();
    m_seen.clear();
    m_rowsState.clear();
    m_namesState.clear();
    m_isConnected = false;
    replaceShelf(nullptr);
}

void LiveArchiveShelf::replaceShelf(std::shared_ptr<ArchiveShelf> shelf)
{
    const auto before = std::exchange(m_shelf, std::move(shelf));
    if (before)
        before->close();
    if (before || m_shelf)
        Q_EMIT changed();
}

void LiveArchiveShelf::look()
{
    m_link.askInBackground<QString>([](Archive& archive, const auto&) { return stateOfPersons(archive); },
                                    this,
                                    [this, round = m_round](const Result<QString>& state) {
                                        if (state.has_value() && round == m_round)
                                            take(*state);
                                    });
}

/// Rows that were computed before are wrong now, names at worst not everybody's.
void LiveArchiveShelf::take(const QString& state)
{
    if (!m_shelf) {
        readNames();
        return;
    }
    if (state == m_rowsState)
        askRows(); // that were wanted while it was away
    else
        replaceShelf(m_shelf->renewed(asking()));
    m_rowsState = state;
    const std::chrono::milliseconds since(m_sinceRead.elapsed());
    if (state != m_namesState && !m_reading && !m_again.isActive())
        m_again.start(std::max<std::chrono::milliseconds>(0ms, m_betweenReadings - since));
}

void LiveArchiveShelf::readNames()
{
    if (m_reading || !m_isConnected)
        return;
    m_reading = std::make_shared<ArchivedNames>();
    m_sinceRead.start();
    setRead(0);
    readOn();
}

void LiveArchiveShelf::setRead(std::optional<std::size_t> read)
{
    if (std::exchange(m_read, read) != read)
        Q_EMIT progressed();
}

void LiveArchiveShelf::readOn()
{
    m_link.askInBackground<bool>(
        [reading = m_reading](Archive& archive, const auto&) -> Result<bool> {
            TRY_DO(app::readNames(archive, *reading, kNamesAtOnce));
            return reading->isComplete;
        },
        this,
        [this, reading = m_reading](const Result<bool>& isComplete) {
            if (reading != m_reading)
                return;
            if (!isComplete.has_value()) {
                m_reading.reset(); // the next look() tries again
                setRead({});
                return;
            }
            setRead(reading->persons);
            *isComplete ? build() : readOn();
        });
}

/// Half a second for 300,000 names: neither window nor archive waits for it.
void LiveArchiveShelf::build()
{
    m_building.start(
        this,
        [reading = m_reading](const std::stop_token&) {
            for (const auto& [club, name] : reading->clubs)
                reading->builder.addClub({.club = club, .name = name});
            return reading->persons > 0 ? NameIndex::fromBytes(reading->builder.build(0)) : nullptr;
        },
        [this, reading = m_reading](const auto& index) {
            if (reading == m_reading)
                install(index);
        });
}

void LiveArchiveShelf::install(std::shared_ptr<const NameIndex> index)
{
    const auto read = std::exchange(m_reading, nullptr);
    m_rowsState = m_namesState = read->state;
    replaceShelf(std::make_shared<ArchiveShelf>(std::move(index), std::move(read->clubs), asking()));
    setRead({});
}

std::function<void()> LiveArchiveShelf::asking()
{
    return [this] {
        callOn(
            this, [this] { askRows(); }, Qt::QueuedConnection);
    };
}

void LiveArchiveShelf::askRows()
{
    if (m_isAsking || !m_shelf || !m_isConnected)
        return;
    ArchivedRequest request = m_shelf->take(kRowsAtOnce);
    if (request.persons.empty())
        return;
    m_isAsking = true;
    m_link.askInBackground<ArchivedRows>(
        [request](Archive& archive, const auto&) { return archivedRows(archive, request); }, this,
        [this, request, shelf = m_shelf, round = m_round](Result<ArchivedRows> rows) {
            if (round != m_round)
                return;
            m_isAsking = false;
            if (!rows.has_value())
                return shelf->giveUp();
            shelf->put(request, *std::move(rows));
            askRows();
            if (!m_isAsking)
                Q_EMIT arrived(); // all of them, so that a field is looked at once more and not in parts
        });
}

} // namespace zahlmeister::app
