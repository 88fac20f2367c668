import { z } from "zod";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { cyrillic, endlessText, unsafeAddresses, whiteSpace } from "./broken-texts.ts";
import { limitsOf, reasonsAgainst } from "./leaf-limits.ts";
import { distinctNodesOf, type Node, type ValuePath, withValue } from "./nodes.ts";

/** A value with one fault, and the expected issue. */
export interface GeneratedFault {
  name: string;
  /** RFC 6901 pointer of the fault. */
  pointer: string;
  /** Accepted codes of the issue. */
  codes: readonly string[];
  value: unknown;
}

interface Mutation {
  name: string;
  codes: readonly string[];
  value: unknown;
  /** Path below the node; by default the node itself. */
  path?: ValuePath;
}

/** Yields copies of a value with one fault each; `own` is the address of the value's page. */
export function* faultsOf(schema: z.ZodType, value: unknown, own: object): Generator<GeneratedFault> {
  for (const node of distinctNodesOf(schema, value)) {
    for (const { name, codes, value: wrong, path = [] } of mutationsOf(node, own)) {
      const place = [...node.path, ...path];
      yield { name, pointer: toPointer(place), codes, value: withValue(value, place, wrong) };
    }
  }
}

function mutationsOf(node: Node, own: object): Mutation[] {
  const { path, shape } = node;
  const common = path.length === 0 ? [] : [...wrongType(node), ...absent(node)];
  switch (shape.kind) {
    case "leaf":
      return [...common, ...wrongTexts(node), ...wrongNumbers(node), ...strangeTexts(node)];
    case "list":
      return [...common, ...wrongLengths(node)];
    case "object":
    case "union":
      return [...common, ...unknownFields(node), ...wrongReferences(node, own)];
    case "map":
      return common;
  }
}

/** Returns a value of a type that the schema rejects. */
function wrongType({ schema, shape, isDiscriminator }: Node): Mutation[] {
  const codes = isDiscriminator ? ["unknown-type"] : [typeCode(shape.schema)];
  return strangers[shape.kind]
    .filter((stranger) => !schema.safeParse(stranger).success)
    .slice(0, 1)
    .map((value) => ({ name: "of another type", codes, value }));
}

const strangers: Readonly<Record<Node["shape"]["kind"], readonly unknown[]>> = {
  leaf: [{ cizi: "hodnota" }, "text"],
  list: ["text"],
  map: [[]],
  object: ["text"],
  union: [true, "text"],
};

function typeCode(schema: z.ZodType): string {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return "invalid-value";
  return schema instanceof z.ZodUnion && !(schema instanceof z.ZodDiscriminatedUnion)
    ? "invalid-union"
    : "invalid-type";
}

function absent({ schema, field, value }: Node): Mutation[] {
  const isExpected = field?.meta?.expected === true;
  const isRequired = field?.isRequired === true;
  const codes = isExpected ? ["expected-missing"] : ["missing"];
  const kinds = [
    ...(field && (isExpected || isRequired) ? [{ name: "missing", value: undefined }] : []),
    ...(isExpected || isRequired || !schema.safeParse(null).success ? [{ name: "null", value: null }] : []),
    ...(isExpected && typeof value === "string" && schema.safeParse("").success ? [{ name: "empty", value: "" }] : []),
    ...(isExpected && Array.isArray(value) && schema.safeParse([]).success ? [{ name: "empty", value: [] }] : []),
  ];
  return kinds.map((kind) => ({ ...kind, codes }));
}

/** Returns texts that the field's schema must reject; address fields must reject scripts and misleading addresses. */
function wrongTexts({ schema, shape, field, value, isDiscriminator }: Node): Mutation[] {
  if (shape.kind !== "leaf" || typeof value !== "string") return [];
  const texts = { empty: "", "with white space only": whiteSpace, "too long": endlessText, unknown: "nezname-slovo" };
  // A blank text in an optional field is null.
  const isFault = (text: string) => text.trim() !== "" || field === null || field.isRequired;
  const wrong = Object.entries(texts).filter(([, text]) => isFault(text) && !schema.safeParse(text).success);
  const unsafe = shape.format === "address" ? unsafeAddresses.map((text) => [`unsafe ${text}`, text] as const) : [];
  const markupAroundNothing = shape.format === "html" ? [["HTML around nothing", "<p>&nbsp;</p>"] as const] : [];
  return [...wrong, ...unsafe, ...markupAroundNothing].map(([name, text]) => {
    const codes = isDiscriminator ? ["unknown-type"] : reasonsAgainst(shape.schema, text);
    return { name, codes, value: text };
  });
}

function wrongNumbers({ schema, shape, value }: Node): Mutation[] {
  if (typeof value !== "number" || !(shape.schema instanceof z.ZodNumber)) return [];
  const { minimum, maximum } = limitsOf(shape.schema);
  const numbers = [
    { name: "too small", codes: ["too-small"], value: (minimum ?? 0) - 1 },
    { name: "too big", codes: ["too-big"], value: (maximum ?? Number.MAX_SAFE_INTEGER) + 1 },
    { name: "a fraction", codes: ["invalid-type"], value: value + 0.25 },
  ];
  return numbers.filter((each) => !schema.safeParse(each.value).success);
}

/** Returns texts that pages show unchanged and that are reported to the editor. */
function strangeTexts({ schema, shape, field, value }: Node): Mutation[] {
  if (shape.kind !== "leaf" || typeof value !== "string") return [];
  const advised = field?.meta?.advisedLength;
  const texts = [
    ...(advised ? [{ name: "longer than advised", codes: ["too-long"], value: "a ".repeat(advised) }] : []),
    ...(shape.format === "text" ? [{ name: "HTML", codes: ["markup-in-text"], value: "<b onclick=alert(1)>" }] : []),
    ...(shape.format === "text" || shape.format === "html"
      ? [{ name: "in another script", codes: ["wrong-script"], value: cyrillic }]
      : []),
  ];
  // A text that is also too long would have two findings.
  const isShort = (text: string) => advised === undefined || text.length <= advised;
  return texts.filter(
    ({ codes, value: text }) => schema.safeParse(text).success && (codes.includes("too-long") || isShort(text)),
  );
}

function wrongLengths({ schema, shape, value }: Node): Mutation[] {
  if (!Array.isArray(value)) return [];
  const { maxItems } = limitsOf(shape.schema);
  const [first] = value;
  const isEmptyWrong = !schema.safeParse([]).success;
  return [
    ...(isEmptyWrong ? [{ name: "empty", codes: reasonsAgainst(shape.schema, []), value: [] }] : []),
    ...(maxItems ? [{ name: "too many", codes: ["too-big"], value: Array(maxItems + 1).fill(first) }] : []),
  ];
}

function unknownFields({ shape, value }: Node): Mutation[] {
  const isOpen = shape.kind === "object" && shape.isLoose;
  if (isOpen || !isRecord(value)) return [];
  return [{ name: "unknown field", codes: ["unknown-field"], path: ["neznamePole"], value: "x" }];
}

function wrongReferences({ value }: Node, own: object): Mutation[] {
  if (!isRecord(value) || !("friendlyURLs" in value && "web" in value)) return [];
  return [
    { name: "to itself", codes: ["reference.self"], value: { ...value, ...own } },
    { name: "to an unknown site", codes: ["reference.unresolved"], value: { ...value, web: { id: "0" } } },
  ];
}
