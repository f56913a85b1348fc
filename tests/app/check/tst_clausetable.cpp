// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "engine/catalogue/rulecatalog.h"
#include "tests/support/shippedrules.h"
#include "tests/support/testmain.h"

namespace tst_clausetable {

using namespace Qt::StringLiterals;
using namespace zahlmeister::engine;

/// The manual's table of clauses against what the program checks.
class TestClauseTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyClauseHasARow();
    void everyRowHasACodeOrAReason();
    void everyCodeStandsInTheRowOfItsClause();
    void noCodeIsMadeUp();

private:
    QString m_text;
    QMap<QString, QString> m_rows; ///< clause to the rest of its row
};

void TestClauseTable::initTestCase()
{
    QFile file(QStringLiteral(ZAHLMEISTER_MANUAL) + u"/de/check-clauses.md"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_text = QString::fromUtf8(file.readAll());
    static const QRegularExpression row(u"^\\| ([0-9.]+) \\| (.*) \\|$"_s,
                                        QRegularExpression::MultilineOption);
    for (auto match = row.globalMatch(m_text); match.hasNext();) {
        const auto found = match.next();
        m_rows[found.captured(1)] = found.captured(2);
    }
}

void TestClauseTable::everyClauseHasARow()
{
    // The headings of document 000 in chapters 2.2, 3.4.3, 4.1, 4.2, 6.1 and 6.2.
    const QString clauses =
        u"2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 2.2.5.1 2.2.5.2 2.2.5.3 2.2.5.4 3.4.3 4.1.1 4.1.2 4.1.3 4.1.4 "
        "4.2.1 4.2.2 4.2.3 4.2.3.1 4.2.3.2 4.2.4 4.2.4.1 4.2.4.2 4.2.4.3 4.2.4.4 4.2.4.5 "
        "4.2.4.6 6.1 6.1.1 6.1.2 6.1.2.1 6.1.2.2 6.1.2.3 6.2"_s;
    QCOMPARE(m_rows.keys(), clauses.split(u' '));
}

void TestClauseTable::everyRowHasACodeOrAReason()
{
    for (auto row = m_rows.cbegin(); row != m_rows.cend(); ++row) {
        const bool hasCode = row.value().startsWith(u'`');
        const bool hasReason =
            row.value().startsWith(u'–') && row.value().section(u'|', 1).trimmed().size() > 5;
        QVERIFY2(hasCode || hasReason, qPrintable(row.key()));
    }
}

void TestClauseTable::everyCodeStandsInTheRowOfItsClause()
{
    const auto* system = descriptionOf(**zahlmeister::tests::shippedRules().find("dwz-2026"));
    QVERIFY(system);
    for (int at = 0; at <= int(kLastFindingCode); ++at) {
        const auto code = FindingCode(at);
        const QString text = u'`' + QString::fromUtf8(findingCodeText(code).data()) + u'`';
        QVERIFY2(m_text.contains(text), qPrintable(text));
        const QString cited = QString::fromUtf8(findingClauseOf(*system, code));
        for (const QString& clause : cited.split(u", "_s)) {
            if (m_rows.contains(clause))
                QVERIFY2(m_rows[clause].contains(text), qPrintable(clause + u' ' + text));
        }
    }
}

void TestClauseTable::noCodeIsMadeUp()
{
    QStringList known;
    for (int at = 0; at <= int(kLastFindingCode); ++at)
        known += QString::fromUtf8(findingCodeText(FindingCode(at)).data());
    static const QRegularExpression code(u"`([a-z0-9-]+-[a-z0-9-]+)`"_s);
    for (auto match = code.globalMatch(m_text); match.hasNext();) {
        const QString found = match.next().captured(1);
        QVERIFY2(known.contains(found), qPrintable(found));
    }
}

ZAHLMEISTER_TEST(TestClauseTable, QCoreApplication)

} // namespace tst_clausetable

#include "tst_clausetable.moc"
