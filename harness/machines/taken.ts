import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Taken } from "./coverage.ts";

/** What was taken by name of the machine, from outside of this process. */
export const takenByMachine: z.ZodType<Record<string, Taken>> = z.record(
  z.string(),
  z.object({ edges: z.array(z.string()), refused: z.array(z.string()) }),
);

const file = join(import.meta.dirname, "../../.portal/machines-in-pages.json");

/** What the last browser tests have seen the machines of the portal's own pages do; null before any. */
export function readTakenInPages(): Record<string, Taken> | null {
  return existsSync(file) ? takenByMachine.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

export function writeTakenInPages(taken: Record<string, Taken>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(taken, null, 2)}\n`);
}
