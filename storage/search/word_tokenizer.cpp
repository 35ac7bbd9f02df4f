// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/search/word_tokenizer.h"

#include <QSqlDriver>
#include <QVariant>

#include <sqlite3.h>

#include <string>

namespace groundmark::storage {

namespace {

constexpr char32_t Replacement = 0xFFFD;
constexpr std::size_t LongestWord = 200; // bytes; longer runs (base64) are cut into pieces
constexpr qsizetype PrefixLetters = 3;

/// The code point at `at`, which moves behind it; Replacement for broken UTF-8.
char32_t nextPoint(std::string_view text, std::size_t& at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at);
    const std::size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    if (length == 0 || lead > 0xF4 || at + length > text.size()) {
        ++at;
        return Replacement;
    }
    char32_t point = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80U) {
            ++at;
            return Replacement;
        }
        point = (point << 6U) | (byte(at + i) & 0x3FU);
    }
    at += length;
    return point;
}

/// Scripts whose words are not set apart: a character is a word.
bool standsAlone(char32_t point)
{
    if (point < 0x0E00) {
        return false;
    }
    switch (QChar::script(point)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return true;
    default:
        return false;
    }
}

void appendUtf8(std::string& out, char32_t point)
{
    if (point < 0x80) {
        out += static_cast<char>(point);
    } else if (point < 0x800) {
        out += static_cast<char>(0xC0U | (point >> 6U));
        out += static_cast<char>(0x80U | (point & 0x3FU));
    } else if (point < 0x10000) {
        out += static_cast<char>(0xE0U | (point >> 12U));
        out += static_cast<char>(0x80U | ((point >> 6U) & 0x3FU));
        out += static_cast<char>(0x80U | (point & 0x3FU));
    } else {
        out += static_cast<char>(0xF0U | (point >> 18U));
        out += static_cast<char>(0x80U | ((point >> 12U) & 0x3FU));
        out += static_cast<char>(0x80U | ((point >> 6U) & 0x3FU));
        out += static_cast<char>(0x80U | (point & 0x3FU));
    }
}

/// In lower case, full-width forms and accents reduced to the plain letter. What a letter becomes
/// does not depend on its neighbours, so that texts and queries agree.
void appendFolded(std::string& out, char32_t point)
{
    if (point < 0x80) {
        out += static_cast<char>(point >= 'A' && point <= 'Z' ? point + 32 : point);
        return;
    }
    if (QChar::decompositionTag(point) == QChar::NoDecomposition) {
        return appendUtf8(out, QChar::toLower(point));
    }
    const QString parts = QString::fromUcs4(&point, 1).normalized(QString::NormalizationForm_KD);
    for (const char32_t part : parts.toUcs4()) {
        if (!QChar::isMark(part)) {
            appendUtf8(out, QChar::toLower(part));
        }
    }
}

extern "C" int createTokenizer(void* /*context*/, const char** /*words*/, int /*count*/, Fts5Tokenizer** made)
{
    static int stateless = 0;
    *made = reinterpret_cast<Fts5Tokenizer*>(&stateless); // NOLINT: SQLite only hands it back
    return SQLITE_OK;
}

extern "C" void deleteTokenizer(Fts5Tokenizer* /*tokenizer*/) { }

using TokenSink = int (*)(void*, int, const char*, int, int, int);

extern "C" int tokenize(
    Fts5Tokenizer* /*tokenizer*/, void* context, int /*purpose*/, const char* text, int size, TokenSink sink)
{
    int state = SQLITE_OK;
    forEachWord(
        {text, static_cast<std::size_t>(size)},
        [&](std::string_view word, std::size_t begin, std::size_t end) {
            state = sink(
                context, 0, word.data(), static_cast<int>(word.size()), static_cast<int>(begin),
                static_cast<int>(end));
            return state == SQLITE_OK;
        });
    return state;
}

sqlite3* handleOf(const QSqlDatabase& connection)
{
    const QVariant handle = connection.driver()->handle();
    return handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0
        ? *static_cast<sqlite3* const*>(handle.constData())
        : nullptr;
}

/// As sqlite.org/fts5.html#extending_fts5 tells to ask for it.
fts5_api* apiOf(sqlite3* database)
{
    fts5_api* api = nullptr;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, static_cast<void*>(&api), "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

} // namespace

void forEachWord(
    std::string_view text,
    const std::function<bool(std::string_view word, std::size_t begin, std::size_t end)>& found)
{
    std::string word;
    std::size_t begin = 0;
    std::size_t at = 0;
    const auto give = [&](std::size_t end) {
        const bool goesOn = word.empty() || found(word, begin, end);
        word.clear();
        return goesOn;
    };
    while (at < text.size()) {
        const std::size_t here = at;
        const char32_t point = nextPoint(text, at);
        const bool isWord = point < 0x80
            ? (point >= 'a' && point <= 'z') || (point >= 'A' && point <= 'Z') || (point >= '0' && point <= '9')
            : point != Replacement && (QChar::isLetterOrNumber(point) || QChar::isMark(point));
        const bool isAlone = isWord && standsAlone(point);
        if ((!isWord || isAlone || word.size() >= LongestWord) && !give(here)) {
            return;
        }
        if (!isWord) {
            continue;
        }
        if (word.empty()) {
            begin = here;
        }
        appendFolded(word, point);
        if (isAlone && !give(at)) {
            return;
        }
    }
    give(at);
}

bool addWordTokenizer(const QSqlDatabase& connection)
{
    sqlite3* database = handleOf(connection);
    fts5_api* api = database ? apiOf(database) : nullptr;
    fts5_tokenizer functions {createTokenizer, deleteTokenizer, tokenize};
    return api && api->xCreateTokenizer(api, "groundmark", nullptr, &functions, nullptr) == SQLITE_OK;
}

void interruptConnection(const QSqlDatabase& connection)
{
    if (sqlite3* database = handleOf(connection)) {
        sqlite3_interrupt(database);
    }
}

QString phraseQuery(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    QStringList words;
    forEachWord({bytes.constData(), static_cast<std::size_t>(bytes.size())}, [&](std::string_view word, auto, auto) {
        words.append(QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
        return true;
    });
    if (words.isEmpty()) {
        return {};
    }
    const bool isBeginning = words.last().size() >= PrefixLetters;
    return u'"' + words.join(u' ') + u'"' + (isBeginning ? QStringLiteral(" *") : QString());
}

} // namespace groundmark::storage
