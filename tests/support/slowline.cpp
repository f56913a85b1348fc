// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/slowline.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <deque>
#include <list>
#include <string>
#include <vector>

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace zahlmeister::tests {

namespace {

using Clock = std::chrono::steady_clock;

/// What goes in one direction, and when it arrives.
struct Way {
    int from;
    int to;
    std::deque<std::pair<Clock::time_point, std::string>> under = {};
};

sockaddr_un placeOf(const std::string& folder)
{
    sockaddr_un place{};
    place.sun_family = AF_UNIX;
    const std::string path = folder + "/.s.PGSQL.5432";
    std::memcpy(place.sun_path, path.data(), std::min(path.size(), sizeof place.sun_path - 1));
    return place;
}

int newSocket()
{
    return socket(AF_UNIX, SOCK_STREAM, 0);
}

/// Hands out what the other end takes now, and keeps the rest: nobody waits for one connection.
/// @return false: the other end has gone
bool handOut(int to, std::string& bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (written <= 0)
            return written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
        bytes.erase(0, static_cast<std::size_t>(written));
    }
    return true;
}

/// Takes what has come, and hands out what has been under way long enough.
/// @return false: one end has gone
bool goOn(Way& way, bool hasCome, std::chrono::microseconds takes)
{
    std::array<char, 65536> buffer{};
    if (hasCome) {
        const ssize_t read = recv(way.from, buffer.data(), buffer.size(), 0);
        if (read <= 0)
            return false;
        way.under.emplace_back(Clock::now() + takes,
                               std::string(buffer.data(), static_cast<std::size_t>(read)));
    }
    for (; !way.under.empty() && way.under.front().first <= Clock::now(); way.under.pop_front()) {
        if (!handOut(way.to, way.under.front().second))
            return false;
        if (!way.under.front().second.empty())
            break;
    }
    return true;
}

/// A connection through the line, in both directions.
struct Connection {
    std::array<Way, 2> ways;

    [[nodiscard]] bool isWaiting() const
    {
        return std::ranges::any_of(ways, [](const Way& way) { return !way.under.empty(); });
    }
};

/// Lets connections pass for ever, all in one thread: a forked process has no others.
[[noreturn]] void carry(int listening, const std::string& server, std::chrono::microseconds takes)
{
    std::list<Connection> connections;
    while (true) {
        std::vector<pollfd> ends{{listening, POLLIN, 0}};
        for (const Connection& one : connections) {
            for (const Way& way : one.ways)
                ends.push_back({way.from, POLLIN, 0});
        }
        poll(ends.data(), ends.size(), std::ranges::any_of(connections, &Connection::isWaiting) ? 1 : 1000);
        auto end = ends.begin() + 1;
        std::erase_if(connections, [&](Connection& one) {
            bool isThere = true;
            for (Way& way : one.ways)
                isThere = goOn(way, (end++)->revents != 0, takes) && isThere;
            if (!isThere) {
                close(one.ways[0].from);
                close(one.ways[0].to);
            }
            return !isThere;
        });
        if (ends.front().revents == 0)
            continue;
        const int client = accept(listening, nullptr, nullptr);
        if (client < 0)
            continue;
        const int far = newSocket();
        const sockaddr_un place = placeOf(server);
        if (connect(far, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0) {
            connections.push_back({{Way{client, far}, Way{far, client}}});
        } else {
            close(client);
            close(far);
        }
    }
}

} // namespace

SlowLine::SlowLine(const QString& address, std::chrono::milliseconds roundTrip)
{
    const QString before = address.section(u"?host="_s, 1);
    m_address = address.section(u"?host="_s, 0, 0) + u"?host="_s + m_folder.path();
    const int listening = newSocket();
    const sockaddr_un place = placeOf(m_folder.path().toStdString());
    if (bind(listening, reinterpret_cast<const sockaddr*>(&place), sizeof place) != 0 ||
        listen(listening, 8) != 0)
        qFatal("no line");
    m_process = fork();
    if (m_process == 0)
        carry(listening, before.toStdString(), std::chrono::microseconds(roundTrip) / 2);
    close(listening);
}

SlowLine::~SlowLine()
{
    kill(m_process, SIGKILL);
    waitpid(m_process, nullptr, 0);
}

} // namespace zahlmeister::tests
