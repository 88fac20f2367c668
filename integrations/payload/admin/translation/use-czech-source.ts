"use client";
import { useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { type CzechSource, czechSource } from "../../wire/czech-source.ts";

/** The last request, shared by all fields of a form. */
let last: { address: string; source: Promise<CzechSource> } | null = null;

/** Returns what the translation in the form is made from; null in Czech, for a new content item, and while it is loading. */
export function useCzechSource(): CzechSource | null {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const [source, setSource] = useState<CzechSource | null>(null);
  const isTranslation = code !== "cs" && id !== undefined && collectionSlug !== undefined;
  const query = `locale=${code}&saved=${lastUpdateTime}`;
  const address = isTranslation ? `/api/${collectionSlug}/czech/${encodeURIComponent(String(id))}?${query}` : null;
  useEffect(() => {
    let isCurrent = true;
    setSource(null);
    if (address !== null)
      load(address).then(
        (loaded) => isCurrent && setSource(loaded),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return source;
}

function load(address: string): Promise<CzechSource> {
  if (last?.address !== address) last = { address, source: request(address) };
  return last.source;
}

async function request(address: string): Promise<CzechSource> {
  const response = await fetch(address, { credentials: "include" });
  if (!response.ok) throw new Error(`The Czech version was answered with ${response.status}.`);
  return czechSource.parse(await response.json());
}
