import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compare, toMeasurements } from "#harness/bench/compare.ts";
import { KB, type Measurement } from "#harness/bench/measurement.ts";
import { standardPage as path } from "#harness/bench/pages.ts";
import { withServers } from "#harness/bench/servers/with-servers.ts";
import { getEncoded } from "#harness/bench/visitor.ts";

/** Measures the server CPU of a cached page relative to node:http sending the same bytes, with Brotli and uncompressed. */
export function measureWarm(): Promise<Measurement[]> {
  return withServers(async (servers) => {
    const folder = servers.folder();
    const server = await servers.portal({ RETENTION_PAGES_S: "86400" });
    const measured: Measurement[] = [];
    for (const encoding of ["br", undefined] as const) {
      const [name, visitor] = [encoding ?? "plain", servers.visitor(encoding)];
      const { body } = await getEncoded(visitor, server.url + path, encoding);
      writeFileSync(join(folder, name), body);
      const bare = await servers.program("bare-bytes.ts", join(folder, name), encoding ?? "identity");
      const reference = { server: bare, path, visitor: servers.visitor(encoding) };
      const cost = await compare({ server, path, visitor }, reference, 3000);
      measured.push(...toMeasurements(`page from cache / bare node:http (${name})`, 1.4, cost), {
        what: `body as sent (${name})`,
        value: body.length / KB,
        unit: "kB",
      });
    }
    return measured;
  });
}
