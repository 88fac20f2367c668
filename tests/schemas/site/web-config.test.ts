import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inLanguage } from "#schemas/site/languages.ts";
import { parseSettings, toWebConfig, wireConfig } from "#schemas/site/web-config.ts";

function read(settings: Record<string, unknown>) {
  return toWebConfig(wireConfig.parse(parseSettings(settings)));
}

test("a site may name the menu of items that do not fit in the navigation, in each language", () => {
  const { moreName } = read({ navigace: '{"dalsi":{"cs_cz":"Další témata","ru_ru":"Другие темы"}}' });
  expect(inLanguage(moreName, "cs")).toBe("Další témata");
  expect(inLanguage(moreName, "ru")).toBe("Другие темы");
  expect(inLanguage(moreName, "en")).toBeNull();
  expect(inLanguage(read({}).moreName, "cs")).toBeNull();
});

test("the header is sticky unless the site disables it", () => {
  expect(read({}).isHeaderSticky).toBe(true);
  expect(read({ plovouciZahlavi: "true" }).isHeaderSticky).toBe(true);
  expect(read({ plovouciZahlavi: "false" }).isHeaderSticky).toBe(false);
  expect(read({ plovouciZahlavi: false }).isHeaderSticky).toBe(false);
});

test("a value of plovouciZahlavi that is not a boolean is a fault", () => {
  expect(wireConfig.safeParse({ plovouciZahlavi: "ano" }).success).toBe(false);
});

test("a site has a logo for each colour mode, and only from the CMS documents", () => {
  const picture = { url: "/documents/files/logo.svg", sirka: 160, vyska: 48 };
  const light = { url: picture.url, width: 160, height: 48 };
  expect(read({}).logo).toBeNull();
  expect(read({ logo: { svetle: picture } }).logo).toEqual({ light, dark: null });
  expect(read({ logo: { svetle: picture, tmave: picture } }).logo).toEqual({ light, dark: light });
  for (const url of ["https://jinde.example/logo.svg", "data:image/svg+xml,<svg/>", "javascript:alert(1)"])
    expect(wireConfig.safeParse({ logo: { svetle: { ...picture, url } } }).success, url).toBe(false);
});

test("a site shows the official-site banner unless its settings disable it", () => {
  expect(read({}).official).toBe("https://gov.cz/");
  expect(read({ oficialniWeb: '{"odkaz":"https://www.statni-sprava.example/o-webu"}' }).official).toBe(
    "https://www.statni-sprava.example/o-webu",
  );
  expect(read({ oficialniWeb: "false" }).official).toBeNull();
  for (const odkaz of ["http://gov.cz/", "javascript:alert(1)", "gov.cz"])
    expect(wireConfig.safeParse({ oficialniWeb: { odkaz } }).success, odkaz).toBe(false);
});

test("a site configures which structures are translated, and into which languages", () => {
  const { translations } = read({ preklady: '{"sluzba":["en_gb","uk_ua"],"stranka":["en"],"__proto__":["ru"]}' });
  expect(translations.get("sluzba")).toEqual(["en", "ua"]);
  expect(translations.get("stranka")).toEqual(["en"]);
  expect(translations.get("aktualita")).toBeUndefined();
  expect(read({}).translations.size).toBe(0);
  expect(wireConfig.safeParse({ preklady: { sluzba: ["de_de"] } }).success).toBe(false);
});

const root = join(import.meta.dirname, "../../..");
const recorded = globSync("fixtures/contents/*/web-config/config*.cs.json", { cwd: root }).map((file) =>
  parseSettings(JSON.parse(readFileSync(join(root, file), "utf8")).data),
);
const unset = {
  plovouciZahlavi: "false",
  oficialniWeb: "false",
  svatky: '{"krome":["2026-12-24"]}',
  logo: '{"svetle":{"url":"/documents/files/logo.svg","sirka":160,"vyska":48}}',
};
const samples: Record<string, unknown> = Object.assign(unset, ...recorded);

test("the recorded sites together use every setting the portal reads, and no others", () => {
  expect(recorded.length).toBeGreaterThan(1);
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(wireConfig.shape).toSorted());
});

test.each(Object.keys(wireConfig.shape))("the setting %s changes the parsed config", (name) => {
  expect(read({ [name]: samples[name] })).not.toEqual(read({}));
});

test("every setting of a site is used in code", () => {
  const files = globSync("{renderer,server,checks,harness}/**/*.{ts,tsx}", { cwd: root });
  const code = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const isRead = (name: string) =>
    new RegExp(`\\bconfig\\??\\.${name}\\b|\\b${name}\\b[^}\n]*\\}: WebConfig`).test(code);
  expect(Object.keys(read({})).filter((name) => !isRead(name))).toEqual([]);
});
