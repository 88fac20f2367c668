import { createLocalReq } from "payload";
import { expect, test } from "vitest";
import { contentKinds } from "../collections/structures.ts";
import { comparisonsOf } from "../hooks/comparisons.ts";
import type { LanguageCode } from "../languages.ts";
import { startSite } from "./database.ts";

const payload = await startSite();
const kind = contentKinds.find(({ key }) => key === "news-item");
if (!kind) throw new Error("There are no news items.");
const newsItem = kind;

const collection = "news-item";

async function publish(id: string, locale: LanguageCode, data: object): Promise<void> {
  const own = { id, name: `${id} ${locale}`, address: id, web: "12", _status: "published", ...data };
  const [known] = (await payload.find({ collection, where: { id: { equals: id } }, limit: 1 })).docs;
  if (known) await payload.update({ collection, id, locale, draft: false, data: own });
  else await payload.create({ collection, locale, draft: false, data: own });
}

const saveDraft = (id: string, locale: LanguageCode, data: object) =>
  payload.update({ collection, id, locale, draft: true, data });

async function compare(id: string, language: LanguageCode = "cs") {
  return comparisonsOf(await createLocalReq({}, payload), newsItem, id, language);
}

test("the changes of a draft are named by field, with old and new words and the place in the form", async () => {
  const odkazy = [{ titulek: "Formulář", adresa: "https://example.org/a" }];
  await publish("changed", "cs", { data: { perex: "Podejte žádost do pátku.", obsah: "<p>Text zprávy.</p>", odkazy } });
  expect(await compare("changed")).toEqual([{ with: "published", isNew: false, list: [], left: 0 }]);
  const changed = { obsah: "<p>Text nové zprávy.</p>", odkazy: [{ ...odkazy[0], titulek: "Žádost" }] };
  await saveDraft("changed", "cs", { name: "Jiný název", data: { perex: "Podejte žádost do středy.", ...changed } });
  const [comparison] = await compare("changed");
  expect(comparison?.list.map(({ field, name, lines }) => [field, name.cs, lines.cs.join("|")])).toEqual([
    ["name", "Název", "[-changed cs-] {+Jiný název+}"],
    ["data.perex", expect.stringMatching(/^Perex/), "Podejte žádost do [-pátku.-] {+středy.+}"],
    ["data.obsah", expect.stringMatching(/^Text/), "Text {+nové+} zprávy."],
    ["data.odkazy.0.titulek", expect.stringMatching(/^Odkazy/), expect.stringMatching(/Formulář.*Žádost/)],
  ]);
});

test("a page that is not published is new, and another page's draft title is no change", async () => {
  await payload.create({ collection, locale: "cs", draft: true, data: { id: "new-one", name: "Nová", web: "12" } });
  expect(await compare("new-one")).toEqual([{ with: "published", isNew: true, list: [], left: 0 }]);
  await publish("target", "cs", { data: { obsah: "<p>Cíl</p>" } });
  const odkazy = [{ titulek: "Cíl", stranka: "target" }];
  await publish("referring", "cs", { data: { obsah: "<p>Odkaz</p>", odkazy } });
  await saveDraft("target", "cs", { name: "Jiný název cíle", address: "jina-adresa" });
  expect((await compare("referring"))[0]?.list).toEqual([]);
});

test("a translation older than the Czech version lists what to follow: numbers, but no words", async () => {
  const text = (words: string) => ({ data: { perex: words, obsah: "<p>Text</p>" } });
  await publish("followed", "cs", text("Příspěvek je 1 000 korun."));
  await publish("followed", "en", text("The benefit is 1,000 crowns."));
  expect((await compare("followed", "en")).map((each) => each.with)).toEqual(["published"]);
  await publish("followed", "cs", text("Částka příspěvku je 1 200 korun."));
  const [, czech] = await compare("followed", "en");
  expect(czech).toMatchObject({ with: "czech", list: [{ field: "data.perex", before: { cs: "1000" } }] });
});
