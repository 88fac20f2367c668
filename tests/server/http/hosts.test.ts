import { expect, test } from "vitest";
import { parseHost } from "#server/http/hosts.ts";

test.each([
  ["localhost", "localhost"],
  ["LocalHost:3000", "localhost"],
  ["mpsv.localhost.:443", "mpsv.localhost"],
  ["127.0.0.1:80", "127.0.0.1"],
  ["[::1]:3000", "[::1]"],
  ["bücher.example", "xn--bcher-kva.example"],
])("reads the host of %s", (header, host) => {
  expect(parseHost(header)).toBe(host);
});

test.each([
  undefined,
  "",
  " ",
  ":80",
  "a b",
  "a/b",
  "user@a",
  "a:80/evil",
  "a:port",
  "a:123456",
  "a?b",
  "a#b",
  "a\\b",
  "%6cocalhost",
  "[::1",
  "[zz]",
  "a".repeat(300),
])("rejects %j as a host", (header) => {
  expect(parseHost(header)).toBeNull();
});
