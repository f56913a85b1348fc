// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/submission/organisation.h"
#include "tests/support/testmain.h"

namespace tst_organisation {

using namespace zahlmeister;
using app::OrganisationKind;
using app::ResponsibleReferee;

namespace {

class TestOrganisation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void levels_data();
    void levels();
    void refuses_data();
    void refuses();
};

} // namespace

// RULE: WO2026 6.3, 5.1.1.4, 5.2.1, 5.2.2
void TestOrganisation::levels_data()
{
    QTest::addColumn<QByteArray>("level");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("referee");
    QTest::addColumn<QByteArray>("association");
    const auto row = [](const char* level, OrganisationKind kind, ResponsibleReferee referee,
                        const char* association) {
        QTest::newRow(level) << QByteArray(level) << static_cast<int>(kind) << static_cast<int>(referee)
                             << QByteArray(association);
    };
    row("000", OrganisationKind::Federation, ResponsibleReferee::AppointedByFederation,
        "Deutscher Schachbund");
    row("001", OrganisationKind::Youth, ResponsibleReferee::YouthReferee, "Deutsche Schachjugend");
    row("C00", OrganisationKind::StateAssociation, ResponsibleReferee::AssociationReferee,
        "Schachverband Württemberg");
    row("200", OrganisationKind::StateAssociation, ResponsibleReferee::AssociationReferee,
        "Bayerischer Schachbund");
    row("271", OrganisationKind::District, ResponsibleReferee::BaseReferee, "Bayerischer Schachbund");
    row("10C", OrganisationKind::District, ResponsibleReferee::BaseReferee, "Badischer Schachverband");
    row("C0505", OrganisationKind::District, ResponsibleReferee::BaseReferee, "Schachverband Württemberg");
    row("L00", OrganisationKind::StateAssociation, ResponsibleReferee::AssociationReferee,
        "Deutscher Blinden- und Sehbehinderten-Schachbund");
    row("K00", OrganisationKind::Abroad, ResponsibleReferee::AbroadReferee, "");
    row("K12", OrganisationKind::Abroad, ResponsibleReferee::AbroadReferee, "");
}

void TestOrganisation::levels()
{
    QFETCH(const QByteArray, level);
    QFETCH(const int, kind);
    QFETCH(const int, referee);
    QFETCH(const QByteArray, association);
    const auto organisation = app::organisationOf(level.toStdString());
    QVERIFY(organisation);
    QCOMPARE(static_cast<int>(organisation->kind), kind);
    QCOMPARE(static_cast<int>(organisation->referee), referee);
    QCOMPARE(QByteArray::fromStdString(std::string(organisation->association)), association);
}

void TestOrganisation::refuses_data()
{
    QTest::addColumn<QByteArray>("level");
    for (const char* level :
         {"", "C", "C0", "C050", "c00", "C-0", "002", "012", "Z00", "I05", "Ü00", "C05 05"})
        QTest::addRow("'%s'", level) << QByteArray(level);
}

void TestOrganisation::refuses()
{
    QFETCH(const QByteArray, level);
    QVERIFY(!app::organisationOf(level.toStdString()));
}

ZAHLMEISTER_TEST(TestOrganisation, QCoreApplication)

} // namespace tst_organisation

#include "tst_organisation.moc"
