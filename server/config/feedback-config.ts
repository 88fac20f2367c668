import { z } from "zod";
import { readBaseURL, setting } from "./settings.ts";

/** Settings of the feedback widget (spec §7). */
export const feedbackSettings = z.object({
  FEEDBACK_URL: setting({
    expected: "an https address without query and credentials",
    fallback: "",
    read: (text) => (text === "" ? null : readBase(text)),
  }),
});

/** Requires a plain host: the origin becomes part of the content security policy. */
function readBase(text: string): string | undefined {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" && /^[a-z0-9.-]+$/.test(hostname) ? readBaseURL(text) : undefined;
}
