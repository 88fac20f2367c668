import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "#harness/cli/exit-codes.ts";

/** The files that a scaffold creates and edits. */
export interface Plan {
  /** Text of each new file by its path in the project. */
  files: Readonly<Record<string, string>>;
  /** Edit of each existing file by its path. */
  edits: Readonly<Record<string, (source: string) => string>>;
  /** Commands to run once everything is filled in. */
  commands: readonly string[];
}

/** Marks a placeholder; a test lists all that are left (tests/placeholders.test.ts). */
export const mark = "TODO:";

/**
 * Returns the text of every file that a plan writes; throws UsageError when one exists already or does not look as
 * expected.
 */
export function filesOf(root: string, { files, edits }: Plan): Map<string, string> {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new UsageError(`Nothing is written: ${taken.join(", ")} exists already.`);
  const edited = Object.entries(edits).map(([path, edit]) => {
    try {
      return [path, edit(readFileSync(join(root, path), "utf8"))] as const;
    } catch (error) {
      throw new UsageError(`Nothing is written. ${path}: ${error instanceof Error ? error.message : error}`);
    }
  });
  return new Map([...Object.entries(files), ...edited]);
}

export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** Returns `file:line: text` of each placeholder. */
export function placeholdersIn(path: string, text: string): string[] {
  if (!text.includes(mark)) return [];
  return text.split("\n").flatMap((line, index) => {
    const at = line.indexOf(mark);
    return at < 0 ? [] : [`${path}:${index + 1}: ${line.slice(at).replace(/ *["<*].*$/, "")}`];
  });
}
