// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include <QString>

#include "app/session/archivelink.h"
#include "app/session/rollonshow.h"
#include "app/store/unnamedpersons.h"
#include "app/threads/latest.h"

namespace zahlmeister::app {

/// @brief Of how many persons an archive tells at once: more are not looked through.
inline constexpr std::size_t kMostFound = 300;

/// @brief The persons of an archive whom a text finds; asked of the archive while somebody types. Only the
/// newest question is answered.
class ArchiveRoll : public RollOnShow {
    Q_OBJECT

public:
    /// @param link must outlive this
    explicit ArchiveRoll(ArchiveLink& link, QObject* parent = nullptr);

    /// @brief Looks for a text; the same one again changes nothing.
    void search(const QString& text);

    /// @brief Looks again, as after a recalculation.
    void searchAgain();

    /// @brief Whether the text finds more persons.
    [[nodiscard]] bool hasMore() const { return m_hasMore; }

    [[nodiscard]] bool isReading() const override { return m_isReading; }
    [[nodiscard]] bool isOfSearch() const override { return true; }

Q_SIGNALS:
    /// @brief The archive cannot be asked.
    void failed(const zahlmeister::Error& error);

private:
    ArchiveLink& m_link;
    QString m_text;
    bool m_isAsked = false; ///< there was a question
    bool m_isReading = false;
    bool m_hasMore = false;
    Latest m_asked;
};

/// @brief The card of one person of an archive, with those whom he met.
class ArchiveCardRoll : public RollOnShow {
    Q_OBJECT

public:
    /// @param link must outlive this
    explicit ArchiveCardRoll(ArchiveLink& link, QObject* parent = nullptr);

    /// @brief Asks for a card; opened() tells when roll() has it, or gone().
    /// @param id of archivedPersonId()
    void open(const QString& id);

    /// @brief Of how many tournaments the games are not to be seen.
    [[nodiscard]] int hidden() const { return m_hidden; }

    /// @brief Who objects, of all on the card.
    [[nodiscard]] const std::vector<UnnamedPerson>& unnamed() const { return m_unnamed; }

Q_SIGNALS:
    /// @brief roll() has the card of this person.
    void opened(const QString& id);
    /// @brief There is nobody of this id any more.
    void gone(const QString& id);
    /// @brief The archive cannot be asked.
    void failed(const zahlmeister::Error& error);

private:
    ArchiveLink& m_link;
    int m_hidden = 0;
    std::vector<UnnamedPerson> m_unnamed;
    Latest m_asked;
};

} // namespace zahlmeister::app
