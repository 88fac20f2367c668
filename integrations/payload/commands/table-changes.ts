import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";

/** Returns the statements that a new migration would contain; empty when the tables match the last migration. */
export async function tableChanges({ db }: Payload): Promise<string[]> {
  if (!hasKit(db)) throw new Error("The database has no tables.");
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const last = readdirSync(db.migrationDir)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .at(-1);
  const before = last ? JSON.parse(readFileSync(join(db.migrationDir, last), "utf8")) : db.defaultDrizzleSnapshot;
  return generateMigration(before, await generateDrizzleJson(db.schema));
}

/** True for both database adapters, which have this interface in common. */
function hasKit(
  db: object,
): db is Pick<SQLiteAdapter, "requireDrizzleKit" | "migrationDir" | "defaultDrizzleSnapshot" | "schema"> {
  return "requireDrizzleKit" in db;
}
