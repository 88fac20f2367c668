import { expect, test } from "vitest";
import { excerpt, shortened } from "#checks/excerpt.ts";
import { redact } from "#schemas/parse/redact.ts";
import { chances } from "../../checks/chances.ts";

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.dozjgNryP4J3jVmNHl0w5N";

test.each([
  "jana.novakova@seznam.example",
  "+420 777 123 456",
  "+420777123456",
  "777123456",
  "775 123 456",
  "900101/1234",
  "905101 / 123",
  "9001011239",
  jwt,
  "0123456789abcdef0123456789abcdef",
  "Zk3jR9qLm2Xw8Vt5Yb1Nc7Hd4Fg6Js0PaQe",
])("%s is redacted", (secret) => {
  for (const text of [secret, `Volejte ${secret}, prosím`, JSON.stringify({ a: [secret] })]) {
    expect(redact(text)).not.toContain(secret);
    expect(redact(text)).toContain("•••");
  }
});

test("bearer tokens and credentials in addresses are redacted", () => {
  expect(redact("Authorization: Bearer abcdefghijkl")).toBe("Authorization: Bearer •••");
  expect(redact("https://user:heslo@cms.example/a")).toBe("https://•••cms.example/a");
});

test.each([
  "Přídavek na dítě",
  "zákon č. 117/1995 Sb.",
  "2026-11-02T09:00:00",
  "https://www.mpsv.example/prispevek-na-peci-pro-osoby-v-domacim-prostredi-2026",
  "/documents/files/zadost-o-pridavek-na-dite.pdf",
  "příspěvek 12 500 Kč od 1. 1. 2026 do 31. 12. 2026",
  "19-2000145399/0710",
  "PSČ 128 01",
])("%s is not redacted", (text) => {
  expect(redact(text)).toBe(text);
});

test("an excerpt has at most 80 characters and no half of a surrogate pair", () => {
  const chance = chances(3);
  for (let round = 0; round < 500; round++) {
    const value = [chance.json(4), "😀".repeat(chance.below(60)), chance.json(2)];
    const shown = excerpt(value);
    expect(shown.length).toBeLessThanOrEqual(80);
    expect(shown.isWellFormed()).toBe(true);
    const json = JSON.stringify(value);
    if (json.length <= 80) expect(shown).toBe(json);
    else expect(json.startsWith(shown.slice(0, -1))).toBe(true);
  }
});

test("a truncated secret is not shown in part", () => {
  const text = `${"a ".repeat(30)}${jwt}`;
  expect(excerpt(text)).not.toContain("eyJ");
  expect(shortened(`${"a ".repeat(15)} jana.novakova@seznam.example`, 40)).not.toContain("jana");
});

test('the excerpt of undefined is "nothing", and only the beginning of a long list is read', () => {
  expect(excerpt(undefined)).toBe("nothing");
  let count = 0;
  const list = Array.from({ length: 200 }, () => "x".repeat(100_000));
  const value = new Proxy(list, {
    get(target, key) {
      if (typeof key === "string" && /^\d+$/.test(key)) count += 1;
      return Reflect.get(target, key);
    },
  });
  expect(excerpt(value)).toMatch(/^\["x+…$/);
  expect(count).toBeLessThan(5);
});
