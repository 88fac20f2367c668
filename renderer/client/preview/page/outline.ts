export type HeadingFault = "empty" | "first" | "several" | "skipped";

/** Returns the fault of each heading's level; null when there is none. */
export function headingFaults(headings: readonly { level: number; text: string }[]): (HeadingFault | null)[] {
  return headings.map(({ level, text }, index) => {
    const before = headings[index - 1]?.level;
    if (text === "") return "empty";
    if (before === undefined) return level === 1 ? null : "first";
    if (level === 1) return "several";
    return level > before + 1 ? "skipped" : null;
  });
}
