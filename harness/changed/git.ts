import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";

/** Differences between a commit and the working tree. */
export interface Changes {
  /** The commit as given on the command line. */
  ref: string;
  /** Absolute paths of changed, staged, new, deleted and renamed files (both names). */
  files: readonly string[];
  /** Text of a file in the commit; null when the commit lacks it. */
  textBefore(file: string): string | null;
}

/**
 * Compares the checkout of a folder with a commit. Throws EnvironmentError outside a checkout, UsageError for an
 * unknown commit.
 */
export function readChanges(folder: string, ref: string): Changes {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  const top = git(folder, "rev-parse", "--show-toplevel");
  if (top === null) throw new EnvironmentError(`--changed needs git and a checkout; ${folder} is not in one.`);
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

/** Returns the output of git; null when git fails or is missing. */
function git(folder: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, {
    cwd: realpathSync(folder),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout : null;
}
