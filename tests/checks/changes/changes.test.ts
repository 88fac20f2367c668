import { expect, test } from "vitest";
import { changesBetween } from "#checks/changes/changes.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { record } from "../../harness/small-store.ts";

const page = (data: object, more: Record<string, unknown> = {}) => record("100", "Porodné", { data, ...more });

/** Returns the changes of a page whose data is another one. */
function changesIn(before: object, after: object, key: StructureKey = "standard-page") {
  return changesBetween({ record: page(before), key }, { record: page(after), key }).changes;
}

const briefly = (changes: ReturnType<typeof changesIn>) =>
  changes.map(({ kind, pointer, count }) => `${kind} ${pointer}${count > 1 ? ` × ${count}` : ""}`);

const marked = (changes: ReturnType<typeof changesIn>) =>
  changes[0]?.pieces
    ?.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join(" ");

const links = (count: number, of = (index: number) => index) => ({
  sekce: [
    {
      typ: "odkazy",
      polozky: Array.from({ length: count }, (_, index) => ({
        titulek: `Odkaz ${of(index)}`,
        adresa: `https://www.example.org/${of(index)}`,
      })),
    },
  ],
});

test("a rich text is told word by word, with the addresses of its links", () => {
  const before = '<p>Žádost podejte do 30. listopadu na <a href="/up/kontakty">úřadu práce</a>.</p><p>Druhý.</p>';
  const after = '<p>Žádost podejte do 31. prosince na <a href="/up/pobocky">úřadu práce</a>.</p><p>Druhý.</p>';
  const changes = changesIn({ obsah: before }, { obsah: after });
  expect(briefly(changes)).toEqual(["changed /data/obsah"]);
  expect(marked(changes)).toBe(
    "Žádost podejte do [-30. listopadu-] {+31. prosince+} na úřadu práce. [-(/up/kontakty)-] {+(/up/pobocky)+}",
  );
});

test("Markdown is told as its readers see it", () => {
  const block = (obsah: string) => ({ sekce: [{ typ: "markdown", obsah }] });
  const changes = changesIn(
    block("Podejte **dnes**.\n\n- první\n- druhý"),
    block("Podejte **zítra**.\n\n- první\n- druhý"),
  );
  expect(briefly(changes)).toEqual(["changed /data/sekce/0/obsah"]);
  expect(marked(changes)).toContain("[-dnes.-] {+zítra.+}");
});

test("a text whose words stayed says that its formatting is another one", () => {
  const changes = changesIn({ obsah: "<p>Nárok má rodič.</p>" }, { obsah: "<p>Nárok má <strong>rodič</strong>.</p>" });
  expect(changes.map(({ pointer, isFormatOnly }) => ({ pointer, isFormatOnly }))).toEqual([
    { pointer: "/data/obsah", isFormatOnly: true },
  ]);
});

test.each([
  ["<p>Text<br/>dál</p>", "<P>Text<br>dál</P>\n"],
  ["<p>Text&nbsp;dál &amp; jinam</p>", "<p>Text\u00a0dál &#38; jinam</p>"],
  ["<p><b>Text</b></p>", '<p class="x"><strong style="color:red">Text</strong></p>'],
  ['<p><a href="/a" hreflang="en">x</a></p>', "<p><a hreflang='en' href='/a' class='b'>x</a></p>"],
  ["<p>Přídavek</p>", "<p>Pr\u030cídavek</p>".normalize("NFD")],
])("%s and %s are the same rich text", (before, after) => {
  expect(changesIn({ obsah: before }, { obsah: after })).toEqual([]);
});

test("dates, switches, pictures and pages are told in words", () => {
  const image = { url: "/documents/files/urad.jpg", alt: "Vstup do úřadu", sirka: 10, vyska: 10 };
  const target = { name: "Porodné", friendlyURLs: { cs_cz: "rodina/porodne" }, web: { id: "12" } };
  const before = { record: page({}, { displayAt: "2026-11-20T06:00:00" }), key: "news-item" as const };
  const after = {
    record: page(
      { obrazek: image, odkazy: [{ stranka: target }, { titulek: "Úřad", adresa: "https://www.example.org" }] },
      { displayAt: "2026-12-01T08:30:00" },
    ),
    key: "news-item" as const,
  };
  const { changes } = changesBetween(before, after);
  const said = Object.fromEntries(
    changes.map(({ pointer, label, before: old, after: now }) => [pointer, [label.cs, old?.cs, now?.cs]]),
  );
  expect(said).toMatchObject({
    "/displayAt": ["Zobrazit od", "20. listopadu 2026 v 6.00", "1. prosince 2026 v 8.30"],
    "/data/odkazy": [expect.any(String), undefined, "Porodné (/rodina/porodne), Úřad (https://www.example.org)"],
  });
  expect(JSON.stringify(said)).toContain("urad.jpg");
  expect(JSON.stringify(said)).toContain("Vstup do úřadu");
});

test("a draft that becomes another structure names it, and compares the fields of both", () => {
  const before = { record: page({ obsah: "<p>Text</p>" }), key: "standard-page" as const };
  const after = {
    record: page({ obsah: "<p>Text</p>", perex: "Nový" }, { structure: { id: "2", key: "aktualita" } }),
    key: "news-item" as const,
  };
  expect(briefly(changesBetween(before, after).changes)).toEqual(["changed /structure/key", "added /data/perex"]);
});

test("a draft that loses a language names its address", () => {
  const before = page({}, { friendlyURLs: { cs_cz: "porodne", en_gb: "birth-grant" } });
  const { changes } = changesBetween(
    { record: before, key: "standard-page" },
    { record: page({}), key: "standard-page" },
  );
  expect(briefly(changes)).toContain("removed /friendlyURLs/en_gb");
});

test("a list is told by few changes when its rows move", () => {
  const of = (count: number, order: (index: number) => number) => briefly(changesIn(links(count), links(count, order)));
  expect(of(200, (index) => 199 - index)).toEqual(["moved /data/sekce/0/polozky × 199"]);
  expect(of(200, (index) => (index + 50) % 200)).toEqual(["moved /data/sekce/0/polozky/150 × 50"]);
  expect(of(5, (index) => [4, 0, 1, 2, 3][index] ?? 0)).toEqual(["moved /data/sekce/0/polozky/0"]);
  expect(briefly(changesIn(links(3), links(200)))).toEqual(["added /data/sekce/0/polozky/3 × 197"]);
  expect(briefly(changesIn(links(200), links(3)))).toEqual(["removed /data/sekce/0/polozky/3 × 197"]);
});

test("an item that moved and changed is told as both", () => {
  const after = links(4, (index) => [3, 0, 1, 2][index] ?? 0);
  const first = after.sekce[0]?.polozky[0];
  if (first) first.adresa = "https://www.example.org/jinam";
  expect(briefly(changesIn(links(4), after))).toEqual([
    "moved /data/sekce/0/polozky/0",
    "changed /data/sekce/0/polozky/0/adresa",
  ]);
});

test("items with ids of the CMS keep them, and other ids are no change", () => {
  const before = {
    odkazy: [
      { id: "a", titulek: "Jedna", adresa: "/1" },
      { id: "b", titulek: "Dvě", adresa: "/2" },
    ],
  };
  const renamed = {
    odkazy: [
      { id: "a", titulek: "Jedna", adresa: "/1" },
      { id: "b", titulek: "Zcela jiný", adresa: "/9" },
    ],
  };
  const other = { odkazy: before.odkazy.map((item) => ({ ...item, id: `nove-${item.id}` })) };
  expect(briefly(changesIn(before, renamed, "news-item"))).toEqual([
    "changed /data/odkazy/1/titulek",
    "changed /data/odkazy/1/adresa",
  ]);
  expect(changesIn(before, other, "news-item")).toEqual([]);
});

test("a secret in a text is not repeated", () => {
  const { changes } = changesBetween(
    { record: page({ obsah: "<p>Text</p>" }), key: "standard-page" },
    {
      record: page({ obsah: '<p>Text <a href="https://a.example.org/?preview=abcdef123456">tady</a></p>' }),
      key: "standard-page",
    },
  );
  expect(changes).toHaveLength(1);
  expect(JSON.stringify(changes)).not.toContain("abcdef123456");
});

test("long, deep, circular and broken input ends with a list", () => {
  const circle: Record<string, unknown> = { obsah: "<p>Text</p>" };
  circle["sekce"] = [{ typ: "odkazy", polozky: [circle, circle], sekce: circle }];
  const deep = Array.from({ length: 5000 }).reduce<object>((inner) => ({ sekce: [inner] }), {});
  const nothing: unknown[] = [
    null,
    "text",
    7,
    [],
    {},
    { data: null },
    { data: "x", name: 5 },
    page(circle),
    page(deep),
  ];
  for (const before of nothing)
    for (const after of nothing) {
      const { changes } = changesBetween({ record: before, key: "standard-page" }, { record: after, key: "form" });
      expect(changes.length).toBeLessThan(50);
      if (before === after && isRecord(before)) expect(changes).toEqual([]);
    }
  expect(changesIn({ perex: "Nárok\u0000 má" }, { perex: "Nárok má" })).toEqual([]);
  expect(briefly(changesIn({ perex: { a: 1 } }, { perex: "Text" }))).toEqual(["changed /data/perex"]);
});

const paragraphs = (count: number, word = "péči") =>
  Array.from(
    { length: count },
    (_, index) => `<p>Odstavec ${index} o <b>příspěvku</b> na <a href="/a/${index}">${word}</a>.</p>`,
  );

test("two megabytes of HTML are compared by passages", () => {
  const before = paragraphs(30_000);
  const some = before.with(3, "<p>Jiný odstavec.</p>").with(29_000, "<p>Jiný.</p>");
  expect(before.join("").length).toBeGreaterThan(1_900_000);
  const changes = changesIn({ obsah: before.join("") }, { obsah: some.join("") });
  expect(briefly(changes)).toEqual(["changed /data/obsah"]);
  expect(changes[0]?.pieces?.length).toBeLessThan(20);
  const all = changesIn({ obsah: before.join("") }, { obsah: paragraphs(30_000, "jinou").join("") });
  expect(all.map(({ pointer, pieces }) => ({ pointer, pieces }))).toEqual([{ pointer: "/data/obsah", pieces: null }]);
});
