import { parseContent, parsePage, structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultStructureKey } from "#schemas/structures/registry.ts";
import type { ListedContent, ViewContext } from "#schemas/structures/structure.ts";
import type { Finding } from "./finding.ts";
import { type FindingOptions, findingsOf, issueFindings } from "./findings.ts";
import type { Subject } from "./rule.ts";

interface Surroundings extends FindingOptions, Pick<Subject, "library" | "now"> {
  /** What the page of a content is made with: as for `parsePage`. */
  around(content: Content): {
    ctx: ViewContext;
    keys?: Readonly<Record<string, string>>;
    listed?: readonly ListedContent[];
    czech?: Content | null;
  };
}

/** All that is wrong with a record as the CMS sends it, for those who have nothing but its JSON. */
export function recordFindings(record: unknown, { around, library, now, ...options }: Surroundings): Finding[] {
  const { content, issues } = parseContent(record);
  if (!content) return issueFindings(issues, { content, record, key: defaultStructureKey }, options);
  const { ctx, ...surroundings } = around(content);
  const key = structureKeyOf(content, surroundings.keys);
  const page = parsePage(content, ctx, surroundings);
  return findingsOf({ content, record, key, library, translations: [], now }, [...issues, ...page.issues], options);
}
