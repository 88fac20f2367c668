import type { Area, Defect, Told } from "./defect.ts";

/** What became of one defect. */
export interface Outcome {
  name: string;
  area: Area;
  expected: Told;
  isCaught: boolean;
  /** What went otherwise: said of the original, not said of the defect, or thrown; empty where it was caught. */
  reason: string;
  milliseconds: number;
}

/** Seeds one defect after the other and tells which of them the bench has caught. */
export async function runDefects(
  defects: readonly Defect[],
  { signal, onOutcome }: { signal: AbortSignal; onOutcome(outcome: Outcome): void },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const defect of defects) {
    if (signal.aborted) break;
    const outcome = await tryDefect(defect);
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

async function tryDefect(defect: Defect): Promise<Outcome> {
  const start = performance.now();
  const reason = await reasonAgainst(defect).catch((error: unknown) => `it threw ${String(error)}`);
  const { name, area, expected } = defect;
  return { name, area, expected, isCaught: reason === "", reason, milliseconds: performance.now() - start };
}

/** A defect is caught when it is told by its code at its place, and nothing at all is told of what is sound. */
async function reasonAgainst({ expected, original, seeded }: Defect): Promise<string> {
  const before = await original();
  if (before.length > 0) return `the original is not clean: ${worded(before)}`;
  const after = await seeded();
  const isTold = after.some(
    ({ code, place, says = "" }) =>
      code === expected.code && place === expected.place && says.includes(expected.says ?? ""),
  );
  return isTold ? "" : `told was ${worded(after) || "nothing"}`;
}

function worded(told: readonly Told[]): string {
  return told
    .slice(0, 5)
    .map(({ code, place, says }) => [code, place, ...(says ? [`(${says})`] : [])].join(" "))
    .join(", ");
}
