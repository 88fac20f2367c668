import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { textOf } from "#server/pages/fragment.ts";
import { loadRenderer } from "#server/pages/renderer-development.ts";
import { recordedServices, requestOf } from "../../renderer/recorded-portal.ts";

// Inside the project, so that packages can be resolved.
const cache = join(import.meta.dirname, "../../../node_modules/.cache");
mkdirSync(cache, { recursive: true });
const root = mkdtempSync(join(cache, "development-"));
afterAll(() => rmSync(root, { recursive: true }));

const template = "export const text = (title: string) =>";
const files = {
  "package.json": '{ "type": "module" }',
  "vite.config.ts":
    'import vike from "vike/plugin"; export default { plugins: [vike()], server: { hmr: false, watch: null } };',
  "pages/+config.ts": "export default { clientRouting: false };",
  "pages/+route.ts": 'export default "*";',
  "pages/+Page.ts": "export default () => null;",
  "pages/+onRenderHtml.ts": `
import { dangerouslySkipEscape } from "vike/server";
import type { PageContextServer } from "vike/types";
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  const { text } = await import(\`../templates\${urlPathname}.ts\`);
  return { documentHtml: dangerouslySkipEscape(text(urlPathname)) };
}`,
  "templates/unclosed.ts": `${template} title.trim(;\n`,
  "templates/throwing.ts": `${template}\n  JSON.parse("{kaput" + title);\n`,
  "templates/import.ts": 'import { nope } from "./nope.ts";\nexport const text = nope;\n',
};
for (const [path, source] of Object.entries(files)) {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), source);
}

test("an error in a template is shown in the browser with its file, line and message", async () => {
  const { answerPage } = await loadRenderer(root, recordedServices());
  async function read(path: string) {
    const answer = await answerPage({ ...requestOf(path), nonce: "n" });
    const [status, body] = [answer.status, textOf(answer.body)];
    expect(status).toBe(500);
    const [, heading, place] = /<h1>(.*?)<\/h1>\s*<p><code>(.*?)<\/code>/s.exec(body) ?? [];
    return { heading, place, body };
  }
  const unclosed = await read("/unclosed");
  expect(unclosed.place).toMatch(/^templates\/unclosed\.ts:1:\d+$/);
  expect(unclosed.heading).toBe("Error: [PARSE_ERROR] Unexpected token");
  expect(unclosed.body).toContain("title.trim(;");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are no text
  expect(unclosed.body).not.toMatch(/\u001b|vike\.dev/);
  expect(await read("/throwing")).toMatchObject({
    place: "templates/throwing.ts:2:8",
    heading: expect.stringMatching(/^SyntaxError: Expected property name/),
  });
  expect(await read("/import")).toMatchObject({
    place: "templates/import.ts",
    heading: expect.stringContaining("nope.ts"),
  });
});

test("two development servers run at the same time, and one shows why its fixtures cannot be read", async () => {
  writeFileSync(
    join(root, "templates/fine.ts"),
    `${template} "<html><body class='x'><p>" + title + "</p></body></html>";\n`,
  );
  const errors: Error[] = [];
  const [one, other] = await Promise.all([
    loadRenderer(root, recordedServices(), () => errors[0] ?? null),
    loadRenderer(root, recordedServices()),
  ]);
  const show = async (renderer: typeof one) =>
    textOf((await renderer.answerPage({ ...requestOf("/fine"), nonce: "n" })).body);
  expect(await show(one)).toContain("<body class='x'><p>/fine");
  errors.push(new Error("webs.json: expected <JSON>"));
  expect(await show(one)).toContain(
    `<body class='x'><pre role="alert">Error: webs.json: expected &lt;JSON&gt;</pre><p>/fine`,
  );
  expect(await show(other)).not.toContain("alert");
  for (const renderer of [one, other]) renderer.reload();
});
