"use client";
import { useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { editorLanguage } from "../locales/words.ts";
import { controlIds, isFromFrame, type PreviewFinding, previewMessage } from "./preview-messages.ts";
import { useWords } from "./use-words.ts";

/** Findings of the live preview, which lead to their fields; a text that is chosen in the preview leads to its field too. */
export function PreviewFindings() {
  const say = useWords();
  const { i18n } = useTranslation();
  const [findings, setFindings] = useState<readonly PreviewFinding[] | null>(null);
  useEffect(() => {
    function onMessage({ source, data }: MessageEvent<unknown>): void {
      if (!isFromFrame(source, document.querySelectorAll("iframe"))) return;
      const message = previewMessage.safeParse(data).data;
      if (message?.type === "findings") setFindings(message.findings);
      if (message?.type === "open-field") openField(message.field);
    }
    addEventListener("message", onMessage);
    const field = decodeURIComponent(location.hash.slice(1));
    if (field !== "") openField(field);
    return () => removeEventListener("message", onMessage);
  }, []);
  const language = editorLanguage({ i18n });
  return (
    <section aria-labelledby="preview-findings" aria-live="polite">
      <h3 id="preview-findings">{say("findings.title")}</h3>
      {findings === null && <p>{say("findings.closed")}</p>}
      {findings?.length === 0 && <p>{say("findings.none")}</p>}
      <ul>
        {findings?.map(({ code, severity, field, message }) => (
          <li key={`${code} ${field}`}>
            <button type="button" onClick={() => openField(field)}>
              {`${say(`severity.${severity}`)}: ${message[language]}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Payload renders a field when it comes near the window, so that an inner control may appear only after its list. */
const attempts = 20;
const pauseMs = 100;

const controls = "input, textarea, [role=textbox]";

/** Shows and focuses the control of a place in the record. */
function openField(field: string, left = attempts): void {
  const ids = controlIds(field);
  const control = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
  control?.scrollIntoView({ block: "center" });
  if (control?.id !== ids[0] && left > 0) {
    setTimeout(() => openField(field, left - 1), pauseMs);
    return;
  }
  const own = control?.matches(`${controls}, select, button`) ? control : control?.querySelector(controls);
  if (own instanceof HTMLElement) own.focus();
}
