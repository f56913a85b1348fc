// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/codes.h"

#include "engine/evaluation/evaluation.h"

// Switches without a default, so that the compiler names a value that was added without a word.
namespace zahlmeister::app {

const char* codeText(engine::Sex value)
{
    switch (value) {
    case engine::Sex::Male: return "m";
    case engine::Sex::Female: return "w";
    }
    return nullptr;
}

const char* codeText(engine::RatingSource value)
{
    switch (value) {
    case engine::RatingSource::Dwz: return "dwz";
    case engine::RatingSource::Fide: return "fide";
    case engine::RatingSource::National: return "national";
    }
    return nullptr;
}

const char* codeText(engine::RatingBound value)
{
    switch (value) {
    case engine::RatingBound::OrBetter:
    case engine::RatingBound::OrWorse: return engine::ratingBoundText(value).data(); // a literal
    }
    return nullptr;
}

const char* codeText(engine::TournamentKind value)
{
    switch (value) {
    case engine::TournamentKind::Individual: return "individual";
    case engine::TournamentKind::Team: return "team";
    case engine::TournamentKind::Match: return "match";
    }
    return nullptr;
}

const char* codeText(engine::TournamentMode value)
{
    switch (value) {
    case engine::TournamentMode::RoundRobin: return "round-robin";
    case engine::TournamentMode::Swiss: return "swiss";
    case engine::TournamentMode::Scheveningen: return "scheveningen";
    case engine::TournamentMode::Knockout: return "knockout";
    case engine::TournamentMode::Free: return "free";
    }
    return nullptr;
}

const char* codeText(engine::Arithmetic value)
{
    switch (value) {
    case engine::Arithmetic::Exact:
    case engine::Arithmetic::Tables: return engine::arithmeticText(value).data(); // a literal
    }
    return nullptr;
}

const char* codeText(engine::EntryOrigin value)
{
    switch (value) {
    case engine::EntryOrigin::Chain: return "chain";
    case engine::EntryOrigin::List: return "list";
    case engine::EntryOrigin::File: return "file";
    case engine::EntryOrigin::Hand: return "hand";
    case engine::EntryOrigin::None: return "none";
    }
    return nullptr;
}

const char* codeText(engine::Identity value)
{
    switch (value) {
    case engine::Identity::Open: return "open";
    case engine::Identity::Person: return "person";
    case engine::Identity::Newcomer: return "newcomer";
    case engine::Identity::TextOnly: return "text-only";
    }
    return nullptr;
}

const char* codeText(engine::ListedValue value)
{
    switch (value) {
    case engine::ListedValue::Rating: return "rating";
    case engine::ListedValue::Index: return "index";
    }
    return nullptr;
}

const char* codeText(engine::ByeKind value)
{
    switch (value) {
    case engine::ByeKind::Allocated: return "allocated";
    case engine::ByeKind::Requested: return "requested";
    }
    return nullptr;
}

const char* codeText(engine::TeamWithdrawal value)
{
    switch (value) {
    case engine::TeamWithdrawal::Counted: return "counted";
    case engine::TeamWithdrawal::Annulled: return "annulled";
    }
    return nullptr;
}

const char* codeText(engine::MatchAward value)
{
    switch (value) {
    case engine::MatchAward::Home: return "home";
    case engine::MatchAward::Away: return "away";
    case engine::MatchAward::NeitherTeam: return "neither";
    }
    return nullptr;
}

const char* codeText(engine::MatchWin value)
{
    switch (value) {
    case engine::MatchWin::MoreThanOpponent: return "more-than-opponent";
    case engine::MatchWin::MoreThanHalf: return "more-than-half";
    }
    return nullptr;
}

const char* codeText(engine::HomeWhite value)
{
    switch (value) {
    case engine::HomeWhite::EvenBoards: return "even";
    case engine::HomeWhite::OddBoards: return "odd";
    case engine::HomeWhite::AllBoards: return "all";
    case engine::HomeWhite::NoBoard: return "none";
    case engine::HomeWhite::OneAndFour: return "1-and-4";
    }
    return nullptr;
}

const char* codeText(engine::Withdrawal value)
{
    switch (value) {
    case engine::Withdrawal::NotApproved: return "not-approved";
    case engine::Withdrawal::Approved: return "approved";
    case engine::Withdrawal::Replaced: return "replaced";
    }
    return nullptr;
}

const char* codeText(EditKind value)
{
    switch (value) {
    case EditKind::Header: return "header";
    case EditKind::Arithmetic: return "arithmetic";
    case EditKind::AddParticipant: return "add-participant";
    case EditKind::AddParticipants: return "add-participants";
    case EditKind::RemoveParticipant: return "remove-participant";
    case EditKind::RemoveParticipants: return "remove-participants";
    case EditKind::Participant: return "participant";
    case EditKind::Result: return "result";
    case EditKind::ClearResult: return "clear-result";
    case EditKind::ClearResults: return "clear-results";
    case EditKind::Paste: return "paste";
    case EditKind::Renumber: return "renumber";
    case EditKind::Identify: return "identify";
    case EditKind::IdentifySeveral: return "identify-several";
    case EditKind::Bye: return "bye";
    case EditKind::Pairings: return "pairings";
    case EditKind::Acceptance: return "acceptance";
    case EditKind::Repair: return "repair";
    case EditKind::WhatIf: return "what-if";
    case EditKind::Import: return "import";
    case EditKind::Recalculation: return "recalculation";
    case EditKind::GameDetails: return "game-details";
    }
    return nullptr;
}

} // namespace zahlmeister::app
