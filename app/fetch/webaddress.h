// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include "app/lists/listperson.h"
#include "engine/base/result.h"

/// Addresses of the web: what may be asked for at all, and where the federations publish their lists.
namespace zahlmeister::app {

/// @brief An address as somebody types it. Without a scheme it is one of https; http has to be typed.
/// @return Error::BadAddress: another scheme, no host, a name or password in it
[[nodiscard]] Result<QUrl> webAddress(const QString& typed);

/// @brief Where a server sends us on to; https only, wherever we come from.
/// @param location what the server says, relative or whole
/// @return Error::BadRedirect
[[nodiscard]] Result<QUrl> redirectTarget(const QUrl& from, const QByteArray& location);

/// @brief Whether nobody on the way can read or change what is loaded from there.
[[nodiscard]] bool isEncrypted(const QUrl& address);

/// @brief Where a federation publishes its list, as an address to begin with; always https. Empty when there
/// is no such address.
/// @source the download pages of the DSB (schachbund.de/download-dwz-daten.html) and of the FIDE
/// (ratings.fide.com/download_lists.phtml), autumn of 2026
[[nodiscard]] QString suggestedAddress(ListSource source);

} // namespace zahlmeister::app
