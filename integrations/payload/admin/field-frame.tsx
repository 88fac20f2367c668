"use client";
import { FieldDescription, FieldError, FieldLabel } from "@payloadcms/ui";
import type { RelationshipFieldClientProps, TextareaFieldClientProps } from "payload";
import type { ReactNode } from "react";

interface Props {
  field: TextareaFieldClientProps["field"] | RelationshipFieldClientProps["field"];
  path: string;
  showError: boolean;
  children: ReactNode;
}

/** Label, error and description around a field's control, like those of Payload's own fields. */
export function FieldFrame({ field, path, showError, children }: Props) {
  const { label, required, localized, admin } = field;
  const ids = frameIds(path);
  return (
    <div className={`field-type text ${showError ? "error" : ""}`}>
      <div id={ids.label}>
        <FieldLabel label={label ?? ""} path={path} required={required ?? false} localized={localized ?? false} />
      </div>
      <div className="field-type__wrap">
        <div id={ids.error}>
          <FieldError path={path} showError={showError} />
        </div>
        {children}
      </div>
      <div id={ids.description}>
        {admin?.description && <FieldDescription description={admin.description} path={path} />}
      </div>
    </div>
  );
}

/** The id that the field's label refers to. */
export function fieldId(path: string): string {
  return `field-${path.replace(/\./g, "__")}`;
}

/** Ids of the frame's texts, for controls that a label cannot refer to. */
export function frameIds(path: string) {
  const id = fieldId(path);
  return { label: `${id}-label`, error: `${id}-error`, description: `${id}-description` };
}
