// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include <QString>

#include "app/chronicle/reading/cardgames.h"
#include "app/chronicle/reading/ratinglist.h"
#include "app/site/fingerprint.h"
#include "engine/evaluation/evaluation.h"
#include "ui/site/site.h"
#include "ui/site/sitepage.h"

/// What the pages of one site have in common, for the sources of this room.
namespace zahlmeister::ui {

/// @brief Evaluations with the details of their games, of which the last ones are kept: those who sat
/// together have their cards made one after the other. For any thread.
class RecentEvaluations {
public:
    /// @brief The evaluation of the tournament of a participation; nullptr when it cannot be evaluated.
    [[nodiscard]] std::shared_ptr<const engine::Evaluation> of(const app::Participation& one);

private:
    std::mutex m_mutex;
    std::map<engine::TournamentId, std::shared_ptr<const engine::Evaluation>> m_kept;
    std::deque<engine::TournamentId> m_order; ///< the oldest first
};

/// @brief A site that is being made: what is shown, and where it stands. Constant, for any thread.
class SiteMaker {
public:
    SiteMaker(std::shared_ptr<const SiteSource> source, SiteOptions options);

    [[nodiscard]] const SiteSource& source() const { return *m_source; }
    [[nodiscard]] const SiteOptions& options() const { return m_options; }
    [[nodiscard]] const app::SiteView& view() const { return m_view; }
    [[nodiscard]] const app::Chronicle& chronicle() const { return *m_source->chronicle; }
    [[nodiscard]] const SiteFrame& frame() const { return m_frame; }
    /// @brief The tournaments that have pages, the newest first.
    [[nodiscard]] const std::vector<const app::ChronicleTournament*>& tournaments() const
    {
        return m_tournaments;
    }
    /// @brief The persons who have a page, by name.
    [[nodiscard]] std::vector<const app::PersonHistory*> cards() const;
    /// @brief The same as they came in, so that those who sat together stand together.
    [[nodiscard]] std::vector<const app::PersonHistory*> cardsAsTheyCame() const;
    /// @brief The rating list of day(), as the profile shows it; nothing when there is none.
    [[nodiscard]] const std::optional<app::RatingList>& list() const;
    /// @brief What a card says of games.
    [[nodiscard]] app::CardGames gamesOf(const app::PersonHistory& person) const;
    /// @brief The end of the newest tournament, or today when there is none: the day of what is "now" on the
    /// site, so that it stays the same while nothing happens.
    [[nodiscard]] engine::Date day() const { return m_day; }

    /// @name Where things stand; empty where they have no page.
    /// @{
    [[nodiscard]] QString folderOf(engine::TournamentId tournament) const;
    [[nodiscard]] QString pageOf(engine::TournamentId tournament) const;
    [[nodiscard]] QString cardOf(const app::PersonHistory& person) const;
    /// @brief The card of who sits on a seat, as seen from a file.
    [[nodiscard]] QString cardLink(const QString& from, engine::TournamentId tournament,
                                   engine::ParticipantNumber number) const;
    /// @}

    /// @brief What stands in the place of a name that may not be said.
    [[nodiscard]] static std::string nameless(engine::ParticipantNumber number);

    /// @brief Of everything that all pages depend on.
    [[nodiscard]] app::Fingerprint base() const;
    /// @brief Of a tournament as it is shown, with who in it has a card and who is named how.
    [[nodiscard]] const QByteArray& fingerprintOf(engine::TournamentId tournament) const;

    /// @brief The page as bytes.
    [[nodiscard]] QByteArray write(const SitePage& page) const { return sitePageOf(m_frame, page); }

private:
    [[nodiscard]] QString placeOfCard(const app::PersonHistory& person) const;
    [[nodiscard]] QByteArray fingerprint(const app::ChronicleTournament& one) const;

    std::shared_ptr<const SiteSource> m_source;
    SiteOptions m_options;
    app::SiteView m_view;
    SiteFrame m_frame;
    engine::Date m_day;
    std::vector<const app::ChronicleTournament*> m_tournaments;
    std::vector<QString> m_cards;                              ///< by position of the person
    std::map<engine::TournamentId, QByteArray> m_fingerprints; ///< of those that have pages
    mutable RecentEvaluations m_evaluations;
    mutable std::once_flag m_isListed;
    mutable std::optional<app::RatingList> m_list;
};

/// @brief A tournament with its evaluation as the site shows it.
struct ShownTournament {
    const app::ChronicleTournament* source;
    engine::Tournament tournament;
    const engine::RuleVersion* rules;
    engine::Evaluation evaluation; ///< with trace; hidden is what the profile does not show
    engine::Evaluation whole;      ///< for explanations alone
    /// The season up to this part of it, for tables of teams: its participants have no names. Nothing where
    /// no part comes before.
    std::optional<engine::Tournament> season = {};
    int roundsBefore = 0; ///< of the season
    std::vector<const app::ChronicleTournament*> earlier = {};

    /// @brief Of what the tables of teams are.
    [[nodiscard]] const engine::Tournament& counted() const { return season ? *season : tournament; }
};

/// @return nothing when it cannot be evaluated; the chronicle has none of these
[[nodiscard]] std::optional<ShownTournament> shownTournament(const SiteMaker& site,
                                                             const app::ChronicleTournament& one);

/// @name The parts of a site; each makes its files in the language of the calling thread.
/// @{
[[nodiscard]] QStringList tournamentFiles(const SiteMaker& site, const app::ChronicleTournament& one);
[[nodiscard]] std::vector<QByteArray> makeTournament(const SiteMaker& site,
                                                     const app::ChronicleTournament& one);
[[nodiscard]] QByteArray makeCard(const SiteMaker& site, const app::PersonHistory& person);
/// @brief Takes from a list what its profile does not show.
void hideInList(const SiteMaker& site, app::RatingList& list);
[[nodiscard]] QByteArray makeStart(const SiteMaker& site);
[[nodiscard]] QByteArray makeTournamentList(const SiteMaker& site);
[[nodiscard]] QByteArray makePlayerList(const SiteMaker& site);
[[nodiscard]] QByteArray makeRatingList(const SiteMaker& site);
/// @return the positions in SiteSource::issued of the lists that the profile shows
[[nodiscard]] std::vector<std::size_t> shownIssues(const SiteMaker& site);
[[nodiscard]] QString issuedFile(const SiteSource::Issued& issued);
[[nodiscard]] QByteArray makeIssued(const SiteMaker& site, const SiteSource::Issued& issued);
[[nodiscard]] QByteArray makeStatistics(const SiteMaker& site);
[[nodiscard]] QByteArray makeAbout(const SiteMaker& site);
[[nodiscard]] QByteArray makeFeed(const SiteMaker& site);
/// @brief Pages of a tournament beside its first one.
[[nodiscard]] QByteArray makeRounds(const SiteMaker& site, const ShownTournament& shown, const QString& file);
[[nodiscard]] QByteArray makeTeams(const SiteMaker& site, const ShownTournament& shown, const QString& file);
[[nodiscard]] QByteArray makeExplanations(const SiteMaker& site, const ShownTournament& shown,
                                          const QString& file, std::size_t first, std::size_t last);
[[nodiscard]] QByteArray makeData(const SiteMaker& site, const ShownTournament& shown);
[[nodiscard]] QByteArray makeCsv(const SiteMaker& site, const ShownTournament& shown);
[[nodiscard]] QByteArray makeTrf(const ShownTournament& shown);
/// @}

/// @brief How many participants are explained on one page.
inline constexpr std::size_t kExplainedOnAPage = 50;
/// @brief The page of a tournament on which the participant at a position is explained.
[[nodiscard]] QString explanationFile(std::size_t position);

/// @brief What a profile shows, in sentences; with whom it names how, which is for the referee alone.
[[nodiscard]] QStringList profileSentences(const app::SiteView& view);
/// @brief Without.
[[nodiscard]] QStringList profileSentences(app::SiteProfile profile, app::MinorNames minors);

/// @brief What a tournament is called; never empty.
[[nodiscard]] QString siteNameOf(const engine::Tournament& tournament);

/// @brief The results as a crosstable or a progress table, by place.
/// @param order positions of participants
/// @param cardLinks where names lead, by position
[[nodiscard]] app::Table resultsTable(const engine::Tournament& tournament,
                                      const std::vector<std::size_t>& order,
                                      const std::vector<QString>& cardLinks);

} // namespace zahlmeister::ui
