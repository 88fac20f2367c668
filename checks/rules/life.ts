import { amountsIn } from "#checks/amounts.ts";
import type { LibraryContent, RecordPath, Rule, Subject } from "#checks/rule.ts";
import { dayInBothLanguages, languageInBothLanguages } from "#checks/texts.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import { structures } from "#schemas/structures/registry.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { proseOf } from "./prose.ts";
import { versionsOf } from "./targets.ts";
import { asWritten, textsOf } from "./texts.ts";
import { namesakesOf } from "./titles.ts";

const day = 24 * 60 * 60 * 1000;

/** Days allowed for a translation. */
const translationDays = 30;

export const outdatedTranslation: Rule = {
  code: "translation.outdated",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { content, now } = subject;
    const { updatedAt } = content;
    const source = sourceOf(subject);
    if (!source?.updatedAt || !updatedAt) return;
    const changed = timeOf(source.updatedAt);
    // Both may have been edited on the same day, in either order.
    if (changed - timeOf(updatedAt) < day || now - changed < translationDays * day) return;
    yield {
      path: ["updatedAt"],
      expected: `a change after ${source.updatedAt.slice(0, 10)}`,
      received: updatedAt,
      values: { date: dayInBothLanguages(updatedAt), changed: dayInBothLanguages(source.updatedAt) },
    };
  },
};

const years = 2;

/** Reports advice that has to be confirmed. */
export const unconfirmed: Rule = {
  code: "content.unconfirmed",
  level: "content",
  severity: "warning",
  wcag: [],
  *check({ content: { updatedAt, published }, key, now }) {
    if (!updatedAt || !published || structures[key].life !== "advice") return;
    if (now - timeOf(updatedAt) < years * 365.25 * day) return;
    yield {
      path: ["updatedAt"],
      expected: `a change in the last ${years} years`,
      received: updatedAt,
      values: { date: dayInBothLanguages(updatedAt) },
    };
  },
};

export const differingAmount: Rule = {
  code: "amount.differs",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { content, key, library, now } = subject;
    // News may state an amount as of its publication date.
    if (!library || structures[key].feed) return;
    const source = sourceOf(subject);
    const services = namesakesOf(content, library).filter((other) => structureKeyOf(other) === "service");
    // Pages may calculate with example amounts. Only former amounts of the service with the same name are certainly
    // wrong.
    const isFormer = ({ replaced = [] }: LibraryContent, amount: number) =>
      replaced.some((each) => each.amount === amount && Date.parse(each.until) <= now);
    const isElsewhere = (amount: number) => !source?.numbers || source.numbers.includes(amount);
    const reported = new Set<number>();
    for (const { path, amount } of source || services.length > 0 ? amountsOf(subject) : []) {
      const other = isElsewhere(amount) ? services.find((service) => isFormer(service, amount)) : source;
      if (!other || reported.has(amount)) continue;
      reported.add(amount);
      const { name, language } = other;
      yield {
        path,
        expected: `an amount that “${name}” names too`,
        received: amount,
        values: { amount, name, language: languageInBothLanguages(language) },
      };
    }
  },
};

/** The Czech version of a translation. */
function sourceOf({ content, library }: Subject): LibraryContent | null {
  if (!library || content.language === "cs") return null;
  return versionsOf(library, content.id).find(({ language }) => language === "cs") ?? null;
}

/** Yields the amounts in crowns, from fields and texts. */
function* amountsOf(subject: Subject): Generator<{ path: RecordPath; amount: number }> {
  // Shared values are the same in every language.
  const written = asWritten(subject);
  for (const { path, value } of textsOf(written).objects) {
    const { castka, mena } = value;
    if (typeof castka === "number" && (mena ?? "CZK") === "CZK") yield { path: [...path, "castka"], amount: castka };
  }
  for (const { path, text } of proseOf(written)) for (const amount of amountsIn(text)) yield { path, amount };
}

function timeOf(date: string): number {
  return Date.parse(toInstant(date));
}
