import { text } from "node:stream/consumers";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import { findAccount } from "#embedded/provider/accounts.ts";
import { page, redirect } from "#embedded/provider/answers.ts";
import { loginPage, problemsOf } from "#embedded/provider/login-page.ts";
import { texts } from "#embedded/provider/texts.ts";
import { accountOf, subjectOf } from "./accounts.ts";
import { endSession } from "./end-session.ts";
import { pageContextOf, respond } from "./respond.ts";
import { requestedLevel } from "./step-up.ts";

export const signInPath = "/interaction/";

type Context = Pick<KoaContextWithOIDC, "req" | "res" | "method" | "set" | "append" | "status" | "body">;

/** The login page of an authorization request. */
export async function signIn(provider: Provider, ctx: Context, onFailure: (reason: unknown) => void): Promise<void> {
  const request = await provider.interactionDetails(ctx.req, ctx.res);
  const { params, session } = request;
  const context = pageContextOf(ctx.req, params["ui_locales"]);
  const returnOrigin = URL.parse(String(params["redirect_uri"]))?.origin ?? null;
  const signedIn = accountOf(session?.accountId);
  const lead = signedIn ? texts[context.language].confirmIdentity : null;
  if (ctx.method !== "POST") {
    const form = loginPage(context, { username: signedIn?.login ?? "", problems: [], lead });
    return respond(ctx, page(form, 200, returnOrigin), context);
  }

  const filled = new URLSearchParams(await text(ctx.req));
  const [username, password] = [filled.get("username") ?? "", filled.get("password") ?? ""];
  const account = findAccount(username, password);
  if (!account) {
    const problems = problemsOf(username, password);
    const form = loginPage(context, { username: username.slice(0, 200), problems, lead });
    return respond(ctx, page(form, 422, returnOrigin), context);
  }
  // The package would ask the browser to end another account's session by a form with script.
  if (session?.uid && session.accountId !== subjectOf(account)) {
    const other = await provider.Session.findByUid(session.uid);
    if (other) await endSession(provider, other, onFailure);
    delete request.session;
    await request.persist();
  }
  const acr = requestedLevel(params["acr_values"]);
  const login = { accountId: subjectOf(account), acr, amr: ["pwd"], remember: false };
  const next = await provider.interactionResult(ctx.req, ctx.res, { login }, { mergeWithLastSubmission: false });
  await respond(ctx, redirect(next, 303));
}
