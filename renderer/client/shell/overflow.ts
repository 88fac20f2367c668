interface Room {
  /** Room for the button that opens the rest, in px. */
  reserve: number;
  /** Added to each item, in px. */
  gap: number;
}

/** Room of the main navigation (spec §9). */
export const navigationRoom: Room = { reserve: 120, gap: 16 };

/** Returns how many items fit into one row of a container; all measures in px (spec §2.6). */
export function fitting(widths: readonly number[], containerWidth: number, { reserve, gap }: Room): number {
  let room = containerWidth - reserve;
  const first = widths.findIndex((width) => {
    room -= width + gap;
    return room < 0;
  });
  return first === -1 ? widths.length : first;
}
