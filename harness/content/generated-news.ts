import type { GeneratedContents } from "#portal/replay/generated.ts";
import { type Content, content } from "#portal/replay/wire-records.ts";
import { createTextSource } from "./text-source.ts";

/** Number of texts that the news items cycle through. */
const textCount = 500;

/** Time of the first and newest item. Each later one is older by {@link intervalMs}, so that a million span twenty years. */
const newest = Date.UTC(2026, 10, 1, 8);
const intervalMs = 10 * 60 * 1000;

/** Generates news from recorded words on demand, so that any number of items takes no memory. */
export function generatedNews(count: number, recorded: readonly Content[]): GeneratedContents {
  const model = recorded.find(({ structure }) => structure.key === "aktualita");
  if (!model) throw new Error("There is no recorded news item as a model.");
  const source = createTextSource(recorded);
  const bodies = Array.from({ length: textCount }, () => ({ title: source.title("cs"), body: source.body("cs") }));
  const bodyOf = (number: number) => bodies[number % textCount] ?? { title: "", body: "" };
  const sortFieldsAt = (number: number) => {
    const day = new Date(newest - number * intervalMs).toISOString().slice(0, 19);
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
    numberOf: (query) => {
      const number = "id" in query ? Number(query.id) - firstId : numberIn(query) - 1;
      const isThere = Number.isInteger(number) && number >= 0 && number < count;
      return isThere && isSame(query, number) ? number : null;
    },
  };

  function isSame(query: { id: string } | { slug: string } | { name: string }, number: number): boolean {
    if ("name" in query) return sortFieldsAt(number).name === query.name;
    return "id" in query ? query.id === String(firstId + number) : query.slug === `${folder}${number + 1}`;
  }
}

const firstId = 100_000_000;
const folder = "ukazky/zpravy/";

/** Returns the number in a name or an address. */
function numberIn(query: { slug: string } | { name: string }): number {
  return Number(/\d+/.exec("slug" in query ? query.slug : query.name)?.[0] ?? 0);
}
