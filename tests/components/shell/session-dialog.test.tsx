// @vitest-environment happy-dom
import { act, type ComponentProps } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { SessionDialog } from "#components/shell/session-dialog.tsx";
import { announcedSeconds } from "#machines/session-dialog.ts";
import { i18nOf } from "#renderer/page/i18n.ts";
import { sessionLabels } from "#renderer/shell/session-labels.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const labels = sessionLabels(i18nOf("en").t);

test("is served closed and empty, and comes to life over that", async () => {
  const { served, dialog, complaints } = await start({});
  expect(served).toMatch(/^<dialog [^>]*><\/dialog>$/);
  expect(served).not.toContain(" open");
  expect(dialog.open).toBe(false);
  expect(complaints).not.toHaveBeenCalled();
});

test("opens as a modal alert that is named and described, with the focus on going on", async () => {
  const { dialog, show } = await start({});
  await show({ remaining: 107, announced: 120 });
  expect(dialog.open).toBe(true);
  expect(dialog.getAttribute("role")).toBe("alertdialog");
  const textOf = (attribute: string) => document.getElementById(dialog.getAttribute(attribute) ?? "")?.textContent;
  expect(textOf("aria-labelledby")).toBe(labels.title);
  expect(textOf("aria-describedby")).toBe(labels.text);
  expect(dialog.querySelector("button")?.textContent).toBe(labels.stay);
});

test.each([
  [120, "02:00"],
  [119, "01:59"],
  [60, "01:00"],
  [9, "00:09"],
  [0, "00:00"],
])("with %i seconds left the countdown shows %s", async (remaining, shown) => {
  const { dialog, show } = await start({});
  await show({ remaining });
  expect(dialog.querySelector("strong")?.textContent).toBe(shown);
  expect(dialog.querySelector("strong")?.closest("[aria-hidden=true]")).not.toBeNull();
});

test("the time is read aloud in steps and not with every second", async () => {
  const { dialog, show } = await start({});
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
    await show({ remaining, announced });
    said.push(dialog.querySelector("[aria-live]")?.textContent);
  }
  const [two, one, half, ten] = ["2 minutes", "1 minute", "30 seconds", "10 seconds"].map(
    (time) => `You will be signed out in ${time}.`,
  );
  expect(said).toEqual(["", two, two, one, one, half, ten]);
});

test.each(languageCodes)("%s has words for each step, all different", (code) => {
  const { announcements } = sessionLabels(i18nOf(code).t);
  expect(announcements.map(({ seconds }) => seconds)).toEqual(announcedSeconds);
  expect(new Set(announcements.map(({ text }) => text)).size).toBe(announcedSeconds.length);
});

test("both choices are told, and Escape is going on", async () => {
  const { dialog, show, onStay, onSignOut } = await start({});
  await show({ remaining: 100 });
  const [stay, signOut] = dialog.querySelectorAll("button");
  await act(() => stay?.click());
  expect(onStay).toHaveBeenCalledOnce();
  await act(() => signOut?.click());
  expect(onSignOut).toHaveBeenCalledOnce();
  await act(() => dialog.close());
  expect(onStay).toHaveBeenCalledTimes(2);
  expect(onSignOut).toHaveBeenCalledOnce();
});

test("closes when nothing ends any more, and opens again", async () => {
  const { dialog, show } = await start({});
  for (let round = 1; round <= 2; round++) {
    await show({ remaining: 100 });
    expect(dialog.open).toBe(true);
    await show({ remaining: null });
    expect(dialog.open).toBe(false);
    expect(dialog.textContent).toBe("");
  }
});

async function start(props: Partial<ComponentProps<typeof SessionDialog>>) {
  const element = document.createElement("div");
  document.body.append(element);
  const served = renderToString(<SessionDialog labels={labels} {...props} />);
  element.innerHTML = served;
  const complaints = vi.fn();
  const onStay = vi.fn();
  const onSignOut = vi.fn();
  const choices = { onStay, onSignOut };
  const root = await act(() =>
    hydrateRoot(element, <SessionDialog labels={labels} {...props} />, { onRecoverableError: complaints }),
  );
  onTestFinished(async () => {
    await act(() => root.unmount());
    element.remove();
  });
  const dialog = element.querySelector("dialog");
  if (!dialog) throw new Error("There is no dialog.");
  const show = (next: Partial<ComponentProps<typeof SessionDialog>>) =>
    act(() => root.render(<SessionDialog labels={labels} {...choices} {...next} />));
  return { served, dialog, complaints, show, onStay, onSignOut };
}
