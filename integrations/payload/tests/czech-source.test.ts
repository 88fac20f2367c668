import { createLocalReq } from "payload";
import { expect, test } from "vitest";
import { matchingValue } from "../admin/translation/matching-value.ts";
import { contentKinds } from "../collections/structures.ts";
import { czechSourceOf } from "../hooks/czech-source.ts";
import type { LanguageCode } from "../languages.ts";
import { startSite } from "./database.ts";

const payload = await startSite();
const kind = contentKinds.find(({ key }) => key === "news-item");
if (!kind) throw new Error("There are no news items.");
const newsItem = kind;
const collection = "news-item";

const sourceOf = async (language: LanguageCode) =>
  czechSourceOf(await createLocalReq({}, payload), newsItem, "source", language);
const save = (locale: LanguageCode, data: object) =>
  payload.update({ collection, id: "source", locale, draft: true, data });

test("a translation gets the Czech values, and which of them are newer than it", async () => {
  const data = { perex: "Perex", obsah: "<p>Text</p>", odkazy: [{ titulek: "Odkaz", adresa: "https://example.org" }] };
  const draft = { id: "source", name: "Název", web: "12", data };
  await payload.create({ collection, locale: "cs", draft: true, data: draft });
  expect(await sourceOf("en")).toMatchObject({ czech: { name: "Název", data }, changed: [] });
  await save("en", { name: "Title", data: { perex: "Lead" } });
  await save("cs", { data: { ...data, perex: "Nový perex", odkazy: [{ ...data.odkazy[0], titulek: "Nový odkaz" }] } });
  await save("cs", { description: "Nový popis" });
  const changed = ["data.odkazy.0.titulek", "data.perex", "description"];
  expect((await sourceOf("en"))?.changed.toSorted()).toEqual(changed);
  expect((await sourceOf("ru"))?.changed).toEqual([]);
  await save("en", { name: "Title again" });
  expect((await sourceOf("en"))?.changed).toEqual([]);
});

test("a row of a list has a Czech value only while both lists have as many rows", () => {
  const czech = { name: "Název", data: { odkazy: [{ titulek: "První" }, { titulek: "Druhý" }] } };
  const rows = (count: number) => () => count;
  expect(matchingValue(czech, "name", rows(0))).toBe("Název");
  expect(matchingValue(czech, "data.odkazy.1.titulek", rows(2))).toBe("Druhý");
  expect(matchingValue(czech, "data.odkazy.1.titulek", rows(3))).toBe("");
  expect(matchingValue(czech, "data.odkazy.5.titulek.x", rows(2))).toBe("");
});
