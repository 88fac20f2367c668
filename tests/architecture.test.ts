import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "..");

/** Allowed imports of each layer: our folders, and packages by name prefix (docs/architecture.md). */
const layers: Record<string, { ours: string[]; packages: string[] }> = {
  schemas: { ours: [], packages: ["@orama/stemmers", "rrule", "zod"] },
  machines: { ours: ["schemas"], packages: ["xstate"] },
  checks: { ours: ["schemas", "locales"], packages: ["node:crypto", "diff", "i18next", "parse5", "zod"] },
  components: {
    ours: ["schemas"],
    packages: [
      "d3-polygon",
      "i18next",
      "pigeon-maps",
      "react",
      "react-i18next",
      "react-window",
      "supercluster",
      "virtual:icons",
    ],
  },
  templates: { ours: ["schemas", "components"], packages: ["i18next", "react", "react-i18next"] },
  server: {
    ours: ["schemas", "machines"],
    packages: [
      "node:",
      "@opentelemetry/api",
      "fastify",
      "@fastify/cookie",
      "@fastify/formbody",
      "@fastify/multipart",
      "@fastify/static",
      "@redis/client",
      "isbot",
      "jose",
      "lru-cache",
      "markdown-it",
      "negotiator",
      "nodemailer",
      "ofetch",
      "pino",
      "prom-client",
      "sanitize-html",
      "sharp",
      "vike",
      "xstate",
      "zod",
    ],
  },
  embedded: {
    ours: ["schemas", "checks", "locales", "server"],
    packages: [
      "node:",
      "d3-polygon",
      "geojson-vt",
      "lru-cache",
      "oidc-provider",
      "pbf",
      "pmtiles",
      "topojson-client",
      "zod",
    ],
  },
  "integrations/adapter": {
    ours: ["schemas", "server", "embedded"],
    packages: ["node:", "sanitize-html", "zod"],
  },
  renderer: {
    ours: ["schemas", "machines", "checks", "components", "templates", "server", "locales"],
    packages: [
      "node:",
      "@xstate/react",
      "axe-core",
      "bowser",
      "csv-stringify",
      "geojson",
      "i18next",
      "isbot",
      "react",
      "react-dom",
      "react-i18next",
      "sitemap",
      "vike",
      "xstate",
    ],
  },
};

/** Places that may import more than their layer, with the reason. */
const exceptions: Record<string, string[]> = {
  // Starts the embedded CMS, security provider and map tiles when no others are configured.
  "server/start-portal.ts": ["embedded"],
  "server/embedded-services.ts": ["embedded"],
  "server/auth/oidc/": ["openid-client"],
  // Loads the renderer created by the build.
  "server/pages/renderer-production.ts": ["dist"],
  // Vite plugins for styles, fonts, icons and images run only in the build.
  "renderer/build/": [
    "vite",
    "zod",
    "postcss",
    "subset-font",
    "@fullhuman/postcss-purgecss",
    "virtual:fonts",
    "virtual:icons",
  ],
  "renderer/page/": ["virtual:fonts", "virtual:themes", "zod"],
  "renderer/client/entry.ts": ["virtual:design-system.css"],
};

const layerNames = Object.keys(layers);
const files = globSync(`{${layerNames}}/**/*.{ts,tsx,mjs}`, { cwd: root }).toSorted();
const modules = new Map(files.map((file) => [file, parseImports(file, readFileSync(join(root, file), "utf8"))]));
const imports = new Map([...modules].map(([file, { all }]) => [file, all]));

/** Specifiers that a file imports or re-exports: all of them, and those whose values are needed at run time. */
function parseImports(file: string, source: string): { all: string[]; atRunTime: string[] } {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    // An import without names runs the file.
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [])),
  );
  const lazy = dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^["'`]([^"'`$]+)["'`]$/.exec(source.slice(start, end))?.[1];
    return written === undefined ? [] : [{ specifier: written, isType: false }];
  });
  const workers = [...source.matchAll(/new URL\(\s*"(\.[^"]+\.(?:tsx?|mjs))",\s*import\.meta\.url,?\s*\)/g)].map(
    ([, specifier = ""]) => ({ specifier, isType: false }),
  );
  const types = [...source.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, specifier = ""]) => ({
    specifier,
    isType: true,
  }));
  const found = [...imported, ...exported, ...lazy, ...workers, ...types];
  return {
    all: [...new Set(found.map(({ specifier }) => specifier))],
    atRunTime: [...new Set(found.flatMap(({ specifier, isType }) => (isType ? [] : specifier)))],
  };
}

/** Returns our file that an import refers to, relative to the root; null for packages. */
function target(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : null;
}

/** Name of the layer, or of the first folder, that holds a file. */
function layerOf(file: string): string {
  return layerNames.find((name) => file.startsWith(`${name}/`)) ?? file.split("/", 1)[0] ?? "";
}

test("the architecture is checked over the whole source", () => {
  expect(files.length).toBeGreaterThan(150);
  expect([...imports.values()].flat().length).toBeGreaterThan(400);
  expect(imports.get("templates/registry.ts")).toContain("./main-page/main-page.tsx");
});

test("every layer imports what its line of the table allows, and nothing else", () => {
  const breaches = [...imports].flatMap(([file, specifiers]) => {
    const layer = layerOf(file);
    const allowed = layers[layer] ?? { ours: [], packages: [] };
    const own = Object.entries(exceptions).filter(([place]) => file.startsWith(place));
    const extra = own.flatMap(([, names]) => names);
    const isAllowed = (specifier: string) => {
      const path = target(file, specifier);
      const folder = path && layerOf(path);
      if (folder !== null) return [layer, ...allowed.ours, ...extra].includes(folder);
      return [...allowed.packages, ...extra].some((name) =>
        name.endsWith(":") ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
      );
    };
    return specifiers
      .filter((specifier) => !isAllowed(specifier))
      .map(
        (specifier) => `${file} imports ${specifier}, which its line of the table in tests/architecture.test.ts lacks`,
      );
  });
  expect(breaches).toEqual([]);
});

/** Packages beside the portal, which may use it only through the doors in `exports` of package.json. */
const neighbours = ["harness", "integrations/payload", "integrations/strapi", "integrations/directus"];

/** Imports of the other packages, and the doors of the portal by name, such as `contract/*`. */
function readNeighbours() {
  const { exports } = z
    .object({ exports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  const doors = new Map(Object.entries(exports).map(([name, path]) => [name.slice(2), path.slice(2)]));
  const sources = neighbours.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude: (path) => path.includes("node_modules") }).map(
      (file) => ({ file, folder, specifiers: parseImports(file, readFileSync(join(root, file), "utf8")).all }),
    ),
  );
  return { doors, sources };
}

/** Returns the door that an import of the portal uses; null when there is none. */
function doorOf(specifier: string, doors: ReadonlyMap<string, string>): string | null {
  const name = specifier.slice("#portal/".length);
  return (
    [...doors.keys()].find((door) => (door.endsWith("*") ? name.startsWith(door.slice(0, -1)) : name === door)) ?? null
  );
}

/** Says of each import of another package why it is refused, and what to do. */
function breachesAtDoors({ doors, sources }: ReturnType<typeof readNeighbours>): string[] {
  return sources.flatMap(({ file, folder, specifiers }) =>
    specifiers.flatMap((specifier) => {
      if (specifier.startsWith("#portal/"))
        return doorOf(specifier, doors) === null
          ? `${file} imports ${specifier}, which is no door of the portal: use one of "exports" in package.json, or add it there if others may depend on it`
          : [];
      const path = specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : `${folder}/`;
      return path.startsWith(`${folder}/`)
        ? []
        : `${file} imports ${specifier}, a file of another package: import it as #portal/… through "exports" in package.json`;
    }),
  );
}

test("other packages use the portal only through its doors", () => {
  const read = readNeighbours();
  expect(read.sources.length).toBeGreaterThan(300);
  expect(breachesAtDoors(read)).toEqual([]);
});

test("an import past the doors is refused with a sentence that says what to do", () => {
  const doors = new Map([["contract/*", "schemas/*"]]);
  const source = (specifier: string) => ({ file: "harness/check/a.ts", folder: "harness", specifiers: [specifier] });
  const refused = (specifier: string) => breachesAtDoors({ doors, sources: [source(specifier)] });
  for (const allowed of [
    "#portal/contract/parse/issue.ts",
    "#harness/report/report.ts",
    "./b.ts",
    "../cli/main.ts",
    "zod",
  ])
    expect(refused(allowed)).toEqual([]);
  expect(refused("#portal/http/guard.ts")).toEqual([
    'harness/check/a.ts imports #portal/http/guard.ts, which is no door of the portal: use one of "exports" in package.json, or add it there if others may depend on it',
  ]);
  expect(refused("../../server/http/guard.ts")).toEqual([
    'harness/check/a.ts imports ../../server/http/guard.ts, a file of another package: import it as #portal/… through "exports" in package.json',
  ]);
});

test("every door of the portal leads to a file and is used", () => {
  const { doors, sources } = readNeighbours();
  const used = new Set(sources.flatMap(({ specifiers }) => specifiers.map((specifier) => doorOf(specifier, doors))));
  expect(doors.size).toBeGreaterThan(5);
  const closed = [...doors].filter(([door, path]) => !used.has(door) || globSync(path, { cwd: root }).length === 0);
  expect(
    closed.map(
      ([door, path]) => `package.json exports ${door} (${path}), which nobody uses or which is not there: delete it`,
    ),
  ).toEqual([]);
});

test("production imports nothing of the harness", () => {
  const breaches = [...imports].flatMap(([file, specifiers]) =>
    specifiers
      .filter((specifier) => target(file, specifier)?.startsWith("harness/"))
      .map((specifier) => `${file} imports ${specifier}: move what it needs to embedded/ or server/`),
  );
  expect(breaches).toEqual([]);
});

test("no folder of sources holds more files than a reader can take in", () => {
  const most = 30;
  // One file per structure key, found by its name.
  const lists = ["schemas/structures"];
  const inFolders = Map.groupBy([...files, ...globSync("harness/**/*.{ts,tsx}", { cwd: root })], dirname);
  const full = [...inFolders].filter(([folder, { length }]) => length > most && !lists.includes(folder));
  expect(inFolders.size).toBeGreaterThan(50);
  expect(full.map(([folder, { length }]) => `${folder} has ${length} files: split it into rooms`)).toEqual([]);
});

test("what runs in browsers imports nothing that runs on the server or in the build", () => {
  // The panel, the command and the reference CMS write a change as the same lines, which need nothing else.
  const shared =
    /^(?:schemas|machines|components|renderer\/client|renderer\/preview\/texts)\/|^checks\/changes\/lines\.ts$/;
  const client = files.filter((file) => /^renderer\/(?:client|preview\/texts)\//.test(file));
  expect(client.length).toBeGreaterThan(80);
  const breaches = client.flatMap((file) =>
    runtimeImportsOf(file)
      .filter((imported) => !shared.test(imported))
      .map(
        (imported) =>
          `${file} runs in browsers and must not import ${imported}: move what both need to schemas/, or pass it in the document`,
      ),
  );
  expect(breaches).toEqual([]);
});

test("what runs in browsers alone is imported by no code of the server", () => {
  // Vike's development server loads +client.ts in the browser.
  const ours = /^renderer\/(?:client\/|vike\/\+client\.ts)/;
  const server = files.filter((file) => !ours.test(file));
  const breaches = server.flatMap((file) =>
    runtimeImportsOf(file)
      .filter((imported) => imported.startsWith("renderer/client/"))
      .map((imported) => `${file} imports ${imported}, which runs in browsers alone: move what both need out of it`),
  );
  expect(breaches).toEqual([]);
});

test("what builds the portal is imported by no code of the server or the browser", () => {
  const breaches = files
    .filter((file) => !file.startsWith("renderer/build/"))
    .flatMap((file) =>
      runtimeImportsOf(file)
        .filter((imported) => /^renderer\/build\/.*\.tsx?$/.test(imported))
        .map((imported) => `${file} imports ${imported}, which runs in the build alone: move what both need out of it`),
    );
  expect(breaches).toEqual([]);
});

test("files do not import each other in circles", () => {
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, trail: string[]) => {
    if (trail.includes(file)) return circles.push([...trail.slice(trail.indexOf(file)), file]);
    if (done.has(file)) return 0;
    for (const specifier of runtimeImportsOf(file)) walk(specifier, [...trail, file]);
    return done.add(file).size;
  };
  for (const file of files) walk(file, []);
  expect(done.size).toBeGreaterThan(150);
  expect(circles).toEqual([]);
});

/** Our files that a file imports at run time. Type imports are erased, so they may be circular within a layer. */
function runtimeImportsOf(file: string): string[] {
  return (modules.get(file)?.atRunTime ?? []).flatMap((specifier) => target(file, specifier) ?? []);
}

test("an import counts at run time even beside a type import of the same file", () => {
  const both = 'import type { A } from "./a.ts";\nimport { b } from "./a.ts";\nimport { type C } from "./c.ts";';
  expect(parseImports("x.ts", both)).toEqual({ all: ["./a.ts", "./c.ts"], atRunTime: ["./a.ts"] });
  const worker = 'new Worker(new URL("./w.ts", import.meta.url));';
  expect(parseImports("x.ts", worker).atRunTime).toEqual(["./w.ts"]);
  const others = 'import "./d.ts";\nexport { e } from "./e.ts";\nexport type { F } from "./f.ts";\nimport("./g.ts");';
  expect(parseImports("x.ts", others).atRunTime).toEqual(["./d.ts", "./e.ts", "./g.ts"]);
});

test("time and chance come from the clock module and the machines' bindings only", () => {
  // The first file of the server reports why it cannot start before anything else is loaded.
  const homes = [
    "server/main.mjs",
    "server/clock.ts",
    "renderer/client/actors.ts",
    "renderer/client/session/actors.ts",
    "renderer/client/session/sign-in.ts",
  ];
  const tools = globSync("harness/**/*.{ts,tsx,mjs}", { cwd: root });
  expect(tools.length).toBeGreaterThan(200);
  const found = [...files, ...tools].filter((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return !homes.includes(file) && /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(/.test(source);
  });
  expect(found).toEqual([]);
});

test("no sentence of any language stands in a component", () => {
  const markup = files.filter((file) => file.endsWith(".tsx"));
  expect(markup.length).toBeGreaterThan(30);
  const found = markup.filter((file) => {
    const source = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    return (
      />[^<>{}=;]*\p{L}{3,}\s+\p{L}{2,}[^<>{}=;]*<\//u.test(source) || /\p{Script=Cyrillic}|[ěščřžýůťďň]/u.test(source)
    );
  });
  expect(found).toEqual([]);
});
