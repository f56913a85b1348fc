// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/drafts.h"

#include <algorithm>

#include <QStringList>

#include "app/document/tournamentdocument.h"

namespace zahlmeister::app {

namespace {

constexpr QChar kSeparator(0x1E); // made for this, and no key types it

std::vector<Draft> allDrafts(const TournamentDocument& document)
{
    std::vector<Draft> all;
    const auto kept = document.draft();
    if (!kept)
        return all;
    const QStringList places = kept->place.split(kSeparator);
    const QStringList texts = kept->text.split(kSeparator);
    for (qsizetype i = 0; i < std::min(places.size(), texts.size()); ++i)
        all.push_back({places[i], texts[i]});
    return all;
}

bool isOf(const Draft& draft, QStringView owner)
{
    return draft.place.size() > owner.size() && draft.place.startsWith(owner) &&
           draft.place[owner.size()] == u'/';
}

} // namespace

std::vector<Draft> draftsOf(const TournamentDocument& document, QStringView owner)
{
    std::vector<Draft> drafts = allDrafts(document);
    if (!owner.isEmpty())
        std::erase_if(drafts, [owner](const Draft& draft) { return !isOf(draft, owner); });
    return drafts;
}

Result<void> putDrafts(TournamentDocument& document, QStringView owner, const std::vector<Draft>& drafts)
{
    if (document.isReadOnly())
        return {};
    std::vector<Draft> all = allDrafts(document);
    std::erase_if(all, [owner](const Draft& draft) { return isOf(draft, owner); });
    all.insert(all.end(), drafts.begin(), drafts.end());
    QStringList places;
    QStringList texts;
    for (Draft& draft : all) {
        draft.text.remove(kSeparator);
        if (draft.text.isEmpty())
            continue;
        places.append(draft.place);
        texts.append(draft.text);
    }
    return document.setDraft({places.join(kSeparator), texts.join(kSeparator)});
}

} // namespace zahlmeister::app
