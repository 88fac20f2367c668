import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { diffArrays } from "diff";

/** Parts that differ in every build or start. */
const unstable: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(\/assets\/[\w./-]*?[.-])[\w-]{8}(?=\.\w)/g, "$1*"],
  [/(?<![\w-])(_[A-Za-z][\w-]*?)_(?:[\da-z]{4}|[\da-z]{5}_\d+)(?![\w-])/g, "$1"],
  [/(data-build=")[\da-f]{16}(?=")/g, "$1*"],
  [/(localhost|127\.0\.0\.1):\d{2,5}(?!\d)/g, "$1:*"],
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, "token"],
  [/("staleFor":)\d+/g, "$1*"],
  [/(\snonce=")[^"]*(?=")/g, "$1*"],
  [/("tool": \{\s*"name": "portal",\s*"version": ")[^"]*/g, "$1*"],
];

/** Characters of context shown around a difference. */
const contextLength = 80;
/** Number of changed words from which two texts count as entirely different. */
const maxEditLength = 2000;
/** Consecutive equal words that end a difference. */
const agreement = 6;
/** Most differences reported for one address. */
const maxDifferences = 20;

interface Difference {
  before: string;
  after: string;
  /** Changed words without context; equal for equal differences. */
  key: string;
}

interface Group extends Difference {
  names: string[];
}

export interface Comparison {
  counts: { before: number; after: number };
  onlyBefore: string[];
  onlyAfter: string[];
  /** Number of addresses that differ. */
  different: number;
  /** Sorted by number of pages, most first. */
  groups: Group[];
}

/** Compares two snapshots file by file. */
export function compareSnapshots(before: string, after: string): Comparison {
  const left = new Set(readdirSync(before));
  const right = new Set(readdirSync(after));
  const groups = new Map<string, Group>();
  let different = 0;
  for (const file of [...left].filter((name) => right.has(name)).toSorted()) {
    const texts = [read(before, file), read(after, file)] as const;
    const found = differencesOf(normalised(texts[0]), normalised(texts[1]));
    if (found.length > 0) different += 1;
    for (const difference of new Map(found.toReversed().map((each) => [each.key, each])).values()) {
      const group = groups.get(difference.key) ?? { ...difference, names: [] };
      group.names.push(nameOf(file, texts[0]));
      groups.set(difference.key, group);
    }
  }
  return {
    counts: { before: countPages(before), after: countPages(after) },
    onlyBefore: namesIn(before, left, right),
    onlyAfter: namesIn(after, right, left),
    different,
    groups: [...groups.values()].toSorted((a, b) => b.names.length - a.names.length),
  };
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), "utf8");
}

/** Returns the addresses that only one snapshot has. */
function namesIn(folder: string, own: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  const files = [...own].filter((file) => !other.has(file)).toSorted();
  return files.map((file) => nameOf(file, read(folder, file)));
}

/** Returns the address of the response in a file, or else the file's name. */
function nameOf(file: string, text: string): string {
  return file.endsWith(".txt") ? (text.split(" | ", 1)[0] ?? file) : file;
}

function countPages(folder: string): number {
  const files = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  return files.filter((file) => /^.* \| 200 \| text\/html/.test(read(folder, file))).length;
}

function normalised(text: string): string {
  return unstable.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);
}

/** Returns the differences of two texts, each up to where they agree again. */
export function differencesOf(before: string, after: string): Difference[] {
  if (before === after) return [];
  const [left, right] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(left, right, { maxEditLength }) ?? [
    { value: left, removed: true, added: false },
    { value: right, removed: false, added: true },
  ];
  const differences: Difference[] = [];
  let [from, to, old, fresh] = [0, 0, "", ""];
  for (const { value, removed, added } of [...changes, { value: end, removed: false, added: false }]) {
    const text = value.join("");
    const isAgreement = !removed && !added && (value.length >= agreement || old + fresh === "");
    if (!added && !isAgreement) old += text;
    if (!removed && !isAgreement) fresh += text;
    if (!isAgreement) continue;
    if (old !== fresh)
      differences.push({
        before: excerpt(before, from, old),
        after: excerpt(after, to, fresh),
        key: JSON.stringify([old, fresh]),
      });
    [from, to, old, fresh] = [from + old.length + text.length, to + fresh.length + text.length, "", ""];
  }
  return differences.slice(0, maxDifferences);
}

const end: readonly string[] = Array(agreement).fill("");

/** Splits a text into words, white space, and the delimiters of tags and attributes. */
function wordsOf(text: string): string[] {
  return text.match(/[^\s"<>]+|[\s"<>]/g) ?? [];
}

/** Returns a changed piece in brackets with its context, on one line. */
function excerpt(text: string, at: number, piece: string): string {
  const excerpted = piece.length > 4 * contextLength ? `${piece.slice(0, 4 * contextLength)}…` : piece;
  const end = at + piece.length;
  return `${text.slice(Math.max(0, at - contextLength), at)}⟦${excerpted}⟧${text.slice(end, end + contextLength)}`.replace(
    /\s+/g,
    " ",
  );
}
