import type { Item } from "#harness/check/item.ts";
import type { InBoth } from "#portal/checks/finding.ts";
import { humanPath } from "#portal/checks/human-path.ts";
import { parseHtml } from "#portal/checks/rules/html.ts";
import { markdownAsHtml } from "#portal/checks/rules/markdown.ts";
import { sentencesOf } from "#portal/checks/rules/prose.ts";
import { textsOf } from "#portal/checks/rules/texts.ts";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import type { Content } from "#portal/contract/site/content.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import type { StructureKey } from "#portal/contract/structures/registry.ts";
import { recordWithValues } from "#portal/contract/values/shared/content-values.ts";
import { resolveValues } from "#portal/contract/values/shared/resolve-values.ts";
import { keysIn, usedKeys } from "#portal/contract/values/shared/used-keys.ts";
import { replaceReferences } from "#portal/contract/values/shared/value-references.ts";
import type { SharedValues } from "#portal/contract/values/shared/value-sets.ts";
import { type ChangedValue, changeOf, type Times } from "./changed-values.ts";

/** A sentence, or an amount in a table, that differs between two times; null where visitors do not see it. */
export interface TextChange {
  pointer: string;
  humanPath: InBoth;
  before: string | null;
  after: string | null;
  /** Keys of the changed values in it. */
  keys: readonly string[];
}

interface Options extends Times {
  values: SharedValues;
  key: StructureKey;
}

/** Returns the changes of a content item in the order of its record, and the values that cause them. */
export function changesIn({ content, record }: Item, options: Options) {
  const { values } = options;
  if (!content || !isRecord(record)) return { changes: [], changed: [] };
  const used = usedKeys(record).filter(({ at }) => at === null);
  const changed = new Map<string, ChangedValue>();
  for (const key of new Set(used.map((each) => each.key))) {
    const change = changeOf(key, values, options);
    if (change) changed.set(key, change);
  }
  if (changed.size === 0) return { changes: [], changed: [] };
  const shown = recordWithValues(record, content.language, values, options.now);
  const places = new Map(used.filter(({ key }) => changed.has(key)).map((each) => [toPointer(each.path), each]));
  const changes = [...places].flatMap(([pointer, { path, key, isField }]): TextChange[] => {
    const place = { pointer, humanPath: humanPath(options.key, shown, path) };
    if (isField) return [{ ...place, ...amountsOf(key, content.language, options), keys: [key] }];
    const text = path.reduce<unknown>((node, part) => (isParent(node) ? node[part] : undefined), record);
    const sentences = sentencesAt(pointer, String(text), content, record, options);
    return sentences.flatMap((sentence) => {
      const change = changeOfSentence(sentence, content.language, options);
      const keys = keysIn(sentence).flatMap((each) => (changed.has(each.key) ? [each.key] : []));
      return change ? [{ ...place, ...change, keys: [...new Set(keys)] }] : [];
    });
  });
  return { changes, changed: [...changed.values()] };
}

function isParent(node: unknown): node is Record<string | number, unknown> {
  return typeof node === "object" && node !== null;
}

/** Returns an amount of a table at both times. */
function amountsOf(key: string, language: Language, { values, now, at }: Options) {
  const text = (time: number) => textAt(`{{hodnota:${key}}}`, language, values, time);
  return { before: text(now), after: text(at) };
}

function changeOfSentence(sentence: string, language: Language, { values, now, at }: Options) {
  const [before, after] = [now, at].map((time) => textAt(sentence, language, values, time));
  return before === after ? null : { before: before ?? null, after: after ?? null };
}

/** Returns a sentence as visitors read it; null when one of its values is missing, so that it is not shown. */
function textAt(sentence: string, language: Language, values: SharedValues, now: number): string | null {
  const { item, used } = resolveValues({ data: sentence }, { values, language, now });
  return used.remarks.length > 0 ? null : String(item.data);
}

/** Encloses the number of a reference while markup is removed around it. */
const mark = "\u{f0001}";

/** Returns the sentences with references of a text, without markup. */
function sentencesAt(
  pointer: string,
  text: string,
  content: Content,
  record: unknown,
  { key, now }: Options,
): string[] {
  const references: string[] = [];
  const marked = replaceReferences(text.replaceAll(mark, ""), (reference, written) => {
    return reference && `${mark}${references.push(written) - 1}${mark}`;
  });
  const { html } = textsOf({ content, record, key, library: null, translations: [], now });
  const field = html.find(({ path }) => toPointer(path) === pointer);
  const source = field?.isMarkdown ? markdownAsHtml(marked) : marked;
  const lines = field ? parseHtml(source, content.language).lines.map((line) => line.text) : marked.split("\n");
  return lines
    .filter((line) => line.includes(mark))
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.includes(mark))
    .map((sentence) =>
      sentence.replace(new RegExp(`${mark}(\\d+)${mark}`, "gu"), (_, index: string) => references[Number(index)] ?? ""),
    );
}
