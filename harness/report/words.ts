import { stripVTControlCharacters } from "node:util";
import { type Finding, type Severity, severities } from "#portal/checks/finding.ts";
import { inBothLanguages, type Values } from "#portal/checks/texts.ts";
import { memo } from "#portal/contract/parse/memo.ts";
import type { FindingList } from "./finding-list.ts";
import type { ReportInput } from "./report.ts";

/** Languages in which reports are written. */
export type UiLanguage = "cs" | "en";

/** Returns a text of a report by its key below `report` in locales/editors. */
export function words(language: UiLanguage, key: string, values: Values = {}): string {
  return inBothLanguages(`report.${key}`, values)[language];
}

/** Returns a text on one line, without control characters, direction overrides and characters that are invalid in XML. */
export function plain(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g, "")
    .toWellFormed();
}

/** Returns the expectation, which is for developers: in English, and omitted from Czech reports. */
export function expectedIn(language: UiLanguage, { expected }: Finding): string {
  return language === "en" ? expected : "";
}

/** Returns the received value, or words for a value that is missing or withheld. */
export function receivedIn(language: UiLanguage, { received }: Finding): string {
  const key = withoutValue[received];
  return key ? words(language, key) : received;
}

const withoutValue: Readonly<Record<string, string>> = { nothing: "noValue", "personal data": "personalData" };

/** The findings of one page or another checked item. */
export interface PageFindings {
  content: Finding["content"];
  findings: readonly Finding[];
}

/** Groups findings by page, in the order of first occurrence; reads one page's findings at a time. */
export function* byPage(list: FindingList): Generator<PageFindings> {
  const places = list.map(({ content: { webId, id, language } }, index) => ({
    page: JSON.stringify([webId, id, language]),
    index,
  }));
  for (const own of Map.groupBy(places, ({ page }) => page).values()) {
    const findings = own.flatMap(({ index }) => list.at(index) ?? []);
    if (findings[0]) yield { content: findings[0].content, findings };
  }
}

export function numberOf(findings: FindingList, severity: Severity): number {
  return countsOf(findings)[severity];
}

const countsOf = memo((findings: FindingList): Readonly<Record<Severity, number>> => {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
});

/** Returns the summary in sentences: findings by severity and number of checked items. */
export function summary(report: ReportInput, language: UiLanguage): string[] {
  const { findings, accepted, isPartial } = report;
  const counts = severities.map((severity) => [severity, numberOf(findings, severity)] as const);
  const found = counts
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => words(language, severity, { count }));
  const seen = checkedSentence(report, language);
  return [
    found.length > 0 ? found.join(", ") : words(language, "nothingFound"),
    ...(accepted.length > 0 ? [words(language, "accepted", { count: accepted.length })] : []),
    ...(seen === null ? [] : [seen]),
    ...(isPartial ? [words(language, "partial")] : []),
  ];
}

/** Returns the sentence with the number of checked items; null when the report has none. */
export function checkedSentence({ checked }: ReportInput, language: UiLanguage): string | null {
  const kinds = Object.entries(checked).map(([kind, count]) => `${words(language, `kinds.${kind}`)} ${count}`);
  return kinds.length > 0 ? words(language, "checked", { list: kinds.join(", ") }) : null;
}

/** Returns the lines about waivers, expired ones first. */
export function waiverNotes({ waivers }: ReportInput, language: UiLanguage): string[] {
  return [
    ...waivers.expired.map((waiver) => words(language, "waiverExpired", waiver)),
    ...waivers.unused.map((waiver) => words(language, "waiverUnused", waiver)),
  ].map(plain);
}

/** Returns the name, language and address of a page, as available. */
export function pageName({ name, language, url }: Finding["content"]): string {
  return [name, language, url].flatMap((part) => (part ? [plain(part)] : [])).join(" · ");
}
