import type { DatabaseSync } from "node:sqlite";
import type { PageSettings } from "#server/cms/page-contents.ts";
import { createKinds } from "#server/search/kinds.ts";
import { optimize } from "#server/search/open-index.ts";
import { IndexWriter } from "#server/search/write/index-writer.ts";
import { type Source, Synchroniser } from "./synchronise.ts";

/** Fills an empty index with everything the CMS publishes. Throws when the CMS fails. */
export async function buildIndex(database: DatabaseSync, config: PageSettings, source: Source): Promise<void> {
  const writer = new IndexWriter(database, createKinds(config));
  database.exec("BEGIN");
  await new Synchroniser(database, writer, source).synchronise({ isWhole: true });
  writer.flush();
  database.exec("COMMIT");
  optimize(database);
  writer.setTime("checkedAt", source.now());
}
