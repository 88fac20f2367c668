import { type Condition, holds } from "#schemas/forms/definition/condition.ts";
import { toGuideQuestion } from "#schemas/guides/definition/guide-question.ts";
import { toResultRules } from "#schemas/guides/definition/guide-result.ts";
import type { Verdict } from "#schemas/guides/logic/decision-diagram.ts";
import type { GuideRules } from "#schemas/guides/logic/guide-logic.ts";

/** Returns random numbers from 0 to `below`, the same for the same seed. */
export function randomFrom(seed: number) {
  let state = seed + 1;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Every answer that a question of a random guide can have. */
export const domain = { volba: ["a", "b", "c"], anoNe: ["ano", "ne"], cislo: ["0", "1", "2", "3", "4", "5"] } as const;

/** Returns a guide of random rules over four to six questions. */
export function randomGuide(seed: number): GuideRules {
  const random = randomFrom(seed);
  const kinds = ["volba", "anoNe", "cislo"] as const;
  const questions = Array.from({ length: 4 + random(3) }, (_, at) => ({
    klic: `q${at}`,
    druh: kinds[random(3)] ?? "anoNe",
    popisek: `Otázka ${at}`,
    moznosti: domain.volba.map((hodnota) => ({ hodnota, popisek: hodnota })),
    min: 0,
    max: 5,
  }));
  const testOf = (before: number) => {
    const { klic, druh } = questions[random(before)] ?? { klic: "q0", druh: "anoNe" as const };
    const values = domain[druh];
    const hodnota = values[random(values.length)] ?? "";
    const relations =
      druh === "cislo" ? (["nejmene", "nejvyse", "je", "neni"] as const) : (["je", "neni", "vyplneno"] as const);
    return { pole: klic, vztah: relations[random(relations.length)] ?? ("je" as const), hodnota };
  };
  const testsOf = (before: number) => Array.from({ length: 1 + random(2) }, () => testOf(before));
  const joinOf = () => (random(2) ? ("a" as const) : ("nebo" as const));
  const conditionOf = (before: number) => ({
    spojka: joinOf(),
    podminky: testsOf(before),
    skupiny: random(2) ? [{ spojka: joinOf(), opak: random(2) === 0, podminky: testsOf(before) }] : null,
  });
  return {
    questions: questions.map((question, at) =>
      toGuideQuestion({ ...question, kdyz: at > 1 && random(3) === 0 ? conditionOf(at) : null }),
    ),
    results: Array.from({ length: 1 + random(3) }, (_, at) =>
      toResultRules({
        klic: `r${at}`,
        nazev: `Výsledek ${at}`,
        kriteria: Array.from({ length: 1 + random(3) }, () => ({
          popis: "Podmínka",
          kdyz: random(6) === 0 ? null : conditionOf(questions.length),
        })),
      }),
    ),
  };
}

/** Returns every combination of answers to all questions of a random guide. */
export function allAnswers({ questions }: GuideRules): Record<string, string>[] {
  const valuesOf = { choice: domain.volba, yesNo: domain.anoNe, number: domain.cislo, amount: domain.cislo };
  return questions.reduce<Record<string, string>[]>(
    (sets, { key, kind }) => sets.flatMap((set) => valuesOf[kind].map((value) => ({ ...set, [key]: value }))),
    [{}],
  );
}

/** Judges a guide by complete answers in the simplest way: question by question, criterion by criterion. */
export function judgeSimply({ questions, results }: GuideRules, answers: Readonly<Record<string, string>>): Verdict[] {
  const shown = new Map<string, string>();
  const isMet = (when: Condition | null) =>
    holds(when, (key) => {
      const value = shown.get(key);
      return value === undefined ? [] : [[value]];
    });
  for (const { key, when } of questions) if (isMet(when)) shown.set(key, answers[key] ?? "");
  return results.map(({ criteria }) => {
    if (criteria.some(({ when }) => when && !isMet(when))) return "no";
    return criteria.some(({ when }) => when === null) ? "maybe" : "yes";
  });
}
