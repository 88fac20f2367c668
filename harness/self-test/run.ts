import type { Area, Defect, Signature } from "./defect.ts";

/** Result of one defect. */
export interface Outcome {
  name: string;
  area: Area;
  expected: Signature;
  isCaught: boolean;
  /** Why the defect was not caught; empty when it was. */
  reason: string;
  milliseconds: number;
}

/** Seeds the defects one by one and returns the outcomes. */
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
  const reason = await reasonAgainst(defect).catch((error: unknown) => `threw ${String(error)}`);
  const { name, area, expected } = defect;
  return { name, area, expected, isCaught: reason === "", reason, milliseconds: performance.now() - start };
}

/** A defect is caught when its code is reported at its place, and nothing is reported of the original. */
async function reasonAgainst({ expected, original, seeded }: Defect): Promise<string> {
  const before = await original();
  if (before.length > 0) return `the original has findings: ${describeSignatures(before)}`;
  const after = await seeded();
  const isReported = after.some(
    ({ code, place, says = "" }) =>
      code === expected.code && place === expected.place && says.includes(expected.says ?? ""),
  );
  return isReported ? "" : `reported: ${describeSignatures(after) || "nothing"}`;
}

function describeSignatures(signatures: readonly Signature[]): string {
  return signatures
    .slice(0, 5)
    .map(({ code, place, says }) => [code, place, ...(says ? [`(${says})`] : [])].join(" "))
    .join(", ");
}
