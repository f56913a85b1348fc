// SPDX-License-Identifier: GPL-3.0-or-later
// The preview has the columns, the decimals and the direction of whatever system evaluates.
#include <QApplication>
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/opentournament.h"
#include "tests/support/testmain.h"
#include "ui/entry/participantfields.h"
#include "ui/models/figurerole.h"
#include "ui/models/previewmodel.h"
#include "ui/text/language.h"
#include "ui/text/previewvalue.h"

namespace tst_previewsystems {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using engine::Column;
using tests::OpenTournament;
using ui::PreviewModel;

namespace {

QString text(const PreviewModel& model, int number, Column column, int role = Qt::DisplayRole)
{
    const int row = model.rowOf(engine::ParticipantNumber(number));
    return model.index(row, model.columnOf(column)).data(role).toString();
}

int sign(const PreviewModel& model, int number)
{
    const int row = model.rowOf(engine::ParticipantNumber(number));
    return model.index(row, model.columnOf(Column::Change)).data(ui::SignRole).toInt();
}

Qt::SortOrder firstOrder(const PreviewModel& model, Column column)
{
    return static_cast<Qt::SortOrder>(
        model.headerData(model.columnOf(column), Qt::Horizontal, Qt::InitialSortOrderRole).toInt());
}

} // namespace

class TestPreviewSystems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void columnsOfIngo();
    void lowerIsBetter();
    void bounds();
    void decimalsOfTheCoefficient_data();
    void decimalsOfTheCoefficient();
    void anotherSystemAnotherTable();

private:
    ui::Translators m_translators{ui::Language::German};
};

// RULE: INGO A, B II
void TestPreviewSystems::columnsOfIngo()
{
    OpenTournament open(OpenTournament::read(u"ingo-1960"_s));
    const PreviewModel model(open.evaluation());
    QStringList heads;
    for (int column = PreviewModel::FirstSystemColumn; column < model.columnCount(); ++column)
        heads += model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    QCOMPARE(heads, (QStringList{u"Ingo alt"_s, u"Punkte"_s, u"Partien"_s, u"Niveau"_s, u"%-Diff."_s,
                                 u"Erfolg"_s, u"Ingo neu"_s, u"+/−"_s}));
    QCOMPARE(text(model, 1, Column::OldRating), u"128 – 5"_s);
    QCOMPARE(text(model, 1, Column::Level), u"150,2"_s);
    QCOMPARE(text(model, 1, Column::PercentDifference), u"−30,0"_s);
    QCOMPARE(text(model, 1, Column::Performance), u"120,2"_s);
    QCOMPARE(text(model, 1, Column::NewRating), u"126 – 6"_s);
    QCOMPARE(text(model, 6, Column::PercentDifference), u"0,0"_s);
    QCOMPARE(text(model, 10, Column::PercentDifference, PreviewModel::PlainTextRole), u"27,3"_s);
}

// RULE: INGO A: "ein Ergebnis von mehr als 50 % in einer niedrigeren Zahl"
void TestPreviewSystems::lowerIsBetter()
{
    OpenTournament ingo(OpenTournament::read(u"ingo-1960"_s));
    const PreviewModel model(ingo.evaluation());
    QCOMPARE(text(model, 1, Column::Change), u"−2"_s);
    QCOMPARE(sign(model, 1), 1); // to the better
    QCOMPARE(text(model, 3, Column::Change), u"+3"_s);
    QCOMPARE(sign(model, 3), -1);
    QCOMPARE(sign(model, 5), 0);
    QCOMPARE(firstOrder(model, Column::NewRating), Qt::AscendingOrder);
    QCOMPARE(firstOrder(model, Column::Performance), Qt::AscendingOrder);
    QCOMPARE(firstOrder(model, Column::Score), Qt::DescendingOrder);

    OpenTournament dwz(OpenTournament::read(u"wo-2026"_s));
    const PreviewModel higher(dwz.evaluation());
    QCOMPARE(sign(higher, 1), 1);
    QVERIFY(text(higher, 1, Column::Change).startsWith(u'+'));
    QCOMPARE(firstOrder(higher, Column::NewRating), Qt::DescendingOrder);
    QCOMPARE(firstOrder(higher, Column::Club), Qt::AscendingOrder);
}

// RULE: INGO C II
void TestPreviewSystems::bounds()
{
    OpenTournament open(OpenTournament::read(u"ingo-1960"_s));
    const PreviewModel model(open.evaluation());
    QCOMPARE(text(model, 11, Column::NewRating), u"≥ 203 – 1"_s);
    QCOMPARE(text(model, 12, Column::OldRating), u"≥ 160 – 1"_s);
    QCOMPARE(text(model, 12, Column::NewRating), u"182 – 1"_s);
    const auto newRating =
        model.index(model.rowOf(engine::ParticipantNumber(11)), model.columnOf(Column::NewRating));
    QCOMPARE(newRating.data(ui::BodyLengthRole).toInt(), 5);
    QCOMPARE(newRating.data(PreviewModel::PlainTextRole).toString(), u"203"_s);

    // As it is typed.
    using ui::ParticipantField;
    const engine::Participant nobody{.number = engine::ParticipantNumber(1)};
    const auto typed = [&](const QString& entry) {
        return ui::readField(nobody, ParticipantField::Rating, entry).value;
    };
    QCOMPARE(typed(u"<=125-1"_s)->ratingBound, std::optional(engine::RatingBound::OrBetter));
    QCOMPARE(typed(u"≥ 175"_s)->ratingBound, std::optional(engine::RatingBound::OrWorse));
    QCOMPARE(typed(u">=175"_s)->rating->value(), 175);
    QVERIFY(!typed(u"175"_s)->ratingBound);
    QVERIFY(!typed(u"<175"_s).has_value());
    const engine::Participant bounded = *typed(u"<=125-1"_s);
    QCOMPARE(ui::fieldText(bounded, ParticipantField::Rating), u"≤ 125"_s);
    const auto again = ui::readField(bounded, ParticipantField::Rating,
                                     ui::fieldEditText(bounded, ParticipantField::Rating));
    QVERIFY(again.value == bounded);
    QVERIFY(!ui::readField(bounded, ParticipantField::Rating, u"130"_s).value->ratingBound);
}

void TestPreviewSystems::decimalsOfTheCoefficient_data()
{
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("shown");
    // RULE: WO2026 Anhang 1.3; document 001, 4.9; FWZ 4.2
    QTest::newRow("K of 2026 has one") << u"dwz-2026"_s << u"25,0"_s;
    QTest::newRow("E has none") << u"dwz-2016"_s << u"30"_s;
    QTest::newRow("E of 1992 has none") << u"dwz-1992"_s << u"30"_s;
    QTest::newRow("K of correspondence chess has none") << u"fwz-2019"_s << u"13"_s;
}

void TestPreviewSystems::decimalsOfTheCoefficient()
{
    QFETCH(QString, version);
    QFETCH(QString, shown);
    engine::Tournament tournament = OpenTournament::read(u"wo-2026"_s);
    tournament.header.system = version.toStdString();
    OpenTournament open(tournament);
    const PreviewModel model(open.evaluation());
    QCOMPARE(text(model, 1, Column::Coefficient), shown);
    QCOMPARE(text(model, 1, Column::Coefficient, PreviewModel::PlainTextRole), shown);
}

void TestPreviewSystems::anotherSystemAnotherTable()
{
    OpenTournament open(OpenTournament::read(u"wo-2026"_s));
    const PreviewModel model(open.evaluation());
    engine::TournamentHeader header = open.tournament().header;
    header.system = "ingo-1960";
    open.apply({app::PutHeader{header}});
    QCOMPARE(model.columnOf(Column::Expected), -1);
    QVERIFY(model.columnOf(Column::Level) > 0);
    header.system = "dwz-2016";
    open.apply({app::PutHeader{header}});
    QCOMPARE(text(model, 1, Column::Coefficient), u"30"_s);
}

ZAHLMEISTER_TEST(TestPreviewSystems, QApplication)

} // namespace tst_previewsystems

#include "tst_previewsystems.moc"
