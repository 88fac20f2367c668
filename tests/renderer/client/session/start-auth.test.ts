// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://portal.example/" }
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { toastsActor } from "#renderer/client/actors.ts";
import { storeIdleNotice } from "#renderer/client/session/idle-notice.ts";
import { startAuth } from "#renderer/client/session/start-auth.ts";
import { patience } from "../../../patience.ts";

const open = sessionStorage;
const { dataset } = document.documentElement;

beforeEach(() => {
  document.documentElement.lang = "cs";
  document.body.innerHTML = '<section data-idle-logout="Odhlášeno."></section>';
  dataset["auth"] = "";
  delete dataset["session"];
  // biome-ignore lint/suspicious/noDocumentCookie: what pages do
  document.cookie = "auth.redirect=; Max-Age=0; Path=/";
  sessionStorage.clear();
});

test.each([
  ["/", "/"],
  ["/rodina", "/rodina"],
  ["/en/search?q=child%20benefit&page=2", "/en/search?q=child%20benefit&page=2"],
  ["/a?x=1;y=2,3%3B", "/a?x=1;y=2,3%3B"],
  ["/rodina#part", "/rodina"],
])("the way back from %s is %s", (address, remembered) => {
  expect(remember(address)).toBe(remembered);
});

test.each(["/auth/login", "/security-provider/auth/cas/login", "/assets/x", "/rodina.ics", "/cms/documents/a.pdf"])(
  "%s is no page to go back to",
  (address) => {
    expect(remember(address)).toBeNull();
  },
);

test("the return address of a signed-in visitor is the home page", () => {
  dataset["session"] = "session-1";
  expect(remember("/rodina")).toBe("/");
});

test("without signing in configured, nothing is stored or shown", async () => {
  delete dataset["auth"];
  storeIdleNotice();
  expect(remember("/rodina")).toBeNull();
  await settled();
  expect(toasts()).toEqual([]);
});

test("after an idle logout the notice names the page to return to by its heading, and no other page", async () => {
  document.body.innerHTML = "<h1>  Porodné </h1>";
  history.replaceState(null, "", "/rodina/porodne?q=1");
  storeIdleNotice();
  for (const [address, expected] of [
    ["/rodina/porodne?q=1", "Porodné"],
    ["/rodina", "address"],
  ]) {
    document.body.innerHTML = `<strong data-return-title="${address}">address</strong>`;
    start();
    await vi.waitFor(() => expect(document.body.textContent).toBe(expected), patience);
  }
});

test("the notice stays unchanged without an idle logout, or with blocked storage", async () => {
  start();
  const closed = vi.fn(() => {
    throw new DOMException("closed", "SecurityError");
  });
  Object.defineProperty(window, "sessionStorage", { get: closed, configurable: true });
  onTestFinished(() => void Object.defineProperty(window, "sessionStorage", { value: open, configurable: true }));
  document.body.innerHTML = `<strong data-return-title="/">address</strong>`;
  storeIdleNotice();
  start();
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(3), patience);
  expect(document.body.textContent).toBe("address");
  expect(toasts()).toEqual([]);
});

/** As if the document had just been opened: earlier listeners are removed. */
function start(): void {
  const listen = vi.spyOn(window, "addEventListener");
  startAuth();
  const added = listen.mock.calls;
  listen.mockRestore();
  onTestFinished(() => {
    for (const [kind, listener] of added) removeEventListener(kind, listener);
  });
}

/** Opens an address and returns what the cookie then contains. */
function remember(address: string): string | null {
  history.replaceState(null, "", address);
  start();
  dispatchEvent(new Event("pageshow"));
  const pair = document.cookie.split("; ").find((each) => each.startsWith("auth.redirect="));
  return decodeURIComponent(pair?.slice("auth.redirect=".length) ?? "") || null;
}

const toasts = () => toastsActor.getSnapshot().context.toasts;

/** Toasts are shown only after their module has been loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
