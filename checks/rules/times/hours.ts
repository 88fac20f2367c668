import { eachObject } from "#checks/each.ts";
import type { Problem, Rule } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { weekdayInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";

/** Reports a repeated day: a week shows only the first entry of each day, and days without one as closed. */
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
  return {
    path,
    expected: "a day that is not yet in the list",
    received: day,
    values: { day: weekdayInBothLanguages(day) },
  };
}

export const openWithoutHours: Rule = {
  code: "hours.none",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["rezim"], function* ({ path, value }) {
    if (value["rezim"] !== "otevreno") return;
    const { useky } = value;
    if (Array.isArray(useky) && useky.length > 0) return;
    yield { path: [...path, "useky"], expected: "hours of the open day", received: useky };
  }),
};

/** Reports hours that are never shown: those of a day that is closed or open around the clock. */
export const unseenHours: Rule = {
  code: "hours.contradictory",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["rezim"], function* ({ path, value }) {
    const { rezim, useky } = value;
    if (rezim !== "zavreno" && rezim !== "nonstop") return;
    if (!Array.isArray(useky) || useky.length === 0) return;
    yield { path: [...path, "rezim"], expected: "a mode that has hours", received: rezim };
  }),
};

/** Reports temporary opening hours whose validity overlaps. */
export const overlappingWeeks: Rule = {
  code: "hours.weeks-overlap",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["docasne"], function* ({ path, value }) {
    const weeks = Array.isArray(value["docasne"]) ? value["docasne"] : [];
    const periods = weeks.filter(isRecord).map(({ od, do: to }) => ({ od: String(od), to: String(to) }));
    for (const [index, { od, to }] of periods.entries()) {
      if (!periods.slice(0, index).some((other) => other.od <= to && od <= other.to)) continue;
      yield { path: [...path, "docasne", index, "od"], expected: "days of no other period", received: od };
    }
  }),
};

/** Reports an agenda with two entries of hours: visitors do not know which are right. */
export const repeatedAgenda: Rule = {
  code: "hours.agenda-repeated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const seen = new Set<string>();
    for (const { path, value, shape } of textsOf(subject).objects) {
      const agenda = shape.keys.has("docasne") && typeof value["agenda"] === "string" ? clean(value["agenda"]) : "";
      if (agenda === "") continue;
      const name = `${path.slice(0, -1).join("/")} ${agenda.toLowerCase()}`;
      if (seen.has(name))
        yield { path: [...path, "agenda"], expected: "an agenda of its own", received: agenda, values: { agenda } };
      seen.add(name);
    }
  },
};
