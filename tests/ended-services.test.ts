import { expect, test } from "vitest";
import { readFixture, recordedFiles, recordedNow } from "./recorded.ts";

const services = recordedFiles.filter((file) => file.includes("/service/")).map(readFixture);

/** Czech addresses of services that had ended by the time of the recorded pages. */
const ended = new Set<string>(
  services.flatMap(({ data, friendlyURLs }) =>
    typeof data.ukonceni?.od === "string" && Date.parse(data.ukonceni.od) < recordedNow ? friendlyURLs.cs_cz : [],
  ),
);

/** Pages that promote services, which must not link to ended ones. */
const offering = /\/(main-page|services-hub|questions-and-answers|landing-page)\//;

function linksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "friendlyURLs" in value && typeof value.friendlyURLs === "object" ? [value.friendlyURLs] : [];
  const addresses = own.flatMap((urls) => (urls && "cs_cz" in urls ? String(urls.cs_cz) : []));
  return [...addresses, ...Object.values(value).flatMap(linksIn)];
}

test("home pages, signposts, campaigns and questions do not offer a service that has ended", () => {
  const files = recordedFiles.filter((file) => offering.test(file));
  expect(ended.size).toBeGreaterThan(1);
  expect(files.length).toBeGreaterThan(20);
  const offered = files.flatMap((file) => linksIn(readFixture(file).data).map((address) => ({ file, address })));
  expect(offered.length).toBeGreaterThan(50);
  expect(offered.filter(({ address }) => ended.has(address))).toEqual([]);
});

test("a service that has ended says what replaces it, in each of its languages", () => {
  const without = services.filter(({ data, friendlyURLs }) => ended.has(friendlyURLs.cs_cz) && !data.ukonceni?.nahrada);
  expect(without).toEqual([]);
});
