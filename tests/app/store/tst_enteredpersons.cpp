// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>

#include <QTemporaryDir>
#include <QTest>

#include "app/store/database.h"
#include "app/store/enteredpersons.h"
#include "app/store/workfile.h"
#include "tests/support/testmain.h"

namespace tst_enteredpersons {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::app;

namespace {

EnteredPerson person(const char* name, std::optional<int> rating = {}, std::optional<int> index = {})
{
    EnteredPerson one;
    one.known.name = name;
    one.known.club = "40023";
    one.known.personId = "NU4000017";
    one.known.birthYear = 1980;
    if (rating)
        one.known.rating = engine::Rating(*rating);
    one.known.index = index;
    one.known.enteredLevel = "dwz-2016";
    return one;
}

} // namespace

class TestEnteredPersons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsWhatIsKnown();
    void changesRemovesAndRestores();
    void refusesNonsense();
    void readOnlyFilesStayAsTheyAre();
    void namesDamagedRows();

private:
    QTemporaryDir m_folder;
    int m_files = 0;
    QString m_path;
    std::unique_ptr<WorkFile> m_file;
};

void TestEnteredPersons::init()
{
    m_path = m_folder.filePath(u"%1.zahlmeister"_s.arg(++m_files));
    m_file = WorkFile::open(m_path).value();
}

void TestEnteredPersons::keepsWhatIsKnown()
{
    EnteredPerson second = person("Berg, Bodo", -50);
    EnteredPerson first = person("Adler, Anna", 1366, 21);
    second.id = putEnteredPerson(*m_file, second).value();
    first.id = putEnteredPerson(*m_file, first).value();
    m_file.reset();
    m_file = WorkFile::open(m_path).value();
    QVERIFY((enteredPersons(*m_file).value() == std::vector{first, second}));
}

void TestEnteredPersons::changesRemovesAndRestores()
{
    EnteredPerson one = person("Adler, Anna", 1366, 21);
    one.id = putEnteredPerson(*m_file, one).value();
    one.known.club.clear();
    one.known.rating.reset();
    QCOMPARE(putEnteredPerson(*m_file, one).value(), one.id);
    QVERIFY(enteredPersons(*m_file).value() == std::vector{one});
    QVERIFY(removeEnteredPerson(*m_file, one.id).has_value());
    QVERIFY(enteredPersons(*m_file).value().empty());
    QCOMPARE(putEnteredPerson(*m_file, one).value(), one.id);
    QVERIFY(enteredPersons(*m_file).value() == std::vector{one});
}

void TestEnteredPersons::refusesNonsense()
{
    EnteredPerson unborn = person("Adler, Anna");
    unborn.known.birthYear = 1700;
    EnteredPerson negative = person("Adler, Anna", 1500, -1);
    const EnteredPerson longNamed = person(std::string(201, 'x').c_str());
    for (const EnteredPerson& one : {person(""), unborn, negative, longNamed})
        QCOMPARE(putEnteredPerson(*m_file, one).error().code, ErrorCode::OutOfRange);
    QVERIFY(enteredPersons(*m_file).value().empty());
}

void TestEnteredPersons::readOnlyFilesStayAsTheyAre()
{
    const auto id = putEnteredPerson(*m_file, person("Adler, Anna")).value();
    const auto copy = WorkFile::open(m_path).value(); // the second one reads only
    QVERIFY(copy->isReadOnly());
    QVERIFY(!putEnteredPerson(*copy, person("Berg, Bodo")).has_value());
    QVERIFY(!removeEnteredPerson(*copy, id).has_value());
    QCOMPARE(enteredPersons(*copy).value().size(), std::size_t{1});
}

void TestEnteredPersons::namesDamagedRows()
{
    QVERIFY(putEnteredPerson(*m_file, person("Adler, Anna", 1500)).has_value());
    QVERIFY(m_file->database().execute(u"PRAGMA ignore_check_constraints = ON"_s).has_value());
    QVERIFY(m_file->database().execute(u"UPDATE entered_person SET rating = 123456"_s).has_value());
    QCOMPARE(enteredPersons(*m_file).error().code, ErrorCode::DamagedWorkFile);
}

ZAHLMEISTER_TEST(TestEnteredPersons, QCoreApplication)

} // namespace tst_enteredpersons

#include "tst_enteredpersons.moc"
