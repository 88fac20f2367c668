import { statSync } from "node:fs";
import { resolve } from "node:path";

export const usage = `npm run cms                      starts admin, read service and portal; the first time it fills the database with the fixtures
npm run cms -- import [folder]   brings recorded answers into the database, those of the fixtures unless a folder is named
npm run cms -- export [folder]   writes the content items of the database as recorded answers, over the fixtures unless a folder is named
npm run cms -- check [options]   checks all content items of the database as portal check does
npm run cms -- build             builds the admin for production`;

export interface Arguments {
  command: string;
  given: readonly string[];
  /** A sentence about invalid arguments; null for valid ones. */
  fault: string | null;
}

/** Parses the launcher's arguments; folders are relative to where it was started. */
export function readArguments([command = "start", ...given]: readonly string[]): Arguments {
  switch (command) {
    case "--help":
    case "check":
      return { command, given, fault: null };
    case "import":
    case "export": {
      const folders = given.map((folder) => resolve(folder));
      return { command, given: folders, fault: surplusOf(command, given, 1) ?? folderFault(command, folders[0]) };
    }
    case "start":
    case "build":
      return { command, given, fault: surplusOf(command, given, 0) };
    default:
      return { command, given, fault: `Unknown command ${command}.` };
  }
}

function surplusOf(command: string, given: readonly string[], most: number): string | null {
  const option = given.find((each) => each.startsWith("-"));
  if (option !== undefined) return `${command} has no option ${option}.`;
  return given.length > most ? `${command} takes nothing like ${given[most]}.` : null;
}

/** An export creates its folder; an import needs an existing one. */
function folderFault(command: string, folder: string | undefined): string | null {
  if (folder === undefined) return null;
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found) return found.isDirectory() ? null : `${folder} is no folder.`;
  return command === "import" ? `There is no folder ${folder}.` : null;
}
