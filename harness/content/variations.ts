import { z } from "zod";
import { shapeOf } from "#portal/contract/parse/shape.ts";
import { cyrillic, decomposed, longAddress, longWord, markup, unsafeAddresses, whiteSpace } from "./broken-texts.ts";
import { distinctNodesOf, type Node, nodesOf, withValue } from "./nodes.ts";
import { maximalOf, minimalOf, objectWith } from "./records.ts";

/** A value that differs from the maximal one in several places. */
export interface Variation {
  name: string;
  value: unknown;
  /** Changed places; those that their schema now rejects are faults. */
  changed: readonly Node[];
}

/** Returns the new value of a place; undefined keeps the current one. */
type Replace = (node: Node) => unknown;

const replacements: Readonly<Record<string, Replace>> = {
  "long words": longWords,
  markup: (node) => textInstead(node, markup),
  "another script": (node) => textInstead(node, cyrillic),
  "accents apart": (node) =>
    node.shape.kind === "leaf" && node.shape.format === "html" ? `<p>${decomposed}</p>` : textInstead(node, decomposed),
  "white space": ({ shape }) => (shape.schema instanceof z.ZodString ? whiteSpace : undefined),
  "empty texts": ({ shape }) => (shape.schema instanceof z.ZodString ? "" : undefined),
  "unsafe addresses": ({ shape, path }) =>
    shape.kind === "leaf" && shape.format === "address"
      ? unsafeAddresses[path.join("").length % unsafeAddresses.length]
      : undefined,
  "empty lists": ({ shape }) => (shape.kind === "list" ? [] : undefined),
  null: ({ field }) => (field ? null : undefined),
  numbers: ({ shape }) => (shape.kind === "leaf" ? 7 : undefined),
  "false and zero": ({ shape }) => {
    if (shape.schema instanceof z.ZodBoolean) return false;
    return shape.schema instanceof z.ZodNumber ? 0 : undefined;
  },
};

export function variationsOf(schema: z.ZodType, maximal: unknown): Variation[] {
  return Object.entries(replacements).map(([name, replace]) => varied(name, replace, schema, maximal));
}

/** Inserts words and addresses longer than a line wherever the schema accepts them. */
export function withLongWords(schema: z.ZodType, maximal: unknown): unknown {
  return varied("long words", longWords, schema, maximal).value;
}

/** Inserts texts in another script, with combining accents or escaped markup wherever the schema accepts them. */
export function withOddTexts(schema: z.ZodType, maximal: unknown): unknown {
  const texts = [markup, cyrillic, decomposed];
  const odd = (node: Node) => {
    const text = textInstead(node, texts[node.path.join("").length % texts.length] ?? markup);
    return node.schema.safeParse(text).success ? text : undefined;
  };
  return varied("odd texts", odd, schema, maximal).value;
}

/** Replaces every text by white space, so that every part with a required text is dropped. */
export function withBlankTexts(schema: z.ZodType, maximal: unknown): unknown {
  return varied("white space", (node) => textInstead(node, whiteSpace), schema, maximal).value;
}

/** Gives every list of a single item type the given length where its schema accepts it, repeating items as needed. */
export function withListsOf(length: number, schema: z.ZodType, maximal: unknown): unknown {
  // Inner lists come first, so that outer lists repeat the changed items.
  return nodesOf(schema, maximal).reduceRight((root: unknown, { path, shape, schema: own }) => {
    const list = path.reduce((node: unknown, key) => Object(node)[key], root);
    if (shape.kind !== "list" || shapeOf(shape.item).kind === "union" || !Array.isArray(list)) return root;
    const items = Array.from({ length }, (_, index) => list[index % list.length]);
    const next = withValue(root, path, items);
    return own.safeParse(items).success && schema.safeParse(next).success ? next : root;
  }, maximal);
}

function varied(name: string, replace: Replace, schema: z.ZodType, maximal: unknown): Variation {
  const changed = nodesOf(schema, maximal).flatMap((node) => {
    const value = node.path.length === 0 || node.isDiscriminator ? undefined : replace(node);
    return value === undefined ? [] : [{ ...node, value }];
  });
  // In reverse, so that inner changes come before outer ones replace them.
  const value = changed.reduceRight((root, node) => withValue(root, node.path, node.value), maximal);
  return { name, value, changed };
}

function longWords({ schema, shape }: Node): string | undefined {
  if (shape.kind !== "leaf" || !shape.format) return undefined;
  const html = `<p>${longWord} <a href="${longAddress}">${longAddress}</a></p>`;
  const long = { text: longWord, html, address: longAddress }[shape.format];
  return schema.safeParse(long).success ? long : undefined;
}

/** Returns values in which one list has the given length. */
export function longListsOf(schema: z.ZodType, maximal: unknown, length: number): Variation[] {
  return distinctNodesOf(schema, maximal).flatMap((node) => {
    const { path, shape, value: list } = node;
    if (shape.kind !== "list" || !Array.isArray(list)) return [];
    const item = shapeOf(shape.item);
    const items = (item.kind === "union" ? item.members : [shape.item]).map((each) => minimalOf(each, path.join(".")));
    const value = Array.from({ length }, (_, index) => items[index % items.length]);
    return {
      name: `${length} × ${path.join(".")}`,
      value: withValue(maximal, path, value),
      changed: [{ ...node, value }],
    };
  });
}

/**
 * Returns values in which one choice of the maximal value is made differently: options, union members, fields omitted
 * because of a rule.
 */
export function alternativesOf(schema: z.ZodType, maximal: unknown, name: string): Variation[] {
  return distinctNodesOf(schema, maximal).flatMap((node) =>
    otherValues(node, [name, ...node.path].join(".")).map((value) => ({
      name: `${node.path.join(".")} = ${JSON.stringify(value).slice(0, 40)}`,
      value: withValue(maximal, node.path, value),
      changed: [{ ...node, value }],
    })),
  );
}

function otherValues({ shape, value }: Node, name: string): unknown[] {
  const { schema } = shape;
  if (schema instanceof z.ZodEnum) return schema.options.filter((option) => option !== value);
  if (shape.kind === "union") {
    const members = shape.discriminator === null ? shape.members : [];
    return members.map((member) => maximalOf(member, name)).filter((other) => other !== value);
  }
  if (shape.kind !== "object" || typeof value !== "object" || value === null) return [];
  const absent = shape.fields.filter(({ key }) => !(key in value));
  return absent.map((field) => objectWith(shape, field, name));
}

function textInstead({ shape }: Node, text: string): string | undefined {
  return shape.kind === "leaf" && shape.format === "text" ? text : undefined;
}
