import { z } from "zod";
import { excerpt, shortened } from "#checks/excerpt.ts";
import type { InBoth } from "#checks/finding.ts";
import type { Choice } from "#checks/place.ts";
import { parseHtml } from "#checks/rules/html.ts";
import { markdownAsHtml } from "#checks/rules/markdown.ts";
import {
  inBothLanguages,
  isMoment,
  momentInBothLanguages,
  regionInBothLanguages,
  weekdayInBothLanguages,
} from "#checks/texts.ts";
import { isRecord, memberFor, type Shape, shapeOf } from "#schemas/parse/shape.ts";
import { documentPattern } from "#schemas/values/image.ts";
import { days } from "#schemas/values/office/office-hours.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { isNothing, plainMeaning, richKind } from "./meaning.ts";

/** Maximum numbers of characters of a text, and of parts of an object or list that are told. */
const most = { characters: 300, parts: 6, depth: 5 };

/** Returns a value as editors read it: dates in words, links with their address, images by alternative text and file. */
export function valueWords(schema: z.ZodType | null, value: unknown, choices: readonly Choice[] = []): InBoth {
  return joined(partsIn(schema, value, choices, 0), ", ");
}

function partsIn(
  schema: z.ZodType | null,
  value: unknown,
  choices: readonly Choice[],
  depth: number,
): (InBoth | string)[] {
  const shape = schema && shapeOf(schema);
  if (typeof value === "boolean") return [inBothLanguages(value ? "changes.yes" : "changes.no")];
  if (typeof value === "number") return [numberWords(value)];
  if (typeof value === "string") return [textWords(shape, value, choices)];
  if (depth >= most.depth) return ["…"];
  if (Array.isArray(value)) {
    const item = shape?.kind === "list" ? shape.item : null;
    const parts = value.slice(0, most.parts).map((each) => joined(partsIn(item, each, choices, depth + 1), " "));
    return value.length > most.parts ? [...parts, "…"] : parts;
  }
  if (!isRecord(value)) return [excerpt(value)];
  if (shape?.kind === "union") return partsIn(memberFor(shape, value), value, choices, depth);
  return objectParts(shape, value, depth);
}

/** Returns the first parts of an object; its title comes with its address, its picture with its file. */
function objectParts(shape: Shape | null, value: Record<string, unknown>, depth: number): (InBoth | string)[] {
  if (isRecord(value["friendlyURLs"])) return [pageWords(value)];
  const fields = shape?.kind === "object" ? shape.fields : Object.keys(value).map((key) => ({ key, schema: null }));
  const told = fields.filter(({ key, schema }) => !unspoken.has(key) && !isNothing(schema, value[key]));
  const parts = told.slice(0, most.parts).map(({ key, schema }) => {
    const words = joined(partsIn(schema, value[key], [], depth + 1), ", ");
    const isAside = key !== "titulek" && typeof value[key] === "string" && isAddress(value[key]);
    return isAside && told.length > 1 ? { cs: `(${words.cs})`, en: `(${words.en})` } : words;
  });
  return told.length > most.parts ? [...parts, "…"] : parts;
}

/** Fields that are not told of a whole object: what the CMS keeps for itself, and the size of an image. */
const unspoken: ReadonlySet<string> = new Set(["typ", "id", "sirka", "vyska", "stred"]);

/** Returns the name of a page with its first address. */
function pageWords({ name, friendlyURLs }: Record<string, unknown>): string {
  const [address] = isRecord(friendlyURLs) ? Object.values(friendlyURLs) : [];
  const path = typeof address === "string" ? `/${address.replace(/^\/+/, "")}` : "";
  return shortened(typeof name === "string" && name ? `${name} (${path})` : path, most.characters);
}

function textWords(shape: Shape | null, value: string, choices: readonly Choice[]): InBoth | string {
  const choice = choices.find((each) => each.value === value);
  if (choice) return choice.name ?? choice.label ?? value;
  if (shape?.kind === "leaf" && shape.schema instanceof z.ZodEnum) {
    if (regionCodes.some((code) => code === value)) return regionInBothLanguages(value);
    if (days.some((day) => day === value)) return weekdayInBothLanguages(value);
  }
  if (isMoment(value)) return momentInBothLanguages(value);
  if (documentPattern.test(value)) return shortened(fileName(value), most.characters);
  const kind = shape?.kind === "leaf" ? richKind(shape) : null;
  return shortened(plainMeaning(kind ? wordsOfRich(value, kind) : value), most.characters);
}

/** Characters of a rich text that are read for its first words. */
const charactersRead = 2000;

function wordsOfRich(source: string, kind: "html" | "markdown"): string {
  const start = source.slice(0, charactersRead);
  const { lines, elements } = parseHtml(kind === "markdown" ? markdownAsHtml(start) : start, "cs");
  const images = elements.flatMap(({ tag, attributes }) => (tag === "img" ? [`[${attributes.get("alt") ?? ""}]`] : []));
  return [...lines.map(({ text }) => text), ...images].join(" ") + (source.length > charactersRead ? " …" : "");
}

function fileName(path: string): string {
  const name = path.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function isAddress(text: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/|#)/.test(text);
}

function numberWords(value: number): InBoth {
  return { cs: czech.format(value), en: english.format(value) };
}

const czech = new Intl.NumberFormat("cs", { maximumFractionDigits: 10 });
const english = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 10 });

function joined(parts: readonly (InBoth | string)[], by: string): InBoth {
  const said = (language: keyof InBoth) =>
    shortened(parts.map((part) => (typeof part === "string" ? part : part[language])).join(by), most.characters);
  return { cs: said("cs"), en: said("en") };
}
