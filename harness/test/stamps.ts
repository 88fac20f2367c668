import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const counts = z.object({ passed: z.number(), written: z.number(), rows: z.number(), notes: z.array(z.string()) });
const stamp = counts.extend({ inputs: z.string() });

/** Stores results of passed steps, each valid for its exact inputs. */
export function createStamps(folder: string) {
  const fileOf = (step: string) => join(folder, `${step}.json`);
  return {
    /** Returns the result of a step that passed with these inputs; null when there is none. */
    read(step: string, inputs: string): z.output<typeof counts> | null {
      try {
        const { inputs: before, ...result } = stamp.parse(JSON.parse(readFileSync(fileOf(step), "utf8")));
        return before === inputs ? result : null;
      } catch {
        // A missing or damaged stamp counts as none.
        return null;
      }
    },
    write(step: string, inputs: string, result: z.output<typeof counts>): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(step), JSON.stringify({ ...result, inputs }));
    },
    remove(step: string): void {
      rmSync(fileOf(step), { force: true });
    },
  };
}

export type Stamps = ReturnType<typeof createStamps>;
