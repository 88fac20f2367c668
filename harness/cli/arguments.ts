import { parseArgs } from "node:util";
import { suggestion } from "#portal/contract/parse/suggestion.ts";
import type { Arg, Args, Given } from "./command.ts";
import { UsageError } from "./exit-codes.ts";

/** Default values of options, such as those of the configuration. */
export type Defaults = Readonly<Record<string, string | boolean>>;

/** Parses a command line; throws UsageError with one sentence for any invalid argument. */
export function readArguments<Own extends Args>(argv: readonly string[], args: Own, defaults?: Defaults): Given<Own>;
export function readArguments(argv: readonly string[], args: Args, defaults: Defaults = {}): Given<Args> {
  const options = Object.fromEntries(Object.entries(args).filter(([, { type }]) => type !== "positional"));
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, option] of Object.entries(options)) values[name] = defaults[name] ?? defaultOf(option);
  const given = new Map<string, string[]>();
  const words: string[] = [];
  for (const token of tokensOf(argv, options)) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const name = nameOf(token.name, options);
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!option) throw new UsageError(unknownOption(token.rawName, options));
    if (option.type === "boolean") {
      if (token.inlineValue) throw new UsageError(`${token.rawName} takes no value.`);
      values[name] = name === token.name;
    } else given.set(name, [...(given.get(name) ?? []), takeValue(token, option)]);
  }
  for (const [name, list] of given) values[name] = list.join(",");
  for (const [name, option] of Object.entries(options)) {
    const value = values[name];
    const times = given.get(name)?.length ?? 0;
    if (option.type === "enum" && times > 1) throw new UsageError(`--${name} is given ${times} times; give it once.`);
    if (option.type === "enum" && typeof value === "string" && !option.options.includes(value))
      throw new UsageError(notOneOf(`--${name}`, value, option.options));
  }
  const takesWords = Object.values(args).some(({ type }) => type === "positional");
  if (words.length > 0 && !takesWords)
    throw new UsageError(`This command takes no "${words[0]}"; ${listOf("option", dashed(options))}`);
  return Object.assign(values, { _: words });
}

interface OptionToken {
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function tokensOf(argv: readonly string[], options: Args) {
  const types = Object.entries(options).map(([name, option]) => {
    // An option with a bare value takes another value only after an equals sign.
    const isBoolean = option.type === "boolean" || ("bare" in option && option.bare !== undefined);
    return [name, { type: isBoolean ? ("boolean" as const) : ("string" as const) }] as const;
  });
  return parseArgs({
    args: [...argv],
    options: Object.fromEntries(types),
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens;
}

function defaultOf(option: Arg): string | boolean | undefined {
  return "default" in option ? option.default : undefined;
}

/** Returns `color` for `no-color`. */
function nameOf(given: string, options: Args): string {
  const positive = given.replace(/^no-/, "");
  const isNegated = !Object.hasOwn(options, given) && Object.hasOwn(options, positive);
  return isNegated && options[positive]?.type === "boolean" ? positive : given;
}

function takeValue({ rawName, value, inlineValue }: OptionToken, option: Arg): string {
  if (!inlineValue && "bare" in option && option.bare !== undefined) return option.bare;
  // A negative number is a value, although an invalid one: the command says which numbers it takes.
  if (value === undefined || value === "" || (!inlineValue && /^-\D/.test(value)))
    throw new UsageError(`${rawName} takes a value.`);
  return value;
}

function dashed(options: Args): string[] {
  return Object.keys(options).map((name) => `--${name}`);
}

/** Options with `no-` are compared with negatable options only. */
function unknownOption(name: string, options: Args): string {
  const negated = Object.keys(options).filter((key) => options[key]?.type === "boolean");
  const suggested = name.startsWith("--no-") ? suggestion(name.slice("--no-".length), negated) : null;
  if (suggested !== null) return `There is no option ${name}; did you mean --no-${suggested}?`;
  return unknownName("option", name, dashed(options));
}

/** Returns the message for an unknown command or option, with the closest name or all names. */
export function unknownName(kind: "command" | "option", name: string, names: readonly string[]): string {
  if (name === "") return `A ${kind} is missing; ${listOf(kind, names)}`;
  const suggested = suggestion(name, names);
  const others = suggested === null ? listOf(kind, names) : `did you mean ${suggested}?`;
  return `There is no ${kind} ${name}; ${others}`;
}

/** Returns the message for an invalid value of an option. */
export function notOneOf(option: string, value: string, values: readonly string[]): string {
  const suggested = suggestion(value, values);
  const hint = suggested === null ? "" : ` Did you mean ${suggested}?`;
  const given = value === "" ? "" : `, not "${value}"`;
  return `${option} takes ${values.slice(0, -1).join(", ")} or ${values.at(-1)}${given}.${hint}`;
}

function listOf(kind: string, names: readonly string[]): string {
  if (names.length < 2) return names.length === 0 ? `there are no ${kind}s.` : `the only ${kind} is ${names[0]}.`;
  return `the ${kind}s are ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`;
}
