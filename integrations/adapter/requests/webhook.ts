import type { Adapter, Reference } from "#integrations/adapter/define-adapter.ts";
import { isSameSecret } from "#integrations/adapter/service/same-secret.ts";

/** Largest body of a webhook; CMSs send the whole record. */
export const mostWebhookBytes = 5_000_000;

/**
 * Answers `POST /hook`, which a CMS sends after a change, with the secret as a bearer token. The body only says what to read
 * again, so that nothing in it is believed.
 */
export async function webhook(
  request: Request,
  secret: string,
  adapter: Pick<Adapter, "changed">,
  note: (references: readonly Reference[] | null) => void,
): Promise<Response> {
  if (!isSameSecret(request.headers.get("authorization") ?? "", `Bearer ${secret}`))
    return new Response(null, { status: 401 });
  const text = await request.text();
  note(adapter.changed ? referencesIn(text, adapter.changed) : null);
  return new Response(null, { status: 202 });
}

/** A body that cannot be read says that anything may have changed. */
function referencesIn(text: string, changed: NonNullable<Adapter["changed"]>): readonly Reference[] | null {
  try {
    return changed(JSON.parse(text));
  } catch {
    return null;
  }
}
