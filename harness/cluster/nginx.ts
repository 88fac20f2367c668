import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getuid } from "node:process";
import { setTimeout } from "node:timers/promises";
import { endWithThisProcess } from "./end-with-this-process.ts";

/** Debian installs nginx outside the PATH of ordinary users. */
export const nginxProgram = existsSync("/usr/sbin/nginx") ? "/usr/sbin/nginx" : "nginx";

export function hasNginx(): boolean {
  return spawnSync(nginxProgram, ["-v"]).status === 0;
}

const root = join(import.meta.dirname, "../..");

/** Configuration with the nodes as an upstream and nginx's defaults for the rest. */
function defaults(port: number, servers: string): string {
  return `upstream portal { ${servers} }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://portal; proxy_set_header Host $http_host; } }`;
}

interface Deployed {
  outagePages: string;
  /** Address of nodes and CMS, this machine by default. */
  near?: string;
  /** Certificate and key, for HTTP/2 over TLS. */
  tls?: { certificate: string; key: string };
}

/** Configuration of deploy/nginx with its folders replaced. */
function deployed(
  port: number,
  servers: string,
  folder: string,
  { outagePages, near = "127.0.0.1", tls }: Deployed,
): string {
  const [http = "", server = ""] = ["http.conf", "server.conf"].map((name) =>
    readFileSync(join(root, "deploy/nginx", name), "utf8")
      .replace("/var/cache/nginx/portal", join(folder, "cache"))
      .replace("/srv/portal/dist/outage/", `${outagePages}/`)
      .replaceAll("/srv/portal/deploy/nginx", join(root, "deploy/nginx")),
  );
  // nginx before 1.25.1 knows no `http2 on`.
  const secure = tls ? ` ssl http2; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key}` : "";
  return `upstream portal { zone portal_nodes 64k; ${servers.replaceAll(";", " max_fails=1 fail_timeout=2s;")} keepalive 32; }
geo $portal_is_near { default 0; ${near} 1; }
${http}
server { listen 127.0.0.1:${port}${secure}; access_log ${join(folder, "access.log")} portal;\n${server}\n}`;
}

/** Starts nginx in front of the nodes: with its defaults, or as in deploy/nginx. */
export async function startNginx(port: number, nodes: readonly number[], deployedAs: Deployed | null = null) {
  const folder = mkdtempSync(join(tmpdir(), "portal-nginx-"));
  const file = join(folder, "nginx.conf");
  const servers = nodes.map((node) => `server 127.0.0.1:${node};`).join(" ");
  writeFileSync(
    file,
    // As root, workers would run as nobody, which cannot read a temporary folder.
    `${getuid?.() === 0 ? "user root; " : ""}daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  ${deployedAs === null ? defaults(port, servers) : deployed(port, servers, folder, deployedAs)}
}
`,
  );
  const child = spawn(nginxProgram, ["-c", file, "-e", join(folder, "errors")], { stdio: "ignore" });
  const ended = endWithThisProcess(child, folder);
  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
  }
  try {
    await untilListening(port, child);
  } catch (error) {
    const reason = readIfThere(join(folder, "errors"));
    await stop();
    throw new Error(`nginx did not start on port ${port}.\n${reason}`, { cause: error });
  }
  return {
    /** Its files are in `cache`. */
    folder,
    stop,
  };
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null && child.signalCode === null; attempt += 1) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await setTimeout(25);
  }
  throw new Error("it is not listening");
}
