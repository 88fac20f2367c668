import { expect, test, vi } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { senderOf } from "#server/pages/sender.ts";
import { aPage, startListeningApp } from "../listening-app.ts";
import { sendRequest } from "../send-request.ts";

const from = (ip: string, forwarded?: string) => ({
  ip,
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
});

test("without proxies the sender is the peer, whatever the header says", () => {
  expect(senderOf(from("192.0.2.1", "198.51.100.7"), 0)).toBe("192.0.2.1");
});

test("behind proxies it is the address that the outermost of them saw, not one that the sender wrote", () => {
  expect(senderOf(from("10.0.0.1", "6.6.6.6, 198.51.100.7"), 1)).toBe("198.51.100.7");
  expect(senderOf(from("10.0.0.1", "6.6.6.6,198.51.100.7, 10.0.0.2"), 2)).toBe("198.51.100.7");
  expect(senderOf(from("192.0.2.1"), 1)).toBe("192.0.2.1");
});

test.each([
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:0:1:a:b:c:d", "2001:db8:0:1"],
  ["2001:0DB8:0000:0001::9", "2001:db8:0:1"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", undefined],
])("%s counts as %s", (address, sender) => {
  expect(senderOf(from("10.0.0.1", address), 1)).toBe(sender);
});

test.each([
  ["", "POST", "/x/-/krok/y", undefined],
  ["0", "POST", "/x/-/krok/y", "127.0.0.1"],
  ["1", "POST", "/x/-/krok/y", "198.51.100.7"],
  ["1", "POST", "/x", undefined],
  ["1", "GET", "/x/-/krok/y", undefined],
])("with FORM_PROXIES=%s a %s of %s comes from %s", async (proxies, method, path, sender) => {
  const answerPage = vi.fn(async (_: PageRequest) => aPage());
  const { port } = await startListeningApp({ answerPage, config: parseConfig({ FORM_PROXIES: proxies }) });
  const headers = {
    host: `localhost:${port}`,
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": "6.6.6.6, 198.51.100.7",
    ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
  };
  await sendRequest({ port, path, method, headers }, method === "POST" ? "a=b" : "");
  expect(answerPage).toHaveBeenCalledOnce();
  expect(answerPage.mock.calls[0]?.[0].sender).toBe(sender);
});
