import type { ArgDef, ArgsDef } from "citty";

/** What is under way, for people: written to stderr, so that it never mixes with data. */
export interface Progress {
  start(label: string, total: number): void;
  step(by?: number): void;
  /** Takes the bar away. */
  end(): void;
  /** A line of its own. */
  note(line: string): void;
}

export interface Io {
  /** Data, to stdout. */
  out(text: string): void;
  progress: Progress;
  /** Ends the command early: Ctrl-C, SIGTERM. What is found until then is still reported. */
  signal: AbortSignal;
}

/** One command of `portal`; the number that it resolves to is the exit code. */
export interface PortalCommand<Args extends ArgsDef = ArgsDef> {
  description: string;
  /** Words that are no options are taken where one is `positional`; then any number of them, in `_`. */
  args: Args;
  /** It runs until it is told to end, which is then no interruption. */
  isServer?: true;
  /** Files and folders that a run reads, for `--watch` (watch.ts). */
  watches?(args: Given<Args>): readonly string[];
  /** Throws UsageError and EnvironmentError (exit-codes.ts) for what is not its own fault. */
  run(args: Given<Args>, io: Io): Promise<number>;
}

/** The arguments by name; an option that was given several times holds its values with commas between them. `_` are the words. */
export type Given<Args extends ArgsDef> = { [Name in keyof Args]: Value<Args[Name]> } & { _: string[] };

type Value<Arg extends ArgDef> =
  | (Arg extends { default: string | boolean } | { required: true } ? never : undefined)
  | (Arg extends { type?: "boolean" }
      ? boolean
      : Arg extends { type?: "positional" }
        ? string[]
        : Arg extends { type: "enum"; options: readonly (infer Option)[] }
          ? Option
          : string);

/** Gives `run` the types of the arguments. */
export function portalCommand<const Args extends ArgsDef>(command: PortalCommand<Args>): PortalCommand<Args> {
  return command;
}
