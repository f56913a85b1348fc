// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>

#include "engine/base/date.h"
#include "engine/base/result.h"

/// Lists as they were given out: what was printed or exported stays what it was, whatever is known later.
namespace zahlmeister::app {

class WorkFile;

/// @brief A list that was given out, without its content.
struct IssuedListSummary {
    std::int64_t id = 0; ///< in the order in which they were given out
    engine::Date issued;
    QString title;      ///< as people name it
    QByteArray request; ///< what was asked for, JSON
    QByteArray hash;    ///< hashOfList() of the content

    bool operator==(const IssuedListSummary&) const = default;
};

/// @brief SHA-256 of a list's content, 64 hexadecimal digits: what is printed on it.
[[nodiscard]] QByteArray hashOfList(const QByteArray& content);

/// @brief Keeps a list as it is given out. The very same list of the same day is kept once.
/// @param content JSON, byte for byte what the hash is about
/// @param give gives the list out, in the same transaction: what could not be given out is not kept; empty:
/// nothing
/// @return its id; Error::SampleOnly, ReadOnly, DiskFull, StorageFailure, and what give() says
Result<std::int64_t> keepIssuedList(WorkFile& file, engine::Date issued, const QString& title,
                                    const QByteArray& request, const QByteArray& content,
                                    const std::function<Result<void>()>& give = {});

/// @brief What was given out, the newest first.
/// @return Error::DamagedWorkFile, StorageFailure
[[nodiscard]] Result<std::vector<IssuedListSummary>> issuedLists(const WorkFile& file);

/// @brief The content of one, byte for byte; nothing when there is none.
/// @return Error::DamagedWorkFile when it is not that of its hash, StorageFailure
[[nodiscard]] Result<std::optional<QByteArray>> issuedListContent(const WorkFile& file, std::int64_t id);

} // namespace zahlmeister::app
