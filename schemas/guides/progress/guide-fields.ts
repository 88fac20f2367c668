/** Parts of the addresses of a guide that keeps answers, behind `/-/`. */
export const guidePlaces = { questions: "otazky", leave: "odchod" } as const;

/** Returns the addresses of the pages that keep answers, for a guide whose first page is at `start`. */
export function keptAddresses(start: string) {
  return { questions: `${start}/-/${guidePlaces.questions}`, leave: `${start}/-/${guidePlaces.leave}` };
}

/** A page of a guide that keeps its answers: a question, the one that follows or the result; or the way out of it. */
export type GuidePlace = { kind: "questions"; question: string | null } | { kind: "leave" };

/** Parses the part of an address behind `/-/`; null when a guide has no such page. */
export function parseGuidePlace(extra: string): GuidePlace | null {
  if (extra === guidePlaces.leave) return { kind: "leave" };
  const [, question = null] = /^otazky(?:\/([a-z][a-z0-9-]{0,39}))?$/.exec(extra) ?? [];
  return question !== null || extra === guidePlaces.questions ? { kind: "questions", question } : null;
}
