interface Sent {
  method?: string;
  body?: object;
}

/** Signs in and out as the scripts of Glewlwyd's own pages do in a browser, and keeps the cookies. */
export function createBrowser(origin: string, user: { username: string; password: string }) {
  const cookies = new Map<string, string>();

  async function send(address: string, { method = "GET", body }: Sent = {}) {
    const answer = await fetch(new URL(address, origin), {
      method,
      redirect: "manual",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`Glewlwyd answered ${method} ${address} with ${answer.status} ${text}`);
    return new URL(answer.headers.get("location") ?? address, origin);
  }

  /** Opens an address of authorization; returns the address to which the user comes back. */
  async function signIn(address: string): Promise<string> {
    const page = await send(address);
    if (page.origin !== origin) return page.href;
    const { callback_url = "", client_id = "", scope = "" } = Object.fromEntries(page.searchParams);
    if (callback_url === "") throw new Error(`Glewlwyd refuses ${address}: ${page.href}`);
    await send("/api/auth/", { method: "POST", body: user });
    await send(`/api/auth/grant/${client_id}/`, { method: "PUT", body: { scope } });
    const back = new URL(callback_url);
    back.searchParams.set("g_continue", "");
    return (await send(back.href)).href;
  }

  /** Opens an address of the end of a session and confirms it; returns the address to which the user is led, or null. */
  async function signOut(address: string): Promise<string | null> {
    const page = await send(address);
    const { plugin = "", sid = "", callback_url = "" } = Object.fromEntries(page.searchParams);
    // A hint that the provider does not know leads to a page that ends its own session alone.
    if (sid !== "") await send(`/api/${plugin}/session/${sid}`, { method: "DELETE" });
    await send("/api/auth/", { method: "DELETE" });
    return callback_url === "" ? null : callback_url;
  }

  return { send, signIn, signOut };
}
