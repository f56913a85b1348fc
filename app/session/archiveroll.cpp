// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/archiveroll.h"

#include <atomic>

#include "app/archive/archivereading.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

/// What was found; null: nobody asks for it any more.
struct Found {
    std::shared_ptr<const PersonRoll> roll = {};
    bool hasMore = false;
};

struct Card {
    std::shared_ptr<const PersonRoll> roll = {}; ///< null: there is nobody
    int hidden = 0;
};

} // namespace

ArchiveRoll::ArchiveRoll(ArchiveLink& link, QObject* parent)
    : RollOnShow(parent), m_link(link), m_newest(std::make_shared<std::atomic<int>>(0))
{
}

void ArchiveRoll::search(const QString& text)
{
    if (m_isAsked && text == m_text)
        return;
    m_text = text;
    searchAgain();
}

void ArchiveRoll::searchAgain()
{
    m_isAsked = true;
    m_isReading = true;
    const int asked = ++*m_newest;
    m_link.ask<Found>(
        [asked, newest = m_newest, text = m_text.toStdString()](Archive& archive,
                                                                const auto&) -> Result<Found> {
            if (*newest != asked)
                return Found();
            TRY(auto found, findPersons(archive, text, kMostFound));
            return Found{std::make_shared<const PersonRoll>(std::move(found.chronicle)), found.hasMore};
        },
        this,
        [this, asked](const Result<Found>& found) {
            if (*m_newest != asked)
                return;
            m_isReading = false;
            if (!found.has_value()) {
                m_isAsked = false; // the same text may be asked again
                Q_EMIT progressed();
                Q_EMIT failed(found.error());
                return;
            }
            m_hasMore = found->hasMore;
            setRoll(found->roll);
        });
    Q_EMIT progressed();
}

ArchiveCardRoll::ArchiveCardRoll(ArchiveLink& link, QObject* parent)
    : RollOnShow(parent), m_link(link), m_newest(std::make_shared<std::atomic<int>>(0))
{
}

void ArchiveCardRoll::open(const QString& id)
{
    const int asked = ++*m_newest;
    m_link.ask<Card>(
        [asked, newest = m_newest, id = id.toStdString()](Archive& archive, const auto&) -> Result<Card> {
            if (*newest != asked)
                return Card();
            TRY(const auto persons, personsNamed(archive, id));
            if (persons.size() != 1)
                return Card();
            TRY(auto card, archivedCard(archive, persons.front()));
            if (!card)
                return Card();
            return Card{std::make_shared<const PersonRoll>(std::move(card->chronicle)), card->hidden};
        },
        this,
        [this, asked, id](const Result<Card>& card) {
            if (*m_newest != asked)
                return;
            if (!card.has_value()) {
                Q_EMIT failed(card.error());
            } else if (!card->roll) {
                Q_EMIT gone(id);
            } else {
                m_hidden = card->hidden;
                setRoll(card->roll, false); // another person's: whoever shows it is told by opened()
                Q_EMIT opened(id);
            }
        });
}

} // namespace zahlmeister::app
