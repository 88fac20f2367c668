import { decodeLeniently } from "#schemas/site/decode.ts";

/** The paths of the content service by name; the names of their variable parts are used in scenarios. */
export const paths = {
  webs: /^\/webs$/,
  "webs/by-id": /^\/webs\/by-id\/(?<id>[^/]+)$/,
  "webs/by-friendly-url": /^\/webs\/by-friendly-url(?:\/(?<url>.*))?$/,
  contents: /^\/contents$/,
  "contents/by-id": /^\/contents\/by-id\/(?<id>[^/]+)$/,
  "contents/by-friendly-url": /^\/contents\/by-friendly-url(?:\/(?<url>.*))?$/,
  categories: /^\/categories$/,
  tags: /^\/tags$/,
  "folders/tree": /^\/folders\/by-id\/(?<id>[^/]+)\/tree$/,
  documents: /^\/documents$/,
  "documents/files": /^\/documents\/files\/(?<file>[^/]+)$/,
} as const satisfies Record<string, RegExp>;

export type RouteName = keyof typeof paths;
export const routeNames = Object.keys(paths).filter(isRouteName);

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(paths, name);
}

/** Parses an address: the path's name, its variable part and the query; null when the service has no such path. */
export function readAddress(url: URL): { route: RouteName; params: ReadonlyMap<string, readonly string[]> } | null {
  for (const route of routeNames) {
    const match = paths[route].exec(url.pathname);
    if (!match) continue;
    const params = new Map<string, readonly string[]>();
    for (const name of url.searchParams.keys()) params.set(name, url.searchParams.getAll(name));
    for (const [name, value] of Object.entries<string | undefined>(match.groups ?? {}))
      params.set(name, [decodeLeniently(value ?? "")]);
    return { route, params };
  }
  return null;
}
