// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sharedValues } from "#schemas/structures/shared-values.ts";
import { SharedValuesTemplate } from "#templates/shared-values/shared-values.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(own: Record<string, unknown>) {
  const data = sharedValues.data.parse({ obsah: "<p>Text</p>", ...own });
  const view = sharedValues.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return render(<SharedValuesTemplate view={{ ...view, inCzech: [] }} />);
}

test("TODO: the rule of this page", () => {
  expect(start({ perex: "Perex" }).querySelector("h1 + p")?.textContent).toBe("Perex");
});
