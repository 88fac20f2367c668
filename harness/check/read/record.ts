import type { Item, KnownIssue, Outline, RecordEntry } from "#harness/check/item.ts";
import { faultIn, holdsSeveral, type Position } from "#harness/check/json-positions.ts";
import { privateDataIn, refusal } from "#harness/check/private-data/refusals.ts";
import { withValue } from "#harness/content/nodes.ts";
import { numbersIn, replacedAmounts } from "#portal/checks/amounts.ts";
import { endingOf } from "#portal/checks/ended-service.ts";
import type { RawFinding } from "#portal/checks/findings.ts";
import { childOf } from "#portal/checks/place.ts";
import { dataBoxOf } from "#portal/checks/rules/offices/towns.ts";
import { hasTranslations, versionFacts } from "#portal/checks/version-facts.ts";
import { versionShape } from "#portal/checks/version-shape.ts";
import { checkJson, JsonLimitError } from "#portal/cms/json-limits.ts";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { parseContent } from "#portal/contract/parse/parse-page.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { type Content, toContent, wireContent } from "#portal/contract/site/content.ts";

interface Sent {
  file: string | null;
  text: string | null;
  known?: readonly KnownIssue[];
}

/** Creates an item from parsed JSON. */
export function toItem(record: unknown, { file, text, known = [] }: Sent): Item {
  const hasCheckedLinks = isLikeContent(record);
  const refusals = refusalsOf(record, { file, text, hasCheckedLinks }).filter((each) => !isInvented(each, known));
  if (refusals.some(({ code }) => code === "file.too-deep")) return brokenItem(file, text, refusals);
  if (!hasCheckedLinks) return brokenItem(file, text, [refusal("file.not-content"), ...refusals]);
  const shown = refusals.length === 0 ? record : withoutPrivateData(record, refusals);
  const left = refusals.length === 0 ? [] : refusalsOf(shown, { file, text: null, hasCheckedLinks });
  // Private data in the name of a field cannot be taken out.
  if (left.some((each) => !isInvented(each, known))) return brokenItem(file, text, refusals);
  return { file, text, record: shown, ...parseContent(shown), fault: null, refusals, known };
}

/** Returns a record without the texts that hold private data, so that its checks cannot repeat them. */
function withoutPrivateData(record: unknown, refusals: readonly RawFinding[]): unknown {
  return refusals.reduce((rest, { path }) => {
    const isText = typeof path.reduce(childOf, rest) === "string";
    return isText ? withValue(rest, path, "…") : rest;
  }, record);
}

/** Returns the outline of a record without checking it; null when its envelope is broken. */
export function outlineOf(record: unknown): Outline | null {
  const content = contentOf(record);
  if (!content) return null;
  const { data: _data, description: _description, categories: _categories, tags: _tags, ...outline } = content;
  const { data } = content;
  const redirectsTo = isRecord(data["cil"]) ? { redirectsTo: data["cil"] } : {};
  return {
    ...outline,
    numbers: numbersIn(data),
    replaced: replacedAmounts(data),
    ending: endingOf(data),
    dataBox: dataBoxOf(data),
    ...(hasTranslations(content) && { facts: versionFacts(data, "cs") }),
    shape: versionShape(data).map(({ value }) => value),
    ...redirectsTo,
  };
}

/** Returns the content item of a parsed record. */
export function contentOf(record: unknown): Content | null {
  if (!isLikeContent(record)) return null;
  const { success, data } = wireContent.safeParse(record);
  return success ? toContent(data) : parseContent(record).content;
}

/** True for invented personal data, which a fixture holds on purpose. */
function isInvented({ code, path }: RawFinding, known: readonly KnownIssue[]): boolean {
  const pointer = toPointer(path);
  return (
    code === "file.personal-data" &&
    known.some((each) => each.pointer === pointer && each.code.startsWith("personal-data."))
  );
}

/** Creates an item from a text that is not a record. */
export function brokenItem(
  file: string | null,
  text: string | null,
  refusals: readonly RawFinding[],
  fault: Position | null = null,
): Item {
  return { file, text, record: undefined, content: null, issues: [], fault, refusals, known: [] };
}

/** Creates an entry from an item in memory. */
export function entryInMemory(item: Item): RecordEntry {
  const { file, content } = item;
  return { file, content, place: { kind: "memory", item } };
}

/** Creates an item from invalid JSON without repeating any of it. */
export function faultyItem(file: string | null, text: string, fault: Position): Item {
  const { line, column } = fault;
  const found = privateDataIn({ text, record: undefined, isFile: true, hasCheckedLinks: false });
  const code = holdsSeveral(text) ? "file.not-one" : "file.not-json";
  return brokenItem(file, text, [refusal(code, { line, column }), ...found], fault);
}

/** Parses JSON, or returns the position of its syntax error. */
export function readJson(text: string): { json: unknown } | { fault: Position } {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { fault: faultIn(text) };
  }
}

/** Returns the reasons to refuse a record. It is the only check of other files in the store. */
export function refusalsOf(
  json: unknown,
  { file, text, hasCheckedLinks = false }: Pick<Sent, "file" | "text"> & { hasCheckedLinks?: boolean },
): RawFinding[] {
  try {
    checkJson(json);
  } catch (error) {
    if (error instanceof JsonLimitError) return [refusal("file.too-deep")];
    throw error;
  }
  return privateDataIn({ text, record: json, isFile: file !== null, hasCheckedLinks });
}

/** True for a record with at least two of the keys of a content item. */
function isLikeContent(record: unknown): boolean {
  return isRecord(record) && ["id", "structure", "data"].filter((key) => Object.hasOwn(record, key)).length >= 2;
}
