import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type FixtureStore, readStore } from "#embedded/replay/store.ts";
import { content as playable } from "#embedded/replay/wire-records.ts";
import { isPublicContact } from "#harness/check/private-data/public-contacts.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import { command } from "#harness/record/command.ts";
import { featuresOf } from "#harness/record/features.ts";
import { emptyJournal } from "#harness/record/journal.ts";
import { readProvenance } from "#harness/record/provenance.ts";
import { createPseudonyms } from "#harness/record/redaction/pseudonyms.ts";
import { createRedactor } from "#harness/record/redaction/redact-record.ts";
import { createSource } from "#harness/record/source.ts";
import { createRecordMiss } from "#harness/replay/record-miss.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { monotonicClock } from "#server/clock.ts";
import { fixtures, recordedConfig } from "../../recorded.ts";
import { check } from "../check/checked.ts";
import { runPortal, withRoom } from "../run-portal.ts";
import { record as content, smallStore } from "../small-store.ts";
import { documentsOf } from "./documents.ts";
import { liveCms, record, storePath } from "./recording.ts";

/** Content items of four structures of the second site, with its settings. */
function partOfFixtures(): FixtureStore {
  const whole = readStore(fixtures);
  const keys = [
    "konfigurace",
    "up-krajska-pobocka",
    "up-verejna-vyhlaska",
    "up-nabidka-majetku",
    "up-kalendarni-zaznam",
  ];
  const isPart = ({ webId, structure }: FixtureStore["contents"][number]) =>
    webId === "34" && keys.includes(structure.key);
  return { ...whole, contents: whole.contents.filter(isPart) };
}

test("a recording covers every feature of the live CMS with fewer items, and explains why each is kept", async () => {
  const cms = await liveCms(partOfFixtures());
  const store = storePath();
  const { code, out } = await record(cms.url, store);
  expect(code, out).toBe(0);
  const counts = /^([\d,]+) items, ([\d,]+) features, ([\d,]+) fixtures cover all/.exec(out) ?? [];
  const [, items = 0, features = 0, kept = 0] = counts.map((text) => Number(text.replaceAll(",", "")));
  expect(items).toBeGreaterThan(70);
  expect(kept).toBeLessThan(items * 0.7);
  const recorded = readStore(store);
  expect(recorded.contents).toHaveLength(kept);
  expect(new Set(recorded.contents.flatMap((each) => featuresOf(each))).size).toBe(features);
  expect([...readProvenance(store).values()].filter(({ why }) => why.length === 0)).toEqual([]);
}, 60_000);

test("recorded pages are byte for byte those of the live CMS, except for redacted values", async () => {
  const live = partOfFixtures();
  const cms = await liveCms(live);
  const store = storePath();
  const { code, out } = await record(cms.url, store, ["--cover", "all", "--key", "secret"]);
  expect(code, out).toBe(0);
  const recorded = readStore(store);
  const redact = createRedactor(createPseudonyms("secret"), recordedConfig.structureKeys);
  const redacted = (each: FixtureStore["contents"][number]) => playable.parse(redact(each).body);
  const ofRecorded = await documentsOf(recorded);
  expect(ofRecorded.size).toBeGreaterThan(70);
  const isOther = (pages: ReadonlyMap<string, string>) =>
    [...ofRecorded].flatMap(([key, page]) => (pages.get(key) === page ? [] : [key]));
  expect(isOther(await documentsOf({ ...live, contents: live.contents.map(redacted) }))).toEqual([]);
  // A page without private data equals the live one.
  const notices = live.contents.filter(({ structure }) => structure.key === "up-verejna-vyhlaska");
  const open = notices.filter((each) => redact(each).redactions.length === 0);
  const ofLive = await documentsOf(live, open);
  // The others show a redacted notice instead.
  expect([...ofLive].filter(([key, page]) => ofRecorded.get(key) === page).length).toBeGreaterThanOrEqual(10);
}, 60_000);

test("a recording that is interrupted at any time leaves the store unchanged, and the next run continues", async () => {
  const cms = await liveCms(temporaryFolder(smallStore()));
  const store = storePath();
  await record(cms.url, store);
  const before = readFileSync(join(store, "webs.json"), "utf8");
  let requests = 0;
  for (const stop of [1, 2, 3]) {
    const controller = new AbortController();
    requests = 0;
    cms.setFault(() => {
      requests += 1;
      if (requests === stop) controller.abort();
      return undefined;
    });
    await expect(record(cms.url, store, ["--site", "12"], controller.signal)).rejects.toThrow();
    expect(readFileSync(join(store, "webs.json"), "utf8")).toBe(before);
    expect(readStore(store).contents.length).toBeGreaterThan(0);
  }
  requests = 0;
  const { code, notes } = await record(cms.url, store, ["--site", "12"]);
  expect(code).toBe(0);
  expect(notes.join()).toMatch(/Continuing an interrupted recording after \d+ responses/);
  expect(readStore(store).contents.map(({ webId }) => webId)).not.toContain("34");
});

test("unchanged responses are not sent again for the next recording", async () => {
  const cms = await liveCms(temporaryFolder(smallStore()));
  const store = storePath();
  await record(cms.url, store);
  const bodies: string[] = [];
  const origin = readFileSync(join(store, "provenance/webs.json"), "utf8");
  cms.setFault((url) => {
    bodies.push(url.pathname);
    return undefined;
  });
  expect((await record(cms.url, store)).code).toBe(0);
  expect(bodies.length).toBeGreaterThan(10);
  // A 304 response keeps the time at which the body was read.
  expect(readFileSync(join(store, "provenance/webs.json"), "utf8")).toBe(origin);
});

test("after a 429, an error or a sign-in page the request is retried, and the recording is complete", async () => {
  const cms = await liveCms(temporaryFolder(smallStore()));
  const seen = new Map<string, number>();
  const effects = [
    { status: 429, headers: { "retry-after": "1" } },
    { status: 500 },
    { body: "<!doctype html><title>Sign in</title>", contentType: "text/html" },
    { body: '{"items":[' },
    { delayMs: 50, reset: true as const },
  ];
  let next = 0;
  cms.setFault((url) => {
    const times = (seen.get(url.href) ?? 0) + 1;
    seen.set(url.href, times);
    return times === 1 && next < effects.length ? effects[next++] : undefined;
  });
  const store = storePath();
  const { code, out } = await record(cms.url, store, ["--cover", "all"]);
  expect(code, out).toBe(0);
  expect(next).toBe(effects.length);
  expect(readStore(store).contents).toHaveLength(5);
}, 30_000);

test.each([
  ["in seconds", () => "2"],
  ["as a date", () => new Date(Date.now() + 3000).toUTCString()],
])(
  "a CMS that says %s how long to wait is retried after that time, and the wait is announced",
  async (_, retryAfter) => {
    const times: number[] = [];
    const notes: string[] = [];
    const source = createSource({
      baseURL: "https://cms.example.org",
      headers: {},
      timeoutMs: 1000,
      maxBodyBytes: 1000,
      journal: emptyJournal,
      rate: 1000,
      pauseMs: 1,
      redact: (body) => ({ body, redactions: [], publicValues: new Set<string>() }),
      redactText: (text) => text,
      signal: new AbortController().signal,
      clock: monotonicClock,
      note: (line) => void notes.push(line),
      fetch: async () => {
        times.push(Date.now());
        if (times.length > 1) return Response.json({ items: [] });
        return new Response("{}", { status: 429, headers: { "retry-after": retryAfter() } });
      },
    });
    await source.get("/webs");
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThan(1500);
    expect(notes).toEqual([expect.stringMatching(/received 429; retrying in [23] s\.$/)]);
  },
);

test("an unreadable content item is reported and left out; an unreachable CMS leaves no store", async () => {
  const cms = await liveCms(temporaryFolder(smallStore()));
  cms.setFault((url) =>
    url.pathname.includes("rodina") && url.search.includes("webId=34") ? { status: 500 } : undefined,
  );
  const store = storePath();
  const { code, out } = await record(cms.url, store, ["--cover", "all", "--pause", "1"]);
  expect([code, out]).toEqual([1, expect.stringContaining("Not recorded: CMS /contents/by-friendly-url/rodina")]);
  cms.setFault(() => ({ status: 503 }));
  const other = storePath();
  await expect(record(cms.url, other, ["--pause", "1"])).rejects.toThrow(EnvironmentError);
  expect(existsSync(join(other, "webs.json"))).toBe(false);
}, 30_000);

test("responses in a language a content item lacks are recorded, and reported if they are in another language", async () => {
  const cms = await liveCms(temporaryFolder(smallStore()));
  const store = storePath();
  const { notes } = await record(cms.url, store);
  expect(notes.join()).not.toContain("all the same");
  const [, probe] = [...readProvenance(store)].find(([file]) => /^absent\/contents-by-id-[1-9]/.test(file)) ?? [];
  expect(probe).toMatchObject({
    request: { query: { language: "en" } },
    response: { status: 404 },
    why: ["nothing exists there"],
  });
  cms.setFault((url) => (/by-id\/[1-9]/.test(url.pathname) ? { query: { language: "cs_cz" } } : undefined));
  expect((await record(cms.url, storePath())).notes.join()).toMatch(
    /does not exist in "en", but the response is in "cs_cz"/,
  );
});

test("content that changes during the recording is recorded in its latest version", async () => {
  const folder = temporaryFolder(smallStore());
  const cms = await liveCms(folder);
  const store = storePath();
  // The list contains the item, which is gone when it is requested.
  cms.setFault((url) => (url.pathname.includes("family") ? { status: 404 } : undefined));
  const { code, out } = await record(cms.url, store, ["--cover", "all"]);
  expect(code, out).toBe(0);
  expect(readStore(store).contents.map(({ language }) => language)).not.toContain("en_gb");
});

test.skipIf(process.platform === "win32").each([
  ["a file", 300],
  ["the journal", 4],
])(
  "a disk too full for %s ends the recording with advice; the store is unchanged, and the next run continues",
  async (_, blocks) => {
    const pdf = { id: "7", webId: "12", name: "Plán", fileName: "plan.pdf", mimeType: "application/pdf" };
    const files = {
      "documents.json": { items: [{ ...pdf, size: 300_000, url: "/documents/files/plan.pdf" }] },
      "contents/mpsv/standard-page/soubory.cs.json": content("300", "Soubory", {
        data: { obsah: '<p><a href="/documents/files/plan.pdf">Plán</a></p>' },
      }),
    };
    const cms = await liveCms(temporaryFolder({ ...smallStore(), ...files }));
    const store = storePath();
    await record(cms.url, store, ["--site", "34"]);
    const before = readFileSync(join(store, "webs.json"), "utf8");
    const argv = ["record", "--from", cms.url, "--into", store, "--rate", "1000", "--silent"];
    const { code, err } = await runPortal(argv, {}, withRoom(blocks)).ended;
    expect([code, err]).toEqual([3, expect.stringMatching(/^The disk is full\. The store is unchanged\. .+\n$/)]);
    expect(readStore(store).contents.map(({ webId }) => webId)).not.toContain("12");
    expect(readFileSync(join(store, "webs.json"), "utf8")).toBe(before);
    expect(globSync("**/{next,*.partial}", { cwd: join(store, ".portal") })).toEqual([]);
    expect((await record(cms.url, store)).code).toBe(0);
    expect(readStore(store).files.size).toBe(1);
  },
  30_000,
);

test("--dry-run lists what would be read and writes nothing", async () => {
  const cms = await liveCms(temporaryFolder(smallStore()));
  const store = storePath();
  const { code, out } = await record(cms.url, store, ["--dry-run"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^12\s+\/\s+cs\s+3\s+1$/m);
  expect(existsSync(store)).toBe(false);
});

test.each([
  [["--from", "https://user:secret@cms.example.org"], "without credentials"],
  [["--from", "ftp://cms.example.org"], "http or https"],
  [["--from", "http://127.0.0.1:1", "--rate", "0"], "--rate takes a whole number"],
])("%j is rejected", async (options, message) => {
  const argv = ["--into", storePath(), ...options];
  await expect(command.run(readArguments(argv, command.args), fakeIo().io)).rejects.toThrow(message);
});

test("recorded files are placeholders of the same type and size; --with-assets keeps small images", async () => {
  const image = readFileSync(join(fixtures, "documents/files/lide-u-prepazky.jpg"));
  const files = {
    "documents/files/foto.jpg": image,
    "documents/files/plan.pdf": `%PDF-1.7 ${"x".repeat(5000)}`,
    "documents.json": {
      items: [
        {
          id: "1",
          webId: "12",
          name: "Foto",
          fileName: "foto.jpg",
          mimeType: "image/jpeg",
          size: image.length,
          url: "/documents/files/foto.jpg",
          width: 1600,
          height: 1067,
        },
        {
          id: "2",
          webId: "12",
          name: "Plán",
          fileName: "plan.pdf",
          mimeType: "application/pdf",
          size: 5009,
          url: "/documents/files/plan.pdf",
        },
      ],
    },
    "contents/mpsv/standard-page/soubory.cs.json": content("300", "Soubory", {
      data: {
        obsah: '<p><a href="/documents/files/plan.pdf">Plán</a><img src="/documents/files/foto.jpg" alt="x"></p>',
      },
    }),
  };
  const cms = await liveCms(temporaryFolder({ ...smallStore(), ...files }));
  const [bare, rich] = [storePath(), storePath()];
  await record(cms.url, bare);
  await record(cms.url, rich, ["--with-assets"]);
  const sizes = await Promise.all(
    [bare, rich].map(async (store) =>
      (await import("sharp")).default(join(store, "documents/files/foto.jpg")).metadata(),
    ),
  );
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ["jpeg", 1600, 1067],
    ["jpeg", 1600, 1067],
  ]);
  const [fake, own] = [bare, rich].map((store) => readFileSync(join(store, "documents/files/foto.jpg")).length);
  expect(fake).toBeLessThan((own ?? 0) / 2);
  const pdf = readFileSync(join(bare, "documents/files/plan.pdf"), "latin1");
  expect([pdf.length, pdf.slice(0, 5), pdf.includes("xxx")]).toEqual([5009, "%PDF-", false]);
});

test("--on-miss record adds missing responses to the store, redacted, and then serves them without the CMS", async () => {
  const text = { obsah: "<p>Pište na jan.novak@seznam.cz</p>" };
  const cms = await liveCms(
    temporaryFolder({
      ...smallStore(),
      "contents/up/standard-page/nova.cs.json": content("700", "nova", { webId: "34", data: text }),
    }),
  );
  const store = storePath();
  await record(cms.url, store, ["--site", "12"]);
  const start = (...more: string[]) => runPortal(["replay", "--port", "0", "--fixtures", store, ...more]);
  const path = "/contents/by-friendly-url/nova?webId=34&language=cs_cz&onlyPublished=true";
  const recording = start("--on-miss", "record", "--from", cms.url);
  const url = await recording.ready;
  const [first, again, absent] = [
    await fetch(`${url}${path}`),
    await fetch(`${url}${path}`),
    await fetch(`${url}/contents/by-id/1`),
  ];
  expect([first.status, again.status, absent.status]).toEqual([200, 200, 404]);
  const body = await first.text();
  expect(body).toMatch(/Pište na redacted-[\da-f]{8}@redacted\.example/);
  expect(await again.text()).toBe(body);
  recording.child.kill();
  expect((await recording.ended).err).toContain("Recorded contents/up/standard-page/nova.cs.json.");
  const replay = await liveCms(store);
  expect(await (await fetch(`${replay.url}${path}`)).json()).toEqual(JSON.parse(body));

  // The next recording keeps it, although others have the same shape.
  await record(cms.url, store);
  expect(readProvenance(store).get("contents/up/standard-page/nova.cs.json")?.why[0]).toBe("asked for in a replay");
}, 30_000);

test("a folder that contains anything but a recording is not replaced", async () => {
  const cms = await liveCms(temporaryFolder(smallStore()));
  const folder = temporaryFolder(smallStore());
  await expect(record(cms.url, folder)).rejects.toThrow("contains other files than a recording");
  expect(readStore(folder).contents.length).toBeGreaterThan(5);
});

test("--on-miss record without a recorded store is rejected", () => {
  const options = { store: temporaryFolder(smallStore()), webs: [], from: "http://127.0.0.1:1", note() {} };
  const start = () => createRecordMiss({ ...options, signal: new AbortController().signal });
  expect(start).toThrow("--on-miss record needs a recorded store");
});

test("published contacts of offices are kept, those of people are redacted, and a value has the same placeholder everywhere", async () => {
  const kontakt = { nazev: "Nadace", telefon: "+420 222 333 444", email: "info@nadace.cz" };
  const [email, phone] = ["jana.mala@firma.cz", "+420 777 123 456"];
  const obsah = `<p>info@nadace.cz, <a href="mailto:${email}">${email}</a>, <a href="tel:+420777123456">${phone}</a>, 777&nbsp;123&nbsp;456</p>`;
  const files = {
    "contents/mpsv/standard-page/a.cs.json": content("601", "a", { data: { obsah, kontakt } }),
    "contents/mpsv/standard-page/b.cs.json": content("602", "b", {
      data: { obsah: `<p>Volejte ${phone}, pište ${email}</p>` },
    }),
  };
  const cms = await liveCms(temporaryFolder({ ...smallStore(), ...files }));
  const store = storePath();
  expect((await record(cms.url, store, ["--cover", "all"])).code).toBe(0);
  const [a, b] = ["601", "602"].map((id) => readStore(store).contents.find((each) => each.id === id)?.["data"]);
  expect(a).toMatchObject({ kontakt });
  const [whole = "", standIn] = /mailto:(redacted-[\da-f]{8}@redacted\.example)/.exec(JSON.stringify(a)) ?? [];
  expect(whole).not.toBe("");
  expect(JSON.stringify(b)).toContain(`pište ${standIn}`);
  const [, national = ""] = /tel:\+420(\d{9})/.exec(JSON.stringify(a)) ?? [];
  const spaced = national.replace(/(\d{3})(?=\d)/g, "$1 ");
  expect(JSON.stringify(b)).toContain(`+420 ${spaced}`);
  expect(JSON.stringify(a)).toContain(`+420 ${spaced}</a>, ${spaced}</p>`);
  expect(JSON.stringify([a, b])).not.toMatch(/777(?: |&nbsp;)?123|jana\.mala|>info@nadace/);
  expect(
    isPublicContact(
      readStore(store).contents.find(({ id }) => id === "601"),
      ["data", "kontakt", "email"],
    ),
  ).toBe(true);
  const checked = await check(["--fixtures", store, "--level", "0"]);
  expect(checked.out).not.toContain("file.personal-data");
});
