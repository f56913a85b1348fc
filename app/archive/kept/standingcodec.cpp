// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/kept/standingcodec.h"

#include <optional>
#include <utility>
#include <vector>

#include "app/archive/kept/bytecodec.h"
#include "app/fields/codes.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

using engine::CarryOverGame;
using engine::Date;
using engine::Rating;
using engine::RuleVersion;

namespace {

constexpr int kUsualRating = 1500;
constexpr int kMostIndex = 99'999;                   // no list has one of five digits, but a chain counts on
constexpr std::size_t kMostCarryOverGames = 100'000; // more than a ledger or a life can have
constexpr int kFurthestStandingDay = 146'097;

/// Of a standing and of an entry.
enum Flag : unsigned {
    NamesVersion = 1U << 0U, ///< it is not the one of the day
    HasRating = 1U << 0U,
    HasIndex = 1U << 1U,
    IsForeign = 1U << 2U, ///< the rating is no DWZ
    HasBound = 1U << 3U,
    HasGames = 1U << 4U,
    AllFlags = (1U << 5U) - 1,
};

Date firstDay()
{
    return *Date::tryFrom(2000, 1, 1);
}

/// The version of a day, which most are evaluated by.
const RuleVersion* versionOf(Date end, const engine::RuleCatalog& rules)
{
    engine::TournamentHeader header;
    header.end = end;
    const auto choice = rules.choose(header);
    return choice.has_value() ? choice->version : nullptr;
}

class Packer {
public:
    explicit Packer(const engine::RuleCatalog& rules) : m_rules(rules) { }

    void family(const Standing& standing);
    [[nodiscard]] QByteArray take() { return m_out.take(); }

private:
    void entry(const Entry& entry);
    void day(Date date) { m_out.signedNumber(firstDay().daysTo(date)); }

    ByteWriter m_out;
    const engine::RuleCatalog& m_rules;
};

void Packer::family(const Standing& standing)
{
    const bool namesVersion = standing.version != versionOf(standing.end, m_rules);
    m_out.number(namesVersion ? NamesVersion : 0U);
    if (namesVersion)
        m_out.text(standing.version->id);
    day(standing.end);
    entry(standing.entry);
}

void Packer::entry(const Entry& entry)
{
    const bool isForeign = entry.source != engine::RatingSource::Dwz;
    m_out.number((entry.rating ? HasRating : 0U) | (entry.index ? HasIndex : 0U) |
                 (isForeign ? IsForeign : 0U) | (entry.bound ? HasBound : 0U) |
                 (entry.carryOver.empty() ? 0U : HasGames));
    if (entry.rating)
        m_out.signedNumber(entry.rating->value() - kUsualRating);
    if (entry.index)
        m_out.number(static_cast<std::uint64_t>(*entry.index));
    if (isForeign)
        m_out.number(static_cast<std::uint64_t>(entry.source));
    if (entry.bound)
        m_out.number(static_cast<std::uint64_t>(*entry.bound));
    if (entry.carryOver.empty())
        return;
    m_out.number(entry.carryOver.size());
    for (const CarryOverGame& game : entry.carryOver) {
        m_out.signedNumber(game.opponentRating.value() - kUsualRating);
        m_out.number(static_cast<std::uint64_t>(game.score.halfPoints()) * 2 + (game.date ? 1 : 0));
        if (game.date)
            day(*game.date);
    }
}

class Unpacker {
public:
    Unpacker(const QByteArray& bytes, const engine::RuleCatalog& rules) : m_in(bytes), m_rules(rules) { }

    Result<Standings> standings();

private:
    Result<void> family(Standings& standings);
    Result<const RuleVersion*> version() { return m_rules.find(m_in.text()); }
    [[nodiscard]] unsigned flags();
    [[nodiscard]] Entry entry();
    [[nodiscard]] std::vector<CarryOverGame> games();
    [[nodiscard]] Date day();
    [[nodiscard]] Rating rating();
    /// A number of one below a limit; 0 when it differs.
    [[nodiscard]] int below(int limit);

    ByteReader m_in;
    const engine::RuleCatalog& m_rules;
};

Result<Standings> Unpacker::standings()
{
    Standings standings;
    while (m_in.isGood() && !m_in.isAtEnd()) {
        TRY_DO(family(standings));
    }
    return standings;
}

Result<void> Unpacker::family(Standings& standings)
{
    Standing standing{{}, nullptr, firstDay()};
    const bool namesVersion = (flags() & NamesVersion) != 0;
    if (namesVersion) {
        TRY(standing.version, version());
    }
    standing.end = day();
    if (!namesVersion)
        standing.version = versionOf(standing.end, m_rules);
    standing.entry = entry();
    if (!m_in.isGood() || !standing.version || standings.contains(familyOf(*standing.version)))
        return failure(ErrorCode::DamagedContent);
    std::string name = familyOf(*standing.version);
    standings.emplace(std::move(name), std::make_shared<const Standing>(std::move(standing)));
    return {};
}

unsigned Unpacker::flags()
{
    const std::uint64_t flags = m_in.number();
    if (flags > AllFlags)
        m_in.fail();
    return m_in.isGood() ? static_cast<unsigned>(flags) : 0;
}

int Unpacker::below(int limit)
{
    const std::uint64_t number = m_in.number();
    if (number >= static_cast<std::uint64_t>(limit))
        m_in.fail();
    return m_in.isGood() ? static_cast<int>(number) : 0;
}

Date Unpacker::day()
{
    const std::int64_t days = m_in.signedNumber();
    if (days < -kFurthestStandingDay || days > kFurthestStandingDay) {
        m_in.fail();
        return firstDay();
    }
    const Date day = firstDay().plusDays(static_cast<int>(days));
    if (!Date::tryFrom(day.year(), day.month(), day.day())) {
        m_in.fail();
        return firstDay();
    }
    return day;
}

Rating Unpacker::rating()
{
    const std::int64_t value = m_in.signedNumber();
    if (value < Rating::kMinimum - kUsualRating || value > Rating::kMaximum - kUsualRating) {
        m_in.fail();
        return Rating(kUsualRating);
    }
    return Rating(static_cast<int>(value) + kUsualRating);
}

Entry Unpacker::entry()
{
    const unsigned has = flags();
    Entry entry;
    if ((has & HasRating) != 0)
        entry.rating = rating();
    if ((has & HasIndex) != 0)
        entry.index = below(kMostIndex + 1);
    if ((has & IsForeign) != 0)
        entry.source =
            static_cast<engine::RatingSource>(below(static_cast<int>(words<engine::RatingSource>().size())));
    if ((has & HasBound) != 0)
        entry.bound =
            static_cast<engine::RatingBound>(below(static_cast<int>(words<engine::RatingBound>().size())));
    if ((has & HasGames) != 0)
        entry.carryOver = games();
    return entry;
}

std::vector<CarryOverGame> Unpacker::games()
{
    std::vector<CarryOverGame> games;
    const std::size_t count = m_in.count(kMostCarryOverGames);
    for (std::size_t i = 0; i < count && m_in.isGood(); ++i) {
        const Rating opponent = rating();
        const int score = below(6);
        games.push_back({opponent, engine::Score::fromHalfPoints(score / 2), {}});
        if (score % 2 == 1)
            games.back().date = day();
    }
    return games;
}

} // namespace

QByteArray packed(const Standings& standings, const engine::RuleCatalog& rules)
{
    Packer packer(rules);
    for (const auto& [family, standing] : standings) {
        if (standing)
            packer.family(*standing);
    }
    return packer.take();
}

Result<Standings> unpackedStandings(const QByteArray& bytes, const engine::RuleCatalog& rules)
{
    return Unpacker(bytes, rules).standings();
}

} // namespace zahlmeister::app
