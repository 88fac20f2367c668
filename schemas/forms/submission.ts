/** The parameter of an address that says what a form was sent with, as far as an address may: the way on from a form. */
export const sentParameter = "sent";

/** What a form was sent with. */
export interface FormSubmission {
  /** Values by the name of their field, as often and in the order they were sent. */
  fields: ReadonlyMap<string, readonly string[]>;
  /** Counted and looked at while they came in; nothing of them is kept. */
  files: readonly SubmittedFile[];
}

export interface SubmittedFile {
  field: string;
  /** As the visitor's browser calls it. */
  name: string;
  /** Media type that its first bytes tell; `application/octet-stream` for kinds that forms do not know. */
  type: string;
  /** Bytes. */
  size: number;
  /** The same for files of the same content. */
  hash: string;
}

/** Kinds of files that forms can ask for: what people call them, their extensions and their first bytes. */
export const fileKinds = {
  "application/pdf": { name: "PDF", extensions: [".pdf"], signature: "25504446" },
  "image/jpeg": { name: "JPG", extensions: [".jpg", ".jpeg"], signature: "ffd8ff" },
  "image/png": { name: "PNG", extensions: [".png"], signature: "89504e470d0a1a0a" },
} as const;

export type FileType = keyof typeof fileKinds;
