import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Environment variable with the folder of the corpora. They are not part of the repository, as they belong to others. */
const variable = "PORTAL_CORPORA";

/**
 * Reads the corpora: `redirects/`, `traversal/` and `html/` have a case per line, `markdown/` and `json/` a case per
 * file. Takes an evenly spread sample when a kind has more than `most`.
 */
export function readCorpora(most: number) {
  const folder = process.env[variable];
  if (!folder) throw new Error(`${variable} is not set; see docs/reliability.md for the corpora.`);
  const filesIn = (kind: string) =>
    globSync(`${kind}/*`, { cwd: folder })
      .toSorted()
      .map((file) => readFileSync(join(folder, file)));
  const rowsIn = (kind: string) => [
    ...new Set(
      filesIn(kind).flatMap((file) =>
        file
          .toString("utf8")
          .split(/\r?\n/)
          .filter((row) => row !== ""),
      ),
    ),
  ];
  return {
    redirects: someOf("redirects", rowsIn("redirects"), most),
    traversal: someOf("traversal", rowsIn("traversal"), most),
    html: someOf("html", rowsIn("html"), most),
    markdown: someOf(
      "markdown",
      filesIn("markdown").map((file) => file.toString("utf8")),
      most,
    ),
    json: someOf("json", filesIn("json"), most),
  };
}

function someOf<Row>(kind: string, rows: readonly Row[], most: number): Row[] {
  if (rows.length === 0) throw new Error(`There are no rows of ${kind} below ${process.env[variable]}.`);
  const step = Math.max(1, Math.ceil(rows.length / most));
  return rows.filter((_, index) => index % step === 0);
}
