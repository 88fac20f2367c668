/**
 * Creates a folder with everything that a machine with Node.js needs to run the built portal: `npm run package --
 * <folder>`. It runs on machines with the same processor architecture and C library as this one.
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { readTaskArguments, refuseArguments } from "#server/launch/task-arguments.mjs";
import { neededMajor, nodeFlags } from "#server/node-options.mjs";
import { productionPackages } from "./production-packages.ts";

const root = join(import.meta.dirname, "../..");

/** Templates and the renderer are bundled in dist/server. */
const parts = [
  ...["checks", "deploy", "embedded", "fixtures", "locales", "machines", "schemas", "server"],
  ...["dist/assets.json", "dist/client", "dist/outage", "dist/server", ".env.example", "LICENSE", "NOTICE.md"],
];

/**
 * Files of packages not needed at run time: source maps, types, docs, sources in C++, builds for browsers, profilers and
 * other servers than Node.js, the packages' tests, and interfaces of three packages that no other one uses.
 */
const unneededFiles = [
  /\.(?:map|[cm]?tsx?|flow|md|markdown|cc|h|gyp)$|[.-]profiling\.(?:\w+\.)?js$/,
  /^node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|__tests__|benchmarks?|docs|examples?|\.github)$/,
  /^node_modules\/(?:@[^/]+\/)?[^/]+\/(?:dist\/)?(?:browser|iife|umd)$/,
  /^node_modules\/(?:zod\/v3|dayjs\/esm|diff\/(?:dist|libcjs))$/,
  /^node_modules\/react-dom\/cjs\/react-dom-server(?:-legacy)?\.(?:browser|bun|edge)\./,
];

const usage = "npm run package -- [folder]";
const { positionals } = readTaskArguments(usage, { allowPositionals: true });
if (positionals.length > 1) refuseArguments(`One folder is expected, not ${positionals.join(" ")}.`, usage);
const target = resolve(positionals[0] ?? join(root, "dist/package"));
if (existsSync(target) && !existsSync(join(target, "dist/assets.json")) && globSync("*", { cwd: target }).length > 0) {
  console.error(
    `${target} holds something else than a package of the portal; name a folder that is empty or not there.`,
  );
  process.exit(2);
}
rmSync(target, { recursive: true, force: true });
// Examples of rules are for tests.
const examples = join(root, "checks/rules/examples");
for (const part of parts)
  cpSync(join(root, part), join(target, part), { recursive: true, filter: (source) => source !== examples });
for (const place of productionPackages(root))
  cpSync(join(root, place), join(target, place), { recursive: true, filter: isNeeded });
writeFileSync(join(target, "package.json"), `${JSON.stringify(packageJson(), null, 2)}\n`);
const { files, bytes } = sizeOf(target);
console.log(
  `${target}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB. It runs on Node.js ${neededMajor} by \`npm start\` there.`,
);

/** False for files of packages that are not needed at run time. Nested packages are copied separately. */
function isNeeded(source: string): boolean {
  const place = source.slice(source.lastIndexOf("node_modules")).replaceAll("\\", "/");
  return basename(source) !== "node_modules" && !unneededFiles.some((pattern) => pattern.test(place));
}

function packageJson() {
  const { name, version, description, license, type, dependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const scripts = { start: ["node", ...nodeFlags, "server/main.mjs"].join(" ") };
  const engines = { node: `>=${neededMajor}` };
  const imports = { "#*": "./*" };
  return { name, version, private: true, description, license, type, imports, engines, scripts, dependencies };
}

function sizeOf(folder: string) {
  const sizes = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
