// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QStringList>
#include <QTest>

#include "app/names/namefold.h"
#include "tests/support/testmain.h"

namespace tst_namefold {

using namespace Qt::StringLiterals;
using namespace zahlmeister::app;

namespace {

std::string search(const QString& text)
{
    return spelled(text.toStdString(), NameSpelling::Search);
}

} // namespace

class TestNameFold : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spells_data();
    void spells();
    void brokenBytesSeparate();
    void searchesAlike_data();
    void searchesAlike();
    void keepsApart_data();
    void keepsApart();
    void soundsAlike_data();
    void soundsAlike();
    void soundsDifferent_data();
    void soundsDifferent();
    void beginningsStayBeginnings();
    void everyLetterOfEuropeIsSpelled();
    void everyByteIsSurvived();
    void findsWords();
    void knowsParticles();
};

void TestNameFold::spells_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expanded");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("searched");
    QTest::newRow("nothing") << u""_s << u""_s << u""_s << u""_s;
    QTest::newRow("only separators") << u" -., "_s << u""_s << u""_s << u""_s;
    QTest::newRow("umlaut") << u"Müller"_s << u"mueller"_s << u"muller"_s << u"muller"_s;
    QTest::newRow("capital umlauts") << u"Ä Ö Ü"_s << u"ae oe ue"_s << u"a o u"_s << u"a o u"_s;
    QTest::newRow("expanded umlaut") << u"Mueller"_s << u"mueller"_s << u"mueller"_s << u"muller"_s;
    QTest::newRow("combining diaeresis") << u"Mu\u0308ller"_s << u"mueller"_s << u"muller"_s << u"muller"_s;
    QTest::newRow("sharp s") << u"Groß"_s << u"gross"_s << u"gross"_s << u"gross"_s;
    QTest::newRow("capital sharp s") << u"GROẞ"_s << u"gross"_s << u"gross"_s << u"gross"_s;
    QTest::newRow("u e after a vowel")
        << u"Bauer, Neuer"_s << u"bauer neuer"_s << u"bauer neuer"_s << u"bauer neuer"_s;
    QTest::newRow("q u e") << u"Quell"_s << u"quell"_s << u"quell"_s << u"quell"_s;
    QTest::newRow("umlaut before u e") << u"Häuer"_s << u"haeuer"_s << u"hauer"_s << u"hauer"_s;
    QTest::newRow("trema, no umlaut") << u"Raül"_s << u"raul"_s << u"raul"_s << u"raul"_s;
    QTest::newRow("accents") << u"José André Çelik"_s << u"jose andre celik"_s << u"jose andre celik"_s
                             << u"jose andre celik"_s;
    QTest::newRow("Danish") << u"Sørensen Ærø Åge"_s << u"soerensen aeroe aage"_s << u"sorensen aero age"_s
                            << u"sorensen aro age"_s;
    QTest::newRow("Polish") << u"Wójcik-Łukaszewicz, Żaneta"_s << u"wojcik lukaszewicz zaneta"_s
                            << u"wojcik lukaszewicz zaneta"_s << u"wojcik lukaszewicz zaneta"_s;
    QTest::newRow("Czech") << u"Dvořák Šárka Němcová"_s << u"dvorak sarka nemcova"_s
                           << u"dvorak sarka nemcova"_s << u"dvorak sarka nemcova"_s;
    QTest::newRow("Hungarian") << u"Erdős, Győző"_s << u"erdos gyozo"_s << u"erdos gyozo"_s
                               << u"erdos gyozo"_s;
    QTest::newRow("Turkish") << u"Yılmaz İsmail Gülşen"_s << u"yilmaz ismail guelsen"_s
                             << u"yilmaz ismail gulsen"_s << u"yilmaz ismail gulsen"_s;
    QTest::newRow("Serbian") << u"Đoković"_s << u"djokovic"_s << u"dokovic"_s << u"djokovic"_s;
    QTest::newRow("Icelandic") << u"Þórðarson"_s << u"thordarson"_s << u"thordarson"_s << u"thordarson"_s;
    QTest::newRow("Vietnamese") << u"Nguyễn Ngọc"_s << u"nguyen ngoc"_s << u"nguyen ngoc"_s
                                << u"nguyen ngoc"_s;
    QTest::newRow("Russian") << u"Широв, Алексей"_s << u"shirov aleksei"_s << u"shirov aleksei"_s
                             << u"shirov aleksei"_s;
    QTest::newRow("Russian, soft sign")
        << u"Наумкин Игорь"_s << u"naumkin igor"_s << u"naumkin igor"_s << u"naumkin igor"_s;
    QTest::newRow("Ukrainian") << u"Ґалаґан Їжак"_s << u"galagan yizhak"_s << u"galagan yizhak"_s
                               << u"galagan yizhak"_s;
    QTest::newRow("Greek") << u"Παπαδόπουλος"_s << u"papadopoylos"_s << u"papadopoylos"_s
                           << u"papadopoylos"_s;
    QTest::newRow("apostrophes") << u"O'Neil O’Neil D`Angelo"_s << u"oneil oneil dangelo"_s
                                 << u"oneil oneil dangelo"_s << u"oneil oneil dangelo"_s;
    QTest::newRow("hyphens") << u"Hans-Peter Hans‐Peter Hans–Peter"_s << u"hans peter hans peter hans peter"_s
                             << u"hans peter hans peter hans peter"_s
                             << u"hans peter hans peter hans peter"_s;
    QTest::newRow("dots and commas") << u"Dr.Müller,H.P."_s << u"dr mueller h p"_s << u"dr muller h p"_s
                                     << u"dr muller h p"_s;
    QTest::newRow("digits") << u"C0505-1043"_s << u"c0505 1043"_s << u"c0505 1043"_s << u"c0505 1043"_s;
    QTest::newRow("other script") << u"Ding 丁 Liren"_s << u"ding liren"_s << u"ding liren"_s
                                  << u"ding liren"_s;
}

void TestNameFold::spells()
{
    QFETCH(QString, name);
    QFETCH(QString, expanded);
    QFETCH(QString, plain);
    QFETCH(QString, searched);
    QCOMPARE(QString::fromStdString(spelled(name.toStdString(), NameSpelling::Expanded)), expanded);
    QCOMPARE(QString::fromStdString(spelled(name.toStdString(), NameSpelling::Plain)), plain);
    QCOMPARE(QString::fromStdString(search(name)), searched);
    std::string buffer = "what was here before";
    spell(name.toStdString(), NameSpelling::Search, buffer);
    QCOMPARE(buffer, search(name));
}

/// Bytes that are no UTF-8, above all those that would stand for more than there are letters.
void TestNameFold::brokenBytesSeparate()
{
    for (const char* text : {"a\xFF"
                             "b",
                             "a\xF7\xBF\xBF\xBF"
                             "b",
                             "a\xF4\x90\x80\x80"
                             "b"})
        QCOMPARE(spelled(text, NameSpelling::Search), std::string("a b"));
}

void TestNameFold::searchesAlike_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::newRow("Müller") << QStringList{u"Müller"_s, u"Mueller"_s, u"Muller"_s, u"MÜLLER"_s, u"MUELLER"_s};
    QTest::newRow("Jörg") << QStringList{u"Jörg"_s, u"Joerg"_s, u"Jorg"_s};
    QTest::newRow("Bräuer") << QStringList{u"Bräuer"_s, u"Braeuer"_s, u"Brauer"_s};
    QTest::newRow("Grüßer") << QStringList{u"Grüßer"_s, u"Gruesser"_s, u"Grusser"_s};
    QTest::newRow("Sørensen") << QStringList{u"Sørensen"_s, u"Soerensen"_s, u"Sorensen"_s, u"Sörensen"_s};
    QTest::newRow("Åge") << QStringList{u"Åge"_s, u"Aage"_s, u"Age"_s, u"Äge"_s};
    QTest::newRow("Kænel") << QStringList{u"Kænel"_s, u"Känel"_s, u"Kaenel"_s, u"Kanel"_s};
    QTest::newRow("O'Neil") << QStringList{u"O'Neil"_s, u"O’Neil"_s, u"ONeil"_s};
    QTest::newRow("Walęsa") << QStringList{u"Wałęsa"_s, u"Walesa"_s};
}

void TestNameFold::searchesAlike()
{
    QFETCH(QStringList, names);
    for (const QString& name : names)
        QCOMPARE(search(name), search(names.first()));
}

void TestNameFold::keepsApart_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::newRow("Bauer, Baur") << u"Bauer"_s << u"Baur"_s;
    QTest::newRow("Neuer, Neur") << u"Neuer"_s << u"Neur"_s;
    QTest::newRow("Meyer, Meier") << u"Meyer"_s << u"Meier"_s;
    QTest::newRow("Schmid, Schmidt") << u"Schmid"_s << u"Schmidt"_s;
}

void TestNameFold::keepsApart()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QVERIFY(search(a) != search(b));
}

void TestNameFold::soundsAlike_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::newRow("Shirov") << QStringList{u"Shirov"_s, u"Schirow"_s, u"Širov"_s, u"Широв"_s};
    QTest::newRow("Ivanchuk") << QStringList{u"Ivanchuk"_s, u"Iwantschuk"_s, u"Iwanczuk"_s, u"Иванчук"_s};
    QTest::newRow("Shcherbakov") << QStringList{u"Shcherbakov"_s, u"Schtscherbakow"_s, u"Щербаков"_s};
    QTest::newRow("Karpov") << QStringList{u"Karpov"_s, u"Karpow"_s, u"Карпов"_s};
    QTest::newRow("Mikhail") << QStringList{u"Mikhail"_s, u"Michail"_s, u"Михаил"_s};
    QTest::newRow("Evgeny") << QStringList{u"Evgeny"_s,   u"Jewgeni"_s, u"Yevgeny"_s,
                                           u"Jewgenij"_s, u"Evgenii"_s, u"Евгений"_s};
    QTest::newRow("Sergei") << QStringList{u"Sergei"_s, u"Sergey"_s, u"Sergej"_s, u"Сергей"_s};
    QTest::newRow("Alexei") << QStringList{u"Alexei"_s, u"Alexey"_s, u"Aleksej"_s, u"Алексей"_s};
    QTest::newRow("Yuri") << QStringList{u"Yuri"_s, u"Juri"_s, u"Jurij"_s, u"Yuriy"_s, u"Юрий"_s};
    QTest::newRow("Zhukov") << QStringList{u"Zhukov"_s, u"Schukow"_s, u"Žukov"_s, u"Жуков"_s};
    QTest::newRow("Zaitsev") << QStringList{u"Zaitsev"_s, u"Saizew"_s, u"Zajcev"_s.replace(u'c', u"ts"_s),
                                            u"Зайцев"_s};
    QTest::newRow("Petrovic") << QStringList{u"Petrović"_s, u"Petrovic"_s, u"Petrowitsch"_s, u"Petrovich"_s};
    QTest::newRow("Meier") << QStringList{u"Meier"_s, u"Meyer"_s, u"Maier"_s, u"Mayer"_s};
    QTest::newRow("Schmidt") << QStringList{u"Schmidt"_s, u"Schmitt"_s, u"Schmit"_s};
    QTest::newRow("Carl") << QStringList{u"Carl"_s, u"Karl"_s};
    QTest::newRow("Marc") << QStringList{u"Marc"_s, u"Mark"_s, u"Marck"_s};
    QTest::newRow("Philip") << QStringList{u"Philip"_s, u"Filip"_s, u"Philipp"_s};
    QTest::newRow("Mahler") << QStringList{u"Mahler"_s, u"Maler"_s};
    QTest::newRow("Kühn") << QStringList{u"Kühn"_s, u"Kuhn"_s, u"Kün"_s};
    QTest::newRow("Walther") << QStringList{u"Walther"_s, u"Walter"_s, u"Valter"_s};
    QTest::newRow("Schulz") << QStringList{u"Schulz"_s, u"Schults"_s, u"Schultz"_s};
    QTest::newRow("Mahmoud") << QStringList{u"Mahmoud"_s, u"Mahmud"_s};
}

void TestNameFold::soundsAlike()
{
    QFETCH(QStringList, names);
    const std::string sound = soundOf(search(names.first()));
    for (const QString& name : names)
        QCOMPARE(soundOf(search(name)), sound);
}

void TestNameFold::soundsDifferent_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::newRow("Jan, Jana") << u"Jan"_s << u"Jana"_s;
    QTest::newRow("Jens, Ens") << u"Jens"_s << u"Ens"_s;
    QTest::newRow("Koch, Kock") << u"Koch"_s << u"Kock"_s;
    QTest::newRow("Müller, Möller") << u"Müller"_s << u"Möller"_s;
    QTest::newRow("Hahn, Hann") << u"Hahne"_s << u"Hahn"_s;
    QTest::newRow("Michael, Mikael") << u"Michael"_s << u"Mikael"_s;
}

void TestNameFold::soundsDifferent()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QVERIFY(soundOf(search(a)) != soundOf(search(b)));
}

void TestNameFold::beginningsStayBeginnings()
{
    const QStringList names{u"Müller-Mueller, Jörg"_s,     u"Bräuer, Raül Aaron"_s,
                            u"van 't Hoff, O’Neil Groß"_s, u"Щербаков Алексей"_s,
                            u"Aeschbach, Haas Queck"_s,    u"Sørensen Åge Ærø Œuvre"_s,
                            u"Đoković, Þór 丁 Ğüneş"_s,    u"Nguyễn Ngọc Trường Sơn"_s};
    for (const QString& name : names) {
        for (const auto spelling : {NameSpelling::Expanded, NameSpelling::Plain, NameSpelling::Search}) {
            const std::string whole = spelled(name.toStdString(), spelling);
            for (qsizetype length = 0; length <= name.size(); ++length) {
                const std::string beginning = spelled(name.left(length).toStdString(), spelling);
                QVERIFY2(whole.starts_with(beginning), beginning.c_str());
            }
        }
    }
}

/// Every letter of the Latin, Greek and Cyrillic blocks that names are written with has a spelling.
void TestNameFold::everyLetterOfEuropeIsSpelled()
{
    const std::set<char32_t> silent{0x42A, 0x42C, 0x44A, 0x44C}; // hard and soft sign
    const auto check = [&](char32_t from, char32_t to) {
        for (char32_t point = from; point <= to; ++point) {
            if (!QChar::isLetter(point) || silent.contains(point))
                continue;
            const std::string name = QString::fromUcs4(&point, 1).toStdString();
            for (const auto spelling : {NameSpelling::Expanded, NameSpelling::Plain, NameSpelling::Search}) {
                const std::string written = spelled(name, spelling);
                QVERIFY2(!written.empty(), qPrintable(QString::number(point, 16)));
                QVERIFY(written.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos);
                const std::string lower = QString::fromUcs4(&point, 1).toLower().toStdString();
                QCOMPARE(spelled(lower, spelling), written);
            }
        }
    };
    check(0x41, 0x5A);
    check(0xC0, 0x148); // Latin-1 letters and Latin Extended-A
    check(0x14A, 0x17E);
    check(0x1CD, 0x1DC);
    check(0x218, 0x21B);
    check(0x1E00, 0x1E99);
    check(0x1EA0, 0x1EF9); // Vietnamese
    check(0x386, 0x3CE);
    check(0x400, 0x45F);
}

void TestNameFold::everyByteIsSurvived()
{
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const std::string text{'a', static_cast<char>(first), static_cast<char>(second)};
            const std::string written = spelled(text, NameSpelling::Search);
            QVERIFY(written.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789 ") == std::string::npos);
            QVERIFY(!written.ends_with(' '));
        }
    }
    QCOMPARE(spelled("M\xFCller", NameSpelling::Search), std::string("m ller"));
    QCOMPARE(spelled("M\xC3", NameSpelling::Search), std::string("m"));
}

void TestNameFold::findsWords()
{
    QVERIFY(wordsOf("").empty());
    QCOMPARE(wordsOf("a"), (std::vector<std::string_view>{"a"}));
    QCOMPARE(wordsOf("van den berg"), (std::vector<std::string_view>{"van", "den", "berg"}));
}

void TestNameFold::knowsParticles()
{
    for (const char* particle : {"von", "van", "der", "de", "zu", "t", "la"})
        QVERIFY2(isParticle(particle), particle);
    for (const char* name : {"vonde", "hans", "", "bin2"})
        QVERIFY2(!isParticle(name), name);
}

ZAHLMEISTER_TEST(TestNameFold, QCoreApplication)

} // namespace tst_namefold

#include "tst_namefold.moc"
