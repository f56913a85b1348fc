// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/quality/matchquality.h"

#include <algorithm>
#include <cstdio>

#include "app/identify/nameindexbuilder.h"

namespace zahlmeister::tests {

namespace {

using app::ListPerson;

std::string inWords(const DamagedParticipant& written, const app::PersonMatch& match)
{
    const engine::Participant& p = written.participant;
    std::string text = std::string(damageText(written.damage)) + ": " + p.name + ' ' +
                       (p.birthYear ? std::to_string(*p.birthYear) : "?") + ' ' +
                       (p.club.empty() ? "-" : p.club) + ' ' + p.clubName +
                       (p.rating ? " R" + std::to_string(p.rating->value()) : "") + " is " + written.nuId +
                       " (" + written.listedAs + ')' + ';';
    for (std::size_t i = 0; i < std::min<std::size_t>(match.candidates.size(), 3); ++i) {
        const ListPerson& row = match.candidates[i].rows.front().values;
        text += ' ' + row.lastName + ", " + row.firstName + ' ' + std::to_string(row.birthYear.value_or(0)) +
                ' ' + row.club + ' ' + row.nuId + " (" + std::to_string(match.candidates[i].score) + ')';
    }
    return text;
}

std::string percent(int part, int whole)
{
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%7.2f", whole > 0 ? 100.0 * part / whole : 0.0);
    return text.data();
}

} // namespace

void MatchCounts::add(const MatchCounts& other)
{
    cases += other.cases;
    listed += other.listed;
    first += other.first;
    withinFive += other.withinFive;
    decided += other.decided;
    wronglyDecided += other.wronglyDecided;
    calledUnknown += other.calledUnknown;
}

MatchField::MatchField(int members, int fidePlayers, std::uint64_t seed)
    : m_lists(seed, members, fidePlayers), m_names(std::make_unique<DamagedNames>(m_lists, seed))
{
    app::NameIndexBuilder dsb(static_cast<std::size_t>(members));
    for (int number = 0; number < members; ++number) {
        if (const auto person = m_names->listed(number))
            dsb.add(app::indexRowOf(*person, number));
    }
    for (const app::ListClub& club : m_lists.clubs())
        dsb.addClub(club);
    m_shelves.set(app::Shelf::Dsb, app::NameIndex::fromBytes(dsb.build(0)));
    app::NameIndexBuilder fide(static_cast<std::size_t>(fidePlayers));
    for (int number = 0; number < fidePlayers; ++number) {
        if (!m_names->isFidePlayerKeptOut(number))
            fide.add(app::indexRowOf(m_lists.fidePlayer(number), number));
    }
    m_shelves.set(app::Shelf::Fide, app::NameIndex::fromBytes(fide.build(0)));
}

std::optional<app::KnownRow> MatchField::row(app::PersonRef ref, const app::TournamentDays& /*days*/) const
{
    const int number = static_cast<int>(ref.id);
    if (ref.shelf == app::Shelf::Fide)
        return app::KnownRow{ref, m_lists.fidePlayer(number), true};
    auto person = m_names->listed(number);
    return person ? std::optional(app::KnownRow{ref, std::move(*person), true}) : std::nullopt;
}

MatchQuality::MatchQuality(const MatchField& field)
    : m_field(field),
      m_directory({std::shared_ptr<const app::PersonSource>(std::shared_ptr<void>(), &field)}),
      m_matcher(m_directory)
{
}

void MatchQuality::measureDamaged(int first, int last)
{
    for (int number = first; number < last; ++number)
        measure(m_field.names().damaged(number));
}

void MatchQuality::measureUndamaged(int first, int last)
{
    for (int number = first; number < last; ++number)
        measure(m_field.names().undamaged(number));
}

void MatchQuality::measure(const DamagedParticipant& written)
{
    const app::PersonMatch match = m_matcher.match(written.participant);
    MatchCounts& counts = m_counts[static_cast<std::size_t>(written.damage)];
    ++counts.cases;
    const auto isHim = [&](const app::Candidate& candidate) {
        return std::any_of(candidate.rows.begin(), candidate.rows.end(), [&](const app::KnownRow& known) {
            return !known.values.nuId.empty() && known.values.nuId == written.nuId;
        });
    };
    const auto him = std::find_if(match.candidates.begin(), match.candidates.end(), isHim);
    const auto rank = him - match.candidates.begin();
    const bool found = him != match.candidates.end();
    if (!written.nuId.empty()) {
        ++counts.listed;
        counts.first += found && rank == 0 ? 1 : 0;
        counts.withinFive += found && rank < 5 ? 1 : 0;
        if ((!found || rank >= 5) && m_misses.size() < 100)
            m_misses.push_back(inWords(written, match));
    } else if (match.state == app::IdentityState::Unknown) {
        ++counts.calledUnknown;
    }
    if (!match.decidedBy)
        return;
    ++counts.decided;
    if (written.nuId.empty() || !found || rank != 0) {
        ++counts.wronglyDecided;
        m_mistakes.push_back("rule " + std::to_string(static_cast<int>(*match.decidedBy)) + ", " +
                             inWords(written, match));
    }
}

MatchCounts MatchQuality::ofAllDamages() const
{
    MatchCounts sum;
    for (std::size_t i = 1; i < m_counts.size(); ++i)
        sum.add(m_counts[i]);
    return sum;
}

std::string MatchQuality::report() const
{
    std::string text =
        "damage               cases  listed  rank 1 %  within 5 %  decided %  wrong  unknown %\n";
    const auto line = [&](std::string name, const MatchCounts& counts) {
        if (counts.cases == 0)
            return;
        name.resize(19, ' ');
        std::array<char, 40> numbers{};
        std::snprintf(numbers.data(), numbers.size(), "%7d %7d", counts.cases, counts.listed);
        text += name + numbers.data() + "   " + percent(counts.first, counts.listed) + "     " +
                percent(counts.withinFive, counts.listed) + "    " + percent(counts.decided, counts.cases);
        std::snprintf(numbers.data(), numbers.size(), "%7d", counts.wronglyDecided);
        text += numbers.data() + std::string("    ") +
                percent(counts.calledUnknown, counts.cases - counts.listed) + '\n';
    };
    for (int i = 1; i < kDamages; ++i)
        line(std::string(damageText(static_cast<Damage>(i))), m_counts[static_cast<std::size_t>(i)]);
    line("all damaged", ofAllDamages());
    line("undamaged", of(Damage::None));
    return text;
}

} // namespace zahlmeister::tests
