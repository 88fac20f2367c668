import type { Config } from "#server/config/config.ts";
import { type Examination, good, lacking, reasonOf } from "./examination.ts";

/** Tests that the CMS answers with JSON; the embedded one always does. */
export async function examineCms(
  { enabled, url, headers, timeoutMs }: Pick<Config["cms"], "enabled" | "url" | "headers" | "timeoutMs">,
  signal: AbortSignal,
): Promise<Examination> {
  if (!enabled || url === null) return good("CMS", enabled ? "the embedded one" : "switched off");
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await fetch(`${url}/webs`, { headers, signal: within, redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "no type";
    await answer.body?.cancel();
    if (!answer.ok) return lacking("CMS", `${url} answers ${answer.status}`, adviceFor(answer.status));
    if (/\bjson\b/.test(type)) return good("CMS", url);
    return lacking("CMS", `${url} answers ${type} in place of JSON`, "Set CMS_URL to the base of its API.");
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return lacking(
      "CMS",
      `${url} cannot be reached (${reasonOf(cause)})`,
      "Check CMS_URL and the network, or unset it for the embedded CMS.",
    );
  }
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return "Set the credentials in CMS_HEADERS.";
  return status < 500
    ? "Set CMS_URL to the base of its API."
    : "Try again later, or unset CMS_URL for the embedded CMS.";
}
