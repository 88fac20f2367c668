import { expect } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { answerAsText, recordedServices, requestOf } from "../recorded-portal.ts";

type Options = NonNullable<Parameters<typeof recordedServices>[0]>;

/** The recorded portal's answer to a crawler, once the list of sites is known. */
export async function answer(path: string, options: Options = {}) {
  const request = { ...requestOf(path, options), userAgent: "Googlebot/2.1" };
  const services = recordedServices(options);
  await services.read().webs();
  return answerAsText(request, services, noAssets);
}

/** The text of an answer, which must exist. */
export async function read(path: string, options: Options = {}): Promise<string> {
  const { status, body } = await answer(path, options);
  expect(status, path).toBe(200);
  return body;
}

/** Returns the contents of elements with a name, in order. */
export function textsOf(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text = ""]) => text);
}
