import { expect, test } from "vitest";
import { questionsAndAnswers } from "#schemas/structures/questions-and-answers.ts";
import { createViewContext } from "#server/view/view-context.ts";
import { webs } from "../../recorded.ts";
import { aContent } from "../a-content.ts";

function anchorsOf(otazky: object[]): string[] {
  const [web] = webs;
  if (!web) throw new Error("there is no site");
  const ctx = createViewContext({ webs, web, host: "localhost", language: "cs", home: {}, folders: [] });
  const data = questionsAndAnswers.data.parse({ skupiny: [{ titulek: "Lhůta", otazky }] });
  const { groups } = questionsAndAnswers.view({ content: aContent(), data, ctx, listed: [] });
  return groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
}

test("anchors come from the editor, else from the question's words, and are unique", () => {
  const answer = { otazka: "Do kdy mám žádat?", odpoved: "<h2 id='lhuta'>Nadpis</h2><p>Text</p>" };
  const ids = anchorsOf([{ ...answer, kotva: "lhuta" }, { ...answer, kotva: "lhuta" }, answer]);
  expect(ids).toEqual(["c-lhuta-6", "c-lhuta", "c-lhuta-3", "c-do-kdy-mam-zadat"]);
});
