import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).status === 0;
}

/** Starts nginx with its defaults in front of the portal's nodes. */
export async function startNginx(port: number, nodes: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), "portal-nginx-"));
  const file = join(folder, "nginx.conf");
  const servers = nodes.map((node) => `server 127.0.0.1:${node};`).join(" ");
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream portal { ${servers} }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://portal; proxy_set_header Host $http_host; } }
}
`,
  );
  const child = spawn("nginx", ["-c", file, "-e", join(folder, "errors")], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await untilListening(port);
  return {
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await setTimeout(25);
  }
  throw new Error(`nginx does not listen on port ${port}.`);
}
