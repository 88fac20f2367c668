/** Exit codes of all commands. */
export const exitCodes = {
  clean: 0,
  /** Findings at or above the threshold. */
  findings: 1,
  /** An error in the command line or configuration. */
  usage: 2,
  /** No browser, an unreachable CMS, a port in use. */
  environment: 3,
  internal: 4,
  interrupted: 130,
} as const;

/** An error in the command line or in a file named there; the message is one sentence for the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The environment lacks something; the message is one sentence that says what to do. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}
