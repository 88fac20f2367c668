import { endingOf } from "#checks/ended-service.ts";
import type { LibraryContent, Rule } from "#checks/rule.ts";
import { linkTarget, pagesAt, type Target, targetsOf, versionsOf } from "#checks/rules/targets.ts";
import { structures } from "#schemas/structures/registry.ts";

/** A former address may lead to the page of a service that has ended, which names its replacement. */
const isFormerAddress = ({ path: [, field] }: Target) => field === "cil";

/** A guide says to what visitors are entitled now; a result that replaces another does not excuse it. */
const isEntitlement = ({ path: [, list, , field] }: Target) =>
  list === "vysledky" && (field === "sluzba" || field === "formular");

/**
 * Reports a link to a service that has ended, on a page without a link to the one that replaces it, and each result of a guide
 * that leads to one.
 */
export const endedService: Rule = {
  code: "reference.ended",
  level: "reference",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { content, key, library, now } = subject;
    const own = endingOf(content.data);
    if (!library || structures[key].life === "record" || (own && own.from <= now)) return;
    const shown = targetsOf(subject).filter((target) => key !== "redirect" || !isFormerAddress(target));
    const targets = shown.map((target) => ({ target, ids: idsAt(target) }));
    const linked = new Set(targets.flatMap(({ ids }) => ids));
    const reported = new Set<string>();
    for (const { target, ids } of targets)
      for (const id of ids) {
        const versions = versionsOf(library, id);
        const ended = versions.find(({ ending }) => ending && ending.from <= now);
        if (!ended || id === content.id) continue;
        const isResult = key === "entitlement-guide" && isEntitlement(target);
        const isReplaced = replacementsOf(ended).some((each) => linked.has(each));
        if (!isResult && (reported.has(id) || isReplaced)) continue;
        reported.add(id);
        const { name } = versions.find(({ language }) => language === content.language) ?? ended;
        yield {
          path: target.path,
          expected: "a service that can be applied for",
          received: target.written,
          values: { name, context: isResult ? "result" : undefined },
        };
      }

    function idsAt(target: Target): string[] {
      return library ? [...new Set(pagesAt(library, target).map(({ id }) => id))] : [];
    }

    function replacementsOf({ ending, ...origin }: LibraryContent): string[] {
      const target = library && linkTarget(ending?.replacement, origin, library);
      return target ? idsAt(target) : [];
    }
  },
};
