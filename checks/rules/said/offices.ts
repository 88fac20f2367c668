import { eachObject } from "#checks/each.ts";
import type { Problem, RecordPath, Rule, Subject } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { proseOf, sentencesOf, shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { weekdayInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { days } from "#schemas/values/office/office-hours.ts";
import words from "./claims.json" with { type: "json" };
import { daysNamed, timesNamed, weekdaysNamed } from "./mentions.ts";

type Fields = Readonly<Record<string, unknown>>;

const shared = { level: "content", severity: "warning", wcag: [] } as const;
const pattern = (source: string) => new RegExp(source, "iu");

const { access, hours } = words;
const features = (["vytah", "rampa", "indukcniSmycka", "vodiciPes"] as const).map((key) => ({
  key,
  named: pattern(access[key]),
}));
const [not, other, steps, way, noWay] = [access.not, access.other, access.steps, access.way, access.noWay].map(pattern);

/** A note on access to a building that says the opposite of a field. */
const otherAccess: Rule = {
  ...shared,
  code: "access.contradictory",
  check: eachObject(["vytah", "vstup"], function* ({ path, value }) {
    const { poznamka } = value;
    if (typeof poznamka !== "string") return;
    const problem = (sentence: string, context: string): Problem => ({
      path: [...path, "poznamka"],
      expected: "what the fields say",
      received: poznamka,
      values: { text: shortened(sentence), context },
    });
    const text = clean(poznamka);
    for (const sentence of sentencesOf(text)) {
      const found = features.filter(({ named }) => named.test(sentence));
      const [feature] = found;
      const said = feature ? value[feature.key] : null;
      if (found.length === 1 && typeof said === "boolean" && !other?.test(sentence) && not?.test(sentence) === said)
        yield problem(sentence, said ? "missing" : "there");
      else if (value["vstup"] === true && steps?.test(sentence) && (noWay?.test(text) || !way?.test(text)))
        yield problem(sentence, "steps");
    }
  }),
};

const [open, until, except, closed, openNote] = [
  hours.open,
  hours.until,
  hours.except,
  hours.closed,
  hours.openNote,
].map(pattern);

/** A note at opening hours that names other hours than those of its day, or says that an open day is closed. */
const otherHours: Rule = {
  ...shared,
  code: "hours.other-note",
  *check(subject) {
    yield* inNotes(subject);
    yield* inTexts(subject);
  },
};

const inNotes = eachObject(["dny"], function* ({ path, value }, { content: { language } }) {
  const week = Array.isArray(value["dny"]) ? value["dny"].filter(isRecord) : [];
  for (const [index, day] of week.entries()) {
    const note = typeof day["poznamka"] === "string" ? clean(day["poznamka"]) : "";
    const isWrong = day["rezim"] === "zavreno" ? openNote?.test(note) : closed?.test(note);
    const values = { text: shortened(note), day: weekdayInBothLanguages(String(day["den"])), context: "day" };
    if (note !== "" && isWrong)
      yield { path: [...path, "dny", index, "poznamka"], expected: "what the mode says", received: note, values };
  }
  const { poznamka } = value;
  if (typeof poznamka !== "string" || Object.hasOwn(value, "od")) return;
  for (const sentence of sentencesOf(clean(poznamka)))
    yield* otherThanWeek([...path, "poznamka"], sentence, week, language);
});

/** A text of an office that names other hours than the fields. */
function* inTexts(subject: Subject): Generator<Problem> {
  const { language } = subject.content;
  const weeks = textsOf(subject).objects.filter(({ shape }) => shape.keys.has("dny") && shape.keys.has("docasne"));
  const [own, ...others] = weeks;
  if (!own || others.length > 0 || !Array.isArray(own.value["dny"])) return;
  const week = own.value["dny"].filter(isRecord);
  for (const { path, own: line } of proseOf(subject)) {
    if (path[1] === own.path[1] || !ofOffice.has(String(path[1] ?? path[0])) || daysNamed(line, language).length > 0)
      continue;
    for (const sentence of sentencesOf(line)) yield* otherThanWeek(path, sentence, week, language);
  }
}

/** Texts of an office about itself as a whole. */
const ofOffice: ReadonlySet<string> = new Set(["description", "perex", "obsah", "upozorneni", "poznamka", "uvod"]);

/** The first sentence that says of a day what its hours do not. */
function* otherThanWeek(path: RecordPath, sentence: string, week: readonly Fields[], language: Language) {
  const wrong = otherEnd(sentence, week, language) ?? otherMode(sentence, week, language);
  if (!wrong) return;
  const values = { text: shortened(sentence), day: weekdayInBothLanguages(wrong.day), context: wrong.context };
  yield { path, expected: `${wrong.end}`, received: sentence, values };
}

/** Returns an open day that a sentence says to be closed, or a closed one that it says to be open. */
function otherMode(sentence: string, week: readonly Fields[], language: Language) {
  const isClosed = closedAllDay?.test(sentence) ?? false;
  if (isClosed === openAllDay?.test(sentence) || otherTime?.test(sentence) || /\d/.test(sentence)) return null;
  const named = [...weekdaysNamed(sentence, language)];
  const wrong = named
    .map((index) => days[index] ?? "")
    .find((name) => {
      const mode = week.find(({ den }) => den === name)?.["rezim"];
      return isClosed ? mode === "otevreno" || mode === "objednani" || mode === "nonstop" : mode === "zavreno";
    });
  return wrong === undefined ? null : { day: wrong, end: "what the mode says", context: "day" };
}

const [closedAllDay, openAllDay, otherTime, breaks] = [
  hours.closedAllDay,
  hours.openAllDay,
  hours.otherTime,
  hours.breaks,
].map(pattern);

/** Returns a day that a sentence says to end at another hour than the week does. */
function otherEnd(sentence: string, week: readonly Fields[], language: Language) {
  const times = timesNamed(sentence);
  const time = times.at(-1);
  if (!time || times.length > 2 || !open?.test(sentence) || except?.test(sentence)) return null;
  if (!until?.test(sentence.slice(0, time.index)) || (times.length === 2 && breaks?.test(sentence))) return null;
  for (const index of weekdaysNamed(sentence, language)) {
    const day = days[index] ?? "";
    const slots = week.find(({ den }) => den === day)?.["useky"];
    const ends = Array.isArray(slots) ? slots.map((slot) => (isRecord(slot) ? slot["do"] : null)) : [];
    const end = ends.map(String).toSorted().at(-1) ?? "";
    if (end !== "" && end !== time.time) return { day, end: `until ${end}`, context: undefined };
  }
  return null;
}

const [withoutBooking, otherDays] = [hours.withoutBooking, hours.otherDays].map(pattern);

/** The days on which offices of a record see everybody: of its hours, or of its contacts that see people on other days by appointment. */
function openDaysOf(objects: readonly { value: Fields }[], language: Language): Set<number>[] {
  return objects.flatMap(({ value: fields }) => {
    const { dny, provozniDoba } = fields;
    if (Array.isArray(dny) && !Object.hasOwn(fields, "od"))
      return [
        new Set(
          dny
            .filter(isRecord)
            .flatMap(({ den, rezim }) => (rezim === "otevreno" ? [days.map(String).indexOf(String(den))] : [])),
        ),
      ];
    if (typeof provozniDoba !== "string" || !otherDays?.test(provozniDoba)) return [];
    return [weekdaysNamed(provozniDoba.slice(0, otherDays.exec(provozniDoba)?.index), language)];
  });
}

/** A text that sends people without an appointment on days on which no office of the record sees them. */
const otherOpenDays: Rule = {
  ...shared,
  code: "hours.other-days",
  *check(subject) {
    const { language } = subject.content;
    const { objects } = textsOf(subject);
    for (const { path, own } of proseOf(subject)) {
      if (!withoutBooking?.test(own)) continue;
      const sentence = sentencesOf(own).find((each) => withoutBooking.test(each)) ?? "";
      const said = weekdaysNamed(sentence, language);
      const offices = openDaysOf(objects, language).filter(({ size }) => size > 0);
      if (said.size === 0 || offices.length === 0 || not?.test(sentence.replace(withoutBooking, ""))) continue;
      if (offices.some((each) => [...said].some((day) => each.has(day)))) continue;
      yield { path, expected: "the days of the hours", received: sentence, values: { text: shortened(sentence, 90) } };
    }
  },
};

export const officeRules: readonly Rule[] = [otherAccess, otherHours, otherOpenDays];
