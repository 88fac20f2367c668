import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { nginxProgram } from "#harness/cluster/nginx.ts";

const variable = "PORTAL_SCANNERS";
const observatory = "node_modules/@mdn/mdn-http-observatory";
const scanned = z.object({
  scan: z.object({ score: z.number() }),
  tests: z.record(z.string(), z.object({ pass: z.boolean() })),
});
const found = z.array(z.string());

/** Returns the folder of the scanners' packages, which are not dependencies of the portal. */
export function scannersFolder(): string {
  const folder = process.env[variable];
  if (folder && existsSync(join(folder, observatory))) return folder;
  throw new Error(`${variable} does not name a folder with the scanners; see docs/reliability.md.`);
}

/** Starts nginx with a self-signed certificate for localhost, on the ports that the observatory scans. */
export async function startTls(port: number) {
  const own = mkdtempSync(join(tmpdir(), "portal-tls-"));
  const [key, certificate, file] = [join(own, "key.pem"), join(own, "certificate.pem"), join(own, "nginx.conf")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
  const openssl = spawnSync("openssl", [
    ...request,
    ...["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
  ]);
  if (openssl.status !== 0) throw new Error(`openssl created no certificate: ${openssl.stderr}`);
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${own}/pid; error_log ${own}/errors;
events { worker_connections 64; }
http {
  access_log off; server_tokens off;
  client_body_temp_path ${own}/body; proxy_temp_path ${own}/proxy; fastcgi_temp_path ${own}/fastcgi;
  uwsgi_temp_path ${own}/uwsgi; scgi_temp_path ${own}/scgi;
  server { listen 127.0.0.1:80; return 301 https://$host$request_uri; }
  server {
    listen 127.0.0.1:443 ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header Host $host; proxy_set_header X-Forwarded-Proto https; }
  }
}
`,
  );
  const nginx = spawn(nginxProgram, ["-c", file, "-e", join(own, "errors")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(nginx, "exit");
  await setTimeout(1000);
  if (nginx.exitCode !== null) throw new Error("nginx cannot listen on ports 80 and 443 of 127.0.0.1.");
  const run = (args: readonly string[]) => {
    const env = { PATH: process.env["PATH"], NODE_EXTRA_CA_CERTS: certificate };
    const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8", timeout: 120_000 });
    if (!stdout.startsWith("{") && !stdout.startsWith("[")) throw new Error(stdout + stderr);
    return JSON.parse(stdout);
  };
  return {
    scan(folder: string) {
      // The HSTS preload list would be downloaded; localhost is not on it.
      writeFileSync(join(folder, observatory, "conf/hsts-preload.json"), "{}");
      const { scan, tests } = scanned.parse(run([join(folder, observatory, "src/scan.js"), "localhost"]));
      return { score: scan.score, failed: Object.keys(tests).filter((name) => tests[name]?.pass === false) };
    },
    /** Returns findings of high and medium severity and syntax errors, one per line. */
    evaluatePolicy(folder: string, policy: string): string[] {
      const evaluator = join(folder, "node_modules/csp_evaluator/dist");
      const program = `
        const { CspEvaluator } = require(${JSON.stringify(join(evaluator, "evaluator.js"))});
        const { CspParser } = require(${JSON.stringify(join(evaluator, "parser.js"))});
        const findings = new CspEvaluator(new CspParser(process.argv[1]).csp).evaluate();
        const bad = findings.filter(({ severity }) => severity <= 30);
        console.log(JSON.stringify(bad.map(({ directive, description }) => directive + ": " + description)));`;
      return found.parse(run(["--eval", program, policy]));
    },
    async stop(): Promise<void> {
      nginx.kill("SIGTERM");
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}
