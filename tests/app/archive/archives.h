// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include "app/archive/archive.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/chronicle/chain/entry.h"
#include "app/chronicle/chain/personindex.h"
#include "app/chronicle/chain/recalculation.h"
#include "app/chronicle/chain/tournamentstep.h"
#include "app/persons/personuuid.h"
#include "app/rules/shippedrules.h"
#include "tests/support/databaseserver.h"

/// What tests of archives share: every test runs on both engines.
namespace zahlmeister::tests {

/// @brief Where the archives of a test are.
class ArchivePlaces {
public:
    /// @brief Rows `sqlite` and `postgresql` with a column `isServer`.
    static void addEngines()
    {
        QTest::addColumn<bool>("isServer");
        QTest::newRow("sqlite") << false;
        QTest::newRow("postgresql") << true;
    }

    /// @brief Whether there is a server, which is started when it is first asked for.
    [[nodiscard]] bool hasServer()
    {
        if (!m_isTried)
            m_server = DatabaseServer::start();
        m_isTried = true;
        return m_server != nullptr;
    }

    /// @pre hasServer()
    [[nodiscard]] DatabaseServer& server() { return *m_server; }

    /// @brief The address of an archive that is not made yet.
    [[nodiscard]] app::ArchiveAddress next(bool isServer)
    {
        const QString text =
            isServer ? m_server->newDatabase()
                     : QStringLiteral("sqlite:") +
                           m_folder.filePath(QString::number(++m_files) + QStringLiteral(".archive"));
        return app::archiveAddress(text).value();
    }

    /// @brief An empty archive.
    [[nodiscard]] std::unique_ptr<app::Archive> make(bool isServer)
    {
        auto archive = app::Archive::create(next(isServer), app::shippedRules());
        if (!archive.has_value())
            qFatal("no archive: %s %s", std::string(errorCodeText(archive.error().code)).c_str(),
                   archive.error().detail.c_str());
        return *std::move(archive);
    }

    /// @brief The same as packaging/archive/setup leaves it on a server, where a table can be written anew.
    [[nodiscard]] std::unique_ptr<app::Archive> makeSetUp(bool isServer)
    {
        auto archive = make(isServer);
        if (isServer)
            m_server->giveRights(archive->address().text);
        return archive;
    }

    /// @brief The archive of a server as somebody sees it who may see neither games nor birth years.
    [[nodiscard]] std::unique_ptr<app::Archive> asReader(app::Archive& archive)
    {
        return as(
            archive,
            {QStringLiteral("GRANT SELECT (id) ON person TO %1"),
             QStringLiteral(
                 "GRANT SELECT (person_id, key, name, club, club_name, federation_id, fide_id, sex,"
                 " member, member_until, source) ON known_as TO %1"),
             QStringLiteral("GRANT SELECT (id, uuid, revision, submission, publisher, published, name, level)"
                            " ON submission TO %1")});
    }

    /// @brief The same as somebody sees it who may see a part of the submissions.
    /// @param rows SQL that is true of them
    [[nodiscard]] std::unique_ptr<app::Archive> asReferee(app::Archive& archive, const QString& rows)
    {
        return as(archive, {QStringLiteral("GRANT SELECT ON person, known_as, submission TO %1"),
                            QStringLiteral("ALTER TABLE submission ENABLE ROW LEVEL SECURITY"),
                            QStringLiteral("CREATE POLICY own ON submission FOR SELECT TO %1 USING (") +
                                rows + QStringLiteral(")")});
    }

    /// @brief A place for another file.
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    std::unique_ptr<app::Archive> as(app::Archive& archive, const QStringList& grants)
    {
        const QString role = QStringLiteral("somebody%1").arg(++m_roles);
        m_server->execute(QStringLiteral("CREATE ROLE %1 LOGIN").arg(role));
        for (const QString& grant :
             QStringList{QStringLiteral("GRANT USAGE ON SCHEMA zahlmeister TO %1"),
                         QStringLiteral("GRANT SELECT ON meta, progress, tournament, participation, roll, "
                                        "objection, adjustment TO %1")} +
                 grants) {
            if (!archive.database().run(QString(grant).replace(QStringLiteral("%1"), role)).has_value())
                qFatal("not granted: %s", qPrintable(grant));
        }
        const QString text =
            QString(archive.address().text).replace(QStringLiteral("tester@"), role + QLatin1Char('@'));
        return app::Archive::open(app::archiveAddress(text).value(), app::shippedRules()).value();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<DatabaseServer> m_server;
    bool m_isTried = false;
    int m_files = 0;
    int m_roles = 0;
};

/// @brief Leaves a test out where there is no server for it.
#define ZAHLMEISTER_ENGINE(places)                                                                           \
    QFETCH(const bool, isServer);                                                                            \
    if (isServer && !(places).hasServer())                                                                   \
    QSKIP(qPrintable(DatabaseServer::reason()))

/// @brief A uuid that a number stands for.
[[nodiscard]] inline QString uuidOf(std::int64_t number)
{
    return QUuid::createUuidV5(QUuid(), QString::number(number)).toString(QUuid::WithoutBraces);
}

/// @brief A new act of publishing.
[[nodiscard]] inline app::Publication publicationOf(std::int64_t tournament, int seen,
                                                    std::optional<app::ChronicleTournament> one)
{
    return {uuidOf(tournament), seen, std::move(one), QStringLiteral("Auswerter, Anton"),
            QUuid::createUuid().toString(QUuid::WithoutBraces)};
}

/// @brief A tournament as a work file knows it.
/// @param name what uuidOf() was given
[[nodiscard]] inline std::shared_ptr<const app::ChronicleTournament>
known(app::ChronicleTournament one, engine::TournamentId id, std::size_t name)
{
    one.id = id;
    one.uuid = uuidOf(std::int64_t(name)).toStdString();
    one.workFile = "0123456789abcdef0123456789abcdef";
    return std::make_shared<const app::ChronicleTournament>(std::move(one));
}

/// @brief With everybody linked who is not, as a work file does it that has these other tournaments.
[[nodiscard]] inline app::ChronicleTournament linked(app::ChronicleTournament one,
                                                     app::ChronicleTournaments others)
{
    others.push_back(std::make_shared<const app::ChronicleTournament>(one));
    const app::PersonIndex index(others);
    for (std::size_t i = 0; i < one.tournament.participants.size(); ++i) {
        engine::Participant& participant = one.tournament.participants[i];
        if (std::string link = index.newLink(one, others.size() - 1, i); !link.empty())
            participant.person = std::move(link);
        if (index.isUnclear(others.size() - 1, i)) // the referee says that he is nobody else
            participant.person = participant.notPerson = app::personUuid(one.uuid, participant.number, 1000);
    }
    return one;
}

/// @brief With what everybody enters every tournament, and with what he leaves it: by tournament and seat.
using ArchivedNumbers = std::map<std::pair<QString, int>, std::tuple<int, int, int, int>>;

/// @brief As an archive has them.
[[nodiscard]] inline ArchivedNumbers numbersIn(app::Archive& archive)
{
    const auto rows =
        archive.database().rows(QStringLiteral("SELECT t.uuid, p.seat, p.entry_rating, p.entry_index, "
                                               "p.exit_rating, p.exit_index FROM participation AS p"
                                               " JOIN tournament AS t ON t.key = p.key WHERE t.removed = 0"));
    if (!rows.has_value())
        qFatal("%s", rows.error().detail.c_str());
    const auto numberOf = [](const QVariant& value) { return value.isNull() ? -1 : value.toInt(); };
    ArchivedNumbers numbers;
    for (const QVariantList& row : *rows)
        numbers[{row[0].toString(), row[1].toInt()}] = {numberOf(row[2]), numberOf(row[3]), numberOf(row[4]),
                                                        numberOf(row[5])};
    return numbers;
}

/// @brief Everything that an archive has computed, but for the numbers of persons.
[[nodiscard]] inline std::map<std::pair<std::int64_t, int>, QByteArray> statesIn(app::Archive& archive)
{
    std::map<std::pair<std::int64_t, int>, QByteArray> states;
    const auto rows = archive.database().rows(QStringLiteral(
        "SELECT key, seat, entry_rating, entry_index, exit_rating, exit_index, games, half_points, state,"
        " asked FROM participation"));
    for (const QVariantList& row : rows.value()) {
        QByteArray text = row[8].toByteArray() + ' ' + row[9].toByteArray();
        for (int i = 2; i < 8; ++i)
            text += ' ' + (row[i].isNull() ? QByteArray("-") : row[i].toByteArray());
        states[{row[0].toLongLong(), row[1].toInt()}] = text;
    }
    return states;
}

/// @brief All tournaments in their order, and what they leave everybody with.
class StepByStep {
public:
    /// @param names what uuidOf() was given
    StepByStep(const app::ChronicleTournaments& tournaments, const app::ChronicleTournaments& removed,
               const std::map<engine::TournamentId, std::int64_t>& names);

    /// @brief Takes the steps.
    [[nodiscard]] ArchivedNumbers numbers() const;

private:
    struct One {
        const app::ChronicleTournament* source;
        std::string uuid;
        bool isRemoved;
        const engine::RuleVersion* version = nullptr;
        engine::Evaluation stands = {};
        std::vector<std::optional<std::size_t>> persons = {};
    };
    class Links;

    app::ChronicleTournaments m_all;
    std::vector<One> m_order;
};

/// @brief Looks through all of them.
class StepByStep::Links : public app::LinkedTournaments {
public:
    Links(const StepByStep& steps, const One& one) : m_steps(steps), m_one(one) { }

    [[nodiscard]] std::optional<app::LinkedEntry> entry(std::size_t at, const std::string& uuid,
                                                        engine::ParticipantNumber number) const override
    {
        const auto there = std::ranges::find(m_steps.m_order, uuid, &One::uuid);
        if (there == m_steps.m_order.end() || app::familyOf(*there->version) != app::familyOf(*m_one.version))
            return std::nullopt;
        const auto seat = there->source->tournament.indexOf(number);
        if (!seat)
            return std::nullopt;
        return app::LinkedEntry{there->source->tournament.participants[*seat], there->version,
                                there->persons[*seat] == m_one.persons[at]};
    }
    [[nodiscard]] bool knows(const std::string& uuid) const override
    {
        return std::ranges::find(m_steps.m_order, uuid, &One::uuid) != m_steps.m_order.end();
    }

private:
    const StepByStep& m_steps;
    const One& m_one;
};

inline StepByStep::StepByStep(const app::ChronicleTournaments& tournaments,
                              const app::ChronicleTournaments& removed,
                              const std::map<engine::TournamentId, std::int64_t>& names)
    : m_all(tournaments)
{
    m_all.insert(m_all.end(), removed.begin(), removed.end());
    const app::PersonIndex index(m_all);
    for (std::size_t i = 0; i < m_all.size(); ++i) {
        One one{m_all[i].get(), uuidOf(names.at(m_all[i]->id)).toStdString(), i >= tournaments.size()};
        one.version = app::shippedRules().choose(one.source->tournament.header)->version;
        one.stands =
            *engine::evaluate(one.source->tournament, *one.version, {one.source->arithmetic, false, false});
        one.persons.assign(index.of(i).begin(), index.of(i).end());
        m_order.push_back(std::move(one));
    }
    std::ranges::sort(
        m_order, [](const One& a, const One& b) { return app::isEvaluatedBefore(*a.source, *b.source); });
}

inline ArchivedNumbers StepByStep::numbers() const
{
    std::map<std::string, std::map<std::size_t, app::SharedStanding>> standings; // by family and person
    ArchivedNumbers numbers;
    for (const One& one : m_order) {
        auto& known = standings[app::familyOf(*one.version)];
        std::vector<app::SharedStanding> cameWith;
        for (const auto& person : one.persons)
            cameWith.push_back(person ? known[*person] : nullptr);
        for (std::size_t seat = 0; one.isRemoved && seat < one.persons.size(); ++seat) {
            if (one.persons[seat])
                known[*one.persons[seat]] =
                    app::behindRemoved(*one.source, *one.version, seat, cameWith[seat], app::shippedRules());
        }
        if (one.isRemoved)
            continue;
        const app::TournamentStep passed =
            app::applyTournament(*one.source, *one.version, &one.stands, cameWith, Links(*this, one),
                                 app::shippedRules())
                .value();
        for (std::size_t seat = 0; seat < one.persons.size(); ++seat) {
            if (!one.persons[seat])
                continue;
            known[*one.persons[seat]] = passed.left[seat];
            const engine::Participant& entered =
                (passed.entered ? *passed.entered : one.source->tournament).participants[seat];
            const app::Entry exit = app::entryAfter(
                entered, (passed.evaluated ? *passed.evaluated : one.stands).participants[seat]);
            const auto ratingOf = [](const auto& rating) { return rating ? rating->value() : -1; };
            numbers[{QString::fromStdString(one.uuid), static_cast<int>(seat)}] = {
                ratingOf(entered.rating), entered.index.value_or(-1), ratingOf(exit.rating),
                exit.index.value_or(-1)};
        }
    }
    return numbers;
}

/// @brief As the steps of the chain give them, all of them in their order; ids are those that uuidOf() was
/// given, in the order of the first publication.
[[nodiscard]] inline ArchivedNumbers numbersOf(app::ChronicleTournaments tournaments,
                                               app::ChronicleTournaments removed,
                                               const std::map<engine::TournamentId, std::int64_t>& names)
{
    static_cast<void>(app::putInOrder(tournaments));
    static_cast<void>(app::putInOrder(removed));
    return StepByStep(tournaments, removed, names).numbers();
}

} // namespace zahlmeister::tests
