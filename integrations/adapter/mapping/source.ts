import { isRecord } from "#schemas/parse/shape.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { parseLanguage } from "#schemas/site/languages.ts";

/** A step of a path in a record of the CMS. `@` stands for the language of the content item. */
export type Path = readonly (string | number)[];

/** A page that a content item refers to, as the portal needs it. */
export interface Page {
  name: string;
  friendlyURLs: Readonly<Record<string, string>>;
  web: { id: string };
}

/** Facts that a value is converted with. */
export interface Context {
  language: Language;
  /** Returns the page with an id; null while none is known. */
  page(id: string): Page | null;
  /** Reports a value that cannot be used, with its place in the CMS's record. */
  report(path: Path, reason: string): void;
}

/** Converts a value of the CMS; throws an error whose message says what was expected. */
export type Convert = (value: unknown, context: Context) => unknown;

/** The origin of a value of type `Value` in a record of the CMS. */
export interface Source<out Value = unknown> {
  /** Null for a value that the CMS does not have. */
  path: Path | null;
  /** Sources of the parts of an object, or of each item of a list. */
  parts?: Readonly<Record<string, Source>>;
  read(record: unknown, context: Context, at: Path): unknown;
  /** Keeps the type of the value; never set. */
  value?: Value;
}

/** One source for each field of an object. */
export type Table<Fields> = { readonly [Field in keyof Fields]-?: Source<NonNullable<Fields[Field]>> };

/** Takes a value from a path such as `body` or `translations.@.body`, and converts it step by step. */
export function from(path: string, ...converts: readonly Convert[]): Source<never> {
  const steps = path.split(".");
  return {
    path: steps,
    ...(converts.length > 0 && { parts: {} }),
    read: (record, context, at) => {
      const value = valueAt(record, steps, context.language);
      if (value === undefined || value === null) return value;
      return attempt([...at, ...steps], context, () =>
        converts.reduce<unknown>((each, to) => to(each, context), value),
      );
    },
  };
}

/** A field that the CMS does not have. Reports of the mapping name it. */
export const none: Source<never> = { path: null, read: () => undefined };

/** The same value in every content item. */
export function always(value: unknown): Source<never> {
  return { path: [], parts: {}, read: () => value };
}

/** An object at a path, or the record itself for an empty path. */
export function object<Fields>(path: string, table: NoInfer<Table<Fields>>): Source<Fields> {
  const steps = path === "" ? [] : path.split(".");
  return {
    path: steps,
    parts: table,
    read: (record, context, at) => {
      const value = valueAt(record, steps, context.language);
      return isRecord(value) ? readTable(table, value, context, [...at, ...steps]) : undefined;
    },
  };
}

/** A list of objects at a path. */
export function rows<Fields>(path: string, table: NoInfer<Table<Fields>>): Source<Fields[]> {
  const steps = path.split(".");
  return {
    path: steps,
    parts: table,
    read: (record, context, at) => {
      const value = valueAt(record, steps, context.language);
      if (value === undefined || value === null) return value;
      return attempt([...at, ...steps], context, () =>
        listIn(value).map((item, index) => readTable(table, item, context, [...at, ...steps, index])),
      );
    },
  };
}

/** Reads every field of a table; absent values are left out, so that a translation is filled from Czech. */
export function readTable(table: Readonly<Record<string, Source>>, record: unknown, context: Context, at: Path = []) {
  const entries = Object.entries(table).map(([key, source]) => [key, source.read(record, context, at)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns the value at a path; a step into a map or list of languages takes that of the content item. */
export function valueAt(record: unknown, path: Path, language: Language): unknown {
  return path.reduce<unknown>((value, step) => {
    if (step === "@") return inLanguage(value, language);
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, record);
}

/** Names under which CMSs keep the language of a row. */
const languageNames = ["language", "locale", "lang", "languages_code", "languageCode"];

function inLanguage(value: unknown, language: Language): unknown {
  const isOwn = (code: unknown) => typeof code === "string" && parseLanguage(code) === language;
  if (Array.isArray(value))
    return value.find((row) => isRecord(row) && languageNames.some((name) => isOwn(codeIn(row[name]))));
  const key = isRecord(value) ? Object.keys(value).find(isOwn) : undefined;
  return isRecord(value) && key !== undefined ? value[key] : undefined;
}

/** Some CMSs send the record of the language instead of its code. */
function codeIn(value: unknown): unknown {
  return isRecord(value) ? value["code"] : value;
}

/** The languages that a map or a list of translations has. */
export function languagesIn(value: unknown): Language[] {
  return languageCodes.filter((language) => inLanguage(value, language) !== undefined);
}

function listIn(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error("expected a list");
  if (value.length > mostItems) throw new Error(`expected at most ${mostItems} items, got ${value.length}`);
  return value;
}

/** Items of one list of the CMS. */
const mostItems = 2_000;

/** Reports what a conversion throws; the field is then missing, and the rest of the record stays. */
function attempt(path: Path, { report }: Context, work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    report(path, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
