// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QString>

#include "app/chronicle/personroll.h"
#include "app/chronicle/reading/publication.h"
#include "engine/rules/ratingsystem.h"

namespace zahlmeister::app {

/// @brief For whom a site is.
enum class SiteProfile {
    Web,   ///< for everybody: nothing that tells an age or a number, minors with initials
    Board, ///< for the club's board: what the sheets of the evaluation show
};

/// @brief `web` or `board`.
[[nodiscard]] QString siteProfileCode(SiteProfile profile);
/// @brief Reads siteProfileCode(); nothing for any other text.
[[nodiscard]] std::optional<SiteProfile> siteProfileFromCode(QStringView code);

/// @brief How minors are named.
enum class MinorNames { Initials, Full };

/// @brief How somebody appears on a site.
enum class ShownAs {
    Card,     ///< by his name, with a page of his own
    Name,     ///< by his name where he played: he is no member (document 000, 3.4.3)
    Initials, ///< a minor
    Nobody,   ///< he objected, or is anonymous (4.1.1, 6.5)
};

/// @brief `Müller-Lüdenscheidt, Hans` as `H. M.`.
[[nodiscard]] std::string initialsOf(std::string_view name);

/// @brief What a site says of whom. Everything that is written for a site passes here first, so that no file
/// of it says more than its profile shows: page, explanation, JSON, CSV, TRF and feed are made of what this
/// gives.
class SiteView {
public:
    /// @brief What is shown.
    struct Options {
        SiteProfile profile = SiteProfile::Web;
        MinorNames minors = MinorNames::Initials;
        engine::Date day; ///< of the publication: who was a member when he played may have left since
    };

    /// @param unnamed of the work file
    SiteView(std::shared_ptr<const Chronicle> chronicle, std::span<const UnnamedPerson> unnamed,
             const Options& options);

    [[nodiscard]] const Options& options() const { return m_options; }
    [[nodiscard]] bool isForWeb() const { return m_options.profile == SiteProfile::Web; }
    [[nodiscard]] const PersonRoll& roll() const { return m_roll; }
    [[nodiscard]] const Chronicle& chronicle() const { return m_roll.chronicle(); }
    [[nodiscard]] const PublicationFilter& filter() const { return m_filter; }

    /// @brief How somebody appears.
    /// @param person of the chronicle
    [[nodiscard]] ShownAs of(const PersonHistory& person) const;
    /// @brief The name of a person as he was known somewhere; empty where nobody may say it.
    [[nodiscard]] std::string nameOf(const PersonHistory& person, const std::string& name) const;

    /// @brief How many appear in which way, by ShownAs; and of how many named ones no birth year is known, so
    /// that nobody can tell whether they are minors.
    struct Counts {
        int shown[4] = {};
        int unknownAge = 0;
    };
    [[nodiscard]] Counts counts() const;

    /// @brief A tournament as the site shows it: without birth dates, sex, the referee's own words and, for
    /// the web, without numbers of persons, evaluators and arbiters. Numbers of participants stay.
    /// @param nameless what stands in the place of a name that may not be said
    [[nodiscard]] engine::Tournament
    shown(const ChronicleTournament& one,
          const std::function<std::string(engine::ParticipantNumber)>& nameless) const;

    /// @brief Takes from a header what shown() does not show of it.
    void hide(engine::TournamentHeader& header) const;

    /// @brief Takes from an evaluation what its profile does not show: for the web the age group, K, and what
    /// K can be read off with one division, which are W_e and the parts of the change. The trace is not
    /// touched.
    /// @source document 000, 3.2 and Anhang 1.3: K depends on the age
    void hide(engine::Evaluation& evaluation) const;

    /// @brief The columns of an evaluation that the profile shows, in the order of the sheet.
    [[nodiscard]] std::vector<engine::Column> columns(const engine::RatingSystem& system) const;

    /// @brief Whether a number may be explained: the age nowhere, and for the web nothing in whose derivation
    /// an age or K stands.
    [[nodiscard]] bool mayExplain(engine::Quantity quantity,
                                  const engine::ParticipantEvaluation& whose) const;

    /// @brief What the profile shows of a career: for the web without what was written about its entries.
    /// What somebody played as a former member is in no card (4.1.1).
    /// @param from earlier tournaments are left out
    [[nodiscard]] PersonHistory shownCareer(const PersonHistory& person,
                                            std::optional<engine::Date> from) const;

private:
    [[nodiscard]] ShownAs decide(const PersonHistory& person) const;

    Options m_options;
    PersonRoll m_roll;
    PublicationFilter m_filter;
    std::vector<ShownAs> m_shown; ///< by position in the chronicle
};

} // namespace zahlmeister::app
