import { hash } from "node:crypto";
import { jsonPositions } from "#harness/check/json-positions.ts";
import type { Job } from "#harness/stories/runner/runner.ts";
import { variantName } from "#harness/stories/runner/variant.ts";
import { shortened } from "#portal/checks/excerpt.ts";
import type { Finding } from "#portal/checks/finding.ts";
import { createFindings } from "#portal/checks/findings.ts";
import type { LinkTemplates } from "#portal/checks/links.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { toPointer } from "#portal/contract/parse/issue.ts";
import { type Attribution, attribute } from "./attribute.ts";
import { axeVersion } from "./axe.ts";
import type { Observation } from "./observation.ts";
import type { Recorded } from "./recorded-content.ts";

/** One cause of findings, which may occur in many stories. */
export interface Cause {
  observation: Observation;
  attribution: Attribution;
  /** First job with the cause. */
  first: Job;
  stories: Set<string>;
}

/** Groups findings by their cause: a part of a template or a field of a content item. */
export function createCauses(recordOf: (story: Job["story"]) => Recorded | null) {
  const causes = new Map<string, Cause>();
  return {
    add(job: Job, observations: readonly Observation[]): void {
      for (const observation of observations) {
        const attribution = attribute(observation, job.story, recordOf(job.story));
        const key = keyOf(observation, attribution);
        const known = causes.get(key);
        if (known) known.stories.add(job.story.id);
        else causes.set(key, { observation, attribution, first: job, stories: new Set([job.story.id]) });
      }
    },
    /** Returns the causes in an order independent of the order of jobs. */
    all: (): Cause[] => [...causes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, cause]) => cause),
  };
}

function keyOf({ code, place }: Observation, attribution: Attribution): string {
  if (attribution.cause !== "content") return [code, place.signature].join(" ");
  return [code, attribution.recorded.file, toPointer(attribution.path), place.html].join(" ");
}

/** Returns the finding of a cause. */
export function toFinding(cause: Cause, links: LinkTemplates): Finding {
  return cause.attribution.cause === "content"
    ? contentFinding(cause, cause.attribution, links)
    : componentFinding(cause, cause.attribution);
}

function contentFinding(cause: Cause, attribution: Attribution & { cause: "content" }, links: LinkTemplates): Finding {
  const { code, severity, wcag, expected } = cause.observation;
  const { recorded, path } = attribution;
  const position = jsonPositions(recorded.text);
  const toFinding = createFindings(recorded, {
    links,
    locate: (pointer) => ({ file: recorded.file, ...position(pointer) }),
  });
  const { seen, received } = sightOf(cause);
  return toFinding({
    code,
    level: "browser",
    severity,
    effect: "none",
    path,
    expected,
    received,
    wcag,
    seen,
    values: {},
  });
}

function componentFinding(
  cause: Cause,
  { cause: kind, file, line }: Attribution & { file: string; line: number },
): Finding {
  const { code, severity, wcag, expected, place } = cause.observation;
  const { group, language } = cause.first.story;
  return {
    code,
    level: "browser",
    severity,
    effect: "none",
    content: { id: "", webId: "", language, structureKey: group, name: file, url: null },
    pointer: "",
    humanPath: inBothLanguages(`a11y.place.${kind}`, { name: group, text: place.target }),
    label: null,
    message: inBothLanguages(`codes.${code}.message`),
    fix: inBothLanguages(`codes.${code}.fix`),
    expected,
    ...sightOf(cause),
    links: { cms: null, preview: null, public: null, docs: docsOf(code) },
    wcag,
    location: { file, line, column: 1 },
    fingerprint: fingerprintOf(cause),
  };
}

/** Returns the fingerprint of a cause in a template: code and signature of the element. */
export function fingerprintOf({ observation: { code, place } }: Cause): string {
  return hash("sha256", JSON.stringify([code, place.signature]), "hex");
}

function sightOf({ observation: { place, received }, attribution, first, stories }: Cause) {
  const seen = {
    story: first.story.id,
    variant: variantName(first.variant),
    target: place.target,
    cause: attribution.cause,
  };
  return { seen, received: shortened(`${stories.size} × ${received || place.html}`, 80) };
}

function docsOf(code: string): string | null {
  const [, rule] = /^axe\.(.+)$/.exec(code) ?? [];
  const [major, minor] = axeVersion.split(".");
  return rule ? `https://dequeuniversity.com/rules/axe/${major}.${minor}/${rule}` : null;
}
