"use client";
import { useAllFormFields, useDocumentInfo, useFormModified, useLivePreviewContext, useLocale } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect } from "react";

/** Milliseconds without a change after which the preview shows what is typed. */
const pauseMs = 200;

/** Shows what is typed in the live preview before it is saved. Renders nothing. */
export function TypedPreview() {
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { iframeRef, isLivePreviewing, loadedURL, url } = useLivePreviewContext();
  const isShown = isLivePreviewing && isModified && loadedURL === url && Boolean(id && collectionSlug);
  useEffect(() => {
    if (!isShown || !url) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const address = `/api/${collectionSlug}/unsaved/${encodeURIComponent(String(id))}?locale=${code}`;
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(reduceFieldsToValues(fields, true));
      const request = { method: "POST", credentials: "include", headers, body, signal: leaving.signal } as const;
      const response = await fetch(address, request).catch(() => null);
      if (!response?.ok) return;
      const message = { source: "portal-cms", type: "unsaved", record: await response.json() };
      iframeRef.current?.contentWindow?.postMessage(message, new URL(url).origin);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [fields, isShown, url, id, collectionSlug, code, iframeRef]);
  return null;
}
