import type { z } from "zod";
import { memo } from "#schemas/parse/memo.ts";
import { type Field, isRecord, memberFor, type Shape, shapeOf } from "#schemas/parse/shape.ts";
import { wireContent } from "#schemas/site/content.ts";
import { type Language, parseLanguage } from "#schemas/site/languages.ts";
import { structures } from "#schemas/structures/registry.ts";
import type { FieldMeta } from "#schemas/values/field.ts";
import { markdown } from "#schemas/values/markdown.ts";
import type { Path, Subject } from "../rule.ts";
import { type Html, parseHtml } from "./html.ts";
import { markdownAsHtml } from "./markdown.ts";

interface Around {
  meta: FieldMeta | null;
  /** Whether it stands beside a language other than the page's, such as that of a file, and may be in either. */
  isInEither: boolean;
}

interface Part extends Around {
  path: Path;
}

export interface TextAt extends Part {
  text: string;
}

export interface HtmlAt extends Part {
  source: string;
  html: Html;
}

export interface ObjectAt {
  path: Path;
  value: Readonly<Record<string, unknown>>;
  shape: Extract<Shape, { kind: "object" }>;
  /** The object that it is part of. */
  around: Readonly<Record<string, unknown>> | null;
}

/** What rules look at in a record, in the order in which its schema has it. */
interface Texts {
  /** Plain texts for people. */
  plain: TextAt[];
  /** HTML and Markdown. */
  html: HtmlAt[];
  /** What something is linked at or loaded from. */
  addresses: TextAt[];
  objects: ObjectAt[];
  /** Other pages, as the CMS embeds their records: what they say is for checks of their own. */
  references: ObjectAt[];
}

/** The parts of a subject's record, found once for all rules; what is not as its schema says is no part. */
export const textsOf = memo((subject: Subject): Readonly<Texts> => walk(subject));

/** Schemas that hold themselves, such as those of units, end here. */
const deepest = 64;

function walk({ record, key, content }: Subject): Texts {
  const texts: Texts = { plain: [], html: [], addresses: [], objects: [], references: [] };
  const path: (string | number)[] = [];
  const objects: Record<string, unknown>[] = [];

  function enter(schema: z.ZodType, value: unknown, around: Around): void {
    if (path.length > deepest) return;
    const shape = shapeOf(schema);
    if (shape.kind === "leaf") {
      if (typeof value === "string" && value !== "") note(shape, value, around);
    } else if (shape.kind === "union") {
      const member = memberFor(shape, value);
      if (member) enter(member, value, around);
    } else if (shape.kind === "list" && Array.isArray(value)) {
      for (const [index, item] of value.entries()) within(index, () => enter(shape.item, item, around));
    } else if (shape.kind === "object" && isRecord(value)) {
      enterObject(shape, value, around.isInEither);
    }
  }

  function enterObject(shape: ObjectAt["shape"], value: Record<string, unknown>, isAround: boolean): void {
    const place = { path: [...path], value, shape, around: objects.at(-1) ?? null };
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

  function enterField({ key, schema, meta }: Field, value: Record<string, unknown>, isInEither: boolean): void {
    if (Object.hasOwn(value, key)) within(key, () => enter(schema, value[key], { meta, isInEither }));
  }

  function note({ schema, format }: Extract<Shape, { kind: "leaf" }>, text: string, around: Around): void {
    const part = { path: [...path], ...around };
    if (schema.def === markdown.def) texts.html.push(htmlAt(part, text, markdownAsHtml(text), content.language));
    else if (format === "html") texts.html.push(htmlAt(part, text, text, content.language));
    else if (format === "text") texts.plain.push({ ...part, text });
    else if (format === "address") texts.addresses.push({ ...part, text });
  }

  function within(key: string | number, visit: () => void): void {
    path.push(key);
    visit();
    path.pop();
  }

  const around = { meta: null, isInEither: false };
  enter(wireContent, record, around);
  const data = isRecord(record) && Object.hasOwn(record, "data") ? record["data"] : null;
  within("data", () => enter(structures[key].data, data, around));
  return texts;
}

/** Parsing costs more than all rules together, so only what is looked at is parsed, and that once. */
function htmlAt(part: Part, source: string, asHtml: string, language: Language): HtmlAt {
  let html: Html | null = null;
  return {
    ...part,
    source,
    get html() {
      html ??= parseHtml(asHtml, language);
      return html;
    },
  };
}
