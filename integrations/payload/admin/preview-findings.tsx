"use client";
import { useConfig, useDocumentInfo, useFormInitializing, useLocale, useTranslation } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { type MessageToCms, messageToCms } from "#portal/contract/visitor/preview-messages.ts";
import { codeOfPortal } from "../languages.ts";
import { editorLanguage } from "../locales/words.ts";
import { openField } from "./open-field.ts";
import { isFromPreview, type PreviewFinding, withKeys } from "./preview-messages.ts";
import { useWords } from "./use-words.ts";

type PreviewedContent = Extract<MessageToCms, { type: "ready" }>["content"];

/** Findings of the live preview, with links to their fields. Choosing a text in the preview also opens its field. */
export function PreviewFindings() {
  const say = useWords();
  const { i18n } = useTranslation();
  const [findings, setFindings] = useState<readonly PreviewFinding[] | null>(null);
  const previewed = useRef<PreviewedContent>(null);
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { getEntityConfig } = useConfig();
  const fields = collectionSlug ? getEntityConfig({ collectionSlug }).fields : [];

  /** Opens a field of the previewed content item, whose form may be another one or in another language. */
  function open(field: string): void {
    const content = previewed.current;
    const isOwn = !content || (content.id === String(id) && codeOfPortal(content.language) === code);
    if (isOwn) openField(fields, field);
    else {
      const query = new URLSearchParams({ language: content.language, field });
      location.assign(`/api/edit/${encodeURIComponent(content.id)}?${query}`);
    }
  }
  const latest = useRef({ open, say });
  latest.current = { open, say };

  useEffect(() => {
    function onMessage(event: MessageEvent<unknown>): void {
      const frames = document.querySelectorAll("iframe");
      if (!isFromPreview(event, frames)) return;
      // Payload gives its iframe no title.
      for (const frame of frames) frame.title ||= latest.current.say("findings.frame");
      const message = messageToCms.safeParse(event.data).data;
      if (message?.type === "ready") previewed.current = message.content;
      if (message?.type === "findings") setFindings(message.findings);
      if (message?.type === "open-field") latest.current.open(message.field);
    }
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);
  const isInitializing = useFormInitializing();
  useEffect(() => {
    const field = decodeURIComponent(location.hash.slice(1));
    if (!isInitializing && field !== "") latest.current.open(field);
  }, [isInitializing]);
  const language = editorLanguage({ i18n });
  return (
    <section aria-labelledby="preview-findings" aria-live="polite">
      <h2 id="preview-findings" style={{ fontSize: "1.1rem" }}>
        {say("findings.title")}
      </h2>
      {findings === null && <p>{say("findings.closed")}</p>}
      {findings?.length === 0 && <p>{say("findings.none")}</p>}
      <ul>
        {withKeys(findings ?? []).map(({ key, severity, field, message }) => (
          <li key={key}>
            <button type="button" onClick={() => open(field)}>
              {`${say(`severity.${severity}`)}: ${message[language]}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
