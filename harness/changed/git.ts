import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";

/** What differs between a commit and the files as they are now. */
export interface Changes {
  /** As it was asked for. */
  ref: string;
  /** Absolute paths: what is changed, staged or not, new, deleted, or in neither place under its old name. */
  files: readonly string[];
  /** A file as the commit has it; null where it has none. */
  textBefore(file: string): string | null;
}

/** Asks the checkout that a folder is in; throws EnvironmentError where it is in none, UsageError for an unknown commit. */
export function readChanges(folder: string, ref: string): Changes {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const top = git(folder, "rev-parse", "--show-toplevel");
  if (top === null) throw new EnvironmentError(`--changed needs git and a checkout: ${folder} is in none.`);
  const root = top.trimEnd();
  const commit = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`)?.trimEnd();
  if (!commit) throw new UsageError(`There is no commit "${ref}" in ${root}.`);
  const tracked = git(root, "diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit, "--");
  const others = git(root, "ls-files", "--others", "--exclude-standard", "-z");
  if (tracked === null || others === null) throw new EnvironmentError(`git cannot read the checkout ${root}.`);
  const names = [...tracked.split("\0"), ...others.split("\0")].filter(Boolean);
  return {
    ref,
    files: [...new Set(names)].toSorted().map((name) => join(root, name)),
    textBefore: (file) => git(root, "show", `${commit}:${relative(root, file).replaceAll("\\", "/")}`),
  };
}

/** What git answers; null where it refuses or is not there. */
function git(folder: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, {
    cwd: realpathSync(folder),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout : null;
}
