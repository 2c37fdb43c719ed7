import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { registry } from '../../registry';
import { texts as english } from './texts.en';
import { texts } from './texts.id';

/** The kinds of entries as the worker posts them, of which it has a type alone. */
const posted = /export type EntryKind =([^;]*);/.exec(
  readFileSync('worker/src/sales/ledger/post-entry.ts', 'utf8'),
)![1]!;
const kinds = [...posted.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind!);

it.each([
  ['Indonesian', texts.ledger.kinds],
  ['English', english.ledger.kinds],
])('each kind of entry has words in %s, since its code says nothing to an admin', (_, words) => {
  expect(kinds.length).toBeGreaterThan(30);
  expect(kinds.filter((kind) => !Object.hasOwn(words, kind))).toEqual([]);
});

it('an entry leads to the record that caused it: each kind that a resource names is posted, and has one resource with a page', () => {
  const named = registry.resources.flatMap(({ name, show, entryKinds = [] }) =>
    entryKinds.map((kind) => ({ kind, name, show })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ kind, show }) => !kinds.includes(kind) || !show)).toEqual([]);
  expect(new Set(named.map(({ kind }) => kind)).size).toBe(named.length);
});
