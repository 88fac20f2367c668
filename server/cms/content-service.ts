import type { Content } from "#schemas/site/content.ts";
import type { LanguageDomain } from "#schemas/site/web.ts";
import { isSecured } from "#server/auth/secured-paths.ts";
import type { Change } from "#server/changes/change.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { afterMs, before } from "#server/http/deadline.ts";
import { readStructureKeys } from "./changed-structures.ts";
import type { CmsClient } from "./client.ts";
import type { CmsReader } from "./cms-reader.ts";
import { contentPath, contentPathById } from "./content-paths.ts";
import { createKeptAnswers, type KeptAnswers, type KeptAnswersOptions } from "./kept-answers.ts";
import { createMissingParts } from "./missing-parts.ts";
import { createParsers } from "./parsers.ts";
import { createReader, type ReadOptions } from "./reader.ts";
import type { ReaderSource } from "./reader-requests.ts";

interface Options extends KeptAnswersOptions {
  client: CmsClient;
  /** Secured paths: their content items, and those for some roles only, are in no list. */
  auth: Pick<AuthConfig, "paths" | "roles">;
  languageDomains?: readonly (LanguageDomain & { siteHost: string })[];
}

/** Makes the reader of one request. */
export type ContentService = (options?: ReadOptions) => CmsReader;

/** What a change does to the answers of the CMS. */
export type ChangeAnswers = Pick<ReturnType<typeof createContentService>, "expire" | "nameStructures">;

/** Contents of a change that the CMS is asked for, and the longest wait for that in milliseconds. */
const mostNamed = 20;
const namingMs = 1000;

/** Reads the entities of spec §3 through caches with the configured retentions (spec §7, headless content service). */
export function createContentService({ client, auth, languageDomains = [], ...options }: Options) {
  const { clock, log } = options;
  const kept = createKeptAnswers(options);
  let expiries = 0;
  const source: ReaderSource = {
    client,
    kept,
    missing: createMissingParts({ clock, log }),
    parsers: createParsers({ languageDomains, ...options }),
    isListed: (content) => content.published && content.roles === null && !hasSecuredAddress(content, auth),
    expiries: () => expiries,
    clock,
    log,
  };
  const read: ContentService = (readOptions = {}) => createReader(source, readOptions);

  /** Has what a change may have made others read anew, also by work that is under way. */
  function expire(...change: Parameters<KeptAnswers["expire"]>): ReturnType<KeptAnswers["expire"]> {
    expiries += 1;
    return kept.expire(...change);
  }

  /**
   * Adds to a change the structures of the contents that are not known, as the CMS has them; null where it does not say in time, or
   * there are too many.
   */
  async function nameStructures(change: Change): Promise<Change | null> {
    if (change.everything || change.structures.length > 0) return change;
    const { ids, addresses } = kept.unknownOf(change);
    const paths = [...[...ids].map(contentPathById), ...[...addresses].map(contentPath)];
    if (paths.length > mostNamed) return null;
    try {
      const structures = await before(afterMs(namingMs), async () =>
        readStructureKeys({ client, webs: paths.length > 0 ? await read().webs() : [], paths }),
      );
      return { ...change, structures };
    } catch (err) {
      log.info({ err }, "the CMS does not say what has changed, every list may have");
      return null;
    }
  }

  return Object.assign(read, { expire, nameStructures });
}

function hasSecuredAddress({ friendlyURLs }: Content, auth: Options["auth"]): boolean {
  return Object.values(friendlyURLs).some((url) => isSecured(`/${encodeURI(url.replace(/^\/+/, ""))}`, auth));
}
