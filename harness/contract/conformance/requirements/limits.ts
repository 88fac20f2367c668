import { BrokenRequirement, type Probe, UntestedRequirement } from "#harness/contract/conformance/probe.ts";
import { missingSegment, published, type Requirement } from "#harness/contract/conformance/requirement.ts";
import { sampleOf, websOf } from "#harness/contract/conformance/samples.ts";
import { wireBodies } from "#harness/contract/wire-bodies.ts";
import type { CmsQuery } from "#portal/cms/client.ts";
import { memo } from "#portal/contract/parse/memo.ts";
import { documentsOf, folderPath, foldersOf } from "./library.ts";

const refused = { statuses: [400, 422] };

/** Requirements on all responses. */
export const limitRequirements: readonly Requirement[] = [
  {
    id: "parameters.wrong",
    sentence: "A parameter with a value that it cannot have is refused with 400.",
    test: async ({ ask }) => {
      for (const name of ["language", "sort", "onlyPublished", "pageSize"])
        await ask("/contents", { [name]: missingSegment }, refused);
      for (const path of ["/contents", "/documents"])
        for (const name of ["page", "pageSize"]) await ask(path, { [name]: "0" }, refused);
    },
  },
  {
    id: "parameters.unknown",
    sentence: "A parameter that the contract does not name is refused with 400, not ignored.",
    test: async (probe) => {
      for (const [path, query] of await jsonRequestsOf(probe))
        await probe.ask(path, { ...query, [missingSegment]: "1" }, refused);
    },
  },
  {
    id: "limits.page-size",
    sentence: "No page is as large as somebody asks for: 1,000,000 items are refused or cut.",
    test: async (probe) => {
      const statuses = [200, 400, 413, 414, 422];
      const { asked, status, json } = await probe.ask("/contents", { page: "1", pageSize: "1000000" }, { statuses });
      const { items = [], totalCount = 0 } = wireBodies.contents.safeParse(json).data ?? {};
      const count = items.length;
      if (count > 1000) throw new BrokenRequirement(asked, "400 or at most 1,000 items", `${status}, ${count} items`);
      if (status === 200 && count === totalCount)
        throw new UntestedRequirement(`the CMS has only ${count} content items`);
    },
  },
  {
    id: "cache.etag",
    sentence: "An ETag that is sent back in If-None-Match is answered with 304.",
    test: async (probe) => {
      const tagged = (await taggedOf(probe)).filter(({ etag }) => etag !== null);
      if (tagged.length === 0) throw new UntestedRequirement("answers have no ETag");
      for (const { path, query, etag } of tagged)
        await probe.ask(path, query, { headers: { "if-none-match": etag ?? "" }, statuses: [304] });
    },
  },
  {
    id: "cache.changed",
    sentence:
      "A request with another ETag, or since an earlier time, is answered with the body, and an absent record with 404.",
    test: async (probe) => {
      const tagged = await taggedOf(probe);
      for (const { path, query, etag: own } of tagged) {
        const others = tagged.flatMap(({ etag }) => (etag === null || etag === own ? [] : [etag]));
        for (const headers of conditionsBesides(own, others)) {
          const { asked, body } = await probe.ask(path, query, { headers });
          if (body.byteLength === 0) throw new BrokenRequirement(asked, "a body", "none");
        }
      }
      const absent = `/webs/by-id/${missingSegment}`;
      for (const tag of [madeUp, "*"]) await probe.requestMissing(absent, {}, { "if-none-match": tag });
    },
  },
];

const madeUp = `"${missingSegment}"`;

/** Returns conditions that a response with this ETag does not meet. */
function conditionsBesides(own: string | null, others: readonly string[]): Record<string, string>[] {
  const similar = own === null ? [] : [own.replace(/"$/, '0"'), own.replace(/[^"]"$/, '"')];
  const tags = [madeUp, `W/${madeUp}`, `${madeUp}, "${missingSegment}-2"`, ...similar, ...others.slice(0, 1)];
  return [
    ...tags.filter((tag) => tag !== own).map((tag) => ({ "if-none-match": tag })),
    { "if-modified-since": "Thu, 01 Jan 1970 00:00:00 GMT" },
    { "if-none-match": madeUp, "if-modified-since": "Fri, 31 Dec 2100 23:59:59 GMT" },
  ];
}

/** Returns the value, or the other one when a response that it needs is broken: another requirement reports that. */
function valueOr<Value>(value: Promise<Value>, other: Value): Promise<Value> {
  return value.catch((error: unknown) => {
    if (error instanceof BrokenRequirement || error instanceof UntestedRequirement) return other;
    throw error;
  });
}

/** Returns a request for each path of the contract that answers JSON and has records. */
const jsonRequestsOf = memo(async (probe: Probe): Promise<(readonly [path: string, query: CmsQuery])[]> => {
  const paged = { page: "1", pageSize: "20" };
  const webs = await valueOr(websOf(probe), []);
  const sample = await valueOr(sampleOf(probe), null);
  const folders = await valueOr(foldersOf(probe), []);
  const place = sample && { webId: sample.webId, language: sample.language };
  return [
    ["/webs", {}],
    ...webs.slice(0, 1).map(({ id }) => [`/webs/by-id/${id}`, {}] as const),
    ["/contents", { ...place, ...paged }],
    ...(sample?.items.slice(0, 1).map(({ id }) => [`/contents/by-id/${id}`, { ...place, ...published }] as const) ??
      []),
    ["/categories", {}],
    ["/tags", {}],
    ...folders.slice(0, 1).map((id) => [folderPath(id), {}] as const),
    ["/documents", paged],
  ];
});

/** Returns a request for each kind of response, with its ETag. */
const taggedOf = memo(async (probe: Probe) => {
  const [file] = await valueOr(documentsOf(probe), []);
  const requests = [...(await jsonRequestsOf(probe)), ...(file ? [[file.url, {}] as const] : [])];
  const tagged = [];
  for (const [path, query] of requests) tagged.push({ path, query, etag: (await probe.ask(path, query)).etag });
  return tagged;
});
