import { handleEndpoints, type Payload } from "payload";
import type { Role } from "../access.ts";
import config from "../payload.config.ts";

/** Returns a REST client signed in with a role; creates its login. */
export async function signIn(payload: Payload, role: Role, name: string = role) {
  const login = { email: `${name}@example.org`, password: "long-enough" };
  await payload.create({ collection: "users", draft: false, data: { ...login, role } });
  const { token } = await payload.login({ collection: "users", data: login });
  return createClient({ authorization: `JWT ${token}` });
}

/** A REST client with these headers; without any, that of a stranger. */
export function createClient(own: Record<string, string> = {}) {
  return async (method: string, path: string, body?: object | FormData) => {
    const type = body instanceof FormData ? {} : { "content-type": "application/json" };
    const headers = { ...type, "accept-language": "cs", ...own };
    const request = new Request(`http://localhost:4300/api/${path}`, {
      method,
      headers,
      body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
    });
    const response = await handleEndpoints({ config, request });
    return { status: response.status, body: await response.json() };
  };
}
