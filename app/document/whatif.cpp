// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/whatif.h"

#include <utility>

#include "app/fields/tournamentdifference.h"
#include "app/files/temporaryfolder.h"
#include "app/store/intransaction.h"
#include "app/store/tournamentstore.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

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

    LiveEvaluation& real;
    engine::Tournament base; ///< the real tournament at the start
    std::optional<engine::Arithmetic> baseArithmetic;
    /// Outlives the work file in it.
    TemporaryFolder folder;
    std::unique_ptr<WorkFile> file;
    std::unique_ptr<TournamentDocument> document;
    std::unique_ptr<LiveEvaluation> evaluation;
};

WhatIf::WhatIf(std::unique_ptr<Private> data) : m_d(std::move(data)) { }

WhatIf::~WhatIf() = default;

Result<std::unique_ptr<WhatIf>> WhatIf::start(LiveEvaluation& evaluation,
                                              std::shared_ptr<const engine::RuleCatalog> rules)
{
    auto data = std::make_unique<Private>(evaluation);
    TRY(auto file, WorkFile::open(data->folder.filePath(kFileName)));
    data->file = std::move(file);
    // What is stored is taken as it is, texts of any length.
    TRY(const auto id,
        inTransaction(*data->file, [&] { return insertTournament(data->file->database(), data->base); }));
    // Not as an edit: the copy starts with nothing to undo.
    TRY_DO(writeEdit(data->file->database(), id, PutArithmetic{data->baseArithmetic}));
    TRY(auto document, TournamentDocument::open(*data->file, id));
    data->document = std::move(document);
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
    engine::Tournament tried = m_d->document->tournament();
    for (engine::Game& game : tried.games)
        game.id = m_d->realId(game.id);
    EditGroup group{{EditKind::WhatIf, {}}, editsById(m_d->base, tried)};
    if (m_d->document->arithmetic() != m_d->baseArithmetic)
        group.edits.emplace_back(PutArithmetic{m_d->document->arithmetic()});
    return group;
}

Result<void> WhatIf::adopt()
{
    const EditGroup group = adoption();
    if (group.edits.empty())
        return {};
    TRY_DO(m_d->real.document().apply(group));
    return {};
}

} // namespace zahlmeister::app
