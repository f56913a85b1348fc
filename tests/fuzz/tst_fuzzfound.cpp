// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds what the fuzzer has found on its way, minimised, to its own entry: as many ways through a reader as
// it has learned.
#include <QTest>

#include "tests/fuzz/corpus.h"

using namespace zahlmeister;

namespace {

class TestFuzzFound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsItsPromises();
};

} // namespace

// One row for all: thousands of rows would take longer than what they do.
void TestFuzzFound::keepsItsPromises()
{
    const tests::Corpus found(QStringLiteral(ZAHLMEISTER_CORPUS));
    const QStringList names = found.names();
    QVERIFY(!names.isEmpty());
    for (const QString& name : names) {
        const QByteArray content = found.contentOf(name);
        // An abort says nothing of the file.
        qInfo("%s", qPrintable(name));
        QCOMPARE(tests::feed(content, content.size()), 0);
    }
}

QTEST_GUILESS_MAIN(TestFuzzFound)
#include "tst_fuzzfound.moc"
