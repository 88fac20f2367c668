import { expect, test } from "vitest";
import { answer, read } from "./answer.ts";

const path = "/.well-known/security.txt";

test("security.txt has the site's own contact unless the settings name others", async () => {
  expect((await read(path, { host: "up.localhost", now: "2026-11-20T12:00:00Z" })).split("\n")).toEqual([
    "Contact: mailto:podatelna@uradprace.example",
    "Expires: 2027-05-19T00:00:00.000Z",
    "Preferred-Languages: cs, en",
    "Canonical: https://up.localhost/.well-known/security.txt",
    "",
  ]);
  const environment = { SECURITY_CONTACT: "https://hlaseni.example/chyby, mailto:security@mpsv.example" };
  const contacts = (await read(path, { environment })).match(/^Contact: .*$/gm);
  expect(contacts).toEqual(["Contact: https://hlaseni.example/chyby", "Contact: mailto:security@mpsv.example"]);
});

test("without any contact security.txt does not exist", async () => {
  expect((await answer(path, { environment: { CMS_ENABLED: "false" } })).status).toBe(404);
});

test.each([["/en/.well-known/security.txt"], ["/up/.well-known/security.txt"], ["/security.txt"]])(
  "%s is nothing",
  async (other) => {
    expect((await answer(other)).status).toBe(404);
  },
);
