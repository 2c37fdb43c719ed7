/** Starts the tasks in order, at most `width` at a time. @throws the first error, after the running tasks have ended. */
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
