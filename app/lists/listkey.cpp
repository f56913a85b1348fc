// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listkey.h"

#include <algorithm>
#include <type_traits>

#include "app/lists/listdatabase.h"
#include "app/lists/listschema.h"
#include "app/spelling/clubcode.h"

namespace zahlmeister::app {

namespace {

constexpr int kMemberNumberBits = 20;
constexpr std::int64_t kMembership = std::int64_t{1} << 60; ///< sets memberships apart from FIDE ids

/// FNV-1a with 64 bits (Fowler, Noll, Vo), eight bytes of a number in one step.
class Fingerprint {
public:
    void add(std::uint64_t value)
    {
        m_state ^= value;
        m_state *= kPrime;
        m_state ^= m_state >> 32;
    }
    void operator()(const std::string& text)
    {
        for (const char byte : text)
            m_state = (m_state ^ static_cast<unsigned char>(byte)) * kPrime;
        add(text.size());
    }
    void operator()(std::optional<int> value) { add(value ? std::uint64_t(*value) + 1 : 0); }
    void operator()(std::optional<engine::Date> value)
    {
        (*this)(value ? std::optional<int>(dayNumber(*value)) : std::nullopt);
    }
    void operator()(std::optional<engine::Rating> value)
    {
        (*this)(value ? std::optional<int>(value->value()) : std::nullopt);
    }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void operator()(std::optional<Enum> value)
    {
        (*this)(value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt);
    }
    [[nodiscard]] std::int64_t value() const { return static_cast<std::int64_t>(m_state); }

private:
    static constexpr std::uint64_t kPrime = 0x100000001b3;
    std::uint64_t m_state = 0xcbf29ce484222325;
};

} // namespace

std::optional<std::int64_t> memberKey(std::string_view club, int memberNumber)
{
    const auto letters = clubCodeOf(club);
    if (!letters || memberNumber < 1 || memberNumber > kMaximumMemberNumber)
        return std::nullopt;
    std::int64_t code = 0;
    for (const char c : *letters)
        code = code * 36 + (c <= '9' ? c - '0' : c - 'A' + 10);
    return kMembership | code << kMemberNumberBits | memberNumber;
}

std::optional<std::int64_t> listKey(const ListPerson& person)
{
    if (person.memberNumber) {
        if (const auto key = memberKey(person.club, *person.memberNumber))
            return key;
    }
    return person.fideId ? std::optional<std::int64_t>(*person.fideId) : std::nullopt;
}

std::int64_t listFingerprint(const ListPerson& person)
{
    Fingerprint fingerprint;
    forEachListField(person, fingerprint);
    return fingerprint.value();
}

} // namespace zahlmeister::app
