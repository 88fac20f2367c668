import type { DatabaseSync } from "node:sqlite";
import type { PageSettings } from "#server/cms/page-contents.ts";
import { createKinds } from "#server/search/kinds.ts";
import { optimize } from "#server/search/open-index.ts";
import { createWriter } from "#server/search/write/index-writer.ts";
import { createSynchroniser, type Source } from "./synchronise.ts";

/** Fills an empty index with everything the CMS publishes. Throws when the CMS fails. */
export async function buildIndex(database: DatabaseSync, config: PageSettings, source: Source): Promise<void> {
  const writer = createWriter(database, createKinds(config));
  database.exec("BEGIN");
  await createSynchroniser(database, writer, source)({ isWhole: true });
  writer.flush();
  database.exec("COMMIT");
  optimize(database);
  writer.setCheckedAt(source.now());
}
