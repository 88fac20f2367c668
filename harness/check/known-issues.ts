import { type Finding, type LevelName, levels } from "#portal/checks/finding.ts";
import { type FindingOptions, toFindings } from "#portal/checks/findings.ts";
import { rules } from "#portal/checks/rules/registry.ts";
import { fromPointer } from "#portal/contract/parse/issue.ts";
import { defaultStructureKey } from "#portal/contract/structures/registry.ts";
import type { Item, KnownIssue } from "./item.ts";

interface Judged {
  findings: Finding[];
  accepted: Finding[];
}

/** Separates the intended findings of a broken fixture; a missing intended finding is reported. */
export function separateKnownIssues(
  item: Item,
  found: readonly Finding[],
  { level }: { level: number },
  options: FindingOptions,
): Judged {
  if (item.known.length === 0) return { findings: [...found], accepted: [] };
  const left = new Set(item.known);
  const findings: Finding[] = [];
  const accepted: Finding[] = [];
  for (const finding of found) {
    const own = [...left].find((each) => isSame(each, finding));
    if (own) left.delete(own);
    (own ? accepted : findings).push(finding);
  }
  const gone = [...left].filter(({ code }) => levels.indexOf(levelOf(code)) <= level);
  const { record, content } = item;
  const missing = gone.map(({ code, pointer }) => ({
    code: "fixture.known-issue-gone",
    level: levelOf(code),
    severity: "error" as const,
    effect: "none" as const,
    path: fromPointer(pointer),
    expected: code,
    values: { issue: code },
  }));
  return {
    findings: [...findings, ...toFindings(missing, { record, content, key: defaultStructureKey }, options)],
    accepted,
  };
}

function isSame(known: KnownIssue, { code, pointer }: Finding): boolean {
  return known.code === code && known.pointer === pointer;
}

export function levelOf(code: string): LevelName {
  const own = rules.find((rule) => rule.code === code)?.level;
  return own ?? (/^(?:reference|menu)\./.test(code) ? "reference" : code.startsWith("render.") ? "render" : "schema");
}
