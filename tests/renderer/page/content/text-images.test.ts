import { expect, test, vi } from "vitest";
import { readTextImages } from "#renderer/page/content/text-images.ts";
import { unknownMetadata } from "#server/images/image-metadata.ts";
import { aContent } from "#tests/schemas/a-content.ts";

const metadata = { width: 1600, height: 800, ratio: 2 };

/** A page with this text, and a reader that knows every image. */
function start(text: string) {
  const read = vi.fn(async (_path: string) => metadata);
  const content = aContent({ data: { sekce: [{ obsah: text }] } });
  return { content, read, images: (around = null) => readTextImages(content, around, read) };
}

test.each([
  ['<p><img src="/documents/files/a.jpg" alt="Dům"></p>'],
  ["<img alt='' src='/documents/files/a.jpg'/>"],
  ["<IMG SRC=/documents/files/a.jpg>"],
  ['<img src="/documents/files/a.jpg" width="300">'],
  ['<img src="/documents/files/a.jpg" width="50%" height="auto">'],
  ['<img src="/documents/files/a.jpg" width="50%" height="200">'],
  ["Text\n\n![Dům](/documents/files/a.jpg)"],
  ['![](</documents/files/a.jpg> "Dům")'],
])("the size of the image in %s is read", async (text) => {
  const { images, read } = start(text);
  expect([...(await images())]).toEqual([["/documents/files/a.jpg", metadata]]);
  expect(read.mock.calls).toEqual([["/documents/files/a.jpg"]]);
});

test.each([
  ["<p>Text</p>"],
  ['<img src="/documents/files/a.jpg" width="300" height="200px">'],
  ["<img width=300 height=200 src=/documents/files/a.jpg>"],
  ['<img src="https://evil.example/documents/a.jpg">'],
  ['<img src="/documents/../secret.jpg">'],
  ['<a href="/documents/files/a.jpg">Dům</a>'],
  ["[Dům](/documents/files/a.jpg)"],
])("%s needs no size to be read", async (text) => {
  const { images, read } = start(text);
  expect((await images()).size).toBe(0);
  expect(read).not.toHaveBeenCalled();
});

test("an image that fails or takes too long is left out, and the page does not wait for it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { content } = start('<img src="/documents/a.jpg"><img src="/documents/b.jpg"><img src="/documents/c.jpg">');
  const read = (path: string) =>
    path.endsWith("a.jpg")
      ? new Promise<never>(() => {})
      : path.endsWith("b.jpg")
        ? Promise.reject(new Error("b"))
        : Promise.resolve(metadata);
  const images = readTextImages(content, null, read);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect([...(await images).keys()]).toEqual(["/documents/c.jpg"]);
});

test("equal sizes are the same object, so that cached results derived from them stay valid", async () => {
  const { content, images, read } = start('<img src="/documents/files/a.jpg">');
  const known = await images();
  expect(await images()).toBe(known);
  read.mockResolvedValue(unknownMetadata);
  expect(await images()).not.toBe(known);
  expect(await readTextImages({ ...content }, null, read)).not.toBe(known);
});

test("images of the Czech version, which a translation may show, get their sizes too", async () => {
  const { content, read } = start("<p>Text</p>");
  const czech = aContent({ data: { obsah: '<img src="/documents/files/b.jpg">' } });
  expect([...(await readTextImages(content, czech, read)).keys()]).toEqual(["/documents/files/b.jpg"]);
});
