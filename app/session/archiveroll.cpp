// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/archiveroll.h"

#include "app/archive/reading/archivereading.h"
#include "engine/base/try.h"

namespace zahlmeister::app {

namespace {

struct Found {
    std::shared_ptr<const PersonRoll> roll = {};
    bool hasMore = false;
};

struct Card {
    std::shared_ptr<const PersonRoll> roll = {}; ///< null: there is nobody
    int hidden = 0;
    std::vector<UnnamedPerson> unnamed = {};
};

} // namespace

ArchiveRoll::ArchiveRoll(ArchiveLink& link, QObject* parent) : RollOnShow(parent), m_link(link) { }

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
    m_link.ask<Found>(
        [text = m_text.toStdString()](Archive& archive, const auto&) -> Result<Found> {
            TRY(auto found, findPersons(archive, text, kMostFound));
            return Found{std::make_shared<const PersonRoll>(std::move(found.chronicle)), found.hasMore};
        },
        this,
        [this](const Result<Found>& found) {
            m_isReading = false;
            if (!found.has_value()) {
                m_isAsked = false; // the same text may be asked again
                Q_EMIT progressed();
                Q_EMIT failed(found.error());
                return;
            }
            m_hasMore = found->hasMore;
            setRoll(found->roll);
        },
        m_asked.begin());
    Q_EMIT progressed();
}

ArchiveCardRoll::ArchiveCardRoll(ArchiveLink& link, QObject* parent) : RollOnShow(parent), m_link(link) { }

void ArchiveCardRoll::open(const QString& id)
{
    m_link.ask<Card>(
        [id = id.toStdString()](Archive& archive, const auto&) -> Result<Card> {
            TRY(const auto persons, personsNamed(archive, id));
            if (persons.size() != 1)
                return Card();
            TRY(auto card, archivedCard(archive, persons.front()));
            if (!card)
                return Card();
            return Card{std::make_shared<const PersonRoll>(std::move(card->chronicle)), card->hidden,
                        std::move(card->unnamed)};
        },
        this,
        [this, id](const Result<Card>& card) {
            if (!card.has_value()) {
                Q_EMIT failed(card.error());
            } else if (!card->roll) {
                Q_EMIT gone(id);
            } else {
                m_hidden = card->hidden;
                m_unnamed = card->unnamed;
                setRoll(card->roll, false); // another person's: opened() reports it to the view
                Q_EMIT opened(id);
            }
        },
        m_asked.begin());
}

} // namespace zahlmeister::app
