import { holdsSeat } from '#domain/products/subscriptions/accounts/account-status';
import { unusedPart } from '#domain/products/subscriptions/hosts/cycle';
import type { ModelShop } from './model-shop.js';

/** What must hold of hosts and groups after each day; answers what breaks it. */
export const GROUP_CHECKS: Record<string, (shop: ModelShop) => string[]> = {
  'a host is reimbursed once for each cycle, in the books too': ({ groups, postings }) => {
    const [owed, paid] = [new Map<string, bigint>(), new Map<string, bigint>()];
    for (const { account, orderUid, amount } of postings) {
      if (account === 'hostPayable') owed.set(orderUid!, (owed.get(orderUid!) ?? 0n) - amount);
      if (account === 'bank') paid.set(orderUid!, (paid.get(orderUid!) ?? 0n) - amount);
    }
    return groups.hosts.flatMap((host) => {
      const cycles = groups.cycles.filter((cycle) => cycle.host === host);
      const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
      const open = sum(cycles.filter(({ payout }) => payout === 'scheduled').map(({ amounts }) => amounts[1]));
      const done = sum(
        cycles
          .filter(({ payout }) => payout === 'paid')
          .map(({ amounts, receivable }) => amounts[1] - (receivable ?? 0n)),
      );
      const key = `h${host.id}`;
      return (owed.get(key) ?? 0n) === open && (paid.get(key) ?? 0n) === done ? [] : [`host ${host.id}`];
    });
  },
  'no day of a group is paid for twice, whoever its host is': ({ groups: { cycles } }) => {
    const endOf = new Map<number, Date>();
    return cycles.flatMap(({ group, startsAt, endsAt, cutAt }, n) => {
      const before = endOf.get(group);
      endOf.set(group, cutAt ?? endsAt);
      return before && before > startsAt ? [`cycle ${n} of group ${group}`] : [];
    });
  },
  'a host who has ended keeps what was used, and no more': ({ groups: { cycles } }) =>
    cycles.flatMap(({ cutAt, amounts: [first, now], receivable, startsAt, endsAt }, n) => {
      const given = first - now + (receivable ?? 0n);
      return cutAt && given !== unusedPart(first, { startsAt, endsAt }, cutAt) ? [`cycle ${n}`] : [];
    }),
  'a closed group has neither members nor a host': ({ groups, seats }) => [
    ...seats.filter(({ group, status }) => holdsSeat(status) && groups.closed.has(group)).map(({ id }) => `seat ${id}`),
    ...groups.hosts
      .filter(({ group, status }) => status !== 'cancelled' && groups.closed.has(group))
      .map(({ id }) => `host ${id}`),
  ],
};
