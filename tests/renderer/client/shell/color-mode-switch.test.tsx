// @vitest-environment happy-dom

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { colorModeActor } from "#renderer/client/actors.ts";
import { behaviours } from "#renderer/client/behaviours/registry.ts";
import { startBehaviours } from "#renderer/client/behaviours/start.ts";
import { startHeader } from "#renderer/client/shell/header.ts";
import { Header } from "#renderer/shell/header.tsx";
import { bareShell } from "#renderer/shell/to-shell.ts";
import type { ShownMode } from "#schemas/site/color-modes.ts";
import { patience } from "#tests/patience.ts";
import { render } from "../../../components/render.tsx";

startBehaviours(behaviours);
const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset["colorMode"];
  localStorage.clear();
});

test("offers the three modes and shows the visitor's choice", () => {
  dataset["colorMode"] = "dark";
  const { modes, chosen } = start();
  expect([...modes.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
    "Podle systému",
    "Světlý",
    "Tmavý",
  ]);
  expect(chosen()).toBe("dark");
  expect(modes.disabled).toBe(false);
});

test("the visitor's choice is applied and stored", async () => {
  const { modes, chosen } = start();
  modes.querySelector<HTMLInputElement>("[value=light]")?.click();
  await vi.waitFor(() => expect(dataset["theme"]).toBe("light"), patience);
  expect(localStorage.getItem("color-mode")).toBe("light");
  expect(chosen()).toBe("light");
});

test("is disabled until its script runs", () => {
  const { modes, chosen } = start({ hasScript: false });
  expect(modes.disabled).toBe(true);
  expect(chosen()).toBe("system");
});

test("shows the mode that the page forces, says so and is disabled", () => {
  dataset["colorMode"] = "light";
  const { modes, chosen } = start({ forced: "dark" });
  expect(modes.disabled).toBe(true);
  expect(chosen()).toBe("dark");
  expect(modes.querySelector("legend")?.textContent).toBe("Vzhled (určuje tato stránka)");
});

test("shows a choice made in another tab", async () => {
  const { chosen } = start();
  localStorage.setItem("color-mode", "dark");
  dispatchEvent(new StorageEvent("storage", { key: "color-mode" }));
  await vi.waitFor(() => expect(chosen()).toBe("dark"), patience);
  expect(dataset["theme"]).toBe("dark");
});

function start({ forced = null, hasScript = true }: { forced?: ShownMode | null; hasScript?: boolean } = {}) {
  document.body.replaceChildren(render(<Header shell={bareShell("cs")} forced={forced} />));
  if (hasScript) startHeader();
  onTestFinished(() => colorModeActor.send({ type: "chosen", mode: "system" }));
  const modes = document.querySelector("fieldset");
  if (!modes) throw new Error("no switch");
  return { modes, chosen: () => modes.querySelector<HTMLInputElement>(":checked")?.value };
}
