import { globSync } from "node:fs";
import { dirname } from "node:path";

const [initdb] = globSync(["/usr/lib/postgresql/*/bin/initdb", "/opt/homebrew/opt/postgresql*/bin/initdb"])
  .toSorted()
  .reverse();

/** Folder of the PostgreSQL programs; null when the server is not installed. */
export const postgresFolder = initdb === undefined ? null : dirname(initdb);
