"use client";
import { useDocumentInfo, useModal } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../use-words.ts";
import { UseList } from "./use-list.tsx";

/**
 * Shows where a content item is used: in the form on request, and in the dialogs before it is deleted or taken off,
 * with what visitors will see then.
 */
export function WhereUsed() {
  const say = useWords();
  const { id, collectionSlug } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const [isOpen, setOpen] = useState(false);
  const own = id === undefined || !collectionSlug ? null : { id: String(id), collection: collectionSlug };
  const effect = isModalOpen(`delete-${id}`) ? "delete" : isModalOpen(`confirm-un-publish-${id}`) ? "takeOff" : null;
  const dialog = useDialogText(effect);
  if (!own) return null;
  return (
    <>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{say("uses.title")}</summary>
        {isOpen && <UseList {...own} />}
      </details>
      {effect && dialog && createPortal(<Warning effect={effect} own={own} />, dialog)}
    </>
  );
}

function Warning({ effect, own }: { effect: "delete" | "takeOff"; own: { id: string; collection: string } }) {
  const say = useWords();
  return (
    <section aria-label={say("uses.title")}>
      <UseList {...own} />
      <p>{say(`uses.after.${effect}`)}</p>
    </section>
  );
}

/** The text of Payload's open dialog, which it renders after the form. */
function useDialogText(effect: "delete" | "takeOff" | null): Element | null {
  const [text, setText] = useState<Element | null>(null);
  useEffect(() => {
    setText(effect === null ? null : document.querySelector(".confirmation-modal__content"));
  }, [effect]);
  return text;
}
