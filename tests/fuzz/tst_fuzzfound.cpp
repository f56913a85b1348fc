// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds what the fuzzer has found on its way, minimised, to its own entry: as many ways through a reader as
// it has learned.
#include <cstddef>
#include <cstdint>

#include <QDir>
#include <QFile>
#include <QTest>

// Defined by the fuzz program; aborts when a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

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
    const QDir found(QStringLiteral(ZAHLMEISTER_CORPUS));
    const QStringList names = found.entryList(QDir::Files);
    QVERIFY(!names.isEmpty());
    for (const QString& name : names) {
        QFile file(found.filePath(name));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QByteArray content = file.readAll();
        // An abort says nothing of the file.
        qInfo("%s", qPrintable(name));
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(content.constData()),
                                        static_cast<std::size_t>(content.size())),
                 0);
    }
}

QTEST_GUILESS_MAIN(TestFuzzFound)
#include "tst_fuzzfound.moc"
