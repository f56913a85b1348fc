// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <vector>

#include "app/archive/archivedacts.h"
#include "app/archive/reading/archivereading.h"
#include "app/chronicle/chain/settling.h"
#include "app/chronicle/personstore.h"
#include "app/main/console/archivesource.h"
#include "app/main/console/chroniclesource.h"
#include "app/main/console/command.h"
#include "app/main/console/commandtext.h"
#include "app/main/reports/chroniclereport.h"
#include "app/text/calendar.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"
#include "ui/text/format.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::cli {

namespace {

constexpr std::array kPersonsOptions{
    OptionSpec{"merge", "PERSON",
               QT_TRANSLATE_NOOP("CommandLine", "this person and the one named behind it are one")},
    OptionSpec{"part", "T.N",
               QT_TRANSLATE_NOOP("CommandLine", "participant N of tournament T is somebody else")},
    OptionSpec{"from", "T.N",
               QT_TRANSLATE_NOOP("CommandLine", "with --part: who stays as he is; all others go with T.N"),
               true},
    OptionSpec{"reason", "TEXT", QT_TRANSLATE_NOOP("CommandLine", "why it is decided so")},
    OptionSpec{"undo", nullptr,
               QT_TRANSLATE_NOOP("CommandLine",
                                 "take a decision back: the one whose number is named, else the last")},
    kArchiveOption,
    kFormatOption,
    kOutputOption};

/// What a decision came to.
struct Act {
    std::string_view state;
    std::optional<std::int64_t> id = {};
    QStringList persons = {};
};

QString seatIdOf(engine::TournamentId tournament, engine::ParticipantNumber number)
{
    return QString::number(tournament.value()) + u'.' + QString::number(number.value());
}

Outcome<ExitCode> writeAct(const Arguments& arguments, const Act& act)
{
    if (arguments.value(u"format") != u"json"_s) {
        const QString word = act.state == "merged"   ? Tr::tr("merged")
                             : act.state == "parted" ? Tr::tr("split")
                             : act.state == "undone"
                                 ? Tr::tr("taken back")
                                 : Tr::tr("refused: somebody would sit in a tournament twice");
        QString text = word;
        if (act.id)
            text += u" ("_s + QString::number(*act.id) + u')';
        TRY_DO(
            writeData(writtenText(text + u": "_s + act.persons.join(u", "_s) + u'\n'), arguments.output()));
    } else {
        app::JsonWriter json;
        json.beginObject();
        json.member("state", act.state);
        if (act.id)
            json.member("act", *act.id);
        json.key("persons");
        json.beginArray();
        for (const QString& one : act.persons)
            json.value(one.toStdString());
        json.endArray();
        json.endObject();
        TRY_DO(writeData(json.take(), arguments.output()));
    }
    return act.state == "refused" ? ExitCode::DoneWithErrors : ExitCode::Done;
}

/// Of whom a text names none or several.
tl::unexpected<Complaint> notOne(const QStringList& ids, const QString& wanted, const QString& nobody)
{
    return badUsage(ids.isEmpty()
                        ? ui::fillPattern(nobody, {wanted})
                        : ui::fillPattern(Tr::tr("Several persons are “%1”; name one of the IDs %2."),
                                          {wanted, ids.join(u", "_s)}));
}

tl::unexpected<Complaint> noSeat(const QString& seat)
{
    return badUsage(ui::fillPattern(
        Tr::tr("Nobody sits on “%1”; write the tournament's number, a dot and the participant's number."),
        {seat}));
}

Outcome<const app::PersonHistory*> onePerson(const app::Chronicle& chronicle, const QString& wanted)
{
    const auto found = app::personsNamed(chronicle, wanted.toStdString());
    if (found.size() == 1)
        return found.front();
    QStringList ids;
    for (const app::PersonHistory* one : found)
        ids += ui::fromEngine(one->id);
    return notOne(ids, wanted, Tr::tr("Nobody is “%1” in this work file."));
}

/// Who sits on a seat that is named `T.N`.
Outcome<const app::PersonHistory*> sitting(const app::Chronicle& chronicle, const QString& seat)
{
    for (const app::PersonHistory& person : chronicle.persons) {
        for (const app::Participation& one : person.participations) {
            if (seatIdOf(one.tournament, one.participant->number) == seat)
                return &person;
        }
    }
    return noSeat(seat);
}

Outcome<Act> decided(app::WorkFile& file, const QString& path, app::PersonDecision decision,
                     std::string_view state, QStringList persons)
{
    TRY(const auto kept, in(path, app::decide(file, std::move(decision), app::today())));
    if (!kept.seatedTwice.empty())
        return Act{"refused", {}, std::move(persons)};
    TRY_DO(in(path, app::settleEntries(file))); // where two histories follow each other now
    return Act{state, kept.kept->id, std::move(persons)};
}

Outcome<Act> merge(const Arguments& arguments, app::WorkFile& file, const app::Chronicle& chronicle)
{
    const QString other = arguments.files().sliced(1).join(u' ');
    TRY(const auto* const one, onePerson(chronicle, *arguments.value(u"merge")));
    TRY(const auto* const second, onePerson(chronicle, other));
    const QStringList persons{ui::fromEngine(one->id), ui::fromEngine(second->id)};
    if (one == second)
        return badUsage(Tr::tr("Both are the same person already."));
    if (!app::tournamentsOfBoth(*one, *second).empty())
        return Act{"refused", {}, persons};
    const std::string reason = arguments.value(u"reason").value_or(QString()).toStdString();
    return decided(file, arguments.files().constFirst(), app::merging(*one, *second, reason), "merged",
                   persons);
}

Outcome<Act> part(const Arguments& arguments, app::WorkFile& file, const app::Chronicle& chronicle)
{
    const QString seat = *arguments.value(u"part");
    const QStringList staying = arguments.values(u"from") + arguments.files().sliced(1);
    TRY(const auto* const person, sitting(chronicle, seat));
    std::set<engine::TournamentId> others;
    for (const app::Participation& one : person->participations) {
        const QString id = seatIdOf(one.tournament, one.participant->number);
        if (staying.isEmpty() ? id == seat : !staying.contains(id))
            others.insert(one.tournament);
    }
    for (const QString& one : staying) {
        TRY(const auto* const there, sitting(chronicle, one));
        if (there != person || one == seat)
            return badUsage(ui::fillPattern(Tr::tr("“%1” and “%2” are not one person."), {seat, one}));
    }
    // Of whom it is not clear who he is, he is none of those he may be then.
    const bool isUnclear = person->participations.front().participant->person.empty();
    if (others.size() == person->participations.size() && !isUnclear)
        return badUsage(Tr::tr("He took part in nothing else; there is nothing to split."));
    const std::string reason = arguments.value(u"reason").value_or(QString()).toStdString();
    return decided(file, arguments.files().constFirst(), app::parting(*person, others, reason), "parted",
                   {ui::fromEngine(person->id), seat});
}

Outcome<Act> undo(const Arguments& arguments, app::WorkFile& file)
{
    const QString& path = arguments.files().constFirst();
    TRY(const auto all, in(path, app::personDecisions(file)));
    if (all.empty())
        return badUsage(Tr::tr("Nothing was decided about persons of this work file."));
    auto one = std::prev(all.end());
    if (arguments.files().size() > 1) {
        const qint64 id = arguments.files().at(1).toLongLong();
        one = std::ranges::find(all, id, &app::PersonDecision::id);
        if (one == all.end())
            return badUsage(ui::fillPattern(Tr::tr("There is no decision %1."), {arguments.files().at(1)}));
    }
    const QStringList persons{seatIdOf(one->one.tournament, one->one.participant),
                              seatIdOf(one->other.tournament, one->other.participant)};
    TRY(const auto taken, in(path, app::takeBack(file, one->id)));
    if (!taken.seatedTwice.empty())
        return Act{"refused", {}, persons};
    return Act{"undone", one->id, persons};
}

/// Whether the command line says one thing.
/// @param words before the persons
Outcome<void> checkDecision(const Arguments& arguments, qsizetype words)
{
    const bool isMerger = arguments.has(u"merge");
    if (int(isMerger) + int(arguments.has(u"part")) + int(arguments.has(u"undo")) != 1)
        return badUsage(
            Tr::tr("Either two persons are merged, or one is split, or a decision is taken back."));
    if (isMerger && arguments.files().size() <= words)
        return badUsage(Tr::tr("Name two persons: --merge A B."));
    return {};
}

bool isDecision(const Arguments& arguments)
{
    return arguments.has(u"merge") || arguments.has(u"part") || arguments.has(u"undo");
}

Outcome<ExitCode> runDecision(const Arguments& arguments)
{
    TRY_DO(checkDecision(arguments, 1));
    TRY(const auto file, workFileNamedBy(arguments, app::WorkFile::Access::ReadWrite));
    const QString& path = arguments.files().constFirst();
    if (arguments.has(u"undo")) {
        TRY(const Act act, undo(arguments, *file));
        return writeAct(arguments, act);
    }
    TRY(const auto chronicle, in(path, app::chronicleOf(*file)));
    TRY(const Act act,
        arguments.has(u"merge") ? merge(arguments, *file, chronicle) : part(arguments, *file, chronicle));
    return writeAct(arguments, act);
}

Outcome<std::int64_t> onePerson(app::Archive& archive, const QString& wanted)
{
    TRY(const auto found, in(archive.address().text, app::personsNamed(archive, wanted.toStdString())));
    if (found.size() == 1)
        return found.front();
    QStringList ids;
    for (const std::int64_t one : found)
        ids += ui::fromEngine(app::archivedPersonId(one));
    return notOne(ids, wanted, Tr::tr("Nobody is “%1” in this archive."));
}

/// A seat of an archive as it is named: `T.N`.
Outcome<app::ArchivePlace> archivedSeat(const QString& text)
{
    const QStringList parts = text.split(u'.');
    bool isTournament = false;
    bool isNumber = false;
    const qint64 tournament = parts.value(0).toLongLong(&isTournament);
    const int number = parts.value(1).toInt(&isNumber);
    if (parts.size() != 2 || !isTournament || !isNumber)
        return noSeat(text);
    return app::ArchivePlace(tournament, engine::ParticipantNumber(number));
}

QString seatIdOf(const app::ArchivePlace& seat)
{
    return seatIdOf(engine::TournamentId(seat.first), seat.second);
}

Outcome<Act> mergeIn(const Arguments& arguments, app::Archive& archive)
{
    TRY(const std::int64_t one, onePerson(archive, *arguments.value(u"merge")));
    TRY(const std::int64_t other, onePerson(archive, arguments.files().join(u' ')));
    if (one == other)
        return badUsage(Tr::tr("Both are the same person already."));
    TRY(const auto done,
        in(archive.address().text, app::mergePersons(archive, one, other, {}, *arguments.value(u"reason"))));
    return Act{done.id == 0 ? "refused" : "merged",
               done.id == 0 ? std::nullopt : std::optional(done.id),
               {ui::fromEngine(app::archivedPersonId(one)), ui::fromEngine(app::archivedPersonId(other))}};
}

Outcome<Act> partIn(const Arguments& arguments, app::Archive& archive)
{
    const QString& path = archive.address().text;
    TRY(const auto parted, archivedSeat(*arguments.value(u"part")));
    TRY(const auto person, in(path, app::personSeated(archive, parted)));
    TRY(const auto all, in(path, app::seatsOfPerson(archive, person)));
    const QStringList staying = arguments.values(u"from") + arguments.files();
    std::vector<app::ArchivePlace> others;
    for (const app::ArchivePlace& seat : all) {
        if (staying.isEmpty() ? seat == parted : !staying.contains(seatIdOf(seat)))
            others.push_back(seat);
    }
    if (others.size() == all.size())
        return badUsage(Tr::tr("He took part in nothing else; there is nothing to split."));
    TRY(const auto done, in(path, app::partPerson(archive, others, {}, *arguments.value(u"reason"))));
    return Act{"parted", done.id, {ui::fromEngine(app::archivedPersonId(person)), seatIdOf(parted)}};
}

Outcome<Act> undoIn(const Arguments& arguments, app::Archive& archive)
{
    std::optional<std::int64_t> id;
    if (!arguments.files().isEmpty())
        id = arguments.files().constFirst().toLongLong();
    TRY(const auto done, in(archive.address().text, app::takeActBack(archive, id, {})));
    if (done.id == 0 && done.seatedTwice.empty())
        return badUsage(id ? ui::fillPattern(Tr::tr("There is no decision %1."), {QString::number(*id)})
                           : Tr::tr("Nothing was decided about persons of this archive."));
    return Act{done.id == 0 ? "refused" : "undone", done.id == 0 ? std::nullopt : std::optional(done.id)};
}

/// The same in an archive, by an administrator.
Outcome<ExitCode> runDecisionInArchive(const Arguments& arguments)
{
    TRY_DO(checkDecision(arguments, 0));
    if (!arguments.has(u"undo") && !arguments.has(u"reason"))
        return badUsage(Tr::tr("An archive wants to know why: --reason TEXT."));
    TRY(const auto archive, archiveNamedBy(arguments));
    TRY(const Act act, arguments.has(u"merge")  ? mergeIn(arguments, *archive)
                       : arguments.has(u"part") ? partIn(arguments, *archive)
                                                : undoIn(arguments, *archive));
    return writeAct(arguments, act);
}

Outcome<ExitCode> listInArchive(const Arguments& arguments)
{
    constexpr std::size_t kMostPersons = 1000;
    TRY(const auto archive, archiveNamedBy(arguments));
    TRY(const auto found,
        in(archive->address().text,
           app::findPersons(*archive, arguments.files().join(u' ').toStdString(), kMostPersons)));
    Persons persons;
    for (const app::PersonHistory& one : found.chronicle->persons)
        persons.push_back(&one);
    const auto write = arguments.value(u"format") == u"json"_s ? personsToJson : personsToText;
    TRY_DO(writeData(write(persons, *found.chronicle->rules, app::today()), arguments.output()));
    if (found.hasMore)
        printMessage(archive->address().text, 0, MessageLevel::Note,
                     Tr::tr("There are more than these; write more of the name."), "more-persons");
    return ExitCode::Done;
}

Outcome<ExitCode> runPersons(const Arguments& arguments)
{
    if (arguments.has(u"archive"))
        return isDecision(arguments) ? runDecisionInArchive(arguments) : listInArchive(arguments);
    if (isDecision(arguments))
        return runDecision(arguments);
    TRY(const auto chronicle, chronicleNamedBy(arguments));
    const QStringList words = arguments.files().sliced(1);
    const Persons persons = app::personsWith(chronicle, words.join(u' ').toStdString());
    const auto write = arguments.value(u"format") == u"json"_s ? personsToJson : personsToText;
    TRY_DO(writeData(write(persons, *chronicle.rules, app::today()), arguments.output()));
    return printSkipped(arguments.files().constFirst(), chronicle.skipped);
}

} // namespace

constinit const Command kPersonsCommand{
    "persons",
    "WORKFILE [TEXT] [--format text|json] [--output OUT] | WORKFILE --merge PERSON PERSON [--reason TEXT] | "
    "WORKFILE --part T.N [--from T.N]... [--reason TEXT] | WORKFILE --undo [ACT] | --archive ADDRESS ...",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Lists everybody who took part in a tournament of a work file; merges or splits persons."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "With a text only those whose name, club or number holds it. Who somebody is is recorded when he "
        "comes in: a person is known again by the federation's ID, else by the FIDE ID, by club and member "
        "number, by name and year of birth, or by name and club. What the data do not tell is decided with "
        "--merge and --part, and taken back with --undo; what follows for ratings “zahlmeister "
        "recalculate” does."),
    kPersonsOptions,
    runPersons};

} // namespace zahlmeister::cli
