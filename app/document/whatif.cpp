// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/whatif.h"

#include <algorithm>
#include <utility>

#include "app/files/temporaryfolder.h"
#include "app/store/tournamentstore.h"
#include "app/store/workfile.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr auto kFileName = "what-if.zahlmeister"_L1;

} // namespace

class WhatIf::Private {
public:
    explicit Private(LiveEvaluation& realEvaluation)
        : real(realEvaluation),
          base(realEvaluation.document().tournament()),
          baseArithmetic(realEvaluation.document().arithmetic())
    {
    }

    /// The copy counts its games anew, from 1 in the order of the real ones.
    [[nodiscard]] engine::GameId realId(engine::GameId copied) const
    {
        const auto position = static_cast<std::size_t>(copied.value()) - 1;
        return position < base.games.size() ? base.games[position].id : engine::GameId(0);
    }

    void addParticipants(std::vector<Edit>& edits) const;
    void addGames(std::vector<Edit>& edits) const;
    void addRemovedParticipants(std::vector<Edit>& edits) const;

    LiveEvaluation& real;
    engine::Tournament base; ///< the real tournament at the start
    std::optional<engine::Arithmetic> baseArithmetic;
    /// Outlives the work file in it.
    TemporaryFolder folder;
    std::unique_ptr<WorkFile> file;
    std::unique_ptr<TournamentDocument> document;
    std::unique_ptr<LiveEvaluation> evaluation;
};

void WhatIf::Private::addParticipants(std::vector<Edit>& edits) const
{
    for (const engine::Participant& participant : document->tournament().participants) {
        const auto position = base.indexOf(participant.number);
        if (!position || base.participants[*position] != participant)
            edits.emplace_back(PutParticipant{participant});
    }
}

void WhatIf::Private::addGames(std::vector<Edit>& edits) const
{
    for (std::size_t i = 0; i < base.games.size(); ++i) {
        if (document->game(engine::GameId(static_cast<std::int64_t>(i) + 1)) == nullptr)
            edits.emplace_back(RemoveGame{base.games[i].id});
    }
    for (engine::Game game : document->tournament().games) {
        const engine::GameId copied = game.id;
        game.id = realId(copied);
        if (game.id == engine::GameId(0) || game != base.games[static_cast<std::size_t>(copied.value()) - 1])
            edits.emplace_back(PutGame{game});
    }
}

void WhatIf::Private::addRemovedParticipants(std::vector<Edit>& edits) const
{
    for (const engine::Participant& participant : base.participants) {
        if (!document->tournament().indexOf(participant.number))
            edits.emplace_back(RemoveParticipant{participant.number});
    }
}

WhatIf::WhatIf(std::unique_ptr<Private> data) : m_d(std::move(data)) { }

WhatIf::~WhatIf() = default;

Result<std::unique_ptr<WhatIf>> WhatIf::start(LiveEvaluation& evaluation,
                                              std::shared_ptr<const engine::RuleCatalog> rules)
{
    auto data = std::make_unique<Private>(evaluation);
    auto file = WorkFile::open(data->folder.filePath(kFileName));
    if (!file.has_value())
        return tl::unexpected(file.error());
    data->file = std::move(*file);
    const auto id = data->file->addTournament(data->base);
    if (!id.has_value())
        return tl::unexpected(id.error());
    // Not as an edit: the copy starts with nothing to undo.
    if (const auto written = writeEdit(data->file->database(), *id, PutArithmetic{data->baseArithmetic});
        !written.has_value())
        return tl::unexpected(written.error());
    auto document = TournamentDocument::open(*data->file, *id);
    if (!document.has_value())
        return tl::unexpected(document.error());
    data->document = std::move(*document);
    data->evaluation = std::make_unique<LiveEvaluation>(*data->document, std::move(rules));
    return std::unique_ptr<WhatIf>(new WhatIf(std::move(data)));
}

TournamentDocument& WhatIf::document() const
{
    return *m_d->document;
}

LiveEvaluation& WhatIf::evaluation() const
{
    return *m_d->evaluation;
}

LiveEvaluation& WhatIf::realEvaluation() const
{
    return m_d->real;
}

bool WhatIf::hasChanges() const
{
    return !adoption().edits.empty();
}

EditGroup WhatIf::adoption() const
{
    EditGroup group{{EditKind::WhatIf, {}}, {}};
    if (m_d->document->tournament().header != m_d->base.header)
        group.edits.emplace_back(PutHeader{m_d->document->tournament().header});
    if (m_d->document->arithmetic() != m_d->baseArithmetic)
        group.edits.emplace_back(PutArithmetic{m_d->document->arithmetic()});
    // Newcomers before their games; games before those who leave.
    m_d->addParticipants(group.edits);
    m_d->addGames(group.edits);
    m_d->addRemovedParticipants(group.edits);
    return group;
}

Result<void> WhatIf::adopt()
{
    const EditGroup group = adoption();
    if (group.edits.empty())
        return {};
    if (const auto applied = m_d->real.document().apply(group); !applied.has_value())
        return tl::unexpected(applied.error());
    return {};
}

} // namespace zahlmeister::app
