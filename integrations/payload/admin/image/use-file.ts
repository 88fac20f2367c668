import { useConfig } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { z } from "zod";

const answer = z.object({ url: z.string(), mimeType: z.string().nullish(), alt: z.string().nullish() });

/** A file of the library; `alt` is empty when its file says nothing. */
interface LibraryFile {
  src: string;
  alt: string;
  isImage: boolean;
}

/** Reads a file of the library by its id; null until it has come. */
export function useFile(id: string | null): LibraryFile | "failed" | null {
  const { config } = useConfig();
  const [file, setFile] = useState<LibraryFile | "failed" | null>(null);
  useEffect(() => {
    setFile(null);
    if (id === null) return;
    const loading = new AbortController();
    read(`${config.routes.api}/documents/${encodeURIComponent(id)}?depth=0`, loading.signal).then(
      (found) => setFile(found),
      () => loading.signal.aborted || setFile("failed"),
    );
    return () => loading.abort();
  }, [id, config.routes.api]);
  return file;
}

async function read(address: string, signal: AbortSignal): Promise<LibraryFile> {
  const response = await fetch(address, { signal, credentials: "same-origin" });
  if (!response.ok) throw new Error(`The library answered with ${response.status}.`);
  const { url, mimeType, alt } = answer.parse(await response.json());
  return { src: url, alt: alt?.trim() ?? "", isImage: mimeType?.startsWith("image/") ?? false };
}
