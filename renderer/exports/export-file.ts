/** A machine-readable twin that has an address of its own. */
export interface ExportFile {
  kind: "file";
  contentType: string;
  body: string;
  /** Name under which a browser saves it, ASCII only; null when it is to be shown. */
  fileName: string | null;
  /** The parameters that it takes. */
  takes?: readonly string[];
  staleFor: number;
}
