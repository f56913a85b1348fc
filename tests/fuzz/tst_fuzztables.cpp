// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the fuzzer's corpus of tables to the fuzzer's own entry, whole and cut off everywhere.
#include <cstddef>
#include <cstdint>
#include <set>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/import/tableset.h"
#include "app/import/textencoding.h"

// Defined by fuzz_tables.cpp; aborts when a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

using namespace zahlmeister;

namespace {

QDir corpus()
{
    return QDir(QStringLiteral(ZAHLMEISTER_CORPUS "/tables"));
}

QByteArray contentOf(const QString& name)
{
    QFile file(corpus().filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    return file.readAll();
}

class TestFuzzTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corpusHoldsEveryKind();
    void keepsItsPromises_data();
    void keepsItsPromises();
};

} // namespace

void TestFuzzTables::corpusHoldsEveryKind()
{
    std::set<app::TableKind> kinds;
    for (const QString& name : corpus().entryList(QDir::Files)) {
        const app::TablesReading read = app::readTableText(app::decodeText(contentOf(name)).text);
        if (!read.reading.columns.empty())
            kinds.insert(read.reading.kind);
    }
    QCOMPARE(static_cast<int>(kinds.size()), app::kTableKindCount);
}

void TestFuzzTables::keepsItsPromises_data()
{
    QTest::addColumn<QByteArray>("content");
    for (const QString& name : corpus().entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << contentOf(name);
}

void TestFuzzTables::keepsItsPromises()
{
    QFETCH(const QByteArray, content);
    for (qsizetype size = 0; size <= content.size(); size += 5) {
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(content.constData()),
                                        static_cast<std::size_t>(size)),
                 0);
    }
}

QTEST_GUILESS_MAIN(TestFuzzTables)
#include "tst_fuzztables.moc"
