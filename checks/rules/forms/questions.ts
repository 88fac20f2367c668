import { eachObject } from "#checks/each.ts";
import type { Rule } from "#checks/rule.ts";
import { isRecord } from "#schemas/parse/shape.ts";

const personalFormats: ReadonlySet<unknown> = new Set(["rodneCislo", "ucet", "schranka"]);

/** Reports a question about personal data that does not say why it is asked. */
export const withoutReason: Rule = {
  code: "form.reason",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["druh", "proc"], function* ({ path, value }) {
    const { pravidla, autocomplete, proc } = value;
    const isPersonal = autocomplete === "bday" || (isRecord(pravidla) && personalFormats.has(pravidla["vzor"]));
    if (!isPersonal || (typeof proc === "string" && /\S/.test(proc))) return;
    yield { path: [...path, "proc"], expected: "the reason of the question", received: proc, values: {} };
  }),
};

/** Questions that visitors answer on one page. */
const mostQuestions = 7;

export const longStep: Rule = {
  code: "form.long-step",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["pole", "opakovani"], function* ({ path, value: { pole } }) {
    if (!Array.isArray(pole) || pole.length <= mostQuestions) return;
    const values = { count: pole.length, most: mostQuestions };
    yield { path: [...path, "pole"], expected: `${mostQuestions} questions at most`, received: pole.length, values };
  }),
};

const texts = ["text", "dlouhy"];
const numbers = ["cislo", "castka"];

/** The kinds of answers for which a rule of a question does something. */
const kindsOf: Readonly<Record<string, readonly unknown[]>> = {
  ...{ vzor: texts, neboVzor: texts, aVzor: texts, neni: texts, opsat: texts, nejmeneZnaku: texts },
  delka: [...texts, "email", "telefon"],
  ...{ min: [...numbers, "soubory"], max: [...numbers, "soubory"], nejvyseJako: numbers },
  ...{ nejdrive: ["datum"], nejpozdeji: ["datum"], po: ["datum"], pred: ["datum"] },
  stejne: [...texts, ...numbers, "datum", "email", "telefon", "volba", "anoNe"],
  bezUdaju: ["soubory"],
};

/** Reports a rule that does nothing for answers of the question's kind. */
export const idleRule: Rule = {
  code: "form.rule-idle",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject(["druh", "pravidla"], function* ({ path, value: { druh, pravidla } }) {
    if (!isRecord(pravidla)) return;
    for (const [name, given] of Object.entries(pravidla)) {
      const kinds = kindsOf[name];
      const isSet = given !== null && given !== undefined && given !== false;
      const isAlone = (name === "neboVzor" || name === "aVzor") && !pravidla["vzor"];
      if (!isSet || !kinds || (kinds.includes(druh) && !isAlone)) continue;
      yield { path: [...path, "pravidla", name], expected: "no rule", received: given, values: {} };
    }
  }),
};
