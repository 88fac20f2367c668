import type { FastifyReply, FastifyRequest } from "fastify";
import { authCookies } from "#schemas/visitor/auth-cookies.ts";
import { parseSignInAddress } from "#schemas/visitor/return-address.ts";
import { cookieAttributes } from "./host-cookie.ts";

/** Seconds a visitor may take on the provider's login page. */
export const loginSeconds = 600;

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
