import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { FallbackErrorPage } from "#server/pages/pages.ts";

/** What pages ask of signing in. */
export interface SignIn {
  /** Who is signed in on a request, as the security provider says. Writes cookies that have changed to the reply; never rejects. */
  whoIs(request: FastifyRequest, reply: FastifyReply): Promise<Pick<Visitor, "session" | "isUncertain">>;
  /** Remembers the address that was asked for in a cookie; the path of the login page, which may carry it as well. */
  leadToLogin(address: string, reply: FastifyReply): string;
  /** Answers under the addresses of signing in; needs cookies to be read. */
  serve(app: FastifyInstance, fallbackErrorPage: FallbackErrorPage): Promise<void>;
}
