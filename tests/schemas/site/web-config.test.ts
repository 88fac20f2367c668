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
