import { amountsIn } from "#checks/amounts.ts";
import { childOf } from "#checks/place.ts";
import type { RecordPath, Subject } from "#checks/rule.ts";
import { closest, type Element, textOf } from "#checks/rules/html.ts";
import { proseOf } from "#checks/rules/prose.ts";
import { asWritten, textsOf } from "#checks/rules/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { valueField } from "#schemas/values/shared/resolve-values.ts";

/** An amount of money written by an editor. */
interface Typed {
  path: RecordPath;
  amount: number;
  currency: "CZK" | "EUR";
  /** The text around it. */
  around: string;
  isField: boolean;
}

/** Yields the amounts of money in the fields and texts of a record, without those of fields that start later. */
export function* typedAmounts(subject: Subject): Generator<Typed> {
  const written = asWritten(subject);
  const today = wallClock(subject.now).date;
  for (const { path, value, shape } of textsOf(written).objects) {
    const { vyse, nazev, platiOd } = value;
    if (!shape.keys.has(valueField) || value[valueField] || !isRecord(vyse)) continue;
    const { castka, mena } = vyse;
    if (typeof castka !== "number" || (typeof platiOd === "string" && platiOd > today)) continue;
    const currency = mena === "EUR" ? "EUR" : "CZK";
    yield { path: [...path, "vyse", "castka"], amount: castka, currency, around: String(nazev), isField: true };
  }
  for (const { path, text, block } of proseOf(written)) {
    const amounts = amountsIn(text);
    const around = amounts.length > 0 ? rowAround(written, path, block) || text : text;
    for (const amount of amounts) yield { path, amount, currency: "CZK", around, isField: false };
  }
}

/** Returns the text of the table row around a cell; empty outside tables. */
function rowAround(subject: Subject, path: RecordPath, block: Element | null): string {
  const row = closest(block, "tr");
  const html = row ? textsOf(subject).html.find((each) => each.path.join("/") === path.join("/"))?.html : null;
  if (row && html) return textOf(html, row);
  const cells = path.slice(0, -1).reduce<unknown>((node, part) => childOf(node, part), subject.record);
  return Array.isArray(cells) ? cells.filter((cell) => typeof cell === "string").join(" ") : "";
}
