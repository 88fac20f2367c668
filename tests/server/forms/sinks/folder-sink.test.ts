import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { createFolderSink } from "#server/forms/sinks/folder-sink.ts";
import { attachmentOf, deliveryOf, reference, submissionOf } from "./deliveries.ts";

test("files stand beside the submission, under names that lead nowhere else and hide nothing", async () => {
  const folder = temporaryFolder();
  const names = [
    "Potvrzení o příjmu.pdf",
    "../../../etc/passwd",
    "C:\\Windows\\win.ini",
    ".htaccess",
    "..",
    "faktura\u202Efdp.exe",
    "a\0b\r\nc.txt",
    `${"ž".repeat(300)}.pdf`,
    "bez přípony",
    "x.přílišdlouhápřípona",
    // Four bytes a letter; a file system takes 255.
    `${"𠀀".repeat(300)}.${"𠀀".repeat(20)}`,
    "",
  ];
  await createFolderSink(folder)(deliveryOf(names.map((name) => attachmentOf(name))));
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      `${reference}.json`,
      `${reference}-1-Potvrzení_o_příjmu.pdf`,
      `${reference}-2-etc_passwd`,
      `${reference}-3-C_Windows_win.ini`,
      `${reference}-4-htaccess`,
      `${reference}-5`,
      `${reference}-6-faktura_fdp.exe`,
      `${reference}-7-a_b_c.txt`,
      `${reference}-8-${"ž".repeat(40)}.pdf`,
      `${reference}-9-bez_přípony`,
      `${reference}-10-x.přílišdlouhápřípona`,
      `${reference}-11-${"𠀀".repeat(40)}`,
      `${reference}-12`,
    ].toSorted(),
  );
  expect(readFileSync(join(folder, `${reference}-2-etc_passwd`), "utf8")).toBe("../../../etc/passwd");
});

test("the submission appears after its files, and delivered twice everything is there once", async () => {
  const folder = temporaryFolder();
  const sink = createFolderSink(folder);
  const seen: string[][] = [];
  const second = attachmentOf("b.pdf");
  const watch = () => {
    seen.push(readdirSync(folder));
    return second.read();
  };
  const watched = { ...second, read: watch };
  const broken = { ...second, read: () => Promise.reject(new Error("the disk is gone")) };
  await expect(sink(deliveryOf([attachmentOf("a.pdf"), broken]))).rejects.toThrow("the disk is gone");
  expect(readdirSync(folder)).toEqual([`${reference}-1-a.pdf`]);
  await sink(deliveryOf([attachmentOf("a.pdf"), watched]));
  await sink(deliveryOf([attachmentOf("a.pdf"), watched]));
  expect(seen[0]).toEqual([`${reference}-1-a.pdf`]);
  const files = [`${reference}-1-a.pdf`, `${reference}-2-b.pdf`, `${reference}.json`];
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  expect(JSON.parse(readFileSync(join(folder, `${reference}.json`), "utf8"))).toEqual(submissionOf());
});
