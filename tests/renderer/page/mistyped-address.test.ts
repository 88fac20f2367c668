import { expect, test } from "vitest";
import { correctAddress } from "#renderer/page/mistyped-address.ts";
import { visit } from "../recorded-portal.ts";

test.each([
  ["/Rodina", "/rodina"],
  ["/rodina.", "/rodina"],
  ["/rodina%20", "/rodina"],
  ["/cs/rodina", "/rodina"],
  ["/rodina.html", "/rodina"],
  ["/rodina/index.html", "/rodina"],
  ["/RODINA/Porodn%C3%A9,", "/rodina/porodne"],
  ["/en/Family", "/en/family"],
])("%s leads to the page that is meant, %s", async (path, location) => {
  expect(await visit(path)).toMatchObject({ kind: "redirect", status: 302, location });
});

test("an address that matches no page even when corrected stays a 404", async () => {
  for (const path of ["/Neni-Tu", "/wp-login.php", "/rodina/nic"])
    expect(await visit(path), path).toMatchObject({ kind: "error", status: 404 });
  expect(["", ".", "rodina", "index.php", "a/b-c"].map(correctAddress)).toEqual([null, null, null, null, null]);
});
