import type { Clock } from "#server/clock.ts";
import { type Answer, computed, recorded } from "./answer.ts";
import { isPublished, type VersionQuery } from "./content-index.ts";
import { mergedPage } from "./generated.ts";
import { readLibraryFile } from "./library-files.ts";
import { filterContents, toPage } from "./lists.ts";
import type { LiveStore } from "./live-store.ts";
import {
  contentListParameters,
  contentParameters,
  documentListParameters,
  noParameters,
  parseParameters,
} from "./parameters.ts";
import { paths, type RouteName, routeNames } from "./paths.ts";
import { slugOf } from "./store.ts";
import type { Content } from "./wire-records.ts";
import { toWireTime } from "./wire-time.ts";

/** Answers a request, given the decoded variable part of its path and its query; null when nothing matches. */
type Handler = (key: string, query: URLSearchParams) => Answer | null | Promise<Answer | null>;

/** Content items that are broken on purpose have an address, but are in no list. */
function isFaulty(content: Content): boolean {
  return slugOf(content)?.startsWith("chybne/") ?? false;
}

/** Every path of the content service (spec §7), and the files of its library. */
export function createRoutes(store: LiveStore, clock: Clock): Map<RegExp, Handler> {
  const { webs, categories, tags, folders, files } = store;
  const pragueTime = () => toWireTime(clock.now(), "Europe/Prague");

  function oneContent(find: (wanted: VersionQuery) => Content | undefined, query: URLSearchParams) {
    const parameters = parseParameters(contentParameters, query);
    const content = find(parameters);
    const isHidden = content && parameters.onlyPublished && !isPublished(content, pragueTime());
    return isHidden ? null : recordedOrNull(content);
  }
  function contents(query: URLSearchParams) {
    const parameters = parseParameters(contentListParameters, query);
    const candidates = store.sorted(parameters).filter((content) => !isFaulty(content));
    const recorded = filterContents(candidates, parameters, pragueTime());
    return computed(store.generated ? mergedPage(recorded, store.generated, parameters) : toPage(recorded, parameters));
  }
  function documents(query: URLSearchParams) {
    const parameters = parseParameters(documentListParameters, query);
    const items = store.documents.items
      .filter(({ webId }) => parameters.webId === undefined || String(webId) === parameters.webId)
      .filter(({ folderId }) => parameters.folder === undefined || String(folderId) === parameters.folder);
    return computed(toPage(items, parameters));
  }
  function file(name: string) {
    const path = files.get(name);
    return path === undefined ? null : readLibraryFile(path);
  }

  const handlers: { [Name in RouteName]: Handler } = {
    webs: plain(() => recorded(webs)),
    "webs/by-id": plain((id) => recordedOrNull(webs.items.find((web) => String(web.id) === id))),
    "webs/by-friendly-url": plain((url) =>
      recordedOrNull(webs.items.find(({ friendlyURL }) => friendlyURL === `/${url}`)),
    ),
    contents: (_, query) => contents(query),
    "contents/by-id": (id, query) => oneContent((wanted) => store.byId(id, wanted), query),
    "contents/by-friendly-url": (slug, query) => oneContent((wanted) => store.bySlug(slug, wanted), query),
    categories: plain(() => recorded(categories)),
    tags: plain(() => recorded(tags)),
    "folders/tree": plain((id) => recordedOrNull(folders.get(id))),
    documents: (_, query) => documents(query),
    "documents/files": file,
  };
  return new Map(routeNames.map((name) => [paths[name], handlers[name]]));
}

/** A handler for a path without parameters. */
function plain(answer: (key: string) => Answer | null): Handler {
  return (key, query) => {
    parseParameters(noParameters, query);
    return answer(key);
  };
}

function recordedOrNull(record: object | undefined): Answer | null {
  return record ? recorded(record) : null;
}
