import { PbfReader } from "pbf";

/**
 * A layer of a vector tile (specification 2.1). Read here and not with @mapbox/vector-tile, which follows lengths and
 * repetitions of a hostile tile as far as they say.
 */
export interface TileLayer {
  /** Units across the tile. */
  extent: number;
  features: readonly TileFeature[];
}

export interface TileFeature {
  properties: ReadonlyMap<string, unknown>;
  isArea: boolean;
  /** Reads points, lines or rings, as flat lists of x and y in units of the layer. */
  readShapes: () => number[][];
}

/** Limits of a tile; a dense one of a city centre has a tenth. */
const limits = { features: 100_000, points: 500_000 };
const largestExtent = 65_536;

interface RawLayer {
  name: string;
  extent: number;
  keys: string[];
  values: unknown[];
  features: Uint8Array[];
}

/** Parses layers of a tile, by name. Throws for a tile that is damaged or too large. */
export function parseVectorTile(bytes: Uint8Array, wanted: readonly string[]): ReadonlyMap<string, TileLayer> {
  const budget = { ...limits };
  const layers: [string, TileLayer][] = [];
  new PbfReader(bytes).readFields((number, _, pbf) => {
    if (number !== 3) return;
    const raw: RawLayer = { name: "", extent: 4096, keys: [], values: [], features: [] };
    const { name, extent, features } = new PbfReader(pbf.readBytes()).readFields(readLayerField, raw);
    if (!wanted.includes(name)) return;
    if (!(extent >= 1 && extent <= largestExtent)) throw new Error(`a layer has the extent ${extent}`);
    budget.features -= features.length;
    if (budget.features < 0) throw new Error(`the tile has more than ${limits.features} features`);
    layers.push([name, { extent, features: features.map((feature) => readFeature(feature, raw, budget)) }]);
  }, null);
  return new Map(layers);
}

function readLayerField(number: number, layer: RawLayer, pbf: PbfReader): void {
  if (number === 1) layer.name = pbf.readString();
  else if (number === 2) layer.features.push(pbf.readBytes());
  else if (number === 3) layer.keys.push(pbf.readString());
  else if (number === 4) layer.values.push(readValue(pbf.readBytes()));
  else if (number === 5) layer.extent = pbf.readVarint();
}

/** Returns a text, a whole number or a truth value; the schema has no others that the map draws. */
function readValue(bytes: Uint8Array): unknown {
  const read = (number: number, value: { is: unknown }, pbf: PbfReader) => {
    if (number === 1) value.is = pbf.readString();
    else if (number === 4 || number === 5) value.is = pbf.readVarint(number === 4);
    else if (number === 6) value.is = pbf.readSVarint();
    else if (number === 7) value.is = pbf.readBoolean();
  };
  return new PbfReader(bytes).readFields(read, { is: null }).is;
}

const none = new Uint8Array();

function readFeature(bytes: Uint8Array, { keys, values }: RawLayer, budget: { points: number }): TileFeature {
  const raw: { tags: Uint8Array; type: number; geometry: Uint8Array } = { tags: none, type: 0, geometry: none };
  new PbfReader(bytes).readFields((number, feature, pbf) => {
    if (number === 2) feature.tags = pbf.readBytes();
    else if (number === 3) feature.type = pbf.readVarint();
    else if (number === 4) feature.geometry = pbf.readBytes();
  }, raw);
  const properties = new Map<string, unknown>();
  const tags = new PbfReader(raw.tags);
  while (tags.pos < tags.length) {
    const key = keys[tags.readVarint()];
    const value = values[tags.readVarint()];
    if (key !== undefined) properties.set(key, value);
  }
  return { properties, isArea: raw.type === 3, readShapes: () => readShapes(raw.geometry, budget) };
}

const moveTo = 1;
const lineTo = 2;

function readShapes(geometry: Uint8Array, budget: { points: number }): number[][] {
  const pbf = new PbfReader(geometry);
  const shapes: number[][] = [];
  let [x, y] = [0, 0];
  while (pbf.pos < pbf.length) {
    const command = pbf.readVarint();
    const id = command & 7;
    // A ring is closed by its drawing.
    if (id !== moveTo && id !== lineTo) continue;
    for (let left = command >>> 3; left > 0 && pbf.pos < pbf.length; left -= 1) {
      x += pbf.readSVarint();
      y += pbf.readSVarint();
      budget.points -= 1;
      if (budget.points < 0) throw new Error(`the tile has more than ${limits.points} points`);
      if (id === moveTo) shapes.push([x, y]);
      else shapes.at(-1)?.push(x, y);
    }
  }
  return shapes;
}
