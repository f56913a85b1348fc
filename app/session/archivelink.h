// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "app/archive/archive.h"
#include "app/threads/continuecallback.h"

namespace zahlmeister::app {

/// @brief The connection of the program to an archive, on a thread of its own: the caller gets the answer
/// later, and a server that goes away stops nobody.
///
/// There is none until somebody makes one, and it costs nothing before. A password is kept in memory alone,
/// for reconnect(), and forgotten by leave().
class ArchiveLink : public QObject {
    Q_OBJECT

public:
    /// @brief How the connection stands.
    enum class State {
        None,
        Connecting,
        Connected,
        Lost, ///< the archive went away: see problem()
    };

    explicit ArchiveLink(QObject* parent = nullptr);

    /// @brief Waits for what is being asked: at most half a minute, when a server has just gone away.
    ~ArchiveLink() override;

    /// @brief Connects in place of the connection that is there.
    /// @param password empty: libpq looks for one where it does
    void connectTo(const ArchiveAddress& address, const QString& password);

    /// @brief Connects once more, as the last time.
    void reconnect();

    /// @brief Gives up what is going on: a connection that is being made is forgotten, a recalculation stops
    /// and leaves everything as it was. Everything else is done soon and goes on.
    void cancel();

    /// @brief Ends the connection; password and address are forgotten.
    void leave();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isConnected() const { return m_state == State::Connected; }

    /// @brief Whether an answer is awaited, the sign of life and askInBackground() apart.
    [[nodiscard]] bool isBusy() const { return m_asked > 0 || !m_apart.empty(); }

    /// @brief Where to; nothing while there is no connection and none was lost.
    [[nodiscard]] const std::optional<ArchiveAddress>& address() const { return m_address; }

    /// @brief By which work files know the archive; empty before there was a connection.
    [[nodiscard]] const QString& id() const { return m_status.id; }

    /// @brief What the archive was like when it was last looked at.
    [[nodiscard]] const ArchiveStatus& status() const { return m_status; }

    /// @brief Why there is no connection: it could not be made, or was lost.
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }

    /// @brief Asks the archive something, in the order of asking.
    /// @param work on the thread of the archive
    /// @param context without which nobody waits for the answer any more
    /// @param answer on the thread of the link; Error::ArchiveUnreachable when there is no connection
    /// @param stop    of a Latest: when it says stop, there is no answer, and no work that has not begun
    template <class Value>
    void ask(std::function<Result<Value>(Archive&, const ContinueCallback& goesOn)> work, QObject* context,
             std::function<void(Result<Value>)> answer, const std::stop_token& stop = {})
    {
        post(questionOf<Value>(std::move(work), context, std::move(answer), stop), true);
    }

    /// @brief The same for what nobody waits for: isBusy() does not tell of it. It should be short, because
    /// everything that is asked later waits for it.
    template <class Value>
    void askInBackground(std::function<Result<Value>(Archive&, const ContinueCallback& goesOn)> work,
                         QObject* context, std::function<void(Result<Value>)> answer)
    {
        post(questionOf<Value>(std::move(work), context, std::move(answer), {}), false);
    }

    /// @brief The same for what takes long: over a connection of its own, which ends with the answer, so that
    /// nobody waits behind it.
    template <class Value>
    void askOnNewConnection(std::function<Result<Value>(Archive&, const ContinueCallback& goesOn)> work,
                            QObject* context, std::function<void(Result<Value>)> answer,
                            const std::stop_token& stop = {})
    {
        postApart(questionOf<Value>(std::move(work), context, std::move(answer), stop));
    }

    /// @brief Asks for status() anew.
    void refresh();

    /// @brief Computes what was published; progressed() tells how far it is.
    /// @param answer as of ask()
    void recalculate(Archive::Extent extent, QObject* context,
                     std::function<void(Result<ArchiveRun>)> answer);

    /// @brief Looks whether the archive is still there, as it is done every half a minute.
    void ping();

Q_SIGNALS:
    /// @brief state(), isBusy(), status() or problem() changed.
    void changed();
    /// @brief A recalculation went on: at most some ten times a second.
    void progressed(const zahlmeister::app::ArchiveRun& soFar, std::size_t waiting);

private:
    struct Worker;
    struct Answer {
        std::optional<Error> error;
        std::function<void()> tell;
    };
    using Work = std::function<Answer(Archive* archive, const ContinueCallback& goesOn)>;

    template <class Value>
    static Work questionOf(std::function<Result<Value>(Archive&, const ContinueCallback& goesOn)> work,
                           QObject* context, std::function<void(Result<Value>)> answer,
                           const std::stop_token& stop)
    {
        return [work = std::move(work), waiting = QPointer<QObject>(context), answer = std::move(answer),
                stop](Archive* archive, const ContinueCallback& goesOn) {
            if (stop.stop_requested())
                return Answer{{}, [] {}};
            auto result = archive ? work(*archive, [&] { return !stop.stop_requested() && goesOn(); })
                                  : Result<Value>(notThere());
            std::optional<Error> error;
            if (!result.has_value())
                error = result.error();
            return Answer{std::move(error), [waiting, answer, stop, result = std::move(result)] {
                              if (waiting && !stop.stop_requested())
                                  answer(result);
                          }};
        };
    }

    static tl::unexpected<Error> notThere();
    void post(Work work, bool isAsked);
    void postApart(Work work);
    void endApart(Worker* worker, const Answer& answer);
    void take(int worker, const Answer& answer, bool isAsked);
    void connected(int worker, const Result<ArchiveStatus>& status);
    void loseBy(const Error& error);
    void dropDesk();
    void setState(State state);

    State m_state = State::None;
    std::optional<ArchiveAddress> m_address;
    QString m_password; ///< in memory only
    ArchiveStatus m_status;
    std::optional<Error> m_problem;
    int m_asked = 0;
    QTimer m_pinging;
    int m_workers = 0;                                ///< how many there were
    std::unique_ptr<Worker> m_worker;                 ///< null: there is no thread
    std::vector<std::unique_ptr<Worker>> m_apart;     ///< of askOnNewConnection()
    std::vector<std::unique_ptr<Worker>> m_abandoned; ///< what nobody waits for any more
};

} // namespace zahlmeister::app
