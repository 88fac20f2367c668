import { expect, test } from "vitest";
import { noLinks } from "#checks/links.ts";
import { ownReference } from "#harness/content/page-record.ts";
import { aRecord } from "../schemas/a-content.ts";
import { recordFindings } from "./record-findings.ts";

const timeout = 120_000;
const look = (data: object, structure = "stranka") =>
  recordFindings(aRecord({ structure: { key: structure }, data }), { links: noLinks });

test("a content of 5 MB is checked, a text of 5 MB is left out and reported", { timeout }, () => {
  const block = { typ: "text", obsah: `<p>${"Příspěvek náleží rodičům. ".repeat(900)}</p>` };
  const sekce = Array.from({ length: 200 }, () => block);
  expect(JSON.stringify(sekce).length).toBeGreaterThan(4_500_000);
  expect(look({ sekce }).filter(({ severity }) => severity === "error")).toEqual([]);
  const [only] = look({ obsah: `<p>${"a".repeat(5_000_000)}</p>` });
  expect(only).toMatchObject({ code: "too-big", pointer: "/data/obsah", effect: "field-hidden" });
  expect(JSON.stringify(only).length).toBeLessThan(3000);
});

test("each of a thousand faults in a record is reported with its pointer", { timeout }, () => {
  const polozky = Array.from({ length: 1000 }, (_, index) => ({ titulek: `Odkaz ${index}` }));
  const found = look({ sekce: [{ typ: "odkazy", polozky: [{ titulek: "Dobrý odkaz", adresa: "/a" }, ...polozky] }] });
  const errors = found.filter(({ code }) => code === "link.target");
  expect(new Set(errors.map(({ pointer }) => pointer)).size).toBe(1000);
  expect(new Set(errors.map(({ fingerprint }) => fingerprint)).size).toBe(1000);
});

test("a cycle of a hundred embedded contents is followed to a bounded depth", { timeout }, () => {
  const page: Record<string, unknown> = { name: "Kruh", ...ownReference, language: "cs_cz", published: true };
  const chain = Array.from({ length: 99 }).reduce<object>(
    (data) => ({ obsah: "<p>Text</p>", polozky: [{ polozkaTitulek: "Dál", polozkaStranka: { ...page, data } }] }),
    { obsah: "<p>Konec</p>" },
  );
  const data = { polozky: [{ polozkaTitulek: "Krok", polozkaStranka: { ...page, data: chain } }] };
  expect(look(data, "pruvodce-cizince").length).toBeLessThan(20);
});
