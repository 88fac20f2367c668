// biome-ignore lint/suspicious/noExplicitAny: tests break the record in any way.
export type Wire = any;

const question = (klic: string, druh = "text", more: object = {}) => ({ klic, druh, popisek: klic, ...more });
const when = (pole: string, hodnota: unknown = "x", vztah = "je") => ({ podminky: [{ pole, vztah, hodnota }] });

/** Ways to break the fields of the recorded form of requests for information. */
export const broken: [string, (data: Wire) => void][] = [
  ["a condition on a later step", (data) => (data.kroky[0].kdyz = when("osoba", "clovek"))],
  ["a condition on the step itself", (data) => (data.kroky[1].kdyz = when("osoba", "clovek"))],
  ["a condition of a question on itself", (data) => (data.kroky[1].pole[0].kdyz = when("osoba", "clovek"))],
  ["a condition on an unknown question", (data) => (data.kroky[2].kdyz = when("nikdo", "clovek"))],
  ["a condition on __proto__", (data) => (data.kroky[2].kdyz = when("__proto__", "clovek"))],
  ["a condition on constructor", (data) => (data.kroky[2].kdyz = when("constructor", "clovek"))],
  ["a condition on an unknown option", (data) => (data.kroky[2].kdyz = when("osoba", "robot"))],
  ["a condition on the label instead of the value", (data) => (data.kroky[2].kdyz = when("osoba", "Za sebe"))],
  ["a condition without a value", (data) => (data.kroky[2].kdyz = { podminky: [{ pole: "osoba", vztah: "je" }] })],
  ["a condition without tests", (data) => (data.kroky[2].kdyz = { podminky: [] })],
  ["a condition with an empty group", (data) => (data.kroky[2].kdyz = { skupiny: [{ podminky: [] }] })],
  ["a group on a later question", (data) => (data.kroky[1].kdyz = { skupiny: [when("osoba", "clovek")] })],
  [
    "a group on an unknown option beside a right test",
    (data) => (data.kroky[2].kdyz = { ...when("osoba", "clovek"), skupiny: [when("osoba", "robot")] }),
  ],
  ["a group in a group", (data) => (data.kroky[2].kdyz = { skupiny: [{ skupiny: [when("osoba", "clovek")] }] })],
  ["a text filled in from the address", (data) => (data.kroky[2].pole[0].predvyplnit = "adresa")],
  ["an unknown relation", (data) => (data.kroky[2].kdyz = when("osoba", "clovek", "priblizne"))],
  [
    "a number compared with a word",
    (data) => {
      data.kroky[1].pole.push(question("kolik", "cislo"));
      data.kroky[2].kdyz = when("kolik", "mnoho", "nejmene");
    },
  ],
  ["an exit on an unknown question", (data) => (data.konec[0].kdyz = when("nikdo", "x"))],
  ["an exit on an unknown option", (data) => (data.konec[0].kdyz = when("druh", "nic"))],
  ["an exit without a condition", (data) => delete data.konec[0].kdyz],
  ["two steps of one key", (data) => (data.kroky[1].klic = data.kroky[0].klic)],
  ["two questions of one key in a step", (data) => (data.kroky[2].pole[1].klic = "jmeno")],
  ["two questions of one key in two steps", (data) => (data.kroky[3].pole[0].klic = "jmeno")],
  ["two options of one value", (data) => (data.kroky[1].pole[0].moznosti[1].hodnota = "clovek")],
  ["the key __proto__", (data) => (data.kroky[2].pole[0].klic = "__proto__")],
  ["a key with capitals", (data) => (data.kroky[2].pole[0].klic = "Jmeno")],
  ["a repetition with min above max", (data) => (data.kroky[2].opakovani = { min: 3, max: 1, nazev: "Osoba" })],
  ["a repetition of none", (data) => (data.kroky[2].opakovani = { min: 0, max: 0, nazev: "Osoba" })],
  ["a repetition of a thousand", (data) => (data.kroky[2].opakovani = { min: 1, max: 1000, nazev: "Osoba" })],
  ["a step without questions", (data) => (data.kroky[2].pole = [])],
  ["a step with a null for questions", (data) => (data.kroky[2].pole = null)],
  ["a step that is a text", (data) => (data.kroky[2] = "krok")],
  ["a step that is null", (data) => (data.kroky[2] = null)],
  ["no steps", (data) => (data.kroky = [])],
  ["steps that are an object", (data) => (data.kroky = { 0: data.kroky[0] })],
  ["an unknown kind of question", (data) => (data.kroky[2].pole[0].druh = "podpis")],
  ["a choice without options", (data) => delete data.kroky[1].pole[0].moznosti],
  ["a choice of one option", (data) => data.kroky[1].pole[0].moznosti.pop()],
  [
    "a minimum above the maximum",
    (data) => data.kroky[2].pole.push(question("kolik", "cislo", { pravidla: { min: 5, max: 1 } })),
  ],
  ["the same as an unknown question", (data) => (data.kroky[6].pole[1].pravidla.stejne = "nikdo")],
  ["earliest after a later question", (data) => (data.kroky[2].pole[1].pravidla.nejdrive = "od")],
  ["two exit pages of one key", (data) => (data.konec[1].klic = data.konec[0].klic)],
  ["the same as the question itself", (data) => (data.kroky[6].pole[1].pravidla.stejne = "email-znovu")],
  ["the same as a question of another kind", (data) => (data.kroky[6].pole[1].pravidla.stejne = "jmeno")],
  ["earliest after a question that is no day", (data) => (data.kroky[4].pole[2].pravidla.nejdrive = "jmeno")],
  ["latest before the question itself", (data) => (data.kroky[4].pole[2].pravidla = { nejpozdeji: "do" })],
  ["a month that does not exist", (data) => (data.kroky[2].pole[1].pravidla.nejdrive = "2027-99-99")],
  ["a day that does not exist", (data) => (data.kroky[2].pole[1].pravidla.nejdrive = "2027-02-29")],
  [
    "earliest after latest",
    (data) => (data.kroky[2].pole[1].pravidla = { nejdrive: "2027-01-01", nejpozdeji: "2026-01-01" }),
  ],
  ["no channel", (data) => delete data.odeslani.kanal],
  ["an address as the channel", (data) => (data.odeslani.kanal = "podatelna@priklad.example")],
  ["no submission", (data) => delete data.odeslani],
];
