export interface Account {
  login: string;
  password: string;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** A page of the provider, or the address outside it to which the browser was sent. */
export interface Visit {
  url: string;
  status: number;
  html: string;
  leftTo: string | null;
}

/** A small browser with cookies, for the pages of one OpenID provider. `language` is an Accept-Language header. */
export function createVisitor(language = "cs") {
  const cookies: Cookie[] = [];

  /** Follows redirects within the provider. */
  async function open(address: string, body: URLSearchParams | null = null): Promise<Visit> {
    const url = new URL(address);
    const sent = cookies.filter(({ path }) => isBelow(url.pathname, path)).map(({ name, value }) => `${name}=${value}`);
    const headers = { "accept-language": language, accept: "text/html", cookie: sent.join("; ") };
    const response = await fetch(url, { method: body ? "POST" : "GET", body, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(line);
    const location = response.headers.get("location");
    const html = await response.text();
    const visit = { url: url.href, status: response.status, html, leftTo: null };
    if (location === null || response.status < 300 || response.status >= 400) return visit;
    const next = new URL(location, url);
    return next.origin === url.origin ? open(next.href) : { ...visit, leftTo: next.href };
  }

  function keep(line: string): void {
    const [pair = "", ...attributes] = line.split(/; */);
    const [name = "", ...value] = pair.split("=");
    const path = /^path=(.*)$/i.exec(attributes.find((each) => /^path=/i.test(each)) ?? "")?.[1] ?? "/";
    const index = cookies.findIndex((cookie) => cookie.name === name && cookie.path === path);
    if (index >= 0) cookies.splice(index, 1);
    const isExpired = attributes.some((each) => /^(?:expires=Thu, 01 Jan 1970|max-age=0)/i.test(each));
    if (!isExpired) cookies.push({ name, value: value.join("="), path });
  }

  /** Posts the form of a page with its hidden fields. */
  function submit({ url, html }: Visit, fields: Record<string, string>): Promise<Visit> {
    const form = /<form method="post"[^>]*>/.exec(html)?.[0];
    if (form === undefined) throw new Error(`There is no form on ${url}: ${html}`);
    const action = /action="([^"]*)"/.exec(form)?.[1] ?? url;
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, name = "", value = ""]): [string, string] => [name, value],
    );
    return open(new URL(action, url).href, new URLSearchParams([...hidden, ...Object.entries(fields)]));
  }

  return {
    cookies,
    open,
    submit,
    /** Opens an authorization address, fills in the login page if it is shown, and returns the callback address. */
    async signInAt(address: string, { login, password }: Account): Promise<string> {
      const first = await open(address);
      const last = first.leftTo === null ? await submit(first, { username: login, password }) : first;
      if (last.leftTo === null) throw new Error(`${last.status} on ${last.url}: ${last.html}`);
      return last.leftTo;
    },
  };
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}
