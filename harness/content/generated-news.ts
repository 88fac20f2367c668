import type { GeneratedContents } from "#embedded/replay/generated.ts";
import { type Content, content } from "#embedded/replay/wire-records.ts";
import { createTextSource } from "./like-texts.ts";

/** Number of texts that the news items cycle through. */
const texts = 500;

/** Time of the first and newest item. Each later one is older by {@link apart}, so that a million span twenty years. */
const newest = Date.UTC(2026, 10, 1, 8);
const apart = 10 * 60 * 1000;

/** Generates news from recorded words on demand, so that any number of items takes no memory. */
export function generatedNews(count: number, recorded: readonly Content[]): GeneratedContents {
  const model = recorded.find(({ structure }) => structure.key === "aktualita");
  if (!model) throw new Error("There is no recorded news item as a model.");
  const source = createTextSource(recorded);
  const bodies = Array.from({ length: texts }, () => ({ title: source.title("cs"), body: source.body("cs") }));
  const bodyOf = (number: number) => bodies[number % texts] ?? { title: "", body: "" };
  const sortFieldsAt = (number: number) => {
    const day = new Date(newest - number * apart).toISOString().slice(0, 19);
    const name = `Zpráva ${number + 1}: ${bodyOf(number).title}`;
    return { id: String(firstId + number), name, displayAt: day, updatedAt: day, priority: 0 };
  };
  return {
    count,
    webId: "12",
    language: "cs_cz",
    structureKey: model.structure.key,
    sortFieldsAt,
    at: (number) =>
      content.parse({
        ...model,
        ...sortFieldsAt(number),
        webId: "12",
        web: { id: "12" },
        language: "cs_cz",
        published: true,
        categories: [],
        tags: [],
        friendlyURLs: { cs_cz: `${folder}${number + 1}` },
        data: { perex: `${bodyOf(number).title}.`, obsah: `<p>${bodyOf(number).body}</p>` },
      }),
    numberOf: (wanted) => {
      const number = "id" in wanted ? Number(wanted.id) - firstId : numberIn(wanted) - 1;
      const isThere = Number.isInteger(number) && number >= 0 && number < count;
      return isThere && isSame(wanted, number) ? number : null;
    },
  };

  function isSame(wanted: { id: string } | { slug: string } | { name: string }, number: number): boolean {
    if ("name" in wanted) return sortFieldsAt(number).name === wanted.name;
    return "id" in wanted ? wanted.id === String(firstId + number) : wanted.slug === `${folder}${number + 1}`;
  }
}

const firstId = 100_000_000;
const folder = "ukazky/zpravy/";

/** Returns the number in a name or an address. */
function numberIn(wanted: { slug: string } | { name: string }): number {
  return Number(/\d+/.exec("slug" in wanted ? wanted.slug : wanted.name)?.[0] ?? 0);
}
