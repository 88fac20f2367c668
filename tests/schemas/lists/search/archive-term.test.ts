import { expect, test } from "vitest";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { archiveIn } from "#schemas/lists/search/archive-term.ts";
import type { PresetName } from "#schemas/lists/search/presets.ts";
import type { Language } from "#schemas/site/language-codes.ts";

const texts = { cs, en, ru, ua };
const tabs: { preset: PresetName }[] = [{ preset: "news" }, { preset: "pressReleases" }, { preset: "documents" }];

function start(language: Language, term: string) {
  const names = texts[language].search.preset;
  const found = archiveIn(term, tabs, { language, nameOf: ({ preset }) => names[preset] });
  return found && `${found.tab.preset} ${found.period}`;
}

test.each([
  ["cs", "aktuality květen 2026", "news 2026-05"],
  ["cs", "Aktuality z května 2026", "news 2026-05"],
  ["cs", "tiskove zpravy 11/2025", "pressReleases 2025-11"],
  ["cs", "aktuality 2026", "news 2026"],
  ["en", "news May 2026", "news 2026-05"],
  ["ru", "новости май 2026", "news 2026-05"],
  ["ru", "новости за мая 2026", "news 2026-05"],
  ["ua", "новини травень 2026", "news 2026-05"],
] as const)("%s: %s asks for %s", (language, term, expected) => {
  expect(start(language, term)).toBe(expected);
});

test.each(["aktuality", "květen 2026", "dokumenty květen 2026", "aktuality 20260", ""])(
  "%s asks for no archive",
  (term) => {
    expect(start("cs", term)).toBeNull();
  },
);
