"use client";
import { FieldDescription, FieldError, FieldLabel } from "@payloadcms/ui";
import type { TextareaFieldClientProps } from "payload";
import type { ReactNode } from "react";

type Props = Pick<TextareaFieldClientProps, "field"> & { path: string; showError: boolean; children: ReactNode };

/** Label, fault and help of a field around its control, as Payload's own fields have them. */
export function FieldFrame({ field, path, showError, children }: Props) {
  const { label, required, localized, admin } = field;
  return (
    <div className={`field-type text ${showError ? "error" : ""}`}>
      <FieldLabel label={label ?? ""} path={path} required={required ?? false} localized={localized ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {children}
      </div>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
}

/** The id that the label of a field names. */
export function fieldId(path: string): string {
  return `field-${path.replace(/\./g, "__")}`;
}
