import { expect, test } from "vitest";
import { checkJson, contentFile, goodRecord, goodStore } from "./checked.ts";

async function findingsIn(data: Readonly<Record<string, unknown>>) {
  const folder = goodStore({
    [contentFile("nastaveni")]: goodRecord("103", "config-", { name: "config-", data }),
  });
  const { findings } = await checkJson(["--fixtures", folder, "--id", "103", "--level", "1"]);
  return findings.map(({ code, pointer, message, fix }) => ({ code, pointer, text: `${message.cs} ${fix.cs}` }));
}

test.each<[string, Record<string, unknown>, string]>([
  ["a missing home page", { home: '{"cs_cz":"uvodni-stranka"}' }, "settings.dead-page /data/home/cs_cz"],
  ["a missing list page", { seznamy: '{"aktualita":"aktuality"}' }, "settings.dead-page /data/seznamy/aktualita"],
  ["a key that is not a language", { kontakt: { nazev: "Podatelna" } }, "settings.language /data/kontakt/nazev"],
  ["a mistyped setting", { nazev_webu: "Ministerstvo" }, "settings.unknown /data/nazev_webu"],
  [
    "a picture missing in the CMS",
    { vychoziObrazek: '{"url":"/documents/files/neni.jpg"}' },
    "document.missing /data/vychoziObrazek/url",
  ],
])("%s is reported at its setting", async (_, data, place) => {
  expect((await findingsIn(data)).map(({ code, pointer }) => `${code} ${pointer}`)).toContain(place);
});

test("settings that refer to existing contents have no findings", async () => {
  expect(await findingsIn({ home: '{"cs_cz":"pridavek"}', seznamy: '{"sluzba":"porodne"}', vlastni: "1" })).toEqual([]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ["broken JSON", { navigace: '{"hlavni":"100",}' }, "/data/navigace", "Složky navigace"],
  ["an unknown drawing", { kresby: '{"rodina":"rodinka"}' }, "/data/kresby/rodina", "family"],
  ["an unknown country", { svatky: '{"zeme":"CS"}' }, "/data/svatky/zeme", "CZ"],
  [
    "a day in words",
    { svatky: '{"dalsi":[{"datum":"31. 12.","nazev":"Silvestr"}]}' },
    "/data/svatky/dalsi/0/datum",
    "12-31",
  ],
  ["a contact", { kontakt: '{"cs_cz":{"email":"posta(at)mpsv"}}' }, "/data/kontakt/cs_cz/email", "posta@mpsv.example"],
])("%s in a setting is reported in its own words, with an example", async (_, data, pointer, words) => {
  const [found, ...others] = await findingsIn(data);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ pointer, text: expect.stringContaining(words) });
  expect(found?.text).not.toMatch(/\{\{|Celý záznam|nothing/);
});
