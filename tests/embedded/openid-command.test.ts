import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root, runPortal } from "../harness/run-portal.ts";
import { citizen, createPortal, listenForLogout } from "./openid.ts";
import { createVisitor } from "./openid-visitor.ts";

const start = (...options: string[]) => runPortal(["provider", "--kind", "openid", ...options]);

test("prints what a portal needs, signs in, tells of ended sessions and exits cleanly", async () => {
  const portal = await listenForLogout();
  const { child, output, ended, ready } = start("--port", "0", "--client-secret", "demo", "--logout", portal.url);
  const url = await ready;
  await expect
    .poll(() => output.out)
    .toContain(`\nOIDC_ISSUER=${url}\nOIDC_CLIENT_ID=portal\nOIDC_CLIENT_SECRET=demo\n`);
  const { signIn } = await createPortal(url, "portal", "demo");
  const visitor = createVisitor();
  const tokens = await signIn(citizen, visitor);
  expect(tokens.claims()?.["name"]).toBe("Jana Dvořáková");
  await visitor.open(`${url}/session/end?id_token_hint=${tokens.id_token}`);
  expect(portal.received).toHaveLength(1);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, err: "" });
});

test("a secret is made up when none is given", async () => {
  const { output } = start("--port", "0");
  await expect.poll(() => output.out).toMatch(/\nOIDC_CLIENT_SECRET=[\w-]{43}\n$/);
});

test("a port in use is reported in one sentence with exit code 3", async () => {
  const { port } = new URL(await start("--port", "0").ready);
  const { code, err } = await start("--port", port).ended;
  expect({ code, err }).toEqual({
    code: 3,
    err: `Port ${port} of 127.0.0.1 cannot be used: it is in use by another program.\n`,
  });
});

test.for([
  [["--kind", "saml"], /--kind/],
  [["--client-secret", "x"], /need --kind openid/],
  [["--kind", "openid", "--client-secret", "x", "--client-keys", "http://localhost/x"], /exclude each other/],
] as const)("a wrong option is one sentence and exit code 2: %s", async ([options, reason]) => {
  const { code, out, err } = await runPortal(["provider", ...options]).ended;
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(reason);
});

test("where the package is missing, as in a packaged portal, the error names the setting", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-openid-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["embedded/openid", "embedded/provider", "embedded/replay", "locales", "schemas", "server"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", imports: { "#*": "./*" } }));
  mkdirSync(join(folder, "node_modules"));
  for (const name of ["lru-cache", "negotiator"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  const script = `
    import { OpenIdProviderMissing, serveOpenIdProvider } from "./embedded/openid/serve.ts";
    await serveOpenIdProvider({ port: 0 }).catch((error) => {
      console.log(error instanceof OpenIdProviderMissing, error.message);
    });`;
  const out = await new Promise<string>((resolve) => {
    execFile(process.execPath, ["--input-type=module", "-e", script], { cwd: folder }, (_, written, failed) =>
      resolve(written + failed),
    );
  });
  expect(out).toMatch(/^true .*Set OIDC_ISSUER/);
});
