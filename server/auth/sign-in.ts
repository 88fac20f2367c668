import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FallbackErrorPage } from "#server/pages/page-answer.ts";
import type { Who } from "./sessions.ts";

/** Functions of signing in that the rest of the server uses. */
export interface SignIn {
  /** Tells who is signed in, confirmed by the security provider. Writes changed cookies to the reply; never rejects. */
  whoIs(request: FastifyRequest, reply: FastifyReply): Promise<Who>;
  /** Stores the requested address in a cookie; returns the path of the login page, which may name it as well. */
  leadToLogin(address: string, reply: FastifyReply): string;
  /** Registers the routes of signing in; needs @fastify/cookie. */
  serve(app: FastifyInstance, fallbackErrorPage: FallbackErrorPage): Promise<void>;
}
