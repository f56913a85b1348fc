// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>
#include <vector>

#include <QDir>
#include <QDirIterator>
#include <QTest>

#include "app/lists/listimport.h"
#include "app/lists/listkey.h"
#include "app/lists/listrecognition.h"
#include "tests/support/listfiles.h"
#include "tests/support/testmain.h"

namespace tst_listreaders {

using namespace zahlmeister;
using app::ListEncoding;
using app::RowProblem;
using tests::ListFile;

namespace {

/// Everything a reader finds in a text.
struct Read {
    bool recognised = false;
    app::ListFormat format = app::ListFormat::NuCsv;
    std::vector<app::ListPerson> persons = {};
    std::vector<app::ListClub> clubs = {};
    std::vector<app::ListAssociation> associations = {};
    std::vector<app::RefusedRow> refused = {};
    std::optional<Error> error = {};
    bool complete = true;
    bool endsInLine = false;
};

Read read(const QByteArray& bytes, const char* name = "list")
{
    Read result;
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const auto recognition = app::recogniseList(text.substr(0, app::kListSampleSize), name);
    result.recognised = recognition.has_value();
    if (!recognition)
        return result;
    const auto reader = app::listReader(*recognition, std::make_unique<app::MemoryListInput>(text), name);
    for (;;) {
        const auto item = reader->next();
        if (!item.has_value()) {
            result.error = item.error();
            return result;
        }
        if (*item == app::ListItem::Person)
            result.persons.push_back(reader->person());
        else if (*item == app::ListItem::Club)
            result.clubs.push_back(reader->club());
        else if (*item == app::ListItem::Association)
            result.associations.push_back(reader->association());
        else if (*item == app::ListItem::Refused)
            result.refused.push_back(reader->refused());
        else
            break;
    }
    result.format = reader->format();
    result.complete = reader->isComplete();
    result.endsInLine = reader->endsInLine();
    return result;
}

/// A member with everything a list can say.
app::ListPerson anna()
{
    app::ListPerson person;
    person.lastName = "Weiß-O'Neil";
    person.firstName = "Änne";
    person.academicTitle = "Dr.";
    person.birthYear = 1963;
    person.sex = engine::Sex::Female;
    person.federation = "GER";
    person.club = "C0505";
    person.memberNumber = 1043;
    person.status = app::MemberStatus::Passive;
    person.nuId = "NU9900002";
    person.pkz = "10999001";
    person.fideId = 99900011;
    person.title = "WFM";
    person.womenTitle = "WFM";
    person.otherTitles = "FA,NI";
    person.dwz = engine::Rating(2105);
    person.index = 45;
    person.lastEvaluation = 202611;
    person.elo = engine::Rating(2150);
    person.rapidElo = engine::Rating(2090);
    person.blitzElo = engine::Rating(2088);
    return person;
}

app::ListPerson unratedMember()
{
    app::ListPerson person;
    person.lastName = "von der Tann";
    person.firstName = "Karl Heinz";
    person.sex = engine::Sex::Male;
    person.club = "30101";
    person.memberNumber = 7;
    person.status = app::MemberStatus::Active;
    person.nuId = "NU9900003";
    person.pkz = "10999002";
    return person;
}

/// The FIDE has no letters with marks.
app::ListPerson asIn(ListFile file, app::ListPerson person)
{
    if (tests::usualEncoding(file) == ListEncoding::Utf8) {
        person.lastName = tests::fideSpelling(person.lastName);
        person.firstName = tests::fideSpelling(person.firstName);
    }
    return person;
}

QByteArray fileOf(ListFile file, const std::vector<app::ListPerson>& persons, ListEncoding encoding)
{
    std::string text = tests::listFileHead(file);
    for (const app::ListPerson& person : persons)
        text += tests::listFileRow(file, person, "SC Müsterhausen");
    return tests::encoded(text + tests::listFileTail(file), encoding);
}

/// What a list of a layout can know of a person.
app::ListPerson seenThrough(ListFile file, app::ListPerson person)
{
    const bool isFide = tests::usualEncoding(file) == ListEncoding::Utf8;
    if (isFide) {
        person.club.clear();
        person.memberNumber.reset();
        person.nuId.clear();
        person.dwz.reset();
    }
    if (isFide || file == ListFile::Lst) {
        person.index.reset();
        person.lastEvaluation.reset();
    } else {
        person.otherTitles.clear();
    }
    if (file == ListFile::FideStandard || (!isFide && file != ListFile::Nu20 && file != ListFile::Lst)) {
        person.rapidElo.reset();
        person.blitzElo.reset();
    }
    if (!isFide && file != ListFile::Nu20 && file != ListFile::Lst)
        person.womenTitle.clear();
    if (isFide)
        person.academicTitle.clear();
    if (file != ListFile::DewisCsv2)
        person.pkz.clear();
    if (file == ListFile::DewisCsv1 || file == ListFile::DewisCsv2)
        person.nuId.clear();
    return person;
}

const std::vector<std::pair<const char*, ListFile>> kFiles{{"nu, 17 columns", ListFile::Nu17},
                                                           {"nu, 20 columns", ListFile::Nu20},
                                                           {"DeWIS v2", ListFile::DewisCsv2},
                                                           {"DeWIS v1", ListFile::DewisCsv1},
                                                           {"DOS", ListFile::Dos},
                                                           {"FIDE combined", ListFile::FideCombined},
                                                           {"FIDE legacy", ListFile::FideLegacy},
                                                           {"FIDE standard", ListFile::FideStandard},
                                                           {"FIDE XML", ListFile::FideXml},
                                                           {"Swiss-Chess", ListFile::Lst}};

} // namespace

class TestListReaders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryGeneration_data();
    void readsEveryGeneration();
    void readsEveryEncoding_data();
    void readsEveryEncoding();
    void survivesEveryTruncation_data();
    void survivesEveryTruncation();
    void survivesEveryChangedByte_data() { survivesEveryTruncation_data(); }
    void survivesEveryChangedByte();
    void goesByTheNamesOfColumns();
    void namesTheMissingColumn();
    void refusesRows_data();
    void refusesRows();
    void refusesFideRows_data();
    void refusesFideRows();
    void readsASecondHeader();
    void readsTitlesThatOverflow();
    void readsAwkwardXml();
    void findsWhereXmlBreaksOff();
    void readsClubsAndAssociations();
    void recognisesNothingElse_data();
    void recognisesNothingElse();
    void readsSamples();
};

void TestListReaders::readsEveryGeneration_data()
{
    QTest::addColumn<ListFile>("file");
    for (const auto& [name, file] : kFiles)
        QTest::newRow(name) << file;
}

void TestListReaders::readsEveryGeneration()
{
    QFETCH(const ListFile, file);
    const bool isFide = tests::usualEncoding(file) == ListEncoding::Utf8;
    std::vector<app::ListPerson> persons{asIn(file, anna())};
    if (isFide) {
        app::ListPerson alone; // a person with one name only, whom nothing else is known of
        alone.lastName = "Ohne Komma";
        alone.fideId = 99900044;
        alone.federation = "GER";
        alone.status = app::MemberStatus::Active;
        persons.push_back(alone);
    } else {
        persons.push_back(unratedMember());
    }
    const Read result = read(fileOf(file, persons, tests::usualEncoding(file)));
    QVERIFY(result.recognised);
    QVERIFY2(result.refused.empty(), result.refused.empty() ? "" : result.refused.front().value.c_str());
    QCOMPARE(result.persons.size(), persons.size());
    for (std::size_t i = 0; i < persons.size(); ++i) {
        const app::ListPerson expected = seenThrough(file, persons[i]);
        app::forEachListFieldPair(result.persons[i], expected,
                                  [](const auto& a, const auto& b) { QVERIFY(a == b); });
    }
    QCOMPARE(result.endsInLine, false);
    QCOMPARE(result.complete, file != ListFile::FideStandard);
    QCOMPARE(result.clubs.size(), file == ListFile::Lst ? 2u : 0u);
}

void TestListReaders::readsEveryEncoding_data()
{
    QTest::addColumn<ListFile>("file");
    QTest::addColumn<ListEncoding>("encoding");
    QTest::addColumn<bool>("mark");
    for (const ListFile file : {ListFile::Nu17, ListFile::Nu20, ListFile::DewisCsv2, ListFile::DewisCsv1,
                                ListFile::Dos, ListFile::Lst}) {
        for (const ListEncoding encoding :
             {ListEncoding::Utf8, ListEncoding::Windows1252, ListEncoding::Cp850,
              ListEncoding::Utf16LittleEndian, ListEncoding::Utf16BigEndian}) {
            const bool utf8Or16 = encoding != ListEncoding::Windows1252 && encoding != ListEncoding::Cp850;
            for (const bool mark : {false, true}) {
                if (mark && !utf8Or16)
                    continue;
                QTest::addRow("%d %s%s", static_cast<int>(file), app::listEncodingText(encoding).data(),
                              mark ? " with mark" : "")
                    << file << encoding << mark;
            }
        }
    }
}

void TestListReaders::readsEveryEncoding()
{
    QFETCH(const ListFile, file);
    QFETCH(const ListEncoding, encoding);
    QFETCH(const bool, mark);
    QByteArray bytes = fileOf(file, {anna(), unratedMember()}, encoding);
    if (mark)
        bytes.prepend(tests::encoded("\xef\xbb\xbf", encoding));
    const Read result = read(bytes);
    QVERIFY(result.recognised);
    QVERIFY(result.refused.empty());
    QCOMPARE(result.persons.size(), 2u);
    QCOMPARE(result.persons[0].lastName, anna().lastName);
    QCOMPARE(result.persons[0].firstName, anna().firstName);
}

void TestListReaders::survivesEveryTruncation_data()
{
    readsEveryGeneration_data();
}

// A list that breaks off never brings a row that it does not have in full.
void TestListReaders::survivesEveryTruncation()
{
    QFETCH(const ListFile, file);
    const std::vector<app::ListPerson> persons{asIn(file, anna()), asIn(file, anna())};
    const QByteArray whole = fileOf(file, persons, tests::usualEncoding(file));
    const Read complete = read(whole);
    QCOMPARE(complete.persons.size(), 2u);
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const Read result = read(whole.first(size));
        QVERIFY(result.persons.size() <= 2);
        QVERIFY(result.error || result.persons.size() + result.refused.size() <= 3);
        for (std::size_t i = 0; i + 1 < result.persons.size(); ++i)
            QCOMPARE(result.persons[i], complete.persons[i]);
        if (!result.persons.empty() && result.persons.back() != complete.persons.front())
            QVERIFY2(result.endsInLine, qPrintable(QString::number(size)));
    }
}

// Whatever a byte is changed to: rows are read, or refused with a line, and the rows around are not harmed.
void TestListReaders::survivesEveryChangedByte()
{
    QFETCH(const ListFile, file);
    const QByteArray whole = fileOf(file, {asIn(file, anna()), unratedMember()}, tests::usualEncoding(file));
    for (qsizetype place = 0; place < whole.size(); ++place) {
        for (const char byte : {'\0', '\n', '"', '9', 'x', '<', '&', ';', '\xff'}) {
            QByteArray damaged = whole;
            damaged[place] = byte;
            const Read result = read(damaged);
            for (const app::ListPerson& person : result.persons) {
                QVERIFY(app::listKey(person).has_value());
                QVERIFY(!person.lastName.empty());
                QVERIFY(isUtf8(person.lastName + person.firstName + person.otherTitles));
            }
            for (const app::RefusedRow& row : result.refused) {
                QVERIFY(row.line >= 1);
                QVERIFY(isUtf8(row.value));
            }
        }
    }
}

void TestListReaders::goesByTheNamesOfColumns()
{
    const QByteArray text("index;DWZ;Vorname;Nachname;Farbe;geburtsjahr;MGL_NR;VKZ\n"
                          "20;1650;Anna;Müller;rot;2009;1001;30101\n"
                          "\"20\";\"1650\";\"An\"\"na\";\"Mül;ler\";rot;2009;1002;c0505\n");
    const Read result = read(text);
    QCOMPARE(result.persons.size(), 2u);
    QCOMPARE(result.persons[0].lastName, std::string("Müller"));
    QCOMPARE(result.persons[0].dwz, engine::Rating(1650));
    QCOMPARE(result.persons[0].index, 20);
    QCOMPARE(result.persons[0].club, std::string("30101"));
    QCOMPARE(result.persons[1].firstName, std::string("An\"na"));
    QCOMPARE(result.persons[1].lastName, std::string("Mül;ler"));
    QCOMPARE(result.persons[1].club, std::string("C0505"));
}

void TestListReaders::namesTheMissingColumn()
{
    std::string head = tests::listFileHead(ListFile::Nu17);
    for (const auto& [column, name] :
         {std::pair("ZPS", "ZPS"), std::pair("Mitgliedsnummer", "Mitgliedsnummer"),
          std::pair("Geburtsjahr", "Geburtsjahr"), std::pair("DWZ", "DWZ"), std::pair("Index", "Index")}) {
        std::string without = head;
        without.replace(without.find(column), std::string(column).size(), "anything");
        const Read result = read(QByteArray::fromStdString(without + "\r\n"));
        QVERIFY(result.error.has_value());
        QCOMPARE(result.error->code, ErrorCode::MissingColumn);
        QCOMPARE(result.error->args.at(1), std::string(name));
    }
    const Read fide = read("ID Number      Name            Fed Sex SRtng SGm\r\n1 A GER M 1\r\n");
    QVERIFY(fide.error && fide.error->code == ErrorCode::MissingColumn);
    QCOMPARE(fide.error->args.at(1), std::string("B-day"));
}

void TestListReaders::refusesRows_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("problem");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* text, RowProblem problem, const char* value) {
        QTest::newRow(name) << QByteArray(text) << static_cast<int>(problem) << QString::fromUtf8(value);
    };
    row("too few", "30101,1001,A", RowProblem::TooFewColumns, "3 / 14");
    row("too many", "30101,1,A,M,A,W,D,2009,202617,1650,20,,,,", RowProblem::TooManyColumns, "15 / 14");
    row("quotation mark", "30101,1,A,\"M,W,D,2009,202617,1650,20,,,,", RowProblem::UnclosedQuote,
        "30101,1,A,\"M,W,D,2009,202617,1650,20,,,,");
    row("after the quotation mark", "30101,1,A,\"M\"x,W,D,2009,202617,1650,20,,,,", RowProblem::UnclosedQuote,
        "30101,1,A,\"M\"x,W,D,2009,202617,1650,20,,,,");
    row("VKZ too short", "3101,1,A,\"M,A\",W,D,2009,202617,1650,20,,,,", RowProblem::BadClub, "3101");
    row("VKZ with a sign", "30-01,1,A,\"M,A\",W,D,2009,202617,1650,20,,,,", RowProblem::BadClub, "30-01");
    row("official", "30101,0,A,\"M,A\",W,D,2009,202617,1650,20,,,,", RowProblem::NoMembership, "0");
    row("official without number", "30101,,A,\"M,A\",W,D,2009,,,,,,,", RowProblem::NoMembership, "");
    row("official with letters", "30101,F1,A,\"M,A\",W,D,2009,,,,,,,", RowProblem::NoMembership, "F1");
    row("number too large", "30101,100000,A,\"M,A\",W,D,2009,,,,,,,", RowProblem::BadMemberNumber, "100000");
    row("number far too large", "30101,99999999999,A,\"M,A\",W,D,2009,,,,,,,", RowProblem::BadMemberNumber,
        "99999999999");
    row("no name", "30101,1,A,,W,D,2009,,,,,,,", RowProblem::NoName, "");
    row("only a forename", "30101,1,A,\",Anna\",W,D,2009,,,,,,,", RowProblem::NoName, ",Anna");
    row("status", "30101,1,X,\"M,A\",W,D,2009,,,,,,,", RowProblem::BadStatus, "X");
    row("sex", "30101,1,A,\"M,A\",7,D,2009,,,,,,,", RowProblem::BadSex, "7");
    row("year", "30101,1,A,\"M,A\",W,D,209,,,,,,,", RowProblem::BadBirthYear, "209");
    row("year of another age", "30101,1,A,\"M,A\",W,D,1066,,,,,,,", RowProblem::BadBirthYear, "1066");
    row("week", "30101,1,A,\"M,A\",W,D,2009,202654,1650,20,,,,", RowProblem::BadLastEvaluation, "202654");
    row("DWZ", "30101,1,A,\"M,A\",W,D,2009,202617,16x0,20,,,,", RowProblem::BadRating, "16x0");
    row("DWZ too high", "30101,1,A,\"M,A\",W,D,2009,202617,16500,20,,,,", RowProblem::BadRating, "16500");
    row("negative DWZ", "30101,1,A,\"M,A\",W,D,2009,202617,-50,20,,,,", RowProblem::BadRating, "-50");
    row("index", "30101,1,A,\"M,A\",W,D,2009,202617,1650,2O,,,,", RowProblem::BadIndex, "2O");
    row("index without DWZ", "30101,1,A,\"M,A\",W,D,2009,202617,,20,,,,", RowProblem::BadIndex, "20");
    row("Elo", "30101,1,A,\"M,A\",W,D,2009,202617,1650,20,28OO,,,", RowProblem::BadRating, "28OO");
    row("title", "30101,1,A,\"M,A\",W,D,2009,202617,1650,20,,G1,,", RowProblem::BadTitle, "G1");
    row("FIDE id", "30101,1,A,\"M,A\",W,D,2009,202617,1650,20,,,46x,", RowProblem::BadFideId, "46x");
    row("federation", "30101,1,A,\"M,A\",W,D,2009,202617,1650,20,,,,DE", RowProblem::BadFederation, "DE");
    row("control character", "30101,1,A,\"M\x01,A\",W,D,2009,,,,,,,", RowProblem::BadCharacter,
        "30101,1,A,\"M\ufffd,A\",W,D,2009,,,,,,,");
}

void TestListReaders::refusesRows()
{
    QFETCH(const QByteArray, row);
    QFETCH(const int, problem);
    QFETCH(const QString, value);
    const QByteArray good("30102,5,P,\"Good,Row\",M,D,1990,202611,1802,45,,,,\r\n");
    const Read result = read(QByteArray::fromStdString(tests::listFileHead(ListFile::DewisCsv1)) + good +
                             row + "\r\n" + good);
    QCOMPARE(result.persons.size(), 2u);
    QCOMPARE(result.refused.size(), 1u);
    QCOMPARE(result.refused[0].line, 3);
    QCOMPARE(static_cast<int>(result.refused[0].problem), problem);
    QCOMPARE(QString::fromStdString(result.refused[0].value), value);
}

void TestListReaders::refusesFideRows_data()
{
    QTest::addColumn<qsizetype>("place");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("problem");
    const auto row = [](const char* name, qsizetype place, const char* bytes, RowProblem problem) {
        QTest::newRow(name) << place << QByteArray(bytes) << static_cast<int>(problem);
    };
    row("no id", 0, "               ", RowProblem::BadFideId);
    row("letters in the id", 0, "12x4", RowProblem::BadFideId);
    row("no name", 15, "                                                             ", RowProblem::NoName);
    row("federation", 76, "G", RowProblem::BadFederation);
    row("federation too short", 76, "GE ", RowProblem::BadFederation);
    row("sex", 80, "7", RowProblem::BadSex);
    row("title", 84, "F7", RowProblem::BadTitle);
    row("rating", 113, "2x50", RowProblem::BadRating);
    row("rating out of its column", 113, "21500", RowProblem::BadRating);
    row("rapid rating", 126, "x", RowProblem::BadRating);
    row("year", 152, "63  ", RowProblem::BadBirthYear);
    row("no year", 152, "    ", RowProblem::LineTooShort);
    row("flag", 158, "7", RowProblem::UnknownLine);
}

void TestListReaders::refusesFideRows()
{
    QFETCH(const qsizetype, place);
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, problem);
    app::ListPerson good = anna();
    good.lastName = "Weiss";
    good.firstName = "Anna";
    QByteArray row = QByteArray::fromStdString(tests::listFileRow(ListFile::FideCombined, good));
    const QByteArray text = QByteArray::fromStdString(tests::listFileHead(ListFile::FideCombined)) + row;
    row.replace(place, bytes.size(), bytes);
    if (problem == static_cast<int>(RowProblem::BadFederation) && bytes == "G")
        row[79] = 'X'; // four letters
    const Read result = read(text + row + text.mid(text.indexOf('\n') + 1));
    QCOMPARE(result.persons.size(), 2u);
    QCOMPARE(result.refused.size(), 1u);
    QCOMPARE(result.refused[0].line, 3);
    QCOMPARE(static_cast<int>(result.refused[0].problem), problem);
}

void TestListReaders::readsASecondHeader()
{
    // Two lists put one after the other, the second with other columns.
    const QByteArray text = fileOf(ListFile::Nu20, {anna()}, ListEncoding::Windows1252) +
                            fileOf(ListFile::Nu17, {unratedMember()}, ListEncoding::Windows1252) +
                            fileOf(ListFile::Nu17, {unratedMember()}, ListEncoding::Windows1252);
    const Read result = read(text);
    QCOMPARE(result.persons.size(), 3u);
    QCOMPARE(result.persons[1].lastName, unratedMember().lastName);
    QCOMPARE(result.refused.size(), 2u);
    QCOMPARE(result.refused[0].problem, RowProblem::RepeatedHeader);
    QCOMPARE(result.refused[1].problem, RowProblem::RepeatedHeader);
}

// Three rows of the FIDE's list are a character longer than the others: their titles overflow.
void TestListReaders::readsTitlesThatOverflow()
{
    const app::ListPerson person = asIn(ListFile::FideCombined, anna());
    std::string row = tests::listFileRow(ListFile::FideCombined, person);
    row.replace(94, 19, "SI,FI,LSI,SLI,NAAFM ");
    // The second has lost the blanks at its end, the third its end.
    const Read result =
        read(QByteArray::fromStdString(tests::listFileHead(ListFile::FideCombined) + row +
                                       row.substr(0, 157) + "\r\n" + row.substr(0, 155) + "\r\n"));
    QCOMPARE(result.persons.size(), 2u);
    for (const app::ListPerson& read : result.persons) {
        QCOMPARE(read.otherTitles, std::string("SI,FI,LSI,SLI,NA,AFM"));
        QCOMPARE(read.elo, person.elo);
        QCOMPARE(read.blitzElo, person.blitzElo);
        QCOMPARE(read.birthYear, person.birthYear);
    }
    QCOMPARE(result.refused.size(), 1u);
}

void TestListReaders::readsAwkwardXml()
{
    const Read result = read(R"(<?xml version="1.0" encoding="UTF-8"?>
<!-- a list of <players> -- with -> traps -->
<playerslist>
<player id="7"><fideid> 1503014 </fideid>
<name>Carlsen &amp; S&#xf6;hne,<!-- no --> <![CDATA[R&D]]></name><country>NOR</country><title/>
<unknown><deep>1</deep></unknown><rating>2823</rating><birthday>0</birthday></player>
<player/>
<player><fideid>2</fideid><name>Bad &nbsp; Entity</name><country>GER</country><rating>1</rating></player>
<player><name>No Id</name></player>
</playerslist>)");
    QCOMPARE(result.persons.size(), 1u);
    QCOMPARE(result.persons[0].lastName, std::string("Carlsen & Söhne"));
    QCOMPARE(result.persons[0].firstName, std::string("R&D"));
    QCOMPARE(result.persons[0].fideId, 1503014);
    QCOMPARE(result.persons[0].elo, engine::Rating(2823));
    QCOMPARE(result.refused.size(), 2u);
    QCOMPARE(result.refused[0].problem, RowProblem::BadCharacter);
    QCOMPARE(result.refused[0].line, 8);
    QCOMPARE(result.refused[1].problem, RowProblem::NoId);
    QVERIFY(result.complete);
}

void TestListReaders::findsWhereXmlBreaksOff()
{
    const QByteArray player("<player><fideid>5</fideid><name>A, B</name><country>GER</country></player>\n");
    const Read middle = read("<playerslist>" + player + "<player><fideid>6</fideid><name>Cut, Off\n" +
                             player + "</playerslist>");
    QCOMPARE(middle.persons.size(), 2u);
    QCOMPARE(middle.refused.size(), 1u);
    QCOMPARE(middle.refused[0].problem, RowProblem::IncompleteRecord);
    QVERIFY(middle.complete);
    const Read end = read("<playerslist>" + player + player.first(40));
    QCOMPARE(end.persons.size(), 1u);
    QCOMPARE(end.refused.size(), 1u);
    QVERIFY(!end.complete && end.endsInLine);
    // Text without end does not fill the memory.
    const Read huge =
        read("<playerslist>" + player + "<player><name>" + QByteArray(3'000'000, 'x') + "</name>" + player);
    QCOMPARE(huge.persons.size(), 2u);
}

void TestListReaders::readsClubsAndAssociations()
{
    const tests::MadeUpLists lists(1, 2000, 0);
    const Read clubs = read(tests::clubFile(lists.clubs()));
    QCOMPARE(clubs.clubs, lists.clubs());
    const Read associations = read(tests::associationFile(lists.associations()));
    QCOMPARE(associations.associations, lists.associations());

    const Read dos = read(tests::encoded(
        "30101|3|300|SV Müsterhausen, e.V.\r\nM0001|M|M00|Problemschach\r\n\x1a", ListEncoding::Cp850));
    QCOMPARE(dos.clubs.size(), 2u);
    QCOMPARE(dos.clubs[0], (app::ListClub{"30101", "SV Müsterhausen, e.V.", "300", "3"}));
    const Read root = read("000|0||Deutschland\r\n300|3|000|Musterverband\r\n30|3|000|zu kurz\r\n");
    QCOMPARE(root.associations.size(), 2u);
    QCOMPARE(root.associations[0], (app::ListAssociation{"000", "Deutschland", "", "0"}));
    QCOMPARE(root.refused.size(), 1u);
    QCOMPARE(root.refused[0].problem, RowProblem::BadAssociation);
}

void TestListReaders::recognisesNothingElse_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("blanks") << QByteArray("\r\n\r\n  ");
    QTest::newRow("prose") << QByteArray("Liebe Schachfreunde,\nanbei die Liste.");
    QTest::newRow("JSON") << QByteArray("{\"format\": \"zahlmeister-tournament\"}");
    QTest::newRow("another XML")
        << QByteArray("<?xml version=\"1.0\"?><dewis><player></player></dewis>").replace("player", "x");
    QTest::newRow("zeroes") << QByteArray(5000, '\0');
    QTest::newRow("another CSV") << QByteArray("Name,Ort,Datum\nA,B,C\n");
    QTest::newRow("a line without end") << QByteArray(2'000'000, ';');
}

void TestListReaders::recognisesNothingElse()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!read(bytes).recognised);
}

// Files of others, when they are there (design: samples are test data only).
void TestListReaders::readsSamples()
{
    const QString folder = qEnvironmentVariable("ZAHLMEISTER_SAMPLES");
    if (folder.isEmpty())
        QSKIP("ZAHLMEISTER_SAMPLES is not set");
    int files = 0;
    for (const char* const kind : {"dsb_csv_synthetic", "fide_list", "swisschess_lst_synthetic"}) {
        QDirIterator iterator(folder + u'/' + QString::fromLatin1(kind), QDir::Files,
                              QDirIterator::Subdirectories);
        while (iterator.hasNext()) {
            QFile file(iterator.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const Read result = read(file.readAll(), qPrintable(file.fileName()));
            QVERIFY2(result.recognised && !result.error, qPrintable(file.fileName()));
            QVERIFY2(result.refused.empty(), qPrintable(file.fileName()));
            QVERIFY(!result.persons.empty() || !result.clubs.empty() || !result.associations.empty());
            ++files;
        }
    }
    QVERIFY(files >= 16);
}

ZAHLMEISTER_TEST(TestListReaders, QCoreApplication)

} // namespace tst_listreaders

#include "tst_listreaders.moc"
