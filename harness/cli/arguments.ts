import { parseArgs } from "node:util";
import type { ArgDef, ArgsDef } from "citty";
import { suggestion } from "#checks/suggestion.ts";
import type { Given } from "./command.ts";
import { UsageError } from "./exit-codes.ts";

/** Values of options that are not given, such as those of the configuration. */
export type Defaults = Readonly<Record<string, string | boolean>>;

/**
 * Reads a command line. citty's own reader takes everything; whatever is wrong here throws a UsageError of one sentence.
 */
export function readArguments<Args extends ArgsDef>(
  argv: readonly string[],
  args: Args,
  defaults?: Defaults,
): Given<Args>;
export function readArguments(argv: readonly string[], args: ArgsDef, defaults: Defaults = {}): Given<ArgsDef> {
  const values: Record<string, string | boolean | string[] | undefined> = {};
  for (const [name, arg] of Object.entries(args)) values[name] = defaults[name] ?? arg.default;
  const given = new Map<string, string[]>();
  const words: string[] = [];
  for (const token of tokensOf(argv, args)) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const name = nameOf(token.name, args);
    const arg = optionOf(name, args);
    if (!arg) throw new UsageError(notThere("option", token.rawName, optionsOf(args)));
    const bare = bareValue(arg);
    if (bare !== undefined && !token.inlineValue) given.set(name, [bare]);
    else if (arg.type === "boolean") {
      if (token.inlineValue) throw new UsageError(`${token.rawName} takes no value.`);
      values[name] = name === token.name;
    } else given.set(name, [...(given.get(name) ?? []), takenValue(token)]);
  }
  for (const [name, list] of given) values[name] = list.join(",");
  for (const [name, arg] of Object.entries(args)) demand(name, arg, values[name]);
  const place = Object.keys(args).find((name) => args[name]?.type === "positional");
  const [first] = words;
  if (place) values[place] = words;
  else if (first !== undefined) throw new UsageError(`"${first}" is too much; ${listOf("option", optionsOf(args))}`);
  return Object.assign(values, { _: words });
}

interface OptionToken {
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function tokensOf(argv: readonly string[], args: ArgsDef) {
  const options = Object.entries(args).flatMap(([name, { type, ...rest }]) => {
    // What stands behind an option that can do without a value is none, unless by an equals sign.
    const isBoolean = type === "boolean" || "bare" in rest;
    const alias = "alias" in rest && typeof rest.alias === "string" ? { short: rest.alias } : {};
    if (type === "positional") return [];
    return [[name, { type: isBoolean ? ("boolean" as const) : ("string" as const), ...alias }] as const];
  });
  const read = {
    args: [...argv],
    options: Object.fromEntries(options),
    allowPositionals: true,
    strict: false,
  } as const;
  return parseArgs({ ...read, tokens: true }).tokens;
}

/** `no-color` is the option `color`. */
function nameOf(given: string, args: ArgsDef): string {
  const positive = given.replace(/^no-/, "");
  return !optionOf(given, args) && optionOf(positive, args)?.type === "boolean" ? positive : given;
}

function optionOf(name: string, args: ArgsDef): ArgDef | undefined {
  const arg = Object.hasOwn(args, name) ? args[name] : undefined;
  return arg?.type === "positional" ? undefined : arg;
}

/** The value of an option that is given without one. */
function bareValue(arg: ArgDef): string | undefined {
  return "bare" in arg && typeof arg.bare === "string" ? arg.bare : undefined;
}

function takenValue({ rawName, value, inlineValue }: OptionToken): string {
  if (value === undefined || value === "" || (!inlineValue && /^-./.test(value)))
    throw new UsageError(`${rawName} takes a value.`);
  return value;
}

function demand(name: string, arg: ArgDef, value: unknown): void {
  if (value === undefined && arg.required) throw new UsageError(`--${name} is needed.`);
  if (arg.type === "enum" && typeof value === "string" && arg.options && !arg.options.includes(value))
    throw new UsageError(notOneOf(`--${name}`, value, arg.options));
}

function optionsOf(args: ArgsDef): string[] {
  return Object.keys(args).flatMap((name) => (optionOf(name, args) ? [`--${name}`] : []));
}

/** Says that there is no command or option of a name, and which ones there are. */
export function notThere(kind: "command" | "option", name: string, names: readonly string[]): string {
  if (name === "") return `A ${kind} is missing; ${listOf(kind, names)}`;
  const suggested = suggestion(name, names);
  const others = suggested === null ? listOf(kind, names) : `did you mean ${suggested}?`;
  return `There is no ${kind} ${name}; ${others}`;
}

/** Says that an option takes other values. */
export function notOneOf(option: string, value: string, values: readonly string[]): string {
  const suggested = suggestion(value, values);
  const hint = suggested === null ? "" : ` Did you mean ${suggested}?`;
  return `${option} takes ${values.slice(0, -1).join(", ")} or ${values.at(-1)}, not "${value}".${hint}`;
}

function listOf(kind: string, names: readonly string[]): string {
  if (names.length === 0) return `there are no ${kind}s.`;
  if (names.length === 1) return `the only ${kind} is ${names[0]}.`;
  return `the ${kind}s are ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`;
}
