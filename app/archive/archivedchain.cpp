// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archivedchain.h"

#include <string>

#include "app/archive/kept/archivedadjustments.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMostTargets = 10'000; // some 10 MB

} // namespace

ArchivedChain::ArchivedChain(ArchiveDatabase& database, const engine::RuleCatalog& rules)
    : m_database(database), m_rules(rules), m_targets(rules)
{
}

Result<void> ArchivedChain::read(const std::vector<ChainKey>& keys)
{
    TRY(auto stored, readTournaments(m_database, keys, needClubs(m_rules)));
    if (stored.size() != keys.size())
        return failure(ErrorCode::DamagedContent, {"participation"});
    TRY_DO(prepare(stored));
    for (StoredBytes& one : stored)
        m_stored.insert_or_assign(one.key, std::move(one));
    return {};
}

Result<void> ArchivedChain::prepare(std::span<const StoredBytes>)
{
    return {};
}

Result<std::vector<std::int64_t>> ArchivedChain::persons(ChainKey key) const
{
    return unpackedSeats(m_stored.at(key).seats);
}

/// On any thread: it touches nobody but those who sit there. Nothing of the tournament is kept, so that the
/// next one has its memory.
Result<ChainStep> ArchivedChain::compute(ChainKey key)
{
    const StoredBytes& stored = m_stored.at(key);
    TRY(const auto tournament, archivedTournament(stored, m_rules));
    TRY(const auto before, this->before(tournament));
    std::set<LinkTargets::Link> missing;
    auto seats = computed(tournament, before, m_targets, m_rules, missing);
    if (!missing.empty()) {
        const std::lock_guard lock(m_mutex);
        m_missing.merge(missing);
        return ChainStep{.isIncomplete = true};
    }
    ChainStep step;
    std::int64_t differing = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (tournament.persons[i] == 0)
            continue;
        const auto [differs, next] = keep(tournament, i, std::move(seats[i]));
        differing += differs ? 1 : 0;
        if (next)
            step.next.push_back(*next);
    }
    QString rules = tournament.version ? QString::fromStdString(tournament.version->id) : u""_s;
    const std::lock_guard lock(m_mutex);
    m_differing += differing;
    if (rules != stored.rules)
        m_otherRules.emplace_back(std::move(rules), key);
    return step;
}

Result<void> ArchivedChain::readMissing()
{
    return m_targets.read(m_database, std::exchange(m_missing, {}));
}

Result<bool> ArchivedChain::flush()
{
    if (m_targets.size() > kMostTargets)
        m_targets.forget();
    return true;
}

Result<bool> runChain(ChainRunner& runner, const ArchivedChain& chain, ArchiveRun& done,
                      const ArchiveProgress& progress)
{
    const ArchiveRun before = done;
    const std::int64_t differing = chain.differingRows();
    const auto note = [&] {
        done.waves = before.waves + runner.readings();
        done.evaluated = before.evaluated + runner.computed();
        done.rows = before.rows + chain.differingRows() - differing;
    };
    TRY(const bool isWhole, runner.run([&](std::size_t left) {
        note();
        return !progress || progress(done, left);
    }));
    note();
    return isWhole;
}

} // namespace zahlmeister::app
