export type HeadingFault = "empty" | "first" | "several" | "skipped";

/** Returns for each heading what is wrong with its level; null when nothing is. */
export function headingFaults(headings: readonly { level: number; text: string }[]): (HeadingFault | null)[] {
  return headings.map(({ level, text }, index) => {
    const before = headings[index - 1]?.level;
    if (text === "") return "empty";
    if (before === undefined) return level === 1 ? null : "first";
    if (level === 1) return "several";
    return level > before + 1 ? "skipped" : null;
  });
}
