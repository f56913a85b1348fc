// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the inputs that are kept for the fuzzer to its targets: a file that once failed never fails again.
// And they reach what they are kept for: files that are all refused by their first line would test next to
// nothing.
#include <algorithm>
#include <set>
#include <span>
#include <variant>

#include <QTest>

#include "app/formats/json/tournamentjson.h"
#include "app/formats/table/tabletext.h"
#include "app/lists/listrecognition.h"
#include "app/official/officialresult.h"
#include "app/open/formatcatalogue.h"
#include "app/open/open.h"
#include "app/text/textencoding.h"
#include "tests/fuzz/corpus.h"
#include "tests/fuzz/targets.h"
#include "tests/support/testmain.h"

namespace tst_fuzz {

using namespace zahlmeister;

namespace {

constexpr qsizetype kCuts = 300; // of a file, evenly spread; small ones are cut at every byte

tests::Corpus corpusOf(const QString& target)
{
    return tests::Corpus(QStringLiteral(ZAHLMEISTER_CORPUS "/") + target);
}

/// A row for every file in the folders `TARGET` + `subfolder`.
void addInputs(std::span<const fuzz::Target> targets, const QString& subfolder = {})
{
    QTest::addColumn<const fuzz::Target*>("target");
    QTest::addColumn<QByteArray>("content");
    for (const fuzz::Target& target : targets) {
        const QString folder =
            QString::fromLatin1(target.name.data(), qsizetype(target.name.size())) + subfolder;
        const tests::Corpus corpus = corpusOf(folder);
        const QStringList names = corpus.names();
        if (names.isEmpty())
            qFatal("%s holds nothing", qPrintable(folder));
        for (const QString& name : names)
            QTest::addRow("%s/%s", qPrintable(folder), qPrintable(name)) << &target << corpus.contentOf(name);
    }
}

class TestFuzz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsItsPromisesWhereverAFileIsCut_data();
    void keepsItsPromisesWhereverAFileIsCut();
    void keepsItsPromisesForWhatWasFound_data();
    void keepsItsPromisesForWhatWasFound();
    void keepsItsPromisesForFilesOfOtherReaders_data();
    void keepsItsPromisesForFilesOfOtherReaders();
    void ofTournamentJsonReachesBothOutcomes();
    void ofOfficialResultsReachesBothOutcomes();
    void ofListsHoldsEveryKind();
    void ofTablesHoldsEveryKind();
    void ofImportsHoldsEveryReader();
};

} // namespace

void TestFuzz::keepsItsPromisesWhereverAFileIsCut_data()
{
    addInputs(fuzz::kTargets);
}

void TestFuzz::keepsItsPromisesWhereverAFileIsCut()
{
    QFETCH(const fuzz::Target*, target);
    QFETCH(const QByteArray, content);
    const std::string_view bytes(content.constData(), std::size_t(content.size()));
    const qsizetype cuts = std::min(kCuts, content.size());
    for (qsizetype cut = 0; cut <= cuts; ++cut)
        target->run(bytes.substr(0, cuts == 0 ? 0 : std::size_t(content.size() * cut / cuts)));
}

/// What the fuzzer has found on its way: as many ways through a reader as it has learned.
void TestFuzz::keepsItsPromisesForWhatWasFound_data()
{
    addInputs(fuzz::kTargets, QStringLiteral("/found"));
}

void TestFuzz::keepsItsPromisesForWhatWasFound()
{
    QFETCH(const fuzz::Target*, target);
    QFETCH(const QByteArray, content);
    target->run({content.constData(), std::size_t(content.size())});
}

void TestFuzz::keepsItsPromisesForFilesOfOtherReaders_data()
{
    const auto* import = std::ranges::find(fuzz::kTargets, "import", &fuzz::Target::name);
    addInputs({import, 1});
}

void TestFuzz::keepsItsPromisesForFilesOfOtherReaders()
{
    constexpr char kNoReader = '\xff';
    QFETCH(const fuzz::Target*, target);
    QFETCH(QByteArray, content);
    QVERIFY(!content.isEmpty());
    for (std::size_t reader = 0; reader <= app::tournamentFormats().size(); ++reader) {
        content[0] = reader == app::tournamentFormats().size() ? kNoReader : static_cast<char>(reader);
        target->run({content.constData(), std::size_t(content.size())});
    }
}

void TestFuzz::ofTournamentJsonReachesBothOutcomes()
{
    const tests::Corpus corpus = corpusOf(QStringLiteral("tournamentjson"));
    int accepted = 0;
    int refused = 0;
    for (const QString& name : corpus.names())
        ++(app::readTournamentJson(corpus.contentOf(name), name).has_value() ? accepted : refused);
    QVERIFY2(accepted >= 10, qPrintable(QString::number(accepted)));
    QVERIFY2(refused >= 10, qPrintable(QString::number(refused)));
}

void TestFuzz::ofOfficialResultsReachesBothOutcomes()
{
    const tests::Corpus corpus = corpusOf(QStringLiteral("official"));
    int accepted = 0;
    int refused = 0;
    for (const QString& name : corpus.names())
        ++(app::readOfficialResult(corpus.contentOf(name)).has_value() ? accepted : refused);
    QVERIFY2(accepted >= 4, qPrintable(QString::number(accepted)));
    QVERIFY2(refused >= 2, qPrintable(QString::number(refused)));
}

void TestFuzz::ofListsHoldsEveryKind()
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

void TestFuzz::ofTablesHoldsEveryKind()
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
void TestFuzz::ofImportsHoldsEveryReader()
{
    const tests::Corpus corpus = corpusOf(QStringLiteral("import"));
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        if (!format.read)
            continue;
        const QString id = QString::fromUtf8(format.id.data(), qsizetype(format.id.size()));
        bool taken = false;
        // The first byte chooses the reader.
        for (const QString& name : corpus.names(id + QStringLiteral("-*")))
            taken = taken || app::open({{name, corpus.contentOf(name).mid(1)}}, format.id).result.has_value();
        QVERIFY2(taken, qPrintable(id));
    }
}

ZAHLMEISTER_TEST(TestFuzz, QCoreApplication)

} // namespace tst_fuzz

#include "tst_fuzz.moc"
