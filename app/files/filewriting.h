// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "engine/base/result.h"

namespace zahlmeister::app {

/// @brief Writes bytes so that the file is either complete or as it was before. What another program holds is
/// tried for two seconds, see patiently().
/// @return Error::FileNotWritable, DiskFull
[[nodiscard]] Result<void> writeFileSafely(const QByteArray& bytes, const QString& path);

/// @brief Why a file could not be written: the system says only "cannot write" when the disk is full; the
/// free space says why.
/// @param needed bytes that did not fit
/// @return Error::DiskFull or FileNotWritable
[[nodiscard]] tl::unexpected<Error> writeFailure(const QString& path, const QString& reason, qint64 needed);

} // namespace zahlmeister::app
