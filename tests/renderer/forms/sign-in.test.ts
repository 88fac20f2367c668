import { expect, test, vi } from "vitest";
import { anyone, type Visitor } from "#schemas/visitor/visitor.ts";
import { patience } from "../../patience.ts";
import { formOf, own, startForms } from "./form-portal.ts";

const pole = [
  { klic: "jmeno", druh: "text", popisek: "Jméno", predvyplnit: "jmeno" },
  { klic: "vek", druh: "cislo", popisek: "Věk" },
];
const step = `${own}/-/krok/osoba`;

const signedIn = (login: string, name: string | null): Visitor => ({
  ...anyone,
  session: { user: { login, name, roles: [] }, sessionId: login },
});
const jana = signedIn("jana", "Jana Nová");
const petr = signedIn("petr", "Petr Král");

function start(prihlaseni: string) {
  const portal = startForms([formOf({ prihlaseni, kroky: [{ klic: "osoba", nadpis: "Kdo žádá", pole }] })]);
  const as = (visitor: Visitor) => ({
    async open(path: string) {
      const { status, to, progress } = await portal.open(path, { visitor });
      return { status, to, values: progress?.kind === "step" ? progress.state.values : null };
    },
    async send(path: string, fields: Record<string, string>) {
      const values = new Map(Object.entries(fields).map(([name, value]) => [name, [value]]));
      return portal.open(path, { visitor, form: { fields: values, files: [] } });
    },
  });
  return { portal, as };
}

test("a form that needs signing in shows no step to others, and leads them to the login", async () => {
  const { as } = start("nutne");
  expect(await as(anyone).open(step)).toMatchObject({ status: 302, to: expect.stringContaining("/login") });
  expect(await as(anyone).send(step, { jmeno: "X", vek: "1" })).toMatchObject({ status: 302 });
  expect(await as(anyone).open(own)).toMatchObject({ status: 200 });
  expect(await as(jana).open(step)).toMatchObject({ status: 200, values: { jmeno: ["Jana Nová"] } });
});

test("the account fills in what it knows until there is an answer, which can be another one", async () => {
  const { as } = start("mozne");
  expect((await as(anyone).open(step)).values).toEqual({ jmeno: [], vek: [] });
  expect((await as(signedIn("x", null)).open(step)).values?.["jmeno"]).toEqual([]);
  expect((await as(jana).open(step)).values).toMatchObject({ jmeno: ["Jana Nová"] });
  await as(jana).send(step, { jmeno: "Jana Malá", vek: "30" });
  expect((await as(jana).open(step)).values).toEqual({ jmeno: ["Jana Malá"], vek: ["30"] });
});

test("answers given before signing in stay, and then only their visitor sees them", async () => {
  const { as } = start("mozne");
  await as(anyone).send(step, { jmeno: "Jana", vek: "30" });
  expect((await as(jana).open(step)).values).toEqual({ jmeno: ["Jana"], vek: ["30"] });
  await as(jana).send(step, { jmeno: "Jana", vek: "31" });
  for (const other of [anyone, petr]) expect((await as(other).open(step)).values?.["vek"]).toEqual([]);
  // After the session has ended and begun anew, they are there again.
  expect((await as(jana).open(step)).values?.["vek"]).toEqual(["31"]);
});

test("another visitor of the same browser begins anew, and gets nothing of the answers before", async () => {
  const { as, portal } = start("nutne");
  await as(jana).send(step, { jmeno: "Jana", vek: "30" });
  await as(petr).send(step, { jmeno: "Petr", vek: "40" });
  expect((await as(petr).open(step)).values).toEqual({ jmeno: ["Petr"], vek: ["40"] });
  const { progress } = await portal.open(`${own}/-/souhrn`, { visitor: petr });
  const submission = progress?.kind === "summary" ? progress.submission : "";
  portal.clock.time += 60_000;
  await as(petr).send(`${own}/-/souhrn`, { submission, declaration: "ano" });
  await vi.waitFor(() => expect(portal.delivered()).toHaveLength(1), patience);
  expect(portal.delivered()[0]).toMatchObject({ sender: { login: "petr", name: "Petr Král" } });
});

test("a form that is about nobody's account does not ask who is signed in", async () => {
  const { as } = start("netreba");
  expect((await as(jana).open(step)).values?.["jmeno"]).toEqual([]);
  await as(jana).send(step, { jmeno: "Jana", vek: "30" });
  expect((await as(anyone).open(step)).values?.["vek"]).toEqual(["30"]);
});

test("a visitor whose session has ended writes beside the account's answers, not over them", async () => {
  const { as } = start("mozne");
  await as(jana).send(step, { jmeno: "Jana", vek: "31" });
  await as(anyone).send(step, { jmeno: "Někdo", vek: "50" });
  await as(petr).send(step, { jmeno: "Petr", vek: "40" });
  expect((await as(jana).open(step)).values).toEqual({ jmeno: ["Jana"], vek: ["31"] });
  expect((await as(anyone).open(step)).values).toEqual({ jmeno: ["Někdo"], vek: ["50"] });
  expect((await as(petr).open(step)).values).toEqual({ jmeno: ["Petr"], vek: ["40"] });
  // Deleting or sending those of one leaves the others.
  await as(jana).send(`${own}/-/odpovedi`, {});
  expect((await as(jana).open(step)).values).toEqual({ jmeno: ["Jana Nová"], vek: [] });
  expect((await as(anyone).open(step)).values).toEqual({ jmeno: ["Někdo"], vek: ["50"] });
  expect((await as(petr).open(step)).values).toEqual({ jmeno: ["Petr"], vek: ["40"] });
});
