import type { Content } from "#embedded/replay/wire-records.ts";

interface Enveloped {
  /** Becomes id and version, so it must be the record's own. */
  number: number;
  name: string;
  webId: "12" | "34";
  structureKey: string;
  slug: string;
  description: string;
  /** The day of publication. */
  day: string;
  data: object;
}

/** A Czech content around its data, as the CMS sends it. */
export function envelope({ number, name, webId, structureKey, slug, description, day, data }: Enveloped): Content {
  return {
    id: String(number),
    published: true,
    versionId: number,
    name,
    description,
    webId,
    web: { id: webId },
    language: "cs_cz",
    structure: { key: structureKey },
    priority: 0,
    friendlyURLs: { cs_cz: slug },
    displayAt: `${day}T08:00:00`,
    createdAt: `${day}T06:12:41.3`,
    updatedAt: `${day}T06:41:31.21`,
    categories: [],
    tags: [],
    data,
  };
}
