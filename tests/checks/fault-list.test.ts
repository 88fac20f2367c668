import { expect, test } from "vitest";
import { z } from "zod";
import type { Finding } from "#checks/finding.ts";
import { issueFindings } from "#checks/findings.ts";
import { noLinks } from "#checks/links.ts";
import { rules } from "#checks/rules/registry.ts";
import { faultsOf } from "#harness/content/faults.ts";
import { distinctNodesOf, type Node, nodesOf, withValue } from "#harness/content/nodes.ts";
import { contentOf, generatedContext, ownReference, recordOf } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { isBlockList } from "#schemas/blocks/registry.ts";
import { fromPointer, toPointer } from "#schemas/parse/issue.ts";
import { parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import { prune } from "#schemas/parse/prune.ts";
import { isRecord, schemaAt } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import { wireConfig } from "#schemas/site/web-config.ts";
import { isStructureKey, type StructureKey, structures } from "#schemas/structures/registry.ts";
import { rulesOf } from "#schemas/values/object-rules.ts";
import { plainContext } from "../schemas/a-content.ts";
import { recordFindings } from "./record-findings.ts";
import { examples, subjectOf } from "./rules/example-subject.ts";

/** One fault in otherwise valid content, and the finding it must produce. */
interface Planted {
  kind: string;
  pointer: string;
  codes: readonly string[];
  effect: Finding["effect"] | null;
  found(): readonly Pick<Finding, "code" | "level" | "pointer" | "effect" | "message" | "fix">[];
}

const keys = Object.keys(structures).filter(isStructureKey);
const maximals = new Map(keys.map((key) => [key, maximalOf(structures[key].data, key)]));

/** Each kind of mutation in each kind of field, in the first structure that has it. */
function generated(): Planted[] {
  const kinds = new Map<string, Planted>();
  for (const key of keys) {
    const schema = structures[key].data;
    const value = maximals.get(key);
    const nodes = new Map(distinctNodesOf(schema, value).map((node) => [toPointer(node.path), node]));
    for (const fault of faultsOf(schema, value, ownReference)) {
      const node = nodes.get(fault.pointer) ?? nodes.get(fault.pointer.replace(/\/[^/]+$/, ""));
      const kind = `${fault.name}, ${node ? kindOf(node) : "envelope"}`;
      if (kinds.has(kind)) continue;
      const path = fromPointer(fault.pointer);
      const effect = effectOf(schema, fault.value, path, fault.codes);
      const found = () => pageFindings(key, fault.value);
      kinds.set(kind, { kind, pointer: `/data${fault.pointer}`, codes: fault.codes, effect, found });
    }
  }
  return [...kinds.values()];
}

function kindOf({ shape, field }: Node): string {
  const own = shape.kind === "leaf" ? (shape.format ?? shape.schema.def.type) : shape.kind;
  const need = field === null ? "item" : field.isRequired ? "required" : field.meta?.expected ? "expected" : "optional";
  return `${need} ${own}`;
}

const advice = ["expected-missing", "too-long", "unknown-field", "markup-in-text", "wrong-script", "reference.self"];

/** The effect on visitors, defined by the nearest optional ancestor of the fault. */
function effectOf(schema: z.ZodType, value: unknown, path: (string | number)[], codes: readonly string[]) {
  if (codes.some((code) => advice.includes(code))) return "none";
  if (codes.includes("reference.unresolved")) return "field-hidden";
  for (let { length } = path; length > 0; length--) {
    const parent = schemaAt(schema, value, path.slice(0, length - 1));
    if (typeof path[length - 1] === "number") return parent && isBlockList(parent) ? "block-hidden" : null;
    if (schemaAt(schema, value, path.slice(0, length))?.safeParse(undefined).success) return "field-hidden";
  }
  return "fallback-template";
}

function pageFindings(key: StructureKey, data: unknown): Finding[] {
  const content = contentOf(key, data);
  const { issues } = parsePage(content, plainContext, generatedContext(key));
  return issueFindings(issues, { content, record: recordOf(key, data), key }, { links: noLinks });
}

/** Each rule over several fields, violated in the first object that has it. */
function brokenRules(): Planted[] {
  const planted = new Map<string, Planted>();
  for (const key of keys) {
    const value = maximals.get(key);
    for (const { shape, path, value: object } of nodesOf(structures[key].data, value)) {
      if (shape.kind !== "object" || !isRecord(object)) continue;
      for (const { code, field, needs, form } of rulesOf(shape.schema)) {
        const broken = planted.has(code) ? null : brokenBy(object, needs, form);
        if (!broken || !shape.schema.safeParse(broken).success) continue;
        const pointer = `/data${toPointer([...path, field])}`;
        const found = () => pageFindings(key, withValue(value, path, broken));
        planted.set(code, { kind: `rule ${code}`, pointer, codes: [code], effect: null, found });
      }
    }
  }
  return [...planted.values()];
}

const order = z.looseObject({ "x-order": z.tuple([z.string(), z.string(), z.string()]) });
const condition = z.looseObject({
  if: z.looseObject({ properties: z.record(z.string(), z.looseObject({ enum: z.array(z.string()) })) }),
});

function brokenBy(object: Record<string, unknown>, needs: readonly string[] | undefined, form: unknown) {
  const [from, , to] = order.safeParse(form).data?.["x-order"] ?? [];
  if (from && to)
    return { ...object, [from]: later(object[from] ?? object[to]), [to]: earlier(object[to] ?? object[from]) };
  if (!needs) return null;
  const when = condition.safeParse(form).data?.if.properties ?? {};
  const chosen = Object.entries(when).map(([key, { enum: values }]) => [key, values[0]]);
  const others = Object.entries(object).filter(([key]) => !needs.includes(key) || key === "stranka");
  const left = others.map(([key, value]) => [key, key === "stranka" ? null : value]);
  return { ...Object.fromEntries(left), ...Object.fromEntries(chosen) };
}

const later = (value: unknown) =>
  typeof value === "number"
    ? 900_000
    : String(value)
        .replace(/^\d{4}/, "2098")
        .replace(/^\d\d:\d\d$/, "23:00");
const earlier = (value: unknown) =>
  typeof value === "number"
    ? 1
    : String(value)
        .replace(/^\d{4}/, "2001")
        .replace(/^\d\d:\d\d$/, "01:00");

/** Every failing example of a rule in `checks/`, checked by all rules. */
function examplesOfRules(): Planted[] {
  return rules.flatMap(({ code }) =>
    (examples[code]?.failed ?? []).flatMap((example, index) => {
      // Rules about other contents are tested with their library (tests/checks/rules/registry.test.ts).
      if (typeof example === "object" && (example.library || example.translations || example.sets)) return [];
      const pointer = (typeof example === "object" && example.at) || "/data/obsah";
      const found = () => recordFindings(subjectOf(example).record, { links: noLinks });
      return { kind: `${code} ${index + 1}`, pointer, codes: [code], effect: null, found };
    }),
  );
}

/** Faults in the envelope of a content, and in a site's settings. */
function ofOtherBodies(): Planted[] {
  const kinds = new Map<string, Planted>();
  const envelope = maximalOf(wireContent, "content");
  for (const { name, pointer, codes, value } of faultsOf(wireContent, envelope, ownReference)) {
    const field = pointer.split("/")[1];
    const kind = `envelope: ${name}, ${field}`;
    const found = () => {
      const { content, issues } = parseContent(value);
      return issueFindings(issues, { content, record: value, key: "standard-page" }, { links: noLinks });
    };
    if (!codes.some((code) => code.startsWith("reference.")))
      kinds.set(kind, { kind, pointer, codes, effect: null, found });
  }
  return [...kinds.values()];
}

const planted = [...generated(), ...brokenRules(), ...examplesOfRules(), ...ofOtherBodies()];

/** Returns a message without the words of the editor that it repeats. */
function withoutQuotes(text: string): string {
  return text.replace(/[„“][^„“”]*[“”]/g, "");
}

test("every kind of fault is reported with its pointer and effect", { timeout: 300_000 }, () => {
  expect(planted.length).toBeGreaterThanOrEqual(150);
  const missed: string[] = [];
  const wordy = new Set<string>();
  for (const { kind, pointer, codes, effect, found } of planted) {
    const all = found();
    const here = all.filter((each) => each.pointer === pointer);
    // A rule does not report what the schema has already refused.
    const own =
      here.find(({ code }) => codes.includes(code)) ?? here.find(({ level }) => !effect && level === "schema");
    if (!own || (effect && own.effect !== effect)) {
      const reported = all.map((each) => `${each.code} ${each.pointer} ${each.effect}`).slice(0, 4);
      missed.push(`${kind} ${pointer} ${codes} ${effect}: ${reported.join("; ")}`);
    }
    for (const { code, message, fix } of all)
      for (const text of [message.cs, message.en, fix.cs, fix.en])
        if (sentencesIn(text) > 2 || codeWords.test(withoutQuotes(text))) wordy.add(`${code}: ${text}`);
  }
  expect(missed).toEqual([]);
  expect([...wordy]).toEqual([]);
});

function sentencesIn(text: string): number {
  const unquoted = text.replace(/„[^“]*“|“[^”]*”|\([^)]*\)|: .*$/g, "x");
  return unquoted.split(/[.!?]\s+(?=\p{Lu})/u).length;
}

/** Programmers' words, times and codes that mean nothing to an editor. */
const codeWords =
  /\b(?:undefined|null|NaN|boolean|string|array|regex|enum|schema|payload|parse|iframe|href|div|span|boolean|pole objektů)\b|\[object|invalid_|\d{4}-\d\d-\d\dT|\b(?:JHC|JHM|LBK|MSK|PHA|STC|ULK)\b/;

test("faults in a site's settings are reported like those in contents", () => {
  const { faults } = prune(wireConfig, { home: 7, kontakt: { cs: {} }, preklady: { sluzba: ["de_de"] } });
  expect(faults.map(({ path }) => toPointer(path)).toSorted()).toEqual([
    "/home",
    "/kontakt/cs/telefon",
    "/preklady/sluzba/0",
  ]);
});
