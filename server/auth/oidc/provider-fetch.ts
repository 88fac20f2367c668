import type { CustomFetch } from "openid-client";
import { ProviderDown } from "#server/auth/auth-kind.ts";
import type { OutageLog } from "#server/auth/outage-log.ts";
import { boundedFetch, FetchFailure, readBody } from "#server/http/bounded-fetch.ts";

/** Largest answer of the provider in bytes. */
const maxBytes = 200_000;

interface Options {
  timeoutMs: number;
  outages: OutageLog;
}

/**
 * Returns a fetch for openid-client whose answers are limited in time and size. Whatever is not the provider's own answer,
 * such as a gateway's error page, throws ProviderDown.
 */
export function createProviderFetch({ timeoutMs, outages }: Options): CustomFetch {
  return async function fetchFromProvider(url, { method, headers, body = null }) {
    const part = URL.parse(url)?.pathname ?? "/";
    try {
      const request = {
        method,
        headers: { ...headers, "accept-encoding": "identity" },
        body: body instanceof Uint8Array ? Buffer.from(body) : body,
        timeoutMs,
      };
      const answer = await boundedFetch(url, request, readAnswer);
      outages.answered(part);
      return answer;
    } catch (error) {
      if (!(error instanceof FetchFailure || error instanceof ProviderDown)) throw error;
      const reason =
        error instanceof FetchFailure && error.kind === "timeout" ? `no answer within ${timeoutMs} ms` : error.message;
      outages.failed(part, reason);
      throw new ProviderDown(`${part}: ${reason}`);
    }
  };
}

async function readAnswer(response: Response): Promise<Response> {
  const { status, headers } = response;
  if (status >= 500 || status === 429 || status === 408 || (status >= 300 && status < 400))
    throw new ProviderDown(`status ${status}`);
  const body = await readBody(response, maxBytes);
  if (body === null) throw new ProviderDown(`an answer of more than ${maxBytes} bytes`);
  if (headers.get("content-type")?.startsWith("text/html")) throw new ProviderDown(`status ${status}, but a web page`);
  return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers });
}
