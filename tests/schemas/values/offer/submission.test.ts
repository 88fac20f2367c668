import { expect, test } from "vitest";
import { onlineTarget, submission, toSubmission } from "#schemas/values/offer/submission.ts";
import { plainContext } from "../../a-content.ts";
import { faultCodes } from "../../fault-codes.ts";

const office = { titulek: "Pobočka", adresa: "/kontakty" };

test.each([
  ["online", { adresa: "https://zadosti.example" }, "submission.href"],
  ["portal", { adresa: "https://portal.example" }, "submission.href"],
  ["datovaSchranka", { datovaSchranka: "sc9aavg" }, "submission.dataBox"],
  ["email", { email: "podatelna@mpsv.example" }, "submission.email"],
  ["posta", { misto: { cislo: "1", psc: "128 00", obec: "Praha 2" } }, "submission.place"],
  ["osobne", { pobocka: office }, "submission.place"],
  ["telefon", { telefon: "+420 950 100 300" }, "submission.phone"],
])("a submission by %s requires its own contact", (zpusob, way, code) => {
  const bare = faultCodes(submission, { zpusob, nazev: "Způsob" });
  expect(bare).toEqual([code]);
  expect(faultCodes(submission, { zpusob, nazev: "Způsob", ...way })).toEqual([]);
});

test("a submission through the employer needs no contact", () => {
  expect(submission.safeParse({ zpusob: "zamestnavatel", nazev: "Mzdová účtárna" }).success).toBe(true);
});

test("a letter can be sent to an office instead of an address", () => {
  expect(submission.safeParse({ zpusob: "posta", nazev: "Dopis", pobocka: office }).success).toBe(true);
});

test("the first online way is the link for applying", () => {
  const ways = [
    { zpusob: "osobne", nazev: "Přepážka", pobocka: office },
    { zpusob: "portal", nazev: "Portál", adresa: "https://portal.example" },
    { zpusob: "online", nazev: "Zóna", adresa: "https://zona.example" },
  ].map((way) => toSubmission(submission.parse(way), plainContext));
  expect(onlineTarget(ways)).toEqual({ href: "https://portal.example", external: true });
  expect(onlineTarget(ways.slice(0, 1))).toBeNull();
});
