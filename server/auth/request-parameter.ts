import type { FastifyRequest } from "fastify";
import { queryOf } from "#server/http/request-target.ts";

/** Returns the first value of a query parameter; null without one. */
export function parameterOf({ raw }: FastifyRequest, name: string): string | null {
  return new URLSearchParams(queryOf(raw.url)).get(name);
}
