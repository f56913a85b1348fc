// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/rules/shippedrules.h"
#include "app/session/session.h"
#include "tests/support/testmain.h"
#include "tests/support/woexample.h"
#include "ui/dialogs/rulesdialog.h"
#include "ui/models/parametermodel.h"

namespace tst_rulesdialog {

using namespace zahlmeister;
using namespace Qt::StringLiterals;
using engine::RuleOrigin;
using ui::ParameterModel;

class TestRulesDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void shippedVersionIsOnlyLookedAt();
    void copyIsChangedAndStored();
    void changedValueIsEvaluatedAtOnce();
    void refusesInline();
    void removedVersionComesBack();
    void usedVersionIsNotRemoved();

private:
    ParameterModel& parameters() const { return *m_dialog->findChild<ParameterModel*>(); }
    bool type(const char* name, const QString& value) const
    {
        for (int row = 0; row < parameters().rowCount(); ++row) {
            const QModelIndex index = parameters().index(row, ParameterModel::NameColumn);
            if (index.data().toString() == QLatin1StringView(name)) {
                return parameters().setData(index.siblingAtColumn(ParameterModel::ValueColumn), value,
                                            Qt::EditRole);
            }
        }
        return false;
    }
    QString message() const { return m_dialog->findChild<QLabel*>(u"rulesMessage"_s)->text(); }
    std::vector<double> stored(const char* id, const char* name) const
    {
        return *(*m_session->rules()->find(id))->row(name);
    }

    QTemporaryDir m_directory;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<ui::RulesDialog> m_dialog;
};

void TestRulesDialog::init()
{
    m_session = std::make_unique<app::Session>();
    const QString name = u"%1.zahlmeister"_s.arg(QLatin1StringView(QTest::currentTestFunction()));
    QVERIFY(m_session->openWorkFile(m_directory.filePath(name)).has_value());
    QVERIFY(m_session->addTournament(tests::woExample()).has_value());
    m_dialog = std::make_unique<ui::RulesDialog>(*m_session);
    m_dialog->show();
}

void TestRulesDialog::cleanup()
{
    m_dialog.reset();
    m_session.reset();
}

void TestRulesDialog::shippedVersionIsOnlyLookedAt()
{
    // It opens on the version of the open tournament.
    QCOMPARE(m_dialog->current()->id, std::string("dwz-2026"));
    QVERIFY(!type("K_max", u"90"_s));
    QVERIFY(m_dialog->current()->origin == RuleOrigin::Shipped);
    m_dialog->unlock();
    QVERIFY(type("K_max", u"90"_s));
    QVERIFY(m_dialog->current()->origin == RuleOrigin::Changed);
    QCOMPARE(stored("dwz-2026", "K_max"), std::vector<double>{90});
    m_dialog->removeCurrent();
    QVERIFY(m_dialog->current()->origin == RuleOrigin::Shipped);
    QCOMPARE(stored("dwz-2026", "K_max"), std::vector<double>{80});
}

void TestRulesDialog::copyIsChangedAndStored()
{
    QAbstractItemModelTester tester(&parameters());
    m_dialog->copyCurrent();
    QCOMPARE(m_dialog->current()->id, std::string("dwz-2026-2"));
    QVERIFY(m_dialog->current()->origin == RuleOrigin::Own);
    QVERIFY(!m_dialog->current()->chosenByDate);
    QVERIFY(type("r", u"0,1"_s));
    QCOMPARE(stored("dwz-2026-2", "r"), std::vector<double>{0.1});
    QCOMPARE(stored("dwz-2026", "r"), std::vector<double>{0.08});
    m_dialog->copyCurrent();
    QCOMPARE(m_dialog->current()->id, std::string("dwz-2026-3"));
}

void TestRulesDialog::changedValueIsEvaluatedAtOnce()
{
    m_dialog->unlock();
    QVERIFY(type("K_max", u"20"_s));
    int coefficients = 0;
    for (const auto& participant : m_session->evaluation()->current()->participants) {
        if (!participant.coefficient)
            continue;
        QVERIFY(*participant.coefficient <= 20);
        ++coefficients;
    }
    QVERIFY(coefficients > 0);
}

void TestRulesDialog::refusesInline()
{
    m_dialog->copyCurrent();
    for (const QString& wrong : {u"abc"_s, QString(), u"80 90"_s, u"-5"_s, u"1001"_s}) {
        static_cast<void>(type("K_max", wrong));
        QVERIFY2(!message().isEmpty(), qPrintable(wrong));
        QCOMPARE(stored("dwz-2026-2", "K_max"), std::vector<double>{80});
    }
    QVERIFY(!QApplication::activeModalWidget());
}

void TestRulesDialog::removedVersionComesBack()
{
    m_dialog->copyCurrent();
    const auto version = *m_dialog->current();
    m_dialog->removeCurrent();
    QVERIFY(!m_session->rules()->find("dwz-2026-2").has_value());
    m_dialog->undoRemove();
    QVERIFY(**m_session->rules()->find("dwz-2026-2") == version);
    QVERIFY(*m_dialog->current() == version);
}

void TestRulesDialog::usedVersionIsNotRemoved()
{
    m_dialog->copyCurrent();
    engine::TournamentHeader header = m_session->document()->tournament().header;
    header.system = "dwz-2026-2";
    QVERIFY(m_session->document()
                ->apply({{app::EditKind::Header, {u"system"_s}}, {app::PutHeader{header}}})
                .has_value());
    m_dialog->removeCurrent();
    QVERIFY(m_session->rules()->find("dwz-2026-2").has_value());
    QVERIFY(message().contains(QString::fromStdString(header.name)));
}

ZAHLMEISTER_TEST(TestRulesDialog, QApplication)

} // namespace tst_rulesdialog

#include "tst_rulesdialog.moc"
