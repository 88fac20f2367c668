"use client";
import { useLocale } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { type FoundUses, foundUses } from "../../wire/found-uses.ts";
import { useWords } from "../use-words.ts";

interface Props {
  collection: string;
  id: string;
}

/** Where a content item is used, with links; it is looked up once when it is shown. */
export function UseList({ collection, id }: Props) {
  const say = useWords();
  const { code } = useLocale();
  const [found, setFound] = useState<FoundUses | "failed" | null>(null);
  useEffect(() => {
    load(collection, id).then(setFound, () => setFound("failed"));
  }, [collection, id]);
  const uses = found === null || found === "failed" ? [] : found.uses;
  return (
    <>
      <p role="status">{statusOf()}</p>
      <ul>
        {uses.map((use) => (
          <li key={use.id}>
            <a href={`/admin/collections/${use.collection}/${use.id}?locale=${code}`}>{use.name}</a>
            {` (${say(`uses.by.${use.by}`)})`}
          </li>
        ))}
      </ul>
    </>
  );

  function statusOf(): string {
    if (found === null) return say("uses.loading");
    if (found === "failed") return say("uses.failed");
    const { total } = found;
    if (total === 0) return say("uses.none");
    const shown = found.uses.length;
    return total > shown ? say("uses.someMore", { count: total, shown }) : say("uses.some", { count: total });
  }
}

async function load(collection: string, id: string): Promise<FoundUses> {
  const response = await fetch(`/api/${collection}/${encodeURIComponent(id)}/uses`);
  if (!response.ok) throw new Error(`The uses were answered with ${response.status}.`);
  return foundUses.parse(await response.json());
}
