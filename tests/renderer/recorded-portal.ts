import { cpSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect, inject } from "vitest";
import type { Fault } from "#embedded/replay/fault.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import { type FixtureStore, readStore } from "#embedded/replay/store.ts";
import { answerPage } from "#renderer/page/answer-page.ts";
import { resolve } from "#renderer/page/resolve.ts";
import type { Services } from "#renderer/page/resolved.ts";
import type { FormSubmission } from "#schemas/forms/submission.ts";
import { anyone, type Visitor } from "#schemas/visitor/visitor.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { parseConfig } from "#server/config/config.ts";
import { noForms } from "#server/forms/forms.ts";
import { createLog } from "#server/http/log.ts";
import { unknownMetadata } from "#server/images/image-metadata.ts";
import { textOf } from "#server/pages/fragment.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { createSearch } from "#server/search/search.ts";

const log = createLog("silent");
const fixtures = readStore(join(import.meta.dirname, "../../fixtures"));

const noon = "2026-11-20T12:00:00Z";

export interface Options {
  environment?: Record<string, string>;
  now?: string;
  host?: string;
  query?: Record<string, string | readonly string[]>;
  isPreview?: boolean;
  version?: PageRequest["version"];
  /** Record that an editor has not saved. */
  unsaved?: unknown;
  previewScope?: PageRequest["previewScope"];
  previewRefusal?: PageRequest["previewRefusal"];
  form?: FormSubmission;
  refusal?: number;
  visitor?: Visitor;
  /** Faults of the CMS. */
  fault?: Fault;
  /** Records of the CMS; defaults to the fixtures. */
  store?: FixtureStore;
  /** Folder of the search index; defaults to an index in memory. */
  searchFolder?: string;
  /** Id in the cookie of forms. */
  answersId?: string | null;
  /** Address that sent the form. */
  sender?: string;
  /** Service of online forms; by default none. */
  forms?: Services["forms"];
}

/** Services for rendering the recorded content items, by default on 20 November 2026 at noon. */
export function recordedServices(options: Options = {}): Services {
  return createServices(options);
}

function createServices({
  environment = {},
  now = noon,
  fault = () => undefined,
  store = fixtures,
  searchFolder,
  forms = noForms,
}: Options) {
  const config = parseConfig(environment);
  const clock = { now: () => Date.parse(now) };
  const replay = createReplay({ store, clock, fault });
  const fetch = (input: string | URL | Request, init?: RequestInit) => replay(new Request(input, init));
  const client = createCmsClient({ ...config.cms, baseURL: "http://cms.invalid", fetch });
  const read = createContentService({ ...config, client, clock, log });
  const yieldToRequests = async () => {};
  const search = createSearch({
    read,
    config: { ...config, searchFolder: searchFolder ?? null, renderDeadlineMs: 60_000 },
    clock,
    yieldToRequests,
    log,
  });
  return { read, search, forms, readImageMetadata: async () => unknownMetadata, yieldToRequests, config, clock, log };
}

type IndexOptions = Pick<Options, "environment" | "now">;

const builtIndexes = new Map<string, Promise<string>>();

/** Services with a search index from the start: a copy of one that the process builds once per settings. */
export async function indexedServices({ environment = {}, now = noon }: IndexOptions = {}): Promise<Services> {
  const options = { environment, now };
  const key = JSON.stringify(options);
  const built = builtIndexes.get(key) ?? buildIndex(options);
  builtIndexes.set(key, built);
  const searchFolder = newIndexFolder();
  cpSync(await built, searchFolder, { recursive: true });
  return recordedServices({ ...options, searchFolder });
}

async function buildIndex(options: Options): Promise<string> {
  const searchFolder = newIndexFolder();
  const { search } = createServices({ ...options, searchFolder });
  await search.refresh();
  search.close();
  return searchFolder;
}

/** Creates a folder that is removed after the run, because its index stays open until then. */
function newIndexFolder(): string {
  return mkdtempSync(join(inject("indexFolder"), "index-"));
}

let sharedFor: string | undefined;
const shared = new Map<string, Services>();

/**
 * Services shared by calls in one test file with the same settings, because a search builds an index; services with
 * faults are never shared.
 */
function sharedServices(options: Options): Services {
  const { environment = {}, now = "", fault, store } = options;
  if (fault || store) return recordedServices(options);
  const { testPath } = expect.getState();
  if (sharedFor !== testPath) shared.clear();
  sharedFor = testPath;
  const key = JSON.stringify([environment, now]);
  const services = shared.get(key) ?? recordedServices(options);
  shared.set(key, services);
  return services;
}

/** The answer to a request with its body as text. */
export async function answerAsText(...given: Parameters<typeof answerPage>) {
  const { body, ...answer } = await answerPage(...given);
  return { ...answer, body: textOf(body) };
}

export function requestOf(path: string, options: Options = {}): PageRequest {
  const { host = "localhost", query = {}, isPreview = false, form = null } = options;
  return {
    host,
    path,
    query: new Map(Object.entries(query).map(([name, value]) => [name, [value].flat()])),
    userAgent: "",
    isPreview,
    ...(options.version && { version: options.version }),
    ...(options.unsaved !== undefined && { unsaved: options.unsaved }),
    ...(options.previewScope && { previewScope: options.previewScope }),
    ...(options.previewRefusal && { previewRefusal: options.previewRefusal }),
    form,
    ...(options.answersId !== undefined && { answersId: options.answersId }),
    ...(options.sender !== undefined && { sender: options.sender }),
    ...(options.refusal !== undefined && { refusal: options.refusal }),
    nonce: null,
    visitor: options.visitor ?? anyone,
  };
}

/** The file at an address. */
export async function fileAt(path: string, options: Options = {}, services = sharedServices(options)) {
  const resolved = await resolve(requestOf(path, options), services);
  if (resolved.kind !== "file") throw new Error(`${path} is no file but ${resolved.kind}`);
  return resolved;
}

/** The page shown at an address, or the redirect; not for files. */
export async function visit(path: string, options: Options = {}, services = sharedServices(options)) {
  const resolved = await resolve(requestOf(path, options), services);
  if (resolved.kind === "file") throw new Error(`${path} is a file`);
  return resolved;
}
