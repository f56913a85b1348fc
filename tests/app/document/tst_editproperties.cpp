// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/document/tournamentdocument.h"
#include "app/store/database.h"
#include "app/store/workfile.h"
#include "tests/support/fields.h"
#include "tests/support/randomedits.h"
#include "tests/support/testmain.h"

namespace tst_editproperties {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::TournamentDocument;
using app::WorkFile;

namespace {

/// What a document is, apart from its history.
struct Snapshot {
    engine::Tournament tournament;
    std::optional<engine::Arithmetic> arithmetic;
    bool operator==(const Snapshot&) const = default;
};

Snapshot snapshotOf(const TournamentDocument& document)
{
    return {document.tournament(), document.arithmetic()};
}

/// A work file in a directory of its own with one document open.
class Bench {
public:
    explicit Bench(const engine::Tournament& tournament)
    {
        reopen();
        id = m_file->addTournament(tournament).value();
        document = TournamentDocument::open(*m_file, id).value();
    }

    void reopen()
    {
        document.reset();
        m_file.reset();
        m_file = WorkFile::open(m_directory.filePath(u"test.zahlmeister"_s)).value();
        // Thousands of commits would only wait for the disk; tst_faults and tst_kill look after durability.
        if (!m_file->database().execute(u"PRAGMA synchronous = OFF"_s).has_value())
            qFatal("cannot set up the file");
        if (id.value() > 0)
            document = TournamentDocument::open(*m_file, id).value();
    }

    [[nodiscard]] WorkFile& file() { return *m_file; }

private:
    QTemporaryDir m_directory;
    std::unique_ptr<WorkFile> m_file;

public:
    engine::TournamentId id = engine::TournamentId(0);
    std::unique_ptr<TournamentDocument> document;
};

} // namespace

class TestEditProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoingAllGivesTheStart_data();
    void undoingAllGivesTheStart();
    void inverseGroupsTakeBack_data() { undoingAllGivesTheStart_data(); }
    void inverseGroupsTakeBack();
};

void TestEditProperties::undoingAllGivesTheStart_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void TestEditProperties::undoingAllGivesTheStart()
{
    QFETCH(const quint64, seed);
    Bench bench(zahlmeister::tests::anyTournament(seed));
    zahlmeister::tests::RandomEdits edits(seed);
    std::vector<Snapshot> states{snapshotOf(*bench.document)};
    for (int step = 0; step < 40; ++step) {
        const auto applied = bench.document->apply(edits.next(bench.document->tournament()));
        QVERIFY2(applied.has_value(), applied.has_value() ? "" : applied.error().args.front().c_str());
        if (!applied->edits.empty())
            states.push_back(snapshotOf(*bench.document));
        if (step % 10 == 9) {
            bench.reopen();
            QVERIFY(snapshotOf(*bench.document) == states.back());
        }
    }
    const auto groups = states.size() - 1;
    for (std::size_t left = groups; left > 0; --left) {
        QVERIFY(bench.document->undo().has_value());
        QVERIFY(snapshotOf(*bench.document) == states[left - 1]);
        if (left % 7 == 0)
            bench.reopen();
    }
    QVERIFY(!bench.document->undoName());
    QVERIFY(bench.document->undo().error().code == ErrorCode::NothingToUndo);
    bench.reopen();
    QVERIFY(snapshotOf(*bench.document) == states.front());
    for (std::size_t done = 1; done <= groups; ++done) {
        QVERIFY(bench.document->redo().has_value());
        QVERIFY(snapshotOf(*bench.document) == states[done]);
        if (done % 5 == 0)
            bench.reopen();
    }
    QVERIFY(!bench.document->redoName());
    QVERIFY(bench.document->redo().error().code == ErrorCode::NothingToRedo);
    bench.reopen();
    QVERIFY(snapshotOf(*bench.document) == states.back());
    const auto consistent = bench.file().checkConsistency();
    QVERIFY2(consistent.has_value(), consistent.has_value() ? "" : consistent.error().args.back().c_str());
}

void TestEditProperties::inverseGroupsTakeBack()
{
    QFETCH(const quint64, seed);
    Bench bench(zahlmeister::tests::anyTournament(seed));
    zahlmeister::tests::RandomEdits edits(seed + 1000);
    for (int step = 0; step < 20; ++step) {
        const Snapshot before = snapshotOf(*bench.document);
        const auto inverse = bench.document->apply(edits.next(bench.document->tournament()));
        QVERIFY(inverse.has_value());
        const Snapshot after = snapshotOf(*bench.document);
        const auto back = bench.document->apply(*inverse);
        QVERIFY(back.has_value());
        QVERIFY(snapshotOf(*bench.document) == before);
        QVERIFY(bench.document->apply(*back).has_value());
        QVERIFY(snapshotOf(*bench.document) == after);
    }
}

ZAHLMEISTER_TEST(TestEditProperties, QCoreApplication)

} // namespace tst_editproperties

#include "tst_editproperties.moc"
