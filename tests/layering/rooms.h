// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/layering/sourcetree.h"

/// The order of the rooms (folders) inside a layer. It is data, rooms.txt, and written down nowhere else.
namespace zahlmeister::layering {

/// @brief The rooms of all layers, from below to above.
class Rooms {
public:
    /// @brief Reads `FOLDER  what it is for` lines; lines that begin with `#` are comments.
    explicit Rooms(const SourceFile& list);

    /// @brief Lines of the list that say nothing of a room: no purpose, or a room for the second time.
    [[nodiscard]] QList<Violation> defects() const { return m_defects; }

    /// @brief A source whose folder is not listed, and includes of rooms above its own in the same layer.
    /// Without such includes there are no circles either.
    [[nodiscard]] QList<Violation> againstTheOrder(const SourceFile& file) const;

    /// @brief Listed rooms in which none of the sources stands.
    [[nodiscard]] QList<Violation> empty(const QList<SourceFile>& sources) const;

private:
    QString m_path;
    QStringList m_rooms;
    QList<Violation> m_defects;
};

} // namespace zahlmeister::layering
