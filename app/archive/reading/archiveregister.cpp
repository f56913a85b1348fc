// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/reading/archiveregister.h"

#include <algorithm>
#include <limits>

#include "app/archive/archiveseats.h"
#include "app/archive/kept/archivedatabase.h"
#include "app/archive/kept/archivedtournament.h"
#include "app/archive/kept/tournamentcodec.h"
#include "app/archive/kept/tournamentkey.h"
#include "app/chronicle/reading/ratinglist.h"
#include "app/rules/shippedrules.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr std::int64_t kRegisterRows = 2000; // 5 MB of contents

/// Columns of a row.
enum Column { Key, Id, Name, Rules, SeatsOf, Level, Since, Revision, Published, Content };

std::optional<engine::Date> dayOf(const QVariant& published)
{
    return engine::Date::fromIso(published.toString().left(10).toStdString());
}

EvaluationDays daysOf(const QVariantList& row)
{
    EvaluationDays days{.evaluated = dayOf(row[Since])};
    if (row[Revision].toInt() > 1)
        days.recalculated = dayOf(row[Published]);
    return days;
}

std::string levelOf(const QVariantList& row)
{
    // Of a submission that is not shown the key knows it.
    return row[Level].isNull() ? levelOfKey(row[Key].toLongLong()) : row[Level].toString().toStdString();
}

/// What everybody may see of a tournament.
Result<TournamentLine> publicLine(const QVariantList& row)
{
    const std::int64_t key = row[Key].toLongLong();
    TRY(const auto persons, unpackedSeats(row[SeatsOf].toByteArray()));
    return TournamentLine{.id = engine::TournamentId(row[Id].toLongLong()),
                          .name = row[Name].toString().toStdString(),
                          .end = endOfKey(key),
                          .level = levelOf(row),
                          .days = daysOf(row),
                          .rules = row[Rules].toString().toStdString(),
                          .players = static_cast<int>(persons.size()),
                          .isSeen = false};
}

/// Adds a tournament to a list that has the last one first, if it is asked for.
Result<void> addLine(const QVariantList& row, TournamentList& list)
{
    const TournamentListRequest& request = list.request;
    if (!isOfLevel(levelOf(row), request.level))
        return {}; // most of them, where a level is asked for: they need not be unpacked
    if (row[Content].isNull()) {
        TRY(auto line, publicLine(row));
        ++list.unseen;
        if (request.evaluator.empty())
            list.lines.push_back(std::move(line));
        return {};
    }
    TRY(const auto one, unpacked(row[Content].toByteArray(), engine::TournamentId(row[Id].toLongLong())));
    if (one.tournament.header.end && asksFor(request, one.tournament.header))
        list.lines.push_back(tournamentLine(one, shippedRules(), daysOf(row)));
    return {};
}

} // namespace

Result<TournamentList> tournamentList(Archive& archive, const TournamentListRequest& request,
                                      std::size_t most, const ContinueCallback& goesOn)
{
    ArchiveDatabase& database = archive.database();
    TRY(const auto transaction, ArchiveTransaction::begin(database, ArchiveTransaction::Kind::Read));
    ArchiveSeats rights(database, shippedRules());
    TRY_DO(rights.askRights());
    const std::int64_t first = request.from ? keysOfDay(*request.from).first : 0;
    std::int64_t behind =
        request.until ? keysOfDay(*request.until).second + 1 : std::numeric_limits<std::int64_t>::max();
    TournamentList list{.request = request};
    const QString sql =
        u"SELECT t.key, t.id, t.name, t.rules, t.seats, s.level, f.published, s.revision, s.published, "_s +
        (rights.seesContents() ? u"s.content"_s : u"NULL"_s) +
        u" FROM tournament AS t LEFT JOIN submission AS s ON s.id = t.submission_id"
        " LEFT JOIN submission AS f ON f.uuid = t.uuid AND f.revision = 1"
        " WHERE t.removed = 0 AND t.key >= ? AND t.key < ? ORDER BY t.key DESC LIMIT "_s +
        QString::number(kRegisterRows);
    while (!list.isCutOff) {
        if (goesOn && !goesOn())
            return failure(ErrorCode::Cancelled);
        TRY(const auto rows, database.rows(sql, {qint64(first), qint64(behind)}));
        for (const QVariantList& row : rows) {
            TRY_DO(addLine(row, list));
            if (list.lines.size() <= most)
                continue;
            list.lines.pop_back();
            list.isCutOff = true;
            break;
        }
        if (std::ssize(rows) < kRegisterRows)
            break;
        behind = rows.back()[Key].toLongLong();
    }
    std::ranges::reverse(list.lines);
    return list;
}

} // namespace zahlmeister::app
