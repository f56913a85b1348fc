// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the corpus of one reader to the fuzzer's own entry, whole and cut off at many places.
#include <cstddef>
#include <cstdint>

#include <QDir>
#include <QFile>
#include <QTest>

// Defined by the fuzz program of the reader; aborts when a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr qsizetype kCuts = 100; // of a file, evenly spread

class TestFuzzReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsItsPromises_data();
    void keepsItsPromises();
};

} // namespace

void TestFuzzReader::keepsItsPromises_data()
{
    QTest::addColumn<QByteArray>("content");
    const QDir corpus(QStringLiteral(ZAHLMEISTER_CORPUS));
    for (const QString& name : corpus.entryList(QDir::Files)) {
        QFile file(corpus.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s cannot be read", qPrintable(file.fileName()));
        QTest::newRow(qPrintable(name)) << file.readAll();
    }
}

void TestFuzzReader::keepsItsPromises()
{
    QFETCH(const QByteArray, content);
    const qsizetype cuts = std::min(kCuts, content.size());
    for (qsizetype cut = 0; cut <= cuts; ++cut) {
        const qsizetype size = cuts == 0 ? 0 : content.size() * cut / cuts;
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(content.constData()),
                                        static_cast<std::size_t>(size)),
                 0);
    }
}

QTEST_GUILESS_MAIN(TestFuzzReader)
#include "tst_fuzzreader.moc"
