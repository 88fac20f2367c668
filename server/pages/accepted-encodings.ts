import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip";

/** In order of preference where the client has none. */
const encodings: readonly Encoding[] = ["br", "gzip"];

/** Cache of parsed headers: few different ones occur, but each with every request. */
const parsedHeaders = new LRUCache<string, Accepted>({ max: 100 });

interface Accepted {
  encodings: readonly Encoding[];
  dictionaries: boolean;
}

/** Encodings that an Accept-Encoding header prefers to the plain body or rates equally, best first. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  return readAccepted(header).encodings;
}

/** True when an Accept-Encoding header names `dcz`: Zstandard with a dictionary (RFC 9842). */
export function acceptsDictionaries(header: string | undefined): boolean {
  return readAccepted(header).dictionaries;
}

const nothing: Accepted = { encodings: [], dictionaries: false };

function readAccepted(header: string | undefined): Accepted {
  if (!header) return nothing;
  const known = parsedHeaders.get(header);
  if (known) return known;
  const accepted = parseAccepted(header);
  if (header.length < 200) parsedHeaders.set(header, accepted);
  return accepted;
}

function parseAccepted(header: string): Accepted {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",", 20)) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  const accepted = encodings.filter((name) => weightOf(name) > 0 && weightOf(name) >= plain);
  return {
    encodings: accepted.toSorted((a, b) => weightOf(b) - weightOf(a)),
    dictionaries: (weights.get("dcz") ?? 0) > 0,
  };
}
