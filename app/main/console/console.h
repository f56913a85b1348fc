// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QString>

#include "app/files/filewriting.h"
#include "app/text/jsonwriter.h"
#include "engine/base/try.h"

/// What a subcommand says: data to standard output or a file, messages to standard error.
namespace zahlmeister::cli {

/// @brief How the program ends.
enum class ExitCode : int {
    Done = 0,
    DoneWithErrors = 1, ///< errors among the findings
    BadUsage = 2,
    FileFailed = 3, ///< a file cannot be read, understood or written
};

/// @brief How serious a message is; its text is the same in every language.
enum class MessageLevel { Error, Warning, Note };

/// @brief `FILE:LINE: level: text [code]`, always one line.
/// @param line 0 when the message is not about a line
[[nodiscard]] QString messageLine(const QString& file, int line, MessageLevel level, const QString& text,
                                  std::string_view code);

/// @brief `error`, `warning` or `note`, in every language.
[[nodiscard]] QString messageLevelText(MessageLevel level);

/// @brief A message as it was printed.
struct PrintedMessage {
    QString file;
    int line;
    MessageLevel level;
    QString text;
    std::string code;
};

/// @brief Writes the member `messages` of an answer: line (0: of the whole file), level, code and text of
/// each.
void writeMessages(app::JsonWriter& json, const std::vector<PrintedMessage>& messages);

/// @brief Keeps what printMessage() prints while this lives, for answers that repeat it; one at a time.
class MessageRecorder {
public:
    MessageRecorder();
    ~MessageRecorder();
    MessageRecorder(const MessageRecorder&) = delete;
    MessageRecorder& operator=(const MessageRecorder&) = delete;

    /// @brief The messages so far, in their order.
    [[nodiscard]] std::vector<PrintedMessage> take() { return std::exchange(m_messages, {}); }

private:
    friend void printMessage(const QString& file, int line, MessageLevel level, const QString& text,
                             std::string_view code);
    std::vector<PrintedMessage> m_messages;
};

/// @brief From now on only errors are printed; what is recorded is as before.
void printErrorsAlone();

/// @brief Writes messageLine() to standard error.
void printMessage(const QString& file, int line, MessageLevel level, const QString& text,
                  std::string_view code);

/// @brief An error as such a message, in words.
/// @param file for errors without a position in a file of their own
void printError(const QString& file, const Error& error);

/// @brief Why a subcommand ends early, and how; the caller reports it.
struct Complaint {
    ExitCode exitCode;
    QString text = {}; ///< empty: it was said already
    std::string_view code = {};
    QString file = {};
    int line = 0;
    QString detail = {}; ///< printed after it, as a note; empty: nothing
};

/// @brief What a subcommand wanted, or why it ends.
template <class Value>
using Outcome = tl::expected<Value, Complaint>;

/// @brief Complains about how the program was called.
[[nodiscard]] tl::unexpected<Complaint> badUsage(const QString& text);

/// @brief Complains about a file.
/// @param file for errors without a position in a file of their own
[[nodiscard]] tl::unexpected<Complaint> failed(const QString& file, const Error& error);

/// @brief A value that a file is asked for.
template <class Value>
[[nodiscard]] Outcome<Value> in(const QString& file, Result<Value> asked)
{
    if (!asked.has_value())
        return failed(file, asked.error());
    if constexpr (std::is_void_v<Value>)
        return {};
    else
        return *std::move(asked);
}

/// @brief Says why a subcommand ended, or nothing.
/// @return how the program ends
[[nodiscard]] ExitCode exitCodeOf(const Outcome<ExitCode>& outcome);

/// @brief Makes the standard streams behave the same on every system; once, before anything is written.
void prepareStandardStreams();

/// @brief Where data goes.
struct Output {
    std::optional<QString> path = {}; ///< nothing: standard output
    /// A file with content of another kind goes, too (`--overwrite`); work files, list stores and archives
    /// never.
    bool overwrites = false;
};

/// @brief What a file may replace that goes there.
[[nodiscard]] app::Replaces replacedBy(const Output& output);

/// @brief A text for people as it is written: names that earlier versions stored may hold what a terminal
/// obeys.
[[nodiscard]] QByteArray writtenText(const QString& text);

/// @brief Writes data to standard output, or to a file that is either complete or as it was before.
/// @return ExitCode::Done; a closed pipe is no complaint
[[nodiscard]] Outcome<ExitCode> writeData(const QByteArray& data, const Output& output);

/// @brief Whether standard output is a terminal, where a PDF file would be noise.
[[nodiscard]] bool isOutputTerminal();

/// @brief Tells the progress on standard error, over the line before; only on a terminal.
void printProgress(const QString& text, bool isDone);

} // namespace zahlmeister::cli
