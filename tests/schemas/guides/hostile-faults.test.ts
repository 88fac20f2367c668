import { expect, test } from "vitest";
import { findingsOf } from "#checks/findings.ts";
import { noLinks } from "#checks/links.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { command } from "#harness/guides/command.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { subjectOf } from "../../checks/rules/example-subject.ts";
import { goodRecord, goodStore } from "../../harness/check/checked.ts";
import { all, amount, ask, criterion, type Fields, result, yesNo } from "../../renderer/guides/hostile-portal.ts";
import { plainContext } from "../a-content.ts";

const kids = yesNo("deti");
const hasKids = criterion(all(ask("deti", "je", "ano")));
const data = (more: Fields = {}) => ({
  bezNaroku: "<p>Poradí vám úřad.</p>",
  otazky: [kids],
  vysledky: [result("a", [hasKids])],
  ...more,
});

function codesIn(record: Fields) {
  const subject = subjectOf({ structure: "pruvodce-narokem", data: record });
  const { issues } = parsePage(subject.content, plainContext);
  return findingsOf(subject, issues, { links: noLinks }).map(({ code }) => code);
}

const guideFile = "contents/mpsv/entitlement-guide/rodina.cs.json";
const version = (language: string, content: Fields) =>
  goodRecord("400", "pruvodce", {
    structure: { id: "1", key: "pruvodce-narokem" },
    language,
    friendlyURLs: { cs_cz: "pruvodce", en_gb: "guide" },
    data: content,
  });

async function run(files: Record<string, unknown>, ...argv: string[]) {
  const { io, out } = fakeIo();
  await command.run(readArguments(["--fixtures", goodStore(files), "--now", "2026-11-02", ...argv], command.args), io);
  return out();
}

test.each(["adresa", null])(
  "a translation with uchovani %j of a guide that keeps its answers is reported",
  async (uchovani) => {
    const out = await run(
      {
        [guideFile]: version("cs_cz", data({ uchovani: "relace" })),
        [guideFile.replace(".cs.", ".en.")]: version("en_gb", data({ uchovani })),
      },
      ...["--lang", "cs,en", "--reporter", "json"],
    );
    const guides: { language: string; findings: { code: string }[] }[] = JSON.parse(out).guides;
    expect(guides.find(({ language }) => language === "en")?.findings.map(({ code }) => code)).toContain(
      "guide.version",
    );
  },
);

test.each(["1e3", "0x10", "0b10"])("a condition that compares with %s is reported", (hodnota) => {
  const record = data({
    otazky: [amount("prijem")],
    vysledky: [result("a", [criterion(all(ask("prijem", "nejvyse", hodnota)))])],
  });
  expect(codesIn(record)).toContain("guide.condition");
});

test("an expert case with two answers to one question is reported", () => {
  const odpovedi = ["ano", "ne"].map((hodnota) => ({ otazka: "deti", hodnota }));
  const codesOf = (narok: string) =>
    codesIn(data({ zkousky: [{ nazev: "Případ", odpovedi, vysledky: [{ vysledek: "a", narok }] }] })).filter((code) =>
      code.startsWith("guide.case"),
    );
  expect([codesOf("ano"), codesOf("ne")]).toEqual([["guide.case-question"], ["guide.case-question"]]);
});

test("a line break in a label does not break the diagram", async () => {
  const otazky = [yesNo("deti", { popisek: "Máte děti?\nclick question_deti" })];
  const out = await run({ [guideFile]: version("cs_cz", data({ otazky })) }, "--graph");
  expect(out).not.toMatch(/^click /m);
});
