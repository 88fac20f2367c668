import type { DatabaseSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { Content } from "#schemas/site/content.ts";
import { createContents } from "./contents.ts";
import { createChangeCounter } from "./statements.ts";
import type { SearchScope } from "./term/fts-query.ts";

export interface KindRequest extends Omit<SearchScope, "keys"> {
  keys: readonly string[];
  /** Limits the result to the content items published closest to an instant: `count` before it and `count` after it. */
  nearest?: { to: string; count: number };
}

interface Cached {
  changes: number;
  versions: string;
  contents: readonly Content[];
}

/** Number of cached results: a few for each site and language, and one for each page that shows its neighbours. */
const maxCached = 200;

/**
 * Returns a function that reads all content items of some kinds, sorted by name. It returns the same array until one of
 * them changes.
 */
export function createKindContents(database: DatabaseSync) {
  const { contentsOf } = createContents(database);
  const countChanges = createChangeCounter(database);
  const where =
    "FROM records WHERE site = ? AND language = ? AND structure IN (SELECT value FROM json_each(?)) AND structure <> ''";
  const columns = "SELECT rowid, version";
  const every = database.prepare(`${columns} ${where} ORDER BY title, rowid`);
  const before = database.prepare(`${columns} ${where} AND published <= ? ORDER BY published DESC LIMIT ?`);
  const after = database.prepare(`${columns} ${where} AND published > ? ORDER BY published LIMIT ?`);
  const cache = new LRUCache<string, Cached>({ max: maxCached });

  function rowsOf({ site, language, keys, nearest }: KindRequest) {
    const place = [site, language, JSON.stringify(keys)];
    if (!nearest) return every.all(...place);
    return [before, after].flatMap((side) => side.all(...place, Date.parse(nearest.to), nearest.count));
  }

  return (request: KindRequest): readonly Content[] => {
    const name = JSON.stringify(request);
    const changes = countChanges();
    const cached = cache.get(name);
    if (cached?.changes === changes) return cached.contents;
    const rows = rowsOf(request);
    const versions = rows.map(({ rowid, version }) => `${rowid} ${version}`).join(" ");
    const isSame = cached?.versions === versions;
    const contents = isSame ? cached.contents : contentsOf(rows.map(({ rowid }) => ({ rowid: Number(rowid) })));
    cache.set(name, { changes, versions, contents });
    return contents;
  };
}
