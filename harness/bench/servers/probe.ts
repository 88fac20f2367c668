/** Loaded into a measured process (node --import): answers each message with what the process has used so far. */
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rss, heapUsed });
});
// The channel alone must not keep the process from ending.
process.channel?.unref();
