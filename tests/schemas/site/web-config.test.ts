import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inLanguage } from "#schemas/site/languages.ts";
import { parseSettings, toWebConfig, wireConfig } from "#schemas/site/web-config.ts";

function read(settings: Record<string, unknown>) {
  return toWebConfig(wireConfig.parse(parseSettings(settings)));
}

test("a site may name the navigation items there is no room for, in each language", () => {
  const { moreName } = read({ navigace: '{"dalsi":{"cs_cz":"Další témata","ru_ru":"Другие темы"}}' });
  expect(inLanguage(moreName, "cs")).toBe("Další témata");
  expect(inLanguage(moreName, "ru")).toBe("Другие темы");
  expect(inLanguage(moreName, "en")).toBeNull();
  expect(inLanguage(read({}).moreName, "cs")).toBeNull();
});

test("the header stays in sight unless the site says otherwise", () => {
  expect(read({}).isHeaderSticky).toBe(true);
  expect(read({ plovouciZahlavi: "true" }).isHeaderSticky).toBe(true);
  expect(read({ plovouciZahlavi: "false" }).isHeaderSticky).toBe(false);
  expect(read({ plovouciZahlavi: false }).isHeaderSticky).toBe(false);
});

test("a header that is neither sticky nor not is a fault", () => {
  expect(wireConfig.safeParse({ plovouciZahlavi: "ano" }).success).toBe(false);
});

test("a site says which of its contents are translated, and into which languages", () => {
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
const samples: Record<string, unknown> = Object.assign({ plovouciZahlavi: "false" }, ...recorded);

test("the recorded sites set nothing that the portal does not read", () => {
  expect(recorded.length).toBeGreaterThan(1);
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(wireConfig.shape).toSorted());
});

test.each(Object.keys(wireConfig.shape))("the setting %s changes what the portal knows of the site", (name) => {
  expect(read({ [name]: samples[name] })).not.toEqual(read({}));
});

test("every setting of a site is read by code", () => {
  const files = globSync("{renderer,server,checks,harness}/**/*.{ts,tsx}", { cwd: root });
  const code = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const isRead = (name: string) =>
    new RegExp(`\\bconfig\\??\\.${name}\\b|\\b${name}\\b[^}\n]*\\}: WebConfig`).test(code);
  expect(Object.keys(read({})).filter((name) => !isRead(name))).toEqual([]);
});
