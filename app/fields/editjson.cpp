// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fields/editjson.h"

#include "app/fields/codes.h"
#include "app/fields/recordjson.h"

namespace zahlmeister::app {

namespace {

constexpr std::size_t kMaximumErrors = 1; ///< one is enough to refuse a text

struct EditWriter {
    JsonWriter& json;

    template <class Record>
    void record(std::string_view key, const Record& value) const
    {
        json.key(key);
        json.beginObject();
        writeFields(json, value, JsonForm::Short);
        json.endObject();
    }

    void operator()(const PutHeader& e) const { record("put_header", e.value); }
    void operator()(const PutArithmetic& e) const
    {
        json.member("put_arithmetic", e.value ? codeText(*e.value) : "");
    }
    void operator()(const PutParticipant& e) const { record("put_participant", e.value); }
    void operator()(const RemoveParticipant& e) const { json.member("remove_participant", e.number.value()); }
    void operator()(const PutGame& e) const { record("put_game", e.value); }
    void operator()(const RemoveGame& e) const
    {
        json.member("remove_game", static_cast<double>(e.id.value()));
    }
};

class EditReader : private RecordReader {
public:
    explicit EditReader(std::string_view text) : RecordReader(text, JsonForm::Short, kMaximumErrors) { }

    std::optional<std::vector<Edit>> read()
    {
        bool areSingle = true;
        readArray([&] {
            const std::size_t before = m_edits.size();
            readEdit();
            areSingle = areSingle && m_edits.size() == before + 1;
        });
        return finish({}) && takeErrors().empty() && areSingle ? std::optional(std::move(m_edits))
                                                               : std::nullopt;
    }

private:
    void readEdit()
    {
        readObject({
            {"put_header", Presence::Optional, [this] { readRecordOf<PutHeader>(); }},
            {"put_arithmetic", Presence::Optional, [this] { readArithmetic(); }},
            {"put_participant", Presence::Optional, [this] { readRecordOf<PutParticipant>(); }},
            {"remove_participant", Presence::Optional,
             [this] { readKeyOf<RemoveParticipant, engine::Participant>(); }},
            {"put_game", Presence::Optional, [this] { readRecordOf<PutGame>(); }},
            {"remove_game", Presence::Optional, [this] { readKeyOf<RemoveGame, engine::Game>(); }},
        });
    }

    template <class Put>
    void readRecordOf()
    {
        using Record = decltype(Put::value);
        Put edit{blank<Record>()};
        readRecord(edit.value);
        m_edits.emplace_back(std::move(edit));
    }

    /// The first field of a participant and of a game says which one it is.
    template <class Remove, class Record>
    void readKeyOf()
    {
        if (const auto key = parsed(std::get<0>(Fields<Record>::kAll)))
            m_edits.emplace_back(Remove{*key});
    }

    void readArithmetic()
    {
        const auto word = anyText();
        const auto arithmetic = word ? fromCode<engine::Arithmetic>(*word) : std::nullopt;
        if (arithmetic || (word && word->empty()))
            m_edits.emplace_back(PutArithmetic{arithmetic});
    }

    std::vector<Edit> m_edits;
};

std::string_view viewOf(const QByteArray& json)
{
    return {json.constData(), static_cast<std::size_t>(json.size())};
}

} // namespace

QByteArray jsonOf(const std::vector<Edit>& edits)
{
    JsonWriter json;
    json.beginArray(JsonWriter::Layout::Compact);
    for (const Edit& edit : edits) {
        json.beginObject();
        std::visit(EditWriter{json}, edit);
        json.endObject();
    }
    json.endArray();
    return json.take();
}

std::optional<std::vector<Edit>> editsFromJson(const QByteArray& json)
{
    return EditReader(viewOf(json)).read();
}

QByteArray jsonOf(const QStringList& texts)
{
    JsonWriter json;
    json.beginArray(JsonWriter::Layout::Compact);
    for (const QString& text : texts)
        json.value(text.toStdString());
    json.endArray();
    return json.take();
}

std::optional<QStringList> textsFromJson(const QByteArray& json)
{
    JsonObjectReader reader(viewOf(json), kMaximumErrors);
    QStringList texts;
    reader.readArray([&] { texts.append(QString::fromStdString(reader.anyText().value_or(std::string()))); });
    return reader.finish({}) && reader.takeErrors().empty() ? std::optional(texts) : std::nullopt;
}

} // namespace zahlmeister::app
