/** Runs jobs, at most `concurrency` at a time. The first error rejects, and no further job starts. */
export async function runConcurrently<Job>(
  jobs: Iterable<Job>,
  concurrency: number,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  const queue = [...jobs];
  let hasFailed = false;
  const worker = async () => {
    for (let job = queue.shift(); job !== undefined && !hasFailed; job = queue.shift()) {
      try {
        await run(job);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
