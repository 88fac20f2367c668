import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type JWK, Provider } from "oidc-provider";
import type { Account } from "#embedded/provider/accounts.ts";
import { page } from "#embedded/provider/answers.ts";
import { failedPage } from "#embedded/provider/message-pages.ts";
import { styleSheet } from "#embedded/provider/style-sheet.ts";
import { subjectOf } from "./accounts.ts";
import { allowPortalHosts } from "./clients.ts";
import { type Options, toConfiguration } from "./configuration.ts";
import { endSession } from "./end-session.ts";
import { pageContextOf, respond } from "./respond.ts";
import { signIn, signInPath } from "./sign-in.ts";
import { returnSignedOut } from "./sign-out.ts";
import { createStore } from "./store.ts";

/** An OpenID provider as a request handler of Node's server. */
export function createOpenIdProvider(issuer: string, options: Options) {
  const store = createStore();
  const cookieKeys = [randomBytes(32).toString("base64url")];
  const { redirectHosts = [], onLogoutFailure = () => {} } = options;

  function create(signingKeys: readonly JWK[]): Provider {
    const provider = new Provider(issuer, toConfiguration({ ...options, signingKeys, store, cookieKeys }));
    // Requests come through our own server, which tells the address that browsers see.
    provider.proxy = true;
    allowPortalHosts(provider, redirectHosts);
    provider.on("backchannel.error", (_, error) => onLogoutFailure(error));
    provider.use(async (ctx, next) => {
      if (ctx.path.endsWith("/provider.css")) return respond(ctx, styleSheet());
      if (!ctx.path.startsWith(signInPath)) return next();
      try {
        await signIn(provider, ctx, onLogoutFailure);
      } catch (error) {
        if (!(error instanceof errors.SessionNotFound)) throw error;
        const context = pageContextOf(ctx.req);
        await respond(ctx, page(failedPage(context, error.error_description ?? error.message), 400), context);
      }
    });
    provider.use(async (ctx, next) => {
      await next();
      await returnSignedOut(ctx);
    });
    return provider;
  }

  let provider = create(options.signingKeys);
  return {
    handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void provider.callback()(incoming, outgoing),
    /** Replaces the signing keys; sessions and tokens stay valid. */
    setSigningKeys(keys: readonly JWK[]): void {
      provider = create(keys);
    },
    /** Ends all sessions of an account, and tells the portals. */
    async endSessionsOf(login: Account["login"]): Promise<void> {
      for (const id of store.sessionsOf(subjectOf({ login }))) {
        const session = await provider.Session.find(id);
        if (session) await endSession(provider, session, onLogoutFailure);
      }
    },
  };
}
