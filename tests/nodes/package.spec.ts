import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { get } from "../e2e/support/http.ts";
import { startProcess } from "./portal-process.ts";

const root = join(import.meta.dirname, "../..");

const mostBytes = 60e6;

const event = "/up/kalendar/tyden-karieroveho-poradenstvi";

/** One address of each kind, with its status, type and a part of its body. */
const addresses: readonly (readonly [kind: string, path: string, status: number, type: string, piece: RegExp])[] = [
  ["content", "/rodina", 200, "text/html", /<h1[^>]*>Rodina/],
  ["list page", "/prace/kolektivni-smlouvy", 200, "text/html", /<h1/],
  ["system page", "/nastaveni-cookies", 200, "text/html", /<h1/],
  ["demo page", "/dev/tabulka", 200, "text/html", /<table/],
  ["missing page", "/nic-takoveho", 404, "text/html", /<h1/],
  ["robots.txt", "/robots.txt", 200, "text/plain", /^User-agent:/im],
  ["security.txt", "/.well-known/security.txt", 200, "text/plain", /^Contact: mailto:security@example\.org$/m],
  ["sitemap", "/sitemap.xml", 200, "application/xml", /<(?:urlset|sitemapindex)/],
  ["feed", "/feeds/news.xml", 200, "application/atom+xml", /<feed/],
  ["calendar", `${event}.ics`, 200, "text/calendar", /^BEGIN:VCALENDAR/],
  ["table", "/prace/kolektivni-smlouvy.csv", 200, "text/csv", /;|,/],
  ["build manifest", "/builds/latest.json", 200, "application/json", /"id"/],
  ["image variant", "/_ipx/f_webp,w_320/cms/documents/files/rodina-s-detmi.jpg", 200, "image/webp", /WEBP/],
  ["document", "/cms/documents/files/rodina-s-detmi.jpg", 200, "image/jpeg", /./],
  ["map tile", "/tiles/light/7/69/43.svg", 200, "image/svg+xml", /<svg/],
  ["liveness", "/livez", 200, "", /./],
  ["readiness", "/readyz", 200, "", /./],
  ["login", "/auth/login?redirect=/rodina", 302, "", /^$/],
  [
    "login page of the provider",
    `${authPaths.provider}/auth/cas/login?redirect=/`,
    200,
    "text/html",
    /name="username"/,
  ],
];

test("a package of at most 60 MB serves every kind of address from any folder, without build tools", async () => {
  const folder = temporaryFolder();
  const made = spawnSync(process.execPath, [join(root, "renderer/build/package.ts"), folder], { encoding: "utf8" });
  expect(made.status, made.stderr).toBe(0);
  const leftOut = ["vike", "vite", "rolldown", "esbuild", "typescript", "@playwright/test", "@ladle/react", "vitest"];
  const places = ["harness", "tests", "renderer", ...leftOut.map((name) => `node_modules/${name}`)];
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  expect(places.filter((place) => existsSync(join(folder, place)))).toEqual([]);
  // Configuration files of the proxies and services name these files at /srv/portal.
  const named = globSync("deploy/**/*.{conf,service,yml,yaml}", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\/srv\/portal\/([\w./-]+\w)/g)].map(([, place = ""]) => place),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((place) => !existsSync(join(folder, place)))).toEqual([]);
  const files = globSync("**/*", { cwd: folder, withFileTypes: true });
  expect(files.filter((file) => file.isSymbolicLink())).toEqual([]);
  const sizes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);

  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const program = scripts.start.split(" ").slice(1);
  const settings = { SECURITY_CONTACT: "mailto:security@example.org" };
  const { child, url, lines } = await startProcess(settings, { folder, program });
  const port = Number(new URL(url).port);
  for (const [kind, path, status, type, piece] of addresses) {
    const answer = await get({ port }, path);
    expect.soft(answer.status, `${kind} ${path}`).toBe(status);
    expect.soft(answer.headers["content-type"] ?? "", `${kind} ${path}`).toContain(type);
    expect.soft(piece.test(answer.text), `${kind} ${path}: ${answer.text.slice(0, 200)}`).toBe(true);
  }
  const { text } = await get({ port }, "/rodina");
  const assets = [...text.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, path = ""]) => path);
  expect(assets.length).toBeGreaterThan(1);
  for (const path of assets) expect((await get({ port }, path)).status, path).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

test("a package replaces an earlier one, and no folder with other contents", () => {
  const folder = temporaryFolder({ "letters.txt": "Dear" });
  const made = spawnSync(process.execPath, [join(root, "renderer/build/package.ts"), folder], { encoding: "utf8" });
  expect(made.status).toBe(2);
  expect(made.stderr).toContain(`${folder} holds something else than a package of the portal`);
  expect(existsSync(join(folder, "letters.txt"))).toBe(true);
});
