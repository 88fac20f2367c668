/** Progress for people, written to stderr so that it never mixes with data. */
export interface Progress {
  start(label: string, total: number): void;
  step(by?: number): void;
  /** Removes the bar. */
  end(): void;
  /** Writes a separate line. */
  note(line: string): void;
}

export interface Io {
  /** Writes data to stdout. */
  out(text: string): void;
  progress: Progress;
  /** Writes to stderr why a result is incomplete, even when progress is silent. */
  warn(line: string): void;
  /** Aborted by Ctrl-C and SIGTERM; findings so far are still reported. */
  signal: AbortSignal;
}

/** An option of a command, or its positional arguments. */
export type Arg = { description?: string; valueHint?: string } & (
  | { type: "positional" }
  | { type: "boolean"; default?: boolean }
  | { type: "enum"; options: readonly string[]; default?: string }
  /** `bare` is the value of the option without an argument; another value then needs an equals sign. */
  | { type: "string"; default?: string; bare?: string }
);
export type Args = Readonly<Record<string, Arg>>;

/** One command of `portal`; `run` resolves to the exit code. */
export interface PortalCommand<Own extends Args = Args> {
  description: string;
  args: Own;
  /** The command runs until a signal stops it, which is then a normal exit. */
  isServer?: true;
  /** Files and folders that a run reads, for `--watch` (watch.ts). */
  watches?(args: Given<Own>): readonly string[];
  /** Throws UsageError and EnvironmentError (exit-codes.ts) for errors that are not bugs. */
  run(args: Given<Own>, io: Io): Promise<number>;
}

/** Values of the options by name; repeated options are joined by commas. `_` holds the positional arguments. */
export type Given<Own extends Args> = { [Name in keyof Own]: Value<Own[Name]> } & { _: string[] };

type Value<Own extends Arg> =
  | (Own extends { default: string | boolean } ? never : undefined)
  | (Own extends { type: "boolean" }
      ? boolean
      : Own extends { type: "enum"; options: readonly (infer Option)[] }
        ? Option
        : string);

/** Infers the argument types of `run`. */
export function portalCommand<const Own extends Args>(command: PortalCommand<Own>): PortalCommand<Own> {
  return command;
}
