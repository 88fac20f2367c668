import type { Page } from "@playwright/test";
import { z } from "zod";

/** One layout shift: its score, and the elements that moved. */
interface Shift {
  value: number;
  moved: string[];
}

const shiftEntries = z.array(z.object({ value: z.number(), moved: z.array(z.string()) }));

/** The sum of all layout shifts so far (the browser's layout-shift entries). */
export async function shiftOf(page: Page): Promise<number> {
  return sumOf(await shiftsOf(page));
}

/** The sum of layout shifts. */
export function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** All layout shifts so far, with what moved, so that a failure says where to look. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  const entries = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const shifts: unknown[] = [];
        const tagOf = (node: unknown) => (node instanceof Element ? node.outerHTML.slice(0, 200) : String(node));
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
            shifts.push({ value: "value" in entry && entry.value, moved: sources.map(({ node }) => tagOf(node)) });
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(shifts), 300);
      }),
  );
  return shiftEntries.parse(entries);
}
