// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

#include "app/text/pdftext.h"
#include "tests/support/pdffile.h"
#include "tests/support/testmain.h"

namespace tst_pdftext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using app::PdfProblem;
using tests::pdfOf;

class TestPdfText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsColumns();
    void refuses_data();
    void refuses();
    void endsWhateverIsInIt();
};

void TestPdfText::readsColumns()
{
    const auto text =
        app::textOfPdf(pdfOf({{"Nr.  Name            1    2", "1    Ahorn, Anna     *    1"}, {"Seite 2"}}));
    if (!text.has_value() && text.error() == PdfProblem::NoReader)
        QSKIP("pdftotext is not installed");
    QVERIFY(text.has_value());
    // Columns stand apart and below each other; how far, is the layout's own affair.
    static const QRegularExpression kRow(uR"(\n1 {2,}Ahorn, Anna {2,}\* {2,}1\n)"_s);
    QVERIFY2(kRow.match(*text).hasMatch(), qPrintable(*text));
    QVERIFY(text->contains(u"Seite 2"_s) && !text->contains(u'\f'));
}

void TestPdfText::refuses_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<int>("problem");
    const auto row = [](const char* name, const QByteArray& data, PdfProblem problem) {
        QTest::newRow(name) << data << int(problem);
    };
    row("too large", "%PDF-1.4" + QByteArray(app::kMaximumPdfBytes, ' '), PdfProblem::TooLarge);
    row("too many pages", pdfOf(std::vector(101, std::vector<QByteArray>{"x"})), PdfProblem::TooLarge);
    row("no text", pdfOf({{}}), PdfProblem::NoText);
    row("damaged", "%PDF-1.4\nnothing of it", PdfProblem::Failed);
    row("cut off", pdfOf({{"x"}}).left(60), PdfProblem::Failed);
}

void TestPdfText::refuses()
{
    QFETCH(const QByteArray, data);
    QFETCH(const int, problem);
    QVERIFY(app::isPdf(data));
    const auto text = app::textOfPdf(data);
    QVERIFY(!text.has_value());
    if (text.error() == PdfProblem::NoReader)
        QSKIP("pdftotext is not installed");
    QCOMPARE(int(text.error()), problem);
}

/// Pages that hold themselves, and a stream that says it is endless.
void TestPdfText::endsWhateverIsInIt()
{
    QByteArray loop = pdfOf({{"x"}});
    loop.replace("/Type /Page ", "/Type /Pages /Kids [2 0 R] /Count 99999999 ");
    QByteArray stream = pdfOf({{"x"}});
    stream.replace("/Length ", "/Length 99999999999 % ");
    for (const QByteArray& data : {loop, stream, QByteArray("%PDF-1.4 /Kids [1 0 R]").repeated(10'000)}) {
        QElapsedTimer timer;
        timer.start();
        static_cast<void>(app::textOfPdf(data));
        QVERIFY2(timer.elapsed() < 30'000, qPrintable(QString::number(timer.elapsed())));
    }
}

ZAHLMEISTER_TEST(TestPdfText, QCoreApplication)

} // namespace tst_pdftext

#include "tst_pdftext.moc"
