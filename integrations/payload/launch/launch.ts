import { ProgramFailed, type Programs } from "#portal/adapter/launch/programs.ts";
import { readArguments, usage } from "./arguments.ts";

interface Launch {
  programs: Programs;
  /** Resolves when the command is to stop. */
  stopped: Promise<unknown>;
  /** Installs the packages of the CMS. */
  install: () => Promise<void>;
  /** Prints an error for the user. */
  say: (text: string) => void;
}

/**
 * Runs a command of the reference CMS and returns its exit code: 2 for invalid arguments, that of a failed program, or
 * else 1.
 */
export async function launch(args: readonly string[], { programs, stopped, install, say }: Launch): Promise<number> {
  const { command, given, fault } = readArguments(args);
  if (fault !== null || command === "--help") {
    say(fault === null ? usage : `${fault}\n${usage}`);
    return fault === null ? 0 : 2;
  }
  try {
    await Promise.race([stopped, install()]);
    // It needs the packages, so it is imported only now.
    const { run } = await import("./commands.ts");
    await Promise.race([stopped, programs.failed, run(command, given, { programs, stopped })]);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isProgramFailure = error instanceof ProgramFailed;
    say(isProgramFailure ? error.message : `The CMS cannot be started: ${error.message}`);
    return isProgramFailure ? error.exitCode : 1;
  } finally {
    await programs.stop();
  }
}
