import { parseContent, parsePage, structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultStructureKey } from "#schemas/structures/registry.ts";
import type { ListedContent, ViewContext } from "#schemas/structures/structure.ts";
import type { Finding } from "./finding.ts";
import { type FindingOptions, findingsOf, issueFindings } from "./findings.ts";
import type { Subject } from "./rule.ts";

interface RecordOptions extends FindingOptions, Pick<Subject, "library" | "now"> {
  /** Inputs for the page of a content item, as for `parsePage`. */
  inputOf(content: Content): {
    ctx: ViewContext;
    keys?: Readonly<Record<string, string>>;
    listed?: readonly ListedContent[];
    czech?: Content | null;
  };
}

/** Returns the findings of a record as the CMS sends it. */
export function recordFindings(record: unknown, { inputOf, library, now, ...options }: RecordOptions): Finding[] {
  const { content, issues } = parseContent(record);
  if (!content) return issueFindings(issues, { content, record, key: defaultStructureKey }, options);
  const { ctx, ...input } = inputOf(content);
  const key = structureKeyOf(content, input.keys);
  const page = parsePage(content, ctx, input);
  return findingsOf({ content, record, key, library, translations: [], now }, [...issues, ...page.issues], options);
}
