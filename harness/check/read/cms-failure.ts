import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import { CmsError } from "#server/cms/client.ts";

/** One sentence that says what to do when the CMS gives no usable answer; what the CMS did not cause is thrown as it is. */
export function toFailure(error: unknown, address: string): EnvironmentError {
  if (error instanceof CmsError) return new EnvironmentError(`${what(error, originOf(address))} (${error.message})`);
  throw error;
}

function what({ kind, status }: CmsError, cms: string): string {
  if (kind === "network") return `The CMS at ${cms} cannot be reached: check CMS_URL and that it runs.`;
  if (kind === "timeout") return `The CMS at ${cms} does not answer in time: try again, or raise CMS_TIMEOUT_MS.`;
  if (kind === "status" && (status === 401 || status === 403))
    return `The CMS at ${cms} does not let the portal in: check the credentials in CMS_HEADERS.`;
  if (kind === "status" && status !== null && status >= 500)
    return `The CMS at ${cms} fails: try again later, or ask those who run it.`;
  if (kind === "status" && status !== null && status < 400)
    return `The CMS at ${cms} leads elsewhere: set CMS_URL to the address of the content service itself.`;
  if (kind === "content-type" || kind === "not-json")
    return `What answers at ${cms} is no content service: check CMS_URL, it may lead to a page for signing in.`;
  if (kind === "too-large") return `The CMS at ${cms} sends more than CMS_MAX_BODY_BYTES allows: raise it.`;
  return `The CMS at ${cms} answers in another way than the portal expects: check CMS_URL.`;
}

/** Without credentials, whatever was given. */
function originOf(address: string): string {
  return URL.parse(address)?.origin ?? "its address";
}
