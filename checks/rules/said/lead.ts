import type { Rule, Subject } from "#checks/rule.ts";
import { regionOfTown } from "#checks/rules/offices/town-of.ts";
import { proseOf, sentencesOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import { isRecord } from "#schemas/parse/shape.ts";

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
      const words = wordsOf(clause.toLowerCase().replace(/(\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "$1"));
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
    if (leads.length === 0) return;
    const body = proseOf(subject).filter(
      ({ path, own }) => path[0] === "data" && path[1] === "obsah" && /\d/.test(own),
    );
    const clauses = body.flatMap(({ path, own }) => clausesOf(own).map((clause) => ({ path, clause })));
    const all = new Set(clauses.flatMap(({ clause }) => clause.numbers.map(({ value }) => value)));
    for (const { path, clause } of clauses) {
      const lead = leads.find((each) => saysOther(each, clause, all));
      if (!lead) continue;
      const values = { text: shortened(clause.text), other: shortened(lead.text) };
      yield { path, expected: "the number of the lead", received: clause.text, values };
      return;
    }
  },
};

/** True for clauses of the same words with one other number, which the text never names. */
function saysOther(lead: Clause, own: Clause, all: ReadonlySet<string>): boolean {
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
