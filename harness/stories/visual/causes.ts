import { hash } from "node:crypto";
import type { Picture } from "./capture.ts";
import { type Difference, type Kind, kinds, type VisualJob } from "./comparison.ts";
import { type DiffLine, folded } from "./markup.ts";
import type { PixelDifference } from "./pixels.ts";
import type { SideContents } from "./side.ts";

export const causes = ["fixture", "clock", "style", "template", "text"] as const;
export type Cause = (typeof causes)[number];

/** Why a story looks different: what has changed, in lines for people. */
export interface Attribution {
  cause: Cause;
  detail: readonly string[];
}

/** Lines of a difference that tell it from others. */
const mostLines = 12;

/** Finds the cause of a difference in the sources of its story. */
export function attribute(difference: Difference, before: SideContents, after: SideContents): Attribution {
  const { job, rules, markup } = difference;
  const [old, now] = [before.stories.get(job.story.id), after.stories.get(job.story.id)];
  const { fixture, group } = job.story;
  if (!old || !now) return { cause: fixture === null ? "template" : "fixture", detail: [fixture ?? group] };
  if (fixture !== null && before.contentOf(old) !== after.contentOf(now))
    return { cause: "fixture", detail: [fixture] };
  const files = changedDocuments(before, after).filter((name) => after.propsOf(now).includes(name));
  if (files.length > 0) return { cause: "fixture", detail: files };
  if (markup.length === 0) return { cause: "style", detail: rules.slice(0, mostLines) };
  const isSameProps = before.propsOf(old) === after.propsOf(now);
  if (isSameProps && old.now !== now.now) return { cause: "clock", detail: [timeOf(old.now), timeOf(now.now)] };
  const changed = markup.filter(({ sign }) => sign !== " ");
  const structure = ["-", "+"].map((sign) =>
    changed.filter((each) => each.sign === sign).map(({ text }) => folded(text)),
  );
  const isOfTexts = structure[0]?.join("\n") === structure[1]?.join("\n");
  const lines = changed.map(({ sign, text }) => `${sign} ${isOfTexts ? text.trim() : folded(text)}`);
  return { cause: isOfTexts ? "text" : "template", detail: [...new Set(lines), ...rules].slice(0, mostLines) };
}

/** Names of the documents whose bytes differ between the sides. */
function changedDocuments(before: SideContents, after: SideContents): string[] {
  const names = new Set([...before.documents.keys(), ...after.documents.keys()]);
  return [...names].filter((name) => before.documents.get(name) !== after.documents.get(name)).toSorted();
}

function timeOf(now: number): string {
  return new Date(now).toISOString();
}

/** A difference as it is kept: its pictures are files. */
export interface Recorded {
  name: string;
  job: VisualJob;
  before: Look | null;
  after: Look | null;
  pixels: Pick<PixelDifference, "count" | "delta" | "box"> | null;
  /** The pictures are among the files; of a large group only those of the first jobs are. */
  isStored: boolean;
  markup: readonly DiffLine[];
  aria: readonly DiffLine[];
}

/** A picture without its bytes. */
export type Look = Omit<Picture, "png">;

/** Differences that have one cause and are decided on together. */
export interface Group extends Attribution {
  kind: Kind;
  differences: Recorded[];
}

/** Gathers differences of one kind that have the same cause. */
export function createGroups() {
  const groups = new Map<string, Group>();
  return {
    /** Returns the group of a kind and cause. */
    of(kind: Kind, { cause, detail }: Attribution): Group {
      const key = JSON.stringify([kind, cause, detail]);
      const group = groups.get(key) ?? { kind, cause, detail, differences: [] };
      groups.set(key, group);
      return group;
    },
    /** Returns the groups in an order that does not depend on that of jobs: worse kinds first. */
    all: (): Group[] =>
      [...groups]
        .toSorted(([a, one], [b, other]) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (a < b ? -1 : 1))
        .map(([, group]) => ({ ...group, differences: group.differences.toSorted(byName) })),
  };
}

function byName(one: Recorded, other: Recorded): number {
  return one.name < other.name ? -1 : 1;
}

/** Changes with every picture of the group, so that a decision holds for exactly what was looked at. */
export function fingerprintOf({ kind, cause, detail, differences }: Group): string {
  return shortHash([kind, cause, detail, differences.map(pairOf)]);
}

/** Names the two pictures of a difference, whichever other stories the run compares. */
export function fingerprintOfPictures(difference: Recorded): string {
  return shortHash(pairOf(difference));
}

function pairOf({ name, before, after }: Recorded) {
  return [name, before?.sha, after?.sha];
}

function shortHash(value: unknown): string {
  return hash("sha256", JSON.stringify(value)).slice(0, 32);
}
