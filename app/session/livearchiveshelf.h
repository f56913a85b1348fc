// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "app/session/archivelink.h"
#include "app/session/archiveshelf.h"
#include "app/threads/worker.h"

namespace zahlmeister::app {

/// @brief The persons of the archive that the program is connected to, for the identification, always in
/// line with it.
///
/// Everybody's name is read in portions, so that who asks the archive something else waits for one portion
/// at most, and an index is built beside the window and the archive. After a recalculation rows are asked
/// for anew at once; the names are read again after a while, since few of them are new. While the archive is
/// away, what was read stays. Without a connection it costs nothing.
class LiveArchiveShelf : public QObject {
    Q_OBJECT

public:
    /// @param link must outlive this
    explicit LiveArchiveShelf(ArchiveLink& link, QObject* parent = nullptr);
    ~LiveArchiveShelf() override;

    /// @brief How long names are good enough at least, and how often they are checked for changes.
    void setRhythm(std::chrono::milliseconds betweenReadings, std::chrono::milliseconds betweenLooks);

    /// @brief The persons as a source, as of the last changed(); empty while there is none.
    /// @param without as ArchivedRequest::without
    [[nodiscard]] PersonSources sources(const QString& without) const;

    /// @brief How many names are read so far; nothing while none are being read.
    [[nodiscard]] std::optional<std::size_t> progress() const { return m_read; }

    /// @brief Checks now whether the persons changed.
    void look();

Q_SIGNALS:
    /// @brief sources() changed.
    void changed();
    /// @brief Rows have come that a source missed.
    void arrived();
    /// @brief progress() changed.
    void progressed();

private:
    void follow();
    void lose();
    void drop();
    void take(const QString& state);
    void readNames();
    void readOn();
    void setRead(std::optional<std::size_t> read);
    void build();
    void install(std::shared_ptr<const NameIndex> index);
    void askRows();
    [[nodiscard]] std::function<void()> asking();
    void replaceShelf(std::shared_ptr<ArchiveShelf> shelf);

    ArchiveLink& m_link;
    QString m_archive; ///< its id, of what is here
    bool m_isConnected = false;
    QString m_seen;       ///< when it was computed, as the link said
    QString m_rowsState;  ///< stateOfPersons() of the rows
    QString m_namesState; ///< the same of the names
    std::shared_ptr<ArchiveShelf> m_shelf;
    std::shared_ptr<ArchivedNames> m_reading; ///< null: nothing is being read
    std::optional<std::size_t> m_read;        ///< names of m_reading
    bool m_isAsking = false;
    int m_round = 0; ///< of connections: answers of those before count no more
    std::chrono::milliseconds m_betweenReadings;
    QElapsedTimer m_sinceRead;
    QTimer m_again;                           ///< until names are read once more
    QTimer m_looking;                         ///< while there is a connection
    Worker m_building{Worker::Order::Latest}; ///< last: it uses all the others
};

} // namespace zahlmeister::app
