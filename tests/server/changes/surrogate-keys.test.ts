import { expect, test } from "vitest";
import { surrogateKeysOf } from "#server/changes/surrogate-keys.ts";

test("a page has the surrogate keys of its contents, lists, site and settings", () => {
  expect(
    surrogateKeysOf([
      "webs /webs",
      "configs /contents/by-friendly-url/config-11?language=cs_cz&onlyPublished=true&webId=11",
      "contents /contents/by-friendly-url/rodina?language=cs_cz&onlyPublished=true&webId=11",
      "id 610009",
      "contents /contents?language=cs_cz&sort=name&structureKey=aktualita&structureKey=akce&webId=11",
    ]),
  ).toBe("config-11 content-610009 site-11 structure-akce structure-aktualita");
});

test("keys that are invalid in a header, or do not fit, are left out", () => {
  expect(surrogateKeysOf(["id a\r\nset-cookie: b", "id 1 2", "id ", `id ${"9".repeat(200)}`, "id 7"])).toBe(
    "content-7",
  );
  const many = surrogateKeysOf(Array.from({ length: 5000 }, (_, index) => `id ${index}`));
  expect(many.length).toBeLessThanOrEqual(1000);
  expect(many.split(" ").every((key) => /^content-\d+$/.test(key))).toBe(true);
});
