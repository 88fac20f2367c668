import { useEffect, useState } from "react";
import { placeAt } from "#renderer/client/preview/page/find-place.ts";
import { reloadInPlace } from "#renderer/client/preview/page/keep-scroll.ts";
import {
  type NameOf,
  type PanelContext,
  type Target,
  withoutFirstSegment,
} from "#renderer/client/preview/panel-context.ts";
import type { EditorLanguage, PreviewData } from "#renderer/preview/data.ts";
import { fieldPathOf, toPointer } from "#schemas/parse/issue.ts";
import { maxFindings } from "#schemas/visitor/preview-messages.ts";
import { type CmsBridge, connectToCms } from "./cms-bridge.ts";
import { showUnsaved } from "./show-unsaved.ts";

/**
 * Connects the panel to the CMS that frames it and reports the findings to it; null when no CMS frames it. `announce` tells
 * the editor when the preview cannot be reloaded, and `onData` gets the data of a page that is shown unsaved.
 */
export function useCmsBridge(
  data: PreviewData,
  point: (target: Target) => void,
  announce: (message: { key: "notReloaded" }) => void,
  onData: (data: PreviewData) => void,
): CmsBridge | null {
  const [bridge, setBridge] = useState<CmsBridge | null>(null);
  useEffect(() => {
    const refused = () => announce({ key: "notReloaded" });
    const onSaved = () => void reloadInPlace(refused);
    const onSelect = (field: string) => point(targetOf(field, data));
    const onUnsaved = (record: object) => void showUnsaved(record).then((shown) => shown && onData(shown), refused);
    const connected = connectToCms({ origins: data.cmsOrigins, onSaved, onSelect, onUnsaved });
    setBridge(connected);
    connected?.post({ source: "portal-preview", type: "ready", content: contentOf(data) });
    connected?.post({ source: "portal-preview", type: "findings", ...findingsOf(data) });
    return () => connected?.close();
  }, [data, point, announce, onData]);
  return bridge;
}

/** Returns the function that asks the CMS to open a field; null when no CMS frames the preview. */
export function openFieldBy(bridge: CmsBridge | null, onOpen: (name: NameOf) => void): PanelContext["openField"] {
  if (!bridge) return null;
  return (pointer, name) => {
    bridge.post({ source: "portal-preview", type: "open-field", field: fieldPathOf(pointer) });
    onOpen(name);
  };
}

function contentOf({ source, language }: PreviewData) {
  return source && { id: source.id, language, versionId: source.versionId };
}

function findingsOf({ findings }: PreviewData) {
  const own = findings.filter(({ record }) => record === "content");
  return {
    total: own.length,
    findings: own
      .slice(0, maxFindings)
      .map(({ code, severity, pointer, message }) => ({ code, severity, field: fieldPathOf(pointer), message })),
  };
}

/** The target for a field named by the CMS, with its labels when it has any. */
function targetOf(field: string, { fields, findings }: PreviewData): Target {
  const pointer = field === "" ? "" : toPointer(field.split("."));
  const path = [...fields, ...findings.map((finding) => ({ ...finding, path: finding.humanPath }))].find(
    (each) => each.pointer === pointer,
  )?.path;
  return {
    at: placeAt(pointer),
    name: (language: EditorLanguage) => (path ? withoutFirstSegment(path[language]) : field),
  };
}
