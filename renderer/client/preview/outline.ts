export type HeadingFault = "empty" | "first" | "several" | "skipped";

/** What is wrong with the levels of a page's headings, for each of them; null for what is right. */
export function headingFaults(headings: readonly { level: number; text: string }[]): (HeadingFault | null)[] {
  return headings.map(({ level, text }, index) => {
    const before = headings[index - 1]?.level;
    if (text === "") return "empty";
    if (before === undefined) return level === 1 ? null : "first";
    if (level === 1) return "several";
    return level > before + 1 ? "skipped" : null;
  });
}
