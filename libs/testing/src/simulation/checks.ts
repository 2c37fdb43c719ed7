import { holdsSeat } from '#domain/products/subscriptions/accounts/account-status';
import { dayInWib } from '#domain/platform/wib';
import type { ModelShop } from './model-shop.js';

/** Something that must hold after each day; answers what breaks it. */
export type Check = (shop: ModelShop) => string[];

function twice(words: string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => seen.size === seen.add(word).size);
}
const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** By the worker's last look: what has come since, or at that very moment, is its next work. */
export const CHECKS: Record<string, Check> = {
  'nobody is active without a paid period or a proof that waits': ({ seats, lookedAt }) =>
    seats
      .filter(({ status, decidedAt }) => status === 'active' && decidedAt < lookedAt)
      .filter(({ renewal }) => renewal.paidUntil <= lookedAt && !renewal.hasProof && !renewal.waitsForAccess)
      .map(({ id }) => `seat ${id}`),
  'nobody is lapsed without a grace or a proof that waits': ({ seats, lookedAt }) =>
    seats
      .filter(({ status }) => status === 'waitingForFollowUp')
      .filter(({ renewal: { graceEndsAt, hasProof } }) => !hasProof && (!graceEndsAt || graceEndsAt <= lookedAt))
      .map(({ id }) => `seat ${id}`),
  'paid time begins on the day of the first access, and nothing is asked for before': ({ seats }) =>
    seats
      .filter(({ accessAt, activatedAt, periods, invoice, quote, status }) => {
        if (!accessAt)
          return invoice !== null || quote !== null || status === 'waitingForFollowUp' || periods.length > 1;
        return dayInWib(periods[0]!.startsAt) !== dayInWib(accessAt < activatedAt ? activatedAt : accessAt);
      })
      .map(({ id }) => `seat ${id}`),
  'no period is paid twice, and each follows the one before': ({ seats, invoices }) => {
    const periods = seats.flatMap((seat) => seat.periods);
    return [
      ...twice(periods.map(({ invoice }) => `invoice ${invoice.id}`)),
      ...periods.filter(({ invoice }) => invoice.status !== 'paid').map(({ invoice }) => `unpaid ${invoice.id}`),
      ...seats
        .filter(({ periods: own }) =>
          own.some(({ startsAt }, n) => n > 0 && startsAt.getTime() !== own[n - 1]!.endsAt.getTime()),
        )
        .map(({ id }) => `gap of seat ${id}`),
      ...(invoices.filter(({ status }) => status === 'paid').length === periods.length ? [] : ['paid for no period']),
    ];
  },
  'the ledger of each group adds up': ({ postings, invoices, refunds, seats, groups }) => {
    const due = groups.moneyByGroup();
    const add = (group: number, amount: bigint) => due.set(group, (due.get(group) ?? 0n) + amount);
    for (const { seat, status, totalSen } of invoices) if (status === 'paid') add(seat.group, totalSen);
    for (const { seat, amount } of refunds) add(seat.group, -amount);
    const bank = new Map<number, bigint>();
    const balance = new Map<number, bigint>();
    for (const { orderUid, account, amount } of postings) {
      // A member's money is where the seat is now.
      const group = seats[Number(orderUid)]?.group ?? groups.hosts[Number(orderUid!.slice(1))]!.group;
      balance.set(group, (balance.get(group) ?? 0n) + amount);
      if (account === 'bank') bank.set(group, (bank.get(group) ?? 0n) + amount);
    }
    return [
      ...[...due].filter(([group, amount]) => bank.get(group) !== amount).map(([group]) => `bank of group ${group}`),
      ...[...balance].filter(([, amount]) => amount !== 0n).map(([group]) => `balance of group ${group}`),
      ...(sum([...bank.values()]) === sum([...due.values()]) ? [] : ['bank']),
    ];
  },
  'no message is sent twice': ({ repeated }) => repeated,
  'no group has more members than seats, and no customer two of them': ({ seats, groupSize }) => {
    const live = seats.filter(({ status }) => holdsSeat(status));
    const count = new Map<number, number>();
    for (const { group } of live) count.set(group, (count.get(group) ?? 0) + 1);
    const members = live.map(({ group, customer }) => `${customer} in ${group}`);
    return [
      ...[...count].filter(([, members]) => members > groupSize).map(([group]) => `group ${group}`),
      ...twice(members),
    ];
  },
  'a renewal never costs more than the period before, unless that was announced': ({ seats, announced }) =>
    seats.flatMap(({ id, periods }) =>
      periods.flatMap(({ invoice: { totalSen } }, n) => {
        const known = [periods[n - 1]?.invoice.totalSen ?? totalSen, announced.get(`${id} ${n}`) ?? 0n];
        return known.some((price) => totalSen <= price) ? [] : [`seat ${id}, period ${n + 1}`];
      }),
    ),
};
