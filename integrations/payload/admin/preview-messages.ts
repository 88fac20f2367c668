import type { MessageToCms } from "#portal/contract/visitor/preview-messages.ts";

export type PreviewFinding = Extract<MessageToCms, { type: "findings" }>["findings"][number];

interface Frame {
  contentWindow: unknown;
  src: string;
}

/**
 * True for a message from the page that this form's frame was created for; messages from any other page the frame
 * navigates to are ignored.
 */
export function isFromPreview(
  { source, origin }: { source: unknown; origin: string },
  frames: Iterable<Frame>,
): boolean {
  return (
    source !== null && [...frames].some((frame) => frame.contentWindow === source && originOf(frame.src) === origin)
  );
}

function originOf(address: string): string | null {
  const origin = URL.canParse(address) ? new URL(address).origin : "null";
  // Pages with an opaque origin cannot be distinguished.
  return origin === "null" ? null : origin;
}

/** Adds a unique key to each finding, because a field may have the same finding twice. */
export function withKeys(findings: readonly PreviewFinding[]): (PreviewFinding & { key: string })[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const name = `${finding.code} ${finding.field}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { ...finding, key: `${name} ${count}` };
  });
}
