/** Runs the tasks in their order, at most `width` at a time. @throws what the first failing one threw, after the running ones have ended. */
export async function inParallel(width, tasks) {
  const waiting = [...tasks];
  const failures = [];
  const lane = async () => {
    for (let task = waiting.shift(); task && !failures.length; task = waiting.shift())
      await task().catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: width }, lane));
  if (failures.length) throw failures[0];
}
