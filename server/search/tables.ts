import { type Language, languageCodes } from "#schemas/site/language-codes.ts";

/** A site in a language. */
export interface Place {
  site: string;
  language: Language;
}

/** Raise it when an older index cannot be used any more: such a file is rebuilt. */
export const formatOfIndex = "22";

/** Columns of the full text and their bm25 weights. A word in the title counts more than one in the text. */
export const weights = { structure: 0, title: 10, lead: 3, situations: 3, text: 1 } as const;

export type Column = keyof typeof weights;

/**
 * Each content item and language that visitors may see has a small row in `records` and its compressed JSON in
 * `contents`. `embargoes` has the ids of those that are not public yet: none of their words are in the index. Each
 * language has a full text of words and one of titles. The titles serve suggestions: they have an index of prefixes and
 * are read in the order of their rowids, which `titleRowid` in rowids.ts computes. `spelling` is the trigram index for
 * corrections, and `spelling_words` says which words it has. `lists`, `entries`, `periods` and `bitmaps` are the lists
 * (write/list-writer.ts). `cms_totals` has the length of each list of the CMS at the last refresh.
 */
export const tables = `
  CREATE TABLE metadata (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE sites (id INTEGER PRIMARY KEY, site TEXT NOT NULL UNIQUE);
  CREATE TABLE records (
    rowid INTEGER PRIMARY KEY,
    site TEXT NOT NULL,
    language TEXT NOT NULL,
    content TEXT NOT NULL,
    version TEXT NOT NULL,
    structure TEXT NOT NULL,
    slug TEXT NOT NULL,
    languages TEXT NOT NULL,
    title TEXT NOT NULL,
    situations TEXT NOT NULL,
    published INTEGER,
    validTo INTEGER,
    isPage INTEGER NOT NULL,
    changed INTEGER,
    usesValues INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE contents (rowid INTEGER PRIMARY KEY, record BLOB NOT NULL);
  CREATE UNIQUE INDEX records_of_content ON records (site, content, language);
  CREATE TABLE embargoes (
    site TEXT NOT NULL,
    language TEXT NOT NULL,
    content TEXT NOT NULL,
    version TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (site, content, language)
  ) WITHOUT ROWID;
  CREATE TABLE dictionaries (
    site TEXT NOT NULL,
    language TEXT NOT NULL,
    content TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (site, content, language)
  ) WITHOUT ROWID;
  CREATE TABLE cms_totals (
    site TEXT NOT NULL,
    language TEXT NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (site, language)
  ) WITHOUT ROWID;
  CREATE TABLE lists (
    id INTEGER PRIMARY KEY,
    site TEXT NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (site, language, name)
  );
  CREATE TABLE entries (
    list INTEGER NOT NULL,
    rowid INTEGER NOT NULL,
    title BLOB,
    date INTEGER,
    rank REAL,
    facets TEXT NOT NULL,
    changesAt INTEGER,
    PRIMARY KEY (list, rowid)
  ) WITHOUT ROWID;
  CREATE TABLE periods (
    list INTEGER NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL,
    rowid INTEGER NOT NULL,
    PRIMARY KEY (list, starts, ends, rowid)
  ) WITHOUT ROWID;
  CREATE TABLE bitmaps (
    list INTEGER NOT NULL,
    facet TEXT NOT NULL,
    value TEXT NOT NULL,
    chunk INTEGER NOT NULL,
    count INTEGER NOT NULL,
    bits BLOB NOT NULL,
    PRIMARY KEY (list, facet, value, chunk)
  );
  CREATE TABLE spelling_words (language TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (language, word)) WITHOUT ROWID;
  CREATE VIRTUAL TABLE spelling USING fts5(word, language UNINDEXED, tokenize = 'trigram', detail = none);
  ${languageCodes
    .map(
      (language) => `
  CREATE VIRTUAL TABLE words_${language} USING fts5(
    ${Object.keys(weights).join(", ")},
    content = '', contentless_delete = 1, detail = full, tokenize = "ascii tokenchars '_~#@'"
  );
  CREATE VIRTUAL TABLE titles_${language} USING fts5(
    title, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4', tokenize = "ascii tokenchars '_~#@'"
  );
  CREATE VIRTUAL TABLE vocabulary_${language} USING fts5vocab(words_${language}, 'row');`,
    )
    .join("")}
  CREATE INDEX records_of_kind ON records (site, language, structure, published) WHERE structure <> '';
  CREATE INDEX records_by_address ON records (site, language, slug) WHERE structure <> '';
  CREATE INDEX records_of_pages ON records (site, language, content, changed) WHERE isPage = 1;
  CREATE INDEX records_with_values ON records (site) WHERE usesValues = 1;
  CREATE INDEX entries_by_title ON entries (list, title) WHERE title IS NOT NULL;
  CREATE INDEX entries_by_date ON entries (list, date) WHERE title IS NOT NULL;
  CREATE INDEX entries_by_rank ON entries (list, rank) WHERE rank IS NOT NULL;
  CREATE INDEX entries_by_change ON entries (changesAt) WHERE changesAt IS NOT NULL;
  CREATE INDEX periods_of_entry ON periods (list, rowid);
`;
