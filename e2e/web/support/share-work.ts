/** The workers take the items from one list, each the next one when it is done, until the list is empty. */
export async function shareWork<W, T>(
  workers: W[],
  work: T[],
  act: (worker: W, item: T) => Promise<void>,
): Promise<void> {
  const left = [...work];
  await Promise.all(
    workers.map(async (worker) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(worker, item);
    }),
  );
}
