import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type EventName, events } from '#contracts/events';
import { jobs } from '#contracts/jobs';
import { routes } from '#contracts/routes';
import { consumersOf, planJobs } from './plan-jobs.js';

const NOW = new Date('2026-11-20T03:00:00Z');
const row = (name: string, payload: unknown) => ({ id: 1n, uid: randomUUID(), name, payload });
const order = { orderUid: randomUUID(), accountUid: randomUUID(), groupUid: randomUUID() };

describe('planJobs', () => {
  it('makes one job a route, with the event uid and the job in the id', () => {
    const event = row('order.created', { ...order, kind: 'ready', dueAt: '2026-11-21T03:00:00.000Z' });
    const planned = planJobs(event, NOW);
    expect(planned.map(({ queue, opts }) => [queue, opts.jobId])).toEqual([
      ['notifications', `${event.uid}-tell-order-created`],
      ['notifications', `${event.uid}-remind-payment`],
      ['orders', `${event.uid}-expire-order`],
    ]);
    expect(planned[0]!.data).toEqual({ eventUid: event.uid, payload: { orderUid: order.orderUid } });
  });

  it('delays timers until their time and never below zero', () => {
    const soon = planJobs(row('order.created', { ...order, kind: 'ready', dueAt: '2026-11-20T05:00:00.000Z' }), NOW);
    expect(soon.map(({ opts }) => opts.delay)).toEqual([undefined, 0, 2 * 3_600_000]);
  });

  it('reminds of an unused voucher a week before it ends, and ends it at its last moment', () => {
    const useBy = '2026-12-20T16:59:59.999Z';
    const planned = planJobs(row('voucher.issued', { orderUid: order.orderUid, voucherUid: randomUUID(), useBy }), NOW);
    const until = Date.parse(useBy) - NOW.getTime();
    expect(planned.map(({ name, opts }) => [name, opts.delay])).toEqual([
      ['tell-voucher-issued', undefined],
      ['remind-voucher', until - 7 * 24 * 3_600_000],
      ['expire-voucher', until],
    ]);
  });

  it('plans no timer where there is nothing to wait for', () => {
    const planned = planJobs(row('order.created', { ...order, kind: 'host', dueAt: null }), NOW);
    expect(planned.map(({ name }) => name)).toEqual(['tell-order-created']);
  });

  it('says why an event cannot be routed', () => {
    expect(() => planJobs(row('order.eaten', {}), NOW)).toThrow('Peristiwa "order.eaten" tidak dikenal');
    expect(() => planJobs(row('__proto__', {}), NOW)).toThrow('tidak dikenal');
    expect(() => planJobs(row('order.created', { orderUid: 'x' }), NOW)).toThrow('Isi peristiwa tidak bisa dibaca');
  });

  it('waits for every consumer except timers', () => {
    expect(consumersOf('order.created')).toEqual(['tell-order-created']);
    expect(consumersOf('payment.confirmed')).toEqual([
      'settle-group',
      'post-payment',
      'tell-payment-confirmed',
      'issue-voucher',
    ]);
    expect(consumersOf('order.eaten')).toEqual([]);
  });

  it('knows every job that a route names, and no job name twice, because the inbox knows consumers by job name', () => {
    const names = Object.values(jobs).flatMap((queue) => Object.keys(queue));
    expect(new Set(names).size).toBe(names.length);
    for (const event of Object.keys(events) as EventName[])
      for (const route of routes[event]) expect(Object.keys(jobs[route.queue])).toContain(route.job);
  });

  it.each<[string, EventName[], string[]]>([
    [
      'sets its timers',
      ['order.created', 'order.payment-requested', 'payment.rejected'],
      ['remind-payment', 'expire-order'],
    ],
    ['settles the group', ['payment.confirmed', 'host.purchase-verified', 'seat.freed'], ['settle-group']],
    ['owes the host the money', ['group.filled', 'host.purchase-verified'], ['schedule-reimbursement']],
    ['tells that the proof is there', ['payment.submitted', 'host.purchase-submitted'], ['tell-proof-received']],
    ['tells that the order is closed', ['order.cancelled', 'order.expired'], ['tell-order-closed']],
    ['voids the voucher', ['order.cancelled', 'refund.issued'], ['void-voucher']],
  ])('%s, whichever comes: %j', (_, names, led) => {
    for (const name of names)
      expect([name, routes[name].map(({ job }) => job)]).toEqual([name, expect.arrayContaining(led)]);
  });

  it('leads to every job from somewhere, but to the canary, which nothing that happens may wait for', () => {
    const led = Object.values(routes).flatMap((list) => list.map(({ queue, job }) => `${queue}/${job}`));
    const all = Object.entries(jobs).flatMap(([queue, named]) => Object.keys(named).map((job) => `${queue}/${job}`));
    expect([...new Set(led), 'canary/ping'].toSorted()).toEqual(all.toSorted());
  });
});
