import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readFiles } from "#harness/check/read/files.ts";
import { type Defect, once, type Told } from "../defect.ts";
import { fileOfRecord } from "../in-content.ts";
import { inFolder } from "../in-folder.ts";

const place = "contents/mpsv/guide.json";
const sound = once(() => readFileSync(fileOfRecord(), "utf8"));
// Made here, so that this file holds no secret.
const payload = Buffer.from(JSON.stringify({ sub: "jana", scope: "cms:write", exp: 1_893_456_000 })).toString(
  "base64url",
);
const token = [
  Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url"),
  payload,
  "c2lnbmF0dXJlLW9mLW5vYm9keQ",
].join(".");

/** Files that must not be in the store, or cannot be read. */
export const fileDefects = [
  stored("a token in a text", "file.secret", withLead(`Přihlášení: ${token}`)),
  stored(
    "a token behind two encodings",
    "file.secret",
    withLead(encodeURIComponent(Buffer.from(token).toString("base64"))),
  ),
  stored("credentials in an address", "file.secret", withLead("Viz https://jana:heslo123@cms.example/obsah.")),
  stored("a birth number in a text", "file.personal-data", withLead("Jana Vzorová, rodné číslo 855101/0006.")),
  stored("an e-mail address of somebody", "file.personal-data", withLead("Pište na jana.vzorova@seznam.cz.")),
  stored("a file that is cut off", "file.not-json", (text) => text.slice(0, -20)),
  stored("a file that is no content", "file.not-content", () => '{"items": []}'),
  stored(
    "a file of 50 MB",
    "file.too-large",
    (text) => text,
    (path) => truncateSync(path, 50_000_000),
  ),
];

/** The same record with another lead. */
function withLead(lead: string): (text: string) => string {
  return (text) => text.replace(/"perex": "[^"]*"/, () => `"perex": ${JSON.stringify(lead)}`);
}

function stored(
  name: string,
  code: string,
  change: (text: string) => string,
  touch: (path: string) => void = () => {},
): Defect {
  return {
    name,
    area: "bench",
    expected: { code, place },
    original: () => refusalsOf(sound(), () => {}),
    seeded: () => refusalsOf(change(sound()), touch),
  };
}

function refusalsOf(text: string, touch: (path: string) => void): Promise<Told[]> {
  return inFolder((folder) => {
    const path = join(folder, place);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    touch(path);
    return readFiles(folder).flatMap(({ file, refusals }) =>
      refusals.map(({ code }) => ({ code, place: file?.endsWith(place) ? place : String(file) })),
    );
  });
}
