import type { CollectionConfig, PayloadRequest } from "payload";
import { publishers, signedIn } from "../access.ts";
import { writeOutbox } from "../hooks/outbox.ts";
import { ownRequest } from "../hooks/own-request.ts";
import { publishAtOnce } from "../hooks/simple-changes.ts";
import { keepUsedCategory, keepUsedTag } from "../hooks/usage.ts";
import { words } from "../locales/words.ts";
import { isRecord } from "../portal.ts";
import { onWire, textsOf } from "../wire/localized.ts";
import type { Doc } from "../wire/record.ts";
import { idField } from "./content-fields.ts";

const access = { read: signedIn, create: publishers, update: publishers, delete: publishers };
const name = { name: "name", type: "text", localized: true, required: true, label: words("content.name") } as const;

export const tags: CollectionConfig = {
  slug: "tags",
  labels: { singular: words("tag.one"), plural: words("tag.many") },
  access,
  admin: { useAsTitle: "name", group: words("group.site") },
  hooks: { beforeDelete: [keepUsedTag], ...publishAtOnce("tags", "tag", toTag) },
  fields: [idField, name],
};

export function toTag(doc: Doc) {
  const names = textsOf(doc["name"]);
  const { cs, ...others } = names;
  // A single text is used for all languages.
  const isOne = cs !== undefined && Object.keys(others).length === 0;
  return { id: String(doc["id"]), name: isOne ? cs : onWire(names) };
}

/** Categories. A category without a parent is a vocabulary, which is a tree on the wire. */
export const categories: CollectionConfig = {
  slug: "categories",
  labels: { singular: words("category.one"), plural: words("category.many") },
  access,
  admin: { useAsTitle: "name", defaultColumns: ["name", "parent"], group: words("group.site") },
  hooks: {
    beforeDelete: [keepUsedCategory],
    afterChange: [
      async ({ doc, req }) => {
        await publishVocabularies(await ownRequest(req));
        return doc;
      },
    ],
    afterDelete: [
      async ({ id, req }) => {
        await writeOutbox(req, [{ kind: "category", key: String(id), language: null, published: null, draft: null }]);
        await publishVocabularies(await ownRequest(req));
      },
    ],
  },
  fields: [
    idField,
    name,
    {
      name: "parent",
      type: "relationship",
      relationTo: "categories",
      label: words("category.parent"),
      admin: { description: words("category.parentHint") },
    },
    { name: "order", type: "number", defaultValue: 0, label: words("category.order") },
  ],
};

/** Writes all vocabularies; unchanged ones produce no change. */
export async function publishVocabularies(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    ...{ collection: "categories", locale: "all", depth: 0, pagination: false, sort: "order", req },
  });
  const below = Map.groupBy(docs, ({ parent }) => String((isRecord(parent) ? parent["id"] : parent) ?? ""));
  const toTree = (doc: Doc): object => ({ ...toTag(doc), children: (below.get(String(doc["id"])) ?? []).map(toTree) });
  const vocabularies = (below.get("") ?? []).map((doc) => ({
    ...toTag(doc),
    categories: (below.get(String(doc.id)) ?? []).map(toTree),
  }));
  await writeOutbox(
    req,
    vocabularies.map((published) => ({ kind: "category", key: published.id, language: null, published, draft: null })),
  );
}
