/** Milliseconds between checks for due content items. */
const everyMs = 5000;

/**
 * Called once by Next when the admin starts. It notes who sends requests, and runs the schedule, so that content items are published and unpublished
 * without an open form.
 */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs" || process.env["NEXT_PHASE"] === "phase-production-build") return;
  const { subscribe } = await import("node:diagnostics_channel");
  const { noteSender } = await import("./sign-in/sender.ts");
  subscribe("http.server.request.start", (message) => noteSender(Object(message).request));
  const { getPayload } = await import("payload");
  const { default: config } = await import("@payload-config");
  const { runSchedule } = await import("./schedule.ts");
  void getPayload({ config }).then((payload) => runSchedule(payload, everyMs));
}
