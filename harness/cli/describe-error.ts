import { ConfigError } from "#portal/config/settings.ts";
import { EnvironmentError, exitCodes, UsageError } from "./exit-codes.ts";
import { isDiskFull } from "./write-atomically.ts";

/** Converts an error to a message and an exit code; bugs include the stack. */
export function describeError(error: unknown): { text: string; code: number } {
  if (!(error instanceof Error)) return { text: String(error), code: exitCodes.internal };
  const { message } = error;
  if (error instanceof UsageError || error instanceof ConfigError) return { text: message, code: exitCodes.usage };
  if (error instanceof EnvironmentError) return { text: message, code: exitCodes.environment };
  if (isDiskFull(error)) return { text: diskTrouble(error), code: exitCodes.environment };
  if ("code" in error && "port" in error) return { text: portTrouble(error), code: exitCodes.environment };
  if ("code" in error && error.code === "ENOTFOUND" && "hostname" in error)
    return { text: `The address ${error.hostname} does not belong to this machine.`, code: exitCodes.environment };
  return { text: error.stack ?? message, code: exitCodes.internal };
}

function diskTrouble({ path }: { path?: unknown }): string {
  const what = typeof path === "string" ? path : "the output";
  return `The disk is full: ${what} could not be written. Run the command again once there is room.`;
}

function portTrouble(error: Error & { code: unknown; port: unknown }): string {
  const reason = error.code === "EADDRINUSE" ? "it is in use by another program" : error.message;
  return `Port ${error.port} of ${"address" in error ? error.address : "this host"} cannot be used: ${reason}.`;
}
