// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://portal.example/rodina" }
import { expect, onTestFinished, test, vi } from "vitest";
import { createSessionActors } from "#renderer/client/session/actors.ts";
import { storeIdleNotice } from "#renderer/client/session/idle-notice.ts";
import { leave, watchLeaving } from "#renderer/client/session/leave.ts";
import { registered } from "#renderer/client/session/registrar.ts";
import { readSession } from "#renderer/client/session/settings.ts";
import { startSession } from "#renderer/client/session/start.ts";
import { SessionParts } from "#renderer/shell/session-parts.tsx";
import { parseConfig } from "#server/config/config.ts";
import { render } from "../../../components/render.tsx";

const user = { login: "obcan", name: "</script><b>Jana</b>", roles: ["official"] };

test("session settings survive the round trip through the document, whatever the names contain", () => {
  document.body.replaceChildren(parts());
  document.documentElement.dataset["session"] = "session-1";
  expect(document.querySelector("b")).toBeNull();
  const times = { expiration: 300_000, tokenLifetime: 600_000 };
  expect(readSession()).toEqual({ user, sessionId: "session-1", ...times, storage: "cookie", storageKey: "security" });
  expect(document.querySelector("dialog")?.open).toBe(false);
});

test("a document for signed-out visitors starts no session", () => {
  document.body.replaceChildren(parts());
  delete document.documentElement.dataset["session"];
  expect(readSession()).toBeNull();
  startSession();
  expect(() => registered("security")).toThrow("Registrar is not installed!");
});

test("a click on any sign-out link notifies the other tabs; other clicks are left to the browser", () => {
  const { click, isLoggingOut, stop } = start();
  expect(click("/rodina")).toBe(false);
  expect(click("https://elsewhere.example/auth/logout")).toBe(false);
  expect(click("/auth/logout", { ctrlKey: true })).toBe(false);
  expect(isLoggingOut()).toBe(false);
  expect(click("/auth/logout")).toBe(true);
  expect(isLoggingOut()).toBe(true);
  stop();
});

test("a visitor who has signed in again sees no notice of the earlier idle logout", () => {
  storeIdleNotice();
  start().stop();
  expect(sessionStorage.getItem("idle-logout")).toBeNull();
});

test("a navigation under way is not interrupted, unless it does not leave the page", async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    reload.mockRestore();
    document.body.hidden = false;
  });
  watchLeaving();
  dispatchEvent(new Event("beforeunload"));
  void leave("ended");
  expect(document.body.hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(9900);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(reload).toHaveBeenCalledOnce();
});

test("no session machine sends a request before it is started", () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const settings = { expiration: 1, tokenLifetime: null, storage: "cookie", storageKey: "security" } as const;
  createSessionActors({ user, sessionId: "session-1", ...settings });
  expect(fetched).not.toHaveBeenCalled();
});

function parts(): DocumentFragment {
  return render(<SessionParts session={{ user, sessionId: "session-1" }} auth={parseConfig({}).auth} />);
}

function start() {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ user, timestamp: Date.now() })));
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  document.body.replaceChildren(parts());
  document.documentElement.dataset["session"] = "session-1";
  // biome-ignore lint/suspicious/noDocumentCookie: what the server does
  document.cookie = "auth.session-id=session-1; Path=/";
  startSession();
  const link = document.createElement("a");
  document.body.append(link);
  return {
    /** True when the click's default action was prevented. */
    click(href: string, keys: MouseEventInit = {}): boolean {
      link.href = href;
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
      return !link.dispatchEvent(event);
    },
    isLoggingOut: () => registered("security").getSnapshot().matches("loggingOut"),
    stop() {
      for (const name of ["security", "idleLogout", "sessionDialog"] as const) registered(name).stop();
      assign.mockRestore();
      vi.unstubAllGlobals();
    },
  };
}
