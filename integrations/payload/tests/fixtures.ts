import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../fixtures/contents");

export interface Fixture {
  file: string;
  record: {
    id: string;
    name: string;
    webId: string;
    language: string;
    structure: { key: string };
    friendlyURLs: Record<string, string>;
    data: Record<string, unknown>;
  };
  /** True when it contains no deliberate error. */
  isValid: boolean;
}

/** All recorded content items. */
export function readFixtures(): Fixture[] {
  const files = globSync("**/*.json", { cwd: folder }).toSorted();
  const broken = new Set(files.filter((file) => file.endsWith(".issues.json")));
  return files
    .filter((file) => !broken.has(file))
    .map((file) => ({
      file,
      record: JSON.parse(readFileSync(join(folder, file), "utf8")),
      isValid: !broken.has(file.replace(/\.json$/, ".issues.json")),
    }));
}
