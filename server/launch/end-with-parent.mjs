/**
 * Preloaded into a program (node --import) that is started with an IPC channel: ends it as SIGTERM does when its parent
 * is gone, even by SIGKILL.
 */
import cluster from "node:cluster";
import process from "node:process";

// Workers exit with their primary process by themselves, whose channel must keep them alive.
if (cluster.isPrimary) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // The channel alone must not keep the process from ending.
  process.channel?.unref();
}
