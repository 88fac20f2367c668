/** Query parameter of the confirmation page with the non-personal values of a sent form. */
export const sentParameter = "sent";

export interface FormSubmission {
  /** All values by field name, in the order sent. */
  fields: ReadonlyMap<string, readonly string[]>;
  /** Files inspected during the upload; their contents are not stored. */
  files: readonly SubmittedFile[];
}

export interface SubmittedFile {
  field: string;
  /** File name given by the visitor's browser. */
  name: string;
  /** Media type detected from the first bytes; `application/octet-stream` for unknown kinds. */
  type: string;
  /** Bytes. */
  size: number;
  hash: string;
}

/** File types for forms: display name, extensions and first bytes. */
export const fileKinds = {
  "application/pdf": { name: "PDF", extensions: [".pdf"], signature: "25504446" },
  "image/jpeg": { name: "JPG", extensions: [".jpg", ".jpeg"], signature: "ffd8ff" },
  "image/png": { name: "PNG", extensions: [".png"], signature: "89504e470d0a1a0a" },
} as const;

export type FileType = keyof typeof fileKinds;
