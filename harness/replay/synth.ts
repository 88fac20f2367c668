import { recordOf } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { defaultStructureKey, structures } from "#portal/contract/structures/registry.ts";

interface Requested {
  id: string | undefined;
  slug: string | undefined;
  /** Language code of the CMS, such as `cs_cz`. */
  language: string;
  webId: string | undefined;
}

/** Returns a page of the default structure with every field of its schema. */
export function pageRecord({ id, slug, language, webId }: Requested): Record<string, unknown> {
  const record = recordOf(defaultStructureKey, maximalOf(structures[defaultStructureKey].data, "synth"));
  return {
    ...record,
    language,
    ...(id !== undefined && { id }),
    ...(webId !== undefined && { webId }),
    ...(slug !== undefined && { friendlyURLs: { [language]: slug } }),
  };
}
