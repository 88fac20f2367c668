import { expect, test } from "vitest";
import { judgeKnown, randomGuide } from "../../schemas/guides/hostile-oracle.ts";
import { guide as recordOf, startGuide } from "./hostile-portal.ts";

const seeds = Array.from({ length: 40 }, (_, seed) => seed + 9000);
const verdictOf: Readonly<Record<string, string>> = {
  "nárok je": "yes",
  "nárok možná je": "maybe",
  "nárok není": "no",
};

test.each(seeds)(
  "each link of the way through guide %i leads where it says",
  async (seed) => {
    const guide = randomGuide(seed);
    const { open, html } = startGuide([recordOf(guide.otazky, guide.vysledky, { bezNaroku: guide.bezNaroku })]);
    const { body } = await html([], { isPreview: true, query: { preview: "" } });
    const links = [...body.matchAll(/href="([^"]*answer=[^"]*)"[^>]*>([^<]*)</g)].map(([, href = "", text = ""]) => ({
      text,
      answers: new URL(href.replaceAll("&amp;", "&"), "http://x").searchParams.getAll("answer"),
    }));
    for (const { text, answers } of links) {
      const { asked, verdicts, hasUnusable } = await open(answers);
      const question = guide.otazky.find(({ popisek }) => popisek === text);
      const [, name = "", words = ""] = /^(Výsledek \d+): (.*)$/.exec(text) ?? [];
      const at = guide.vysledky.findIndex(({ nazev }) => nazev === name);
      if (question) expect({ text, answers, asked }).toEqual({ text, answers, asked: question.klic });
      else if (at >= 0) {
        const known = new Map(
          answers.map((each) => each.split(":") as [string, string]).filter(([, value]) => value !== "nevim"),
        );
        expect({ text, answers, verdict: verdicts?.[at], judged: judgeKnown(guide, known)[at] }).toEqual({
          text,
          answers,
          verdict: verdictOf[words],
          judged: verdictOf[words],
        });
      } else if (text.startsWith("Nárok na nic")) expect(verdicts?.every((verdict) => verdict === "no")).toBe(true);
      expect(hasUnusable).toBe(false);
    }
    // A page without a link to it cannot be reached.
    const labels = new Set(links.map(({ text }) => text));
    const first = await open([]);
    if (!first.verdicts) {
      const reached = judgeKnown(guide, new Map());
      for (const [at, verdict] of reached.entries())
        if (verdict !== "maybe" && links.length > 0) {
          const others = Object.entries(verdictOf)
            .filter(([, value]) => value !== verdict)
            .map(([words]) => `Výsledek ${at}: ${words}`);
          expect(others.filter((label) => labels.has(label))).toEqual([]);
        }
    }
  },
  60_000,
);
