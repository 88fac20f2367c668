import type { z } from "zod";
import type { Content } from "#embedded/replay/wire-records.ts";
import type { collectiveAgreements } from "#schemas/structures/collective-agreements.ts";
import type { caregiverMap } from "#schemas/structures/map.ts";
import type { searchPage } from "#schemas/structures/search-page.ts";
import { agreements } from "./agreements.ts";
import { envelope } from "./envelope.ts";
import { organisations } from "./organisations.ts";
import { positions } from "./positions.ts";
import { createRandom, type Random } from "./random.ts";
import { workplaces } from "./workplaces.ts";

interface Scale {
  /** A whole number; the same one makes the same records. */
  seed: number;
  organisations?: number;
  agreements?: number;
  positions?: number;
  workplaces?: number;
}

/** Contents in such numbers as a large site has them, beside those that are recorded: one map, one register, many pages and a search in them. */
export function scaled({ seed, ...counts }: Scale): Content[] {
  const seeds = createRandom(seed);
  // Each kind draws from its own numbers, so that the count of one does not change the others.
  const stream = () => createRandom(seeds.whole(0, 2 ** 32 - 1));
  return [
    largeMap(counts.organisations ?? 5000, stream()),
    largeRegister(counts.agreements ?? 1000, stream()),
    positionSearch(),
    ...positions(counts.positions ?? 300, 91_000_000, stream()),
    ...workplaces(counts.workplaces ?? 400, 92_000_000, stream()),
  ];
}

function largeMap(count: number, random: Random): Content {
  return envelope({
    number: 90_000_001,
    name: "Velká mapa pomoci pečujícím",
    webId: "34",
    structureKey: "up-mapa",
    slug: "ukazky/velka-mapa",
    description: "Mapa pomoci pečujícím s tisíci organizací.",
    day: "2026-03-02",
    data: {
      perex: "Vymyšlené organizace po celé zemi pro zkoušku mapy a seznamu s mnoha záznamy.",
      mapa: { stred: { sirka: 49.8, delka: 15.5 }, priblizeni: 7, maxZoom: 18 },
      organizace: organisations(count, random),
    } satisfies z.input<typeof caregiverMap.data>,
  });
}

function largeRegister(count: number, random: Random): Content {
  return envelope({
    number: 90_000_002,
    name: "Velký seznam kolektivních smluv",
    webId: "12",
    structureKey: "kolektivni-smlouvy",
    slug: "ukazky/velke-kolektivni-smlouvy",
    description: "Seznam kolektivních smluv s mnoha záznamy.",
    day: "2026-02-16",
    data: {
      perex: "Vymyšlené smlouvy pro zkoušku seznamu s mnoha záznamy.",
      smlouvy: agreements(count, random),
    } satisfies z.input<typeof collectiveAgreements.data>,
  });
}

/** Lists the positions, which no recorded page of the employment agency's site does. */
function positionSearch(): Content {
  return envelope({
    number: 90_000_003,
    name: "Volná služební místa",
    webId: "34",
    structureKey: "vyhledavani",
    slug: "ukazky/volna-mista",
    description: "Vyhledávání ve stovkách služebních míst.",
    day: "2026-03-02",
    data: {
      perex: "Vymyšlená služební místa pro zkoušku vyhledávání s mnoha výsledky.",
      typVyhledavani: "kariera",
      castoHledane: ["zprostředkovatel", "sociální pracovník", "Brno"],
    } satisfies z.input<typeof searchPage.data>,
  });
}
