// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include <QObject>

#include "app/chronicle/chronicle.h"
#include "app/session/archivelink.h"
#include "app/threads/latest.h"
#include "app/threads/worker.h"

namespace zahlmeister::app {

class Session;

/// @brief Whose tournaments a window shows: those of the session's work file, or of an archive. It is asked
/// without waiting, and the newest question counts: those before it are stopped and not answered.
///
/// The last member of its window, since its answers use all the others.
class ChronicleSource : public QObject {
    Q_OBJECT

public:
    /// @brief Whether it can be asked.
    enum class State {
        Ready,
        Reading,      ///< the tournaments of the work file are being read; changed() comes after it
        Disconnected, ///< from the archive; changed() comes when it is there
    };

    /// @brief A question that is being answered, on the thread that does it.
    struct Asking {
        std::stop_token stop;          ///< nobody waits for the answer any more
        ContinueCallback goesOn;       ///< likewise, or the archive is not to go on
        std::function<void(int)> tell; ///< passes on how much of a hundred is done
    };

    /// @brief What is asked. Both are prepared on the thread of the window, where the work file may be read;
    /// the functions that they return work on another one.
    template <class Answer>
    struct Question {
        using OfChronicle = std::function<Result<Answer>(const Chronicle&, const Asking&)>;
        using OfArchive = std::function<Result<Answer>(Archive&, const Asking&)>;
        std::function<Result<OfChronicle>()> chronicle;
        std::function<OfArchive()> archive;
    };

    /// @brief Over which connection an archive is asked.
    enum class Connection {
        Shared, ///< in turn with other questions
        Own,    ///< which ends with the answer, for long questions
    };

    /// @param session must outlive this
    /// @param archive in place of the work file; nullptr: none. Must outlive this, too
    explicit ChronicleSource(Session& session, ArchiveLink* archive);
    ~ChronicleSource() override;

    [[nodiscard]] bool isArchive() const { return m_archive != nullptr; }
    [[nodiscard]] State state() const;
    /// @brief The rules in force there.
    [[nodiscard]] std::shared_ptr<const engine::RuleCatalog> rules() const;

    /// @brief Which state of an archive would be asked, as ArchiveStatus::computed; empty for a work file.
    [[nodiscard]] QString computed() const { return m_archive ? m_archive->status().computed : QString(); }

    /// @brief Asks.
    /// @pre state() is not Reading; an archive to which there is no connection answers
    /// Error::ArchiveUnreachable
    /// @param answer on this thread; at once with the error of preparing
    /// @param progress likewise, with percents that the work passes on; may be empty
    template <class Answer>
    void ask(const Question<Answer>& question, std::function<void(const Result<Answer>&)> answer,
             Connection connection = Connection::Shared, const std::function<void(int)>& progress = {});

    /// @brief Nobody waits for an answer any more.
    void drop();

    /// @brief The same where it cannot be asked now: changed() comes as soon as it can.
    void askLater();

Q_SIGNALS:
    /// @brief What was asked last is not up to date any more, or it can be asked now.
    void changed();
    /// @brief The session has opened a different work file.
    void replaced();

private:
    void followArchive();
    [[nodiscard]] std::shared_ptr<const Chronicle> chronicle() const;
    /// @param receiver on whose thread progress is called; lives as long as the work does
    [[nodiscard]] static Asking asking(QObject* receiver, const std::stop_token& stop,
                                       const ContinueCallback& goesOn,
                                       const std::function<void(int)>& progress);

    Session& m_session;
    ArchiveLink* m_archive;
    std::optional<QString> m_asked; ///< which state of the archive; nothing: none could be
    Latest m_latest;                ///< question to the archive
    Worker m_worker{Worker::Order::Latest};
};

template <class Answer>
void ChronicleSource::ask(const Question<Answer>& question, std::function<void(const Result<Answer>&)> answer,
                          Connection connection, const std::function<void(int)>& progress)
{
    if (!m_archive) {
        auto work = question.chronicle();
        m_worker.stop();
        if (!work.has_value())
            return answer(tl::unexpected(work.error()));
        m_worker.start(
            this,
            [this, known = chronicle(), work = *std::move(work), progress](const std::stop_token& stop) {
                return work(*known, asking(
                                        this, stop, [stop] { return !stop.stop_requested(); }, progress));
            },
            [answer = std::move(answer)](const Result<Answer>& found) { answer(found); });
        return;
    }
    const std::stop_token stop = m_latest.begin();
    m_asked = computed();
    std::function<Result<Answer>(Archive&, const ContinueCallback&)> work =
        [link = m_archive, work = question.archive(), stop, progress](Archive& archive,
                                                                      const ContinueCallback& goesOn) {
            return work(archive, asking(link, stop, goesOn, progress));
        };
    std::function<void(Result<Answer>)> take = [this,
                                                answer = std::move(answer)](const Result<Answer>& found) {
        if (!found.has_value() && found.error().code == ErrorCode::ArchiveUnreachable)
            m_asked.reset(); // when it is there again, it is asked again
        answer(found);
    };
    if (connection == Connection::Own)
        m_archive->askOnNewConnection<Answer>(std::move(work), this, std::move(take), stop);
    else
        m_archive->ask<Answer>(std::move(work), this, std::move(take), stop);
}

} // namespace zahlmeister::app
