import type { KoaContextWithOIDC } from "oidc-provider";
import { page, redirect } from "#embedded/provider/answers.ts";
import { signedOutPage, signOutPage } from "#embedded/provider/message-pages.ts";
import { endSession } from "./end-session.ts";
import { pageContextOf, respond } from "./respond.ts";

/**
 * Signs out at once when the ID token of the request (`id_token_hint`) belongs to the signed-in person, and asks
 * otherwise.
 */
export async function signOut(ctx: KoaContextWithOIDC, onFailure: (reason: unknown) => void): Promise<void> {
  const { session, entities, params = {}, provider } = ctx.oidc;
  if (!session) return;
  if (session.accountId !== undefined && session.accountId === entities.IdTokenHint?.payload["sub"]) {
    await endSession(provider, session, onFailure);
    return respond(ctx, redirect(returnAddress(ctx), 303));
  }
  const context = pageContextOf(ctx.req, params["ui_locales"]);
  const form = { action: ctx.oidc.urlFor("end_session_confirm"), xsrf: String(session.state?.["secret"]) };
  const formTarget = URL.parse(returnAddress(ctx))?.origin ?? null;
  await respond(ctx, page(signOutPage(context, form), 200, formTarget), context);
}

/** Sends a browser that nobody is signed in to back; the package would do so by a form with script. */
export async function returnSignedOut(ctx: object): Promise<void> {
  if (!isRouted(ctx) || ctx.oidc.route !== "end_session" || ctx.status !== 200) return;
  if (ctx.oidc.session?.accountId === undefined) await respond(ctx, redirect(returnAddress(ctx), 303));
}

/** True for the requests that the package answers. */
function isRouted(ctx: object): ctx is KoaContextWithOIDC {
  return "oidc" in ctx;
}

/** The page after signing out, for portals that name no address. */
export async function showSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  const context = pageContextOf(ctx.req);
  await respond(ctx, page(signedOutPage(context, false)), context);
}

/** The package has checked the address. */
function returnAddress({ oidc }: KoaContextWithOIDC): string {
  const { post_logout_redirect_uri: address, state } = oidc.params ?? {};
  const url = new URL(typeof address === "string" ? address : oidc.urlFor("end_session_success"));
  if (typeof address === "string" && typeof state === "string") url.searchParams.set("state", state);
  return url.href;
}
