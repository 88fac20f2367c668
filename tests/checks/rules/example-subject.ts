import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Library, LibraryContent, Subject } from "#checks/rule.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { type Content, toContent, wireContent } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { recordWithValues } from "#schemas/values/shared/content-values.ts";
import { toSharedValues } from "#schemas/values/shared/value-sets.ts";

/** Example for a rule; a string is the HTML of a Czech page. */
export type Example = string | Case;

interface Case {
  /** Structure key in the CMS; by default the standard page. */
  structure?: string;
  language?: string;
  /** Envelope fields that differ from the default. */
  record?: Readonly<Record<string, unknown>>;
  data?: Readonly<Record<string, unknown>>;
  /** Other content items, sites and files. */
  library?: { contents?: readonly Partial<LibraryContent>[] } & {
    [Key in "documents" | "categories" | "ownPaths"]?: string[];
  } & { sizes?: Readonly<Record<string, readonly [number, number]>> };
  /** Sets of shared values; by default those of the page's site. */
  sets?: readonly { klic: string; webId?: string; polozky: readonly unknown[] }[];
  /** Languages into which its site translates such content items. */
  translations?: readonly Language[];
  /** Pointer of the finding; by default the page's text. */
  at?: string;
}

/** Examples that fail, pass or are inapplicable, by rule code, as in ACT rules. */
type Examples = Record<string, Record<"failed" | "passed" | "inapplicable", Example[]>>;

const files = globSync(join(import.meta.dirname, "../../../checks/rules/examples/*.json"));
export const examples: Examples = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));

/** The time at which examples are looked at, in milliseconds. */
export const exampleNow = Date.parse("2026-11-15T12:00:00Z");

const webs = [
  { id: "12", host: "mpsv.localhost", defaultLanguage: "cs" },
  { id: "34", host: "up.localhost", defaultLanguage: "cs" },
];

const wireLanguages: Readonly<Record<string, string>> = { cs: "cs_cz", en: "en_gb", ru: "ru_ru", ua: "uk_ua" };

/** The content that an example describes. */
export function subjectOf(example: Example): Subject {
  const own: Case = typeof example === "string" ? { data: { obsah: example } } : example;
  const { structure = "stranka", language = "cs", record, data = {}, library, translations = [], sets } = own;
  const key = wireLanguages[language] ?? "cs_cz";
  const whole = {
    id: "1",
    name: "Zkouška",
    language: key,
    webId: "12",
    friendlyURLs: { [key]: "zkouska" },
    structure: { key: structure },
    displayAt: "2026-01-01T08:00:00",
    ...record,
    data,
  };
  const content = toContent(wireContent.parse(whole));
  return {
    content,
    ...(sets ? withSets(content, whole, sets) : { record: whole }),
    key: structureKeyOf(content),
    library: library ? libraryWith(content, library) : null,
    translations,
    now: exampleNow,
  };
}

/** The record with the values of its site, or of the main site 12, and what its editor wrote. */
function withSets(content: Content, record: unknown, sets: NonNullable<Case["sets"]>) {
  const isSet = structureKeyOf(content) === "shared-values";
  const all = sets.map(({ webId = content.webId, ...data }) => {
    const friendlyURLs = { cs_cz: `hodnoty/${data.klic}` };
    const structure = { key: "hodnoty" };
    return toContent(wireContent.parse({ ...plainRecord, id: data.klic, webId, friendlyURLs, structure, data }));
  });
  const ofSite = (site: string) => all.filter(({ webId }) => webId === site);
  const own = [...ofSite(content.webId), ...(isSet ? [content] : [])];
  const values = toSharedValues(own)(content.webId === "12" ? [] : ofSite("12"));
  const shown = recordWithValues(record, content.language, values, exampleNow);
  const siteOf = new Map(all.map((set) => [String(set.data["klic"]), set.webId]));
  return {
    record: shown,
    ...(shown !== record && { written: record }),
    values,
    siteOfValue: (key: string) => siteOf.get(key.split(".")[0] ?? "") ?? null,
  };
}

function libraryWith(
  content: Content,
  { contents = [], documents, sizes = {}, ...sets }: NonNullable<Case["library"]>,
): Library {
  return {
    webs,
    contents: [content, ...contents.map((other) => ({ ...plain, ...other }))],
    documents: documents ? new Set(documents) : null,
    sizes: new Map(Object.entries(sizes).map(([file, [width, height]]) => [file, { width, height }])),
    ...Object.fromEntries(Object.entries(sets).map(([name, list]) => [name, new Set(list)])),
  };
}

const plainRecord = {
  id: "9",
  name: "Jiný obsah",
  language: "cs_cz",
  webId: "12",
  structure: { key: "stranka" },
  friendlyURLs: { cs_cz: "jiny" },
  data: {},
};
const plain = toContent(wireContent.parse(plainRecord));
