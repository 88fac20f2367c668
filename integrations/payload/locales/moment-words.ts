import { momentInBothLanguages, wallClock } from "../portal.ts";
import type { Words } from "./words.ts";

/** Returns an instant as editors write it, in Prague: `30. listopadu 2026 v 14.05`. */
export function momentWords(instant: string): Words {
  const { date, time } = wallClock(Date.parse(instant));
  return momentInBothLanguages(`${date}T${time}`);
}
