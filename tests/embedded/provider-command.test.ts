import { expect, test } from "vitest";
import { runPortal } from "../harness/run-portal.ts";

const start = (...options: string[]) => runPortal(["provider", ...options]);

test("prints its address when ready, applies its options and exits cleanly", async () => {
  const options = ["--redirect-host", "www.example.org", "--fault", "/rest/user-info=html"];
  const { child, ended, ready } = start("--port", "0", ...options);
  const url = await ready;
  const redirect = async (host: string) => (await fetch(`${url}/auth/cas/login?redirect=https://${host}/`)).status;
  expect([await redirect("www.example.org"), await redirect("www.example.net")]).toEqual([200, 400]);
  expect(await (await fetch(`${url}/rest/user-info`)).text()).toContain("<!doctype html>");
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, err: "" });
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
  [["--prot", "1"], /--prot/],
  [["--port", "x"], /--port takes a whole number from 0 to 65535, not "x"/],
  [["--fault", "/rest/user-info=tired"], /--fault takes a path and one of slow, /],
  [["extra"], /extra.*; the options are --kind, --port, --host, .* and --logout\./],
] as const)("a wrong option is one sentence and exit code 2: %s", async ([options, reason]) => {
  const { code, out, err } = await start(...options).ended;
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(reason);
  expect(err.trim().split("\n")).toHaveLength(1);
});
