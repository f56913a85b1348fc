// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/site/sitemaker.h"

#include <algorithm>

#include <QCryptographicHash>
#include <QDir>
#include <QThreadPool>

#include "app/archive/reading/archivechronicle.h"
#include "app/chronicle/anonymous.h"
#include "app/chronicle/pendingrun.h"
#include "app/chronicle/season.h"
#include "app/store/publishedpages.h"
#include "app/store/samplemark.h"
#include "app/store/tournamentuuid.h"
#include "app/store/unnamedpersons.h"
#include "app/threads/parallelfor.h"
#include "engine/base/try.h"
#include "ui/print/samplemark.h"
#include "ui/text/errortext.h"
#include "ui/text/format.h"
#include "ui/text/impacttext.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::ui {

namespace {

constexpr unsigned kKeptEvaluations = 200; ///< what the members of a club play in some thirty years
constexpr int kNameLength = 16;            ///< characters of the hash that names a card

/// What the site is called when nobody says: the club of most of its persons.
QString usualTitle(const app::Chronicle& chronicle)
{
    std::map<std::string, int> clubs;
    for (const app::PersonHistory& person : chronicle.persons) {
        if (!person.person().clubName.empty())
            ++clubs[person.person().clubName];
    }
    const auto most = std::ranges::max_element(clubs, {}, [](const auto& one) { return one.second; });
    return most == clubs.end() ? SiteTr::tr("Chess ratings") : fromEngine(most->first);
}

/// By what a person is known: the uuid, and where nobody has linked him the id in the chronicle.
/// An archive has lasting ids, and its work files have uuids of their own.
std::string subjectOf(const SiteSource& source, const app::PersonHistory& person)
{
    const std::string& uuid = person.person().person;
    return uuid.empty() || source.isArchive ? person.id : uuid;
}

} // namespace

std::shared_ptr<const engine::Evaluation> RecentEvaluations::of(const app::Participation& one)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_kept.find(one.tournament); found != m_kept.end())
            return found->second;
    }
    auto evaluation = app::detailedEvaluation(one);
    const std::lock_guard lock(m_mutex);
    if (!m_kept.emplace(one.tournament, evaluation).second)
        return evaluation; // another thread was quicker
    m_order.push_back(one.tournament);
    if (m_order.size() > kKeptEvaluations) {
        m_kept.erase(m_order.front());
        m_order.pop_front();
    }
    return evaluation;
}

SiteMaker::SiteMaker(std::shared_ptr<const SiteSource> source, SiteOptions options)
    : m_source(std::move(source)),
      m_options(std::move(options)),
      m_view(m_source->chronicle, m_source->unnamed, {m_options.profile, m_options.minors, m_options.today}),
      m_day(m_options.today)
{
    const LanguageScope scope(m_options.language);
    m_frame = {.title = m_options.title.isEmpty() ? usualTitle(chronicle())
                                                  : fromEngine(m_options.title.toStdString()),
               .language = languageCode(m_options.language),
               .mark = m_source->isSample ? sheetMark() : QString(),
               .isPrivate = m_options.profile == app::SiteProfile::Board};
    for (const auto& one : chronicle().tournaments) {
        const auto& end = one->tournament.header.end;
        const bool isEvaluated = end && std::ranges::none_of(chronicle().skipped, [&](const auto& skipped) {
                                     return skipped.id == one->id;
                                 });
        if (isEvaluated && (!m_options.from || *end >= *m_options.from))
            m_tournaments.push_back(one.get());
    }
    std::ranges::reverse(m_tournaments);
    if (!m_tournaments.empty())
        m_day = std::min(*m_tournaments.front()->tournament.header.end, m_options.today);
    for (const app::ChronicleTournament* one : m_tournaments)
        m_fingerprints.emplace(one->id, QByteArray());
    for (const app::PersonHistory& person : chronicle().persons)
        m_cards.push_back(placeOfCard(person));
    app::parallelFor(*QThreadPool::globalInstance(), m_tournaments.size(), [this](std::size_t i) {
        m_fingerprints.find(m_tournaments[i]->id)->second = fingerprint(*m_tournaments[i]);
    });
}

std::vector<const app::PersonHistory*> SiteMaker::cardsAsTheyCame() const
{
    std::vector<const app::PersonHistory*> cards;
    for (const app::PersonHistory& person : chronicle().persons) {
        if (!cardOf(person).isEmpty())
            cards.push_back(&person);
    }
    return cards;
}

const std::optional<app::RatingList>& SiteMaker::list() const
{
    std::call_once(m_isListed, [this] {
        const app::RatingListRequest request{m_day, m_day.plusYears(-1)};
        auto list = app::ratingList(chronicle(), request, m_view.filter());
        if (!list.has_value())
            return;
        hideInList(*this, *list);
        m_list = *std::move(list);
    });
    return m_list;
}

app::CardGames SiteMaker::gamesOf(const app::PersonHistory& person) const
{
    return app::cardGames(person, m_view.roll(),
                          [this](const app::Participation& one) { return m_evaluations.of(one); });
}

std::vector<const app::PersonHistory*> SiteMaker::cards() const
{
    std::vector<const app::PersonHistory*> cards;
    for (std::size_t row = 0; row < m_view.roll().size(); ++row) {
        const app::PersonHistory& person = m_view.roll().person(row);
        if (!cardOf(person).isEmpty())
            cards.push_back(&person);
    }
    return cards;
}

QString SiteMaker::folderOf(engine::TournamentId tournament) const
{
    return m_fingerprints.contains(tournament) ? u"t/%1/"_s.arg(tournament.value()) : QString();
}

QString SiteMaker::pageOf(engine::TournamentId tournament) const
{
    const QString folder = folderOf(tournament);
    return folder.isEmpty() ? QString() : folder + u"index.html"_s;
}

QString SiteMaker::cardOf(const app::PersonHistory& person) const
{
    return m_cards[static_cast<std::size_t>(&person - chronicle().persons.data())];
}

QString SiteMaker::placeOfCard(const app::PersonHistory& person) const
{
    // What he played as a former member is published nowhere (4.1.1), and earlier tournaments are not asked
    // for.
    const auto isShown = [&](const app::Participation& one) {
        return !one.result.formerMember && m_fingerprints.contains(one.tournament);
    };
    if (m_view.of(person) != app::ShownAs::Card || app::isWithoutTrace(person.person()) ||
        std::ranges::none_of(person.participations, isShown))
        return {};
    const QByteArray subject = m_source->owner + QByteArray::fromStdString(subjectOf(*m_source, person));
    const QByteArray name = QCryptographicHash::hash(subject, QCryptographicHash::Sha256);
    return u"p/"_s + QString::fromLatin1(name.toHex().first(kNameLength)) + u".html"_s;
}

QString SiteMaker::cardLink(const QString& from, engine::TournamentId tournament,
                            engine::ParticipantNumber number) const
{
    const app::PersonHistory* const person = m_view.roll().seatedAt(tournament, number);
    const QString card = person ? cardOf(*person) : QString();
    return card.isEmpty() ? QString() : siteLink(from, card);
}

std::string SiteMaker::nameless(engine::ParticipantNumber number)
{
    return formatName(engine::Participant{.number = number}).toStdString();
}

app::Fingerprint SiteMaker::base() const
{
    app::Fingerprint base;
    base.add(sitePolicy()).add(programName()).add(m_frame.title).add(m_frame.language).add(m_frame.mark);
    base.add(m_options.profile).add(m_options.contact);
    return base;
}

const QByteArray& SiteMaker::fingerprintOf(engine::TournamentId tournament) const
{
    static const QByteArray kNone;
    const auto found = m_fingerprints.find(tournament);
    return found == m_fingerprints.end() ? kNone : found->second;
}

QByteArray SiteMaker::fingerprint(const app::ChronicleTournament& one) const
{
    app::Fingerprint all = base();
    all.add(one.id).add(one.uuid).add(one.arithmetic).add(one.tournament);
    const auto choice = chronicle().rules->choose(one.tournament.header);
    all.add(choice.has_value() ? choice->version->id : std::string());
    for (const app::ChronicleTournament* part : app::earlierParts(chronicle().tournaments, one))
        all.add(part->tournament).add(pageOf(part->id));
    for (const engine::Participant& participant : one.tournament.participants) {
        const app::PersonHistory* const person = m_view.roll().seatedAt(one.id, participant.number);
        all.add(person != nullptr);
        if (person)
            all.add(m_view.of(*person)).add(cardOf(*person));
    }
    return all.take();
}

namespace {

void addSeason(const SiteMaker& site, ShownTournament& shown)
{
    shown.earlier = app::earlierParts(site.chronicle().tournaments, *shown.source);
    if (shown.earlier.empty())
        return;
    std::vector<engine::Tournament> parts;
    for (const app::ChronicleTournament* part : shown.earlier)
        parts.push_back(part->tournament);
    shown.roundsBefore = app::roundsBefore(parts, shown.source->tournament);
    // Who is who is asked before names are taken away.
    engine::Tournament& season =
        shown.season.emplace(app::seasonOf(std::move(parts), shown.source->tournament));
    site.view().hide(season.header);
    for (engine::Participant& one : season.participants)
        app::takeNameAway(one);
}

} // namespace

std::optional<ShownTournament> shownTournament(const SiteMaker& site, const app::ChronicleTournament& one)
{
    const auto choice = site.chronicle().rules->choose(one.tournament.header);
    if (!choice.has_value())
        return std::nullopt;
    auto evaluation = engine::evaluate(one.tournament, *choice->version, {one.arithmetic, true});
    if (!evaluation.has_value())
        return std::nullopt;
    ShownTournament shown{
        &one, site.view().shown(one, &SiteMaker::nameless), choice->version, {}, *std::move(evaluation)};
    shown.evaluation.rules = shown.whole.rules;
    shown.evaluation.arithmetic = shown.whole.arithmetic;
    shown.evaluation.iterations = shown.whole.iterations;
    shown.evaluation.participants = shown.whole.participants; // without the trace
    site.view().hide(shown.evaluation);
    addSeason(site, shown);
    return shown;
}

namespace {

QByteArray ownerOf(const QByteArray& id)
{
    return QCryptographicHash::hash(id, QCryptographicHash::Sha256).toHex().first(kNameLength);
}

} // namespace

Result<SiteSource> readSite(app::Archive& archive)
{
    TRY(auto read, app::archivedChronicle(archive));
    return SiteSource{.chronicle = std::make_shared<const app::Chronicle>(std::move(read.chronicle)),
                      .unnamed = std::move(read.unnamed),
                      .owner = ownerOf(archive.id().toUtf8()),
                      .isArchive = true,
                      .pending = read.waiting,
                      .hidden = read.hidden};
}

Result<SiteSource> readSite(const app::WorkFile& file)
{
    TRY(auto run, app::pendingRunOf(file));
    return readSite(file, std::make_shared<const app::Chronicle>(std::move(run.chronicle)), run.tournaments);
}

Result<SiteSource> readSite(const app::WorkFile& file, std::shared_ptr<const app::Chronicle> chronicle,
                            int pending)
{
    SiteSource source{.chronicle = std::move(chronicle), .pending = pending};
    TRY(source.unnamed, app::unnamedPersons(file));
    TRY(const auto lists, app::issuedLists(file));
    for (const app::IssuedListSummary& list : lists) {
        TRY(auto content, app::issuedListContent(file, list.id));
        if (content)
            source.issued.push_back({list, *std::move(content)});
    }
    TRY(const auto id, app::workFileId(file));
    source.owner = ownerOf(QByteArray::fromStdString(id));
    source.isSample = app::isSample(file);
    return source;
}

namespace {

/// A part that makes one file.
template <class Make>
app::SitePart single(const QString& kind, const QString& file, const QByteArray& fingerprint, Make make)
{
    return {.kind = kind, .fingerprint = fingerprint, .files = {file}, .make = [make] {
                return std::vector<QByteArray>{make()};
            }};
}

/// Cards depend on the tournaments of their person, as they are shown.
QByteArray cardFingerprint(const SiteMaker& site, const app::PersonHistory& person)
{
    app::Fingerprint all = site.base();
    all.add(site.options().from).add(person.id);
    for (const app::Participation& one : person.participations) {
        all.add(site.fingerprintOf(one.tournament))
            .add(one.tournament)
            .add(one.exit.rating)
            .add(one.exit.index);
        all.add(one.participant->originTournament)
            .add(one.result.formerMember)
            .add(one.participant->clubName);
    }
    for (const app::EntryChange& change : person.entries)
        all.add(change.kind).add(change.date).add(change.after.rating).add(change.reason);
    for (const app::LedgerGame& game : person.ledger)
        all.add(game.usedIn);
    const auto today = app::standingOn(person, *site.chronicle().rules, site.day());
    return all.add(today.rating).add(today.index).take();
}

} // namespace

std::vector<app::SitePart> siteParts(std::shared_ptr<const SiteSource> source, const SiteOptions& options)
{
    const auto site = std::make_shared<const SiteMaker>(std::move(source), options);
    const auto spoken = [site](auto make) {
        return [site, make] {
            std::optional<LanguageScope> scope;
            if (textLanguage() != site->options().language)
                scope.emplace(site->options().language);
            return make();
        };
    };
    app::Fingerprint everything = site->base();
    everything.add(options.from).add(site->day());
    std::vector<app::SitePart> parts;
    for (const app::ChronicleTournament* one : site->tournaments()) {
        everything.add(site->fingerprintOf(one->id));
        parts.push_back({.kind = u"tournament"_s,
                         .subject = one->uuid,
                         .fingerprint = site->fingerprintOf(one->id),
                         .files = tournamentFiles(*site, *one),
                         .make = spoken([site, one] { return makeTournament(*site, *one); })});
    }
    const auto cards = site->cardsAsTheyCame();
    std::vector<QByteArray> marks(cards.size());
    app::parallelFor(*QThreadPool::globalInstance(), cards.size(),
                     [&](std::size_t i) { marks[i] = cardFingerprint(*site, *cards[i]); });
    for (std::size_t i = 0; i < cards.size(); ++i) {
        parts.push_back(single(u"player"_s, site->cardOf(*cards[i]), marks[i],
                               spoken([site, person = cards[i]] { return makeCard(*site, *person); })));
        parts.back().subject = subjectOf(site->source(), *cards[i]);
    }
    const QByteArray all = everything.take();
    for (const std::size_t at : shownIssues(*site)) {
        const SiteSource::Issued* const issued = &site->source().issued[at];
        parts.push_back(single(u"list"_s, issuedFile(*issued), {},
                               spoken([site, issued] { return makeIssued(*site, *issued); })));
    }
    // The longest first, so that all processors have something to do to the end.
    const auto add = [&](const QString& kind, const QString& file, QByteArray (*make)(const SiteMaker&),
                         const QByteArray& fingerprint) {
        parts.insert(parts.begin(),
                     single(kind, file, fingerprint, spoken([site, make] { return make(*site); })));
    };
    add(u"about"_s, u"about.html"_s, makeAbout, {});
    add(u"start"_s, u"index.html"_s, makeStart, {});
    add(u"feed"_s, u"feed.xml"_s, makeFeed, all);
    add(u"tournaments"_s, u"tournaments.html"_s, makeTournamentList, all);
    add(u"players"_s, u"players.html"_s, makePlayerList, {});
    add(u"list"_s, u"list.html"_s, makeRatingList, {});
    add(u"statistics"_s, u"statistics.html"_s, makeStatistics, all);
    return parts;
}

QStringList sitePreview(const SiteSource& source, const SiteOptions& options)
{
    const app::SiteView view(source.chronicle, source.unnamed,
                             {options.profile, options.minors, options.today});
    QStringList sentences = profileSentences(view);
    if (const QString pending = sitePending(source); !pending.isEmpty())
        sentences.prepend(pending);
    return sentences;
}

QString sitePending(const SiteSource& source)
{
    if (source.pending == 0)
        return {};
    const auto count = static_cast<int>(source.pending);
    if (source.isArchive)
        return SiteTr::tr("%n submission(s) are not computed yet; the site is without them.", nullptr, count);
    return staleText(count) + u' ' +
           SiteTr::tr("Until the recalculation has run, the site has the numbers of before.");
}

bool canBeAgreed(const Error& error)
{
    return error.code == ErrorCode::FileNotReplaced && error.args.size() > 1 &&
           (error.args[1] == "folder-in-use" || error.args[1] == "site-of-other" ||
            error.args[1] == "site-list" || error.args[1] == "not-of-site");
}

QString siteErrorText(const Error& error)
{
    if (error.code == ErrorCode::DiskFull && !error.args.empty())
        return fillPattern(
            SiteTr::tr("There is no room left on the disk for %1. Each page is as it was or as "
                       "it is to be; the next run goes on from there."),
            {fromEngine(error.args[0])});
    if (error.code != ErrorCode::FileNotReplaced || error.args.size() < 2)
        return errorText(error);
    const std::pair<std::string_view, QString> sentences[]{
        {"folder-in-use", SiteTr::tr("There is something else in the folder %1. Nothing was written.")},
        {"site-of-other",
         SiteTr::tr("The folder %1 has the web site of another work file. Nothing was written.")},
        {"site-list",
         SiteTr::tr("%1 cannot be read, so nobody knows which files are pages. Nothing was written.")},
        {"not-of-site",
         SiteTr::tr("%1 is no page of this site, but has the name of one. Nothing was written.")},
        {"link", SiteTr::tr("%1 is a link, and none is followed out of the folder of the site.")}};
    for (const auto& [what, sentence] : sentences) {
        if (error.args[1] == what)
            return fillPattern(sentence, {fromEngine(error.args[0])});
    }
    return errorText(error);
}

app::Readers siteReaders(app::SiteProfile profile)
{
    return profile == app::SiteProfile::Web ? app::Readers::Everybody : app::Readers::Owner;
}

Result<void> noteSite(app::WorkFile& file, const QString& folder, const SiteOptions& options,
                      const app::SiteRun& run)
{
    app::PagesOfRun pages{.withdrawn = run.removed};
    for (const app::SiteFile& one : run.files) {
        if (one.isWritten)
            pages.written.push_back({.file = one.file,
                                     .profile = app::siteProfileCode(options.profile),
                                     .subject = one.subject,
                                     .hash = one.hash,
                                     .first = options.today,
                                     .last = options.today});
    }
    return app::notePublishedPages(file, QDir(folder).absolutePath(), options.today, pages);
}

} // namespace zahlmeister::ui
