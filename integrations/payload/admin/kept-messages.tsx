"use client";
import { useAllFormFields, useFormProcessing } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { type Kept, keepMessages } from "./lost-messages.ts";

/** Puts back the messages of a refused save that a late form state has taken away; it shows nothing itself. */
export function KeptMessages() {
  const [fields, dispatch] = useAllFormFields();
  const isSaving = useFormProcessing();
  const kept = useRef<Kept>({});
  useEffect(() => {
    // The answer to a save says anew what is wrong.
    const next = isSaving ? { kept: {}, lost: [] } : keepMessages(kept.current, fields);
    kept.current = next.kept;
    if (next.lost.length > 0) dispatch({ type: "ADD_SERVER_ERRORS", errors: next.lost });
  }, [fields, isSaving, dispatch]);
  return null;
}
