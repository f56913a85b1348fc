// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/title.h"

#include <QRegularExpression>

#include "app/tables/cells/figures.h"
#include "app/tables/cells/words.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr qsizetype kLongestName = 150;  ///< characters
constexpr qsizetype kLongestText = 1000; ///< characters; bounds what the patterns can try

/// Titles of lists, and what programs and sites write about themselves: not the tournament's name.
bool isListTitle(const QString& text)
{
    static const QRegularExpression kTitles = anyCase(
        uR"((?:\w-results\b|\.com\b|datenbank|last update|letzte aktualisierung|rangliste|fortschritt|kreuztabelle|paarung|)"
        uR"(pairing|ranking|crosstable|cross table|teilnehmerliste|starting rank|startrang|stand nach|stand:|standings|)"
        uR"(tabelle|start list|spielplan|http|www\.|erstellt|^runde \d+|^\d+\. runde|auswertung|endstand|ergebnis|)"
        uR"(^\d+ (?:teilnehmer|spieler|partien|runden|players|games|rounds)|zwischenstand|^stand\b|spielbericht|brettpunkte))"_s);
    static const QRegularExpression kSite = anyCase(
        uR"(^(?:startseite|home|termine|impressum|datenschutz\w*|kontakt|bearbeiten|men\x{00fc}|navigation|login|)"
        uR"(anmelden|suche|turniere|turnierbetrieb|turnierarchiv|archiv|downloads?|links|aktuelles|news|jugend|zur\x{00fc}ck|)"
        uR"(drucken|verein|vereinsleben|mannschaften|kommentare.*|teilen|weiterlesen|mehr)$)"_s);
    static const QRegularExpression kDate = anyCase(uR"(^(?:(?:am|vom|bis|den) )?[\d./ -]+(?:uhr)?$)"_s);
    return kTitles.match(text).hasMatch() || kSite.match(text).hasMatch() || kDate.match(text).hasMatch() ||
           roundInText(text).has_value();
}

/// `Turnierleiter: Max Muster`, `Bedenkzeit 90 Minuten`: facts about the tournament, not its name.
bool isRemark(const QString& text)
{
    static const QRegularExpression kRemark = anyCase(
        uR"(^(?:ende:|runden:|rundenanzahl|turnierleit|schiedsrichter|hauptschiedsrichter|ausrichter|veranstalter|modus|bedenkzeit|teilnehmer|ort\b|)"
        uR"(datum|spielort|beginn|arbiter|organi[sz]er|time control|date\b|place\b|location|federation|\x{00a9}|copyright|)"
        uR"(stand\b|tiebreak|anmerkung))"_s);
    return kRemark.match(text).hasMatch();
}

/// How much a text looks like the name of a tournament; 0: nothing speaks for it.
int likeness(const QString& text)
{
    static const QRegularExpression kEvent = anyCase(
        uR"(meisterschaft|turnier|\bopen\b|open$|pokal|\bcup\b|cup$|liga\b|klasse\b|championship|masters|festival|)"
        uR"(kongre(?:ss|\x{00df})|congress|memorial|gedenk|blitz|schnellschach|rapid|\bswiss\b|tournament|trophy|grand ?prix|)"
        uR"(challenge|wettkampf|stichkampf|\bmatch\b|olympiad|\b(?:[VSKBLDJU]E?M|VMM|BMM|KEM|BEM|LEM|DEM)\b)"_s);
    static const QRegularExpression kYear(uR"(\b(?:19[5-9]\d|20\d\d)\b)"_s);
    return (kEvent.match(text).hasMatch() ? 4 : 0) + (kYear.match(text).hasMatch() ? 1 : 0);
}

/// A line of a letter.
bool isSentence(const QString& text)
{
    static const QRegularExpression kGreeting = anyCase(
        uR"(^(?:hallo|hi\b|lieber?\b|sehr geehrte|guten |moin|servus|anbei|viele gr|mit freundlichen|mfg|gru\x{00df}|beste gr|dear)"_s
        uR"(|hier\b|wir\b|ich\b|im anhang))"_s);
    constexpr qsizetype kFewWords = 4; // a name may end with an abbreviation
    if (text.endsWith(u'.') && !text.endsWith("e.V."_L1) && text.count(u' ') >= kFewWords)
        return true;
    return text.endsWith(u',') || text.endsWith(u':') || text.endsWith(u'!') || text.endsWith(u'?') ||
           kGreeting.match(text).hasMatch() || (text.front().isLetter() && text.front().isLower());
}

/// `die Tabelle der Vereinsmeisterschaft 2025:` names the tournament in passing.
QString nameInSentence(const QString& text)
{
    static const QRegularExpression kNamed(
        uR"(\b(?:der|zur|unserer|beim|zum) ((?:\d{1,3}\. )?\p{Lu}[^,.;:!?(]*))"_s);
    static const QRegularExpression kInflected =
        anyCase(uR"(^\S*(?:turniers|pokals|cups|wettkampfs|wettkampfes)\b)"_s);
    const auto match = kNamed.match(text);
    const QString name = match.captured(1).trimmed();
    return likeness(name) >= 4 && !kInflected.match(name).hasMatch() ? name : QString();
}

/// The text without those of its parts that name lists and rounds.
QString withoutListTitles(const QString& text)
{
    static const QRegularExpression kSeparator(
        uR"(\s+[-\x{2013}\x{2014}|\x{00bb}\x{00b7}/]\s+|[,:]\s+|\s+\()"_s);
    QString kept;
    qsizetype from = 0;
    QString separator;
    const auto take = [&](qsizetype to) {
        const QString part = text.mid(from, to - from);
        if (!part.isEmpty() && !isListTitle(part.trimmed()) && !isRemark(part.trimmed()))
            kept += (kept.isEmpty() ? QString() : separator) + part;
    };
    auto separators = kSeparator.globalMatch(text);
    while (separators.hasNext()) {
        const auto match = separators.next();
        take(match.capturedStart());
        from = match.capturedEnd();
        separator = match.captured();
    }
    take(text.size());
    if (kept.count(u')') > kept.count(u'(') && kept.endsWith(u')'))
        kept.chop(1);
    return kept.trimmed();
}

/// `Endstand der Vereinsmeisterschaft 2025`, `Vereinsmeisterschaft 2025 Kreuztabelle`.
QString withoutListWords(const QString& text)
{
    static const QRegularExpression kBefore = anyCase(
        uR"(^(?:end|abschluss|zwischen)?(?:stand|tabelle|rangliste|ergebnisse?|kreuztabelle|fortschrittstabelle|paarungen|spielplan|teilnehmerliste))"_s
        uR"((?: (?:der|des|zur|zum|von|vom|im|in der|aller?))? )"_s);
    static const QRegularExpression kBehind = anyCase(
        uR"( (?:end|abschluss|zwischen)?(?:stand|tabelle|rangliste|ergebnisse|kreuztabelle|fortschrittstabelle|paarungen)$)"_s);
    QString rest = text;
    rest.remove(kBefore).remove(kBehind);
    return likeness(rest) >= 4 && !isListTitle(rest) ? rest : QString();
}

/// What of a text can be the name; empty: nothing.
QString nameIn(QString text)
{
    static const QRegularExpression kKey =
        anyCase(uR"(^(?:name|turnier|turniername|veranstaltung|tournament|event)\s*:\s+)"_s);
    text = text.simplified();
    text.remove(kKey);
    // Signs of page generators: {{< callout >}}.
    if (text.startsWith("{{"_L1) || text.startsWith("{%"_L1))
        return {};
    if (text.isEmpty() || text.size() > kLongestText || isRemark(text))
        return {};
    QString name = isSentence(text) ? nameInSentence(text) : withoutListTitles(text);
    if (name.isEmpty() && !isSentence(text))
        name = withoutListWords(text);
    if (name.count(u'(') > name.count(u')'))
        name = name.left(name.lastIndexOf(u'(')).trimmed();
    return lettersIn(name) >= 4 && name.size() <= kLongestName ? name : QString();
}

} // namespace

bool isTournamentTitle(const QString& name)
{
    return likeness(name) >= 4;
}

QString tableTitle(const QStringList& texts)
{
    QString best;
    int bestLikeness = -1;
    for (const QString& text : texts) {
        const QString name = nameIn(text);
        const int likely = name.isEmpty() ? -1 : likeness(name);
        if (likely > bestLikeness) {
            best = name;
            bestLikeness = likely;
        }
    }
    return best;
}

std::optional<engine::TournamentMode> tableMode(const QStringList& texts)
{
    static const QRegularExpression kSwiss =
        anyCase(uR"(schweizer[- ]?system|\bch-system|\bswiss\b(?![- ]?(?:chess|manager|perfect)))"_s);
    static const QRegularExpression kRoundRobin =
        anyCase(uR"(rundenturnier|vollrundig|jeder gegen jeden|round[- ]robin)"_s);
    const QString text = texts.join(u'\n');
    const bool isSwiss = kSwiss.match(text).hasMatch();
    const bool isRoundRobin = kRoundRobin.match(text).hasMatch();
    if (isSwiss == isRoundRobin)
        return std::nullopt;
    return isSwiss ? engine::TournamentMode::Swiss : engine::TournamentMode::RoundRobin;
}

} // namespace zahlmeister::app
