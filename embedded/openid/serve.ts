import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { ClientMetadata, JWK, JWKS } from "oidc-provider";
import type { Account } from "#embedded/provider/accounts.ts";
import { applyEffect, type Fault } from "#embedded/replay/fault.ts";
import { type Listening, listen } from "#embedded/replay/listen.ts";
import { toPortalClient } from "./clients.ts";
import type { Options } from "./configuration.ts";
import { type Algorithm, createSigningKey } from "./keys.ts";

export interface ServedOpenIdProvider extends Listening {
  clientId: string;
  /** Secret of the portal; null when it has keys. */
  clientSecret: string | null;
  /** Makes the running provider fail; without an argument it works normally again. */
  setFault(fault?: Fault): void;
  /** Replaces the private keys; sessions and tokens stay valid. */
  setSigningKeys(keys: readonly JWK[]): void;
  /** Ends all sessions of an account, and tells the portals (back-channel logout). */
  endSessionsOf(login: Account["login"]): Promise<void>;
}

/** The portal as the provider's client. */
interface Portal {
  /** `portal` by default. */
  id?: string;
  /** Its public keys, or their address. */
  keys?: JWKS | string;
  /** Random by default, unless it has keys. */
  secret?: string;
  /** Address that is told of ended sessions. */
  backchannelLogoutUri?: string | undefined;
  /** Algorithm that signs its ID tokens. */
  algorithm?: Algorithm;
}

interface ServeOptions extends Omit<Options, "clients" | "signingKeys"> {
  /** 0 picks any free port. */
  port: number;
  host?: string;
  portal?: Portal;
  /** Further clients. */
  clients?: readonly ClientMetadata[];
  signingKeys?: readonly JWK[];
}

/** Thrown when the package oidc-provider is not installed, as in a packaged portal. */
export class OpenIdProviderMissing extends Error {
  constructor() {
    super(
      "The embedded OpenID provider runs only in a development check-out. Set OIDC_ISSUER to the address of a provider.",
    );
    this.name = "OpenIdProviderMissing";
  }
}

const headers = ["accept", "accept-language", "authorization", "content-type", "cookie", "origin"];

/**
 * Serves an OpenID provider over HTTP; rejects with OpenIdProviderMissing, or with the system's error when it cannot
 * listen on the address.
 */
export async function serveOpenIdProvider({
  port,
  host = "127.0.0.1",
  portal: { id: clientId = "portal", keys, secret, backchannelLogoutUri, algorithm = "RS256" } = {},
  clients = [],
  signingKeys = [createSigningKey("RS256"), createSigningKey("ES256")],
  ...options
}: ServeOptions): Promise<ServedOpenIdProvider> {
  const { createOpenIdProvider } = await loadProvider();
  const clientSecret = secret ?? (keys === undefined ? randomBytes(32).toString("base64url") : null);
  const portal: ClientMetadata = {
    client_id: clientId,
    id_token_signed_response_alg: algorithm,
    ...(typeof keys === "string" ? { jwks_uri: keys } : keys && { jwks: keys }),
    ...(clientSecret !== null && { client_secret: clientSecret }),
    ...(backchannelLogoutUri !== undefined && { backchannel_logout_uri: backchannelLogoutUri }),
  };

  // The package needs Node's requests, so it has a server behind ours, which can fail on purpose.
  const inner = createServer();
  await new Promise<void>((resolve) => void inner.listen(0, "127.0.0.1", resolve));
  const address = inner.address();
  const innerUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  let fault: Fault | undefined;
  let publicHost = "";
  const outer = await listen({ answer, headers, maxBody: 65_536, port, host }).catch((error: unknown) => {
    inner.close();
    throw error;
  });
  publicHost = `localhost:${new URL(outer.url).port}`;
  const url = `http://${publicHost}`;
  const provider = createOpenIdProvider(url, {
    ...options,
    signingKeys,
    clients: [portal, ...clients].map(toPortalClient),
  });
  inner.on("request", provider.handle);

  function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const effect = fault?.(new URL(`http://${publicHost}${pathname}${search}`));
    const pass = () => forward(request, `${innerUrl}${pathname}${search}`);
    return effect ? applyEffect(effect, request, pass) : pass();
  }

  async function forward(request: Request, target: string): Promise<Response> {
    const passed = new Headers(request.headers);
    passed.set("x-forwarded-host", publicHost);
    const body = request.body ? await request.arrayBuffer() : null;
    const { method, signal } = request;
    return fetch(target, { method, headers: passed, body, signal, redirect: "manual" });
  }

  return {
    url,
    clientId,
    clientSecret,
    setFault: (next) => {
      fault = next;
    },
    setSigningKeys: provider.setSigningKeys,
    endSessionsOf: provider.endSessionsOf,
    close: async () => {
      await outer.close();
      await new Promise((resolve) => {
        inner.close(resolve);
        inner.closeAllConnections();
      });
    },
  };
}

async function loadProvider() {
  try {
    return await import("./openid-provider.ts");
  } catch (error) {
    const isMissing = error instanceof Error && error.message.includes("'oidc-provider'");
    throw isMissing ? new OpenIdProviderMissing() : error;
  }
}
