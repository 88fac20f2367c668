import { expect, test } from "vitest";
import { demoPages } from "#renderer/demo/registry.ts";
import { feedSlug } from "#renderer/exports/feed-names.ts";
import { notPages } from "#schemas/site/not-pages.ts";
import { changedPath } from "#schemas/site/own-paths.ts";
import { systemPages } from "#schemas/site/system-pages.ts";
import { feedNames } from "#schemas/structures/structure.ts";
import { documentsPath, imagesPath } from "#schemas/values/image-address.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { consentPath } from "#schemas/visitor/consent.ts";
import { isHealthPath } from "#server/http/health.ts";
import { routeKindOf } from "#server/telemetry/route-kind.ts";

const endpoints = [
  ...Object.values(authPaths),
  ...[consentPath, changedPath, "/livez", "/readyz", "/tiles/5/17/10"],
  ...[`${documentsPath}/1`, `${imagesPath}/w_640${documentsPath}/1`, "/assets/style.css", "/builds/1/app.js"],
  ...feedNames.map((name) => `/${feedSlug(name)}`),
  ...["/sitemap.xml", "/robots.txt", "/.well-known/security.txt"],
];

test.each(endpoints)("%s is no page", (path) => {
  expect(notPages.test(path)).toBe(true);
});

const pages = [
  ...[systemPages["browser-test"], systemPages["cookie-settings"]].flatMap(({ slugs }) => Object.values(slugs)),
  ...Object.keys(demoPages).map((name) => `dev/${name}`),
  ...["", "authority", "consent-form", "assets-of-the-ministry", "up/tiles"],
];

test.each(pages)("/%s is a page", (slug) => {
  expect([notPages.test(`/${slug}`), isHealthPath(`/${slug}`), routeKindOf(`/${slug}`)]).toEqual([
    false,
    false,
    "page",
  ]);
});
