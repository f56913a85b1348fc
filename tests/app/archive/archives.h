// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <tuple>

#include <QTemporaryDir>
#include <QTest>
#include <QUuid>

#include "app/archive/archive.h"
#include "app/archive/archivedatabase.h"
#include "app/chronicle/entry.h"
#include "app/chronicle/passage.h"
#include "app/chronicle/personindex.h"
#include "app/chronicle/recalculation.h"
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

    /// @brief A place for another file.
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<DatabaseServer> m_server;
    bool m_isTried = false;
    int m_files = 0;
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
        "SELECT key, seat, entry_rating, entry_index, exit_rating, exit_index, games, half_points, state"
        " FROM participation"));
    for (const QVariantList& row : rows.value()) {
        QByteArray text = row[8].toByteArray();
        for (int i = 2; i < 8; ++i)
            text += ' ' + (row[i].isNull() ? QByteArray("-") : row[i].toByteArray());
        states[{row[0].toLongLong(), row[1].toInt()}] = text;
    }
    return states;
}

/// @brief As the steps of the chain give them, all of them in their order; ids are those that uuidOf() was
/// given, in the order of the first publication.
[[nodiscard]] inline ArchivedNumbers numbersOf(app::ChronicleTournaments tournaments,
                                               app::ChronicleTournaments removed,
                                               const std::map<engine::TournamentId, std::int64_t>& names)
{
    static_cast<void>(app::putInOrder(tournaments));
    static_cast<void>(app::putInOrder(removed));
    app::ChronicleTournaments all = tournaments;
    all.insert(all.end(), removed.begin(), removed.end());
    const app::PersonIndex index(all);
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order,
                      [&](std::size_t a, std::size_t b) { return app::isEvaluatedBefore(*all[a], *all[b]); });
    std::map<std::string, std::map<std::size_t, app::SharedStanding>> standings; // by family and person
    ArchivedNumbers numbers;
    for (const std::size_t at : order) {
        const app::ChronicleTournament& one = *all[at];
        const auto choice = app::shippedRules().choose(one.tournament.header);
        const auto stands =
            engine::evaluate(one.tournament, *choice->version, {one.arithmetic, false, false});
        auto& known = standings[app::familyOf(*choice->version)];
        const auto persons = index.of(at);
        std::vector<app::SharedStanding> cameWith;
        for (const auto& person : persons)
            cameWith.push_back(person ? known[*person] : nullptr);
        const auto passed =
            at < tournaments.size()
                ? app::pass(one, *choice->version, *stands, cameWith, app::shippedRules())
                : app::Passage{.left = app::passRemoved(one, *choice->version, *stands, cameWith)};
        for (std::size_t seat = 0; seat < persons.size(); ++seat) {
            if (!persons[seat])
                continue;
            known[*persons[seat]] = passed.left[seat];
            if (at >= tournaments.size())
                continue;
            const engine::Participant& entered =
                (passed.entered ? *passed.entered : one.tournament).participants[seat];
            const app::Entry exit =
                app::entryAfter(entered, (passed.evaluated ? *passed.evaluated : *stands).participants[seat]);
            const auto ratingOf = [](const auto& rating) { return rating ? rating->value() : -1; };
            numbers[{uuidOf(names.at(one.id)), static_cast<int>(seat)}] = {
                ratingOf(entered.rating), entered.index.value_or(-1), ratingOf(exit.rating),
                exit.index.value_or(-1)};
        }
    }
    return numbers;
}

} // namespace zahlmeister::tests
