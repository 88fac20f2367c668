import { z } from "zod";
import { contentListParameters, contentParameters, documentListParameters } from "#portal/replay/parameters.ts";
import type { SchemaIds } from "./json-schema.ts";
import { ref, schemasOf } from "./openapi-schemas.ts";
import type { WireBody } from "./wire-bodies.ts";

interface Operation {
  summary: string;
  body: WireBody;
  /** The variable part of the path. */
  part?: { name: string; description: string; example: string };
  query?: z.ZodObject;
}

const id = { name: "id", description: "Id of the record.", example: "2388782" };
const url = {
  name: "url",
  description: "Address without its leading slash, encoded as one segment (`rodina%2Fporodne`); empty for the root.",
  example: "rodina/porodne",
};

/** The requests of the portal to a CMS, by path. */
const operations: Readonly<Record<string, Operation>> = {
  "/webs": { summary: "All sites", body: "webs" },
  "/webs/by-id/{id}": { summary: "A site by id", body: "web", part: { ...id, example: "12" } },
  "/webs/by-friendly-url/{url}": { summary: "A site by address", body: "web", part: { ...url, example: "up" } },
  "/contents": { summary: "A page of content items", body: "contents", query: contentListParameters },
  "/contents/by-id/{id}": { summary: "A content item by id", body: "content", part: id, query: contentParameters },
  "/contents/by-friendly-url/{url}": {
    summary: "A content item by address, such as `config-up` for the settings of the site `/up`",
    body: "content",
    part: url,
    query: contentParameters,
  },
  "/categories": { summary: "All vocabularies with their categories", body: "categories" },
  "/tags": { summary: "All tags", body: "tags" },
  "/folders/by-id/{id}/tree": {
    summary: "A folder and those below it",
    body: "folder",
    part: { ...id, example: "200" },
  },
  "/documents": { summary: "A page of documents and images", body: "documents", query: documentListParameters },
};

const json = (schema: object) => ({ "application/json": { schema } });

/** Returns the whole contract as an OpenAPI document. */
export function openapiOf(ids: SchemaIds): object {
  const paths = Object.entries(operations).map(([path, operation]) => [path, { get: toOperation(path, operation) }]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Content service of the portal",
      version: "1",
      summary: "All that the portal asks of a CMS. It only reads.",
      description: `${conventions.join("\n")}\n`,
    },
    servers: [{ url: "https://cms.example.org/api", description: "The address that CMS_URL names." }],
    security: [],
    paths: { ...Object.fromEntries(paths), "/documents/files/{file}": { get: file } },
    components: { schemas: schemasOf(ids), headers, responses },
  };
}

const conventions = [
  "- Answers are JSON in UTF-8, with status 200. The portal follows no redirect.",
  "- What does not exist is 404 with a JSON object. 404 with HTML, and every other status, count as a failure of the CMS.",
  "- A record asked for by id has that id, one asked for by address has that address, a content item in one of its `friendlyURLs`. Any other record counts as a failure of the CMS. An old address is answered with 404, or with a content item at that address that redirects.",
  "- Dates have no zone: Prague wall-clock time, and UTC for the time of an error.",
  "- Lists are read in pages of 100 until `totalCount`; a page after the last one has no items.",
  "- Fields that are not listed here are allowed and not read.",
  "- Other names of parameters, and other values such as codes of languages, are a setting of the portal.",
];

function toOperation(path: string, { summary, body, part, query }: Operation) {
  const parameters = [
    ...(part ? [{ ...part, in: "path", required: true, schema: { type: "string" } }] : []),
    ...(query ? queryOf(query) : []),
  ];
  return {
    operationId: path.replace(/^\/|[{}]/g, "").replaceAll("/", "-"),
    summary,
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: { description: summary, headers: { ETag: ref("headers", "ETag") }, content: json(ref("schemas", body)) },
      304: ref("responses", "notModified"),
      400: ref("responses", "wrongParameter"),
      ...(part && { 404: ref("responses", "absent") }),
      default: ref("responses", "failure"),
    },
  };
}

function queryOf(query: z.ZodObject) {
  const { properties = {} } = z.toJSONSchema(query, { io: "input" });
  return Object.entries(properties).map(([name, own]) => {
    const { description, examples: [example] = [], ...schema } = typeof own === "boolean" ? {} : own;
    return { name, in: "query", description, schema, ...(example !== undefined && { example }) };
  });
}

const file = {
  operationId: "documents-files-file",
  summary: "A file of the library, at the `url` of its record",
  parameters: [{ name: "file", in: "path", required: true, schema: { type: "string" }, example: "logo.svg" }],
  responses: {
    200: {
      description: "The file, with the type that its record names",
      headers: { ETag: ref("headers", "ETag") },
      content: { "*/*": {} },
    },
    206: {
      description: "The part that a `Range` header names",
      headers: { "Content-Range": { schema: { type: "string", examples: ["bytes 0-99/4096"] } } },
      content: { "*/*": {} },
    },
    304: ref("responses", "notModified"),
    404: ref("responses", "absent"),
  },
};

const headers = {
  ETag: {
    description: "Names the body. A later request sends it in `If-None-Match` and gets 304 while the body is the same.",
    schema: { type: "string", examples: ['"Xf3gQ8Zb"'] },
  },
};

const responses = {
  notModified: {
    description: "The body is still that of the `If-None-Match`; nothing is sent",
    headers: { ETag: ref("headers", "ETag") },
  },
  wrongParameter: {
    description: "A parameter is unknown or has a value that it cannot have",
    content: json(ref("schemas", "error")),
  },
  absent: {
    description: "There is no such record: not at all, not in this language, not on this site, or not published",
    content: json(ref("schemas", "error")),
  },
  failure: {
    description: "The portal shows what it had before, and tries again",
    content: json(ref("schemas", "error")),
  },
};
