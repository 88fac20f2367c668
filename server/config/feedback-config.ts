import { z } from "zod";
import { readBaseURL, setting } from "./settings.ts";

/** The settings of the feedback widget (spec §7). */
export const feedbackSettings = z.object({
  FEEDBACK_URL: setting({
    expected: "an https address without query and credentials",
    fallback: "",
    read: (text) => (text === "" ? null : readBase(text)),
  }),
});

/** The host has to be plain, as the origin goes into the content security policy. */
function readBase(text: string): string | undefined {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" && /^[a-z0-9.-]+$/.test(hostname) ? readBaseURL(text) : undefined;
}
