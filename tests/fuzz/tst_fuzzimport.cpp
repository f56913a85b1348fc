// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds the fuzzer's corpus of tournament files to the fuzzer's own entry: whole, to every reader, and cut
// off at many places.
#include <cstddef>
#include <cstdint>

#include <QDir>
#include <QFile>
#include <QTest>

#include "app/import/tournamentformat.h"

// Defined by fuzz_import.cpp; aborts when a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

using namespace zahlmeister;

namespace {

constexpr int kCuts = 100; // of a file, evenly spread

QDir corpus()
{
    return QDir(QStringLiteral(ZAHLMEISTER_CORPUS "/import"));
}

QByteArray contentOf(const QString& name)
{
    QFile file(corpus().filePath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    return file.readAll();
}

void feed(const QByteArray& bytes)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                           static_cast<std::size_t>(bytes.size()));
}

class TestFuzzImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void corpusHoldsEveryReader();
    void keepsItsPromises_data();
    void keepsItsPromises();
};

} // namespace

/// A seed is called `FORMAT-what`; every reader needs one that it takes.
void TestFuzzImport::corpusHoldsEveryReader()
{
    for (const app::TournamentFormat& format : app::tournamentFormats()) {
        if (!format.read)
            continue;
        bool taken = false;
        const QString prefix = QString::fromUtf8(format.id.data(), qsizetype(format.id.size()));
        for (const QString& name : corpus().entryList({prefix + QStringLiteral("-*")}, QDir::Files))
            taken =
                taken || app::importTournamentFile({{name, contentOf(name).mid(1)}}, format.id).has_value();
        QVERIFY2(taken, qPrintable(prefix));
    }
}

void TestFuzzImport::keepsItsPromises_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : corpus().entryList(QDir::Files))
        QTest::newRow(qPrintable(name)) << name;
}

void TestFuzzImport::keepsItsPromises()
{
    QFETCH(QString, name);
    QByteArray bytes = contentOf(name);
    if (bytes.isEmpty())
        return;
    for (int cut = 0; cut <= kCuts; ++cut)
        feed(bytes.left(1 + (bytes.size() - 1) * cut / kCuts));
    for (std::size_t reader = 0; reader < app::tournamentFormats().size(); ++reader) {
        bytes[0] = static_cast<char>(reader);
        feed(bytes);
    }
    bytes[0] = '\xff';
    feed(bytes);
}

QTEST_GUILESS_MAIN(TestFuzzImport)
#include "tst_fuzzimport.moc"
