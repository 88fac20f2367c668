/** The command line asks for something that there is not. */
export class UsageError extends Error {}

/** Reads a command line; whatever is wrong with it becomes one sentence with the options that there are. */
export function readUsage<Wanted>(options: Readonly<Record<string, unknown>>, read: () => Wanted): Wanted {
  try {
    return read();
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(/\. |\n/) : [];
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${reason}; the options are ${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`);
  }
}

export function parsePort(port: string): number {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port takes a whole number from 0 to 65535, not "${port}"`);
  return Number(port);
}

/** One sentence for the reader of the terminal. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error) || !("port" in error)) return error.message;
  const reason = error.code === "EADDRINUSE" ? "it is taken by another program" : error.message;
  return `Port ${error.port} of ${"address" in error ? error.address : "this host"} cannot be used: ${reason}.`;
}
