// @vitest-environment happy-dom
import { act, type ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ColorModeSwitch } from "#renderer/client/shell/color-mode-switch.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("offers the three modes and shows the visitor's own", async () => {
  const { select } = await start({ preference: "dark" });
  expect([...select.options].map(({ text }) => text)).toEqual(["Podle systému", "Světlý", "Tmavý"]);
  expect(select.value).toBe("dark");
  expect(select.disabled).toBe(false);
});

test("tells what the visitor chooses", async () => {
  const { select, onChoose } = await start({ preference: "system" });
  await act(async () => {
    select.value = "light";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("light");
});

test("cannot be used before the visitor's choice is known", async () => {
  const { select } = await start({ preference: null });
  expect(select.disabled).toBe(true);
  expect(select.value).toBe("system");
});

test("shows the mode that the page forces, says so and cannot be used", async () => {
  const { select } = await start({ preference: "light", forced: "dark" });
  expect(select.disabled).toBe(true);
  expect(select.value).toBe("dark");
  expect(select.labels[0]?.textContent).toBe("Vzhled (určuje tato stránka)");
});

async function start(props: Partial<ComponentProps<typeof ColorModeSwitch>>) {
  const onChoose = vi.fn();
  const labels = {
    title: "Vzhled",
    system: "Podle systému",
    light: "Světlý",
    dark: "Tmavý",
    forced: "určuje tato stránka",
  };
  const element = document.createElement("div");
  document.body.replaceChildren(element);
  const root = createRoot(element);
  await act(async () =>
    root.render(<ColorModeSwitch labels={labels} preference={null} forced={null} onChoose={onChoose} {...props} />),
  );
  const select = element.querySelector("select");
  if (!select) throw new Error("no select");
  return { select, onChoose };
}
