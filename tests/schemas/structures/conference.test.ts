import { expect, test } from "vitest";
import { toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { aContent, plainContext } from "../a-content.ts";

const needed = {
  zacatek: "2026-12-08T09:00:00",
  konec: "2026-12-08T16:00:00",
  forma: "online",
  perex: "O čem konference je.",
  kontakt: { email: "konference@mpsv.example" },
};

function start(data: Record<string, unknown>) {
  const content = aContent({ structureKey: "konference", data: { ...needed, ...data } });
  const { page, issues } = parsePage(content, plainContext);
  const errors = issues.filter(({ severity }) => severity === "error");
  return { page, errors: errors.map(({ code, path }) => [code, toPointer(path)]) };
}

test("only an online conference needs no venue", () => {
  expect(start({}).errors).toEqual([]);
  expect(start({ forma: "hybridne" }).errors).toEqual([["event.venue", "/data/misto"]]);
  expect(start({ forma: "prezencne", misto: { nazev: "Velký sál" } }).errors).toEqual([]);
});

test("the end of a conference is removed if it is before the start", () => {
  const { page, errors } = start({ konec: "2026-12-08T08:59:00" });
  expect(errors).toEqual([["event.order", "/data/konec"]]);
  expect(page).toMatchObject({ key: "conference", view: { date: { start: "2026-12-08T08:00:00.000Z", end: null } } });
});

test("the programme's times are in Prague time on its day, including midnight", () => {
  const polozky = [{ od: "22:30", do: "24:00", titulek: "Společenský večer" }];
  const { page, errors } = start({ program: [{ den: "2026-12-08", polozky }] });
  expect(errors).toEqual([]);
  expect(page).toMatchObject({
    view: { programme: [{ items: [{ start: "2026-12-08T21:30:00.000Z", end: "2026-12-08T23:00:00.000Z" }] }] },
  });
});
