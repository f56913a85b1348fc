// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/slowline.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <deque>
#include <string>
#include <thread>
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

bool writeAll(int to, const std::string& bytes)
{
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t written = send(to, bytes.data() + done, bytes.size() - done, MSG_NOSIGNAL);
        if (written <= 0)
            return false;
        done += static_cast<std::size_t>(written);
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
        if (!writeAll(way.to, way.under.front().second))
            return false;
    }
    return true;
}

/// One connection until it ends.
void carry(int client, const std::string& server, std::chrono::microseconds takes)
{
    const int far = newSocket();
    const sockaddr_un place = placeOf(server);
    std::array ways{Way{client, far}, Way{far, client}};
    bool isThere = connect(far, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0;
    while (isThere) {
        std::array<pollfd, 2> ends{pollfd{client, POLLIN, 0}, pollfd{far, POLLIN, 0}};
        const bool isWaiting = !ways[0].under.empty() || !ways[1].under.empty();
        poll(ends.data(), ends.size(), isWaiting ? 1 : 1000);
        for (std::size_t i = 0; i < ways.size(); ++i)
            isThere = isThere && goOn(ways[i], ends[i].revents != 0, takes);
    }
    close(client);
    close(far);
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
    if (m_process == 0) {
        while (true) {
            const int client = accept(listening, nullptr, nullptr);
            if (client >= 0)
                std::thread(carry, client, before.toStdString(), std::chrono::microseconds(roundTrip) / 2)
                    .detach();
        }
    }
    close(listening);
}

SlowLine::~SlowLine()
{
    kill(m_process, SIGKILL);
    waitpid(m_process, nullptr, 0);
}

} // namespace zahlmeister::tests
