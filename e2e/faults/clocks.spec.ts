import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '#testing/free-port';
import { Http } from '#testing/http';
import { until } from '#testing/settle';
import { Shop } from '../support/shop.js';
import { Fixtures, signIn } from './support/fixtures.js';
import { Member } from './support/member.js';

const SEATS = { hostSeats: 0, regularSeats: 3 };
const HOUR_MS = 3_600_000;
const SHIFTED = `--import=${pathToFileURL(path.join(import.meta.dirname, 'support/shifted-clock.mjs')).href}`;

describe.each([30, -30])('the clock of API and worker is %i h away from that of the database', (hours) => {
  let shop: Shop;
  let fixtures: Fixtures;
  const away = { NODE_OPTIONS: SHIFTED, CLOCK_SHIFT_MS: String(hours * HOUR_MS) };

  beforeAll(async () => {
    shop = await Shop.open({ env: { DB_POOL: '5' } });
    fixtures = new Fixtures(shop);
    await Promise.all([shop.startApi(away), shop.startWorker(away)]);
  }, 120_000);
  afterAll(async () => {
    await fixtures?.close();
    await shop?.close();
  }, 60_000);

  it('an order is due when it would be, can be paid, and does not expire', async () => {
    const member = await Member.prepare(fixtures, shop, await fixtures.family(SEATS));
    const { orderUid } = await member.orders();
    const [order] = await shop.sql<{ made: number; due: number }>(
      `SELECT extract(epoch FROM now() - o.created_at)::float8 AS made, extract(epoch FROM i.due_at - now())::float8 / 60 AS due
       FROM "order" o JOIN invoice i ON i.order_uid = o.uid WHERE o.uid = $1`,
      [orderUid],
    );
    expect(Math.abs(order!.made)).toBeLessThan(20);
    // Minutes, of a customer whose e-mail is unverified.
    expect(Math.round(order!.due)).toBe(30);
    await shop.settled(30_000);
    await member.pays();
    await shop.settled(30_000);
    expect(await shop.sql('SELECT status FROM "order" WHERE uid = $1', [orderUid])).toEqual([{ status: 2 }]);
  });

  it('an order that is overdue by the database expires, and one that is not stays', async () => {
    const family = await fixtures.family(SEATS);
    const [late, open] = await Promise.all([1, 2].map(() => Member.prepare(fixtures, shop, family)));
    const { orderUid: lateUid } = await late!.orders();
    const { orderUid: openUid } = await open!.orders();
    await shop.sql(`UPDATE invoice SET due_at = now() - interval '1 second' WHERE order_uid = $1`, [lateUid]);
    const statusOf = async (uid: string) =>
      (await shop.sql<{ status: number }>('SELECT status FROM "order" WHERE uid = $1', [uid]))[0]!.status;
    await until('the late order to expire', async () => (await statusOf(lateUid)) === 8);
    expect(await statusOf(openUid)).toBe(1);
  });

  it('its tokens are those of a process whose clock is right, both ways', async () => {
    const port = String(await freePort());
    await shop.startApi({ PORT: port });
    const right = new Http(`http://127.0.0.1:${port}`);
    const person = await fixtures.customer();
    const ways = [
      { from: shop.http, to: right },
      { from: right, to: shop.http },
    ];
    for (const { from, to } of ways) {
      const token = await signIn(from, person);
      expect((await to.call('GET', '/customer/notification/count', { token })).status).toBe(200);
    }
  });
});
