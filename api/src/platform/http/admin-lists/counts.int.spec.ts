import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Config } from '#runtime/platform/config/config';
import { COUNTED_OF_A_CHOICE } from '#contracts/platform/admin-list.http';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';
import { lists } from './list-controller.js';
import type { RecordSource } from './record-list.js';

let world: ApiWorld;
beforeAll(async () => {
  world = await openApi();
  const client = new pg.Client({ connectionString: world.app.get(Config).databaseUrl });
  await client.connect();
  await client.query(`SELECT set_config('fill.orders', '1500', false)`);
  await client.query(`BEGIN; ${readFileSync('bench/fill.sql', 'utf8')}; COMMIT`);
  await client.query('ANALYZE');
  await client.end();
}, 60_000);
afterAll(() => world?.close());

type Filter = Record<string, unknown>;
const countsUrl = (resource: string, choices: unknown, filter: Filter = {}) =>
  `admin/${resource}/counts?${new URLSearchParams({ choices: JSON.stringify(choices), filter: JSON.stringify(filter) })}`;
const countsOf = async (resource: string, choices: Filter[], filter?: Filter) =>
  (await world.admin.get(countsUrl(resource, choices, filter))).data;

/** What the list itself says. */
async function totalsOf(resource: string, filters: Filter[]): Promise<number[]> {
  const list = world.app.get<RecordSource<unknown>>(lists.get(resource)!.source, { strict: false });
  const pages = await Promise.all(filters.map((filter) => list.find({ filter: JSON.stringify(filter) })));
  return pages.map(({ total }) => total);
}

describe('the numbers of the choices of a list', () => {
  it.each([
    ['payments', [{ state: 'submitted' }, { state: 'rejected' }, { cameLately: true }]],
    ['orders', [1, 2, 3, 5, 6, 7, 8].map((status) => ({ status }))],
    ['accounts', [{ status: 2 }, { status: 4 }, { unboughtHost: true }]],
    ['account-groups', [{ short: true }, { withoutHost: true }]],
    ['shop-settings', [{}]],
  ])('are what the list shows with each: %s', async (resource, choices) => {
    const totals = await totalsOf(resource, choices);
    expect(Math.max(...totals)).toBeGreaterThan(0);
    expect(await countsOf(resource, choices)).toEqual(totals);
  });

  it('are those of the rows that the other filters leave', async () => {
    const choices = [{ status: 1 }, { status: 3 }, { status: 8 }];
    for (const other of [{ q: 'Budi' }, { until: '2026-01-01' }, { q: 'tidak ada' }]) {
      const totals = await totalsOf(
        'orders',
        choices.map((choice) => ({ ...other, ...choice })),
      );
      expect([other, await countsOf('orders', choices, other)]).toEqual([other, totals]);
    }
  });

  it('are counted up to a thousand', async () => {
    const [finished] = await totalsOf('orders', [{ status: 4 }]);
    expect(finished).toBeGreaterThan(COUNTED_OF_A_CHOICE + 1);
    expect(await countsOf('orders', [{ status: 4 }])).toEqual([COUNTED_OF_A_CHOICE + 1]);
  });

  it('are not given to a role that may not read the list', async () => {
    const catalogue = await world.adminAs('catalogue');
    const answers = [
      await catalogue.get(countsUrl('payments', [{ state: 'submitted' }])),
      await catalogue.get(countsUrl('providers', [{ category: 'Musik' }])),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 200]);
  });

  it.each<[unknown, string]>([
    [[{ tidakDikenal: 1 }], 'filter.tidakDikenal'],
    [[{ state: 'x' }], 'filter.state'],
    [[], 'choices'],
    [{}, 'choices'],
    [[5], 'choices'],
    [[null], 'choices'],
    [Array.from({ length: 17 }, () => ({})), 'choices'],
  ])('of a choice that is none are refused at its field: %j', async (choices, field) => {
    const { status, errors } = await world.admin.get(countsUrl('payments', choices));
    expect([status, errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});
