import { expect, onTestFinished, test } from "vitest";
import { allRows } from "../commands/all-rows.ts";
import { wallClock } from "../portal.ts";
import { runSchedule } from "../schedule.ts";
import { startSite } from "./database.ts";
import { signIn } from "./rest.ts";

const payload = await startSite();
const publisher = await signIn(payload, "publisher");
const editor = await signIn(payload, "editor");

/** Prague time this many seconds from now. */
function inSeconds(seconds: number): string {
  const instant = Date.now() + seconds * 1000;
  const { date, time } = wallClock(instant);
  return `${date}T${time}:${new Date(instant).toISOString().slice(17, 19)}`;
}

const newsItem = (words: string, data: object = { obsah: `<p>${words}</p>` }) => ({
  ...{ id: words.toLowerCase(), name: words, address: words.toLowerCase(), web: "12", data },
});
const create = (data: object) =>
  payload.create({ collection: "news-item", locale: "cs", draft: true, data: { ...data, _status: "draft" } });
const draft = (id: string, language = "cs") => `news-item/${id}?draft=true&depth=0&locale=${language}`;
const publicIn = async (id: string) =>
  (await allRows()).flatMap(({ key, language, published }) => (key === id && published ? [language] : []));

function start(): void {
  const stopping = new AbortController();
  const running = runSchedule(payload, 100, stopping.signal);
  onTestFinished(async () => {
    stopping.abort();
    await running;
  });
}

test("a draft is published at its time, in its language alone, with what was saved last", async () => {
  await create(newsItem("Timed"));
  await payload.update({
    ...{ collection: "news-item", id: "timed", locale: "en", draft: true },
    data: { name: "Unfinished", address: "unfinished" },
  });
  start();
  const publishAt = inSeconds(3);
  expect(await publisher("PATCH", draft("timed"), { publishAt })).toMatchObject({
    status: 200,
    body: { doc: { publishAt } },
  });
  expect((await publisher("GET", draft("timed", "en"))).body.publishAt).toBeNull();
  // Saving the draft again keeps the time.
  expect((await editor("PATCH", draft("timed"), { name: "Timed twice" })).status).toBe(200);
  expect(await publicIn("timed")).toEqual([]);
  await expect.poll(() => publicIn("timed")).toEqual(["cs_cz"]);
  expect((await allRows()).find(({ key, published }) => key === "timed" && published)?.published).toMatchObject({
    name: "Timed twice",
  });
  expect((await publisher("GET", draft("timed"))).body).toMatchObject({ publishAt: null, publishFault: null });
});

test("an incomplete draft is not published at its time, and its form says why until it has another time", async () => {
  await create(newsItem("Incomplete", {}));
  start();
  const publishAt = inSeconds(2);
  expect((await publisher("PATCH", draft("incomplete"), { publishAt })).status).toBe(200);
  const shown = async () => (await publisher("GET", draft("incomplete"))).body;
  await expect.poll(async () => (await shown()).publishFault).toMatch(/^Text: Chybí/);
  expect(await publicIn("incomplete")).toEqual([]);
  // The form that is saved again contains the time that has passed.
  const again = { publishAt, data: { obsah: "<p>Complete</p>" } };
  expect((await publisher("PATCH", draft("incomplete"), again)).status).toBe(200);
  expect((await shown()).publishAt).toBe(publishAt);
  expect((await publisher("PATCH", draft("incomplete"), { publishAt: inSeconds(2) })).status).toBe(200);
  expect((await shown()).publishFault).toBeNull();
  await expect.poll(() => publicIn("incomplete")).toEqual(["cs_cz"]);
});

test("only publishers set a time; one that has passed or is none is refused at its field", async () => {
  await create(newsItem("Refused"));
  expect((await editor("PATCH", draft("refused"), { publishAt: inSeconds(60) })).body.doc.publishAt).toBeNull();
  for (const publishAt of [inSeconds(-60), "2027-02-30T10:00:00", "soon"]) {
    const { status, body } = await publisher("PATCH", draft("refused"), { publishAt });
    expect({ status, path: body.errors[0].data.errors[0].path }).toEqual({ status: 400, path: "publishAt" });
  }
  await publisher("PATCH", draft("refused"), { publishAt: inSeconds(60) });
  // Publishing manually, or removing the time, leaves nothing to do.
  await publisher("PATCH", "news-item/refused?locale=cs", { _status: "published" });
  expect((await publisher("GET", draft("refused"))).body.publishAt).toBeNull();
  await publisher("PATCH", draft("refused"), { publishAt: inSeconds(60) });
  await publisher("PATCH", draft("refused"), { publishAt: null });
  expect(await payload.count({ collection: "schedules", where: { content: { equals: "refused" } } })).toEqual({
    totalDocs: 0,
  });
});

test("a time that was set by somebody who may publish no more publishes nothing", async () => {
  const leaving = await signIn(payload, "publisher", "leaving");
  await create(newsItem("Left"));
  await leaving("PATCH", draft("left"), { publishAt: inSeconds(2) });
  await payload.update({
    ...{ collection: "users", where: { email: { equals: "leaving@example.org" } }, data: { role: "editor" } },
  });
  start();
  await expect.poll(async () => (await publisher("GET", draft("left"))).body.publishFault).toBeTruthy();
  expect(await publicIn("left")).toEqual([]);
});

const published = (id: string) => publisher("PATCH", `news-item/${id}?locale=cs`, { _status: "published" });

test("a content item is taken off at its time, in its language alone, and stays as a draft", async () => {
  await create(newsItem("Ending"));
  await published("ending");
  const english = { name: "Ending", address: "ending-en", _status: "published", data: { obsah: "<p>Ending</p>" } };
  expect((await publisher("PATCH", "news-item/ending?locale=en", english)).status).toBe(200);
  const takeOffAt = inSeconds(2);
  expect((await publisher("PATCH", draft("ending"), { takeOffAt })).body.doc).toMatchObject({ takeOffAt });
  expect((await publisher("GET", draft("ending", "en"))).body.takeOffAt).toBeNull();
  // Publishing again, and saving a draft later, keep the time.
  await published("ending");
  await editor("PATCH", draft("ending"), { name: "Ending later" });
  expect((await publicIn("ending")).toSorted()).toEqual(["cs_cz", "en_gb"]);
  start();
  await expect.poll(() => publicIn("ending")).toEqual(["en_gb"]);
  const { body } = await publisher("GET", draft("ending"));
  expect(body).toMatchObject({ name: "Ending later", takeOffAt: null, takeOffFault: null });
});

test("a content item is published at one time and taken off at another", async () => {
  await create(newsItem("Season"));
  const times = { publishAt: inSeconds(2), takeOffAt: inSeconds(5) };
  expect((await publisher("PATCH", draft("season"), times)).status).toBe(200);
  start();
  await expect.poll(() => publicIn("season"), { interval: 50 }).toEqual(["cs_cz"]);
  expect((await publisher("GET", draft("season"))).body).toMatchObject({ publishAt: null, takeOffAt: times.takeOffAt });
  await expect.poll(() => publicIn("season")).toEqual([]);
});

test("a time for taking off is to come, later than that for publishing, and set by publishers", async () => {
  await create(newsItem("Order"));
  expect((await editor("PATCH", draft("order"), { takeOffAt: inSeconds(60) })).body.doc.takeOffAt).toBeNull();
  for (const times of [
    { takeOffAt: inSeconds(-60) },
    { publishAt: inSeconds(60), takeOffAt: inSeconds(60) },
    { publishAt: inSeconds(90), takeOffAt: inSeconds(60) },
  ]) {
    const { status, body } = await publisher("PATCH", draft("order"), times);
    expect({ status, path: body.errors[0].data.errors[0].path }).toEqual({ status: 400, path: "takeOffAt" });
  }
  expect((await publisher("GET", draft("order"))).body).toMatchObject({ publishAt: null, takeOffAt: null });
  // A publishing time set later is compared with the unpublishing time.
  await publisher("PATCH", draft("order"), { takeOffAt: inSeconds(60) });
  expect((await publisher("PATCH", draft("order"), { publishAt: inSeconds(90) })).status).toBe(400);
});

test("taking off by hand does away with the time for it; saving a draft does not", async () => {
  await create(newsItem("Withdrawn"));
  await published("withdrawn");
  await publisher("PATCH", draft("withdrawn"), { takeOffAt: inSeconds(60) });
  await publisher("PATCH", draft("withdrawn"), { name: "Draft", _status: "draft" });
  expect((await publisher("GET", draft("withdrawn"))).body.takeOffAt).not.toBeNull();
  await publisher("PATCH", "news-item/withdrawn?locale=cs", { _status: "draft" });
  expect((await publisher("GET", draft("withdrawn"))).body.takeOffAt).toBeNull();
  expect(await publicIn("withdrawn")).toEqual([]);
});

test("a time that was set by somebody who may take off no more takes nothing off", async () => {
  const former = await signIn(payload, "publisher", "former");
  await create(newsItem("Former"));
  await published("former");
  await former("PATCH", draft("former"), { takeOffAt: inSeconds(2) });
  await payload.update({
    ...{ collection: "users", where: { email: { equals: "former@example.org" } }, data: { role: "editor" } },
  });
  start();
  await expect.poll(async () => (await publisher("GET", draft("former"))).body.takeOffFault).toBeTruthy();
  expect(await publicIn("former")).toEqual(["cs_cz"]);
});
