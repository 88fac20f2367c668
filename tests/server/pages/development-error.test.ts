import { join } from "node:path";
import { expect, test } from "vitest";
import { developmentErrorPage } from "#server/pages/development-error.ts";

const root = join(import.meta.dirname, "../../..");

function failure(...frames: string[]): Error {
  const error = new Error("view.title is <undefined>");
  error.stack = `Error: ${error.message}\n${frames.map((frame) => `    at ${frame}`).join("\n")}`;
  return error;
}

test.each([
  [`ServicePage (${root}/templates/service/service.tsx:12:34)`, "templates/service/service.tsx:12:34"],
  [`file://${root}/schemas/parse/parse-page.ts:7:1`, "schemas/parse/parse-page.ts:7:1"],
  [`async ${root}/renderer/page/resolve.ts?t=17:5:2`, "renderer/page/resolve.ts:5:2"],
])("the first project file of the stack is named: %s", (frame, place) => {
  const packages = `render (${root}/node_modules/react-dom/server.node.js:1:2)`;
  const { status, contentType, cacheable, body } = developmentErrorPage(
    failure("node:internal/process:3:4", packages, frame, `later (${root}/server/run.ts:9:9)`),
    root,
  );
  expect({ status, contentType, cacheable }).toEqual({
    status: 500,
    contentType: "text/html; charset=utf-8",
    cacheable: false,
  });
  expect(body).toContain(`<code>${place}</code>`);
  expect(body).toContain("<h1>Error: view.title is &lt;undefined&gt;</h1>");
});

test("an error without project files in its stack still shows its message", () => {
  expect(developmentErrorPage("broken", root).body).toContain("<h1>Error: broken</h1>");
});
