// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <QObject>
#include <QTimer>

#include "app/document/liveevaluation.h"
#include "app/identify/fieldidentification.h"
#include "app/identify/personfinder.h"
#include "app/store/workfile.h"

namespace zahlmeister::app {

/// @brief What identifying a whole field has done.
struct IdentifiedField {
    int identified = 0;                       ///< participants taken without asking
    std::vector<std::string> remembered = {}; ///< names of those who were taken as decided before
};

/// @brief Who the participants of a document are, always up to date, and the referee's decisions.
///
/// Works on a thread of its own over a snapshot, whenever the document, the lists or the decisions change;
/// so current() lags by some milliseconds, as isUpToDate() says. Every decision is one undoable
/// edit.
class LiveIdentification : public QObject {
    Q_OBJECT

public:
    /// @param evaluation must outlive this, as the others must
    /// @param file the document's
    /// @param records of earlier tournaments
    /// @param finder its lists are looked into; load() is its owner's task
    LiveIdentification(LiveEvaluation& evaluation, WorkFile& file, PersonRecords& records,
                       PersonFinder& finder, QObject* parent = nullptr);

    /// @brief The identities as they were found last; without participants at first.
    [[nodiscard]] const FieldIdentification& current() const { return m_current; }

    /// @brief Whether current() is about the document as it stands.
    [[nodiscard]] bool isUpToDate() const { return !m_isWaiting && !m_isLooking; }

    /// @brief Searches the lists and the work file.
    [[nodiscard]] PersonFinder& finder() const { return m_finder; }
    [[nodiscard]] LiveEvaluation& evaluation() const { return m_evaluation; }
    [[nodiscard]] TournamentDocument& document() const { return m_evaluation.document(); }
    [[nodiscard]] WorkFile& workFile() const { return m_file; }

    /// @brief Looks anew: entered persons, decisions or lists have changed.
    void refresh();

    /// @brief Looks for those once more of whom rows were missed that have come since.
    void lookAgain();

    /// @brief Takes over from the lists what is found beyond doubt, as one edit: ids, club, membership, year
    /// of birth, sex, and rating and index at the tournament's end. What was given otherwise stays. Who has
    /// no rating gets the carry-over games that the last tournament of the work file left him.
    /// @pre isUpToDate()
    /// @return as TournamentDocument::apply()
    Result<IdentifiedField> identifyAll();

    /// @brief The participant is that person: fills in what was not given, as identifyAll() does, and
    /// remembers the decision.
    /// @param rows of the person, the one that fits best first; not empty
    /// @param clubName of the first row's club; empty when it is unknown
    /// @return as TournamentDocument::apply(); UnknownParticipant
    Result<void> take(engine::ParticipantNumber number, const std::vector<KnownRow>& rows,
                      const std::string& clubName);

    /// @brief Open participants of whom one person is meant as good as certainly: nothing speaks against him,
    /// nobody else comes close, and he is nobody else in this tournament. Each is worth a look, but not a
    /// decision of its own.
    [[nodiscard]] std::vector<engine::ParticipantNumber> clearCases() const;

    /// @brief Takes the persons of clearCases() as the referee's decisions, as one edit.
    /// @pre isUpToDate()
    /// @return how many participants were taken
    Result<int> takeClearCases();

    /// @brief Which other participant is that person already; nothing when nobody is.
    [[nodiscard]] std::optional<engine::ParticipantNumber> takenBy(engine::ParticipantNumber besides,
                                                                   const std::vector<KnownRow>& rows) const;

    /// @brief The participant as that person, with the carry-over games that the last tournament left him;
    /// nothing is stored.
    /// @param rows of the person, the one that fits best first; not empty
    [[nodiscard]] engine::Participant asPerson(const engine::Participant& before,
                                               const std::vector<KnownRow>& rows,
                                               const std::string& clubName);

    /// @brief The participant is in no list.
    Result<void> markNewcomer(engine::ParticipantNumber number);
    /// @brief Nothing is recorded of the participant, and no birth date is kept.
    Result<void> markTextOnly(engine::ParticipantNumber number);
    /// @brief The participant is a chess computer.
    Result<void> markComputer(engine::ParticipantNumber number);
    /// @brief The participant's identity is open again; what was filled in stays.
    Result<void> reopen(engine::ParticipantNumber number);

    /// @brief Takes everything that was given otherwise from the list.
    Result<void> takeListed(engine::ParticipantNumber number);
    /// @brief Likewise rating and index of everybody who is identified, as one edit.
    /// @return how many participants were changed
    Result<int> takeAllListedRatings();
    /// @brief Lets stand what was given otherwise: rating and index become overrides.
    Result<void> keepGiven(engine::ParticipantNumber number);

    /// @brief A name was typed: when it is one about which the referee decided before, that person is filled
    /// in, as identifyAll() does, as soon as the lists have answered.
    void fillInRemembered(engine::ParticipantNumber number);

    /// @brief What the lists say of a person at the tournament's end.
    /// @param rows of the person, the one that fits best first; not empty
    /// @param clubName of the first row's club; empty when it is unknown
    /// @param givenClub VKZ of the participant: of several memberships, that one counts
    [[nodiscard]] ListedValues listedOf(const std::vector<KnownRow>& rows, const std::string& clubName,
                                        const std::string& givenClub) const;

    /// @brief The list's values of a participant who is identified; nothing when they are not known.
    [[nodiscard]] std::optional<ListedValues> listedFor(engine::ParticipantNumber number) const;

    /// @brief The DWZ of a day, as the lists and earlier tournaments tell it, of those who are identified and
    /// had one.
    [[nodiscard]] std::map<engine::ParticipantNumber, engine::Rating> ratingsOn(engine::Date day) const;

    /// @brief What FIDE's lists say of the players for the later rating periods of a tournament that is split
    /// by them; of players whom no list of a period has, what is entered stays.
    /// @return the participants of whom something changes
    [[nodiscard]] std::vector<engine::Participant> withListedPeriods() const;

    /// @brief Enters withListedPeriods(), as one step to be undone.
    /// @return how many participants changed; as TournamentDocument::apply()
    Result<int> takeListedPeriods();

Q_SIGNALS:
    /// @brief current() is new.
    void updated();
    /// @brief Decisions or entered persons could not be read.
    void failed(const zahlmeister::Error& error);

private:
    using Change = std::function<void(engine::Participant&)>;

    void schedule();
    void start();
    void fillInTyped();
    [[nodiscard]] std::optional<engine::Participant> takenOver(const ParticipantIdentification& one) const;
    [[nodiscard]] FieldSnapshot snapshot();
    [[nodiscard]] const engine::Participant* participant(engine::ParticipantNumber number) const;
    Result<void> change(engine::ParticipantNumber number, const Change& change);
    Result<void> changeSeveral(const std::vector<engine::Participant>& changed);
    Result<void> applied(const EditGroup& group);
    [[nodiscard]] bool takesDwz() const { return !m_lastSnapshot || m_lastSnapshot->takesDwz; }
    void addCarryOver(std::span<engine::Participant> participants);

    LiveEvaluation& m_evaluation;
    WorkFile& m_file;
    PersonRecords& m_records;
    PersonFinder& m_finder;
    FieldIdentification m_current;
    std::set<engine::ParticipantNumber> m_typed; ///< whose names were typed since the lists answered last
    std::optional<FieldSnapshot> m_lastSnapshot;
    QTimer m_timer;
    bool m_isWaiting = false; ///< for the event loop, which joins several edits to one job
    bool m_isLooking = false;
    std::shared_ptr<FieldIdentifier> m_identifier; ///< the job's
    Worker m_job{Worker::Order::Latest};           ///< last: it uses all the others
};

} // namespace zahlmeister::app
