import type { PayloadRequest } from "payload";
import { type Content, parseContent, type SharedValues, toInstant, toSharedValues } from "../portal.ts";
import { textsOf } from "../wire/localized.ts";
import { type Doc, publishedIn, type RecordContext, toRecord } from "../wire/record.ts";

export const setStructure = "shared-values";

/** The published Czech sets of all sites at one time, or as they would be after a save. */
export class ValueSets {
  readonly #sets: readonly Content[];
  readonly #mainWeb: string | null;
  readonly #bySite = new Map<string, SharedValues>();

  constructor(sets: readonly Content[], mainWeb: string | null) {
    this.#sets = sets;
    this.#mainWeb = mainWeb;
  }

  /** Returns the values that pages of a site may use. */
  ofSite(web: string): SharedValues {
    const main = this.#mainWeb === null || this.#mainWeb === web ? [] : this.#setsOf(this.#mainWeb);
    const values = this.#bySite.get(web) ?? toSharedValues(this.#setsOf(web))(main);
    this.#bySite.set(web, values);
    return values;
  }

  /** Returns the values of a site without those of the main site. */
  ownOf(web: string): SharedValues {
    return toSharedValues(this.#setsOf(web))([]);
  }

  /** Sites with sets of their own. */
  get webs(): readonly string[] {
    return [...new Set(this.#sets.map(({ webId }) => webId))];
  }

  /** Returns the sets without one, or with another version of it. */
  replaced(id: string, version: Content | null): ValueSets {
    const others = this.#sets.filter((set) => set.id !== id);
    return new ValueSets(version ? [...others, version] : others, this.#mainWeb);
  }

  #setsOf(web: string): Content[] {
    return this.#sets.filter(({ webId }) => webId === web).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }
}

const context: RecordContext = { wireKey: "hodnoty", find: () => undefined, terms: new Map() };

/** Loads the published Czech sets that pages use at a time, in milliseconds. */
export async function loadValueSets(req: PayloadRequest, now: number): Promise<ValueSets> {
  const query = { draft: false, locale: "all", depth: 0, pagination: false, req } as const;
  const { docs } = await req.payload.find({ ...query, collection: setStructure });
  const atRoot = { friendlyURL: { equals: "/" } };
  const [main] = (await req.payload.find({ ...query, collection: "webs", where: atRoot, sort: "createdAt" })).docs;
  const sets = docs.flatMap((doc) => toSet(doc) ?? []).filter((set) => isPublic(set, now));
  return new ValueSets(sets, main ? String(main.id) : null);
}

function toSet(doc: Doc): Content | null {
  if (!publishedIn(doc).includes("cs")) return null;
  return parseContent(toRecord(doc, "cs", textsOf(doc["address"]), true, context)).content;
}

/** True for a set that counts: everybody may see it, and its time has come. */
export function isPublic({ displayAt, roles }: Pick<Content, "displayAt" | "roles">, now: number): boolean {
  return roles === null && (displayAt === null || Date.parse(toInstant(displayAt)) <= now);
}
