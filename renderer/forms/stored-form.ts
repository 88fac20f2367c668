import type { RequestContext } from "#renderer/page/request-context.ts";
import type { StoredForm } from "#schemas/forms/filling/answers.ts";

/** Reads what the visitor has written into a form; null for nothing, and in previews. */
export async function readStored(
  { id }: { id: string },
  { request, services }: Pick<RequestContext, "request" | "services">,
): Promise<StoredForm | null> {
  const visitor = request.answersId ?? null;
  const stored = visitor === null || request.isPreview ? null : await services.forms.read(visitor, id);
  return stored && isOthers(stored, { request }) ? null : stored;
}

/** True for answers of a visitor who was signed in, and is not any more, or is somebody else. */
export function isOthers({ owner }: StoredForm, { request: { visitor } }: Pick<RequestContext, "request">): boolean {
  return owner !== null && owner !== visitor.session?.user.login;
}

/** True for answers that are not sent yet. */
export function isFilling(stored: StoredForm | null): stored is StoredForm {
  return stored !== null && stored.state !== "submitted";
}
