import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getPayload } from "payload";
import config from "../payload.config.ts";
import { tableChanges } from "./table-changes.ts";

/** Writes the migration from the last one's tables to those of the collections; says so when nothing has changed. */
export async function createMigration(name: string): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true });
  const folder = payload.db.migrationDir;
  mkdirSync(folder, { recursive: true });
  if ((await tableChanges(payload)).length === 0) return console.log("The tables are those of the last migration.");
  const before = new Set(readdirSync(folder));
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true });
  const made = readdirSync(folder).filter((file) => !before.has(file));
  for (const file of made) tidy(join(folder, file));
  // Migrations are read from their folder in order of their names, so Payload's index is not needed.
  rmSync(join(folder, "index.ts"), { force: true });
  console.log(`Written to ${folder}: ${made.filter((file) => file !== "index.ts").join(", ")}`);
}

/**
 * Node.js can strip types only from type imports; a constraint may have gone with its table; the table snapshot takes
 * less space on one line.
 */
function tidy(path: string): void {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".json")) writeFileSync(path, `${JSON.stringify(JSON.parse(text))}\n`);
  else
    writeFileSync(
      path,
      text
        .replace("import { MigrateUpArgs, MigrateDownArgs,", "import { type MigrateUpArgs, type MigrateDownArgs,")
        .replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "'),
    );
}
