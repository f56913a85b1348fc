// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds every tournament file of the corpus to every reader, whatever its own one is; tst_fuzzreader cuts
// them.
#include <QTest>

#include "app/formats/tournamentformat.h"
#include "tests/fuzz/corpus.h"

using namespace zahlmeister;

namespace {

tests::Corpus corpus()
{
    return tests::Corpus(QStringLiteral(ZAHLMEISTER_CORPUS));
}

class TestFuzzImportReaders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyReaderKeepsItsPromises_data();
    void everyReaderKeepsItsPromises();
};

} // namespace

void TestFuzzImportReaders::everyReaderKeepsItsPromises_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : corpus().names())
        QTest::newRow(qPrintable(name)) << name;
}

void TestFuzzImportReaders::everyReaderKeepsItsPromises()
{
    constexpr char kNoReader = '\xff';
    QFETCH(const QString, name);
    QByteArray bytes = corpus().contentOf(name);
    if (bytes.isEmpty())
        return;
    for (std::size_t reader = 0; reader < app::tournamentFormats().size(); ++reader) {
        bytes[0] = static_cast<char>(reader);
        QCOMPARE(tests::feed(bytes, bytes.size()), 0);
    }
    bytes[0] = kNoReader;
    QCOMPARE(tests::feed(bytes, bytes.size()), 0);
}

QTEST_GUILESS_MAIN(TestFuzzImportReaders)
#include "tst_fuzzimportreaders.moc"
