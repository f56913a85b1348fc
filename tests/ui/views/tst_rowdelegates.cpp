// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QListView>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

#include "tests/support/testmain.h"
#include "tests/ui/support/paintedtexts.h"
#include "ui/delegates/candidatedelegate.h"
#include "ui/delegates/findingdelegate.h"
#include "ui/models/candidatesmodel.h"
#include "ui/models/findingsmodel.h"

namespace tst_rowdelegates {

using namespace Qt::StringLiterals;
using namespace zahlmeister;

namespace {

/// What a delegate paints of the only row of a model.
std::vector<tests::PaintedText> painted(const QAbstractItemDelegate& delegate, const QStandardItem& item,
                                        int width)
{
    QStyleOptionViewItem option;
    option.font = QApplication::font();
    option.palette = QApplication::palette();
    option.rect = QRect(0, 0, width, 200);
    tests::PaintedTexts device;
    QPainter painter(&device);
    delegate.paint(&painter, option, item.index());
    painter.end();
    return device.texts();
}

bool isPainted(const std::vector<tests::PaintedText>& texts, const QString& text, int width)
{
    return std::ranges::any_of(texts, [&](const tests::PaintedText& one) {
        return one.text.trimmed() == text && one.where.left() >= 0 && one.where.right() <= width;
    });
}

} // namespace

/// Ratings, indices and clauses are read whole, however narrow a row is.
class TestRowDelegates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ratingsOfCandidatesAreWhole();
    void longClausesAreWhole();
};

void TestRowDelegates::ratingsOfCandidatesAreWhole()
{
    QListView view;
    const ui::CandidateDelegate delegate(&view);
    QStandardItemModel model;
    auto* item = new QStandardItem(u"Østergaard-Mühlenbrock, Maximilian Alexander"_s);
    const QString rating = u"1650\u2009–\u2009123"_s;
    item->setData(rating, ui::CandidatesModel::RatingRole);
    item->setData(u"100 %"_s, ui::CandidatesModel::CertaintyRole);
    item->setData(u"1986"_s, ui::CandidatesModel::BirthYearRole);
    model.appendRow(item);
    for (const int width : {360, 600}) {
        const auto texts = painted(delegate, *item, width);
        QVERIFY(isPainted(texts, rating, width));
        QVERIFY(isPainted(texts, u"1986"_s, width));
        QVERIFY(isPainted(texts, u"100 %"_s, width));
    }
}

void TestRowDelegates::longClausesAreWhole()
{
    QListView view;
    const ui::FindingDelegate delegate(&view);
    QStandardItemModel model;
    auto* item = new QStandardItem(u"Das Geburtsjahr fehlt."_s);
    item->setData(u"Entwicklungskoeffizient"_s, ui::FindingsModel::ClauseRole);
    item->setData(u"12 Østergaard, Anna"_s, ui::FindingsModel::PlaceRole);
    model.appendRow(item);
    for (const int width : {560, 900})
        QVERIFY(isPainted(painted(delegate, *item, width), u"Entwicklungskoeffizient"_s, width));
}

ZAHLMEISTER_TEST(TestRowDelegates, QApplication)

} // namespace tst_rowdelegates

#include "tst_rowdelegates.moc"
