import { portalCommand } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { readNumber } from "#harness/cli/values.ts";
import { liveArgs } from "#harness/record/args.ts";
import { openRecorded } from "#harness/record/recorded-store.ts";
import { readReportArgs, reportArgs } from "#harness/report/args.ts";
import { folderSource } from "#harness/report/waivers.ts";
import { reportFindings } from "#harness/report/write.ts";
import { ageFindings, schemaFindings } from "./in-store.ts";
import { driftClasses } from "./live.ts";
import { liveFindings } from "./with-cms.ts";

export const command = portalCommand({
  description: "Reports where a recording no longer matches the schemas and, with --from, the CMS",
  args: {
    store: { type: "string", valueHint: "folder", description: "Store written by portal record" },
    ...liveArgs,
    sample: { type: "string", valueHint: "n", description: "Number of content items to compare; by default all" },
    ignore: {
      type: "string",
      valueHint: "fields",
      description: "Fields to ignore, such as /data/pocet,/updatedAt",
    },
    "max-age": {
      type: "string",
      default: "180",
      valueHint: "days",
      description: "Age in days after which recordings are reported as old",
    },
    update: {
      type: "string",
      valueHint: "kinds",
      description: `Applies changes to the recording: ${driftClasses.join(", ")}`,
    },
    ...reportArgs,
  },
  async run(args, io) {
    const options = readReportArgs(args);
    if (args.store === undefined) throw new UsageError("--store takes a folder written by portal record.");
    const store = openRecorded(args.store);
    const findings = [
      ...(await schemaFindings(store, io)),
      ...ageFindings(store, readNumber("--max-age", args["max-age"], 1, 36_500)),
    ];
    const live = args.from === undefined ? { findings: [], requests: 0 } : await liveFindings(store, args, io);
    return reportFindings(
      {
        command: "drift",
        source: folderSource(store.folder),
        checked: { answers: store.answers.size, ...(args.from !== undefined && { requests: live.requests }) },
        findings: [...findings, ...live.findings],
        couldOccur: ({ code }) => code.startsWith("drift."),
        isPartial: io.signal.aborted,
      },
      options,
      io,
    );
  },
});
