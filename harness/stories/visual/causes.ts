import { hash } from "node:crypto";
import type { Picture } from "./capture.ts";
import { type Difference, type Kind, kinds, type VisualJob } from "./comparison.ts";
import { type DiffLine, folded } from "./markup.ts";
import type { PixelDifference } from "./pixels.ts";
import type { SideContents } from "./side.ts";

export const causes = ["fixture", "clock", "style", "template", "text"] as const;
export type Cause = (typeof causes)[number];

/** Why a story looks different; the changes are lines for people. */
export interface Attribution {
  cause: Cause;
  detail: readonly string[];
}

/** Most lines that identify a difference. */
const mostLines = 12;

/** Determines the cause of a difference from the sources of its story. */
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

/** Returns the names of documents that differ between the sides. */
function changedDocuments(before: SideContents, after: SideContents): string[] {
  const names = new Set([...before.documents.keys(), ...after.documents.keys()]);
  return [...names].filter((name) => before.documents.get(name) !== after.documents.get(name)).toSorted();
}

function timeOf(now: number): string {
  return new Date(now).toISOString();
}

/** A stored difference, with its pictures in files. */
export interface StoredDifference {
  name: string;
  job: VisualJob;
  before: PictureInfo | null;
  after: PictureInfo | null;
  pixels: Pick<PixelDifference, "count" | "delta" | "box"> | null;
  /** True when its pictures are stored; large groups keep only those of their first jobs. */
  isStored: boolean;
  markup: readonly DiffLine[];
  aria: readonly DiffLine[];
}

/** A picture without its bytes. */
export type PictureInfo = Omit<Picture, "png">;

/** Differences with the same cause, which are reviewed together. */
export interface Group extends Attribution {
  kind: Kind;
  differences: StoredDifference[];
}

/** Groups differences of one kind with the same cause. */
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
    /** Returns the groups in an order independent of that of jobs: worse kinds first. */
    all: (): Group[] =>
      [...groups]
        .toSorted(([a, one], [b, other]) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (a < b ? -1 : 1))
        .map(([, group]) => ({ ...group, differences: group.differences.toSorted(byName) })),
  };
}

function byName(one: StoredDifference, other: StoredDifference): number {
  return one.name < other.name ? -1 : 1;
}

/** Changes with every picture of the group, so that a decision applies to exactly the reviewed pictures. */
export function fingerprintOf({ kind, cause, detail, differences }: Group): string {
  return shortHash([kind, cause, detail, differences.map(pairOf)]);
}

/** Returns the fingerprint of a difference: of its two pictures, regardless of the other stories in the run. */
export function fingerprintOfPictures(difference: StoredDifference): string {
  return shortHash(pairOf(difference));
}

function pairOf({ name, before, after }: StoredDifference) {
  return [name, before?.sha, after?.sha];
}

function shortHash(value: unknown): string {
  return hash("sha256", JSON.stringify(value)).slice(0, 32);
}
