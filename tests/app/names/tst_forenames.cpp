// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QTest>

#include "app/names/forenames.h"
#include "app/names/namefold.h"
#include "tests/support/testmain.h"

namespace tst_forenames {

using namespace zahlmeister::app;

namespace {

bool areShippedForms(const QByteArray& a, const QByteArray& b)
{
    return Forenames::shipped().areForms(spelled(a.toStdString(), NameSpelling::Search),
                                         spelled(b.toStdString(), NameSpelling::Search));
}

} // namespace

class TestForenames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLines();
    void namesItselfNever();
    void knowsForms_data();
    void knowsForms();
    void keepsNamesApart_data();
    void keepsNamesApart();
    void shippedTableIsClean();
};

void TestForenames::readsLines()
{
    const Forenames names("# comment\nJohannes Hans  Hannes\n\nalone\nHans Hansi\nJohann Hans");
    QVERIFY(names.areForms("hans", "johannes"));
    QVERIFY(names.areForms("hansi", "hans"));
    QVERIFY(!names.areForms("hansi", "johannes")); // a form of a form
    QVERIFY(!names.areForms("hans", "hannes"));    // two forms of one name
    QVERIFY(!names.areForms("alone", "hans"));
    QCOMPARE(names.formsOf("hans"), (std::vector<std::string_view>{"hansi", "johann", "johannes"}));
    QCOMPARE(names.formsOf("hannes"), (std::vector<std::string_view>{"johannes"}));
    QVERIFY(names.formsOf("comment").empty());
    QVERIFY(Forenames("").formsOf("hans").empty());
}

void TestForenames::namesItselfNever()
{
    const Forenames names("Josef Sepp Josef");
    QVERIFY(!names.areForms("josef", "josef"));
    QCOMPARE(names.formsOf("josef"), (std::vector<std::string_view>{"sepp"}));
}

void TestForenames::knowsForms_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    for (const auto& [a, b] : std::initializer_list<std::pair<const char*, const char*>>{
             {"Hans", "Johannes"},   {"Sepp", "Josef"},       {"Sepp", "Joseph"},
             {"Alex", "Alexander"},  {"Alex", "Alexandra"},   {"Jupp", "Josef"},
             {"Fritz", "Friedrich"}, {"Uschi", "Ursula"},     {"Toni", "Anton"},
             {"Bernd", "Bernhard"},  {"Jörg", "Georg"},       {"Jürgen", "Georg"},
             {"Schorsch", "Georg"},  {"Wolodja", "Wladimir"}, {"Iwan", "Johann"},
             {"Eugen", "Jewgeni"},   {"Eugen", "Evgeny"},     {"Pawel", "Paul"},
             {"Andrzej", "Andreas"}, {"Sascha", "Alexander"}, {"Mike", "Michael"},
             {"Maik", "Michael"},    {"Heinz", "Heinrich"},   {"Kalle", "Karl"},
             {"Resi", "Theresa"},    {"Nico", "Nikolaus"},    {"Klaus", "Nikolaus"},
             {"Bine", "Sabine"},     {"Kathi", "Katharina"},  {"Max", "Maximilian"},
             {"Matze", "Matthias"},  {"Steffi", "Stefanie"},  {"Gabi", "Gabriele"},
             {"Rike", "Ulrike"},     {"Lutz", "Ludwig"},      {"Theo", "Theodor"},
             {"Willi", "Wilhelm"},   {"Rolf", "Rudolf"},      {"Achim", "Joachim"},
             {"Hajo", "Hansjoachim"}})
        QTest::addRow("%s, %s", a, b) << QByteArray(a) << QByteArray(b);
}

void TestForenames::knowsForms()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QVERIFY(areShippedForms(a, b));
    QVERIFY(areShippedForms(b, a));
}

void TestForenames::keepsNamesApart_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    for (const auto& [a, b] :
         std::initializer_list<std::pair<const char*, const char*>>{{"Hans", "Peter"},
                                                                    {"Christian", "Christoph"},
                                                                    {"Karl", "Klaus"},
                                                                    {"Anna", "Eva"},
                                                                    {"Jan", "Jana"},
                                                                    {"Paul", "Paula"},
                                                                    {"Simon", "Simona"},
                                                                    {"Josef", "Johannes"},
                                                                    {"Daniel", "Daniela"}})
        QTest::addRow("%s, %s", a, b) << QByteArray(a) << QByteArray(b);
}

void TestForenames::keepsNamesApart()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QVERIFY(!areShippedForms(a, b));
}

void TestForenames::shippedTableIsClean()
{
    const Forenames& names = Forenames::shipped();
    for (const char* name : {"hans", "alexander", "maria", "katharina"}) {
        const auto forms = names.formsOf(name);
        QVERIFY(forms.size() > 10);
        QVERIFY(std::is_sorted(forms.begin(), forms.end()));
        for (const std::string_view form : forms)
            QVERIFY2(form.find(' ') == std::string_view::npos, std::string(form).c_str());
    }
}

ZAHLMEISTER_TEST(TestForenames, QCoreApplication)

} // namespace tst_forenames

#include "tst_forenames.moc"
