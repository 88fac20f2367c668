import { expect, test } from "vitest";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { check, contentFile, goodRecord, goodStore } from "./checked.ts";

const both = { cs_cz: "rodina/porodne", en_gb: "maternity" };
const reference = { id: "101", friendlyURLs: both, web: { id: "12" } };
const page = (html: string) => ({ data: { perex: "Kdo má nárok.", obsah: html } });

/** A site on which content 101 is linked, embedded, redirected to, in the menu and the home page. */
const folder = () =>
  goodStore({
    [contentFile("porodne")]: goodRecord("101", "porodne", { friendlyURLs: both, ...page('<a href="#x">sem</a>') }),
    [contentFile("porodne", "en")]: goodRecord("101", "porodne", { friendlyURLs: both, language: "en_gb" }),
    [contentFile("odkaz")]: goodRecord(
      "110",
      "odkaz",
      page('<p><a href="https://mpsv.localhost/en/maternity#x">A</a></p>'),
    ),
    [contentFile("jinam")]: goodRecord("111", "jinam", page('<p><a href="/pridavek">Přídavek</a></p>')),
    [contentFile("blok")]: goodRecord("112", "blok", {
      data: {
        perex: "Kdo má nárok.",
        obsah: "<p>Text.</p>",
        sekce: [{ typ: "vyzva", odkaz: { titulek: "Porodné", adresa: "/rodina/porodne" } }],
      },
    }),
    [contentFile("presmerovani")]: goodRecord("113", "stare", {
      structure: { id: "1", key: "presmerovani" },
      data: { cil: { stranka: { name: "Porodné", ...reference } } },
    }),
    [contentFile("vlozena")]: goodRecord("114", "vlozena", {
      structure: { id: "1", key: "vlozena-stranka" },
      data: { stranka: reference },
    }),
    [contentFile("config")]: goodRecord("120", "config-", {
      friendlyURLs: { cs_cz: "config-" },
      data: { home: '{"cs_cz":"rodina/porodne"}', navigace: '{"hlavni":"77"}' },
    }),
    "folders/77.json": {
      id: "77",
      name: { cs_cz: "Navigace" },
      children: [
        { id: "78", name: { cs_cz: "Rodina" }, children: [{ ...reference, id: "79", name: { cs_cz: "Porodné" } }] },
        { id: "80", name: { cs_cz: "Odkaz" }, url: "/rodina/porodne" },
        { id: "81", name: { cs_cz: "Jinam" }, url: "/pridavek" },
      ],
    },
  });

test("--uses lists every link to a content item, as JSON and as text, by its id or its address", async () => {
  const store = folder();
  const { out, code } = await check(["--fixtures", store, "--uses", "101", "--reporter", "json"]);
  const told = JSON.parse(out);
  expect([code, told.format, told.content.id, told.isPartial]).toEqual([0, 1, "101", false]);
  const places = told.uses.map(
    ({ kind, content, pointer }: { kind: string; content: { id: string } | null; pointer: string }) =>
      [kind, content?.id, pointer].filter(Boolean).join(" "),
  );
  expect(places).toEqual([
    "content 112 /data/sekce/0/odkaz/adresa",
    "content 110 /data/obsah",
    "embedding 114 /data/stranka",
    "redirect 113 /data/cil/stranka",
    "menu",
    "menu",
    "home",
  ]);
  const text = await check([
    "--fixtures",
    store,
    "--uses",
    "https://mpsv.localhost/rodina/porodne",
    "--language",
    "en",
  ]);
  for (const words of [
    "Links in content (2)",
    "› Address",
    "Redirects (1)",
    "Main menu › Rodina › Porodné",
    "Ministerstvo › Čeština",
  ])
    expect(text.out).toContain(words);
});

test("a content item without links is reported as unused, and a missing one is an error", async () => {
  const store = folder();
  expect((await check(["--fixtures", store, "--uses", "111"])).out).toContain("Nikde.");
  await expect(check(["--fixtures", store, "--uses", "999"])).rejects.toThrow(UsageError);
  await expect(check(["--fixtures", store, "--uses", "stranka"])).rejects.toThrow("one content item");
  await expect(check(["--fixtures", store, "--uses", "101", "--reporter", "html"])).rejects.toThrow("json");
});
