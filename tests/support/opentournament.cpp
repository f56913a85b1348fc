// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/opentournament.h"

#include <QFile>

#include "app/formats/json/tournamentjson.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

OpenTournament::OpenTournament(const engine::Tournament& tournament)
{
    auto workFile = app::WorkFile::open(m_folder.filePath(u"test.zahlmeister"_s));
    if (!workFile.has_value())
        qFatal("no work file: %s", workFile.error().detail.c_str());
    m_workFile = std::move(*workFile);
    const auto id = m_workFile->addTournament(tournament);
    if (!id.has_value())
        qFatal("tournament not stored: %s", id.error().detail.c_str());
    openDocument(*id);
}

void OpenTournament::openDocument(engine::TournamentId id)
{
    auto document = app::TournamentDocument::open(*m_workFile, id);
    if (!document.has_value())
        qFatal("tournament not opened: %s", document.error().detail.c_str());
    m_document = std::move(*document);
    m_evaluation = std::make_unique<app::LiveEvaluation>(*m_document);
}

void OpenTournament::reopen()
{
    const auto id = m_document->id();
    const QString path = m_workFile->path();
    m_evaluation.reset();
    m_document.reset();
    m_workFile.reset();
    auto workFile = app::WorkFile::open(path);
    if (!workFile.has_value())
        qFatal("work file not opened again: %s", workFile.error().detail.c_str());
    m_workFile = std::move(*workFile);
    openDocument(id);
}

engine::Tournament OpenTournament::read(const QString& name)
{
    QFile file(QStringLiteral(ZAHLMEISTER_TEST_DATA) + u"/%1.tournament.json"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no such tournament in tests/data: %s", qPrintable(name));
    auto tournament = app::readTournamentJson(file.readAll(), file.fileName());
    if (!tournament.has_value())
        qFatal("%s cannot be read: %s", qPrintable(name), tournament.error().front().detail.c_str());
    return *tournament;
}

void OpenTournament::apply(std::vector<app::Edit> edits)
{
    const auto applied = m_document->apply({{app::EditKind::Result, {}}, std::move(edits)});
    if (!applied.has_value())
        qFatal("edit refused: %s", applied.error().detail.c_str());
}

void OpenTournament::useArithmetic(engine::Arithmetic arithmetic)
{
    apply({app::PutArithmetic{arithmetic}});
}

void OpenTournament::setResult(int a, int b, engine::GameResult resultOfA)
{
    const auto games = m_document->gamesBetween(engine::ParticipantNumber(a), engine::ParticipantNumber(b));
    if (games.empty())
        qFatal("no game between %d and %d", a, b);
    engine::Game game = games.front();
    game.result = game.white.value() == a ? resultOfA : resultOfA.mirrored();
    apply({app::PutGame{game}});
}

} // namespace zahlmeister::tests
