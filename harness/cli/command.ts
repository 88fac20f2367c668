/** Reports what is under way to people, on stderr, so that it never mixes with data. */
export interface Progress {
  start(label: string, total: number): void;
  step(by?: number): void;
  /** Removes the bar. */
  end(): void;
  /** Writes a line of its own. */
  note(line: string): void;
}

export interface Io {
  /** Writes data to stdout. */
  out(text: string): void;
  progress: Progress;
  /** Says on stderr why a result is not whole, also where progress is silent. */
  warn(line: string): void;
  /** Ends the command early (Ctrl-C, SIGTERM); what was found so far is still reported. */
  signal: AbortSignal;
}

/** An option of a command, or with `positional` its words. */
export type Arg = { description?: string; valueHint?: string } & (
  | { type: "positional" }
  | { type: "boolean"; default?: boolean }
  | { type: "enum"; options: readonly string[]; default?: string }
  /** `bare` is the value of the option when it is given without one; another value then needs an equals sign. */
  | { type: "string"; default?: string; bare?: string }
);
export type Args = Readonly<Record<string, Arg>>;

/** One command of `portal`; the number that it resolves to is the exit code. */
export interface PortalCommand<Own extends Args = Args> {
  description: string;
  args: Own;
  /** The command runs until a signal ends it, which is then no interruption. */
  isServer?: true;
  /** Files and folders that a run reads, for `--watch` (watch.ts). */
  watches?(args: Given<Own>): readonly string[];
  /** Throws UsageError and EnvironmentError (exit-codes.ts) for what is not its own fault. */
  run(args: Given<Own>, io: Io): Promise<number>;
}

/** Values of the options by name, several of one option joined by commas; `_` are the words. */
export type Given<Own extends Args> = { [Name in keyof Own]: Value<Own[Name]> } & { _: string[] };

type Value<Own extends Arg> =
  | (Own extends { default: string | boolean } ? never : undefined)
  | (Own extends { type: "boolean" }
      ? boolean
      : Own extends { type: "enum"; options: readonly (infer Option)[] }
        ? Option
        : string);

/** Gives `run` the types of the arguments. */
export function portalCommand<const Own extends Args>(command: PortalCommand<Own>): PortalCommand<Own> {
  return command;
}
