// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identify/shelfloader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QSaveFile>

#include "app/files/fileplace.h"
#include "app/identify/nameindexbuilder.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

Q_LOGGING_CATEGORY(lcShelves, "zahlmeister.identify.shelves", QtWarningMsg)

constexpr std::int64_t kRowsBetweenStops = 4096;

/// Changes with every import: what an index was built from.
Result<std::uint64_t> stampOf(const ListStore& store, ListSource source)
{
    TRY(const auto revision, store.revision(source));
    TRY(const auto rows, store.rowCount(source));
    return static_cast<std::uint64_t>(revision) << 40 ^ static_cast<std::uint64_t>(rows);
}

/// @return nothing when it was stopped
Result<std::optional<NameIndexBuilder>> collected(const ListStore& store, ListSource source,
                                                  const std::stop_token& stop)
{
    TRY(const auto count, store.rowCount(source));
    std::optional<NameIndexBuilder> builder(static_cast<std::size_t>(count));
    std::int64_t visited = 0;
    TRY_DO(store.visitRows(source, [&](const ListIndexRow& row) {
        builder->add(row);
        return ++visited % kRowsBetweenStops != 0 || !stop.stop_requested();
    }));
    TRY(const auto clubs, store.clubs(source));
    for (const ListClub& club : clubs)
        builder->addClub(club);
    if (stop.stop_requested())
        builder.reset();
    return builder;
}

/// Whether what has the name of an index is one, of any layout, or nothing.
bool isIndexOrNothing(const QString& path)
{
    constexpr QByteArrayView kBeginning("zhmindx");
    if (pathKind(path) == PathKind::Missing)
        return true;
    const auto size = fileSize(path);
    QFile file(path);
    return size.has_value() && file.open(QIODevice::ReadOnly) &&
           (*size == 0 || file.read(kBeginning.size()) == kBeginning);
}

bool write(const QString& path, NameIndexBuilder& builder, std::uint64_t stamp)
{
    if (!isIndexOrNothing(path)) // somebody's file that has our name
        return false;
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && builder.build(stamp, file) && file.commit();
}

Result<std::shared_ptr<const NameIndex>> load(const ListStore& store, ListSource source, const QString& path,
                                              const std::stop_token& stop)
{
    TRY(const auto rows, store.rowCount(source));
    if (rows == 0)
        return std::shared_ptr<const NameIndex>();
    TRY(const auto stamp, stampOf(store, source));
    std::shared_ptr<const NameIndex> index = NameIndex::map(path);
    if (index && index->stamp() == stamp)
        return index;
    index.reset(); // a mapped file cannot be replaced everywhere
    TRY(auto builder, collected(store, source, stop));
    if (!builder)
        return std::shared_ptr<const NameIndex>();
    if (write(path, *builder, stamp)) {
        if (auto mapped = NameIndex::map(path))
            return mapped;
    }
    qCWarning(lcShelves) << "the index is kept in memory, it could not be written to" << path;
    TRY(builder, collected(store, source, stop)); // writing has used the other one up
    return builder ? NameIndex::fromBytes(builder->build(stamp)) : nullptr;
}

} // namespace

QString shelfFile(const QString& folder, ListSource source)
{
    const std::string_view name = listSourceText(source);
    return QDir(folder).filePath(
        u"names-"_s + QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())) + u".index"_s);
}

Result<NameShelves> loadShelves(const QString& folder, const std::stop_token& stop)
{
    TRY(const auto store, ListStore::open(folder));
    NameShelves shelves;
    for (const ListSource source : kListSources) {
        TRY(auto index, load(*store, source, shelfFile(folder, source), stop));
        shelves.set(shelfOf(source), std::move(index));
    }
    return shelves;
}

} // namespace zahlmeister::app
