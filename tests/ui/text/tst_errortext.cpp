// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/language.h"

namespace tst_errortext {

using namespace Qt::StringLiterals;
using namespace zahlmeister;
using namespace zahlmeister::ui;

class TestErrorText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasASentence_data();
    void everyCodeHasASentence();
    void names_data();
    void names();
    void whyAnArchiveIsNotReached();
    void argumentsAreNotPatterns();

private:
    Translators m_translators{Language::German};
};

void TestErrorText::everyCodeHasASentence_data()
{
    QTest::addColumn<int>("code");
    for (int code = 0; code <= static_cast<int>(ErrorCode::ArchiveFailure); ++code)
        QTest::addRow("code %d", code) << code;
}

void TestErrorText::everyCodeHasASentence()
{
    QFETCH(const int, code);
    const Error error{static_cast<ErrorCode>(code), {"alpha", "beta", "gamma", "delta"}};
    static const QRegularExpression sentence(u"^\\S.*([.]|delta|alpha)$"_s);
    m_translators.use(Language::German);
    const QString german = errorText(error);
    m_translators.use(Language::English);
    const QString english = errorText(error);
    QVERIFY2(sentence.match(german).hasMatch(), qPrintable(german));
    QVERIFY2(sentence.match(english).hasMatch(), qPrintable(english));
    QVERIFY2(german != english, qPrintable(german));
    QVERIFY2(!german.contains(u'%') && !english.contains(u'%'), qPrintable(german));
}

void TestErrorText::names_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("german");
    QTest::addColumn<QString>("english");
    QTest::newRow("where in the file")
        << Error{ErrorCode::UnknownKey, {"participants[4].carry_over[0]", "colour"}}
        << u"Teilnehmer 5, Restpartie 1: Der Schlüssel „colour“ ist nicht bekannt. Bitte die Schreibweise prüfen oder ihn entfernen."_s
        << u"participant 5, carry-over game 1: the key “colour” is not known. Check its spelling or remove it."_s;
    QTest::newRow("whole file") << Error{ErrorCode::MissingKey, {"", "tournament"}}
                                << u"Datei: Der Schlüssel „tournament“ fehlt."_s
                                << u"file: the key “tournament” is missing."_s;
    QTest::newRow("choice")
        << Error{ErrorCode::OutOfRange, {"tournament", "kind", "solo", "individual|team|match"}}
        << u"Turnier: Bei „kind“ steht „solo“; erwartet wird individual, team oder match."_s
        << u"tournament: “kind” is “solo”; expected is individual, team or match."_s;
    QTest::newRow("range") << Error{ErrorCode::OutOfRange, {"games[0]", "round", "0", "1–999"}}
                           << u"Partie 1: Bei „round“ steht „0“; erwartet wird 1–999."_s
                           << u"game 1: “round” is “0”; expected is 1–999."_s;
    QTest::newRow("type") << Error{ErrorCode::WrongType, {"participants[0]", "name", "string"}}
                          << u"Teilnehmer 1: Bei „name“ muss ein Text in Anführungszeichen stehen."_s
                          << u"participant 1: “name” must be a text in quotation marks."_s;
    QTest::newRow("whole parameter")
        << Error{ErrorCode::BadParameter, {"trial", "games_needed", "1", "100", "whole", "1"}}
        << u"Die Stellgröße „games_needed“ der Regelfassung „trial“ hat keinen sinnvollen Wert; mit ihr lässt sich nicht rechnen. Erwartet: eine ganze Zahl von 1 bis 100."_s
        << u"The parameter “games_needed” of the rule version “trial” has a value that makes no sense; nothing can be computed with it. Expected: a whole number from 1 to 100."_s;
    QTest::newRow("row of parameters")
        << Error{ErrorCode::BadParameter, {"trial", "K_0_high", "0.001", "1000", "", "11"}}
        << u"Die Stellgröße „K_0_high“ der Regelfassung „trial“ hat keinen sinnvollen Wert; mit ihr lässt sich nicht rechnen. Erwartet: 11 Zahlen von 0,001 bis 1000."_s
        << u"The parameter “K_0_high” of the rule version “trial” has a value that makes no sense; nothing can be computed with it. Expected: 11 numbers from 0.001 to 1000."_s;
    QTest::newRow("syntax")
        << Error{ErrorCode::SyntaxError, {"t.json", "7", "12", "colon"}}
        << u"t.json ist nicht zu verstehen: In Zeile 7, Spalte 12 wird ein Doppelpunkt erwartet."_s
        << u"t.json cannot be understood: in line 7, column 12, a colon is expected."_s;
    // SQLite's own words are no part of a sentence for the user.
    QTest::newRow("damaged pages")
        << Error{ErrorCode::DamagedWorkFile, {"a.zahlmeister", "database disk image is malformed"}}
        << u"a.zahlmeister ist beschädigt. Was darin heil ist, lässt sich in eine neue Arbeitsdatei retten; oder öffnen Sie eine Sicherungskopie."_s
        << u"a.zahlmeister is damaged. What is sound in it can be rescued into a new work file; or open a backup copy of it."_s;
    QTest::newRow("beyond rescue")
        << Error{ErrorCode::DamagedWorkFile, {"a.zahlmeister", "beyond-rescue"}}
        << u"Aus a.zahlmeister lässt sich nichts retten. Öffnen Sie eine Sicherungskopie."_s
        << u"Nothing can be rescued from a.zahlmeister. Open a backup copy of it."_s;
    QTest::newRow("foreign table")
        << Error{ErrorCode::ForeignSchema, {"a.zahlmeister", "table notes"}}
        << u"a.zahlmeister wurde von einem anderen Programm verändert (Tabelle „notes“). Die Datei wurde nicht geöffnet und nichts darin geändert. Was darin heil ist, lässt sich in eine neue Arbeitsdatei retten; oder öffnen Sie eine Sicherungskopie."_s
        << u"a.zahlmeister was changed by another program (table “notes”). It was not opened and nothing in it was changed. What is sound in it can be rescued into a new work file; or open a backup copy of it."_s;
    QTest::newRow("unknown player while editing")
        << Error{ErrorCode::UnknownParticipant, {"17"}} << u"Es gibt keinen Spieler mit der Nummer 17."_s
        << u"There is no player with the number 17."_s;
    QTest::newRow("unknown player in a file")
        << Error{ErrorCode::UnknownParticipant, {"17", "games[3]", "white"}}
        << u"Partie 4: „white“ nennt Spieler 17, den es unter den Teilnehmern nicht gibt."_s
        << u"game 4: “white” names player 17, who is not among the participants."_s;
    QTest::newRow("against himself in a file")
        << Error{ErrorCode::GameAgainstSelf, {"3", "games[3]"}}
        << u"Partie 4: Spieler 3 kann nicht gegen sich selbst spielen."_s
        << u"game 4: player 3 cannot play against himself."_s;
}

void TestErrorText::names()
{
    QFETCH(const Error, error);
    m_translators.use(Language::German);
    QTEST(errorText(error), "german");
    m_translators.use(Language::English);
    QTEST(errorText(error), "english");
}

/// A sentence of our own for every problem; the words of the database stand beside it.
void TestErrorText::whyAnArchiveIsNotReached()
{
    QStringList sentences;
    for (const char* problem : {"no-driver",
                                "no-file",
                                "server-refuses",
                                "no-host",
                                "not-listening",
                                "no-answer",
                                "no-way",
                                "wrong-password",
                                "no-password",
                                "no-role",
                                "no-database",
                                "not-admitted",
                                "tls-demanded",
                                "no-tls",
                                "tls-failed",
                                "bad-certificate",
                                "no-root-certificate",
                                "too-many-connections",
                                "not-ready",
                                "no-service",
                                "connection-lost"}) {
        const Error error{ErrorCode::ArchiveUnreachable, {"x", problem}, "FATAL: role is ROLE"};
        for (const Language language : {Language::German, Language::English}) {
            m_translators.use(language);
            sentences += errorText(error);
            QVERIFY2(!sentences.constLast().contains(QLatin1StringView(problem)), problem);
            QVERIFY2(!sentences.constLast().contains(u"FATAL"_s), problem);
            QVERIFY2(errorDetailText(error).contains(u"FATAL: role is ROLE"_s), problem);
        }
    }
    QCOMPARE(QSet<QString>(sentences.cbegin(), sentences.cend()).size(), sentences.size());
    QVERIFY(errorDetailText({ErrorCode::FileNotReadable, {"a", "b"}, "errno 5"}).isEmpty());
    QVERIFY(!errorText({ErrorCode::ArchiveUnreachable, {"", "connection-lost"}}).contains(u"  "_s));
}

void TestErrorText::argumentsAreNotPatterns()
{
    m_translators.use(Language::English);
    QCOMPARE(errorText({ErrorCode::FileNotReadable, {"100%2.json", "no permission"}}),
             u"The file 100%2.json cannot be read: no permission."_s);
}

ZAHLMEISTER_TEST(TestErrorText, QCoreApplication)

} // namespace tst_errortext

#include "tst_errortext.moc"
