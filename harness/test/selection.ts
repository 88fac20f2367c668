import { UsageError } from "#harness/cli/exit-codes.ts";
import { suggestion } from "#portal/contract/parse/suggestion.ts";
import { ordinarySteps, quickSteps, type Step, steps } from "./steps.ts";

/** Steps and options selected on the command line of npm test. */
export interface Selection {
  steps: readonly Step[];
  /** Files and options for the program of a single step. */
  given: readonly string[];
  /** Environment variables of the mode. */
  env: Readonly<Record<string, string>>;
}

/** Modes by name: `quick` leaves slow tests out, `exhaustive` runs full matrices and long random sequences. */
const modes: Readonly<Record<string, { names: readonly string[]; env: Record<string, string> }>> = {
  quick: { names: quickSteps, env: { PORTAL_QUICK: "1" } },
  exhaustive: { names: steps.map(({ name }) => name), env: { PORTAL_EXHAUSTIVE: "1" } },
};

/** Parses `[quick|exhaustive] [step…]` or `step file…`; throws UsageError for anything else. */
export function readSelection(words: readonly string[]): Selection {
  const first = words.findIndex((word) => /[./*]|^-|--/.test(word));
  const names = first === -1 ? words : words.slice(0, first);
  const given = first === -1 ? [] : words.slice(first);

  const unknown = names.find((name) => !(name in modes) && steps.every((step) => step.name !== name));
  if (unknown !== undefined) throw new UsageError(`There is no step "${unknown}". ${suggested(unknown)}`);
  const chosenModes = names.flatMap((name) => modes[name] ?? []);
  const chosen = names.filter((name) => !(name in modes));
  const wanted = chosen.length > 0 ? chosen : (chosenModes[0]?.names ?? ordinarySteps);
  const selected = steps.filter(({ name }) => wanted.includes(name));
  if (given.length > 0) demandFiles(chosen, selected, given);
  return {
    steps: selected,
    given,
    env: Object.assign({}, ...chosenModes.map(({ env }) => env)),
  };
}

function demandFiles(chosen: readonly string[], [step]: readonly Step[], [file]: readonly string[]): void {
  if (chosen.length !== 1) throw new UsageError(`"${file}" needs one step before it. ${listed()}`);
  if (!step?.whole) throw new UsageError(`The step ${chosen[0]} takes no files; it was given "${file}".`);
}

function suggested(name: string): string {
  const closest = suggestion(name, [...steps.map((step) => step.name), ...Object.keys(modes)]);
  return closest === null ? listed() : `Did you mean ${closest}?`;
}

function listed(): string {
  return `The steps are ${steps.map(({ name }) => name).join(", ")}; the modes are ${Object.keys(modes).join(", ")}.`;
}
