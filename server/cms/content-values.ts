import { isDeepStrictEqual } from "node:util";
import { memo } from "#schemas/parse/memo.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import type { Web } from "#schemas/site/web.ts";
import { withValues } from "#schemas/values/shared/content-values.ts";
import { usesValues } from "#schemas/values/shared/resolve-values.ts";
import { type SharedValues, toSharedValues } from "#schemas/values/shared/value-sets.ts";
import { dependOn, recordDependencies } from "#server/changes/dependencies.ts";
import type { Log } from "#server/http/log.ts";
import type { CmsReader } from "./cms-reader.ts";

interface Source extends Pick<CmsReader, "contents"> {
  /** The valid sites, also while the record of another one is invalid. */
  knownSites: () => Promise<readonly Web[]>;
  /** Structure keys of the portal by those of the CMS. */
  structureKeys: Readonly<Record<string, string>>;
  /** Wall time whose values are written. */
  now: () => number;
  log: Log;
}

/** The sets that a site may use, and the records on which that list depends. */
interface Sets {
  own: readonly Content[];
  main: readonly Content[];
  /** True when they could not be read. */
  isMissing: boolean;
  dependencies: readonly string[];
}

/** Writes shared values into the content items of one reader (docs/shared-values.md). */
export function createContentValues({ contents, knownSites, structureKeys, now, log }: Source) {
  let changesAt = Infinity;
  const setsBySite = new Map<string, Promise<Sets>>();
  const setKeys = Object.keys(structureKeys).filter((key) => structureKeys[key] === "shared-values");
  const isSet = (content: Content) => structureKeyOf(content, structureKeys) === "shared-values";

  function setsOf(site: string): Promise<Sets> {
    const sets = setsBySite.get(site) ?? readSets(site);
    setsBySite.set(site, sets);
    return sets;
  }

  /** Recorded apart: a page depends on the sets that it uses, not on all of them. */
  async function readSets(site: string): Promise<Sets> {
    const read = async () => {
      // A list without structure keys would be that of all content items.
      const listOf = async (webId: string) =>
        setKeys.length > 0 ? contents({ webId, language: defaultLanguage, structureKeys: setKeys }) : noSets;
      const main = (await knownSites()).find(({ friendlyURL }) => friendlyURL === "/");
      const own = await listOf(site);
      return { own, main: main && main.id !== site ? await listOf(main.id) : noSets };
    };
    try {
      const { result, dependencies } = await recordDependencies(read);
      return { ...result, dependencies, isMissing: false };
    } catch (err) {
      log.warn({ err, site }, "shared values cannot be read; texts are shown without them");
      return { own: noSets, main: noSets, dependencies: [], isMissing: true };
    }
  }

  function write(content: Content, { own, main, isMissing, dependencies }: Sets): Content {
    const values = isSet(content) ? valuesAround(content, [...own, ...main]) : toSharedValues(own)(main);
    const resolved = resolvedAt(content, values, now());
    const used = resolved.values;
    if (!used) return resolved;
    changesAt = Math.min(changesAt, used.changesAt ?? Infinity);
    for (const dependency of [...used.sets.map((id) => `id ${id}`), ...setKeys.map((key) => `structure ${key}`)])
      dependOn(dependency);
    // A missing value may come with any other set.
    if (used.remarks.length > 0) dependencies.forEach(dependOn);
    return isMissing ? { ...resolved, values: { ...used, remarks: [] } } : resolved;
  }

  return {
    async values(site: string): Promise<SharedValues | null> {
      const { own, main, isMissing } = await setsOf(site);
      return isMissing ? null : toSharedValues(own)(main);
    },
    /** Returns a content item with its values; the same object as long as nothing in it changes. */
    async resolve(content: Content): Promise<Content> {
      return hasReferences(content) || isSet(content) ? write(content, await setsOf(content.webId)) : content;
    },
    /** Returns a list with its values; the same list as long as nothing in it changes. */
    async resolveAll(list: readonly Content[]): Promise<readonly Content[]> {
      const [site] = sitesWithReferences(list);
      if (site === undefined) return list;
      const sets = await setsOf(site);
      const written = list.map((content) => (hasReferences(content) ? write(content, sets) : content));
      const last = lastLists.get(list);
      if (last?.every((content, index) => content === written[index])) return last;
      lastLists.set(list, written);
      return written;
    },
    /** The next time at which a text read so far changes, in milliseconds; Infinity while none is known. */
    get changesAt() {
      return changesAt;
    },
  };
}

const noSets: readonly Content[] = [];

/** Returns the values of a site with those of a set as it is being edited. */
function valuesAround(set: Content, published: readonly Content[]): SharedValues {
  return toSharedValues([set, ...published.filter(({ id }) => id !== set.id)])(noSets);
}

const hasReferences = memo((content: Content) => usesValues(content));

/** Lists have content items of one site. */
const sitesWithReferences = memo((list: readonly Content[]) =>
  list.flatMap((content) => (hasReferences(content) ? [content.webId] : [])),
);

const lastLists = new WeakMap<readonly Content[], readonly Content[]>();

interface Written {
  values: SharedValues;
  /** Times between which the texts stay as they are. */
  from: number;
  until: number;
  content: Content;
}

const lastWritten = new WeakMap<Content, Written>();

/** Memoised, so that everything parsed from a content item stays valid until one of its values changes. */
function resolvedAt(content: Content, values: SharedValues, now: number): Content {
  const last = lastWritten.get(content);
  if (last?.values === values && last.from <= now && now < last.until) return last.content;
  const resolved = withValues(content, values, now);
  const isSame = last !== undefined && isDeepStrictEqual(last.content, resolved);
  const written = isSame ? last.content : resolved;
  lastWritten.set(content, { values, from: now, until: resolved.values?.changesAt ?? Infinity, content: written });
  return written;
}
