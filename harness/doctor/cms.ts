import type { Config } from "#portal/config/config.ts";
import { boundedFetch } from "#portal/http/bounded-fetch.ts";
import { type Examination, good, lacking, reasonOf } from "./examination.ts";

/** Tests that the CMS responds with JSON; the embedded one always does. */
export async function examineCms(
  { enabled, url, headers, timeoutMs }: Pick<Config["cms"], "enabled" | "url" | "headers" | "timeoutMs">,
  signal: AbortSignal,
): Promise<Examination> {
  if (!enabled || url === null) return good("CMS", enabled ? "the embedded one" : "switched off");
  try {
    return await boundedFetch(
      `${url}/webs`,
      { headers, timeoutMs, signal },
      async ({ ok, status, headers: fields }) => {
        const type = fields.get("content-type") ?? "no type";
        if (!ok) return lacking("CMS", `${url} answers ${status}`, adviceFor(status));
        if (/\bjson\b/.test(type)) return good("CMS", url);
        return lacking("CMS", `${url} answers ${type} instead of JSON`, "Set CMS_URL to the base address of its API.");
      },
    );
  } catch (error) {
    const advice = "Check CMS_URL and the network, or unset it for the embedded CMS.";
    return lacking("CMS", `${url} cannot be reached (${reasonOf(error)})`, advice);
  }
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return "Set the credentials in CMS_HEADERS.";
  return status < 500
    ? "Set CMS_URL to the base address of its API."
    : "Try again later, or unset CMS_URL for the embedded CMS.";
}
