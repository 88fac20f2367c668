/** Exit codes of all commands. */
export const exitCodes = {
  clean: 0,
  /** There are findings at or above the threshold. */
  findings: 1,
  /** The command line or the configuration asks for something that there is not. */
  usage: 2,
  /** No browser, a CMS that cannot be reached, a port that is taken. */
  environment: 3,
  internal: 4,
  interrupted: 130,
} as const;

/** The command line or a file that it names is wrong; the message is one sentence for the reader of the terminal. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The machine lacks something; the message is one sentence that says what to do. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}
