import { onTestFinished } from "vitest";
import { serveOpenIdProvider } from "#embedded/openid/serve.ts";
import { createVisitor } from "../../../embedded/openid-visitor.ts";
import { startPortal, type Visitor } from "../portal.ts";

export const citizen = { login: "obcan", password: "ukazka-1" } as const;
export const official = { login: "urednik", password: "ukazka-2" } as const;

type ProviderOptions = Omit<Parameters<typeof serveOpenIdProvider>[0], "port">;

/** The present, which tests move forward. */
export function movingClock() {
  const clock = { offset: 0, time: 0, now: () => Date.now() + clock.offset };
  return clock;
}

/** The embedded OpenID provider on a free port. */
export async function startOpenIdProvider(options: ProviderOptions = {}) {
  const provider = await serveOpenIdProvider({ port: 0, ...options });
  onTestFinished(() => provider.close());
  return provider;
}

/** Settings of a portal that signs in at a provider with a secret. */
export function settingsFor({ url, clientSecret }: { url: string; clientSecret: string | null }) {
  return {
    AUTH_KIND: "oidc",
    OIDC_ISSUER: url,
    ...(clientSecret !== null && { OIDC_CLIENT_SECRET: clientSecret }),
  };
}

interface Options {
  provider?: ProviderOptions;
  settings?: Record<string, string>;
  shared?: Parameters<typeof startPortal>[1];
}

/** A portal that signs in at the embedded OpenID provider. */
export async function startOidcPortal({ provider: options = {}, settings = {}, shared = {} }: Options = {}) {
  const provider = await startOpenIdProvider(options);
  const clock = movingClock();
  const portal = await startPortal({ ...settingsFor(provider), ...settings }, { clock, ...shared });
  return { ...portal, openId: provider, clock };
}

/** Path and query of an address. */
export function localPart(address: string): string {
  const { pathname, search } = new URL(address, "http://localhost");
  return pathname + search;
}

/** Signs in with a browser: at the portal, at the provider, and back. */
export async function signInAt(
  visitor: Visitor,
  account: typeof citizen | typeof official = citizen,
  { redirect = "/", browser = createVisitor(), at }: SignInOptions = {},
) {
  const started = await visitor.ask(`/auth/login?${new URLSearchParams({ redirect })}`, { at });
  const returned = await browser.signInAt(started.headers["location"] ?? "", account);
  return { started, returned, answer: await visitor.ask(localPart(returned), { at }), browser };
}

interface SignInOptions {
  redirect?: string;
  browser?: ReturnType<typeof createVisitor>;
  at?: { port: number } | undefined;
}
