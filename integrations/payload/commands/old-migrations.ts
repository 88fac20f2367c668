import { readdirSync } from "node:fs";
import type { Payload } from "payload";

/**
 * Before the first release all migrations became one. A database that has run all of the old ones has the same tables,
 * so the new one is entered as done; throws for a database that has run only some of them.
 */
export async function takeOverOldMigrations(payload: Payload): Promise<void> {
  const [first = ""] = readdirSync(payload.db.migrationDir).toSorted();
  const name = first.replace(/\.\w+$/, "");
  // Rejects as long as the database has no tables.
  const done = await payload.find({ collection: "payload-migrations", pagination: false }).catch(() => ({ docs: [] }));
  const names = done.docs.map((migration) => String(migration.name));
  if (names.length === 0 || names.includes(name)) return;
  if (!names.some((each) => each.endsWith("_sign_in")))
    throw new Error(
      "This database was made by an older version: export it (npm run cms -- export folder), set DATABASE_URL to a new database, and import it (npm run cms -- import folder).",
    );
  await payload.create({ collection: "payload-migrations", data: { name, batch: 1 } });
}
