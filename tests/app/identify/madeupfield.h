// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "app/identify/fieldidentification.h"
#include "app/identify/nameindexbuilder.h"
#include "app/identify/personmatcher.h"

namespace zahlmeister::tests {

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

    std::optional<app::KnownRow> row(app::PersonRef ref, std::optional<engine::Date> /*day*/) const override
    {
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
