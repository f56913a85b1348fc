// SPDX-License-Identifier: GPL-3.0-or-later
// Points and place of record 001, columns 81 to 84 and 86 to 89 (TRF16 of 10 August 2015).
#include <QTest>

#include "app/formats/trf/trf.h"
#include "tests/support/testmain.h"

namespace tst_trfstated {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

class TestTrfStated : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsPointsAndPlaces();
};

void TestTrfStated::keepsPointsAndPlaces()
{
    const auto player = [](int number, const QString& points, int rank, const QString& cell) {
        return u"001 %1 m    %2 %3 GER %4 %5 %6 %7  %8\n"_s.arg(number, 4)
            .arg(u"Name, N."_s, -33)
            .arg(QString(), 4)
            .arg(QString(), 11)
            .arg(QString(), -10)
            .arg(points, 4)
            .arg(rank, 4)
            .arg(cell);
    };
    const QString text =
        u"012 T\n"_s + player(1, u"1.0"_s, 1, u"   2 w 1"_s) + player(2, u"0.0"_s, 2, u"   1 b 0"_s);
    const auto read = app::readTrf({{u"test.trf"_s, text.toUtf8()}});
    QVERIFY(read.has_value());
    const std::vector<engine::StatedValue> stated{{"points", "1.0"}, {"place", "1"}};
    QVERIFY(read->tournament.participants[0].stated == stated);
}

ZAHLMEISTER_TEST(TestTrfStated, QCoreApplication)

} // namespace tst_trfstated

#include "tst_trfstated.moc"
