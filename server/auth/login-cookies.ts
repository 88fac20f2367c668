import type { FastifyReply, FastifyRequest } from "fastify";
import { authCookies, hiddenCookies } from "#schemas/visitor/auth-cookies.ts";
import { parseSignInAddress } from "#schemas/visitor/return-address.ts";
import { cookieAttributes, createHostCookie } from "./host-cookie.ts";

/** Seconds a visitor may take on the provider's login page. */
const loginSeconds = 600;

const login = createHostCookie(hiddenCookies.login, "hidden");

/** Marks a sign-in that was started in this browser. */
export const startedLogin = {
  exists: (request: FastifyRequest) => login.read(request) !== undefined,
  write: (reply: FastifyReply) => login.write(reply, "1", { maxAge: loginSeconds }),
  clear: login.clear,
};

/** Return address after sign-in. Scripts write it too, so its name has no prefix. */
export const returnAddress = {
  read: ({ cookies }: FastifyRequest) => cookies[authCookies.redirect],

  /** Only characters that would end or change the cookie are escaped, so that long addresses fit. */
  write(reply: FastifyReply, address: string): void {
    const encode = (value: string) => value.replace(/[%;,"]/g, encodeURIComponent);
    reply.setCookie(authCookies.redirect, parseSignInAddress(address), { ...cookieAttributes(reply.request), encode });
  },

  clear(reply: FastifyReply): void {
    reply.clearCookie(authCookies.redirect, cookieAttributes(reply.request));
  },
};
