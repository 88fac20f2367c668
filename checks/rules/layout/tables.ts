import { each, eachObject } from "#checks/each.ts";
import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { clean, closest, type Element, type Html, textOf } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { anyOf } from "#checks/rules/typing/phrase.ts";
import { tableBlock } from "#schemas/blocks/table.ts";
import { memo } from "#schemas/parse/memo.ts";

interface Table {
  path: RecordPath;
  html: Html;
  element: Element;
  rows: number;
  columns: number;
  cells: readonly Element[];
  heads: readonly Element[];
  caption: string;
  isForLayout: boolean;
}

const level = "accessibility";

/** The tables in the texts of a record. */
export const tablesOf = memo((subject: Subject): readonly Table[] =>
  textsOf(subject).html.flatMap(({ path, html }) => tablesIn(path, html)),
);

function tablesIn(path: RecordPath, html: Html): Table[] {
  const tables = html.elements.filter(({ tag }) => tag === "table");
  if (tables.length === 0) return [];
  const parts = Map.groupBy(
    html.elements.filter(({ tag }) => /^(?:table|caption|tr|td|th|ul|ol|h[1-6])$/.test(tag)),
    (element) => closest(element.tag === "table" ? element.parent : element, "table"),
  );
  return tables.map((element) => {
    const own = parts.get(element) ?? [];
    const cells = own.filter(({ tag }) => tag === "td" || tag === "th");
    const rows = new Set(cells.map(({ parent }) => parent)).size;
    const columns = rows === 0 ? 0 : Math.ceil(cells.length / rows);
    const caption = own.find(({ tag }) => tag === "caption");
    const holds = own.some((each) => each.tag === "table" || /^h[1-6]$/.test(each.tag));
    const isNamed = /^(?:presentation|none)$/.test(element.attributes.get("role") ?? "");
    return {
      path,
      html,
      element,
      rows,
      columns,
      cells,
      heads: cells.filter(({ tag }) => tag === "th"),
      caption: caption ? textOf(html, caption) : "",
      isForLayout: isNamed || rows < 2 || columns < 2 || holds,
    };
  });
}

/** Returns the first words of a table, which identify it to an editor. */
function beginOf({ html, element }: Table): string {
  return shortened(clean(html.text.slice(element.start, Math.min(element.end, element.start + 400))));
}

export const tableWithoutHeaders: Rule = {
  code: "table.no-headers",
  level,
  severity: "error",
  wcag: ["1.3.1"],
  check: each(tablesOf, function* (table) {
    if (table.isForLayout || table.heads.some((head) => textOf(table.html, head) !== "")) return;
    const text = beginOf(table);
    if (text) yield { path: table.path, expected: "header cells", received: text, values: { text } };
  }),
};

export const tableWithoutCaption: Rule = {
  code: "table.no-caption",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  *check(subject) {
    const report = (path: RecordPath, text: string, context?: string) => ({
      path,
      expected: "a caption",
      received: text,
      values: { text: shortened(text), context },
    });
    for (const table of tablesOf(subject)) {
      if (numbered.test(table.caption)) yield report(table.path, table.caption, "number");
      if (table.isForLayout || table.caption !== "" || isIntroduced(table)) continue;
      const text = beginOf(table);
      if (text) yield report(table.path, text);
    }
    for (const { path, value, shape } of textsOf(subject).objects) {
      const caption = shape.keys.has("popisek") && typeof value["popisek"] === "string" ? clean(value["popisek"]) : "";
      if (numbered.test(caption)) yield report([...path, "popisek"], caption, "number");
    }
  },
};

/** A caption that only says that there is a table, a chart or a picture, or which one. */
const numbered = new RegExp(
  `^${anyOf("captions")}(?: ?(?:č\\.|no\\.|№|nr\\.|#))? ?(?:\\d{1,3}|[IVX]{1,4}|[A-D])?[.:)]?$`,
  "iu",
);

/** True for a table after a heading or inside a figure with a caption, which also name it. */
function isIntroduced({ html, element }: Table): boolean {
  if (closest(element, "figure")) return true;
  const before = html.elements[element.index - 1];
  return closest(before ?? null, "h2", "h3", "h4", "h5", "h6") !== null || element.attributes.has("aria-label");
}

export const layoutTable: Rule = {
  code: "table.layout",
  level,
  severity: "warning",
  wcag: ["1.3.1", "1.3.2"],
  check: each(tablesOf, function* (table) {
    const text = table.isForLayout && table.heads.length === 0 ? beginOf(table) : "";
    if (text) yield { path: table.path, expected: "text outside a table", received: text, values: { text } };
  }),
};

export const raggedTable: Rule = {
  code: "table.ragged",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  *check(subject) {
    for (const { path, html, cells, isForLayout } of tablesOf(subject)) {
      // Cells that span rows belong to several of them.
      if (isForLayout || cells.some(({ attributes }) => attributes.has("rowspan"))) continue;
      const rows = [...Map.groupBy(cells, ({ parent }) => parent).values()];
      const [columns = 0, ...widths] = rows.map(widthOf);
      const index = widths.findIndex((width, at) => width !== columns && !isDivider(html, rows[at + 1] ?? []));
      if (index < 0) continue;
      const values = { row: index + 1, cells: widths[index] ?? 0, columns };
      yield { path, expected: `${columns} cells`, received: values.cells, values };
    }
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { hlavicka: head, radky } = value;
      if (shape.schema.def !== tableBlock.schema.def || !Array.isArray(head) || !Array.isArray(radky)) continue;
      for (const [index, cells] of radky.entries()) {
        if (!Array.isArray(cells) || cells.length === head.length) continue;
        const values = { row: index + 1, cells: cells.length, columns: head.length };
        yield { path: [...path, "radky", index], expected: `${head.length} cells`, received: cells, values };
      }
    }
  },
};

function widthOf(cells: readonly Element[]): number {
  return cells.reduce((sum, { attributes }) => sum + (Number(attributes.get("colspan")) || 1), 0);
}

/** True for a row with one cell, which names the rows below, and for one without words. */
function isDivider(html: Html, cells: readonly Element[]): boolean {
  return cells.length === 1 || cells.every((cell) => textOf(html, cell) === "");
}

export const emptyTableHeader: Rule = {
  code: "table.empty-header",
  level,
  severity: "warning",
  wcag: ["1.3.1"],
  check: eachObject([], function* ({ path, value, shape }) {
    const head = value["hlavicka"];
    if (shape.schema.def !== tableBlock.schema.def || !Array.isArray(head)) return;
    // The corner cell above row headers may be empty.
    for (const [index, cell] of head.entries())
      if (index > 0 && typeof cell === "string" && clean(cell) === "")
        yield {
          path: [...path, "hlavicka", index],
          expected: "words",
          received: cell,
          values: { column: index + 1 },
        };
  }),
};

/** Reports a row that a table has twice, in HTML and in a table of fields. */
export const repeatedRow: Rule = {
  code: "table.row-repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, html, cells, isForLayout } of tablesOf(subject)) {
      const rows = isForLayout ? [] : [...Map.groupBy(cells, ({ parent }) => parent).values()];
      yield* repeatedIn(
        rows.map((own) => own.map((cell) => textOf(html, cell))),
        () => path,
      );
    }
    for (const { path, value, shape } of textsOf(subject).objects) {
      const { radky } = value;
      if (shape.schema.def !== tableBlock.schema.def || !Array.isArray(radky)) continue;
      const rows = radky.map((row) => (Array.isArray(row) ? row.map((cell) => clean(String(cell))) : []));
      yield* repeatedIn(rows, (index) => [...path, "radky", index]);
    }
  },
};

function* repeatedIn(rows: readonly (readonly string[])[], pathOf: (index: number) => RecordPath) {
  const seen = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    const key = cells.join("\n").toLowerCase();
    const first = seen.get(key);
    // A row of one word, or of empty cells, may separate others.
    if (first === undefined || cells.filter((cell) => cell !== "").length < 2) seen.set(key, index);
    else {
      const values = { row: index + 1, first: first + 1 };
      yield { path: pathOf(index), expected: "each row once", received: cells.join(" | "), values };
    }
  }
}
