// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <iostream>
#include <string>

#include <QCoreApplication>

#include "tests/support/robot/robotclient.h"

using namespace zahlmeister;

namespace {

/// Prints the value or the error of a request.
bool request(tests::RobotClient& robot, const QString& line)
{
    const auto answer = robot.request(line);
    if (answer.has_value()) {
        if (!answer->isEmpty())
            std::cout << answer->toStdString() << std::endl;
        return true;
    }
    std::cerr << line.toStdString() << ": "
              << (answer.error().args.empty() ? "no answer" : answer.error().args.front()) << '\n';
    return false;
}

} // namespace

/// `robotctl SOCKET [REQUEST...]`: sends requests to a robot, from the arguments or line by line from
/// standard input.
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::cerr << "robotctl SOCKET [REQUEST...]\n";
        return 2;
    }
    tests::RobotClient robot;
    if (!robot.connectTo(arguments[1]).has_value()) {
        std::cerr << "no robot listens on " << arguments[1].toStdString() << '\n';
        return 3;
    }
    bool done = true;
    for (qsizetype i = 2; i < arguments.size(); ++i)
        done = request(robot, arguments[i]) && done;
    if (arguments.size() == 2) {
        for (std::string line; std::getline(std::cin, line);)
            done = request(robot, QString::fromStdString(line)) && done;
    }
    return done ? 0 : 1;
}
