import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReadTokens, Tokens } from "#machines/auth.ts";
import type { User } from "#schemas/visitor/user.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";

/** The provider is unavailable, or its answer cannot be used: nobody is signed in or out. */
export class ProviderDown extends Error {
  override name = "ProviderDown";
}

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A sign-in that begins. */
export interface SignInStart extends Exchange {
  /** Address on this site to return to. */
  address: string;
  /** Levels of assurance (`acr`), one of which the page needs; empty for any. */
  levels: readonly string[];
  /** Tokens of a session that has expired in this browser; null for none. */
  expired: Tokens | null;
}

/** A proof of the visitor's identity, from a form or a returned browser. */
export interface SignInProof {
  /** Gets the tokens. Throws TokenRefused or ProviderDown. */
  signIn(): Promise<unknown>;
  /** Loads the user with what this request proves besides the tokens. */
  loadUser?: AuthKind["loadUser"];
}

/** A browser that has returned from signing in. */
export interface SignInReturn extends SignInProof {
  /** Address to go to, unparsed. */
  address: string;
  /** Called when the provider has decided, as opposed to an outage, after which the browser may return again. */
  onDecided?(): void;
}

export interface Credentials {
  username: string;
  password: string;
}

/** A session as the provider knows it. */
export interface ProviderSession {
  /** Names by which the provider can end the session, unique among all providers. */
  names: readonly string[];
  /** Level of assurance of the sign-in; null when the provider states none. */
  level: string | null;
}

/** One kind of sign-in. The rest of sign-in does not know which one is configured. */
export interface AuthKind {
  /** Signs in with what was entered into the portal's own form; null for a kind without one. */
  withCredentials: ((credentials: Credentials) => SignInProof) | null;
  /** True when tokens can be exchanged for newer ones. */
  isRefreshEnabled: boolean;
  /** Returns the address that the browser goes to. Throws ProviderDown. */
  begin(start: SignInStart): Promise<string>;
  /**
   * Reads with what a browser returns. Null for a sign-in that did not begin in this browser, and an address when the
   * browser has to go on to it. Throws TokenRefused or ProviderDown.
   */
  finish(exchange: Exchange): Promise<SignInReturn | { redirect: string } | null>;
  /** Forgets the sign-ins that began in this browser. */
  forget(exchange: Exchange): void;
  /** Reads the tokens of an answer; returns other values unchanged. */
  tokensOf(answer: unknown): ReadTokens;
  /** Says what an answer has instead of tokens, for the log. */
  problemOf(answer: unknown): string;
  /** Null when the answer holds no user. Throws TokenRefused or ProviderDown. */
  loadUser(tokens: Tokens, options: { isFresh: boolean }): Promise<User | null>;
  refresh(tokens: Tokens): Promise<unknown>;
  /** Ends the session at the provider. */
  signOut(tokens: Tokens): Promise<void>;
  /** Returns the address where the browser signs out at the provider; it comes back to an address of the site. */
  signOutAddress(
    exchange: Exchange,
    end: { page: "logout" | "cleanup"; back: string; tokens: Tokens | null },
  ): Promise<string>;
  /** Tells what the provider says about a session. */
  about(tokens: Tokens): ProviderSession;
  /** Registers routes of this kind. */
  serve(app: FastifyInstance, fallbackErrorPage: FallbackErrorPage): Promise<void>;
}
