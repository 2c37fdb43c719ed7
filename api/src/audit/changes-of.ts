import type { Prisma } from '#runtime/generated/prisma/client';

type Value = string | number | boolean | null | bigint | Date | string[];

/** What an edit changes, for the audit log: `{ name: { from, to } }`; null when it changes nothing, as a second press does. */
export function changesOf<W extends Record<string, Value>>(before: { [K in keyof W]?: Value }, wanted: W) {
  const changed = Object.entries(wanted)
    .map(([name, to]) => ({ name, from: plain(before[name] ?? null), to: plain(to) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map(({ name, from, to }) => [name, { from, to }])) satisfies Prisma.InputJsonObject;
}

/** Sen and moments as JSON has them. */
const plain = (value: Value) =>
  typeof value === 'bigint' ? Number(value) : value instanceof Date ? value.toISOString() : value;
