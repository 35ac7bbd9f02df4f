// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/sample_project/scene.h"

#include <QStringList>

namespace groundmark::sample_project {

// Every picture of the sample project. All content is invented. Each function draws the same
// picture every time; the names that its rectangles have are listed beside it.

/// A shop with a bicycle, a bus stop and a street name. Names: shop, hours, plate, stop, routes,
/// bicycle, door, lamp, bench.
[[nodiscard]] Scene englishStreet();
[[nodiscard]] Scene chineseStreet();
/// A desk from above. Names: laptop, mug, note, books, plant, calendar, pencils.
[[nodiscard]] Scene desk();
/// Fruit with price signs. Names: apples, pears, plums, lemons, and <fruit>-price; scale, awning.
[[nodiscard]] Scene marketStall();

/// Names: central, harbour, museum, airport, legend, notice.
[[nodiscard]] Scene metroPlan();
/// A station's board of trains. Names: clock, row-0 … row-6, platform-0 … platform-6, remark.
[[nodiscard]] Scene departures();
/// A Chinese high-speed train ticket. Names: from, to, train, time, seat, price.
[[nodiscard]] Scene trainTicket();

/// Names: shop, address, date, total, vat, card.
[[nodiscard]] Scene receipt();
/// Names: number, date, due, table, total, iban.
[[nodiscard]] Scene invoice();
/// A filled-in form. Names: name, birth, street, city, email, branch, signature.
[[nodiscard]] Scene membershipForm();
/// A note on lined paper.
[[nodiscard]] Scene handwrittenNote();
/// Names: name, number, valid, photo.
[[nodiscard]] Scene libraryCard();

/// A telephone with a weather forecast. Names: temperature, alert, day-0 … day-5, settings, add.
[[nodiscard]] Scene weatherApp();
/// Names: plot, legend, bar-0 … bar-4 (years, both bars).
[[nodiscard]] Scene barChart();
/// Chinese. Names: plot, legend, note.
[[nodiscard]] Scene lineChart();
/// A concert. Names: band, date, place, price.
[[nodiscard]] Scene poster();
/// Chalk on a board in a café. Names: soup, special, coffee, tea, footer.
[[nodiscard]] Scene menuBoard();
/// The back of a packet. Names: brand, weight, best-before, table, allergens, barcode.
[[nodiscard]] Scene productLabel();

/// One page of a magazine in two columns. Names: title, lead, quote, caption, sentence.
[[nodiscard]] Scene article();
/// A page of a Chinese book. Names: title, body, page-number.
[[nodiscard]] Scene chinesePage();
/// A week of lessons in Chinese. Names: table.
[[nodiscard]] Scene classTimetable();
/// A chalk board with a derivation. Names: formula, title, result.
[[nodiscard]] Scene formulaBoard();
/// A sprint on a whiteboard. Names: owner, deadline, blocked.
[[nodiscard]] Scene whiteboard();
/// Two pages of one report; page is 0 or 1. Names: summary (0), total (0), table (1), row-total
/// (1).
[[nodiscard]] Scene reportPage(int page);

/// The grounds that generated pictures stand on.
enum class Ground
{
    Parchment,
    Notebook,
    Chalkboard,
    Billboard,
    Screen,
    Letter,
    Evening,
    Sticky
};

/// Text as an image generator sets it on a picture: passage, question, choices.
[[nodiscard]] Scene generatedPicture(
    Ground ground, const QString& passage, const QString& question, const QStringList& choices);

} // namespace groundmark::sample_project
