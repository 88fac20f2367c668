import { z } from "zod";

/** A text in which nothing steers a log or a terminal. */
const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);
const word = line.min(1);

/** What the security provider says of a visitor (spec §3 user); what else it says is left out. */
export const user = z.object({
  login: word,
  /** As pages call the visitor; null where only the login is known. */
  name: line.nullish().transform((name) => name || null),
  roles: z
    .array(word)
    .max(100)
    .nullish()
    .transform((roles) => roles ?? []),
});

export type User = z.output<typeof user>;

/** The user who is signed in on a request; each sign-in has an id of its own. */
export interface Session {
  user: User;
  sessionId: string;
}

/** What a browser keeps of a session (spec §3, security context): who it was and when that was last said, in milliseconds. */
export interface KeptSession {
  user: User;
  timestamp: number;
}
