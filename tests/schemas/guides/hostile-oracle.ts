/** A second opinion about guides, written from docs/guides.md alone: it tries every answer. */
export interface Test {
  pole: string;
  vztah: string;
  hodnota?: string;
}
export interface Group {
  spojka?: string;
  opak?: boolean;
  podminky: Test[];
}
export interface Rule {
  spojka?: string;
  podminky?: Test[];
  skupiny?: Group[];
}
export interface Question {
  klic: string;
  druh: string;
  popisek: string;
  moznosti?: { hodnota: string; popisek: string }[];
  min?: number;
  max?: number;
  bezNevim?: boolean;
  kdyz?: Rule;
}
export interface Result {
  klic: string;
  nazev: string;
  kriteria: { popis: string; kdyz?: Rule }[];
  smery?: { otazka: string; smer: string }[];
}
export interface Guide {
  otazky: Question[];
  vysledky: Result[];
  bezNaroku?: string | null;
}
export type Verdict = "yes" | "maybe" | "no";
export type Answers = ReadonlyMap<string, string>;

export function randomFrom(seed: number) {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Values that a question can have, as few as tell everything apart. */
export function valuesOf({ otazky, vysledky }: Guide, question: Question): string[] {
  if (question.druh === "volba") return (question.moznosti ?? []).map(({ hodnota }) => hodnota);
  if (question.druh === "anoNe") return ["ano", "ne"];
  const { min = 0, max = 0 } = question;
  if (question.druh === "cislo") return Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  const rules = [
    ...otazky.map(({ kdyz }) => kdyz),
    ...vysledky.flatMap(({ kriteria }) => kriteria.map(({ kdyz }) => kdyz)),
  ];
  const tests = rules.flatMap((rule) => [
    ...(rule?.podminky ?? []),
    ...(rule?.skupiny ?? []).flatMap((each) => each.podminky),
  ]);
  const limits = tests
    .filter(({ pole }) => pole === question.klic)
    .map(({ hodnota }) => Math.floor(Number(hodnota) * 100));
  const cents = new Set([min * 100, max * 100, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])]);
  return [...cents].filter((each) => each >= min * 100 && each <= max * 100).map((each) => String(each / 100));
}

function isTrue({ pole, vztah, hodnota }: Test, shown: Answers): boolean {
  const value = shown.get(pole);
  if (vztah === "vyplneno") return value !== undefined;
  if (vztah === "neni")
    return (
      value !== undefined && (Number.isNaN(Number(hodnota)) ? value !== hodnota : Number(value) !== Number(hodnota))
    );
  if (value === undefined) return false;
  if (vztah === "nejmene") return Number(value) >= Number(hodnota);
  if (vztah === "nejvyse") return Number(value) <= Number(hodnota);
  return Number.isNaN(Number(hodnota)) ? value === hodnota : Number(value) === Number(hodnota);
}

function isMet(rule: Rule, shown: Answers): boolean {
  const tests = (rule.podminky ?? []).map((test) => isTrue(test, shown));
  const groups = (rule.skupiny ?? []).map(({ podminky, spojka, opak }) => {
    const met = podminky.map((test) => isTrue(test, shown));
    return (spojka === "nebo" ? met.some(Boolean) : met.every(Boolean)) !== (opak === true);
  });
  const parts = [...tests, ...groups];
  return rule.spojka === "nebo" ? parts.some(Boolean) : parts.every(Boolean);
}

/** Judges complete answers. */
export function judge({ otazky, vysledky }: Guide, answers: Answers): Verdict[] {
  const shown = new Map<string, string>();
  for (const { klic, kdyz } of otazky) {
    const answer = answers.get(klic);
    if (answer !== undefined && (!kdyz || isMet(kdyz, shown))) shown.set(klic, answer);
  }
  return vysledky.map(({ kriteria }) => {
    if (kriteria.some(({ kdyz }) => kdyz && !isMet(kdyz, shown))) return "no";
    return kriteria.some(({ kdyz }) => !kdyz) ? "maybe" : "yes";
  });
}

/** Every way to complete the given answers. */
export function completions(guide: Guide, known: Answers): Answers[] {
  return guide.otazky.reduce<Map<string, string>[]>(
    (sets, question) => {
      const given = known.get(question.klic);
      const values = given === undefined ? valuesOf(guide, question) : [given];
      return sets.flatMap((set) => values.map((value) => new Map([...set, [question.klic, value]])));
    },
    [new Map()],
  );
}

/** Verdicts of answers of which some are not known: what all ways to complete them agree on. */
export function judgeKnown(guide: Guide, known: Answers): Verdict[] {
  const judged = completions(guide, known).map((answers) => judge(guide, answers));
  return guide.vysledky.map((_, at) => {
    const verdicts = new Set(judged.map((each) => each[at] ?? "maybe"));
    const [only = "maybe"] = verdicts;
    return verdicts.size === 1 ? only : "maybe";
  });
}

export function randomGuide(seed: number): Guide {
  const random = randomFrom(seed);
  const kinds = ["volba", "anoNe", "cislo", "castka"];
  const otazky: Question[] = Array.from({ length: 3 + random(3) }, (_, at) => {
    const druh = kinds[random(kinds.length)] ?? "anoNe";
    const base = { klic: `q${at}`, druh, popisek: `Otázka ${at}?`, bezNevim: random(4) === 0 };
    if (druh === "volba")
      return {
        ...base,
        moznosti: ["a", "b", "c", "d"].slice(0, 2 + random(3)).map((hodnota) => ({ hodnota, popisek: `M ${hodnota}` })),
      };
    if (druh === "cislo") return { ...base, min: -1, max: 3 };
    return druh === "castka" ? { ...base, min: 0, max: 50 } : base;
  });
  const amounts = ["0", "10", "10.005", "10.01", "49.99", "50", "60"];
  const testOf = (before: number): Test => {
    const question = otazky[random(before)] ?? { klic: "q0", druh: "anoNe", popisek: "" };
    const isNumber = question.druh === "cislo" || question.druh === "castka";
    const relations = isNumber ? ["nejmene", "nejvyse", "je", "neni", "vyplneno"] : ["je", "neni", "vyplneno", "je"];
    const vztah = relations[random(relations.length)] ?? "je";
    const values =
      question.druh === "castka"
        ? amounts
        : question.druh === "cislo"
          ? ["-1", "0", "1", "1.5", "2", "3", "4"]
          : question.druh === "anoNe"
            ? ["ano", "ne"]
            : (question.moznosti ?? []).map(({ hodnota }) => hodnota);
    const hodnota = values[random(values.length)] ?? "";
    return { pole: question.klic, vztah, ...(vztah !== "vyplneno" && { hodnota }) };
  };
  const joinOf = () => (["a", "nebo", undefined] as const)[random(3)];
  const testsOf = (before: number) => Array.from({ length: 1 + random(3) }, () => testOf(before));
  const ruleOf = (before: number): Rule => {
    const shape = random(4);
    const spojka = joinOf();
    const groups = Array.from({ length: 1 + random(3) }, (): Group => {
      const inner = joinOf();
      return { ...(inner && { spojka: inner }), ...(random(2) && { opak: random(3) > 0 }), podminky: testsOf(before) };
    });
    return {
      ...(spojka && { spojka }),
      ...(shape !== 0 && { podminky: testsOf(before) }),
      ...(shape < 2 && { skupiny: groups }),
    };
  };
  for (const [at, question] of otazky.entries()) if (at > 0 && random(2) === 0) question.kdyz = ruleOf(at);
  const numbers = otazky.filter(({ druh }) => druh === "cislo" || druh === "castka");
  const vysledky: Result[] = Array.from({ length: 1 + random(3) }, (_, at) => {
    const one = numbers[random(Math.max(1, numbers.length))];
    return {
      klic: `r${at}`,
      nazev: `Výsledek ${at}`,
      kriteria: Array.from({ length: 1 + random(3) }, () => ({
        popis: "Podmínka",
        ...(random(7) !== 0 && { kdyz: ruleOf(otazky.length) }),
      })),
      ...(one && { smery: [{ otazka: one.klic, smer: random(2) ? "roste" : "klesa" }] }),
    };
  });
  return { otazky, vysledky, bezNaroku: random(2) ? null : "<p>Poradí vám úřad.</p>" };
}
