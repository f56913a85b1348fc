// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds what the fuzzer found worth keeping to the fuzzer's own entry, without libFuzzer: a file that once
// failed never fails again.
#include <cstddef>
#include <cstdint>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/exchange/tournamentjson.h"

// Defined by fuzz_tournamentjson.cpp; aborts when a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

using namespace zahlmeister;

namespace {

QDir corpus()
{
    return QDir(QStringLiteral(ZAHLMEISTER_CORPUS "/tournamentjson"));
}

QByteArray contentOf(const QString& name)
{
    QFile file(corpus().filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    return file.readAll();
}

class TestFuzzCorpus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corpusReachesBothOutcomes();
    void keepsItsPromises_data();
    void keepsItsPromises();
};

} // namespace

// Files that are all refused by the first key would test next to nothing.
void TestFuzzCorpus::corpusReachesBothOutcomes()
{
    int accepted = 0;
    int refused = 0;
    for (const QString& name : corpus().entryList(QDir::Files))
        ++(app::readTournamentJson(contentOf(name), name).has_value() ? accepted : refused);
    QVERIFY2(accepted >= 10, qPrintable(QString::number(accepted)));
    QVERIFY2(refused >= 10, qPrintable(QString::number(refused)));
}

void TestFuzzCorpus::keepsItsPromises_data()
{
    QTest::addColumn<QByteArray>("content");
    for (const QString& name : corpus().entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << contentOf(name);
}

void TestFuzzCorpus::keepsItsPromises()
{
    QFETCH(const QByteArray, content);
    QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(content.constData()),
                                    static_cast<std::size_t>(content.size())),
             0);
}

QTEST_GUILESS_MAIN(TestFuzzCorpus)
#include "tst_fuzzcorpus.moc"
