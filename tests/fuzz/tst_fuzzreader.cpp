// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the corpus of one reader to the fuzzer's own entry, whole and cut off at many places: a file that
// once failed never fails again.
#include <QTest>

#include "tests/fuzz/corpus.h"

using namespace zahlmeister;

namespace {

constexpr qsizetype kCuts = 300; // of a file, evenly spread; small ones are cut at every byte

tests::Corpus corpus()
{
    return tests::Corpus(QStringLiteral(ZAHLMEISTER_CORPUS));
}

class TestFuzzReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsItsPromises_data();
    void keepsItsPromises();
};

} // namespace

void TestFuzzReader::keepsItsPromises_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : corpus().names())
        QTest::newRow(qPrintable(name)) << name;
}

void TestFuzzReader::keepsItsPromises()
{
    QFETCH(const QString, name);
    const QByteArray content = corpus().contentOf(name);
    const qsizetype cuts = std::min(kCuts, content.size());
    for (qsizetype cut = 0; cut <= cuts; ++cut)
        QCOMPARE(tests::feed(content, cuts == 0 ? 0 : content.size() * cut / cuts), 0);
}

QTEST_GUILESS_MAIN(TestFuzzReader)
#include "tst_fuzzreader.moc"
