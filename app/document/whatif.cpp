// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/whatif.h"

#include <utility>

#include "app/fields/tournamentdifference.h"
#include "app/store/intransaction.h"
#include "app/store/tournamentstore.h"
#include "app/store/workfile.h"
#include "engine/base/try.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr auto kFileName = "what-if.zahlmeister"_L1;

} // namespace

WhatIf::WhatIf(LiveEvaluation& realEvaluation)
    : m_real(realEvaluation),
      m_base(realEvaluation.document().tournament()),
      m_baseArithmetic(realEvaluation.document().arithmetic())
{
}

WhatIf::~WhatIf() = default;

Result<std::unique_ptr<WhatIf>> WhatIf::start(LiveEvaluation& evaluation,
                                              std::shared_ptr<const engine::RuleCatalog> rules)
{
    std::unique_ptr<WhatIf> whatIf(new WhatIf(evaluation));
    TRY(whatIf->m_file, WorkFile::open(whatIf->m_folder.filePath(kFileName)));
    WorkFile& file = *whatIf->m_file;
    // What is stored is taken as it is, texts of any length.
    TRY(const auto id,
        inTransaction(file, [&] { return insertTournament(file.database(), whatIf->m_base); }));
    // Not as an edit: the copy starts with nothing to undo.
    TRY_DO(writeEdit(file.database(), id, PutArithmetic{whatIf->m_baseArithmetic}));
    TRY(whatIf->m_document, TournamentDocument::open(file, id));
    whatIf->m_evaluation = std::make_unique<LiveEvaluation>(*whatIf->m_document, std::move(rules));
    return whatIf;
}

EditGroup WhatIf::adoption() const
{
    engine::Tournament tried = m_document->tournament();
    for (engine::Game& game : tried.games) {
        // The copy counts its games anew, from 1 in the order of the real ones.
        const auto position = static_cast<std::size_t>(game.id.value()) - 1;
        game.id = position < m_base.games.size() ? m_base.games[position].id : engine::GameId(0);
    }
    EditGroup group{{EditKind::WhatIf, {}}, editsById(m_base, tried)};
    if (m_document->arithmetic() != m_baseArithmetic)
        group.edits.emplace_back(PutArithmetic{m_document->arithmetic()});
    return group;
}

Result<void> WhatIf::adopt()
{
    const EditGroup group = adoption();
    if (group.edits.empty())
        return {};
    return m_real.document().apply(group).transform([](const EditGroup&) {});
}

} // namespace zahlmeister::app
