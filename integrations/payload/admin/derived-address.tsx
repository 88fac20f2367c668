"use client";
import { useDocumentInfo, useField, useFormFields, useLocale } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { addressOf } from "./address-of-title.ts";

/**
 * Fills in the address of a page from its title, as long as the editor has not typed one and none is saved. Renders
 * nothing.
 */
export function DerivedAddress() {
  const name = useFormFields(([fields]) => fields["name"]?.value);
  const { value, setValue } = useField<string>({ path: "address" });
  const { savedDocumentData } = useDocumentInfo();
  const { code } = useLocale();
  const isSaved = Boolean(savedDocumentData?.["address"]);
  const titleBefore = useRef(name);
  const derived = useRef("");
  useEffect(() => {
    if (titleBefore.current === name) return;
    titleBefore.current = name;
    if (isSaved || (value ?? "") !== derived.current) return;
    derived.current = addressOf(String(name ?? ""), code);
    setValue(derived.current);
  }, [name, value, isSaved, code, setValue]);
  return null;
}
