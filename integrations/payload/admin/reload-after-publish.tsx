"use client";
import { useDocumentInfo, useLivePreviewContext } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/** Milliseconds in which a change of a menu or of settings reaches the portal. */
const arrivesMs = 1500;

/** Loads the picture of the site again once a change has reached the portal. Renders nothing. */
export function ReloadAfterPublish() {
  const { lastUpdateTime } = useDocumentInfo();
  const { iframeRef, isLivePreviewing, url } = useLivePreviewContext();
  const shown = useRef(lastUpdateTime);
  useEffect(() => {
    if (shown.current === lastUpdateTime || !isLivePreviewing || !url) return;
    const timer = setTimeout(() => {
      shown.current = lastUpdateTime;
      const { origin } = new URL(url);
      iframeRef.current?.contentWindow?.postMessage({ source: "portal-cms", type: "saved" }, origin);
    }, arrivesMs);
    return () => clearTimeout(timer);
  }, [lastUpdateTime, isLivePreviewing, url, iframeRef]);
  return null;
}
