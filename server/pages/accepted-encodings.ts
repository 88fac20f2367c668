import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip";

/** In order of preference where the client has none. */
const encodings: readonly Encoding[] = ["br", "gzip"];

/** Cache of parsed headers: few different ones occur, but each with every request. */
const parsedHeaders = new LRUCache<string, readonly Encoding[]>({ max: 100 });

/** Encodings that an Accept-Encoding header prefers to the plain body or rates equally, best first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const known = parsedHeaders.get(header);
  if (known) return known;
  const accepted = parseAccepted(header);
  if (header.length < 200) parsedHeaders.set(header, accepted);
  return accepted;
}

function parseAccepted(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",", 20)) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  return encodings
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= plain)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
}
