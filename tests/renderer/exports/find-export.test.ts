import { expect, test } from "vitest";
import { answerPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { CmsError } from "#server/cms/client.ts";
import { recordedServices, requestOf } from "../recorded-portal.ts";

function answer(path: string, services = recordedServices()) {
  return answerPage(requestOf(path), services, noAssets);
}

test("a page with a suffix is exported as a download", async () => {
  expect(await answer("/en/up/calendar/night-trial.ics")).toMatchObject({
    status: 200,
    contentType: "text/calendar; charset=utf-8",
    fileName: "night-trial.ics",
    cacheable: true,
    location: null,
  });
  expect(await answer("/up/kontakty/pracoviste/krnov.vcf")).toMatchObject({
    status: 200,
    contentType: "text/vcard; charset=utf-8",
    fileName: "krnov.vcf",
  });
});

test.each([
  "/up/kontakty/pracoviste/krnov.ics",
  "/up/kalendar/nocni-zkusebni-provoz.vcf",
  "/rodina/porodne.ics",
  "/nic-takoveho.ics",
  "/davky/pridavky-na-deti.ics",
  "/potravinova-pomoc.ics",
])("%s is no file", async (path) => {
  expect(await answer(path)).toMatchObject({ status: 404, contentType: "text/html; charset=utf-8" });
});

test("an export is a 503 while the CMS fails, not a 404", async () => {
  const services = recordedServices();
  const refuse = async () => {
    throw new CmsError("network", "/x", "refused");
  };
  const read = () => ({ ...services.read(), contents: refuse });
  expect(await answer("/feeds/news.xml", { ...services, read })).toMatchObject({ status: 503, cacheable: false });
});
