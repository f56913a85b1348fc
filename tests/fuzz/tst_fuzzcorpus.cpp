// SPDX-License-Identifier: GPL-3.0-or-later
// The inputs that are kept for the fuzzer reach what they are kept for: files that are all refused by their
// first line would test next to nothing.
#include <set>
#include <variant>

#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/formats/tournamentformat.h"
#include "app/lists/listrecognition.h"
#include "app/official/officialresult.h"
#include "app/tables/tableset.h"
#include "app/text/textencoding.h"
#include "tests/fuzz/corpus.h"

using namespace zahlmeister;

namespace {

tests::Corpus corpusOf(const QString& target)
{
    return tests::Corpus(QStringLiteral(ZAHLMEISTER_CORPUS "/") + target);
}

class TestFuzzCorpus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofTournamentJsonReachesBothOutcomes();
    void ofOfficialResultsReachesBothOutcomes();
    void ofListsHoldsEveryKind();
    void ofTablesHoldsEveryKind();
    void ofImportsHoldsEveryReader();
};

} // namespace

void TestFuzzCorpus::ofTournamentJsonReachesBothOutcomes()
{
    const tests::Corpus corpus = corpusOf(QStringLiteral("tournamentjson"));
    int accepted = 0;
    int refused = 0;
    for (const QString& name : corpus.names())
        ++(app::readTournamentJson(corpus.contentOf(name), name).has_value() ? accepted : refused);
    QVERIFY2(accepted >= 10, qPrintable(QString::number(accepted)));
    QVERIFY2(refused >= 10, qPrintable(QString::number(refused)));
}

void TestFuzzCorpus::ofOfficialResultsReachesBothOutcomes()
{
    const tests::Corpus corpus = corpusOf(QStringLiteral("official"));
    int accepted = 0;
    int refused = 0;
    for (const QString& name : corpus.names())
        ++(app::readOfficialResult(corpus.contentOf(name)).has_value() ? accepted : refused);
    QVERIFY2(accepted >= 4, qPrintable(QString::number(accepted)));
    QVERIFY2(refused >= 2, qPrintable(QString::number(refused)));
}

void TestFuzzCorpus::ofListsHoldsEveryKind()
{
    const tests::Corpus corpus = corpusOf(QStringLiteral("lists"));
    std::set<std::size_t> kinds;
    int unknown = 0;
    for (const QString& name : corpus.names()) {
        const QByteArray bytes = corpus.contentOf(name);
        const auto recognition =
            app::recogniseList({bytes.constData(), static_cast<std::size_t>(bytes.size())}, "corpus");
        if (recognition)
            kinds.insert(recognition->kind.index());
        else
            ++unknown;
    }
    QCOMPARE(kinds.size(), std::variant_size_v<decltype(app::ListRecognition::kind)>);
    QVERIFY(unknown >= 2);
}

void TestFuzzCorpus::ofTablesHoldsEveryKind()
{
    const tests::Corpus corpus = corpusOf(QStringLiteral("tables"));
    std::set<app::TableKind> kinds;
    for (const QString& name : corpus.names()) {
        const app::TablesReading read = app::readTableText(app::decodeText(corpus.contentOf(name)).text);
        if (!read.reading.columns.empty())
            kinds.insert(read.reading.kind);
    }
    QCOMPARE(static_cast<int>(kinds.size()), app::kTableKindCount);
}

/// A seed is called `FORMAT-what`; every reader needs one that it takes.
void TestFuzzCorpus::ofImportsHoldsEveryReader()
{
    const tests::Corpus corpus = corpusOf(QStringLiteral("import"));
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        if (!format.read)
            continue;
        const QString id = QString::fromUtf8(format.id.data(), qsizetype(format.id.size()));
        bool taken = false;
        // The first byte chooses the reader.
        for (const QString& name : corpus.names(id + QStringLiteral("-*")))
            taken = taken ||
                    app::importTournamentFile({{name, corpus.contentOf(name).mid(1)}}, format.id).has_value();
        QVERIFY2(taken, qPrintable(id));
    }
}

QTEST_GUILESS_MAIN(TestFuzzCorpus)
#include "tst_fuzzcorpus.moc"
