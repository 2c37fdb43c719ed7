import type { Tx } from '#runtime/platform/db/database';

interface Asked<T> {
  key: string;
  resolve(found: T | undefined): void;
  reject(error: unknown): void;
}

/**
 * Makes a reader of one row out of a query for many: what is asked in one transaction while the event loop turns once is one
 * query. For jobs that are run together; nothing is remembered beyond that.
 */
export function readTogether<T>(readAll: (tx: Tx, keys: string[]) => Promise<Map<string, T>>) {
  const waiting = new WeakMap<Tx, Asked<T>[]>();
  const answer = async (tx: Tx): Promise<void> => {
    const asked = waiting.get(tx)!;
    waiting.delete(tx);
    try {
      const found = await readAll(tx, [...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (tx: Tx, key: string): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(tx);
      if (asked) return void asked.push({ key, resolve, reject });
      waiting.set(tx, [{ key, resolve, reject }]);
      setImmediate(() => void answer(tx));
    });
}
