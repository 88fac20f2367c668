import { z } from "zod";
import type { RecordPath, Subject } from "#checks/rule.ts";
import { memo } from "#schemas/parse/memo.ts";
import { type Field, isRecord, memberFor, type Shape, shapeOf } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import { structures } from "#schemas/structures/registry.ts";
import { markdown } from "#schemas/values/markdown.ts";
import { type Html, parseHtml } from "./html.ts";
import { markdownAsHtml } from "./markdown.ts";

interface FieldContext {
  field: Field | null;
  /** True when a neighbouring field names another language, as for the title of a file: the text may be in either language. */
  isInEither: boolean;
}

interface Part extends FieldContext {
  path: RecordPath;
}

export interface TextAt extends Part {
  text: string;
}

export interface HtmlAt extends Part {
  source: string;
  isMarkdown: boolean;
  html: Html;
}

export interface ObjectAt {
  path: RecordPath;
  value: Readonly<Record<string, unknown>>;
  shape: Extract<Shape, { kind: "object" }>;
  /** The parent object. */
  parent: Readonly<Record<string, unknown>> | null;
}

/** Parts of a record that rules check, in the order of its schema. */
interface Texts {
  /** Plain texts that visitors read. */
  plain: TextAt[];
  /** HTML and Markdown. */
  html: HtmlAt[];
  /** Addresses of links and files. */
  addresses: TextAt[];
  objects: ObjectAt[];
  /** Embedded records of other pages, whose texts are checked on their own. */
  references: ObjectAt[];
}

/** The parts of a subject's record, cached for all rules; invalid values are left out. */
export const textsOf = memo((subject: Subject): Readonly<Texts> => walk(subject));

/** The subject as its editor wrote it, with references instead of shared values. */
export const asWritten = memo((subject: Subject): Subject => {
  return subject.written === undefined ? subject : { ...subject, record: subject.written };
});

/** Depth limit for recursive schemas, such as organisational units. */
const deepest = 64;

function walk({ record, key, content }: Subject): Texts {
  const texts: Texts = { plain: [], html: [], addresses: [], objects: [], references: [] };
  const path: (string | number)[] = [];
  const objects: Record<string, unknown>[] = [];

  function enter(schema: z.ZodType, value: unknown, context: FieldContext): void {
    if (path.length > deepest) return;
    const shape = shapeOf(schema);
    if (shape.kind === "leaf") {
      if (typeof value === "string" && value !== "") note(shape, value, context);
    } else if (shape.kind === "union") {
      const member = memberFor(shape, value);
      if (member) enter(member, value, context);
    } else if (shape.kind === "list" && Array.isArray(value)) {
      for (const [index, item] of value.entries()) within(index, () => enter(shape.item, item, context));
    } else if (shape.kind === "object" && isRecord(value)) {
      enterObject(shape, value, context.isInEither);
    }
  }

  function enterObject(shape: ObjectAt["shape"], value: Record<string, unknown>, isAround: boolean): void {
    const place = { path: [...path], value, shape, parent: objects.at(-1) ?? null };
    if (path.length > 0 && shape.keys.has("friendlyURLs")) {
      texts.references.push(place);
      return;
    }
    texts.objects.push(place);
    const own = Object.hasOwn(value, "jazyk") ? value["jazyk"] : null;
    const isInEither = isAround || (typeof own === "string" && parseLanguage(own) !== content.language);
    objects.push(value);
    for (const field of shape.fields) enterField(field, value, isInEither);
    objects.pop();
  }

  function enterField(field: Field, value: Record<string, unknown>, isInEither: boolean): void {
    const { key, schema } = field;
    if (Object.hasOwn(value, key)) within(key, () => enter(schema, value[key], { field, isInEither }));
  }

  function note({ schema, format }: Extract<Shape, { kind: "leaf" }>, text: string, context: FieldContext): void {
    // The schema reports a text that is too long, and visitors do not see it.
    if (schema instanceof z.ZodString && text.length > (schema.maxLength ?? Infinity)) return;
    const part = { path: [...path], ...context };
    const isMarkdown = schema.def === markdown.def;
    if (isMarkdown || format === "html") texts.html.push(htmlAt({ ...part, isMarkdown }, text, content.language));
    else if (format === "text") texts.plain.push({ ...part, text });
    else if (format === "address") texts.addresses.push({ ...part, text });
  }

  function within(key: string | number, visit: () => void): void {
    path.push(key);
    visit();
    path.pop();
  }

  const context = { field: null, isInEither: false };
  enter(wireContent, record, context);
  const data = isRecord(record) && Object.hasOwn(record, "data") ? record["data"] : null;
  within("data", () => enter(structures[key].data, data, context));
  return texts;
}

/** Parses on first use and caches the result: parsing costs more than all rules together. */
function htmlAt(part: Part & Pick<HtmlAt, "isMarkdown">, source: string, language: Language): HtmlAt {
  let html: Html | null = null;
  return {
    ...part,
    source,
    get html() {
      html ??= parseHtml(part.isMarkdown ? markdownAsHtml(source) : source, language);
      return html;
    },
  };
}
