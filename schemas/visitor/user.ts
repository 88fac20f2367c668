import { z } from "zod";

/** Text without control characters, safe for logs and terminals. */
const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);
const word = line.min(1);

/** The visitor's account at the security provider (spec §3 user); other fields are dropped. */
export const user = z.object({
  login: word,
  /** Displayed name; null when only the login is known. */
  name: line.nullish().transform((name) => name || null),
  roles: z
    .array(word)
    .max(100)
    .nullish()
    .transform((roles) => roles ?? []),
});

export type User = z.output<typeof user>;

/** The signed-in user; each sign-in has its own session id. */
export interface Session {
  user: User;
  sessionId: string;
  /** Level of assurance of the sign-in (`acr`); null or absent when the provider states none. */
  level?: string | null;
}

/** Session stored in the browser (spec §3, security context), with the time it was last confirmed in milliseconds. */
export interface StoredSession {
  user: User;
  timestamp: number;
}
