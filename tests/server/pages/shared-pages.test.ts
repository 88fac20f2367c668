import { expect, test } from "vitest";
import { answerPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { encodedBody } from "#server/pages/compression.ts";
import { createSharedPages } from "#server/pages/shared-pages.ts";
import { createMemoryStore } from "#server/workers/memory-store.ts";
import { recordedServices, requestOf } from "../../renderer/recorded-portal.ts";

const services = recordedServices();

test.each(["/rodina", "/vyhledavani/aktuality.csv", "/robots.txt"])(
  "another node gets %s as it was made",
  async (path) => {
    const store = createMemoryStore({ maxBytes: 1e6, now: () => 0 });
    const [one, other] = [1, 2].map(() => createSharedPages({ store, scope: "build", keepMs: 1000 }));
    const { body, ...answer } = await answerPage(requestOf(path), services, noAssets);
    const { generation } = (await one?.read(path)) ?? {};
    await one?.write(path, generation ?? "", { answer, body: encodedBody(body), dependencies: ["id 1"] });
    const found = await other?.read(path);
    expect(found?.page).toMatchObject({ answer, dependencies: ["id 1"] });
  },
);
