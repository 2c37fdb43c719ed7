/** What happened together: the entries of a history that are of one minute, and of one `key` where that tells them apart. */
export interface Moment<E> {
  at: string;
  entries: [E, ...E[]];
}

/** The moments of a history, which is given oldest first: the newest first, and the entries of each as they came. `at`: ISO 8601. */
export function momentsOf<E extends { at: string }>(history: E[], keyOf: (entry: E) => string = () => ''): Moment<E>[] {
  const moments: (Moment<E> & { key: string })[] = [];
  for (const entry of history) {
    const key = `${entry.at.slice(0, 'YYYY-MM-DDTHH:MM'.length)} ${keyOf(entry)}`;
    const last = moments.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else moments.push({ key, at: entry.at, entries: [entry] });
  }
  return moments.reverse();
}
