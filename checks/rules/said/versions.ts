import type { Problem, Rule } from "#checks/rule.ts";
import { versionsOf } from "#checks/rules/targets.ts";
import { weekdayInBothLanguages } from "#checks/texts.ts";
import { versionFacts } from "#checks/version-facts.ts";
import { days } from "#schemas/values/office/office-hours.ts";

/** A translation that names other days, lengths of time or telephones than the Czech version in the same field. */
const otherThanCzech: Rule = {
  code: "translation.differs",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ content, library }) {
    if (content.language === "cs" || !library) return;
    const czech = versionsOf(library, content.id).find(({ language }) => language === "cs")?.facts;
    if (!czech) return;
    for (const { field, facts } of versionFacts(content.data, content.language)) {
      const others = czech.find((each) => each.field === field)?.facts ?? [];
      for (const [kind, own] of Map.groupBy(facts, kindOf)) {
        const same = others.filter((each) => kindOf(each) === kind);
        if (same.length !== own.length || own.every((each) => same.includes(each))) continue;
        const [said = ""] = own.filter((each) => !same.includes(each));
        const [meant = ""] = same.filter((each) => !own.includes(each));
        if (kind === "phone" && differences(said, meant) > mostDigits) continue;
        yield toProblem(field, kind, factOf(said), factOf(meant));
        break;
      }
    }
  },
};

/** Telephones that differ more belong to different people, as an English line does. */
const mostDigits = 2;

function differences(one: string, other: string): number {
  return [...one].filter((sign, index) => sign !== other[index]).length;
}

function kindOf(fact: string): string {
  return fact.slice(0, fact.indexOf(" "));
}

function factOf(fact: string): string {
  return fact.slice(fact.indexOf(" ") + 1);
}

function toProblem(field: string, kind: string, said: string, meant: string): Problem {
  const path = ["data", ...field.split("/")];
  const values = { said: namedFact(kind, said), meant: namedFact(kind, meant), context: kind };
  return { path, expected: `${kind} ${meant}`, received: said, values };
}

/** `12-03` as `3. 12.`, 0 as `pondělí`. */
function namedFact(kind: string, value: string) {
  if (kind === "date") {
    const [month, day] = value.split("-").map(Number);
    return { cs: `${day}. ${month}.`, en: `${day}/${month}` };
  }
  if (kind === "weekday") return weekdayInBothLanguages(String(days[Number(value)]));
  return { cs: value, en: value };
}

export const versionRules: readonly Rule[] = [otherThanCzech];
