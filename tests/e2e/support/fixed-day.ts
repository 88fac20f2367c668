/**
 * Preloaded into a portal under test with `--import`: its wall clock shows 20 November 2026, 12:00 UTC at the start and
 * goes on from there, in every thread.
 */
const { now } = Date;
const offset = Date.parse("2026-11-20T12:00:00Z") - now();
Date.now = () => now() + offset;
