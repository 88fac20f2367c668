import { z } from "zod";
import type { Log } from "#portal/http/log.ts";

/** A fault in a response of the CMS that is not content. */
export interface BodyFault {
  /** The requested path, such as `/webs`. */
  request: string;
  /** Pointer into the response. */
  pointer: string;
  expected: string;
}

const faultLine = z.object({ request: z.string(), pointer: z.string(), expected: z.string() });
const folderLine = z.object({ folder: z.string() });

/** Creates a log that collects the portal's messages about faulty records. Content has its own check. */
export function collectFaults(): { log: Log; faults: readonly BodyFault[] } {
  const faults = new Map<string, BodyFault>();
  function take(about: object): void {
    const fault = faultLine.safeParse(about).data;
    const folder = folderLine.safeParse(about).data?.folder;
    const own = fault ?? (folder && { request: `/folders/by-id/${folder}/tree`, pointer: "", expected: "a folder" });
    if (own && !own.request.startsWith("/contents")) faults.set(`${own.request} ${own.pointer}`, own);
  }
  const log: Log = { debug: () => {}, info: () => {}, warn: take, error: take };
  return {
    log,
    get faults() {
      return [...faults.values()];
    },
  };
}
