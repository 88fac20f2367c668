/** Milliseconds between looks for contents whose time has come. */
const everyMs = 5000;

/** Called once by Next when the admin starts: contents are published and taken off at their times though nobody has a form open. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs" || process.env["NEXT_PHASE"] === "phase-production-build") return;
  const { getPayload } = await import("payload");
  const { default: config } = await import("@payload-config");
  const { runSchedule } = await import("./schedule.ts");
  void getPayload({ config }).then((payload) => runSchedule(payload, everyMs));
}
