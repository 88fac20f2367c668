import { type Issue, toPointer } from "#schemas/parse/issue.ts";
import { redact } from "#schemas/parse/redact.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage, languages } from "#schemas/site/languages.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { excerpt, shortened } from "./excerpt.ts";
import { type Finding, type InBoth, rankOf } from "./finding.ts";
import { createFingerprints } from "./fingerprint.ts";
import { contentName, nameOf, pathOfSteps } from "./human-path.ts";
import { type LinkTemplates, linksTo } from "./links.ts";
import { inOrder, type Step, stepsTo } from "./place.ts";
import { isWithin, removedBy, removedPart } from "./removed.ts";
import type { Problem, RecordPath, Rule, Subject } from "./rule.ts";
import { rules as allRules } from "./rules/registry.ts";
import { withoutIncluded } from "./same-mistake.ts";
import { schemaWords } from "./schema-words.ts";
import { inBothLanguages, type Values } from "./texts.ts";

export interface FindingOptions {
  links: LinkTemplates;
  /** Returns the position in the file of a pointer. */
  locate?: ((pointer: string) => Finding["location"]) | undefined;
  /** Rules to run; all by default. */
  rules?: readonly Rule[] | undefined;
}

/** The record that findings are about; `content` is null when its envelope is invalid. */
export type CheckedRecord = Pick<Subject, "record" | "key"> & { content: Content | null };

/** A problem as its check reports it, before it becomes a finding. */
export interface RawFinding
  extends Pick<Finding, "code" | "level" | "severity" | "effect">,
    Pick<Problem, "about" | "alsoAt"> {
  path: RecordPath;
  expected: string;
  /** The value; by default it is read from the record. */
  received?: unknown;
  wcag?: readonly string[];
  seen?: Finding["seen"];
  /** Values for the placeholders of the message. */
  values?: Values | undefined;
  /** Messages for a code without its own in locales/editors. */
  words?: { message: InBoth; fix: InBoth; saysEffect?: boolean };
}

/**
 * Returns the findings of a content item, worst first: of its schema, and of the rules about the values that remain.
 */
export function findingsOf(
  subject: Subject,
  issues: readonly Issue[],
  { rules = allRules, ...options }: FindingOptions,
): Finding[] {
  const reported = issues.map(toRawFinding);
  const hidden = removedBy(issues, subject.key, subject.record);
  const seen = new Set(reported.map(identity));
  const all = [...reported];
  for (const rule of rules)
    for (const problem of rule.check(subject)) {
      const found = problemToFinding(rule, problem);
      // A text may have the same fault in several places, such as two vague links.
      const withValues = `${identity(found)} ${JSON.stringify(found.values)}`;
      if (seen.has(identity(found)) || seen.has(withValues) || isWithin(found.path, hidden)) continue;
      seen.add(withValues);
      all.push(found);
    }
  return toFindings(withoutIncluded(all), subject, options);
}

/** Returns the findings of the schema only, such as for a record with an invalid envelope. */
export function issueFindings(issues: readonly Issue[], record: CheckedRecord, options: FindingOptions): Finding[] {
  return toFindings(issues.map(toRawFinding), record, options);
}

/** Returns findings about one record, worst first, then in the order of the record. */
export function toFindings(found: readonly RawFinding[], record: CheckedRecord, options: FindingOptions): Finding[] {
  if (found.length === 0) return [];
  return inOrder(found, record.record)
    .toSorted((a, b) => rankOf(b.severity) - rankOf(a.severity))
    .map(createFindings(record, options));
}

/** Returns a function that creates findings about one record. Findings at the same place get distinct fingerprints. */
export function createFindings(
  subject: CheckedRecord,
  { links, locate }: FindingOptions,
): (found: RawFinding) => Finding {
  const { record, key } = subject;
  const content = contentOf(subject);
  const versionId = subject.content?.versionId ?? null;
  const fingerprint = createFingerprints(record, content);
  const name = contentName(key, record);
  return (found) => {
    const { code, level, severity, effect, path, expected } = found;
    const pointer = toPointer(path);
    const steps = stepsTo(key, record, path);
    const last = steps.at(-1);
    const received = "received" in found ? found.received : last ? last.value : record;
    const { message, fix, saysEffect = false } = found.words ?? wordsOf(found, steps, key, received);
    return {
      code,
      level,
      severity,
      effect,
      content,
      pointer,
      humanPath: pathOfSteps(name, steps),
      label: last?.kind === "field" && last.meta ? { cs: last.meta.cs, en: last.meta.en } : null,
      message: found.values || found.words || saysEffect ? message : withEffect(message, found, steps),
      fix,
      expected,
      received: isPrivate(found, steps) ? "personal data" : excerpt(received),
      links: linksTo({ content, versionId, key, pointer }, links),
      wcag: [...(found.wcag ?? [])],
      location: locate?.(pointer) ?? null,
      seen: found.seen ?? null,
      fingerprint: fingerprint(code, path),
    };
  };
}

function toRawFinding({ code, severity, effect, path, expected, received }: Issue): RawFinding {
  const level = code.startsWith("reference.") ? "reference" : "schema";
  return { code, level, severity, effect, path, expected, ...(code.startsWith("value.") && referenceIn(received)) };
}

/** A reference to a shared value is reported without the text around it. */
function referenceIn(received: string): Pick<RawFinding, "received" | "about"> {
  if (!received.startsWith('"')) return {};
  const written = received.replace(/^"|"$/g, "");
  return { received: written, about: [written] };
}

function problemToFinding({ code, level, severity, effect, wcag }: Rule, problem: Problem): RawFinding {
  const { path, expected, received, values = {}, about, alsoAt } = problem;
  return {
    code,
    level,
    severity: problem.severity ?? severity,
    effect: problem.effect ?? effect ?? "none",
    path,
    expected,
    received,
    wcag,
    values,
    about,
    alsoAt,
  };
}

function wordsOf(
  { code, expected, effect, values }: RawFinding,
  steps: readonly Step[],
  key: StructureKey,
  received: unknown,
): { message: InBoth; fix: InBoth; saysEffect?: boolean } {
  if (!values) return schemaWords({ code, expected, received, effect, steps, key });
  const short = (text: string, length: number) => shortened(isPrivate({ code }, steps) ? redact(text) : text, length);
  const shown = {
    label: nameOf(steps),
    received: short(typeof received === "string" ? received : excerpt(received), 60),
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? short(value, 120) : value]),
    ),
  };
  return {
    message: inBothLanguages(`codes.${code}.message`, shown),
    fix: inBothLanguages(`codes.${code}.fix`, shown),
  };
}

/** Adds the effect for visitors to a message of the schema. */
function withEffect(message: InBoth, found: RawFinding, steps: readonly Step[]): InBoth {
  if (found.effect === "none") return message;
  const loss = lossOf(found, steps);
  return { cs: `${message.cs} ${loss.cs}`, en: `${message.en} ${loss.en}` };
}

function lossOf({ effect, level }: RawFinding, steps: readonly Step[]): InBoth {
  if (effect !== "field-hidden") return inBothLanguages(`effects.${effect}`);
  if (level === "reference") return inBothLanguages("effects.link-hidden");
  const removed = removedPart(effect, steps);
  if (removed.length === steps.length) return inBothLanguages("effects.field-hidden");
  return inBothLanguages("effects.part-hidden", { label: nameOf(removed) });
}

function isPrivate({ code }: Pick<RawFinding, "code">, steps: readonly Step[]): boolean {
  return code.startsWith("personal-data.") || steps.some(({ isPersonal }) => isPersonal);
}

/** Returns the readable parts of a record whose envelope may be invalid. */
function contentOf({ content, record }: CheckedRecord): Finding["content"] {
  if (content) {
    const { id, webId, language, structureKey, name } = content;
    const slug = inLanguage(content.friendlyURLs, language);
    return { id, webId, language, structureKey, name, url: slug && `${languages[language].prefix}/${slug}` };
  }
  const sent = isRecord(record) ? record : {};
  const structure = isRecord(sent["structure"]) ? sent["structure"] : {};
  return {
    id: toText(sent["id"]),
    webId: toText(sent["webId"]),
    language: toText(sent["language"]),
    structureKey: toText(structure["key"]),
    name: toText(sent["name"]),
    url: null,
  };
}

function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).slice(0, 200) : "";
}

function identity({ code, path }: RawFinding): string {
  return `${code} ${toPointer(path)}`;
}
