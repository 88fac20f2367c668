import { isPagePart } from "#harness/stories/story-index.ts";
import type { Finding, Severity } from "#portal/checks/finding.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { fingerprintOf, type Group } from "./causes.ts";
import type { Kind } from "./comparison.ts";

const severities = {
  changed: "error",
  size: "error",
  flaky: "error",
  new: "info",
  gone: "warning",
  "below-perception": "info",
} as const satisfies Record<Kind, Severity>;

/** Returns the finding of a group of differences. */
export function toFinding(group: Group): Finding[] {
  const { kind, cause, detail, differences } = group;
  const [first] = differences;
  if (!first) return [];
  const { story, variant } = first.job;
  const isOfContent = cause === "fixture";
  return [
    storyFinding({
      code: `visual.${kind}`,
      severity: severities[kind],
      group: story.group,
      story: first.name,
      values: { cause: inBothLanguages(`visual.causes.${cause}`), detail: shortened(detail.join("; ")) },
      received: `${differences.length} × ${detail.join("; ")}`,
      file: isOfContent && story.fixture !== null ? `fixtures/contents/${story.fixture}` : null,
      cause: isOfContent ? "content" : isPagePart(story.group) ? "layout" : "template",
      language: story.language,
      variant: String(variant.width),
      fingerprint: fingerprintOf(group),
    }),
  ];
}

interface About {
  code: `visual.${Kind | "not-shown" | "aria"}`;
  severity: Severity;
  group: string;
  /** Name of a job. */
  story: string;
  values: Parameters<typeof inBothLanguages>[1];
  received: string;
  file: string | null;
  cause: "content" | "template" | "layout";
  language: string;
  variant: string;
  fingerprint: string;
}

/** Returns a finding about a story as a whole. */
export function storyFinding(about: About): Finding {
  const { code, severity, group, story, values, received, file, cause, language, variant, fingerprint } = about;
  return {
    code,
    level: "browser",
    severity,
    effect: "none",
    content: { id: "", webId: "", language, structureKey: group, name: group, url: null },
    pointer: "",
    humanPath: inBothLanguages("visual.place", { story }),
    label: null,
    message: inBothLanguages(`codes.${code}.message`, values),
    fix: inBothLanguages(`codes.${code}.fix`, values),
    expected: "",
    received: shortened(received),
    links: { cms: null, preview: null, public: null, docs: "docs/qa.md#compare-pictures" },
    wcag: [],
    location: file === null ? null : { file, line: 1, column: 1 },
    seen: { story, variant, target: "", cause },
    fingerprint,
  };
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
