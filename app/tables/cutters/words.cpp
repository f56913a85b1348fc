// SPDX-License-Identifier: GPL-3.0-or-later
// Rows below a head, cut at every blank.
#include <algorithm>
#include <optional>
#include <utility>

#include <QRegularExpression>

#include "app/names/writtennames.h"
#include "app/tables/cells/words.h"
#include "app/tables/cutters/cutters.h"

using namespace Qt::StringLiterals;

namespace zahlmeister::app {

namespace {

constexpr int kSmallestRating = 100;
constexpr int kLargestRating = 3000;

/// A word of a name or a club.
bool isWord(const Cell& token)
{
    const qsizetype letters = lettersIn(token.plain());
    const auto digits = std::ranges::count_if(token.plain(), [](QChar c) { return c.isDigit(); });
    return letters >= 2 && digits < letters && !token.games();
}

bool isRatingWord(const Cell& token)
{
    const auto number = token.number();
    return number && *number >= kSmallestRating && *number <= kLargestRating;
}

/// Whether a word can stand in a column of games.
bool canBeGame(const Cell& token)
{
    return token.games() || token.isDiagonal() || token.progress().kind != ProgressCell::Kind::Unreadable;
}

/// Figures after the games: `4.5`, `½`, `19.0`, `17,25`.
bool isFigure(const QString& token)
{
    return std::ranges::any_of(token, [](QChar c) { return c.isDigit() || c == QChar(0x00bd); }) &&
           std::ranges::none_of(token, [](QChar c) { return c.isLetter(); });
}

/// The words of a line; sums such as `4,5 / 5` are one.
QStringList wordsOf(const QString& line)
{
    static const QRegularExpression kSum(uR"(([\d\x{00bd}]) (/|aus|von) (\d))"_s);
    QString text = line.simplified();
    text.replace(kSum, u"\\1/\\3"_s);
    return text.split(u' ');
}

/// Running text that begins with a number: `9 Teilnehmer spielten an diesem Abend.`
bool isProse(const QStringList& words)
{
    constexpr int kFewestSmallWords = 3;
    const auto small = std::ranges::count_if(
        words, [](const QString& word) { return word.size() > 1 && word.front().isLower(); });
    return small >= kFewestSmallWords && !isFigure(words.back());
}

class WordCutter {
public:
    WordCutter(const QStringList& lines, CellTexts& texts) : m_lines(lines), m_texts(texts) { }

    std::optional<TableGrid> cut()
    {
        if (!findHead())
            return std::nullopt;
        for (qsizetype i = m_headLine + 1; i < m_lines.size(); ++i) {
            if (!isRowLine(m_lines[i]))
                continue;
            if (QStringList words = wordsOf(m_lines[i]); !isProse(words))
                m_rows.push_back({i, std::move(words)});
        }
        if (m_rows.size() < 2)
            return std::nullopt;
        if (auto grid = cutRows(&WordCutter::fromEnd))
            return grid;
        if (auto grid = cutRows(&WordCutter::fromStart))
            return grid;
        return isSquare() ? cutRows(&WordCutter::inOrder) : std::nullopt;
    }

private:
    using Cells = std::optional<std::vector<QString>>;

    [[nodiscard]] const Cell& cell(const QString& word) const { return m_texts.of(word); }

    struct Row {
        qsizetype line;
        QStringList words;
    };

    /// The first line that is a head with a row below it.
    bool findHead()
    {
        constexpr int kSearched = 300;
        int searched = 0;
        for (qsizetype i = 0; i < m_lines.size() && searched < kSearched; ++i) {
            if (m_lines[i].trimmed().isEmpty() || m_lines[i].size() > kLongestLine)
                continue;
            ++searched;
            if (readHead(m_lines[i])) {
                m_headLine = i;
                return true;
            }
        }
        return false;
    }

    bool readHead(const QString& line)
    {
        m_head = line.simplified().split(u' ');
        addMissingHeads();
        m_columns.clear();
        m_name = m_firstGame = m_rating = -1;
        m_games = 0;
        m_hasClub = false;
        for (qsizetype i = 0; i < m_head.size(); ++i) {
            const TableColumn column = cell(m_head[i]).head().column;
            m_columns.push_back(column);
            if (column == TableColumn::Name && m_name < 0)
                m_name = i;
            else if ((column == TableColumn::Club || column == TableColumn::ClubName) && m_name >= 0 &&
                     i == m_name + 1)
                m_hasClub = true;
            else if (column == TableColumn::Opponent && m_firstGame < 0)
                m_firstGame = i;
            else if (isRating(column) && m_rating < 0)
                m_rating = i;
            m_games += column == TableColumn::Opponent ? 1 : 0;
        }
        // Before the name stand numbers only.
        return m_name >= 1 &&
               std::all_of(m_columns.begin(), m_columns.begin() + m_name, [](TableColumn column) {
                   return column == TableColumn::Number || column == TableColumn::Rank;
               });
    }

    /// `1 2 3 4 Punkte`: over number and name there may be nothing.
    void addMissingHeads()
    {
        constexpr qsizetype kFewestColumns = 3;
        qsizetype numbers = 0;
        while (numbers < m_head.size() && m_head[numbers] == QString::number(numbers + 1))
            ++numbers;
        const bool others = std::all_of(m_head.begin() + numbers, m_head.end(), [this](const QString& word) {
            const TableColumn column = cell(word).head().column;
            return column == TableColumn::Points || column == TableColumn::Rank ||
                   column == TableColumn::Ignored;
        });
        if (numbers >= kFewestColumns && others && numbers < m_head.size()) {
            m_head.prepend(u"Name"_s);
            m_head.prepend(u"Nr."_s);
        }
    }

    std::optional<TableGrid> cutRows(Cells (WordCutter::*cellsOf)(const QStringList& words, int row))
    {
        TableGrid grid = gridOfLines(m_lines);
        m_unsureRating = false;
        int row = 0;
        for (const Row& each : m_rows) {
            auto cells = (this->*cellsOf)(each.words, row++);
            if (!cells)
                return std::nullopt;
            grid.rows[static_cast<std::size_t>(each.line)] = std::move(*cells);
        }
        auto& head = grid.rows[static_cast<std::size_t>(m_headLine)];
        head = {m_head.begin(), m_head.end()};
        if (m_unsureRating)
            head.push_back(u"unklar: "_s +
                           m_head.mid(m_name + 1, m_firstGame - m_name - 1).join(u" oder "_s));
        return grid;
    }

    bool beginsWithNumbers(const QStringList& words) const
    {
        return words.size() > m_name &&
               std::all_of(words.begin(), words.begin() + m_name,
                           [this](const QString& word) { return cell(word).number().has_value(); });
    }

    /// After the last word of the name, and of the club when there is one.
    qsizetype endOfName(const QStringList& words) const
    {
        const auto isInitial = [&](qsizetype at) {
            return at > m_name && words[at - 1].endsWith(u',') && words[at].size() == 1 &&
                   words[at].front().isUpper();
        };
        qsizetype at = m_name;
        while (at < words.size() &&
               (isWord(cell(words[at])) || (words[at].endsWith(u'.') && !isFigure(words[at])) ||
                words[at].endsWith(u',') || isInitial(at) || isClubYear(words, at)) &&
               !(at > m_name && cell(words[at]).isNobody()))
            ++at;
        return at;
    }

    /// Number and name, and the club.
    std::vector<QString> personOf(const QStringList& words, qsizetype end) const
    {
        std::vector<QString> cells(words.begin(), words.begin() + m_name);
        const QStringList name = words.mid(m_name, end - m_name);
        if (m_hasClub)
            splitClub(name, cells);
        else
            cells.push_back(name.join(u' '));
        return cells;
    }

    /// The words after the name, from the first on; they may be fewer than the heads.
    Cells inOrder(const QStringList& words, int)
    {
        if (!beginsWithNumbers(words))
            return std::nullopt;
        const qsizetype end = endOfName(words);
        auto cells = personOf(words, end);
        cells.insert(cells.end(), words.begin() + end, words.end());
        return std::ssize(cells) <= m_head.size() ? Cells(std::move(cells)) : std::nullopt;
    }

    /// Likewise, with all that the heads name.
    Cells fromStart(const QStringList& words, int row)
    {
        auto cells = inOrder(words, row);
        if (!cells)
            return std::nullopt;
        fillRating(*cells);
        fillDiagonal(*cells, row);
        return std::ssize(*cells) == m_head.size() ? cells : std::nullopt;
    }

    /// Games and what stands after them, counted from the end; before them ratings, some of which are
    /// missing.
    Cells fromEnd(const QStringList& words, int)
    {
        const qsizetype ratings = m_firstGame - m_name - 1;
        const bool onlyRatings =
            m_firstGame > m_name &&
            std::all_of(m_columns.begin() + m_name + 1, m_columns.begin() + m_firstGame, isRating);
        const qsizetype tail = m_head.size() - m_firstGame;
        const qsizetype games = words.size() - tail;
        if (m_hasClub || !onlyRatings || !beginsWithNumbers(words) || games <= m_name)
            return std::nullopt;
        if (!std::all_of(words.begin() + games, words.begin() + games + m_games,
                         [this](const QString& word) { return canBeGame(cell(word)); }) ||
            !std::all_of(words.begin() + games + m_games, words.end(), isFigure))
            return std::nullopt;
        qsizetype end = games;
        while (end > m_name + 1 && isRatingWord(cell(words[end - 1])))
            --end;
        const qsizetype found = games - end;
        if (endOfName(words) != end || found > ratings)
            return std::nullopt;
        auto cells = personOf(words, end);
        const bool unsure = found > 0 && found < ratings;
        for (qsizetype i = 0; i < ratings; ++i)
            cells.push_back(found == ratings ? words[end + i] : QString());
        cells.insert(cells.end(), words.begin() + games, words.end());
        if (unsure) {
            m_unsureRating = true;
            cells.push_back(words.mid(end, found).join(u' '));
        }
        return cells;
    }

    /// Whether it is a crosstable: as many columns of games as rows.
    bool isSquare() const { return m_games >= 3 && m_games == std::ssize(m_rows) && !m_hasClub; }

    /// `SC Springer 1921 1802`: the year of the club's foundation, with a rating after it.
    bool isClubYear(const QStringList& words, qsizetype at) const
    {
        constexpr int kOldestClub = 1800;
        constexpr int kSmallestDwz = 500;
        const auto year = cell(words[at]).number();
        const auto next = at + 1 < words.size() ? cell(words[at + 1]).number() : std::nullopt;
        return m_hasClub && at > m_name + 1 && year && *year >= kOldestClub && next && *next >= kSmallestDwz;
    }

    /// After the comma stand forenames, and then the club.
    static void splitClub(const QStringList& name, std::vector<QString>& cells)
    {
        qsizetype end = 0;
        while (end < name.size() && !name[end].endsWith(u','))
            ++end;
        end = std::min(end + 2, name.size());
        while (end < name.size() && isForename(name[end]))
            ++end;
        cells.push_back(name.first(end).join(u' '));
        cells.push_back(name.mid(end).join(u' '));
    }

    /// Who has no rating has one word less.
    void fillRating(std::vector<QString>& cells) const
    {
        const auto before = m_name + (m_hasClub ? 2 : 1); // number, name and club
        if (m_rating < before || std::ssize(cells) >= m_head.size() || m_rating > std::ssize(cells))
            return;
        const auto at = cells.begin() + m_rating;
        const auto number = at != cells.end() ? cell(*at).number() : std::nullopt;
        if (!number || *number < kSmallestRating)
            cells.insert(at, QString());
    }

    /// An empty diagonal leaves no word behind.
    void fillDiagonal(std::vector<QString>& cells, int row) const
    {
        const qsizetype at = m_firstGame + row;
        if (m_firstGame > m_name && std::ssize(cells) == m_head.size() - 1 && m_games == std::ssize(m_rows) &&
            at <= std::ssize(cells))
            cells.insert(cells.begin() + at, QString());
    }

    const QStringList& m_lines;
    CellTexts& m_texts;
    qsizetype m_headLine = -1;
    QStringList m_head;
    std::vector<TableColumn> m_columns; ///< as the head
    std::vector<Row> m_rows;
    qsizetype m_name = -1;
    qsizetype m_firstGame = -1;
    qsizetype m_rating = -1;
    qsizetype m_games = 0; ///< columns
    bool m_hasClub = false;
    bool m_unsureRating = false; ///< somebody has one rating of two
};

} // namespace

CutResult cutAtWords(const TableText& text, CellTexts& texts)
{
    auto grid = WordCutter(text.lines, texts).cut();
    return grid ? std::vector{std::move(*grid)} : std::vector<TableGrid>{};
}

} // namespace zahlmeister::app
