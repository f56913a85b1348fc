// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds official evaluations that are worth keeping to the fuzzer's own entry, without libFuzzer, and each of
// them cut off at every byte.
#include <cstddef>
#include <cstdint>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/official/officialresult.h"

// Defined by fuzz_official.cpp; aborts when a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

using namespace zahlmeister;

namespace {

QDir corpus()
{
    return QDir(QStringLiteral(ZAHLMEISTER_CORPUS "/official"));
}

QByteArray contentOf(const QString& name)
{
    QFile file(corpus().filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    return file.readAll();
}

int feed(const QByteArray& content)
{
    return LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(content.constData()),
                                  static_cast<std::size_t>(content.size()));
}

class TestFuzzOfficial : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corpusReachesBothOutcomes();
    void keepsItsPromises_data();
    void keepsItsPromises();
};

} // namespace

void TestFuzzOfficial::corpusReachesBothOutcomes()
{
    int accepted = 0;
    int refused = 0;
    for (const QString& name : corpus().entryList(QDir::Files))
        ++(app::readOfficialResult(contentOf(name)).has_value() ? accepted : refused);
    QVERIFY2(accepted >= 4, qPrintable(QString::number(accepted)));
    QVERIFY2(refused >= 2, qPrintable(QString::number(refused)));
}

void TestFuzzOfficial::keepsItsPromises_data()
{
    QTest::addColumn<QByteArray>("content");
    for (const QString& name : corpus().entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << contentOf(name);
}

void TestFuzzOfficial::keepsItsPromises()
{
    QFETCH(const QByteArray, content);
    for (qsizetype length = 0; length <= content.size(); ++length)
        QCOMPARE(feed(content.first(length)), 0);
}

QTEST_GUILESS_MAIN(TestFuzzOfficial)
#include "tst_fuzzofficial.moc"
