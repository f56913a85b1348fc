// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/rules/adjustmentjson.h"
#include "tests/support/testmain.h"

namespace tst_adjustmentjson {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using engine::Adjustment;

namespace {

Adjustment example()
{
    return {.id = "hessen-2027",
            .day = *engine::Date::tryFrom(2027, 1, 1),
            .formula = *engine::Conversion::of({{0, 1500, 0.9, 170}, {1500, std::nullopt, 1, -20.5}}),
            .region = "6",
            .ages = engine::AgeGroup::Youth,
            .raisesIndex = false,
            .clause = "WO 2.2.1",
            .reason = "Beschluss"};
}

QByteArray changed(const QByteArray& before, const QByteArray& after)
{
    QByteArray text = app::writeAdjustmentJson(example());
    Q_ASSERT(text.contains(before));
    return text.replace(before, after);
}

} // namespace

class TestAdjustmentJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas();
    void leavesOutWhatNeedNotBe();
    void refuses_data();
    void refuses();
    void survivesTruncation();
};

void TestAdjustmentJson::comesBackAsItWas()
{
    const auto read = app::readAdjustmentJson(app::writeAdjustmentJson(example()), u"a.json"_s);
    QVERIFY(read.has_value());
    QVERIFY(*read == example());
}

void TestAdjustmentJson::leavesOutWhatNeedNotBe()
{
    const auto read = app::readAdjustmentJson(
        R"({"format": "zahlmeister-adjustment", "version": 1, "id": "all", "day": "2027-01-01",
            "raises_index": true, "reason": "r", "ranges": [{"factor": 1, "summand": 10}]})",
        u"a.json"_s);
    QVERIFY(read.has_value());
    QVERIFY(read->region.empty() && !read->ages && read->clause.empty() && read->raisesIndex);
    QCOMPARE(read->formula.convert(1000), 1010);
}

void TestAdjustmentJson::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("key");
    QTest::newRow("no object") << QByteArray("[]") << ErrorCode::UnknownFormat << QString();
    QTest::newRow("another format") << changed("zahlmeister-adjustment", "zahlmeister-rules")
                                    << ErrorCode::OutOfRange << u"format"_s;
    QTest::newRow("a later version") << changed(R"("version": 1)", R"("version": 2)") << ErrorCode::OutOfRange
                                     << u"version"_s;
    QTest::newRow("unknown key") << changed(R"("clause")", R"("claus")") << ErrorCode::UnknownKey
                                 << u"claus"_s;
    QTest::newRow("no reason") << changed("Beschluss", "") << ErrorCode::OutOfRange << u"reason"_s;
    QTest::newRow("id") << changed("hessen-2027", "Hessen 2027") << ErrorCode::OutOfRange << u"id"_s;
    QTest::newRow("day") << changed("2027-01-01", "2027-02-30") << ErrorCode::OutOfRange << u"day"_s;
    QTest::newRow("region") << changed(R"("6")", R"("612345")") << ErrorCode::OutOfRange << u"region"_s;
    QTest::newRow("ages") << changed("youth", "young") << ErrorCode::OutOfRange << u"ages"_s;
    QTest::newRow("factor") << changed("0.9", "10.5") << ErrorCode::OutOfRange << u"factor"_s;
    QTest::newRow("negative factor") << changed("0.9", "-0.9") << ErrorCode::OutOfRange << u"factor"_s;
    QTest::newRow("summand") << changed("170", "5001") << ErrorCode::OutOfRange << u"summand"_s;
    QTest::newRow("endless summand") << changed("170", "1e999") << ErrorCode::OutOfRange << u"summand"_s;
    QTest::newRow("bound") << changed("1500", "5001") << ErrorCode::OutOfRange << u"up_to"_s;
    QTest::newRow("no factor") << changed(R"("factor": 0.9, )", "") << ErrorCode::MissingKey << u"factor"_s;
    QTest::newRow("last range with a bound") << changed(R"({"factor": 1)", R"({"up_to": 2000, "factor": 1)")
                                             << ErrorCode::OutOfRange << u"ranges"_s;
    QTest::newRow("first range without a bound")
        << changed(R"("up_to": 1500, )", "") << ErrorCode::OutOfRange << u"ranges"_s;
}

void TestAdjustmentJson::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, key);
    const auto read = app::readAdjustmentJson(text, u"a.json"_s);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().size(), std::size_t(1)); // once, with its place
    QCOMPARE(read.error().front().code, code);
    QVERIFY(read.error().front().position.has_value());
    if (!key.isEmpty())
        QCOMPARE(QString::fromStdString(read.error().front().args.at(1)), key);
}

void TestAdjustmentJson::survivesTruncation()
{
    const QByteArray whole = app::writeAdjustmentJson(example()).trimmed();
    for (qsizetype size = 0; size < whole.size(); ++size)
        QVERIFY(!app::readAdjustmentJson(whole.first(size), u"a.json"_s).has_value());
}

ZAHLMEISTER_TEST(TestAdjustmentJson, QCoreApplication)

} // namespace tst_adjustmentjson

#include "tst_adjustmentjson.moc"
