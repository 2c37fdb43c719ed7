import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type EventName, events } from '#contracts/events';
import { jobs } from '#contracts/jobs';
import { ROOMS } from '#contracts/rooms';
import { allRoutes as routes, messages } from '../../messages-registry.js';
import { JobPlanner } from './job-planner.js';

const planner = new JobPlanner(routes);
const NOW = new Date('2026-11-20T03:00:00Z');
const row = (name: string, payload: unknown) => ({ id: 1n, uid: randomUUID(), name, payload });
const order = { orderUid: randomUUID(), accountUid: randomUUID(), groupUid: randomUUID() };

describe('JobPlanner', () => {
  it('makes one job for each route, with the event uid and the job name as its id', () => {
    const event = row('payment.confirmed', { orderUid: order.orderUid, paymentUid: randomUUID() });
    const planned = planner.plan(event, NOW);
    expect(planned.map(({ queue, opts }) => [queue, opts.jobId])).toEqual([
      ['orders', `${event.uid}-order-paid`],
      ['ledger', `${event.uid}-post-payment`],
      ['notifications', `${event.uid}-notify`],
    ]);
    expect(planned[0]!.data).toEqual({ eventUid: event.uid, payload: { orderUid: order.orderUid } });
    const payload = { event: event.name, payload: event.payload };
    expect(planned[2]!.data).toEqual({ eventUid: event.uid, payload });
  });

  it('has no timer for the deadline of an order: its column is swept', () => {
    const dueAt = '2026-11-20T05:00:00.000Z';
    const planned = planner.plan(row('order.created', { ...order, kind: 'ready', dueAt }), NOW);
    expect(planned.map(({ name, opts }) => [name, opts.delay])).toEqual([['notify', undefined]]);
  });

  it('delays timers until their time and never below zero', () => {
    const delayAt = (useBy: string) =>
      planner.plan(row('voucher.issued', { orderUid: order.orderUid, voucherUid: randomUUID(), useBy }), NOW)[0]!.opts
        .delay;
    expect(delayAt('2026-11-20T05:00:00.000Z')).toBe(2 * 3_600_000);
    expect(delayAt('2026-11-19T05:00:00.000Z')).toBe(0);
  });

  it('expires an unused voucher at its last moment', () => {
    const useBy = '2026-12-20T16:59:59.999Z';
    const planned = planner.plan(
      row('voucher.issued', { orderUid: order.orderUid, voucherUid: randomUUID(), useBy }),
      NOW,
    );
    const until = Date.parse(useBy) - NOW.getTime();
    expect(planned.map(({ name, opts }) => [name, opts.delay])).toEqual([
      ['expire-voucher', until],
      ['notify', undefined],
    ]);
  });

  it('gives the reason why an event cannot be routed', () => {
    expect(() => planner.plan(row('order.eaten', {}), NOW)).toThrow('Peristiwa "order.eaten" tidak dikenal');
    expect(() => planner.plan(row('__proto__', {}), NOW)).toThrow('tidak dikenal');
    expect(() => planner.plan(row('order.created', { orderUid: 'x' }), NOW)).toThrow('Isi peristiwa tidak bisa dibaca');
  });

  it('waits for every consumer except timers', () => {
    expect(planner.consumersOf('voucher.issued')).toEqual(['notify']);
    expect(planner.consumersOf('payment.confirmed')).toEqual(['order-paid', 'post-payment', 'notify']);
    expect(planner.consumersOf('order.eaten')).toEqual([]);
  });

  it('knows every job that a route names, and each job name is unique, because the inbox identifies consumers by job name', () => {
    const names = Object.values(jobs).flatMap((queue) => Object.keys(queue));
    expect(new Set(names).size).toBe(names.length);
    for (const event of Object.keys(events) as EventName[])
      for (const route of routes[event]) expect(Object.keys(jobs[route.queue])).toContain(route.job);
  });

  it.each<[string, EventName[], string[]]>([
    ['activates members', ['host.purchase-verified', 'seat.freed'], ['activate-members']],
    ['delivers what was paid for', ['payment.confirmed'], ['order-paid']],
    ['owes the host the money', ['group.paid', 'host.purchase-verified'], ['schedule-reimbursement']],
  ])('%s, whichever comes: %j', (_, names, led) => {
    for (const name of names)
      expect([name, routes[name].map(({ job }) => job)]).toEqual([name, expect.arrayContaining(led)]);
  });

  it.each<[string, EventName[], string]>([
    ['about the proof', ['payment.submitted', 'host.purchase-submitted'], 'tell-proof-received'],
    ['about the closed order', ['order.cancelled', 'order.expired'], 'tell-order-closed'],
  ])('sends a message %s, whichever comes: %j', (_, names, kind) => {
    for (const name of names) {
      expect([name, planner.consumersOf(name)]).toEqual([name, expect.arrayContaining(['notify'])]);
      expect([name, new Set(messages[name].map((row) => row.kind))]).toEqual([name, new Set([kind])]);
    }
  });

  it('has each event and each job in one room only', () => {
    const all = Object.values(ROOMS).flatMap((room) => [
      ...Object.keys(room.events),
      ...Object.values(room.jobs).flatMap((queue) => Object.keys(queue)),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('leads to every job except the canary, which no event may cause', () => {
    const led = Object.values(routes).flatMap((list) => list.map(({ queue, job }) => `${queue}/${job}`));
    const all = Object.entries(jobs).flatMap(([queue, named]) => Object.keys(named).map((job) => `${queue}/${job}`));
    expect([...new Set(led), 'canary/ping'].toSorted()).toEqual(all.toSorted());
  });
});
