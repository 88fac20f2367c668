import { localDateTime, toInstant } from "./dates.ts";

/** When an embargo ends that cannot be read: nothing is published by mistake. */
const never = "9999-12-31T23:59:59.999Z";

/** The ISO instant before which nothing of a content may be shown; null when it has no embargo. */
export function embargoEnd({ embargoDo }: Record<string, unknown>): string | null {
  if (embargoDo === undefined || embargoDo === null || embargoDo === "") return null;
  const { data } = localDateTime.safeParse(embargoDo);
  return data ? toInstant(data, "Europe/Prague") : never;
}

/** Whether a time in milliseconds lies before the end of an embargo. */
export function isUnderEmbargo(end: string | null, now: number): boolean {
  return end !== null && now < Date.parse(end);
}
