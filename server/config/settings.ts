import { z } from "zod";
import { toPointer } from "#schemas/parse/issue.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings are invalid or missing; the message has one line for each. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

interface Setting<T> {
  /** Describes a valid value, for error messages. */
  expected: string;
  fallback: string;
  /** Parses the value; throws or returns undefined for an invalid one. */
  read: (text: string) => T | undefined;
  /** The value may contain credentials and is never repeated in a message. */
  secret?: boolean;
}

/** Schema of one environment variable: text in, typed value out. */
export function setting<T>({ expected, fallback, read, secret = false }: Setting<T>) {
  return z
    .string()
    .transform((text, context): T => {
      const { value, fault = "" } = attempt(() => read(text.trim()));
      if (value !== undefined) return value;
      const got = secret || mayHoldCredentials.test(text) ? "" : `, got ${JSON.stringify(shortened(text))}`;
      context.addIssue({ code: "custom", message: `expected ${expected}${got}${fault}` });
      return z.NEVER;
    })
    .prefault(fallback)
    .meta({ isSecret: secret });
}

/** Names of the settings that may contain credentials, which can be read from files. */
export function secretNamesOf({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodType && schema.meta()?.["isSecret"] === true ? [name] : [],
  );
}

/** Characters of a wrong value that a message repeats at most. */
const longestShown = 200;

/** Matches addresses that may contain credentials, before an @ or in their query. */
const mayHoldCredentials = /[@?]/;

/** A setting that may be unset, which gives null. */
export function optionalSetting<T>({ read, ...rest }: Omit<Setting<T>, "fallback">) {
  return setting({ ...rest, fallback: "", read: (text) => (text === "" ? null : read(text)) });
}

export function oneOf<const Word extends string>(words: readonly Word[], fallback: Word) {
  return setting({
    expected: `one of ${words.join(", ")}`,
    fallback,
    read: (text) => words.find((word) => word === text),
  });
}

/** A text that matches a pattern. */
export function matching(pattern: RegExp, expected: string, fallback: string) {
  return setting({ expected, fallback, read: (text) => (pattern.test(text) ? text : undefined) });
}

/** A comma-separated list; each entry has to pass the test, which may throw. */
export function listSetting(expected: string, isValid: (entry: string) => boolean) {
  return setting({
    expected: `a comma-separated list of ${expected}`,
    fallback: "",
    read: (text) => {
      const entries = splitList(text);
      return entries.every(isValid) ? [...new Set(entries)] : undefined;
    },
  });
}

export function wholeNumber(min: number, max: number, fallback: number) {
  return setting({
    expected: `a whole number from ${min} to ${max}`,
    fallback: String(fallback),
    read: (text) => (/^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  });
}

/** A duration set in seconds, in milliseconds for the code. */
export function seconds(fallback: number, max = 31_536_000) {
  return wholeNumber(0, max, fallback).transform((value) => value * 1000);
}

export function flag(fallback: boolean) {
  const values = new Map([
    ["true", true],
    ["false", false],
  ]);
  return setting({ expected: "true or false", fallback: String(fallback), read: (text) => values.get(text) });
}

/** A comma-separated list, by default the word `all`. */
export function listOrAll() {
  return setting({
    expected: "a comma-separated list of names, or all",
    fallback: "all",
    read: (text) => {
      const names = splitList(text);
      if (names.length === 1 && names[0] === "all") return "all" as const;
      return names.length > 0 && names.every((name) => /^[a-z][a-z0-9-]*$/.test(name)) ? names : undefined;
    },
  });
}

/** A JSON object whose values, and names, follow the schemas. */
export function jsonObject<V extends z.ZodType>(values: V, expected: string, names = z.string()) {
  const object = z.record(names, values);
  return setting({
    expected: `a JSON object of ${expected}`,
    fallback: "{}",
    read: (text) => object.parse(JSON.parse(text)),
  });
}

/** Parses the base address of a service, without credentials, query and fragment. */
export function readBaseURL(text: string): string | undefined {
  const { protocol, href, origin, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && href === origin + pathname ? href.replace(/\/+$/, "") : undefined;
}

/** Splits a comma-separated list; throws for one of commas only. */
export function splitList(text: string): string[] {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0 && text !== "") throw new Error("the list has no entry");
  return parts;
}

/** Parses the variables of a schema; an empty one counts as unset. Throws ConfigError, with `problems` added. */
export function readSettings<S extends z.ZodType>(schema: S, env: Environment, problems: string[] = []): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  const wrong = result.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
  if (result.success && problems.length === 0) return result.data;
  throw new ConfigError([...wrong, ...problems].join("\n"));
}

/** Returns the code of a system error, otherwise the message; neither contains a secret. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? `the file cannot be read (${error.code})` : error.message;
}

/** Returns what was read, else where in a JSON value the fault is. */
function attempt<T>(read: () => T | undefined): { value?: T | undefined; fault?: string } {
  try {
    return { value: read() };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** The message of a SyntaxError would repeat the value, which may be a secret. */
function faultOf(error: unknown): string {
  if (error instanceof SyntaxError) return "; this is not valid JSON";
  const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
  const path = issue?.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : (issue?.path ?? []);
  return path.length === 0 ? "" : `; the fault is at ${toPointer(path)}`;
}

function shortened(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
