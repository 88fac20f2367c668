"use client";
import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { keepMessages, type RefusedMessages } from "./lost-messages.ts";

/**
 * Restores the messages of a refused save that a late form state has removed, and keeps its buttons enabled: Payload
 * takes a refused form for saved. Renders nothing.
 */
export function RestoredMessages() {
  const [fields, dispatch] = useAllFormFields();
  const isSaving = useFormProcessing();
  const wasSubmitted = useFormSubmitted();
  const { setModified } = useForm();
  const messages = useRef<RefusedMessages>({});
  useEffect(() => {
    // The response to a save brings a new set of messages.
    const next = isSaving ? { messages: {}, lost: [] } : keepMessages(messages.current, fields);
    messages.current = next.messages;
    if (next.lost.length > 0) dispatch({ type: "ADD_SERVER_ERRORS", errors: next.lost });
  }, [fields, isSaving, dispatch]);
  useEffect(() => {
    // A form that was saved is no longer submitted.
    if (wasSubmitted && !isSaving) setModified(true);
  }, [wasSubmitted, isSaving, setModified]);
  return null;
}
