import type { StoreFault } from "#harness/fixtures/store-findings.ts";
import type { Exchange } from "#harness/record/journal.ts";
import type { Provenance } from "#harness/record/provenance.ts";
import type { RecordedStore } from "#harness/record/recorded-store.ts";
import type { CmsSource } from "#harness/record/source.ts";
import { type Issue, toPointer } from "#portal/contract/parse/issue.ts";
import { parseContent, parsePage } from "#portal/contract/parse/parse-page.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import type { ViewContext } from "#portal/contract/structures/structure.ts";
import { compareBodies, type Difference, fieldOf } from "./compare.ts";

/** Kinds of drift for `--update`, most severe first. */
export const driftClasses = ["gone", "moved", "shape", "content"] as const;
export type DriftClass = (typeof driftClasses)[number];

/** One recorded response and the current one. */
export interface Drift {
  path: string;
  /** The most severe kind; null when nothing differs. */
  kind: DriftClass | null;
  faults: StoreFault[];
  /** The current response; null when there is none. */
  exchange: Exchange | null;
}

interface Options {
  source: CmsSource;
  store: RecordedStore;
  /** False on a machine without the secret of the pseudonyms, where redacted places are not compared. */
  hasKey: boolean;
  /** Folded pointers that are not compared. */
  ignored: readonly string[];
  ctx: ViewContext;
}

/** Requests a recorded response again. Differences between two consecutive requests are volatile and do not count. */
export async function driftOf(
  path: string,
  origin: Provenance,
  { source, store, hasKey, ignored, ctx }: Options,
): Promise<Drift> {
  const recorded: unknown = JSON.parse(store.textOf(path) ?? "null");
  const { request, response, redactions } = origin;
  const isHidden = redactions.some(({ pointer }) => pointer.startsWith("/friendlyURLs"));
  const byId = isRecord(recorded) ? `/contents/by-id/${encodeURIComponent(String(recorded["id"]))}` : null;
  const isContent = path.startsWith("contents/");
  const ask = () => source.get(isContent && isHidden && byId ? byId : request.path, request.query);
  const first = await ask();

  if (response.status !== 200) {
    const faults: StoreFault[] = first.exchange.status === 200 ? [{ code: "drift.appeared", severity: "info" }] : [];
    return { path, kind: null, faults, exchange: first.exchange };
  }
  if (first.exchange.status !== 200) {
    const elsewhere = isContent && byId ? await source.get(byId, request.query) : null;
    if (elsewhere?.exchange.status !== 200)
      return { path, kind: "gone", faults: [{ code: "drift.gone", severity: "error" }], exchange: null };
    const { body } = elsewhere.exchange;
    const to = isRecord(body) ? JSON.stringify(body["friendlyURLs"]) : "";
    const moved = { code: "drift.moved", severity: "error", pointer: "/friendlyURLs", values: { to } } as const;
    return { path, kind: "moved", faults: [moved], exchange: elsewhere.exchange };
  }

  const skipped = new Set([...ignored, ...(hasKey ? [] : redactions.map(({ pointer }) => fieldOf(pointer)))]);
  const compare = (live: unknown, more: ReadonlySet<string> = new Set()) =>
    compareBodies(recorded, live, (field) => skipped.has(field) || more.has(field));
  const differences = compare(first.exchange.body);
  if (differences.length === 0) return { path, kind: null, faults: [], exchange: first.exchange };
  const again = await ask();
  const volatile = new Set(
    compareBodies(first.exchange.body, again.exchange.body).map(({ pointer }) => fieldOf(pointer)),
  );
  const lasting = compare(first.exchange.body, volatile);
  const isShape = lasting.some(({ kind }) => kind !== "content-changed");
  const issues = isContent ? newIssues(recorded, first.exchange.body, ctx) : [];
  const essential = lasting.flatMap((difference) => essentialFault(path, difference) ?? []);
  const broken = [...issues.map(unreadable), ...menuFaults(path, recorded, first.exchange.body), ...essential];
  const faults: StoreFault[] = [
    ...broken,
    // One cause is one finding: what makes a page unreadable is told once.
    ...lasting
      .map(toFault)
      .filter(({ pointer }) => !broken.some((each) => isWithin(pointer ?? "", each.pointer ?? ""))),
    ...[...volatile].map((pointer) => ({ code: "drift.volatile", severity: "info", pointer }) as const),
  ];
  return {
    path,
    kind: isShape || issues.length > 0 ? "shape" : lasting.length > 0 ? "content" : null,
    faults,
    exchange: first.exchange,
  };
}

function isWithin(pointer: string, other: string): boolean {
  return other !== "" && (pointer === other || pointer.startsWith(`${other}/`) || other.startsWith(`${pointer}/`));
}

function unreadable({ code, path, expected, received }: Issue): StoreFault {
  const values = { issue: code };
  return { code: "drift.unreadable", severity: "error", pointer: toPointer(path), values, expected, received };
}

/** Places on whose value whole pages depend, by the kind of answer. */
const essential: readonly { of: RegExp; place: RegExp; code: `drift.${string}` }[] = [
  { of: /^contents\/[^/]+\/web-config\//, place: /^\/data\/(?:home|navigace)(?:\/|$)/, code: "drift.settings-changed" },
  { of: /^contents\//, place: /^\/structure\/key$|^\/structure$/, code: "drift.structure-changed" },
  { of: /^contents\//, place: /^\/permissions(?:\/|$)/, code: "drift.access-changed" },
  { of: /^webs\.json$/, place: /^\/items(?:\/|$)/, code: "drift.site-changed" },
];

function essentialFault(path: string, { pointer, recorded, live }: Difference): StoreFault | null {
  const found = essential.find(({ of, place }) => of.test(path) && place.test(pointer));
  if (!found) return null;
  // Another order or other ids of the same roles change nothing for visitors.
  if (found.code === "drift.access-changed" && rolesIn(recorded) === rolesIn(live)) return null;
  return { code: found.code, severity: "error", pointer, expected: excerpt(recorded), received: live };
}

function rolesIn(permissions: unknown): string {
  const view = isRecord(permissions) ? permissions["VIEW"] : permissions;
  const names = Array.isArray(view)
    ? view.map((role) => (isRecord(role) ? String(role["name"]).toLowerCase() : ""))
    : [];
  return names.toSorted().join();
}

/** A menu that has fewer entries than recorded, such as one whose list of entries has another name. */
function menuFaults(path: string, recorded: unknown, live: unknown): StoreFault[] {
  if (!path.startsWith("folders/")) return [];
  const [before, after] = [entriesIn(recorded), entriesIn(live)];
  if (before === 0 || after > 0) return [];
  const expected = excerpt(isRecord(recorded) ? recorded["children"] : recorded);
  const received = isRecord(live) ? Object.keys(live) : live;
  return [{ code: "drift.menu-empty", severity: "error", pointer: "/children", expected, received }];
}

function entriesIn(tree: unknown): number {
  const { children } = isRecord(tree) ? tree : {};
  return Array.isArray(children) ? children.reduce<number>((sum, child) => sum + 1 + entriesIn(child), 0) : 0;
}

function toFault({ kind, pointer, type, recorded, live, to }: Difference): StoreFault {
  const severity = kind === "content-changed" ? "info" : "warning";
  const values = kind === "content-changed" ? {} : to === undefined ? { type } : { to };
  return { code: `drift.${kind}`, severity, pointer, values, expected: excerpt(recorded), received: live };
}

function excerpt(value: unknown): string {
  return (JSON.stringify(value) ?? "").slice(0, 80);
}

/** Returns schema errors that the page did not have before. */
function newIssues(recorded: unknown, live: unknown, ctx: ViewContext): Issue[] {
  const of = (record: unknown) => {
    const { content, issues } = parseContent(record);
    const all = content ? [...issues, ...parsePage(content, ctx).issues] : issues;
    return all.filter(({ severity }) => severity === "error");
  };
  const nameOf = ({ code, path }: Issue) => `${code} ${toPointer(path)}`;
  const before = new Set(of(recorded).map(nameOf));
  return of(live).filter((issue) => !before.has(nameOf(issue)));
}
