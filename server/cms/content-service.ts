import type { Content } from "#schemas/site/content.ts";
import type { Web } from "#schemas/site/web.ts";
import { defaultStructureKeys } from "#schemas/structures/structure-keys.ts";
import { isSecured } from "#server/auth/secured-paths.ts";
import type { Change } from "#server/changes/change.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { deadlineIn, withDeadline } from "#server/deadline.ts";
import { type Absences, CheckedAbsences } from "./absences.ts";
import { type CachedAnswers, type CachedAnswersOptions, createCachedAnswers } from "./cached-answers.ts";
import { readStructureKeys } from "./changed-structures.ts";
import type { CmsClient } from "./client.ts";
import type { CmsReader } from "./cms-reader.ts";
import { contentPath, contentPathById } from "./content-paths.ts";
import { createMissingParts } from "./missing-parts.ts";
import { createParsers } from "./parsers.ts";
import { createReader, type ReadOptions } from "./reader.ts";
import type { ReaderSource, SiteDomain } from "./reader-requests.ts";

interface Options extends CachedAnswersOptions {
  client: CmsClient;
  /** Secured paths and roles: restricted content items are in no list. */
  auth: Pick<AuthConfig, "paths" | "roles" | "levels">;
  languageDomains?: readonly SiteDomain[];
  /** The sites that the previous run of this node knew; null when there was none lately. */
  knownWebs?: () => readonly Web[] | null;
  /** Structure keys of the portal by those of the CMS. */
  structureKeys?: Readonly<Record<string, string>>;
  /** Wall time whose shared values are written; `clock` by default. */
  now?: () => number;
  /** Decides which absences are believed; by default those that known pages of the site confirm. */
  absences?: Absences;
}

/** Creates the reader of one request. */
export type ContentService = (options?: ReadOptions) => CmsReader;

/** Operations that a content change triggers. */
export type ChangeAnswers = Pick<ReturnType<typeof createContentService>, "expire" | "resolveStructures">;

/** Maximum number of changed items to look up in the CMS, and the time limit for that in milliseconds. */
const maxLookups = 20;
const lookupMs = 1000;

/**
 * Creates the service that reads the entities of spec §3 through caches with configured retentions (spec §7, headless
 * content service).
 */
export function createContentService({
  client,
  auth,
  languageDomains = [],
  knownWebs = () => null,
  structureKeys = defaultStructureKeys,
  now,
  ...options
}: Options) {
  const { clock, log } = options;
  const answers = createCachedAnswers(options);
  const { absences = new CheckedAbsences({ client, answers, log }) } = options;
  let expiries = 0;
  const source: ReaderSource = {
    client,
    answers,
    absences,
    missing: createMissingParts({ clock, log }),
    parsers: createParsers({ languageDomains, ...options }),
    knownWebs,
    languageDomains,
    structureKeys,
    now: now ?? clock.now,
    isListed: (content) => content.published && content.roles === null && !hasSecuredAddress(content, auth),
    expiries: () => expiries,
    clock,
    log,
  };
  const createReaderFor: ContentService = (readOptions = {}) => createReader(source, readOptions);

  /** Expires the answers that a change may affect, including those that work in flight depends on. */
  function expire(...change: Parameters<CachedAnswers["expire"]>): ReturnType<CachedAnswers["expire"]> {
    expiries += 1;
    return answers.expire(...change);
  }

  /**
   * Adds the structure keys of changed items that no cached answer contains, as looked up in the CMS. Null when the
   * lookup fails, takes too long, or has too many items.
   */
  async function resolveStructures(change: Change): Promise<Change | null> {
    if (change.everything || change.structures.length > 0) return change;
    const { ids, addresses } = answers.unknownContents(change);
    const paths = [...[...ids].map(contentPathById), ...[...addresses].map(contentPath)];
    if (paths.length > maxLookups) return null;
    try {
      const structures = await withDeadline(deadlineIn(lookupMs), async () =>
        readStructureKeys({ client, webs: paths.length > 0 ? await createReaderFor().webs() : [], paths }),
      );
      return { ...change, structures };
    } catch (err) {
      log.info({ err }, "structures of changed content unknown; refreshing all lists");
      return null;
    }
  }

  return Object.assign(createReaderFor, { expire, resolveStructures });
}

function hasSecuredAddress({ friendlyURLs }: Content, auth: Options["auth"]): boolean {
  return Object.values(friendlyURLs).some((url) => isSecured(`/${encodeURI(url.replace(/^\/+/, ""))}`, auth));
}
