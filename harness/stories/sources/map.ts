import { plainTiles } from "#harness/stories/views/plain-tiles.ts";
import type { MapPoint } from "#portal/components/map/marks/points.ts";
import { type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { bareShell } from "#portal/shell/to-shell.ts";
import type { Draft } from "./draft.ts";

const name = "Poradna Dlaň";
const settings = { centre: null, zoom: null, maxZoom: 18 };

/** Returns stories of the map: empty, with one marker, nine on one spot, five hundred, an open popup, and without tiles. */
export function mapStories(): Draft[] {
  const { theme } = bareShell("cs");
  const story = (story: string, language: Language, props: object): Draft => {
    const defaults = { points: [], missing: 0, isNarrowed: false, settings, tiles: plainTiles, open: null, ...props };
    return { group: "organisation-map", name: story, language, theme, fixture: null, props: defaults };
  };
  const spot = Array.from({ length: 9 }, (_, index) => pointAt(index + 1, 49.594, 17.251));
  return [
    story("none", "cs", {}),
    story("nine-on-one-spot", "cs", { points: spot }),
    story("five-hundred", "cs", {
      points: Array.from({ length: 500 }, (_, index) => scattered(index + 1)),
      missing: 3,
    }),
    {
      ...story("without-tiles", "cs", {
        points: [pointAt(1, 50.0875, 14.4213)],
        tiles: { template: "data:,{z}/{x}/{y}", attribution: "Natural Earth", names: null, maxZoom: 18 },
      }),
      lacks: ["data:,"],
    },
    ...languageCodes.flatMap((language) => [
      story(`one-${language}`, language, { points: [pointAt(1, 50.0875, 14.4213)], missing: 2 }),
      story(`popup-${language}`, language, { points: [pointAt(1, 50.0875, 14.4213)], open: name }),
    ]),
  ];
}

/** Returns a point somewhere in the country, the same in every run. */
function scattered(number: number): MapPoint {
  return pointAt(number, 48.8 + ((number * 7919) % 2000) / 1000, 12.6 + ((number * 104729) % 5800) / 1000);
}

function pointAt(number: number, latitude: number, longitude: number): MapPoint {
  return {
    number,
    latitude,
    longitude,
    name,
    services: ["poradenství"],
    address: "Hanácká 9, 779 00 Olomouc",
    municipality: "Olomouc",
    phone: { display: "+420 950 700 200", href: "tel:+420950700200" },
    email: "kontakt@dlan.example",
    web: { label: "www.dlan.example", href: "https://www.dlan.example/" },
    href: "#organisation-1",
  };
}
