import type { StructureKey } from "#portal/contract/structures/registry.ts";
import { type Content, content } from "#portal/replay/wire-records.ts";
import { agreements, organisations, positions, type Varied, valueWith, workplaces } from "./large-site-data.ts";
import { recordOf } from "./page-record.ts";
import { createRandom } from "./random.ts";

interface Size {
  /** An integer; the same seed makes the same records. */
  seed: number;
  organisations?: number;
  agreements?: number;
  positions?: number;
  workplaces?: number;
}

/** Generates content of a large site: a map, a register, many positions with a search page, and many workplaces. */
export function largeSite({ seed, ...counts }: Size): Content[] {
  const seeds = createRandom(seed);
  // Each kind has its own stream, so that the count of one does not change the others.
  const stream = () => createRandom(seeds.whole(0, 2 ** 32 - 1));
  const organizace = organisations(counts.organisations ?? 5000, stream());
  const smlouvy = agreements(counts.agreements ?? 1000, stream());
  return [
    page("map", "up-mapa", 90_000_001, {
      name: "Velká mapa pomoci pečujícím",
      slug: "ukazky/velka-mapa",
      data: valueWith("map", { organizace, "mapa.stred": { sirka: 49.8, delka: 15.5 } }),
    }),
    page("collective-agreements", "kolektivni-smlouvy", 90_000_002, {
      name: "Velký seznam kolektivních smluv",
      slug: "ukazky/velke-kolektivni-smlouvy",
      data: valueWith("collective-agreements", { smlouvy }),
    }),
    page("search-page", "vyhledavani", 90_000_003, {
      name: "Volná služební místa",
      slug: "ukazky/volna-mista",
      data: valueWith("search-page", { typVyhledavani: "kariera" }),
    }),
    ...positions(counts.positions ?? 300, stream()).map((position, index) =>
      page("service-position", "up-sluzebni-misto", 91_000_000 + index, position),
    ),
    ...workplaces(counts.workplaces ?? 400, stream()).map((workplace, index) =>
      page("workplace-contacts", "up-kontaktni-pracoviste", 92_000_000 + index, workplace),
    ),
  ];
}

function page(key: StructureKey, structureKey: string, id: number, varied: Varied): Content {
  const { name, slug, data, day = "2026-03-02" } = varied;
  const webId = structureKey.startsWith("up-") || structureKey === "vyhledavani" ? "34" : "12";
  return content.parse({
    ...recordOf(key, data),
    id: String(id),
    name,
    description: `Vymyšlený záznam: ${name}.`,
    webId,
    web: { id: webId },
    structure: { key: structureKey },
    priority: 0,
    friendlyURLs: { cs_cz: slug ?? `ukazky/${key}/${id}` },
    displayAt: `${day}T08:00:00`,
    updatedAt: `${day}T06:41:31.21`,
    categories: [],
    tags: [],
  });
}
