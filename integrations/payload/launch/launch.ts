import { readArguments, usage } from "./arguments.ts";
import { ProgramFailed, type Programs } from "./programs.ts";

interface Launch {
  programs: Programs;
  /** Resolves when the command is told to end. */
  stopped: Promise<unknown>;
  /** Provides the packages of the CMS. */
  install: () => Promise<void>;
  /** Tells whoever started the command what is wrong. */
  say: (text: string) => void;
}

/** Runs a command of the reference CMS and returns its exit code: 2 for wrong arguments, that of a program that failed, else 1. */
export async function launch(args: readonly string[], { programs, stopped, install, say }: Launch): Promise<number> {
  const { command, given, fault } = readArguments(args);
  if (fault !== null || command === "--help") {
    say(fault === null ? usage : `${fault}\n${usage}`);
    return fault === null ? 0 : 2;
  }
  try {
    await Promise.race([stopped, install()]);
    // It needs the packages.
    const { run } = await import("./commands.ts");
    await Promise.race([stopped, programs.failed, run(command, given, { programs, stopped })]);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isTold = error instanceof ProgramFailed;
    say(isTold ? error.message : `The CMS cannot be started: ${error.message}`);
    return isTold ? error.exitCode : 1;
  } finally {
    await programs.stop();
  }
}
