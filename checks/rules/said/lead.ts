import { amountsIn } from "#checks/amounts.ts";
import type { Problem, RecordPath, Rule, Subject } from "#checks/rule.ts";
import { regionOfTown } from "#checks/rules/offices/town-of.ts";
import { proseOf, sentencesOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { hasCommonWords, isMistyped } from "./likeness.ts";
import { daysNamed } from "./mentions.ts";

const shared = { level: "content", severity: "warning", wcag: [] } as const;

interface Clause {
  words: readonly string[];
  text: string;
  /** Numbers with their places among the words. */
  numbers: readonly { at: number; value: string }[];
}

/** Returns the clauses of a text that have a number, without years. */
function clausesOf(text: string): Clause[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[,;:–] /))
    .filter((clause) => /\d/.test(clause))
    .map((clause) => {
      const words = wordsOf(clause.toLowerCase().replace(/(\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "$1")).filter(
        (word) => !/^(?:19|20)\d\d$/.test(word),
      );
      const numbers = words.flatMap((value, at) => (/^\d+(?:,\d+)?$/.test(value) ? [{ at, value }] : []));
      return { words, text: clause, numbers };
    });
}

/** Words around a number that have to be the same. */
const fewestAround = 3;

/** A lead and a text that name different numbers in the same words. */
const otherNumber: Rule = {
  ...shared,
  code: "number.other-than-lead",
  *check(subject) {
    const { perex } = subject.content.data;
    const leads = typeof perex === "string" && /\d/.test(perex) ? clausesOf(perex) : [];
    // One mistake may be found in both ways.
    const told = new Set<string>();
    if (leads.length === 0) return;
    const body = proseOf(subject).filter(
      ({ path, own }) => path[0] === "data" && path[1] === "obsah" && /\d/.test(own),
    );
    const clauses = body.flatMap(({ path, own }) => clausesOf(own).map((clause) => ({ path, clause })));
    for (const problem of otherFacts(subject)) {
      told.add(problem.path.join());
      yield problem;
    }
    const all = new Set(clauses.flatMap(({ clause }) => clause.numbers.map(({ value }) => value)));
    for (const { path, clause } of clauses) {
      const lead = leads.find((each) => saysOther(each, clause, all));
      if (!lead || told.has(path.join())) continue;
      const values = { text: shortened(clause.text), other: shortened(lead.text) };
      yield { path, expected: "the number of the lead", received: clause.text, values };
      return;
    }
  },
};

interface Fact {
  kind: "amount" | "share" | "start" | "deadline";
  value: string;
  path: RecordPath;
  sentence: string;
}

const before = {
  start:
    /(?<!\p{L})(?:od|začín\p{L}{1,3}|začne\p{L}?|startuje\p{L}?|spouští\p{L}?|spustíme|platí|otev\p{L}{2,6}|from|starts?|begins?|opens?|as of|since|с|со|з|із|від|начин\p{L}+|почина\p{L}+) (?:on |dne |ve? |platnosti )?(?:\p{L}{4,10},? )?$/iu,
  deadline:
    /(?<!\p{L})(?:do|nejpozději|by|until|till|no later than|до|не позднее|не пізніше) (?:dne |konce )?(?:\p{L}{4,10},? )?$/iu,
} as const;
const share =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)[ \u00a0]?(?:%|procent\p{L}*|per ?cent|процент\p{L}*|відсот\p{L}*)/giu;

/** True for texts that name other years: their numbers belong to those. */
function areOfOtherYears(one: string, other: string): boolean {
  const [years, others] = [one, other].map((text): string[] => text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []);
  return Boolean(years?.length && others?.length && !years.some((year) => others.includes(year)));
}

/** Returns what a text says in figures: amounts, shares, and days from which or until which something holds. */
function factsIn(text: string, path: RecordPath, language: Language): Fact[] {
  return sentencesOf(text)
    .filter((sentence) => /\d/.test(sentence))
    .flatMap((sentence) => {
      const facts = (kind: Fact["kind"], values: readonly string[]) =>
        values.map((value): Fact => ({ kind, value, path, sentence }));
      const days = daysNamed(sentence, language);
      const daysAfter = (kind: "start" | "deadline") =>
        days.flatMap(({ day, index }) =>
          before[kind].test(sentence.slice(Math.max(0, index - 50), index)) ? [day] : [],
        );
      return [
        ...facts("amount", amountsIn(sentence).map(String)),
        ...facts(
          "share",
          Array.from(sentence.matchAll(share), ([, number = ""]) => number.replace(",", ".")),
        ),
        ...facts("start", daysAfter("start")),
        ...facts("deadline", daysAfter("deadline")),
      ];
    });
}

/** Figures of the text about the same thing as the only one of their kind in the lead, from which they differ by a slip. */
function* otherFacts(subject: Subject): Generator<Problem> {
  const { content } = subject;
  const { perex } = content.data;
  if (typeof perex !== "string") return;
  const leads = Map.groupBy(factsIn(perex, ["data", "perex"], content.language), ({ kind }) => kind);
  const texts = proseOf(subject).filter(({ path }) => path[1] === "obsah" && path.length === 2);
  const body = Map.groupBy(
    leads.size === 0 ? [] : texts.flatMap(({ path, own }) => factsIn(own, path, content.language)),
    ({ kind }) => kind,
  );
  for (const [kind, [lead, ...others]] of leads) {
    const own = body.get(kind) ?? [];
    if (!lead || others.length > 0 || own.some(({ value }) => value === lead.value)) continue;
    const wrong = own.filter(({ value, sentence }) => {
      const isAlike =
        kind === "start" || kind === "deadline" ? isNearDay(lead.value, value) : isMistyped(lead.value, value);
      return (
        isAlike &&
        !areOfOtherYears(lead.sentence, sentence) &&
        hasCommonWords(sentence, `${lead.sentence} ${content.name}`, kind === "start" ? 2 : 3)
      );
    });
    const [first, ...more] = wrong;
    if (!first || more.length > 0) continue;
    const values = { text: shortened(first.sentence), other: shortened(lead.sentence) };
    yield { path: first.path, expected: lead.value, received: first.sentence, values };
  }
}

/** Days that differ in the day or in the month alone, as after a slip: other ones belong to other things. */
function isNearDay(one: string, other: string): boolean {
  const [month, day] = one.split("-");
  const [otherMonth, otherDay] = other.split("-");
  if (month === otherMonth) return isMistyped(String(Number(day)), String(Number(otherDay)));
  return day === otherDay && day !== "01" && Math.abs(Number(month) - Number(otherMonth)) === 1;
}

/** True for clauses of the same words with one other number, which the text never names. */
function saysOther(lead: Clause, own: Clause, all: ReadonlySet<string>): boolean {
  if (areOfOtherYears(lead.text, own.text)) return false;
  if (lead.numbers.length !== own.numbers.length) return false;
  const pairs = lead.numbers.map((number, index) => ({ lead: number, own: own.numbers[index] ?? number }));
  const other = pairs.filter((pair) => pair.lead.value !== pair.own.value);
  const [first] = other;
  if (!first || other.length > 1 || all.has(first.lead.value)) return false;
  let [before, after] = [1, 1];
  while (isSame(lead, own, first, -before)) before += 1;
  while (isSame(lead, own, first, after)) after += 1;
  if (before < 2 || after < 2 || before + after - 2 < fewestAround) return false;
  // Words that the lead lacks may name another group or another year.
  return isIn(own, lead);
}

function isSame(lead: Clause, own: Clause, pair: { lead: { at: number }; own: { at: number } }, step: number): boolean {
  const word = lead.words[pair.lead.at + step];
  return word !== undefined && word === own.words[pair.own.at + step];
}

function isIn(one: Clause, other: Clause): boolean {
  return one.words.every((word) => /^\d/.test(word) || other.words.includes(word));
}

/** A lead that invites to another town than that of the venue. */
const otherTown: Rule = {
  ...shared,
  code: "event.other-town",
  *check(subject) {
    const { perex, misto, terminy } = subject.content.data;
    const { language } = subject.content;
    const venue = isRecord(misto) && isRecord(misto["adresa"]) ? misto["adresa"] : null;
    if (typeof perex !== "string" || !venue || typeof venue["obec"] !== "string" || terminy) return;
    if (language !== "cs" && language !== "en") return;
    const own = venue["obec"];
    const named = [...perex.matchAll(place)].flatMap(([, word = ""]) => townLike(word));
    const around = `${perex} ${JSON.stringify(misto)} ${subject.content.name}`;
    const [town] = named.filter((each) => !own.includes(each) && !JSON.stringify(misto).includes(stemOf(each)));
    if (!town || perex.includes(stemOf(own)) || !around.includes(own)) return;
    yield { path: ["data", "perex"], expected: own, received: perex, values: { town, own } };
  },
};

/** A word with a capital after a preposition of place. */
const place = /(?<!\p{L})(?:do|v|ve|in|to|at)\s(\p{Lu}\p{Ll}{2,}(?:[- ]\p{Lu}\p{Ll}+)?)/gu;

/** The start of a name in all its cases: `Přerov`, `Olomouc`, `Liber` of Liberec, `Brn` of Brno, `Pra` of Praha. */
function stemOf(name: string): string {
  if (name.startsWith("Praha")) return "Pra";
  return name.replace(/(?:e[ck]|[aeiouyáéíóůýěr])$/u, "");
}

const towns = [...regionOfTown.keys()].filter((name) => !/[ -]/.test(name));

function townLike(word: string): string[] {
  return towns.filter((name) => {
    const stem = stemOf(name);
    return stem.length >= 4 && word.startsWith(stem) && word.length - name.length <= 2;
  });
}

/** An online event that says neither where to join nor how people get to know. */
const withoutStream: Rule = {
  ...shared,
  code: "event.no-stream",
  severity: "info",
  *check(subject: Subject) {
    const { forma, prenos, stav, registrace } = subject.content.data;
    if (forma !== "online" || (typeof prenos === "string" && prenos.trim() !== "")) return;
    if (!isRecord(registrace) || stav === "zruseno" || proseOf(subject).some(({ text }) => joining.test(text))) return;
    yield { path: ["data", "prenos"], expected: "an address", received: prenos, values: {} };
  },
};

const joining =
  /(?<!\p{L})(?:připoj|odkaz (?:k|na|pro|vám|pošl|přijde|dostan)|link|přenos (?:bude|najde|sled)|vysíl|join|stream|watch|подключ|ссылк|трансл|приєдн|підключ|посиланн)/iu;

export const leadRules: readonly Rule[] = [otherNumber, otherTown, withoutStream];
