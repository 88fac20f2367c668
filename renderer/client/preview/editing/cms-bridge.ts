import { type MessageToCms, messageFromCms, payloadSaved } from "#schemas/visitor/preview-messages.ts";

/** Exchanges messages with the CMS that frames the preview. */
export interface CmsBridge {
  post(message: MessageToCms): void;
  close(): void;
}

interface Options {
  /** Origins of the CMSs that may frame the preview; messages are exchanged only with these. */
  origins: readonly string[];
  onSaved: () => void;
  onSelect: (field: string) => void;
  onUnsaved: (record: object) => void;
}

/** Connects to the CMS that frames the preview; null when there is none, or its origin is not configured. */
export function connectToCms({ origins, onSaved, onSelect, onUnsaved }: Options): CmsBridge | null {
  const { parent } = window;
  const around = parent === window ? [] : framingOrigins(origins);
  if (around.length === 0) return null;
  function onMessage({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== parent || !around.includes(origin)) return;
    const message = messageFromCms.safeParse(data).data;
    if (message?.type === "saved" || payloadSaved.safeParse(data).success) onSaved();
    else if (message?.type === "select-field") onSelect(message.field);
    else if (message?.type === "unsaved") onUnsaved(message.record);
  }
  addEventListener("message", onMessage);
  return {
    post: (message) => {
      for (const origin of around) parent.postMessage(message, origin);
    },
    close: () => removeEventListener("message", onMessage),
  };
}

/** The configured origins that may frame the preview: all of them where browsers hide the framing origin. */
function framingOrigins(origins: readonly string[]): readonly string[] {
  const named: unknown = Reflect.get(location, "ancestorOrigins");
  const own = named instanceof DOMStringList ? named.item(0) : null;
  return own === null ? origins : origins.filter((origin) => origin === own);
}
