// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QString>

namespace zahlmeister::ui {

/// @brief QString: what a cell says where it leaves the desk, on paper and in files; invalid where that is
/// what the window shows (app/chronicle/reading/publication.h).
inline constexpr int kPublishedRole = Qt::UserRole + 1000;

/// @brief The text of a cell as it may leave the desk.
[[nodiscard]] inline QString publishedText(const QModelIndex& index)
{
    const QVariant published = index.data(kPublishedRole);
    return published.isValid() ? published.toString() : index.data().toString();
}

} // namespace zahlmeister::ui
