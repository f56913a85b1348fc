// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab/simulatedplayers.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace zahlmeister::app {

namespace simulation {

namespace {

constexpr std::int64_t kWeakest = 600 * kSimulatedPoint;
constexpr int kGrownUp = 26;   ///< age from which nobody gets stronger but by chance
constexpr int kDeclining = 45; ///< age from which everybody gets weaker
constexpr int kClubSize = 25;  ///< on average
constexpr std::string_view kStates = "123456789ABCDEFGH"; ///< the first characters of VKZ (document 000, 6.3)

constexpr std::array<std::string_view, 32> kSyllables{"ba",  "bel", "dor", "dun", "fal", "fen", "gar", "gol",
                                                      "ha",  "hin", "ja",  "kas", "ker", "lan", "lo",  "mar",
                                                      "mel", "nad", "nor", "ol",  "pet", "pol", "ra",  "rin",
                                                      "sa",  "sol", "tal", "tem", "ul",  "val", "wen", "zor"};
constexpr std::array<std::string_view, 8> kMen{"Arno", "Bodo", "Carl", "Dirk",
                                               "Egon", "Falk", "Gerd", "Hugo"};
constexpr std::array<std::string_view, 8> kWomen{"Anke", "Beate", "Cora", "Dora",
                                                 "Elke", "Frida", "Gesa", "Hilde"};

/// SplitMix64: any bits from any others.
std::uint64_t mixed(std::uint64_t bits)
{
    bits += 0x9E3779B97F4A7C15;
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
    return bits ^ (bits >> 31);
}

/// A UUID of version 8, whose bits are the maker's own.
std::string uuidOf(std::uint64_t seed, std::uint64_t player)
{
    const std::uint64_t high = (mixed(mixed(seed) ^ player) & ~std::uint64_t{0xF000}) | 0x8000;
    const std::uint64_t low = (mixed(high + player) >> 2) | (std::uint64_t{1} << 63);
    std::string text;
    for (int digit = 0; digit < 32; ++digit) {
        if (digit == 8 || digit == 12 || digit == 16 || digit == 20)
            text += '-';
        text += "0123456789abcdef"[((digit < 16 ? high : low) >> (60 - digit % 16 * 4)) & 15];
    }
    return text;
}

/// Four syllables are a number in a system of 32, so that nobody has the name of another.
std::string nameOf(std::uint32_t player, engine::Sex sex)
{
    const std::uint32_t spread = player * 0x9E3779B1U % (1U << 20); // odd: each number comes once
    std::string name;
    for (int digit = 0; digit < 4; ++digit)
        name += kSyllables[(spread >> (5 * digit)) % kSyllables.size()];
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    name += ", ";
    name += (sex == engine::Sex::Female ? kWomen : kMen)[mixed(player) % kMen.size()];
    return name;
}

} // namespace

} // namespace simulation

SimulatedCareers::SimulatedCareers(const SimulationSpec& spec, SimulatedChance& chance)
    : m_spec(spec),
      m_chance(chance),
      m_clubs(std::max(2, spec.players / spec.regions / simulation::kClubSize)),
      m_members(static_cast<std::size_t>(spec.regions * m_clubs))
{
    for (int i = 0; i < spec.players; ++i)
        add(true);
}

int SimulatedCareers::ageOf(std::uint32_t player) const
{
    return m_spec.from.year() + m_year - m_players[player].birthYear;
}

std::int64_t SimulatedCareers::strengthOf(std::uint32_t player, int day) const
{
    const Career& career = m_careers[player];
    return career.now + (career.next - career.now) * day / 366;
}

/// Those who are there at the beginning are of every age; most of those who come are young.
void SimulatedCareers::add(bool isThereAlready)
{
    const auto position = static_cast<std::uint32_t>(m_players.size());
    const bool beginsYoung = m_chance.happens(700);
    const int begins = beginsYoung ? m_chance.between(7, 14) : m_chance.between(18, 60);
    const int age = isThereAlready ? std::max(begins, m_chance.between(8, 78)) : begins;
    SimulatedPlayer player;
    player.person = simulation::uuidOf(m_spec.seed, position);
    player.sex = m_chance.happens(100) ? engine::Sex::Female : engine::Sex::Male;
    player.name = simulation::nameOf(position, player.sex);
    player.birthYear = m_spec.from.year() + m_year - age;
    player.region = m_chance.between(0, m_spec.regions - 1);
    // The smaller of two numbers: there are large clubs and small ones.
    const int club = std::min(m_chance.between(0, m_clubs - 1), m_chance.between(0, m_clubs - 1));
    const std::string digits = std::to_string(club + 1);
    player.club = simulation::kStates[static_cast<std::size_t>(player.region)] +
                  std::string(4 - digits.size(), '0') + digits;
    player.memberNumber = ++m_members[static_cast<std::size_t>(player.region * m_clubs + club)];
    player.firstYear = m_year;
    if (age >= simulation::kGrownUp) {
        const int chance = m_chance.between(0, 999);
        if (chance < m_spec.farmers)
            player.kind = SimulatedKind::Farmer;
        else if (chance < m_spec.farmers + m_spec.sandbaggers)
            player.kind = SimulatedKind::Sandbagger;
        else if (chance < m_spec.farmers + m_spec.sandbaggers + m_spec.resters)
            player.kind = SimulatedKind::Rester;
    }

    Career career;
    career.talent = (beginsYoung ? 1700 : 1500) * kSimulatedPoint +
                    m_chance.bell((beginsYoung ? 300 : 250) * kSimulatedPoint);
    career.growth = m_chance.between(120, 320);
    career.decline = m_chance.between(0, 8) * kSimulatedPoint;
    career.now =
        beginsYoung
            ? std::min((750 + 30 * begins - 200) * kSimulatedPoint + m_chance.bell(80 * kSimulatedPoint),
                       career.talent)
            : career.talent - m_chance.between(0, 150) * kSimulatedPoint;
    for (int year = begins; year < age; ++year)
        career.now = later(career, year);
    career.now = std::max(career.now, simulation::kWeakest);
    career.next = later(career, age);
    m_players.push_back(std::move(player));
    m_careers.push_back(career);
    m_active.push_back(position);
}

/// A year later.
std::int64_t SimulatedCareers::later(const Career& career, int age)
{
    std::int64_t strength = career.now;
    if (age < simulation::kGrownUp)
        strength += (career.talent - career.now) * career.growth / 1000 + m_chance.bell(25 * kSimulatedPoint);
    else
        strength +=
            m_chance.bell(18 * kSimulatedPoint) - (age >= simulation::kDeclining ? career.decline : 0);
    return std::max(strength, simulation::kWeakest);
}

bool SimulatedCareers::stops(std::uint32_t player)
{
    const int age = ageOf(player);
    return age > 85 || m_chance.happens(age < 14 ? 60 : age < 23 ? 110 : age < 70 ? 30 : 80);
}

void SimulatedCareers::nextYear()
{
    const std::size_t before = m_active.size();
    std::erase_if(m_active, [&](std::uint32_t player) {
        if (!stops(player))
            return false;
        m_players[player].lastYear = m_year;
        return true;
    });
    const std::size_t stopped = before - m_active.size();
    ++m_year;
    for (const std::uint32_t player : m_active) {
        Career& career = m_careers[player];
        career.now = career.next;
        career.next = later(career, ageOf(player));
    }
    for (std::size_t i = 0; i < stopped; ++i)
        add(false);
}

} // namespace zahlmeister::app
