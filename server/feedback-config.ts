import { z } from "zod";
import { setting } from "./settings.ts";

/** The settings of the feedback widget (spec §7). */
export const feedbackSettings = z.object({
  FEEDBACK_URL: setting({
    expected: "an https address without query",
    fallback: "",
    read: (text) => (text === "" ? null : readBase(text)),
  }),
});

/** Its origin goes into the content security policy and so must be a plain host. */
function readBase(text: string): string | undefined {
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isPlain = /^[a-z0-9.-]+$/.test(hostname) && username + password + search + hash === "";
  return protocol === "https:" && isPlain ? text.replace(/\/+$/, "") : undefined;
}
