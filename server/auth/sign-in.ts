import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FailedLogin } from "#schemas/visitor/failed-login.ts";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import type { SessionState } from "./sessions.ts";

/** Sign-in as the rest of the server uses it. */
export interface SignIn {
  /** True when the portal has its own page with a form for user name and password. */
  hasForm: boolean;
  /** Returns who is signed in, confirmed by the provider. Writes changed cookies to the reply; never rejects. */
  confirmSession(request: FastifyRequest, reply: FastifyReply): Promise<SessionState>;
  /**
   * Stores the requested address in a cookie and returns the path of the login page, which may contain it as well.
   * `levels` are the levels of assurance, one of which the page needs, separated by spaces; null for any.
   */
  startLogin(address: string, reply: FastifyReply, levels: string | null): string;
  /**
   * Signs in with the posted form, if it is the form of sign-in, and sends the answer. Returns the problems when the page
   * with the form has to be shown again.
   */
  signInByForm(request: FastifyRequest, reply: FastifyReply): Promise<FailedLogin | null>;
  /** Registers the routes of sign-in; requires @fastify/cookie. */
  serve(app: FastifyInstance, fallbackErrorPage: FallbackErrorPage): Promise<void>;
}
