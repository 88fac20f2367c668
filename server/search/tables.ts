import { type Language, languageCodes } from "#schemas/site/language-codes.ts";

/** A site in a language. */
export interface Place {
  site: string;
  language: Language;
}

/** Changes when a file of another version of the portal cannot be used any more: it is then built anew. */
export const formatOfIndex = "16";

/** Columns of the full text and their weights: a word in a title says more than one far down in the text. */
export const weights = { structure: 0, title: 10, lead: 3, text: 1 } as const;

/**
 * `records` has a small row, and `texts` a large one, for each content and language that visitors may see. `waiting` has those
 * that they may not see yet: no word of these is in the index. Each language has a full text, and all share the list of words
 * that typing errors are compared with (`spelled` says which are in it). Titles have a full text of their own, for suggestions: of the many that a few letters
 * begin it is read in the order of its rows, which `rowOfTitle` in numbers.ts gives. Beginnings have lists of their own.
 * `entries`, `periods` and `sets` are the lists: see shelves.ts.
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
    published INTEGER,
    validTo INTEGER,
    isPage INTEGER NOT NULL,
    changed INTEGER
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
  CREATE INDEX records_of_pages ON records (site, language, content, changed) WHERE isPage = 1;
  CREATE INDEX entries_by_title ON entries (list, title) WHERE title IS NOT NULL;
  CREATE INDEX entries_by_date ON entries (list, date) WHERE title IS NOT NULL;
  CREATE INDEX entries_by_rank ON entries (list, rank) WHERE rank IS NOT NULL;
  CREATE INDEX entries_by_change ON entries (changesAt) WHERE changesAt IS NOT NULL;
  CREATE INDEX periods_of_entry ON periods (list, rowid);
`;
