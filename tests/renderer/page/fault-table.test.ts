import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { createRandom } from "#harness/content/random.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { withTypes } from "#schemas/parse/typed-values.ts";
import { wireVocabulary } from "#schemas/site/category.ts";
import { wireContent } from "#schemas/site/content.ts";
import { wireDocument } from "#schemas/site/document.ts";
import { wireFolderTree } from "#schemas/site/folder.ts";
import { wireTag } from "#schemas/site/tag.ts";
import { wireWeb } from "#schemas/site/web.ts";
import { parseSettings, wireConfig } from "#schemas/site/web-config.ts";
import { CmsError } from "#server/cms/client.ts";
import { isExhaustive } from "../../exhaustive.ts";
import { pointersIn, replay, startFaultyPortal } from "../faulty-portal.ts";

/** Faults per response in an ordinary run. */
const sampleSize = 6;

type Portal = ReturnType<typeof startFaultyPortal>;
type Path = (string | number)[];

/** A response of the CMS, and what visitors see of it. */
interface Subject {
  name: string;
  /** Path of its request. */
  path: RegExp;
  body: unknown;
  accepts: (body: unknown) => boolean;
  see: (portal: Portal) => Promise<string[]>;
  expected: string[];
}

const fixtures = join(import.meta.dirname, "../../../fixtures");
const read = (file: string): unknown => JSON.parse(readFileSync(join(fixtures, file), "utf8"));
const listOf = (item: z.ZodType) => z.looseObject({ items: z.array(item) });
const pageOf = (item: z.ZodType) => z.looseObject({ items: z.array(item), totalCount: z.number() });

/** Renders addresses on a host; the home link in the shell tells which site it is. */
function pages(...addresses: string[]) {
  return async (portal: Portal) =>
    Promise.all(
      addresses.map(async (address) => {
        const { hostname, pathname } = new URL(address, "http://localhost");
        const shown = await portal.visit(pathname, { host: hostname });
        if (shown.kind === "file") return "file";
        return shown.kind === "page" ? `200 ${shown.shell.home}` : `${shown.status}`;
      }),
    );
}

/** Loads what no page shows directly. */
function readings(load: (reader: ReturnType<Portal["services"]["read"]>) => Promise<unknown>) {
  return async (portal: Portal) =>
    load(portal.services.read()).then(
      () => ["200"],
      (err: unknown) => {
        portal.services.log.error({ err }, "an answer cannot be used");
        return [err instanceof CmsError ? "503" : `crash ${err}`];
      },
    );
}

/** True for a body that the schema accepts once its values are converted, such as a number in place of a text. */
const by = (schema: z.ZodType) => (body: unknown) => schema.safeParse(withTypes(schema, body)).success;
const isConfig = by(wireContent.extend({ data: wireConfig }));
const onePage = (items: unknown[]) => ({ items, totalCount: items.length, page: 1, pageSize: 100 });
const news = ["minimalni-mzda-2027", "pridavek-na-dite-online"].map((name) =>
  read(`contents/mpsv/news-item/${name}.cs.json`),
);

const subjects: Subject[] = [
  {
    name: "the list of sites",
    path: /^\/webs$/,
    body: read("webs.json"),
    accepts: by(listOf(wireWeb)),
    see: pages("/", "/rodina", "/up/uvod", "http://mpsv.localhost/rodina"),
    expected: ["200 /", "200 /", "200 /up", "200 /"],
  },
  {
    name: "the settings of a site",
    path: /^\/contents\/by-friendly-url\/config-$/,
    body: read("contents/mpsv/web-config/config.cs.json"),
    accepts: (sent) =>
      isConfig(isRecord(sent) && isRecord(sent["data"]) ? { ...sent, data: parseSettings(sent["data"]) } : sent),
    see: pages("/", "/rodina"),
    expected: ["200 /", "200 /"],
  },
  {
    name: "a folder",
    path: /^\/folders\/by-id\/100\/tree$/,
    body: read("folders/100.json"),
    accepts: by(wireFolderTree),
    see: pages("/rodina"),
    expected: ["200 /"],
  },
  {
    name: "the vocabularies",
    path: /^\/categories$/,
    body: read("categories.json"),
    accepts: by(listOf(wireVocabulary)),
    see: readings((reader) => reader.categories()),
    expected: ["200"],
  },
  {
    name: "the tags",
    path: /^\/tags$/,
    body: read("tags.json"),
    accepts: by(listOf(wireTag)),
    see: readings((reader) => reader.tags()),
    expected: ["200"],
  },
  {
    name: "the documents",
    path: /^\/documents$/,
    body: onePage(Object(read("documents.json")).items.slice(0, 3)),
    accepts: by(pageOf(wireDocument)),
    see: readings((reader) => reader.documents({ webId: "12" })),
    expected: ["200"],
  },
  {
    name: "a list of contents",
    path: /^\/contents$/,
    body: onePage(news),
    accepts: by(pageOf(wireContent)),
    see: pages("/vyhledavani/aktuality"),
    expected: ["200 /"],
  },
  {
    name: "a content",
    path: /^\/contents\/by-friendly-url\/rodina%2Fporodne$/,
    body: read("contents/mpsv/standard-page/porodne.cs.json"),
    accepts: by(wireContent),
    see: pages("/rodina/porodne"),
    expected: ["200 /"],
  },
];

/**
 * Paths of all values in a body. Of a long list only its first items; of a page's data only its fields, because
 * tests/generated.test.ts covers the faults inside them. JSON in a string counts as its contents.
 */
function placesIn(value: unknown, path: Path = []): Path[] {
  const inner = holding(value);
  const entries = Array.isArray(inner)
    ? [...inner.slice(0, 2).entries()]
    : isRecord(inner)
      ? Object.entries(inner)
      : [];
  const own = path.length > 0 ? [path] : [];
  if (path.at(-2) === "data" && typeof value !== "string") return own;
  return [...own, ...entries.flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

function holding(value: unknown): unknown {
  return typeof value === "string" && /^[[{]/.test(value) ? JSON.parse(value) : value;
}

/** The body with another value at a path; undefined removes it. */
function changed(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = holding(node);
  const copy: unknown = structuredClone(inner);
  const child = changed(Object(copy)[key], rest, value);
  if (Array.isArray(copy) && child === undefined) copy.splice(Number(key), 1);
  else if (child === undefined) Reflect.deleteProperty(Object(copy), key);
  else Object(copy)[key] = child;
  return inner === node ? copy : JSON.stringify(copy);
}

const wrongValues = {
  null: null,
  missing: undefined,
  "a number": 7.5,
  "a text": "{rozbité",
  "a list": [[]],
  "an object": { x: [] },
};

/** False for changes that are valid: one list item less, other permissions, any text as an id or role name. */
function isFault({ body }: Subject, path: Path, value: unknown): boolean {
  const before = path.reduce<unknown>((node, key) => Object(holding(node))[key], body);
  const isShorter = value === undefined && typeof path.at(-1) === "number" && path[0] !== "items";
  const isName = typeof value === "string" && (path.at(-1) === "id" || path[0] === "permissions");
  return !isShorter && !isName && JSON.stringify(before) !== JSON.stringify(value);
}

const random = createRandom(1);
const rows = subjects.map((subject) => {
  const faults = placesIn(subject.body).flatMap((path) =>
    Object.entries(wrongValues)
      .filter(([, value]) => isFault(subject, path, value))
      .map(([kind, value]) => ({ path, kind, value })),
  );
  return { ...subject, faults, tried: isExhaustive ? faults : random.several(faults, sampleSize) };
});

/** Faults of a subject with an unexpected outcome. */
async function failuresOf(
  { path, body, accepts, see, expected, tried }: (typeof rows)[number],
  { isWarm }: { isWarm: boolean },
): Promise<string[]> {
  const failures: string[] = [];
  for (const fault of tried) {
    // Nothing shows that a record is missing from a list that was never seen complete.
    if (!isWarm && fault.value === undefined && fault.path.length === 2 && fault.path[0] === "items") continue;
    const wrong = changed(body, fault.path, fault.value);
    const portal = startFaultyPortal();
    const serve =
      (answer: unknown) =>
      ({ pathname }: URL) =>
        path.test(pathname) ? { body: JSON.stringify(answer), status: 200 } : undefined;
    portal.cms.fault = serve(body);
    if (isWarm) {
      expect(await see(portal)).toEqual(expected);
      portal.outdate();
      portal.cms.fault = serve(wrong);
      await see(portal);
    }
    portal.cms.fault = serve(wrong);
    const seen = await see(portal);
    const isGood = seen.every(
      (each, index) => each === expected[index] || (!isWarm && isRightFor(each, expected[index])),
    );
    const isTold = accepts(wrong) || isReported(portal, fault.path);
    if (!isGood || !isTold)
      failures.push(`${toPointer(fault.path)} ${fault.kind}: ${seen}${isTold ? "" : ", not reported"}`);
  }
  return failures;
}

/** True for an error page, and for a page of the expected site; its home link may lead to another language. */
function isRightFor(seen: string, expected = ""): boolean {
  const [status, home = ""] = seen.split(" ");
  const site = home.replace(/\/(?:en|ru|ua)$/, "") || "/";
  return status === "503" || `${status} ${site}` === expected;
}

/** True when a log line names the place, a part of it or its parent; lines about list items may leave out the list. */
function isReported({ lines }: Portal, path: Path): boolean {
  const whole = toPointer(path);
  const places = [whole, ...(path[0] === "items" ? [toPointer(path.slice(2))] : [])];
  return pointersIn(lines).some(
    (pointer) =>
      typeof pointer === "string" && places.some((place) => place.startsWith(pointer) || pointer.startsWith(place)),
  );
}

/** All faults of a row take a minute at most on an idle machine. */
const timeout = 1_200_000;

test.each(rows)(
  "with any fault in $name, a portal that has cached it serves the same pages, and the log names the place ($tried.length of $faults.length)",
  { timeout },
  async (row) => {
    expect(row.tried.length).toBeGreaterThanOrEqual(sampleSize);
    expect(await failuresOf(row, { isWarm: true })).toEqual([]);
  },
);

test.each(rows)(
  "with any fault in $name from the start, a page is correct or a 503, never a 404 or another site's ($tried.length of $faults.length)",
  { timeout },
  async (row) => {
    expect(row.tried.length).toBeGreaterThanOrEqual(sampleSize);
    expect(await failuresOf(row, { isWarm: false })).toEqual([]);
  },
);

const shownPages = ["/", "/rodina/porodne", "/en/family", "/up/uvod", "/up/zamestnani"];

/** What the pages show of the records behind them: site, content, menu. */
async function seeRecords(portal: Portal): Promise<string[]> {
  return Promise.all(
    shownPages.map(async (address) => {
      const shown = await portal.visit(address);
      if (shown.kind !== "page") return `${shown.kind === "file" || shown.status}`;
      const { page, shell } = shown;
      return `200 ${shell.home} ${page.id} ${shell.navigation.map(({ label }) => label)}`;
    }),
  );
}

const healthy = startFaultyPortal();
const shownRecords = await seeRecords(healthy);
const answered = await Promise.all(
  [...new Set(healthy.cms.requests)].map(async (request) => {
    const { status } = await replay(new Request(`http://cms.invalid${request}`));
    return status === 200 ? [request] : [];
  }),
);
const requests = answered.flat();
const pairs = requests.flatMap((one, index) => requests.slice(index + 1).map((other) => [one, other] as const));
const triedPairs = isExhaustive ? pairs : random.several(pairs, 4 * sampleSize);

test(`with the answers of two requests swapped, a portal shows the right page or a 503, and the right one if it was cached (${triedPairs.length} of ${pairs.length})`, {
  timeout,
}, async () => {
  expect(shownRecords.every((shown) => shown.startsWith("200 "))).toBe(true);
  expect(triedPairs.length).toBeGreaterThanOrEqual(4 * sampleSize);
  const withoutMenu = (shown: string) => shown.split(" ", 3).join(" ");
  const failures: string[] = [];
  for (const [one, other] of triedPairs) {
    const fault: Portal["cms"]["fault"] = ({ pathname, search }) => {
      const request = pathname + search;
      return request === one ? { address: other } : request === other ? { address: one } : undefined;
    };
    const cold = startFaultyPortal();
    cold.cms.fault = fault;
    // A menu that cannot be read is empty.
    for (const [index, seen] of (await seeRecords(cold)).entries())
      if (seen !== "503" && withoutMenu(seen) !== withoutMenu(shownRecords[index] ?? ""))
        failures.push(`cold, ${one} and ${other}: ${shownPages[index]} is ${seen}`);
    const warm = startFaultyPortal();
    await seeRecords(warm);
    warm.outdate();
    warm.cms.fault = fault;
    await seeRecords(warm);
    for (const [index, seen] of (await seeRecords(warm)).entries())
      if (seen !== shownRecords[index]) failures.push(`warm, ${one} and ${other}: ${shownPages[index]} is ${seen}`);
  }
  expect(failures).toEqual([]);
});
