import { expect, test } from "vitest";
import type { Finding } from "#checks/finding.ts";
import { noLinks } from "#checks/links.ts";
import { checkItem } from "#harness/check/check-item.ts";
import { createCheckContext } from "#harness/check/context.ts";
import { readFixtures } from "#harness/check/read/fixtures.ts";
import { toItem } from "#harness/check/read/record.ts";
import { withValue } from "#harness/content/nodes.ts";
import type { Waiver } from "#harness/report/report.ts";
import { piecesOf } from "#harness/report/reporters.ts";
import { applyWaivers, waivedContent } from "#harness/report/waivers.ts";
import { fromPointer } from "#schemas/parse/issue.ts";
import { parseConfig } from "#server/config/config.ts";
import { fixtures, readFixture, recordedNow } from "../../recorded.ts";
import { report } from "../report/sample.ts";

const config = parseConfig({ FORM_CHANNELS: "podatelna=folder:/srv/a,volna-mista=folder:/srv/b" });
const source = await readFixtures(fixtures, config, recordedNow);
const context = createCheckContext(source, { level: 3, links: noLinks, render: null });

function findingsIn(record: unknown): Finding[] {
  return checkItem(toItem(record, { file: null, text: null }), context).findings;
}

/** A page of many blocks. */
const guide = "mpsv/standard-page/pruvodce-pro-mlade-rodiny.cs.json";

function recordOf(fixture = guide) {
  return readFixture(`contents/${fixture}`);
}

const add = (html: string) => (value: unknown) => `${value}${html}`;
const merge = (fields: object) => (value: unknown) => ({ ...Object(value), ...fields });
const set = (value: unknown) => () => value;
const remove = set(undefined);

type Row = readonly [
  name: string,
  code: string,
  /** Pointer to the changed value, which the finding must name too. */
  pointer: string,
  change: (value: unknown) => unknown,
  /** Part of the Czech message, and another record than the guide. */
  more?: { says?: string; fixture?: string },
];

/** Mistakes in the data itself; tests/checks/fault-list.test.ts makes each kind in each kind of field. */
const ofData: readonly Row[] = [
  ["a required address is missing", "missing", "/data/sekce/5/polozky/0/url", remove],
  ["true instead of a text", "invalid-type", "/data/perex", set(true)],
  ["a mistyped block type", "unknown-type", "/data/sekce/1/typ", set("upozorneny"), { says: "upozorneni" }],
  ["a value outside its options", "invalid-value", "/data/sekce/1/ton", set("uspech2"), { says: "uspech" }],
  ["a lead that is too long", "too-long", "/data/perex", set("Dávku vyplácí úřad. ".repeat(30))],
  ["an address that runs a script", "custom", "/data/sekce/6/polozky/2/adresa", set("javascript:alert(1)")],
  [
    "a text in another script",
    "wrong-script",
    "/data/perex",
    set("Пособие на ребёнка выплачивает управление труда по заявлению родителей."),
  ],
  ["an unknown field", "unknown-field", "/data/obsahh", set("<p>A</p>"), { says: "obsah" }],
  ["markup in a plain text", "markup-in-text", "/data/perex", set("Dávka <b>pro rodiny</b>")],
  [
    "an impossible day",
    "invalid-format",
    "/data/castky/0/platiOd",
    set("2025-02-30"),
    { fixture: "mpsv/service/prispevek-na-bydleni.cs.json" },
  ],
  ["a record without an id", "missing", "/id", remove],
  [
    "an event that ends before it begins",
    "event.order",
    "/data/konec",
    set("2026-11-27T16:00:00"),
    { fixture: "mpsv/calendar-record/den-otevrenych-dveri.cs.json" },
  ],
];

const ofReferences: readonly Row[] = [
  ["a link to a missing page", "reference.dead", "/data/obsah", add("<p>Viz <a href='/rodina/neni-tu'>dávky</a>.</p>")],
  [
    "a card with a missing page",
    "reference.dead",
    "/data/sekce/4/polozky/0/odkaz/stranka",
    merge({ friendlyURLs: { cs_cz: "rodina/neni-tu" } }),
  ],
  ["an address of another page", "url.taken", "/friendlyURLs/cs_cz", set("rodina/porodne")],
  ["an address with spaces", "url.malformed", "/friendlyURLs/cs_cz", set("průvodce pro rodiny")],
  [
    "a page that links to itself",
    "reference.self",
    "/data/sekce/6/polozky/0/stranka",
    merge({ friendlyURLs: { cs_cz: "pruvodce-pro-mlade-rodiny" } }),
  ],
  [
    "a page of an unknown site",
    "reference.unresolved",
    "/data/sekce/6/polozky/0/stranka",
    merge({ web: { id: "99" } }),
  ],
  ["a missing document", "document.missing", "/data/sekce/5/polozky/0/url", set("/documents/files/neni-tu.pdf")],
  ["an unknown category", "category.unknown", "/categories/0", merge({ id: "9999" })],
];

const application = "mpsv/form/zadost-o-informace.cs.json";
const inEnglish = "mpsv/form/zadost-o-informace.en.json";
const ofForm = (code: string, pointer: string, change: (value: unknown) => unknown, more: object = {}): Row => [
  `a form with ${code}`,
  code,
  pointer,
  change,
  { fixture: application, ...more },
];
const about = (pole: string, hodnota: string) => set({ podminky: [{ pole, vztah: "je", hodnota }] });

const ofForms: readonly Row[] = [
  ofForm("form.condition", "/data/kroky/1/kdyz", about("zpusob", "email"), { says: "Zobrazit, když" }),
  ofForm("form.keys", "/data/konec/1/klic", set("stav-davky")),
  ofForm("form.comparison", "/data/kroky/6/pole/1/pravidla/stejne", set("email-znovu"), { says: "Stejně jako" }),
  ofForm("expected-missing", "/data/papir", remove, { says: "Papírový formulář" }),
  ofForm("form.channel", "/data/odeslani/kanal", set("posta"), { says: "„posta“" }),
  ofForm("form.version", "/data/kroky/1/pole/0/moznosti/0/hodnota", set("osoba"), {
    fixture: inEnglish,
    says: "clovek",
  }),
  ofForm("form.case", "/data/zkousky/3/cil", set({ konec: "stiznost" }), { says: "„stav-davky“, kde formulář skončí" }),
  ofForm("form.case", "/data/zkousky/2/cil", set({ souhrn: true }), { says: "kvůli otázce „ID datové schránky“" }),
];

/** Mistakes against rules that are not among checks/rules/examples. */
const ofRules: readonly Row[] = [
  ["a file name as alternative text", "image.file-name", "/data/obrazek/alt", set("IMG_20260412.jpg")],
  [
    "a list made of hyphens",
    "list.faked",
    "/data/obsah",
    add("<p>- občanský průkaz<br>- rodný list dítěte<br>- číslo účtu</p>"),
  ],
];

test.for([...ofData, ...ofReferences, ...ofForms, ...ofRules])(
  "in a recorded page %s is reported as %s at %s",
  ([_name, code, pointer, change, { says = "", fixture } = {}]) => {
    const record = recordOf(fixture);
    // Correct content may also get advice.
    expect(findingsIn(record).filter(({ severity }) => severity !== "info")).toEqual([]);
    const path = fromPointer(pointer);
    const value = path.reduce<unknown>((node, key) => Object(node)[key], record);
    const found = findingsIn(withValue(record, path, change(value)));
    expect(found.map((each) => ({ ...each, says: each.message.cs }))).toContainEqual(
      expect.objectContaining({ code, pointer, says: expect.stringContaining(says) }),
    );
  },
);

test("a personal address in place of a number is not repeated for continuous integration, which outsiders may read", () => {
  const address = "jana.tajna@seznam.cz";
  const pointer = "/data/sekce/9/polozky/0/telefon";
  const found = findingsIn(withValue(recordOf(), fromPointer(pointer), `${address} nebo osobně`)).filter(
    (each) => each.pointer === pointer,
  );
  expect(found).not.toEqual([]);
  const written = [...piecesOf("junit", report(found), { language: "cs", color: false })].join("");
  expect(written).toContain(pointer);
  expect(written).not.toContain(address);
});

const alternative = ["data", "sekce", 7, "polozky", 0, "alt"];
const waived = withValue(recordOf(), alternative, "IMG_20260412.jpg");
const fileNamesIn = (record: unknown) => findingsIn(record).filter(({ code }) => code === "image.file-name");

/** Pointers of the findings that a waiver for the waived mistake leaves and accepts. */
function judged(record: unknown) {
  const waivers = fileNamesIn(waived).map(
    ({ code, content, fingerprint }): Waiver => ({
      ...{ source: "fixtures", content: waivedContent(content), code, fingerprint },
      ...{ reason: "Fotograf popis teprve dodá.", owner: "redakce", expires: "2026-12-31" },
    }),
  );
  const run = { source: "fixtures", now: recordedNow, couldOccur: () => true };
  const { findings, accepted } = applyWaivers(fileNamesIn(record), waivers, run);
  return { left: findings.map(({ pointer }) => pointer), accepted: accepted.map(({ pointer }) => pointer) };
}

test("a waived mistake stays waived when a block is inserted before it, and a new one next to it is reported", () => {
  expect(judged(waived)).toEqual({ left: [], accepted: ["/data/sekce/7/polozky/0/alt"] });
  const another = withValue(waived, alternative.with(4, 1), "DSC_0042.JPG");
  expect(judged(another)).toEqual({
    left: ["/data/sekce/7/polozky/1/alt"],
    accepted: ["/data/sekce/7/polozky/0/alt"],
  });
  const block = { typ: "text", titulek: "Nově", obsah: "<p>Dávku vyplácí úřad práce.</p>" };
  const moved = withValue(waived, ["data", "sekce"], [block, ...Object(waived).data.sekce]);
  expect(judged(moved)).toEqual({ left: [], accepted: ["/data/sekce/8/polozky/0/alt"] });
});
