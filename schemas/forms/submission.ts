/** Query parameter of the page that follows a sent form of the portal itself, such as the cookie settings. */
export const sentParameter = "sent";

/** Query parameter with an answer to a question of an online form, such as `?answer=osoba:dite`; it may be repeated. */
export const answerParameter = "answer";

export interface FormSubmission {
  /** All values by field name, in the order sent. */
  fields: ReadonlyMap<string, readonly string[]>;
  /** Files that came with it; the contents of those that were not refused are kept for a few minutes. */
  files: readonly SubmittedFile[];
}

export interface SubmittedFile {
  field: string;
  /** Name under which its content is kept. */
  id: string;
  /** File name given by the visitor's browser. */
  name: string;
  /** Media type detected from the first bytes; `application/octet-stream` for unknown kinds. */
  type: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content, in hexadecimal digits. */
  hash: string;
  verdict: FileVerdict;
}

/** Verdict of the virus scanner; `refused` when there was none, or the file could not be kept. */
export type FileVerdict = "clean" | "infected" | "encrypted" | "refused";

/** Maximum size of an attached file in bytes. */
export const maxFileSize = 5_000_000;

/** File types for forms: display name, extensions and first bytes. */
export const fileKinds = {
  "application/pdf": { name: "PDF", extensions: [".pdf"], signature: "25504446" },
  "image/jpeg": { name: "JPG", extensions: [".jpg", ".jpeg"], signature: "ffd8ff" },
  "image/png": { name: "PNG", extensions: [".png"], signature: "89504e470d0a1a0a" },
} as const;

export type FileType = keyof typeof fileKinds;

export const fileTypes = ["application/pdf", "image/jpeg", "image/png"] as const satisfies readonly FileType[];
