import { isNumber, isNumberColumn } from "#schemas/lists/number-column.ts";
import { withoutTags } from "#schemas/values/text.ts";

/**
 * Marks the numbers in tables of sanitised HTML, so that they are aligned in their column. Tables with merged cells or
 * with tables inside are left alone: a cell's place does not say its column.
 */
export function withNumberCells(html: string): string {
  return html
    .split(/(?=<table\b)/)
    .map((part) => {
      const end = part.indexOf("</table>");
      const table = part.startsWith("<table") && end > 0 ? part.slice(0, end) : "";
      return table === "" || /<t[dh]\b[^>]*span=/.test(table) ? part : markNumbers(table) + part.slice(end);
    })
    .join("");
}

const cell = /<(t[dh])\b([^>]*)>([\s\S]*?)<\/\1>/g;

function markNumbers(table: string): string {
  const rows = table.split(/(?=<tr\b)/);
  const texts = rows.map((row) =>
    [...row.matchAll(cell)].map(([, tag, , inner = ""]) => ({ tag, text: words(inner) })),
  );
  const body = texts.filter((cells) => cells.some(({ tag }) => tag === "td"));
  const width = Math.max(0, ...body.map(({ length }) => length));
  const isNumeric = Array.from(
    { length: width },
    (_, column) => column > 0 && isNumberColumn(body.map((cells) => cells[column]?.text ?? "")),
  );
  return rows
    .map((row) => {
      let column = -1;
      return row.replace(cell, (all, tag: string, attributes: string, inner: string) => {
        column += 1;
        const isMarked = isNumeric[column] && (tag === "th" || isNumber(words(inner)));
        return isMarked ? `<${tag}${attributes} data-number="">${inner}</${tag}>` : all;
      });
    })
    .join("");
}

function words(html: string): string {
  return withoutTags(html).trim();
}
