// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the fuzzer's corpus of lists to the fuzzer's own entry, whole and cut off at every byte.
#include <cstddef>
#include <cstdint>
#include <set>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/lists/listrecognition.h"

// Defined by fuzz_lists.cpp; aborts when a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

using namespace zahlmeister;

namespace {

QDir corpus()
{
    return QDir(QStringLiteral(ZAHLMEISTER_CORPUS "/lists"));
}

QByteArray contentOf(const QString& name)
{
    QFile file(corpus().filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    return file.readAll();
}

class TestFuzzLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corpusHoldsEveryKind();
    void keepsItsPromises_data();
    void keepsItsPromises();
};

} // namespace

void TestFuzzLists::corpusHoldsEveryKind()
{
    std::set<std::size_t> kinds;
    int unknown = 0;
    for (const QString& name : corpus().entryList(QDir::Files)) {
        const QByteArray bytes = contentOf(name);
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

void TestFuzzLists::keepsItsPromises_data()
{
    QTest::addColumn<QByteArray>("content");
    for (const QString& name : corpus().entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << contentOf(name);
}

void TestFuzzLists::keepsItsPromises()
{
    QFETCH(const QByteArray, content);
    for (qsizetype size = 0; size <= content.size(); ++size) {
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(content.constData()),
                                        static_cast<std::size_t>(size)),
                 0);
    }
}

QTEST_GUILESS_MAIN(TestFuzzLists)
#include "tst_fuzzlists.moc"
