import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDemo } from '#prisma/seed/demo';
import type { Answer } from '#testing/http';
import { ListeningApi } from '../../../../test/listening-api.js';

type Row = Record<string, unknown> & { id: string };

// Literal on purpose: external scripts use these names, so renaming a resource, field or filter must fail here.
const RESOURCES = [
  'orders',
  'payments',
  'account-groups',
  'accounts',
  'host-purchases',
  'reimbursements',
  'customers',
  'providers',
  'packages',
  'variants',
  'notifications',
  'events',
  'audit-entries',
];
const OF_AN_ORDER = { payments: 'amount', accounts: 'status', 'host-purchases': 'claimed', reimbursements: 'amount' };

let world: ListeningApi;
let token: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  await seedDemo(world.database, new Date(), async () => undefined, null);
  token = (await world.admin()).token;
  // The demo data has no events and messages; this request creates both.
  const signUp = { name: 'Orang Luar', email: 'luar@patungan.test', phoneNumber: '081234567890' };
  await world.http.ask('POST', '/customer/sign/up', { body: { ...signUp, password: 'kata-sandi-luar' } });
  const { uid: customerUid } = await world.customer();
  await world.database.notification.create({
    data: { customerUid, kind: 'tell-order-created', title: 'Halo', body: 'Halo', eventUid: randomUUID() },
  });
});
afterAll(() => world?.close());

/** A list request as ra-data-simple-rest sends it. */
function list(resource: string, query: Record<string, unknown> = {}): Promise<Answer<Row[]>> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  );
  return world.http.call<Row[]>('GET', `/admin/${resource}?${search}`, { token });
}

describe('a script that knows only the names', () => {
  it.each(RESOURCES)('reads a page of %s, their total, some by id, and one', async (resource) => {
    const { status, data, headers } = await list(resource, { sort: ['id', 'ASC'], range: [0, 1], filter: {} });
    expect(status).toBe(200);
    const ids = data.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(headers.get('content-range')).toMatch(new RegExp(`^${resource} 0-${ids.length - 1}/[1-9]\\d*$`));

    const some = await list(resource, { filter: { id: ids } });
    expect(some.data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await world.http.ask('GET', `/admin/${resource}/${ids[0]}`, { token })).toMatchObject({ id: ids[0] });
  });

  it.each(Object.entries(OF_AN_ORDER))('finds the %s of an order', async (resource, number) => {
    const { orderUid } = (await list(resource)).data[0]!;
    const found = (await list(resource, { filter: { orderUid } })).data;
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(found.map(() => expect.objectContaining({ orderUid, [number]: expect.any(Number) })));
  });

  it('sees group, status and actions of a seat', async () => {
    expect((await list('accounts')).data[0]).toMatchObject({
      groupUid: expect.any(String),
      status: expect.any(Number),
      allowedActions: expect.any(Array),
    });
  });
});
