import { describe, expect, it } from '@jest/globals';
import { daysAfter } from '#domain/platform/durations';
import type { ModelShop } from './model-shop.js';
import { ALL_CHECKS, brokenIn, simulate } from './simulation.js';

/** 500 by command: `SIMULATION_SEEDS=500 npm run jest -- --selectProjects unit --testPathPatterns simulation`. */
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? 20);

describe('a shop of 200 customers and 40 groups over 14 months', () => {
  let refunds = 0;
  it.each(Array.from({ length: SEEDS }, (_, n) => n + 1))('holds after each day, seed %i', (seed) => {
    const { shop, broken } = simulate(seed);
    expect(broken).toEqual([]);
    // It is not an empty shop that holds.
    const kinds = new Set([...shop.messages].map((message) => message.split(' ')[0]));
    expect([...kinds].sort()).toEqual([
      'ended',
      'host-ended',
      'host-missed',
      'invoiced',
      'lapsed',
      'moved',
      'price',
      'reimbursement',
      'remind',
      'renewed',
    ]);
    expect(shop.seats.flatMap(({ periods }) => periods).length).toBeGreaterThan(1_000);
    const waited = shop.seats.filter(({ accessAt, activatedAt }) => accessAt && accessAt > daysAfter(activatedAt, 31));
    expect(waited.length).toBeGreaterThan(0);
    const { cycles, closed } = shop.groups;
    expect([cycles.length > 300, closed.size > 0]).toEqual([true, true]);
    expect(cycles.some(({ receivable }) => receivable)).toBe(true);
    refunds += shop.refunds.length;
  });

  // One of 500 shops closed only groups of which all was used.
  it('gives money back, not in each shop', () => expect(refunds).toBeGreaterThan(SEEDS));
});

describe('the checks', () => {
  const BREAKS: Record<string, (shop: ModelShop) => void> = {
    'nobody is active without a paid period or a proof that waits': ({ seats, lookedAt }) => {
      const active = seats.find(({ status }) => status === 'active')!;
      active.renewal = { ...active.renewal, paidUntil: lookedAt, hasProof: false };
    },
    'nobody is lapsed without a grace or a proof that waits': (shop) => {
      shop.live()[0]!.status = 'waitingForFollowUp';
    },
    'paid time begins on the day of the first access, and nothing is asked for before': ({ seats }) => {
      seats[0]!.accessAt = daysAfter(seats[0]!.accessAt ?? seats[0]!.activatedAt, 40);
    },
    'no period is paid twice, and each follows the one before': ({ seats }) => {
      const { periods } = seats.find((seat) => seat.periods.length > 1)!;
      periods[1] = { ...periods[1]!, invoice: periods[0]!.invoice };
    },
    'the ledger of each group adds up': ({ postings }) => void postings.pop(),
    'no message is sent twice': ({ repeated }) => void repeated.push('lapsed 1 1'),
    'no group has more members than seats, and no customer two of them': (shop) => {
      shop.seats.push({ ...shop.live()[0]! });
    },
    'a host is reimbursed once for each cycle, in the books too': ({ groups: { cycles } }) => {
      cycles.push({ ...cycles.at(-1)! });
    },
    'no day of a group is paid for twice, whoever its host is': ({ groups: { cycles } }) => {
      cycles.push({ ...cycles.at(-1)! });
    },
    'a host who has ended keeps what was used, and no more': ({ groups: { cycles } }) => {
      cycles[0]!.cutAt = cycles[0]!.startsAt;
    },
    'a closed group has neither members nor a host': ({ groups, seats }) => {
      groups.closed.add(seats.findLast(({ status }) => status === 'active')!.group);
    },
    'a renewal never costs more than the period before, unless that was announced': ({ invoices }) => {
      for (const invoice of invoices) invoice.totalSen += BigInt(invoice.id);
    },
  };

  it('are each broken by one of the changes here', () => {
    expect(Object.keys(BREAKS).sort()).toEqual(Object.keys(ALL_CHECKS).sort());
  });

  it.each(Object.entries(BREAKS))('report: %s', (name, breakIt) => {
    const { shop } = simulate(3, 60);
    breakIt(shop);
    expect(brokenIn(shop).some((line) => line.startsWith(name))).toBe(true);
  });
});
