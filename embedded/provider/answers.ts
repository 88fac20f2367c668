import type { Html } from "./html.ts";

const common = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** A JSON response; errors are `{ "error": "<code>" }`. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return sized(JSON.stringify(body), status, { "content-type": "application/json;charset=UTF-8", ...headers });
}

/** A page without script. `formTarget` is an origin that its form may be redirected to. */
export function page({ html }: Html, status = 200, formTarget: string | null = null): Response {
  const formAction = ["'self'", ...(formTarget ? [formTarget] : [])].join(" ");
  return sized(html, status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    "referrer-policy": "same-origin",
  });
}

export function text(body: string, status: number, contentType = "text/plain"): Response {
  return sized(body, status, { "content-type": `${contentType}; charset=utf-8` });
}

export function redirect(location: string, status: 302 | 303): Response {
  return new Response(null, { status, headers: { ...common, location, "content-length": "0" } });
}

/** Sets a cookie of the provider on a response; null deletes it. */
export function setCookie(response: Response, name: string, value: string | null): Response {
  const lifetime = value === null ? "; Max-Age=0" : "";
  response.headers.append("set-cookie", `${name}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax${lifetime}`);
  return response;
}

function sized(body: string, status: number, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: { ...common, ...headers, "content-length": String(Buffer.byteLength(body)) },
  });
}
