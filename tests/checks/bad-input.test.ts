import { expect, test } from "vitest";
import { noLinks } from "#checks/links.ts";
import { ownReference } from "#harness/content/page-record.ts";
import { aRecord } from "../schemas/a-content.ts";
import { recordFindings } from "./record-findings.ts";

const timeout = 120_000;
const look = (data: object, structure = "stranka") =>
  recordFindings(aRecord({ structure: { key: structure }, data }), { links: noLinks });

/** CPU milliseconds of a call. */
function cpuOf(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  return process.cpuUsage(before).user / 1000;
}

test("the time to check a content of 5 MB is proportional to its size", { timeout }, () => {
  const block = { typ: "text", obsah: `<p>${"Příspěvek náleží rodičům. ".repeat(900)}</p>` };
  const sekce = (count: number) => Array.from({ length: count }, () => block);
  const [small, large] = [sekce(20), sekce(200)];
  look({ sekce: small });
  const [one, ten] = [cpuOf(() => look({ sekce: small })), cpuOf(() => look({ sekce: large }))];
  expect(JSON.stringify(large).length).toBeGreaterThan(4_500_000);
  expect(ten).toBeLessThan(Math.max(200, one * 30));
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
  expect(cpuOf(() => look(data, "pruvodce-cizince"))).toBeLessThan(2000);
  expect(look(data, "pruvodce-cizince").length).toBeLessThan(20);
});
