// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include "app/store/consistency.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"

namespace tst_extent {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::WorkFile;

/// How much a work file may hold.
class TestExtent : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesMoreThanAnybodyHas();

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"a.zahlmeister"_s);
};

/// Whatever is opened is open before anybody gives up waiting.
void TestExtent::refusesMoreThanAnybodyHas()
{
    const auto fill = [](WorkFile& file, std::int64_t last) {
        return file.database()
            .execute(
                u"WITH RECURSIVE n(i) AS (SELECT (SELECT max(id) FROM tournament) + 1 UNION ALL"
                " SELECT i + 1 FROM n WHERE i < %1) INSERT INTO tournament (id, name, external_id, place,"
                " level, kind, system, time_control, youth_class, evaluator, hybrid) SELECT i, 'T', '', '',"
                " '', 'individual', '', '', '', '', 0 FROM n"_s.arg(last))
            .has_value();
    };
    auto file = WorkFile::open(m_path).value();
    QVERIFY(file->addTournament(tests::woExample()).has_value());
    QVERIFY(fill(*file, app::kMostTournaments));
    const auto more = file->addTournament(tests::woExample());
    QCOMPARE(more.error().code, ErrorCode::OutOfRange);
    QCOMPARE(more.error().args.back(), "0–50000");
    QCOMPARE(file->tournaments()->size(), std::size_t{app::kMostTournaments});
    file.reset();
    QElapsedTimer timer;
    timer.start();
    file = WorkFile::open(m_path).value();
    QVERIFY2(timer.elapsed() < 15'000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(fill(*file, app::kMostTournaments + 1));
    file.reset();
    const auto refused = WorkFile::open(m_path);
    QCOMPARE(refused.error().code, ErrorCode::OutOfRange);
    QCOMPARE(refused.error().args.at(2), "50001");
}

ZAHLMEISTER_TEST(TestExtent, QCoreApplication)

} // namespace tst_extent

#include "tst_extent.moc"
