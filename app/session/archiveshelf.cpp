// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/archiveshelf.h"

#include <utility>

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostRows = 200'000; ///< beyond, those of long ago go; far more than a field asks for

} // namespace

/// The persons for one thread, which counts what it missed.
class ArchiveShelf::Source : public PersonSource {
public:
    Source(std::shared_ptr<ArchiveShelf> shelf, QString without)
        : m_shelf(std::move(shelf)), m_without(std::move(without))
    {
    }

    [[nodiscard]] std::shared_ptr<const PersonSource> forThread() const override
    {
        return std::make_shared<const Source>(m_shelf, m_without);
    }

    void addTo(NameShelves& shelves, Purpose /*purpose*/) const override
    {
        shelves.set(Shelf::Archive, m_shelf->index());
    }

    [[nodiscard]] std::optional<KnownRow> row(PersonRef ref, const TournamentDays& days) const override
    {
        if (ref.shelf != Shelf::Archive)
            return {};
        bool isMissed = false;
        auto row = m_shelf->row(ref.id, {.days = days, .without = m_without}, isMissed);
        m_missed += isMissed ? 1 : 0;
        return row;
    }

    [[nodiscard]] std::size_t missed() const override { return m_missed; }

    [[nodiscard]] std::string clubName(const std::string& club) const override
    {
        return m_shelf->clubName(club);
    }

private:
    std::shared_ptr<ArchiveShelf> m_shelf;
    QString m_without;
    mutable std::size_t m_missed = 0;
};

ArchiveShelf::ArchiveShelf(std::shared_ptr<const NameIndex> index, std::map<std::string, std::string> clubs,
                           std::function<void()> wanted)
    : m_index(std::move(index)), m_clubs(std::move(clubs)), m_tell(std::move(wanted))
{
}

std::shared_ptr<const PersonSource> ArchiveShelf::source(const QString& without)
{
    return std::make_shared<const Source>(shared_from_this(), without);
}

std::shared_ptr<ArchiveShelf> ArchiveShelf::renewed(std::function<void()> wanted) const
{
    const std::lock_guard lock(m_mutex);
    return std::make_shared<ArchiveShelf>(m_index, m_clubs, std::move(wanted));
}

std::shared_ptr<const NameIndex> ArchiveShelf::index() const
{
    const std::lock_guard lock(m_mutex);
    return m_index;
}

std::string ArchiveShelf::clubName(const std::string& club) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_clubs.find(club);
    return found == m_clubs.end() ? std::string() : found->second;
}

std::optional<KnownRow> ArchiveShelf::row(std::int64_t person, const ArchivedRequest& request, bool& isMissed)
{
    const std::lock_guard lock(m_mutex);
    if (!m_tell)
        return {};
    if (!m_for.isFor(request)) {
        m_for = request;
        m_rows.clear();
        m_wanted.clear();
        m_asked.clear();
    }
    if (m_for.without.isEmpty())
        m_for.without = request.without;
    if (const auto found = m_rows.find(person); found != m_rows.end())
        return found->second;
    isMissed = true;
    if (!m_asked.contains(person))
        m_wanted.insert(person);
    if (!m_wanted.empty() && !std::exchange(m_isTold, true))
        m_tell();
    return {};
}

ArchivedRequest ArchiveShelf::take(std::size_t most)
{
    const std::lock_guard lock(m_mutex);
    ArchivedRequest request = m_for;
    while (!m_wanted.empty() && request.persons.size() < most) {
        request.persons.push_back(*m_wanted.begin());
        m_asked.insert(m_wanted.extract(m_wanted.begin()));
    }
    m_isTold = !m_wanted.empty(); // take() goes on
    return request;
}

void ArchiveShelf::put(const ArchivedRequest& asked, ArchivedRows rows)
{
    const std::lock_guard lock(m_mutex);
    if (!m_for.isFor(asked))
        return;
    if (m_rows.size() > kMostRows)
        m_rows.clear();
    for (const std::int64_t person : asked.persons) {
        m_asked.erase(person);
        const auto row = rows.find(person);
        m_rows.insert_or_assign(person,
                                row == rows.end() ? std::nullopt : std::optional(std::move(row->second)));
    }
}

void ArchiveShelf::giveUp()
{
    const std::lock_guard lock(m_mutex);
    m_wanted.merge(m_asked);
    m_asked.clear();
    m_isTold = false;
}

void ArchiveShelf::close()
{
    const std::lock_guard lock(m_mutex);
    m_tell = nullptr;
    m_index.reset();
    m_clubs.clear();
    m_rows.clear();
}

} // namespace zahlmeister::app
