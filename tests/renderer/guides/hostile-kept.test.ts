import { describe, expect, test } from "vitest";
import { anyone, type Visitor } from "#schemas/visitor/visitor.ts";
import { family, guideOf, own } from "./guide-records.ts";
import { guide, number, questions, startGuide, startKept, yesNo } from "./hostile-portal.ts";

const kept = (data: object = {}, parts: Record<string, unknown> = {}) =>
  guideOf({ uchovani: "relace", ...data }, parts);
const signedIn: Visitor = {
  ...anyone,
  session: {
    user: { login: "petr", name: "Petr Král", email: "petr@priklad.example", roles: [] },
    sessionId: "one",
  } as never,
};

describe("requests that should not be", () => {
  test.each([
    ["no cookie", null],
    ["an empty cookie", ""],
    ["a short cookie", "x"],
    ["an attack as cookie", "'; DROP TABLE forms;--"],
    ["a path as cookie", "../../../../etc/passwd".padEnd(43, "a")],
    ["a long cookie", "a".repeat(10_000)],
  ])("an answer with %s is never a fault", async (_name, id) => {
    const { visitor } = startKept();
    const { open, html } = visitor(id);
    const sent = await open(`${questions}/deti`, { answer: "deti:ano" });
    expect(sent.status).toBeLessThan(500);
    const whole = await html(questions);
    expect(whole.status).toBeLessThan(500);
  });
  test.each(["barva", "__proto__", "constructor", "deti:ano", "%00", "a".repeat(3000), "DETI", "deti/", "deti/vek"])(
    "an answer to the question %j that there is not is kept nowhere",
    async (question) => {
      const { answer, open } = startKept();
      const { status, to } = await answer(question, "deti:ano");
      expect(status).toBeLessThan(500);
      expect(to === "" || to.startsWith(own)).toBe(true);
      const { asked } = await open(questions);
      expect(["deti", "vek"]).toContain(asked);
    },
  );
  test("an option of another question is refused", async () => {
    const { answer } = startKept();
    expect(await answer("deti", "bydleni:najem")).toMatchObject({ status: 422, asked: "deti" });
    expect(await answer("deti", ["deti:ano", "deti:ne"])).toMatchObject({ asked: expect.anything() });
  });
  test.each([
    ["no fields", {}],
    ["an empty answer", { answer: "" }],
    ["another field", { odpoved: "deti:ano" }],
    ["__proto__", { ["__proto__x"]: "1", answer: "__proto__:ano" }],
    ["a long answer", { answer: "a".repeat(100_000) }],
  ])("%s is an error of the question", async (_name, fields) => {
    const { open } = startKept();
    expect(await open(`${questions}/deti`, fields as Record<string, string>)).toMatchObject({
      status: 422,
      asked: "deti",
    });
  });
  test.each([`${own}`, questions, `${own}/-/`, `${own}/-`, `${own}/-/neco`, `${own}/-/krok/deti`, `${own}/-/souhrn`])(
    "a form that is sent to %s is never a fault",
    async (path) => {
      const { open } = startKept();
      const { status } = await open(path, { answer: "deti:ano" });
      expect(status).toBeLessThan(500);
    },
  );
});

describe("pages beside the questions", () => {
  test("leaving without having answered", async () => {
    const { open, visitor } = startKept();
    expect(await open(`${own}/-/odchod`, {})).toMatchObject({ status: 303, to: "/" });
    expect(await open(`${own}/-/odchod`)).toMatchObject({ status: 302, to: own });
    expect((await visitor(null).open(`${own}/-/odchod`, {})).status).toBeLessThan(400);
    expect((await visitor(null).open(`${own}/-/odchod`)).status).toBeLessThan(400);
  });
  test("unknown pages are not found", async () => {
    const { open } = startKept();
    for (const path of [`${own}/-/neco`, `${own}/-/otazky/deti/neco`, `${own}/-/odchod/neco`])
      expect([302, 404]).toContain((await open(path)).status);
  });
  test("a visitor without a cookie is shown the first question", async () => {
    const { visitor } = startKept();
    const { status, asked, to } = await visitor(null).open(questions);
    expect(status).toBeLessThan(400);
    expect(asked === "deti" || to.startsWith(own)).toBe(true);
  });
});

describe("two tabs", () => {
  test("an answer that is sent twice is one answer", async () => {
    const { answer, open } = startKept();
    const [one, two] = await Promise.all([answer("deti", "deti:ano"), answer("deti", "deti:ano")]);
    expect([one.status, two.status]).toEqual([303, 303]);
    expect(await open(questions)).toMatchObject({ asked: "vek", hasUnusable: false });
  });
  test("different answers at once leave one of them", async () => {
    const { answer, open } = startKept();
    await Promise.all(Array.from({ length: 20 }, (_, at) => answer("deti", at % 2 ? "deti:ano" : "deti:ne")));
    expect(["vek", "bydleni"]).toContain((await open(questions)).asked);
  });
  test("answers to different questions at once are all kept", async () => {
    const { answer, open } = startKept();
    await answer("deti", "deti:ano");
    await answer("vek", "2");
    await answer("bydleni", "bydleni:najem");
    await answer("prijem", "5000");
    const sent = await Promise.all([
      answer("vek", "9"),
      answer("prijem", "50000"),
      answer("bydleni", "bydleni:vlastni"),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await open(questions)).verdicts).toEqual(["no", "no", "no"]);
    await answer("bydleni", "bydleni:najem");
    expect((await open(questions)).verdicts).toEqual(["no", "no", "no"]);
    await answer("vek", "1");
    expect((await open(questions)).verdicts).toEqual(["yes", "no", "no"]);
  });
  test("an answer to a question that stopped mattering in another tab is no fault and changes no verdict", async () => {
    const { answer, open } = startKept();
    await answer("deti", "deti:ano");
    await open(`${questions}/vek`);
    await answer("deti", "deti:ne");
    const { status } = await answer("vek", "3");
    expect(status).toBeLessThan(500);
    await answer("bydleni", "bydleni:najem");
    await answer("prijem", "20000");
    expect((await open(questions)).verdicts).toEqual(["no", "yes", "no"]);
  });
  test("an answer that is sent after leaving in another tab starts again", async () => {
    const { answer, open } = startKept();
    await answer("deti", "deti:ano");
    await answer("vek", "3");
    await open(`${own}/-/odchod`, {});
    const { status } = await answer("bydleni", "bydleni:najem");
    expect(status).toBeLessThan(500);
    expect((await open(questions)).asked).toBe("deti");
    await answer("deti", "deti:ano");
    // Nothing of the time before is left.
    expect((await open(questions)).asked).toBe("vek");
  });
  test("leaving and answering at once never brings back what was deleted", async () => {
    const { answer, open } = startKept();
    await answer("deti", "deti:ano");
    await answer("vek", "3");
    await Promise.all([open(`${own}/-/odchod`, {}), answer("bydleni", "bydleni:najem")]);
    await open(`${own}/-/odchod`, {});
    expect((await open(questions)).asked).toBe("deti");
  });
  test("two guides of one visitor do not mix", async () => {
    const other = kept({}, { id: "990002", friendlyURLs: { cs_cz: "zkouska/druhy" }, name: "Druhý" });
    const { answer, open } = startKept([kept(), other]);
    await answer("deti", "deti:ano");
    expect((await open("/zkouska/druhy/-/otazky")).asked).toBe("deti");
    await open("/zkouska/druhy/-/odchod", {});
    expect((await open(questions)).asked).toBe("vek");
  });
});

describe("signing in", () => {
  test("answers of somebody who is not signed in are never shown under another cookie after signing in", async () => {
    const { answer, visitor } = startKept();
    await answer("deti", "deti:ano");
    const other = visitor("h".repeat(43), { visitor: signedIn });
    expect((await other.open(questions)).asked).toBe("deti");
  });
  test("signing in and out is no fault", async () => {
    const { answer, visitor } = startKept();
    await answer("deti", "deti:ano");
    const signed = visitor("g".repeat(43), { visitor: signedIn });
    expect(["deti", "vek"]).toContain((await signed.open(questions)).asked);
    expect((await signed.answer("deti", "deti:ne")).status).toBeLessThan(500);
    expect(["deti", "vek", "bydleni"]).toContain((await visitor("g".repeat(43)).open(questions)).asked);
  });
});

describe("a guide that changes while people answer", () => {
  test("its mode: answers that were kept do not get into the address", async () => {
    const { answer, open, html, portal } = startKept();
    await answer("deti", "deti:ano");
    portal.publish([guideOf()]);
    expect(await open(questions)).toMatchObject({ status: 302, to: own });
    expect(await open(`${questions}/vek`)).toMatchObject({ to: own });
    const posted = await answer("vek", "3");
    expect(posted.status).toBeLessThan(500);
    expect(posted.to).not.toContain("answer");
    expect((await html(own)).body).not.toContain("deti:ano&");
    expect((await open(`${own}/-/odchod`, {})).status).toBeLessThan(500);
  });
  test("its mode the other way: answers in an old address are not kept and not shown", async () => {
    const { html, open } = startKept();
    const { body, status } = await html(own, { query: { answer: ["deti:ano", "vek:3"] } });
    expect(status).toBe(200);
    expect(body).not.toContain("vek:3");
    expect((await open(questions)).asked).toBe("deti");
  });
  test("its withdrawal: its pages are not found", async () => {
    const { answer, open, portal } = startKept();
    await answer("deti", "deti:ano");
    portal.publish([]);
    for (const path of [own, questions, `${questions}/vek`, `${own}/-/odchod`])
      expect((await open(path)).status).toBe(404);
    expect((await answer("vek", "3")).status).toBe(404);
    portal.publish([kept()]);
    expect(["deti", "vek"]).toContain((await open(questions)).asked);
  });
  test("an option that is gone asks again", async () => {
    const { answer, open, portal } = startKept();
    await answer("deti", "deti:ne");
    await answer("bydleni", "bydleni:najem");
    const otazky = family.otazky.map((question) =>
      question.klic === "bydleni"
        ? {
            ...question,
            moznosti: [
              { hodnota: "podnajem", popisek: "V podnájmu" },
              { hodnota: "vlastni", popisek: "Ve vlastním" },
            ],
          }
        : question,
    );
    portal.publish([kept({ otazky })]);
    expect(await open(questions)).toMatchObject({ hasUnusable: true });
    expect((await open(questions)).verdicts ?? []).not.toContain("yes");
  });
  test("another kind of question with the same key asks again", async () => {
    const { answer, open, portal } = startKept();
    await answer("deti", "deti:ano");
    await answer("vek", "2");
    portal.publish([kept({ otazky: family.otazky.map((each) => (each.klic === "vek" ? yesNo("vek") : each)) })]);
    const { status, verdicts } = await open(questions);
    expect(status).toBe(200);
    expect(verdicts ?? []).not.toContain("yes");
  });
  test("“I do not know” that is no longer offered asks again", async () => {
    const { answer, open, portal } = startKept();
    await answer("deti", "deti:nevim");
    portal.publish([kept({ otazky: family.otazky.map((each) => ({ ...each, bezNevim: true })) })]);
    expect(await open(questions)).toMatchObject({ asked: "deti", hasUnusable: true });
  });
  test("a rule that changed judges by the new rule", async () => {
    const rule = (limit: string) =>
      guide(
        [number("vek", 0, 99)],
        [
          {
            klic: "a",
            nazev: "A",
            kriteria: [{ popis: "Mladý", kdyz: { podminky: [{ pole: "vek", vztah: "nejvyse", hodnota: limit }] } }],
          },
        ],
        { uchovani: "relace" },
      );
    const { answer, open, portal } = startKept([rule("10")]);
    await answer("vek", "10");
    expect((await open(questions)).verdicts).toEqual(["yes"]);
    portal.publish([rule("9")]);
    expect((await open(questions)).verdicts).toEqual(["no"]);
  });
  test("a guide without questions any more is no fault", async () => {
    const { answer, html, portal } = startKept();
    await answer("deti", "deti:ano");
    for (const otazky of [[], null, "x", [{}], [{ klic: "deti" }]]) {
      portal.publish([kept({ otazky })]);
      for (const path of [own, questions, `${questions}/deti`, `${own}/-/odchod`])
        expect((await html(path)).status, `${path} ${JSON.stringify(otazky)}`).toBeLessThan(500);
    }
  });
});

describe("nothing private in addresses", () => {
  test("no page of the way has an answer in any address", async () => {
    const { answer, html, open } = startKept([kept(), kept({}, { language: "en_gb" })]);
    for (const [question, value] of [
      ["deti", "deti:ano"],
      ["vek", "2"],
      ["bydleni", "bydleni:najem"],
      ["prijem", "5000"],
    ] as const) {
      const sent = await answer(question, value);
      expect(sent.to).not.toContain("answer");
      const { body } = await html(questions);
      const addresses = [...body.matchAll(/(?:href|action|src|content)="([^"]*)"/g)].map(
        ([, address]) => address ?? "",
      );
      for (const address of addresses) {
        expect(address).not.toMatch(/answer=|deti:ano|bydleni:najem|prijem:5000/);
      }
    }
    expect((await open(questions)).verdicts).toEqual(["yes", "yes", "maybe"]);
  });
  test("pages with answers are not for search engines and not for caches", async () => {
    const { answer, html } = startKept();
    await answer("deti", "deti:ano");
    for (const path of [questions, `${questions}/deti`]) {
      const { body, ...rest } = await html(path);
      expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(JSON.stringify(rest)).not.toMatch(/public/);
    }
  });
  test("the first page of a kept guide is indexed and is the same for all", async () => {
    const { answer, html, visitor } = startKept();
    const before = (await html(own)).body;
    await answer("deti", "deti:ano");
    const after = (await html(own)).body;
    expect(before).not.toMatch(/noindex/);
    expect(after).not.toContain("Živíte dítě? ano");
    expect((await visitor(null).html(own)).body).toBe(after);
  });
  test("a preview of a kept guide has its answers in the address and keeps nothing", async () => {
    const { open, visitor } = startKept();
    const editor = visitor("g".repeat(43), { isPreview: true });
    const shown = await editor.open(own, undefined, { query: { preview: "", answer: ["deti:ano"] } });
    expect(shown.asked).toBe("vek");
    expect((await open(questions)).asked).toBe("deti");
    for (const path of [questions, `${questions}/deti`, `${own}/-/odchod`])
      expect((await editor.open(path)).status).toBeLessThan(500);
    expect((await editor.answer("deti", "deti:ano")).status).toBeLessThan(500);
    expect((await open(questions)).asked).toBe("deti");
  });
});

test("a guide that is in the address does not show answers of a kept one under the same key", async () => {
  const portal = startGuide([guideOf(), kept({}, { id: "990002", friendlyURLs: { cs_cz: "zkouska/druhy" } })]);
  const { asked } = await portal.open([], { answersId: "g".repeat(43) });
  expect(asked).toBe("deti");
});
