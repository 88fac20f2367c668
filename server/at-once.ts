/** Runs jobs, so many at a time; the first that throws ends them all. */
export async function eachAtOnce<Job>(
  jobs: Iterable<Job>,
  atOnce: number,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  const left = [...jobs];
  let hasFailed = false;
  const work = async () => {
    for (let job = left.shift(); job !== undefined && !hasFailed; job = left.shift()) {
      try {
        await run(job);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
