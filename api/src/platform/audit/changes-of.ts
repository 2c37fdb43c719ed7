import type { Prisma } from '#runtime/generated/prisma/client';

type Value = string | number | boolean | null | bigint | Date | string[] | undefined;

/**
 * The difference of an edit for the audit log: `{ name: { from, to } }`; null when there is none. A field that is undefined
 * is not edited.
 */
export function changesOf<W extends Record<string, Value>>(before: { [K in keyof W]?: Value }, wanted: W) {
  const changed = Object.entries(wanted)
    .filter((entry): entry is [string, Exclude<Value, undefined>] => entry[1] !== undefined)
    .map(([name, to]) => ({ name, from: plain(before[name] ?? null), to: plain(to) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map(({ name, from, to }) => [name, { from, to }])) satisfies Prisma.InputJsonObject;
}

/** Sen as numbers and dates as ISO strings, for JSON. */
const plain = (value: Value) =>
  typeof value === 'bigint' ? Number(value) : value instanceof Date ? value.toISOString() : value;
