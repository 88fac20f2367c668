// @vitest-environment happy-dom
import { expect, test } from "vitest";
import many from "#fixtures/contents/mpsv/questions-and-answers/davky-od-a-do-z-osmdesat-otazek.cs.json" with {
  type: "json",
};
import few from "#fixtures/contents/mpsv/questions-and-answers/otazky-k-minimalni-mzde-jedna-skupina.cs.json" with {
  type: "json",
};
import { questionsAndAnswers } from "#schemas/structures/questions-and-answers.ts";
import { QuestionsAndAnswersTemplate } from "#templates/questions-and-answers/questions-and-answers.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { showView } from "../../schemas/lists/show.ts";

function start(query = "", record: { data: object } = many) {
  const data = questionsAndAnswers.data.parse(record.data);
  const own = questionsAndAnswers.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  const view = { ...own, inCzech: [] };
  const listing = showView(questionsAndAnswers, view, query);
  const html = render(<QuestionsAndAnswersTemplate view={view} listing={listing} />);
  const questions = [...html.querySelectorAll("summary h3")].map(({ textContent }) => textContent ?? "");
  return { html, view, listing, questions, isOpen: (html.querySelectorAll("details[open]") ?? []).length };
}

const words = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

test("all questions are on the page, collapsed, with a search form", () => {
  const { html, view, questions, isOpen } = start();
  expect(questions).toHaveLength(80);
  expect(questions).toEqual(view.groups.flatMap(({ items }) => items.map(({ question }) => question)));
  expect(isOpen).toBe(0);
  expect(html.querySelector("search form input[name=q]")).not.toBeNull();
  expect(html.querySelector("[role=status]")?.textContent).toBe("80 záznamů");
  expect(html.querySelector("nav[aria-label='Stránky seznamu']")).toBeNull();
});

test("a word is found in question, answer or topic, regardless of case and accents", () => {
  const { html, view, questions } = start("q=RODICOVSKY");
  const fitting = view.groups.flatMap(({ title, items }) =>
    items
      .filter(({ question, answer }) => / rodicovsky/.test(words(` ${title} ${question} ${answer.html}`)))
      .map(({ question }) => question),
  );
  expect(questions).toEqual(fitting);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.length).toBeLessThan(80);
  expect(html.querySelector("[role=status]")?.textContent).toMatch(new RegExp(`^Nalezen. ${questions.length} `));
});

test("only topics with matching questions are shown, in the table of contents too", () => {
  const { html, listing } = start("q=rodicovsky");
  const topics = new Set(listing.rows.map(({ topic }) => topic));
  const headings = [...html.querySelectorAll("section[id] > h2")].map(({ textContent }) => textContent ?? "");
  expect(headings).toEqual([...topics]);
  const links = [...html.querySelectorAll("aside nav a")].map(({ textContent }) => textContent);
  expect(links).toEqual(topics.size > 1 ? [...topics] : []);
});

test("a few short answers are expanded", () => {
  const [first] = start().view.groups[0]?.items ?? [];
  const { questions, isOpen } = start(`q=${encodeURIComponent(first?.question ?? "")}`);
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.length).toBeLessThanOrEqual(5);
  expect(isOpen).toBe(questions.length);
});

test("an empty result says so, with a link back to all questions", () => {
  const { html, questions } = start("q=velbloudi");
  expect(questions).toEqual([]);
  expect(html.querySelector("[role=status]")?.textContent).toBe("Nenalezen žádný záznam");
  const back = [...html.querySelectorAll("a")].find(({ textContent }) => textContent === "Zobrazit celý seznam");
  expect(back?.getAttribute("href")).toMatch(/^[^q]*#results$/);
});

test("a few questions have no search, whatever the address says", () => {
  const { html, questions } = start("q=velbloudi", few);
  expect(questions).toHaveLength(2);
  expect(html.querySelector("search, [role=status]")).toBeNull();
});
