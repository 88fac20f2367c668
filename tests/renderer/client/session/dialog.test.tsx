// @vitest-environment happy-dom

import { expect, onTestFinished, test, vi } from "vitest";
import { SessionDialog } from "#components/shell/session-dialog.tsx";
import en from "#locales/en.json" with { type: "json" };
import { announcedSeconds } from "#machines/session-dialog.ts";
import { behaviours } from "#renderer/client/behaviours/registry.ts";
import { startBehaviours } from "#renderer/client/behaviours/start.ts";
import { createSessionActors } from "#renderer/client/session/actors.ts";
import { showCountdown } from "#renderer/client/session/dialog.ts";
import { installRegistrar } from "#renderer/client/session/registrar.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { patience } from "#tests/patience.ts";
import { render } from "../../../components/render.tsx";

const { session } = en;
const user = { login: "obcan", name: "Jana", roles: [] };
const settings = { expiration: 1, tokenLifetime: null, storage: "cookie", storageKey: "security" } as const;
const actors = createSessionActors({ user, sessionId: "session-1", ...settings });
installRegistrar(actors);
startBehaviours(behaviours);

test("is rendered closed and empty", () => {
  const { dialog } = start();
  expect(dialog.open).toBe(false);
  expect(dialog.childNodes).toHaveLength(0);
});

test("opens as a modal alert dialog with name and description, and focuses the continue button", () => {
  const { dialog, show } = start();
  show({ remaining: 107, announced: 120 });
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute("role")).toBe("alertdialog");
  const textOf = (attribute: string) => document.getElementById(dialog.getAttribute(attribute) ?? "")?.textContent;
  expect(textOf("aria-labelledby")).toBe(session.title);
  expect(textOf("aria-describedby")).toBe(session.text);
  expect(dialog.querySelector("button")?.textContent).toBe(session.continue);
});

test.each([
  [120, "02:00"],
  [119, "01:59"],
  [60, "01:00"],
  [9, "00:09"],
  [0, "00:00"],
])("with %i seconds left the countdown shows %s", (remaining, shown) => {
  const { dialog, show } = start();
  show({ remaining });
  expect(dialog.querySelector("strong")?.textContent).toBe(shown);
  expect(dialog.querySelector("strong")?.closest("[aria-hidden=true]")).not.toBeNull();
});

test("the remaining time is announced in steps, not every second", () => {
  const { dialog, show } = start();
  const said: (string | null | undefined)[] = [];
  for (const [remaining, announced] of [
    [130, null],
    [120, 120],
    [119, 120],
    [60, 60],
    [59, 60],
    [30, 30],
    [10, 10],
  ] as const) {
    show({ remaining, announced });
    said.push(dialog.querySelector("[aria-live]")?.textContent);
  }
  const [two, one, half, ten] = ["2 minutes", "1 minute", "30 seconds", "10 seconds"].map(
    (time) => `You will be signed out in ${time}.`,
  );
  expect(said).toEqual(["", two, two, one, one, half, ten]);
});

test.each(languageCodes)("%s has a different text for each step", (code) => {
  const { show, said } = start(code);
  const texts = announcedSeconds.map((seconds) => {
    show({ remaining: seconds, announced: seconds });
    return said();
  });
  expect(new Set(texts).size).toBe(announcedSeconds.length);
  expect(texts).not.toContain("");
});

test("both buttons send their event, and Escape continues", async () => {
  const { dialog, show, sent } = start();
  const choose = async (choice: () => void) => {
    show({ remaining: 100 });
    choice();
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience);
    const events = sent.mock.calls.map(([{ type }]) => type);
    show(null);
    sent.mockClear();
    return events;
  };
  const [stay, signOut] = [0, 1].map((index) => () => dialog.querySelectorAll("button")[index]?.click());
  expect(await choose(() => stay?.())).toEqual(["continued"]);
  expect(await choose(() => signOut?.())).toEqual(["signedOut"]);
  expect(await choose(() => dialog.close())).toEqual(["continued"]);
});

test("closes when the session is safe again, and reopens", () => {
  const { dialog, show } = start();
  for (let round = 1; round <= 2; round++) {
    show({ remaining: 100 });
    expect(dialog.open).toBe(true);
    show(null);
    expect(dialog.open).toBe(false);
    expect(dialog.textContent).toBe("");
  }
});

function start(language: Language = "en") {
  document.body.replaceChildren(render(<SessionDialog announcedSeconds={announcedSeconds} />, { language }));
  const dialog = document.querySelector("dialog");
  if (!dialog) throw new Error("There is no dialog.");
  const sent = vi.spyOn(actors.sessionDialog, "send").mockImplementation(() => {});
  onTestFinished(() => {
    dialog.onclose = null;
    showCountdown(null);
    sent.mockRestore();
  });
  const show = (countdown: { remaining: number; announced?: number | null } | null) =>
    showCountdown(countdown && { announced: null, ...countdown });
  return { dialog, show, sent, said: () => dialog.querySelector("[aria-live]")?.textContent };
}
