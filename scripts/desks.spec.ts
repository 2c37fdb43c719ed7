import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { DESKS } from '#contracts/desks';
import { PAYOUT_DESKS } from '#domain/sales/payouts/payout';

it('every desk of the console, and no other, has its row in docs/rules/desks.md', () => {
  const text = readFileSync(path.resolve(import.meta.dirname, '../docs/rules/desks.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(Object.keys(DESKS).toSorted());
});

it('every payout that is approved waits at a desk of the console', () => {
  const lists: string[] = Object.values(DESKS).map(({ list }) => list);
  const resources = Object.values(PAYOUT_DESKS).flatMap((desk) => desk?.resource ?? []);
  expect(resources.filter((resource) => !lists.includes(resource))).toEqual([]);
});
