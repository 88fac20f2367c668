import { z } from "zod";
import { optionalSetting, readBaseURL } from "./settings.ts";

/** Settings of the feedback widget (spec §7). */
export const feedbackSettings = z.object({
  FEEDBACK_URL: optionalSetting({ expected: "an https address without query and credentials", read: readBase }),
});

/** Requires a plain host: the origin becomes part of the content security policy. */
function readBase(text: string): string | undefined {
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" && /^[a-z0-9.-]+$/.test(hostname) ? readBaseURL(text) : undefined;
}
