"use client";
import { useAllFormFields, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { type Kept, keepMessages } from "./lost-messages.ts";

/** Restores the messages of a refused save that a late form state has removed. Renders nothing. */
export function KeptMessages() {
  const [fields, dispatch] = useAllFormFields();
  const isSaving = useFormProcessing();
  const kept = useRef<Kept>({});
  useEffect(() => {
    // The response to a save brings a new set of messages.
    const next = isSaving ? { kept: {}, lost: [] } : keepMessages(kept.current, fields);
    kept.current = next.kept;
    if (next.lost.length > 0) dispatch({ type: "ADD_SERVER_ERRORS", errors: next.lost });
  }, [fields, isSaving, dispatch]);
  return null;
}
