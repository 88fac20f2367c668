import { expect, test } from "vitest";
import { rules } from "#checks/rules/registry.ts";
import { answerPaths } from "#schemas/forms/paths/answer-paths.ts";
import { toFormPath } from "#schemas/forms/paths/form-path.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { subjectOf } from "./example-subject.ts";

type Fields = Record<string, unknown>;

const question = (klic: string, druh = "text", more: Fields = {}) => ({
  klic,
  druh,
  popisek: `Otázka ${klic}`,
  ...more,
});
const options = (...values: string[]) => ({ moznosti: values.map((hodnota) => ({ hodnota, popisek: hodnota })) });
const step = (klic: string, pole: object[], more: Fields = {}) => ({ klic, nadpis: `Krok ${klic}`, pole, ...more });
const ask = (pole: string, vztah: string, hodnota?: string) => ({ pole, vztah, hodnota });
const when = (...podminky: object[]) => ({ kdyz: { podminky } });
const either = (...podminky: object[]) => ({ kdyz: { spojka: "nebo", podminky } });
const exit = (klic: string, condition: object) => ({ klic, nadpis: "Konec", obsah: "<p>Tady ne.</p>", ...condition });
const tried = (cil: Fields, ...rows: [string, string][]) => ({
  nazev: "Případ",
  odpovedi: rows.map(([pole, hodnota]) => ({ pole, hodnota })),
  cil,
});
const form = (kroky: object[], more: Fields = {}) => ({
  kroky,
  odeslani: { kanal: "podatelna", uchovani: 7, dalsiKroky: "<p>Ozveme se vám.</p>" },
  ...more,
});

const child = ask("osoba", "je", "dite");
const self = ask("osoba", "je", "sebe");
const answered = ask("osoba", "vyplneno");
const who = step("kdo", [question("osoba", "volba", options("sebe", "dite"))]);
const children = step("deti", [question("jmeno")], when(child));
const good = form([who, step("deti", [question("jmeno")])], { konec: [exit("jinde", when(self))] });
const repeated = { opakovani: { min: 1, max: 3, nazev: "Dítě" } };
const age = (more: Fields) => question("vek", "cislo", { pravidla: more });

const findings: readonly (readonly [name: string, code: string, pointer: string, data: Fields])[] = [
  [
    "a day between a later and an earlier one",
    "form.unanswerable",
    "/data/kroky/1/pole/0",
    form([
      step("od", [question("od", "datum", { pravidla: { nejdrive: "2027-05-01" } })]),
      step("do", [question("do", "datum", { pravidla: { nejdrive: "od", nejpozdeji: "dnes" } })]),
    ]),
  ],
  ["no whole number", "form.unanswerable", "/data/kroky/0/pole/0", form([step("deti", [age({ min: 0.2, max: 0.8 })])])],
  ["an exit for everybody", "form.exit-only", "/data/konec", form([who], { konec: [exit("jinde", when(answered))] })],
  [
    "two exits that divide everybody",
    "form.exit-only",
    "/data/konec",
    form([who, step("jine", [question("jmeno")])], { konec: [exit("a", when(self)), exit("b", when(child))] }),
  ],
  [
    "a step after answers that exclude each other",
    "form.unreachable",
    "/data/kroky/2",
    form([who, children, step("skola", [question("skola")], when(self, ask("jmeno", "vyplneno")))]),
  ],
  [
    "a question in a step of others",
    "form.unreachable",
    "/data/kroky/1/pole/1",
    form([who, { ...children, pole: [question("jmeno"), question("skola", "text", when(self))] }]),
  ],
  [
    "a step after a number that the question refuses",
    "form.unreachable",
    "/data/kroky/1",
    form([step("deti", [age({ max: 9 })]), step("velke", [question("jmeno")], when(ask("vek", "nejmene", "10")))]),
  ],
  [
    "an exit behind another one",
    "form.unreachable",
    "/data/konec/1",
    form([who], { konec: [exit("a", when(self)), exit("b", when(self))] }),
  ],
  [
    "a condition about any answer",
    "form.condition-idle",
    "/data/kroky/1/kdyz",
    form([who, { ...children, ...when(answered) }]),
  ],
  [
    "a condition whose other answers end before",
    "form.condition-idle",
    "/data/kroky/1/kdyz",
    form([who, children], { konec: [exit("jinde", when(self))] }),
  ],
  [
    "a condition that its step has as well",
    "form.condition-idle",
    "/data/kroky/1/pole/0/kdyz",
    form([who, { ...children, pole: [question("skola", "text", when(child)), question("jmeno")] }]),
  ],
  [
    "another exit",
    "form.case",
    "/data/zkousky/0/cil",
    { ...good, zkousky: [tried({ souhrn: true }, ["osoba", "sebe"])] },
  ],
  [
    "no exit",
    "form.case",
    "/data/zkousky/1/cil",
    {
      ...good,
      zkousky: [tried({ konec: "jinde" }, ["osoba", "sebe"]), tried({ konec: "jinde" }, ["osoba", "dite"])],
    },
  ],
  ["nothing that decides", "form.case", "/data/zkousky/0/cil", { ...good, zkousky: [tried({ souhrn: true })] }],
  [
    "an answer that a rule refuses",
    "form.case",
    "/data/zkousky/0/cil",
    { ...form([step("deti", [age({ max: 17 })])]), zkousky: [tried({ souhrn: true }, ["vek", "18"])] },
  ],
  [
    "a data box",
    "form.reason",
    "/data/kroky/0/pole/0/proc",
    form([step("kdo", [question("a", "text", { pravidla: { vzor: "schranka" } })])]),
  ],
  [
    "an account",
    "form.reason",
    "/data/kroky/0/pole/0/proc",
    form([step("kdo", [question("a", "text", { pravidla: { vzor: "ucet" }, proc: " " })])]),
  ],
  [
    "a birthday",
    "form.reason",
    "/data/kroky/0/pole/0/proc",
    form([step("kdo", [question("a", "datum", { autocomplete: "bday" })])]),
  ],
];

const codes = (data: Fields) =>
  rules.flatMap((rule) => {
    const found = rule.code.startsWith("form.") ? [...rule.check(subjectOf({ structure: "formular", data }))] : [];
    return found.map(({ path }) => `${rule.code} ${toPointer(path)}`);
  });

test.each(findings)("%s: %s at %s", (_, code, pointer, data) => {
  expect(codes(data)).toEqual([`${code} ${pointer}`]);
});

const formats = ["psc", "ico", "schranka", "rodneCislo", "ucet"];

const right: readonly (readonly [name: string, data: Fields])[] = [
  [
    "the same as a question that is not always asked",
    form([
      who,
      step("spojeni", [
        question("email", "email", when(self)),
        question("znovu", "email", { pravidla: { stejne: "email" } }),
      ]),
    ]),
  ],
  [
    "every kind of question has a right answer",
    form([
      step(
        "vzory",
        formats.map((vzor) => question(vzor.toLowerCase(), "text", { pravidla: { vzor }, proc: "je nutný" })),
      ),
      step("druhy", [
        question("a", "dlouhy", { pravidla: { delka: 3 } }),
        question("b", "castka", { pravidla: { min: 0.5, max: 0.7 } }),
        question("c", "telefon", { pravidla: { delka: 9 } }),
        question("d", "email"),
        question("e", "email", { pravidla: { stejne: "d" } }),
        question("f", "anoNe"),
      ]),
      step("dny", [
        question("g", "datum", { pravidla: { nejdrive: "dnes" } }),
        question("h", "datum", { pravidla: { nejdrive: "2020-02-29", nejpozdeji: "g" } }),
        question("i", "datum", { pravidla: { nejpozdeji: "1990-01-01" } }),
      ]),
    ]),
  ],
  [
    "the limit of a number is tried",
    form([step("deti", [age({ max: 10 })]), step("velke", [question("jmeno")], when(ask("vek", "nejmene", "10")))]),
  ],
  [
    "both sides of a day are tried, and no day",
    form([
      step("den", [question("den", "datum", { nepovinne: true })]),
      step("drive", [question("a")], when(ask("den", "nejvyse", "2026-05-01"))),
      step("potom", [question("b")], when(ask("den", "nejmene", "2026-05-02"))),
      step("nekdy", [question("c")], when(ask("den", "vyplneno"))),
    ]),
  ],
  [
    "entries of a repeated step differ",
    form([
      step("deti", [age({})], repeated),
      step("ruzne", [question("a")], when(ask("vek", "nejvyse", "6"), ask("vek", "nejmene", "15"))),
    ]),
  ],
  [
    "several options are chosen at once",
    form([
      step("cim", [question("cim", "volby", options("a", "b", "c", "d", "e", "f", "g", "h", "i", "j"))]),
      step(
        "dve",
        [question("v")],
        when(ask("cim", "obsahuje", "a"), ask("cim", "obsahuje", "j"), ask("cim", "neni", "c")),
      ),
      step("obe", [question("x")], when(ask("cim", "obsahuje", "a"), ask("cim", "obsahuje", "b"))),
      step("jen", [question("y")], when(ask("cim", "je", "c"))),
      step("jedno", [question("z")], either(ask("cim", "obsahuje", "a"), ask("cim", "obsahuje", "c"))),
    ]),
  ],
  [
    "cases name what decides, and stop where an answer is missing",
    {
      ...form([who, step("deti", [question("jmeno")]), step("vek", [age({})])], {
        konec: [exit("jinde", when(self)), exit("male", when(ask("vek", "nejvyse", "3")))],
      }),
      zkousky: [
        tried({ souhrn: true }, ["osoba", "dite"], ["vek", "4"]),
        tried({}, ["osoba", "dite"], ["vek", "4"]),
        tried({ konec: "jinde" }, ["osoba", "sebe"]),
        tried({ krok: "kdo" }),
        tried({ krok: "deti" }, ["osoba", "dite"], ["jmeno", ""]),
        tried({ krok: "vek" }, ["osoba", "dite"]),
      ],
    },
  ],
  [
    "rows of a case are entries of a repeated step, or options of one answer",
    {
      ...form([step("deti", [age({})], repeated), step("cim", [question("cim", "volby", options("a", "b"))])], {
        konec: [
          exit("velke", when(ask("vek", "nejmene", "18"))),
          exit("obe", when(ask("cim", "obsahuje", "a"), ask("cim", "obsahuje", "b"))),
        ],
      }),
      zkousky: [
        tried({ konec: "velke" }, ["vek", "3"], ["vek", "18"]),
        tried({ konec: "obe" }, ["vek", "3"], ["cim", "a"], ["cim", "b"]),
        tried({ souhrn: true }, ["vek", "3"], ["cim", "a"]),
      ],
    },
  ],
];

test.each(right)("%s", (_, data) => {
  expect(codes(data)).toEqual([]);
});

const many = Array.from({ length: 14 }, (_, at) => `q${at}`);
const shownAfter = (key: string) => question(`${key}-proc`, "text", when(ask(key, "je", "ano")));

test.each([
  [
    "one page",
    form([
      step(
        "vse",
        many.map((key) => question(key, "anoNe")),
      ),
      step("proc", many.map(shownAfter)),
    ]),
  ],
  ["pages", form(many.flatMap((key) => [step(key, [question(key, "anoNe")]), step(`${key}-proc`, [shownAfter(key)])]))],
])(
  "a form with too many paths on %s is not followed to the end, and no part of it is called unreachable",
  (_, data) => {
    const parsed = toFormPath(data);
    expect(parsed && answerPaths(parsed, "2026-11-20").isComplete).toBe(false);
    expect(codes(data).filter((found) => !found.startsWith("form.long-step"))).toEqual([]);
  },
);
