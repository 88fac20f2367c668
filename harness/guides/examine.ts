import { checkItem } from "#harness/check/check-item.ts";
import type { CheckContext } from "#harness/check/context.ts";
import type { Item, RecordEntry } from "#harness/check/item.ts";
import { readItem } from "#harness/check/read/entry.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { wireVerdicts } from "#portal/contract/guides/definition/guide-case.ts";
import type { Verdict } from "#portal/contract/guides/logic/decision-diagram.ts";
import { type CheckedGuide, toCheckedGuide } from "#portal/contract/guides/proof/guide-path.ts";
import { type GuideProof, proveGuide } from "#portal/contract/guides/proof/prove-guide.ts";
import { type CaseResult, tryCase } from "#portal/contract/guides/proof/try-case.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { withValues } from "#portal/contract/values/shared/content-values.ts";
import type { SharedValues } from "#portal/contract/values/shared/value-sets.ts";
import type { Changes } from "./changes.ts";

export interface GuideReport {
  id: string;
  language: string;
  name: string;
  item: Item;
  /** The shared values of its site. */
  values: SharedValues;
  /** Null for a record that cannot be shown as a guide. */
  proven: { guide: CheckedGuide; proof: GuideProof; cases: readonly CaseResult[] } | null;
  findings: readonly Finding[];
  /** Differences from another day or folder; null when nothing is compared. */
  changes: Changes | null;
}

/** Proves the guide of a record, tries its expert cases, and reports what `portal check` finds in its rules. */
export function examineGuide(entry: RecordEntry, context: CheckContext): GuideReport {
  const item = readItem(entry);
  const { content } = item;
  const values = context.valuesOf(content?.webId ?? "");
  const guide = content && guideAt(content, values, context.source.now);
  return {
    id: content?.id ?? "",
    language: content?.language ?? "",
    name: content?.name ?? "",
    item,
    values,
    proven: guide && { guide, proof: proveGuide(guide), cases: guide.cases.map((own) => tryCase(guide, own)) },
    findings: checkItem(item, context).findings.filter(({ code }) => /^(?:guide|value)\./.test(code)),
    changes: null,
  };
}

/** Returns a guide as visitors get it at a time. */
export function guideAt(content: Content, values: SharedValues, time: number): CheckedGuide | null {
  return toCheckedGuide(withValues(content, values, time).data);
}

/** Returns a verdict as editors write it in expert cases. */
export function wireVerdict(verdict: Verdict): string {
  return Object.entries(wireVerdicts).find(([, own]) => own === verdict)?.[0] ?? verdict;
}
