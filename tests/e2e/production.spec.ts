import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { get } from "./http.ts";
import { root } from "./portal.ts";
import { installForProduction } from "./production-install.ts";

const event = "/up/kalendar/tyden-karieroveho-poradenstvi";

/** One address of every kind, with its status, type and a piece of its body. */
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

test("the built portal runs without harness/, tests/ and development packages", async () => {
  const folder = installForProduction(root);
  const node = (args: string[], env: Record<string, string> = {}) => {
    const flags = ["--preserve-symlinks", "--preserve-symlinks-main"];
    return spawn(process.execPath, [...flags, ...args], { cwd: folder, env: { PATH: process.env["PATH"], ...env } });
  };
  try {
    const leftOut = ["harness", "tests", "node_modules/vitest", "node_modules/typescript"];
    expect(leftOut.filter((place) => existsSync(join(folder, place)))).toEqual([]);
    // As the first program of `npm start` does, which must not build again.
    const build = outputOf(node(["renderer/build/build.ts", "--if-changed"]));
    expect(await build.exited, build.text()).toBe(0);
    expect(build.text()).toBe("");

    const server = node(["server/main.ts"], {
      PORT: "0",
      SHUTDOWN_DELAY_S: "0",
      SECURITY_CONTACT: "mailto:security@example.org",
    });
    const output = outputOf(server);
    try {
      await expect.poll(output.text, { timeout: 25_000 }).toMatch(/Portal ready on \S+:\d+/);
      const port = Number(/Portal ready on \S+:(\d+)/.exec(output.text())?.[1]);
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
    } finally {
      server.kill("SIGTERM");
    }
    expect(await output.exited, output.text()).toBe(0);
    expect(output.text()).not.toMatch(/"level":(?:50|60)/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function outputOf(child: ReturnType<typeof spawn>) {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (piece: string) => {
      text += piece;
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { text: () => text, exited };
}
