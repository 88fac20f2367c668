import { hiddenCookies } from "#schemas/visitor/auth-cookies.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { parseSignInAddress } from "#schemas/visitor/return-address.ts";
import type { AuthKind } from "#server/auth/auth-kind.ts";
import { createHostCookie } from "#server/auth/host-cookie.ts";
import { loginSeconds, returnAddress } from "#server/auth/login-cookies.ts";
import type { OutageLog } from "#server/auth/outage-log.ts";
import { providerCookies } from "#server/auth/own-cookies.ts";
import { parameterOf } from "#server/auth/request-parameter.ts";
import type { RecursionGate } from "#server/auth/rest/recursion-gate.ts";
import type { RestProvider } from "#server/auth/rest/rest-provider.ts";
import type { AbsoluteAddress } from "#server/auth/site-origin.ts";
import type { AuthConfig } from "#server/config/auth-config.ts";
import { serveProviderProxy } from "./provider-proxy.ts";

interface Options {
  url: string;
  config: AuthConfig;
  provider: RestProvider;
  absolute: AbsoluteAddress;
  recursionGate: RecursionGate;
  outages: OutageLog;
}

/** Marks a sign-in that was started in this browser. */
const startedLogin = createHostCookie(hiddenCookies.login, "hidden");

/**
 * Sign-in on the pages of the security provider, which the portal serves below its own path (spec §7): the provider's
 * cookie proves who the visitor is.
 */
export function createCasKind({ url, config, provider, absolute, recursionGate, outages }: Options): AuthKind {
  const pageOf = (page: string, redirect: string) =>
    `${authPaths.provider}/auth/cas/${page}?${new URLSearchParams({ redirect })}`;
  const { signInWith, ...shared } = provider;

  return {
    ...shared,
    withCredentials: null,
    async begin({ request, reply, address }) {
      startedLogin.write(reply, "1", { maxAge: loginSeconds });
      const redirect = parseSignInAddress(address);
      const back = `${authPaths.callback}?${new URLSearchParams({ redirect })}`;
      return pageOf("login", await absolute(back, request));
    },
    async finish({ request, reply }) {
      if (startedLogin.read(request) === undefined) return null;
      const address = parameterOf(request, "redirect") ?? returnAddress.read(request) ?? config.landing;
      const proof = signInWith({ cookie: providerCookies(request.headers.cookie, config.storageKey) });
      return { address, ...proof, onDecided: () => startedLogin.clear(reply) };
    },
    forget: ({ reply }) => startedLogin.clear(reply),
    signOutAddress: async ({ request }, { page, back }) => pageOf(page, await absolute(back, request)),
    async serve(app, fallbackErrorPage) {
      app.addHook("onRequest", recursionGate.refuse);
      await app.register(serveProviderProxy({ url, ...config, recursionGate, fallbackErrorPage, outages }));
    },
  };
}
