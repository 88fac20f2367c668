import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, Geometry } from "geojson";
import GeoJSONVT from "geojson-vt";
import { type Coordinates, toWorld } from "#schemas/values/mercator.ts";
import { type WrittenTile, writePmtiles } from "./pmtiles-writer.ts";

type Metres = [east: number, north: number];

/** A small invented town: its main road, streets, river, park and houses, in metres from the square. */
const streets: [kind: string, name: string | null, line: Metres[]][] = [
  [
    "highway",
    null,
    [
      [-2500, 900],
      [-600, 780],
      [900, 820],
      [2500, 1100],
    ],
  ],
  [
    "major_road",
    "Hlavní třída",
    [
      [-2000, -60],
      [-500, -20],
      [0, 0],
      [700, 10],
      [2000, 140],
    ],
  ],
  [
    "major_road",
    "Nádražní",
    [
      [0, 0],
      [40, 400],
      [60, 800],
    ],
  ],
  [
    "minor_road",
    "Lípová",
    [
      [-450, 180],
      [-150, 190],
      [350, 200],
      [600, 230],
    ],
  ],
  [
    "minor_road",
    "Zahradní",
    [
      [-420, 320],
      [100, 330],
      [550, 350],
    ],
  ],
  [
    "minor_road",
    "Školní",
    [
      [-300, -20],
      [-310, 190],
      [-300, 320],
    ],
  ],
  [
    "minor_road",
    "U Mlýna",
    [
      [350, 5],
      [345, 200],
      [360, 345],
    ],
  ],
  [
    "minor_road",
    "Krátká & Dlouhá",
    [
      [150, 5],
      [160, 195],
    ],
  ],
  [
    "minor_road",
    "Na Hrázi",
    [
      [-500, -150],
      [-100, -160],
      [300, -190],
      [650, -170],
    ],
  ],
  [
    "minor_road",
    "Kostelní",
    [
      [0, 0],
      [-20, -155],
    ],
  ],
  [
    "path",
    null,
    [
      [-100, -160],
      [-80, -330],
      [100, -420],
    ],
  ],
  [
    "rail",
    null,
    [
      [-2500, 560],
      [60, 600],
      [2500, 520],
    ],
  ],
];

const river: Metres[] = [
  [-2500, -260],
  [-600, -250],
  [0, -270],
  [700, -230],
  [2500, -320],
];
const park: Metres[] = [
  [-320, -300],
  [150, -320],
  [120, -520],
  [-280, -500],
  [-320, -300],
];
const built: Metres[] = [
  [-700, -200],
  [700, -210],
  [750, 450],
  [-650, 430],
  [-700, -200],
];

const houses: Metres[][] = Array.from({ length: 60 }, (_, index) => {
  const [east, north] = [-420 + (index % 15) * 62, [40, 90, 215, 260][Math.floor(index / 15)] ?? 0];
  return [
    [east, north],
    [east + 26, north],
    [east + 26, north + 20],
    [east, north + 20],
    [east, north],
  ];
});

const levels = { from: 9, to: 15 };

/** Tiles of the town, whose square is at a place. Czech, Russian and English names of the town are included. */
export function townTiles(square: Coordinates, names: Record<string, string> = { name: "Lipany" }): WrittenTile[] {
  const layers = {
    landuse: [area(square, built, { kind: "residential" }), area(square, park, { kind: "park" })],
    water: [line(square, river, { kind: "river", name: "Lipka" })],
    buildings: houses.map((house) => area(square, house, { kind: "building" })),
    roads: streets.map(([kind, name, points]) => line(square, points, { kind, ...(name && { name }) })),
    places: [
      feature({ type: "Point", coordinates: [square.longitude, square.latitude] }, { kind: "locality", ...names }),
    ],
  };
  const indexes = Object.entries(layers).map(([name, features]) => {
    const options = { maxZoom: levels.to, extent: 4096, buffer: 64, tolerance: 0 };
    return [name, new GeoJSONVT({ type: "FeatureCollection", features }, options)] as const;
  });
  return Array.from({ length: levels.to - levels.from + 1 }, (_, index) => levels.from + index).flatMap((z) =>
    around(square, z).flatMap(([x, y]) => {
      const cut = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y);
        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });
      const bytes = fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 });
      return cut.length > 0 ? [{ z, x, y, bytes }] : [];
    }),
  );
}

/** The town as a PMTiles file. */
export function writeTown(square: Coordinates, names?: Record<string, string>): Buffer {
  return writePmtiles({ tiles: townTiles(square, names) });
}

/** Columns and rows of the tiles that the town touches. */
function around(square: Coordinates, z: number): [x: number, y: number][] {
  const [start, end] = [toPlaceOf(square, [-2500, 1200]), toPlaceOf(square, [2500, -600])].map(toWorld);
  const size = 2 ** z;
  const tiles: [number, number][] = [];
  for (let x = Math.floor((start?.x ?? 0) * size); x <= (end?.x ?? 0) * size; x += 1)
    for (let y = Math.floor((start?.y ?? 0) * size); y <= (end?.y ?? 0) * size; y += 1) tiles.push([x, y]);
  return tiles;
}

function toPlaceOf({ latitude, longitude }: Coordinates, [east, north]: Metres): Coordinates {
  const degree = 111_320;
  return {
    latitude: latitude + north / degree,
    longitude: longitude + east / (degree * Math.cos((latitude * Math.PI) / 180)),
  };
}

function toPositions(square: Coordinates, points: readonly Metres[]): [number, number][] {
  return points.map((point) => {
    const { latitude, longitude } = toPlaceOf(square, point);
    return [longitude, latitude];
  });
}

function feature(geometry: Geometry, properties: Record<string, string>): Feature {
  return { type: "Feature", geometry, properties };
}

function line(square: Coordinates, points: readonly Metres[], properties: Record<string, string>): Feature {
  return feature({ type: "LineString", coordinates: toPositions(square, points) }, properties);
}

function area(square: Coordinates, points: readonly Metres[], properties: Record<string, string>): Feature {
  return feature({ type: "Polygon", coordinates: [toPositions(square, points)] }, properties);
}
