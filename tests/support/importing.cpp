// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/importing.h"

#include <algorithm>

#include <QTest>

#include "app/open/open.h"

namespace zahlmeister::tests {

using app::ImportCode;
using app::ImportNote;

app::ImportedTournament imported(const app::ImportInput& input)
{
    const app::ImportResult result = app::open(input).result;
    if (!result.has_value())
        qWarning("refused: %s", std::string(importCodeText(result.error().front().code)).c_str());
    return result.value_or(app::ImportedTournament{});
}

const ImportNote* noteOf(const std::vector<ImportNote>& notes, ImportCode code)
{
    const auto found = std::ranges::find(notes, code, &ImportNote::code);
    return found == notes.end() ? nullptr : &*found;
}

bool isRefusedWith(const app::ImportResult& result, ImportCode code)
{
    return !result.has_value() && std::ranges::any_of(result.error(), [=](const ImportNote& note) {
        return note.code == code && note.level == app::ImportLevel::Refused;
    });
}

QStringList gamesOf(const engine::Tournament& tournament)
{
    QStringList games;
    for (const engine::Game& game : tournament.games) {
        games += QStringLiteral("%1: %2-%3 %4")
                     .arg(game.round.value_or(0))
                     .arg(game.white.value())
                     .arg(game.black.value())
                     .arg(QString::fromUtf8(engine::resultText(game.result)));
    }
    return games;
}

void addDamageColumns()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("code");
}

void addDamage(const char* name, const char* before, const char* after, ImportCode code)
{
    QTest::newRow(name) << QByteArray(before) << QByteArray(after) << static_cast<int>(code);
}

QByteArray damaged(QByteArray fixture)
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    if (!fixture.contains(before))
        qFatal("the fixture has no %s", before.constData());
    return fixture.replace(before, after);
}

ImportCode expectedCode()
{
    QFETCH(const int, code);
    return static_cast<ImportCode>(code);
}

} // namespace zahlmeister::tests
