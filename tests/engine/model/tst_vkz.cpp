// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/model/vkz.h"
#include "tests/support/testmain.h"

namespace tst_vkz {

class TestVkz : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasFiveLettersOrDigits_data();
    void hasFiveLettersOrDigits();
};

void TestVkz::hasFiveLettersOrDigits_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isOne");
    for (const char* text : {"C0101", "40023", "abcde"})
        QTest::addRow("%s", text) << QByteArray(text) << true;
    // Five bytes are not five characters.
    for (const char* text : {"", "C010", "C01011", "C 101", "C-101", "C01\xC3\x84"})
        QTest::addRow("“%s”", text) << QByteArray(text) << false;
}

void TestVkz::hasFiveLettersOrDigits()
{
    QFETCH(const QByteArray, text);
    QTEST(zahlmeister::engine::isVkz(text.toStdString()), "isOne");
}

ZAHLMEISTER_TEST(TestVkz, void)

} // namespace tst_vkz

#include "tst_vkz.moc"
