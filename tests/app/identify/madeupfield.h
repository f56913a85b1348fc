// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <deque>
#include <optional>
#include <vector>

#include "app/identify/fieldidentification.h"
#include "app/identify/nameindexbuilder.h"
#include "app/identify/personmatcher.h"

namespace zahlmeister::tests {

/// @brief One person of an archive, whose row may still be on its way.
class LatePerson : public app::PersonSource {
public:
    explicit LatePerson(app::ListPerson values)
    {
        m_row.values = std::move(values);
        app::NameIndexBuilder builder;
        builder.add(app::indexRowOf(m_row.values, m_row.ref.id));
        m_index = app::NameIndex::fromBytes(builder.build(0));
    }

    void addTo(app::NameShelves& shelves, Purpose /*purpose*/) const override
    {
        shelves.set(app::Shelf::Archive, m_index);
    }
    std::optional<app::KnownRow> row(app::PersonRef ref, const app::TournamentDays& /*days*/) const override
    {
        if (ref != m_row.ref)
            return {};
        ++asked;
        if (!hasCome)
            ++m_missed;
        return hasCome ? std::optional(m_row) : std::nullopt;
    }
    [[nodiscard]] std::size_t missed() const override { return m_missed; }

    mutable std::atomic<int> asked = 0;
    std::atomic<bool> hasCome = true;

private:
    app::KnownRow m_row{{app::Shelf::Archive, 1}, {}, true};
    std::shared_ptr<const app::NameIndex> m_index;
    mutable std::atomic<std::size_t> m_missed = 0;
};

/// @brief Lists of persons made up line by line, for matching.
class MadeUpField : public app::PersonSource {
public:
    /// @brief One person; 0 and "" stand for nothing.
    struct Line {
        const char* last;
        const char* first;
        int year;
        const char* club;
        int number;
        const char* nuId;
        int dwz = 0;
        int fideId = 0;
        const char* sex = "m";
        bool inForce = true;
    };

    explicit MadeUpField(const std::vector<Line>& members, const std::vector<Line>& world = {})
    {
        fill(app::Shelf::Dsb, members);
        fill(app::Shelf::Fide, world);
    }

    std::optional<app::KnownRow> row(app::PersonRef ref, const app::TournamentDays& /*days*/) const override
    {
        if (ref.shelf == app::Shelf::Archive)
            return {};
        const auto& rows = ref.shelf == app::Shelf::Fide ? m_world : m_members;
        return rows.at(static_cast<std::size_t>(ref.id));
    }

    /// @brief Matches one participant.
    app::PersonMatch match(const engine::Participant& participant,
                           const std::optional<app::PersonKey>& remembered = {}) const
    {
        const app::PersonDirectory directory(sources());
        return app::PersonMatcher(directory).match(participant, remembered);
    }

    /// @brief This field as the only source; it must outlive what looks into it.
    app::PersonSources sources() const { return {{std::shared_ptr<void>(), this}}; }

    void addTo(app::NameShelves& shelves, Purpose /*purpose*/) const override { shelves = m_shelves; }

    /// @brief Names of the two clubs.
    std::string clubName(const std::string& club) const override
    {
        return club == "C0505"   ? "SC Müsterhausen 1921"
               : club == "30101" ? "Schachfreunde Neustadt"
                                 : std::string();
    }

private:
    void fill(app::Shelf shelf, const std::vector<Line>& lines)
    {
        app::NameIndexBuilder builder;
        auto& rows = shelf == app::Shelf::Fide ? m_world : m_members;
        for (const Line& line : lines) {
            app::KnownRow known;
            known.ref = {shelf, static_cast<std::int64_t>(rows.size())};
            known.isInForce = line.inForce;
            app::ListPerson& person = known.values;
            person.lastName = line.last;
            person.firstName = line.first;
            person.birthYear = line.year > 0 ? std::optional(line.year) : std::nullopt;
            person.club = line.club;
            person.memberNumber = line.number > 0 ? std::optional(line.number) : std::nullopt;
            person.nuId = line.nuId;
            person.dwz = engine::Rating::tryFrom(line.dwz);
            person.fideId = line.fideId > 0 ? std::optional(line.fideId) : std::nullopt;
            person.sex = *line.sex == 'w' ? engine::Sex::Female : engine::Sex::Male;
            builder.add(app::indexRowOf(person, known.ref.id));
            rows.push_back(std::move(known));
        }
        builder.addClub({"C0505", "SC Müsterhausen 1921", "C05", "C"});
        builder.addClub({"30101", "Schachfreunde Neustadt", "301", "3"});
        m_shelves.set(shelf, app::NameIndex::fromBytes(builder.build(0)));
    }

    std::deque<app::KnownRow> m_members;
    std::deque<app::KnownRow> m_world;
    app::NameShelves m_shelves;
};

} // namespace zahlmeister::tests
