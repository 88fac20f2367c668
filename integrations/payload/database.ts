import { join } from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { databaseUrl, ensureDatabaseFolder, folder, isPostgres, sqlitePath } from "./settings.ts";
import { queueTransactions } from "./transactions.ts";

/** Milliseconds that a write waits for another process. */
const busyTimeout = 5000;

const url = databaseUrl();
ensureDatabaseFolder(url);

/** The database in `DATABASE_URL`, or else SQLite. Only migrations create its tables. */
export const database = isPostgres(url)
  ? postgresAdapter({
      pool: { connectionString: url },
      push: false,
      migrationDir: join(folder, "migrations/postgres"),
    })
  : queueTransactions(
      sqliteAdapter({
        client: { url },
        wal: true,
        busyTimeout,
        push: false,
        transactionOptions: {},
        migrationDir: join(folder, "migrations/sqlite"),
      }),
      sqlitePath(url),
      busyTimeout,
    );
