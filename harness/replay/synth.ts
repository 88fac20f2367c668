import { recordOf } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { defaultStructureKey, structures } from "#schemas/structures/registry.ts";

interface Asked {
  id: string | undefined;
  slug: string | undefined;
  /** Key of the wire. */
  language: string;
  webId: string | undefined;
}

/** A page with every field of its schema, in place of one that the fixtures do not have. */
export function pageRecord({ id, slug, language, webId }: Asked): Record<string, unknown> {
  const record = recordOf(defaultStructureKey, maximalOf(structures[defaultStructureKey].data, "synth"));
  return {
    ...record,
    language,
    ...(id !== undefined && { id }),
    ...(webId !== undefined && { webId }),
    ...(slug !== undefined && { friendlyURLs: { [language]: slug } }),
  };
}
