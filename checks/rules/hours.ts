import { isRecord } from "#schemas/parse/shape.ts";
import type { Problem, Rule } from "../rule.ts";
import { textsOf } from "./texts.ts";

/** A week shows a day's first entry only; a day that has none reads as closed. */
export const repeatedDay: Rule = {
  code: "hours.day-repeated",
  level: "content",
  severity: "error",
  effect: "item-hidden",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects)
      for (const [list, name] of [
        ["dny", "den"],
        ["zmeny", "datum"],
      ] as const) {
        const days = shape.keys.has(list) ? value[list] : null;
        if (!Array.isArray(days)) continue;
        const seen = new Set<unknown>();
        for (const [index, day] of days.entries()) {
          const own = isRecord(day) ? day[name] : null;
          if (typeof own !== "string") continue;
          if (seen.has(own)) yield repeated([...path, list, index, name], own);
          seen.add(own);
        }
      }
  },
};

function repeated(path: Problem["path"], day: string): Problem {
  return { path, expected: "a day that is not in the list yet", received: day, values: { day: names.get(day) ?? day } };
}

const names = new Map([
  ["pondeli", "pondělí"],
  ["utery", "úterý"],
  ["streda", "středa"],
  ["ctvrtek", "čtvrtek"],
  ["patek", "pátek"],
  ["nedele", "neděle"],
]);

export const openWithoutHours: Rule = {
  code: "hours.none",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects) {
      if (!shape.keys.has("rezim") || value["rezim"] !== "otevreno") continue;
      const { useky } = value;
      if (Array.isArray(useky) && useky.length > 0) continue;
      yield { path: [...path, "useky"], expected: "hours of the open day", received: useky };
    }
  },
};
