import { z } from "zod";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings are wrong or missing; the message has a line for each. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

interface Setting<T> {
  /** Describes a valid value, for the message. */
  expected: string;
  fallback: string;
  /** Throws or returns undefined for an invalid value. */
  read: (text: string) => T | undefined;
  /** The value may hold credentials and is never repeated in a message. */
  secret?: boolean;
}

/** The schema of one environment variable: text in, a typed value out. */
export function setting<T>({ expected, fallback, read, secret = false }: Setting<T>) {
  return z
    .string()
    .transform((text, context): T => {
      const value = attempt(() => read(text.trim()));
      if (value !== undefined) return value;
      const got = secret || mayHoldCredentials.test(text) ? "" : `, got ${JSON.stringify(text)}`;
      context.addIssue({ code: "custom", message: `expected ${expected}${got}` });
      return z.NEVER;
    })
    .prefault(fallback)
    .meta({ isSecret: secret });
}

/** Names of the settings that may hold credentials; they can be in files. */
export function secretNamesOf({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodType && schema.meta()?.["isSecret"] === true ? [name] : [],
  );
}

/** Matches addresses that may have credentials before an @ or in their query. */
const mayHoldCredentials = /[@?]/;

export function wholeNumber(min: number, max: number, fallback: number) {
  return setting({
    expected: `a whole number from ${min} to ${max}`,
    fallback: String(fallback),
    read: (text) => (/^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined),
  });
}

/** A time written in seconds and read as milliseconds. */
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

/** A comma-separated list, or the word `all`. */
export function listOrAll(fallback: string) {
  return setting({
    expected: "a comma-separated list of names, or all",
    fallback,
    read: (text) => {
      const names = splitList(text);
      if (names.length === 1 && names[0] === "all") return "all" as const;
      return names.length > 0 && names.every((name) => /^[a-z][a-z0-9-]*$/.test(name)) ? names : undefined;
    },
  });
}

/** A JSON object whose values follow the schema. */
export function jsonObject<V extends z.ZodType>(values: V, expected: string) {
  const object = z.record(z.string(), values);
  return setting({
    expected: `a JSON object of ${expected}`,
    fallback: "{}",
    read: (text) => object.parse(JSON.parse(text)),
  });
}

/** The base address of a service, without credentials, query and fragment. */
export function readBaseURL(text: string): string | undefined {
  const { protocol, href, origin, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && href === origin + pathname ? href.replace(/\/+$/, "") : undefined;
}

/** The parts of a comma-separated list; throws for one that has nothing but commas. */
export function splitList(text: string): string[] {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0 && text !== "") throw new Error("the list has no entry");
  return parts;
}

/** Reads the schema's variables; an empty one counts as not set. Throws ConfigError, which names `problems` as well. */
export function readSettings<S extends z.ZodType>(schema: S, env: Environment, problems: string[] = []): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  const wrong = result.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
  if (result.success && problems.length === 0) return result.data;
  throw new ConfigError([...wrong, ...problems].join("\n"));
}

/** The code of a system's error, else its message: neither holds a secret. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? `the file cannot be read (${error.code})` : error.message;
}

function attempt<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
