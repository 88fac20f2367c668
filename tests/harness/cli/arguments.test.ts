import { expect, test } from "vitest";
import { changedArg } from "#harness/changed/args.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import type { Args } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";

const args = {
  filter: { type: "positional" },
  reporter: { type: "string", default: "default" },
  "outputFile.json": { type: "string" },
  severity: { type: "enum", options: ["error", "warning", "info"], default: "error" },
  silent: { type: "boolean", default: false },
  color: { type: "boolean", default: true },
  port: { type: "string" },
} as const satisfies Args;

const { filter: _, ...withoutWords } = args;

test("options, positional arguments and defaults are parsed by name", () => {
  expect(readArguments(["news", "--reporter", "json", "--silent", "--port", "80", "12"], args)).toEqual({
    _: ["news", "12"],
    reporter: "json",
    severity: "error",
    silent: true,
    color: true,
    port: "80",
  });
});

test("a repeated option is a list", () => {
  const given = ["--reporter", "json", "--reporter=html", "--outputFile.json=a b.json"];
  expect(readArguments(given, args)).toMatchObject({ reporter: "json,html", "outputFile.json": "a b.json" });
});

test("--no- disables an option, and a value may begin with a dash after an equals sign", () => {
  expect(readArguments(["--no-color", "--port=-1"], args)).toMatchObject({ color: false, port: "-1" });
});

test("an optional value is given only after an equals sign, so that positional arguments are kept", () => {
  const all = { ...args, ...changedArg };
  expect(readArguments(["--changed", "news"], all)).toMatchObject({ changed: "HEAD", _: ["news"] });
  expect(readArguments(["--changed=main", "news"], all)).toMatchObject({ changed: "main", _: ["news"] });
  expect(readArguments(["news"], all)).toMatchObject({ changed: undefined });
  expect(() => readArguments(["--changed="], all)).toThrow("--changed takes a value.");
});

test("arguments after -- are positional", () => {
  expect(readArguments(["--", "--silent"], args)).toMatchObject({ silent: false, _: ["--silent"] });
});

test("defaults from the configuration override those of the option, and arguments override both", () => {
  const defaults = { reporter: "html", severity: "info" };
  expect(readArguments(["--severity", "warning"], args, defaults)).toMatchObject({
    reporter: "html",
    severity: "warning",
  });
});

test("a negative number is a value, so that the command can report which numbers it accepts", () => {
  expect(readArguments(["--port", "-1"], args).port).toBe("-1");
});

test.for([
  [["--reportr", "json"], args, "There is no option --reportr; did you mean --reporter?"],
  [["--zzzzzz"], { silent: args.silent }, "There is no option --zzzzzz; the only option is --silent."],
  [["--no-port"], args, /^There is no option --no-port/],
  [["--filter", "x"], args, /^There is no option --filter/],
  [["-q"], args, /^There is no option -q/],
  [["--reporter"], args, "--reporter takes a value."],
  [["--reporter="], args, "--reporter takes a value."],
  [["--reporter", "--silent"], args, "--reporter takes a value."],
  [["--severity", "-1"], args, '--severity takes error, warning or info, not "-1".'],
  [["--severity="], args, "--severity takes a value."],
  [["--silent=yes"], args, "--silent takes no value."],
  [["--severity", "eror"], args, '--severity takes error, warning or info, not "eror". Did you mean error?'],
  [["extra"], withoutWords, /^This command takes no "extra"; the options are --reporter, /],
  [["--__proto__=1"], args, /^There is no option --__proto__/],
  [["--constructor"], args, /^There is no option --constructor/],
] as const)("%s is reported in one sentence", ([argv, definition, sentence]) => {
  const read = () => readArguments(argv, definition);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
});
