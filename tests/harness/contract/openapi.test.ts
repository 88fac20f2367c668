import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { rules } from "#checks/rules/registry.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { readContract } from "#harness/contract/contract.ts";
import { holdsSettings } from "#schemas/site/web-config.ts";

type Json = ReturnType<typeof JSON.parse>;

const files = Object.entries(readContract()).filter(([name]) => name.endsWith(".json"));
const schemas = new Map(files.map(([name, text]) => [name.replace("contract/", ""), JSON.parse(text)]));
const openapi = schemas.get("openapi.json");
schemas.delete("openapi.json");

// The contract's keywords that JSON Schema does not define, as docs/cms.md lists them.
const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
addFormats.default(ajv);
ajv.addVocabulary(["x-rule", "x-order", "x-expected", "x-advised-length", "x-personal-data"]);

/** The fields of a schema, and whether each or its type has an example. */
function fieldsOf(schema: Json, defs: Json, path = ""): { path: string; hasExample: boolean }[] {
  if (typeof schema !== "object" || schema === null) return [];
  const target = (own: Json): Json => (own.$ref?.startsWith("#") ? defs[own.$ref.split("/").at(-1)] : own);
  const isShown = (own: Json): boolean =>
    "examples" in own || "const" in own || (own.$ref && isShown(target(own))) || own.allOf?.some(isShown) === true;
  return Object.entries<Json>(schema).flatMap(([key, value]) => {
    if (["if", "then", "allOf", "examples", "headers", "not"].includes(key)) return [];
    const own = key === "properties" ? Object.entries<Json>(value) : [];
    return [
      ...own.map(([name, field]) => ({ path: `${path}/${name}`, hasExample: isShown(field) })),
      ...fieldsOf(value, defs, `${path}/${key}`),
    ];
  });
}

test("the contract is a valid OpenAPI 3.1 document", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openapi));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(openapi.openapi).toBe("3.1.0");
});

test("every JSON Schema of the contract has an id and compiles in a strict validator", () => {
  for (const [name, schema] of schemas) {
    expect(schema.$id).toBe(`https://social-affairs-portal.example/contract/${name}`);
    ajv.addSchema(schema);
  }
  for (const { $id } of schemas.values()) expect(ajv.getSchema($id), $id).toBeTypeOf("function");
});

test("every field of the contract has an example", () => {
  const fields = fieldsOf(openapi.components.schemas, openapi.components.schemas);
  expect(fields.length).toBeGreaterThan(900);
  expect(fields.filter(({ hasExample }) => !hasExample).map(({ path }) => path)).toEqual([]);
});

test("no example is the name or the label of its field, nor has such a field in it", () => {
  const { schemas: all } = openapi.components;
  const plain = (words: unknown) =>
    String(words)
      .replace(/[ \d]+$/, "")
      .toLowerCase();
  const repeats = (example: Json, labels: unknown[]): boolean => {
    if (Array.isArray(example)) return example.some((each) => repeats(each, labels));
    if (typeof example !== "object" || example === null) return labels.map(plain).includes(plain(example));
    return Object.entries<Json>(example).some(([key, value]) => repeats(value, [key]));
  };
  function* fieldsIn(node: Json): Generator<{ name: string; field: Json }> {
    if (typeof node !== "object" || node === null) return;
    for (const [name, field] of Object.entries<Json>(node.type === "object" ? (node.properties ?? {}) : {}))
      yield { name, field };
    for (const [key, value] of Object.entries(node)) if (key !== "examples") yield* fieldsIn(value);
  }
  const fields = [...fieldsIn(all)].map(({ name, field }) => {
    const shared = all[field.$ref?.split("/").at(-1)] ?? {};
    const labels = [name, field.title, field.description, shared.title, shared.description].filter(Boolean);
    return { name, labels, examples: field.examples ?? shared.examples ?? [] };
  });
  expect(fields.length).toBeGreaterThan(1200);
  expect(fields.filter(({ labels, examples }) => repeats(examples, labels))).toEqual([]);
});

test("no example is a string of JSON, which visitors would see as text", () => {
  const examplesIn = (node: Json): unknown[] =>
    typeof node !== "object" || node === null
      ? []
      : [...(Array.isArray(node.examples) ? node.examples : []), ...Object.values<Json>(node).flatMap(examplesIn)];
  const examples = examplesIn(openapi.components.schemas).map((each) => JSON.stringify(each));
  expect(examples.length).toBeGreaterThan(900);
  expect(examples.filter((each) => /"(?:\{\\"|\[(?:\\"|\{))/.test(each))).toEqual([]);
});

const loaded = { ...openapi, $id: "https://social-affairs-portal.example/openapi.json" };
const openapiAjv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(openapiAjv);
openapiAjv.addSchema(loaded, undefined, false, false);

function validatorAt(pointer: string) {
  const validate = openapiAjv.getSchema(`${loaded.$id}#${encodeURI(pointer)}`);
  if (!validate) throw new Error(`nothing at ${pointer}`);
  return validate;
}

const fixtures = join(import.meta.dirname, "../../../fixtures");
const store = readStore(fixtures);
const replay = createReplay({ store, clock: { now: () => Date.UTC(2026, 10, 23) } });

/** Violations of the contract in a response: path, parameters, status, headers, type and body. */
async function faultsOf(target: string, init?: RequestInit): Promise<string[]> {
  const response = await replay(new Request(`http://cms.test${target}`, init));
  const url = new URL(target, "http://cms.test");
  const path = Object.keys(openapi.paths).find((each) =>
    new RegExp(`^${each.replace(/\{\w+\}/g, each.includes("friendly") ? "[^/]*" : "[^/]+")}$`).test(url.pathname),
  );
  if (path === undefined) return [`${target}: no path`];
  const operation = openapi.paths[path].get;
  const known = operation.parameters?.map(({ name }: { name: string }) => name) ?? [];
  const unknown = [...url.searchParams.keys()].filter((name) => !known.includes(name));
  const { status } = response;
  const at = operation.responses[status] ? String(status) : "default";
  const found = operation.responses[at];
  const answer = found.$ref ? found.$ref.slice(1) : `/paths/${path.replaceAll("/", "~1")}/get/responses/${at}`;
  const described = answer
    .split("/")
    .slice(1)
    .reduce((value: Json, key: string) => value[key.replaceAll("~1", "/")], openapi);
  const faults = unknown.length > 0 && status !== 400 ? [`unknown parameters ${unknown}`] : [];
  for (const name of Object.keys(described.headers ?? {})) if (!response.headers.has(name)) faults.push(`no ${name}`);
  if (described.content?.["application/json"]) {
    const validate = validatorAt(`${answer}/content/application~1json/schema`);
    if (!validate(await response.json()))
      faults.push(...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`));
  }
  return faults.map((fault) => `${target} ${status}: ${fault}`);
}

const languages = ["cs_cz", "en_gb", "ru_ru", "uk_ua"];
// A file next to a broken record lists the issues that the record must raise. The contract does not cover what only
// rules or advised lengths report.
const contents = join(fixtures, "contents");
const readRecorded = (file: string): Json => JSON.parse(readFileSync(join(contents, file), "utf8"));
const ofRules = new Set(["too-long", ...rules.map(({ code }) => code)]);
const broken = new Set(
  globSync("**/*.issues.json", { cwd: contents }).flatMap((file) => {
    if (readRecorded(file).every(({ code }: Json) => ofRules.has(code))) return [];
    const { id, language } = readRecorded(file.replace(".issues.json", ".json"));
    return [`${id} ${language}`];
  }),
);
const isBroken = ({ id, language }: { id: string | number; language: string }) => broken.has(`${id} ${language}`);
const addressOf = ({ id, language }: { id: string | number; language: string }) =>
  `/contents/by-id/${id}?language=${language}&onlyPublished=false`;

test("every response of the replay CMS conforms to the contract", async () => {
  const sites = store.webs.items.flatMap(({ id, friendlyURL }) => [
    `/webs/by-id/${id}`,
    `/webs/by-friendly-url/${friendlyURL.slice(1)}`,
    `/contents/by-friendly-url/config-${friendlyURL.slice(1)}?webId=${id}`,
    ...languages.map(
      (language) => `/contents?webId=${id}&language=${language}&sort=name&pageSize=100&structureKey=stranka`,
    ),
  ]);
  const targets = [
    ...["/webs", "/categories", "/tags", "/documents?pageSize=100", "/documents?page=999", ...sites],
    ...[...store.folders.keys()].map((id) => `/folders/by-id/${id}/tree`),
    ...store.contents.filter((content) => !isBroken(content)).map(addressOf),
    ...["/webs/by-id/0", "/contents/by-id/0", "/folders/by-id/0/tree", "/contents?language=xx", "/documents?page=0"],
    ...["/webs?unknown=1", `/documents/files/${[...store.files.keys()][0]}`, "/documents/files/none.pdf"],
  ];
  expect(targets.length).toBeGreaterThan(300);
  const faults = [];
  for (const target of targets) faults.push(...(await faultsOf(target)));
  expect(faults).toEqual([]);
  const { headers } = await replay(new Request("http://cms.test/webs"));
  expect(await faultsOf("/webs", { headers: { "if-none-match": headers.get("etag") ?? "" } })).toEqual([]);
});

test("the contract rejects most of the deliberately broken contents", async () => {
  const wrong = store.contents.filter(isBroken);
  const refused = [];
  for (const content of wrong) if ((await faultsOf(addressOf(content))).length > 0) refused.push(content.name);
  expect(wrong.length).toBeGreaterThan(10);
  expect(refused.length / wrong.length).toBeGreaterThan(0.5);
});

test("the contract knows settings by their address, whatever their name, as the portal does", () => {
  const validate = validatorAt("/components/schemas/content");
  const settings = store.contents.find(({ friendlyURLs }) => holdsSettings(friendlyURLs));
  const page = store.contents.find((content) => !holdsSettings(content.friendlyURLs) && !isBroken(content));
  const withWrongHome = (content: Json, changed: object) => ({
    ...content,
    ...changed,
    data: { ...content.data, home: 7 },
  });
  const cases = [
    withWrongHome(settings, {}),
    withWrongHome(settings, { name: "Nastavení webu" }),
    withWrongHome(settings, { friendlyURLs: { cs_cz: "/config-up", en_gb: "settings" } }),
    withWrongHome(page, { name: "config-up" }),
    withWrongHome(page, { friendlyURLs: {} }),
  ];
  expect(cases.map((each) => !validate(each))).toEqual([true, true, true, false, false]);
  expect(cases.map(({ friendlyURLs }) => holdsSettings(friendlyURLs))).toEqual([true, true, true, false, false]);
});
