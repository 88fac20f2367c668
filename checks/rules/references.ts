import type { Library, Rule } from "#checks/rule.ts";
import { languageInBothLanguages } from "#checks/texts.ts";
import { contentsAt, pagesAt, type Target, targetsOf } from "./targets.ts";

const level = "reference";

export const deadReference: Rule = {
  code: "reference.dead",
  level,
  severity: "error",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library) return;
    for (const target of targetsOf(subject)) {
      if (target.slug === "" || pagesAt(library, target).length > 0 || isInCzech(target, library)) continue;
      yield {
        path: target.path,
        expected: "the address of an existing page",
        received: target.written,
        values: { url: target.written },
      };
    }
  },
};

export const czechReference: Rule = {
  code: "reference.czech-only",
  level,
  severity: "info",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library || subject.content.language === "cs") return;
    for (const target of targetsOf(subject)) {
      const isOwn = target.slug === "" || (target.language !== "cs" && pagesAt(library, target).length > 0);
      if (isOwn || !isInCzech(target, library)) continue;
      yield {
        path: target.path,
        expected: `a page in ${subject.content.language}`,
        received: target.written,
        values: { url: target.written, language: languageInBothLanguages(subject.content.language) },
        // Visitors see an error page with a link to the Czech version.
        severity: target.language === "cs" ? undefined : "warning",
      };
    }
  },
};

export const hiddenReference: Rule = {
  code: "reference.hidden",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { library } = subject;
    if (!library) return;
    for (const target of targetsOf(subject)) {
      const found = pagesAt(library, target);
      if (found.length === 0 || found.some(({ published }) => published)) continue;
      yield {
        path: target.path,
        expected: "a published page",
        received: target.written,
        values: { url: target.written, name: found[0]?.name ?? "" },
      };
    }
  },
};

function isInCzech(target: Target, library: Library): boolean {
  return contentsAt(library, { ...target, language: "cs" }).length > 0;
}
