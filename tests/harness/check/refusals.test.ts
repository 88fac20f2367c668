import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkJson, contentFile, goodRecord, goodStore } from "./checked.ts";

const password = "tajne-heslo-2026";
const birthNumber = "855507/0007";
const own = contentFile("spatna");
const text = JSON.stringify(goodRecord("102", "spatna"), null, 2);
const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;

test.each([
  ["invalid JSON", text.replace('"102",', '"102"'), "file.not-json", "", 3],
  ["truncated JSON", text.slice(0, -3), "file.not-json", "", text.slice(0, -3).split("\n").length],
  ["no text", " ", "file.not-json", "", 1],
  ["JSON that is not a content item", '{"titulek":"Stránka"}', "file.not-content", "", 1],
  ["a list", "[]", "file.not-content", "", 1],
  ["JSON that is nested too deeply", deep, "file.too-deep", "", 1],
  ["a password", text.replace('"published"', `"heslo": "${password}", "published"`), "file.secret", "/heslo", 4],
  [
    "a password in a text",
    text.replace("rodina s", `rodina https://spravce:${password}@cms.example s`),
    "file.secret",
    "/data/obsah",
    0,
  ],
  ["a birth number", text.replace("rodina s", `rodina ${birthNumber} s`), "file.personal-data", "/data/obsah", 0],
  ["an e-mail address", text.replace("rodina s", "rodina jana@posta.cz s"), "file.personal-data", "/data/obsah", 0],
])(
  "a file with %s is reported by its name and position, and the others are checked",
  async (_what, file, code, pointer, line) => {
    const folder = goodStore({ [own]: file });
    const { findings, checked, code: exit } = await checkJson(["--fixtures", folder, "--level", "0"]);
    expect(findings.map((each) => [each.code, each.pointer])).toEqual([[code, pointer]]);
    const ownLine = file.split("\n").findIndex((each) => each.includes('"obsah"')) + 1;
    expect(findings[0]?.location).toMatchObject({ line: line || ownLine });
    expect(findings[0]?.location?.file.endsWith(own)).toBe(true);
    expect(checked).toEqual({ contents: 3 });
    expect(exit).toBe(1);
    expect(JSON.stringify(findings)).not.toMatch(new RegExp(`${password}|${birthNumber}|posta\\.cz`));
  },
);

test.each([
  ["a password in a text", "https://spravce:tajne-heslo-2026@cms.example", "file.secret"],
  ["a token in a text", "Bearer Zm9vYmFyYmF6cXV4Zm9vYmFy1", "file.secret"],
  ["a birth number", birthNumber, "file.personal-data"],
])("a record with %s is reported, and its other fields are checked", async (_what, secret, code) => {
  const record = goodRecord("102", "spatna", { data: { obsah: 5, perex: `Paní ${secret} žádá.` } });
  const { findings } = await checkJson(["--fixtures", goodStore({ [own]: record })]);
  const ofRecord = findings.filter(({ content }) => content.id === "102").map((each) => [each.code, each.pointer]);
  expect(ofRecord).toContainEqual([code, "/data/perex"]);
  expect(ofRecord).toContainEqual(["invalid-type", "/data/obsah"]);
  expect(ofRecord.filter(([, pointer]) => pointer === "/data/perex")).toHaveLength(1);
  expect(JSON.stringify(findings)).not.toContain(secret);
});

test("a link to a preview is reported as such, without its token, and its field is checked", async () => {
  const token = "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJwcmV2aWV3In0.dozjgNryP4J3jVmNHl0w5N";
  const address = `https://mpsv.example/prispevek?preview=${token}`;
  const data = {
    obsah: `<h2>Dávka</h2><p>Text stránky</p><h4>Výše</h4><p><a href="${address}">Nová výše příspěvku</a></p>`,
    sekce: [
      { typ: "markdown", obsah: `Text, viz [návrh](${address}).` },
      { typ: "odkazy", polozky: [{ titulek: "Nová výše příspěvku", adresa: address }] },
    ],
  };
  const { findings } = await checkJson(["--fixtures", goodStore({ [own]: goodRecord("102", "spatna", { data }) })]);
  const ofRecord = findings.filter(({ content }) => content.id === "102").map((each) => [each.code, each.pointer]);
  expect(ofRecord.filter(([code]) => code === "link.private")).toHaveLength(3);
  expect(ofRecord).toContainEqual(["heading.skip", "/data/obsah"]);
  expect(ofRecord.filter(([code]) => code === "file.secret")).toEqual([]);
  expect(JSON.stringify(findings)).not.toContain("eyJ");
});

test("the token of a preview outside a link is a secret", async () => {
  const data = { obsah: "<p>Text eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJwcmV2aWV3In0.dozjgNryP4J3jVmNHl0w5N</p>" };
  const { findings } = await checkJson(["--fixtures", goodStore({ [own]: goodRecord("102", "spatna", { data }) })]);
  expect(findings.map(({ code }) => code)).toContain("file.secret");
});

// Composed here, so that this file contains no secret.
const token = [{ alg: "HS256", typ: "JWT" }, { sub: "jana", scope: "cms:write", exp: 1_893_456_000 }, "signature"]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");

test.each([
  ["a token", token],
  ["a token inside two encodings", encodeURIComponent(Buffer.from(token).toString("base64"))],
])("a file with %s in a text is reported at its field", async (_what, secret) => {
  const file = text.replace("rodina s", `rodina ${secret} s`);
  const { findings } = await checkJson(["--fixtures", goodStore({ [own]: file }), "--level", "0"]);
  expect(new Set(findings.map(({ code, pointer }) => `${code} ${pointer}`))).toEqual(
    new Set(["file.secret /data/obsah"]),
  );
  for (const { location } of findings) expect(location?.file.endsWith(own)).toBe(true);
  expect(JSON.stringify(findings)).not.toContain(secret);
});

test("a secret in a title is not repeated in the names of places", async () => {
  const sekce = [{ typ: "text", titulek: `https://spravce:${password}@cms.example`, obsah: "" }];
  const record = goodRecord("102", "spatna", { name: `Heslo: ${password}`, data: { obsah: "<p>a</p>", sekce } });
  const { findings } = await checkJson(["--fixtures", goodStore({ [own]: record })]);
  expect(findings.map(({ pointer }) => pointer)).toContain("/data/sekce/0/obsah");
  expect(JSON.stringify(findings.filter(({ code }) => code !== "file.secret"))).not.toContain("spravce");
});

test("of a file full of personal data, 20 places are reported", async () => {
  const sekce = Array.from({ length: 25 }, (_, index) => ({ typ: "text", obsah: `<p>jana${index}@posta.cz</p>` }));
  const record = goodRecord("102", "spatna", { data: { obsah: "<p>a</p>", sekce } });
  const { findings } = await checkJson(["--fixtures", goodStore({ [own]: record }), "--level", "0"]);
  const first = Array.from({ length: 20 }, (_, index) => `file.personal-data /data/sekce/${index}/obsah`);
  expect(findings.map(({ code, pointer }) => `${code} ${pointer}`).toSorted()).toEqual(first.toSorted());
});

test("a file of 50 MB is rejected without being read", async () => {
  const folder = goodStore();
  writeFileSync(join(folder, own), Buffer.alloc(50_000_000, " "));
  const before = process.memoryUsage().arrayBuffers;
  const { findings } = await checkJson(["--fixtures", folder, "--level", "0"]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  expect(findings.map(({ code, message }) => [code, message.en])).toEqual([
    ["file.too-large", "The file is too large (50 MB) and was not read."],
  ]);
});

test("bytes that are not UTF-8 are rejected", async () => {
  const folder = goodStore();
  writeFileSync(join(folder, own), Buffer.from(text, "latin1"));
  const { findings } = await checkJson(["--fixtures", folder, "--level", "0"]);
  expect(findings.map(({ code }) => code)).toEqual(["file.not-utf8"]);
});

test("keys such as __proto__ have no effect", async () => {
  const hostile = text.replace(
    '"data": {',
    '"__proto__": {"published": false}, "constructor": {"prototype": 1}, "data": {',
  );
  const folder = goodStore({ [own]: hostile });
  const { findings } = await checkJson(["--fixtures", folder, "--level", "0", "--severity", "error"]);
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(Reflect.get({}, "published")).toBeUndefined();
});

test("a secret in a file next to the content items is found", async () => {
  const folder = goodStore({ "folders/77.json": { id: "77", heslo: password } });
  const { findings } = await checkJson(["--fixtures", folder, "--level", "0"]);
  expect(findings.map(({ code, location }) => [code, location?.file.endsWith("folders/77.json")])).toEqual([
    ["file.secret", true],
  ]);
});

test("a secret that JSON.parse would drop is found", async () => {
  const twice = text.replace('"perex":', `"perex": "-----BEGIN PRIVATE KEY-----", "perex":`);
  const { findings } = await checkJson(["--fixtures", goodStore({ [own]: twice }), "--level", "0"]);
  expect(findings.map(({ code, pointer }) => [code, pointer])).toEqual([["file.secret", ""]]);
});

test("a birth number that a fixture contains on purpose is accepted", async () => {
  const requested = goodRecord("102", "zadost", {
    structure: { id: "1", key: "up-poskytnuta-informace" },
    data: { textZadosti: `<p>Mé rodné číslo je ${birthNumber}.</p>` },
  });
  const folder = (issues: unknown) => goodStore({ [own]: requested, [own.replace(".json", ".issues.json")]: issues });
  const at = "/data/textZadosti";
  const known = await checkJson([
    "--fixtures",
    folder([{ code: "personal-data.birth-number", pointer: at }]),
    "--level",
    "0",
  ]);
  expect(known.findings.map(({ code }) => code)).not.toContain("file.personal-data");
  const unknown = await checkJson(["--fixtures", folder([]), "--level", "0"]);
  expect(unknown.findings.map(({ code, pointer }) => [code, pointer])).toContainEqual(["file.personal-data", at]);
});
