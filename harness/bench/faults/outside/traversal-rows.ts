import { exchange } from "#harness/bench/faults/raw.ts";

/** Texts that occur only in files that must not be served. */
const leaked = /root:.*:0:0:|\[boot loader\]|"lockfileVersion"|createApp\(/;

/**
 * True when a traversal path below each folder of files gets a response that is not an error, another site's or a file
 * of the machine.
 */
export async function failsToLeaveFolder(url: string, row: string): Promise<boolean> {
  const port = Number(new URL(url).port);
  const path = row.replace(/[^!-~]/g, (character) => encodeURIComponent(character.toWellFormed())).replace(/^\/?/, "/");
  const answers = await Promise.all(
    ["", "/assets", "/cms/documents", "/_ipx/w_640"].map((folder) =>
      exchange(port, `GET ${folder}${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ),
  );
  return answers.every((answer) => {
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
    const location = /\r\nlocation: ([^\r]*)/i.exec(answer)?.[1] ?? "/";
    const isOnSite = URL.parse(location, "http://localhost")?.hostname === "localhost";
    return status > 0 && status < 500 && isOnSite && !leaked.test(answer);
  });
}
