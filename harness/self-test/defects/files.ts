import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { readItem } from "#harness/check/read/entry.ts";
import { readFiles } from "#harness/check/read/files.ts";
import { type Defect, once, type Signature } from "#harness/self-test/defect.ts";
import { textOf } from "#harness/self-test/in-content.ts";
import { openVerdicts } from "#harness/stories/runner/cache.ts";

const place = "contents/mpsv/guide.json";
const sound = once(() => textOf());
// Composed here, so that this file contains no secret.
const token = [{ alg: "HS256", typ: "JWT" }, { sub: "jana", scope: "cms:write", exp: 1_893_456_000 }, "signature"]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");
const encodedToken = encodeURIComponent(Buffer.from(token).toString("base64"));

/** Changes the text of a record; `bytes` is the size of the file when it differs from that of the text. */
type FileRow = readonly [name: string, code: string, change: (text: string) => string, bytes?: number];

/** Files that must not be in the fixture store, or cannot be read. */
const files: readonly FileRow[] = [
  ["a token in a text", "file.secret", withLead(`Přihlášení: ${token}`)],
  ["a token inside two encodings", "file.secret", withLead(encodedToken)],
  ["credentials in an address", "file.secret", withLead("Viz https://jana:heslo123@cms.example/obsah.")],
  ["a birth number in a text", "file.personal-data", withLead("Jana Vzorová, rodné číslo 855101/0006.")],
  ["a personal e-mail address", "file.personal-data", withLead("Pište na jana.vzorova@seznam.cz.")],
  ["a truncated file", "file.not-json", (text) => text.slice(0, -20)],
  ["a file that is not a content item", "file.not-content", () => '{"items": []}'],
  ["a file of 50 MB", "file.too-large", (text) => text, 50_000_000],
];

/** Replaces the lead of the record. */
function withLead(lead: string): (text: string) => string {
  return (text) => text.replace(/"perex": "[^"]*"/, () => `"perex": ${JSON.stringify(lead)}`);
}

function refusalsOf(text: string, bytes?: number): Promise<Signature[]> {
  return inTemporaryFolder((folder) => {
    const path = join(folder, place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (bytes !== undefined) truncateSync(path, bytes);
    return readFiles(folder)
      .map(readItem)
      .flatMap(({ file, refusals }) =>
        refusals.map(({ code }) => ({ code, place: file?.endsWith(place) ? place : String(file) })),
      );
  });
}

interface Change {
  tamper?: (text: string) => string;
  browser?: string;
  dom?: string;
}

const browser = "Chromium 140";
const dom = "a".repeat(64);
const broken = { code: "broken", place: "cache" };
const stale = { code: "looked-anew", place: "story" };

/** Cached verdicts of stories that must not be used. */
const caches: readonly (readonly [name: string, expected: Signature, change: Change])[] = [
  ["an edited cache", broken, { tamper: (text) => text.replace('"clean"', '{"clean": true}') }],
  ["a truncated cache", broken, { tamper: (text) => text.slice(0, -5) }],
  ["a verdict of another browser", stale, { browser: "Chromium 141" }],
  ["a verdict of another page", stale, { dom: "b".repeat(64) }],
];

/** Stores a verdict and reads it again. */
function recalled({ tamper = (text) => text, ...now }: Change): Promise<Signature[]> {
  return inTemporaryFolder((folder) => {
    const file = join(folder, "verdicts.json");
    const notes: string[] = [];
    const open = (on: string) =>
      openVerdicts({ file, dependsOn: [on], schema: z.string(), note: (line) => notes.push(line) });
    const verdicts = open(browser);
    verdicts.store(visitOf(dom), "clean");
    verdicts.save();
    writeFileSync(file, tamper(readFileSync(file, "utf8")));
    const verdict = open(now.browser ?? browser).recall(visitOf(now.dom ?? dom));
    return [...notes.map(() => broken), ...(verdict === null ? [stale] : [])];
  });
}

function visitOf(domHash: string): Parameters<ReturnType<typeof openVerdicts<string>>["recall"]>[0] {
  const story = { id: "a--b", language: "cs", theme: "theme-gov", now: 0, group: "a", fixture: null } as const;
  const shown = { domHash, structureHash: "", isAlive: false, nodes: 1, errors: [], requests: [] };
  return { story, variant: { theme: "theme-gov", width: 390, mode: "light" }, shown };
}

async function inTemporaryFolder<Result>(work: (folder: string) => Result): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "portal-self-test-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const fileDefects: readonly Defect[] = [
  ...files.map(
    ([name, code, change, bytes]): Defect => ({
      name,
      area: "file",
      expected: { code, place },
      original: () => refusalsOf(sound()),
      seeded: () => refusalsOf(change(sound()), bytes),
    }),
  ),
  ...caches.map(
    ([name, expected, change]): Defect => ({
      name,
      area: "file",
      expected,
      original: () => recalled({}),
      seeded: () => recalled(change),
    }),
  ),
];
