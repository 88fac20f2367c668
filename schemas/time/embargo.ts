import { localDateTime, toInstant } from "./dates.ts";

/** End of an embargo that cannot be parsed, so that nothing is published by mistake. */
const never = "9999-12-31T23:59:59.999Z";

/** Returns the ISO instant until which a content item must not be shown; null without an embargo. */
export function embargoEnd({ embargoDo }: Record<string, unknown>): string | null {
  if (embargoDo === undefined || embargoDo === null || embargoDo === "") return null;
  const { data } = localDateTime.safeParse(embargoDo);
  return data ? toInstant(data) : never;
}

/** True before the end of an embargo; `now` is in milliseconds. */
export function isUnderEmbargo(end: string | null, now: number): boolean {
  return end !== null && now < Date.parse(end);
}
