import { join, resolve } from "node:path";
import { readConfig } from "#harness/cli/config.ts";
import { parseConfig } from "#portal/config/config.ts";
import { readStore } from "#portal/replay/store.ts";
import { examineCms } from "./cms.ts";
import { type Examination, good, lacking, reasonOf } from "./examination.ts";
import { examineBrowser, examineFonts, examineNode, examinePackages, examinePort } from "./machine.ts";

export const root = join(import.meta.dirname, "../..");

/** Tests the prerequisites of the `portal` commands, in the order in which they are needed. */
export async function examine(environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Examination[]> {
  return [
    examineNode(process.version),
    examinePackages(root),
    examineBrowser(),
    examineFonts(),
    await examinePort(3000, "npm start", "PORT=3001 npm start"),
    await examinePort(4000, "portal replay", "portal replay --port 4001"),
    ...(await examineSettings(environment, signal)),
    ...(await examineFiles()),
  ];
}

async function examineSettings(environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Examination[]> {
  try {
    const { cms } = parseConfig(environment);
    return [good("settings", "valid"), await examineCms(cms, signal)];
  } catch (error) {
    return [
      lacking("settings", reasonOf(error), "Correct the environment variable or .env; .env.example explains each."),
    ];
  }
}

async function examineFiles(): Promise<Examination[]> {
  try {
    const { fixtures = "fixtures" } = await readConfig(null);
    return [good("configuration", "valid"), examineFixtures(resolve(root, fixtures))];
  } catch (error) {
    return [
      lacking("configuration", reasonOf(error), "Correct portal.config.ts; harness/cli/config.ts names every setting."),
    ];
  }
}

export function examineFixtures(folder: string): Examination {
  try {
    return good("fixtures", `${readStore(folder).contents.length} content items`);
  } catch (error) {
    return lacking("fixtures", reasonOf(error), "Correct the file, or name another folder in portal.config.ts.");
  }
}
