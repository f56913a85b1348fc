// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of the real program to its first painted window: the whole process, with libraries, settings
// and fonts. Aim: below 150 ms offscreen, below 250 ms under an X server (set DISPLAY for that one).
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

namespace {

namespace fs = std::filesystem;

/// A home of its own, so that no setting and no recent file of the person who measures takes part.
fs::path freshHome()
{
    const fs::path home = fs::temp_directory_path() / ("zahlmeister-bench-" + std::to_string(getpid()));
    fs::remove_all(home);
    fs::create_directories(home);
    fs::permissions(home, fs::perms::owner_all); // as Qt wants the runtime directory
    return home;
}

/// Starts the program, waits for its first paint, and for its end.
/// @return how long the paint took, in seconds; nothing when there was none
std::optional<double> timeOfPaint(const std::vector<std::string>& arguments,
                                  const std::vector<std::string>& environment)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return std::nullopt;
    const int inherited = fcntl(ends[1], F_DUPFD, 100); // without the flag that would close it
    close(ends[1]);
    std::vector<std::string> variables = environment;
    variables.push_back("QT_QPA_GENERIC_PLUGINS=zahlmeisterfirstpaint:" + std::to_string(inherited));

    const auto pointers = [](const std::vector<std::string>& texts) {
        std::vector<char*> result;
        for (const std::string& text : texts)
            result.push_back(const_cast<char*>(text.c_str()));
        result.push_back(nullptr);
        return result;
    };
    pid_t child = 0;
    const auto start = std::chrono::steady_clock::now();
    const bool started = posix_spawn(&child, ZAHLMEISTER_PROGRAM, nullptr, nullptr,
                                     pointers(arguments).data(), pointers(variables).data()) == 0;
    close(inherited);
    char painted = 0;
    const bool done = started && read(ends[0], &painted, 1) == 1;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    close(ends[0]);
    if (started) {
        if (!done)
            kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
    }
    return done ? std::optional(passed.count()) : std::nullopt;
}

void firstPaint(benchmark::State& state, const std::string& platform, const std::string& file)
{
    if (platform == "xcb" && !std::getenv("DISPLAY")) {
        state.SkipWithError("needs DISPLAY");
        return;
    }
    const fs::path home = freshHome();
    std::vector<std::string> arguments{"zahlmeister"};
    if (!file.empty())
        arguments.push_back(file);
    std::vector<std::string> environment{"HOME=" + home.string(),
                                         "XDG_RUNTIME_DIR=" + home.string(),
                                         "LC_ALL=C.UTF-8",
                                         "PATH=/usr/bin:/bin",
                                         "QT_QPA_PLATFORM=" + platform,
                                         std::string("QT_PLUGIN_PATH=") + ZAHLMEISTER_BENCH_PLUGINS};
    if (const char* display = std::getenv("DISPLAY"))
        environment.push_back(std::string("DISPLAY=") + display);
    timeOfPaint(arguments, environment); // makes the work file, once in the life of a referee
    for ([[maybe_unused]] const auto iteration : state) {
        const auto time = timeOfPaint(arguments, environment);
        if (!time) {
            state.SkipWithError("the program ended before its first paint");
            break;
        }
        state.SetIterationTime(*time);
    }
    fs::remove_all(home);
}

} // namespace

BENCHMARK_CAPTURE(firstPaint, startPage / offscreen, "offscreen", "")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(firstPaint, exampleTournament / offscreen, "offscreen", ZAHLMEISTER_EXAMPLE)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(firstPaint, startPage / xcb, "xcb", "")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(firstPaint, exampleTournament / xcb, "xcb", ZAHLMEISTER_EXAMPLE)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
