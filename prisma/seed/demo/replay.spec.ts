import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import {
  ACCOUNT_STATUS,
  FIRST_ACCOUNT_STATUS,
  accountMoves,
  accountStatusOf,
  holdsSeat,
} from '#domain/products/subscriptions/accounts/account-status';
import { seatKindOf } from '#domain/products/subscriptions/seat-kind';
import { memberMoves } from '#domain/products/subscriptions/groups/activate-members';
import { dayInWib } from '#domain/platform/wib';
import { type Sen, ZERO_SEN, addSen, sen, toRupiah, toSen } from '#domain/platform/sen';
import {
  FIRST_ORDER_STATUS,
  ORDER_STATUS,
  orderKindOf,
  orderMoves,
  orderStatusOf,
} from '#domain/sales/orders/order-status';
import { componentsOf, familiesOf, familySlug, packageSlug } from '../catalogue/brand.js';
import { BRANDS } from '../catalogue/brands.js';
import { seedUid } from '../seed-uid.js';
import type { DemoPerson, DemoPlan } from './demo-plan.js';
import { DEMO_CUSTOMERS, type DemoKey } from './people.js';
import { DEMO_GROUPS } from './demo-groups.js';
import { type DemoInput, demoGroupUid, replayDemo } from './replay.js';

const NOW = new Date('2026-11-20T04:00:00.000Z');
const plans = new Map<string, DemoPlan>();
for (const brand of BRANDS)
  for (const pack of brand.packages)
    for (const variant of pack.variants) {
      const slug = packageSlug(brand, pack);
      const { adminFee, activationFee } = componentsOf(brand, variant);
      const family = familiesOf(brand).find((one) => one.slug === familySlug(brand, pack, variant))!;
      plans.set(`${slug} ${variant.months}`, {
        variantUid: seedUid(`${slug}/${variant.months}`),
        providerName: brand.name,
        providerSlug: brand.slug,
        providerColor: brand.color,
        providerType: 1,
        packageName: pack.name,
        durationMonths: variant.months,
        kind: orderKindOf({ isHost: pack.isHost ?? false, isPo: pack.isPo ?? false }),
        needsTv: pack.needsTv ?? false,
        grandTotal: toSen(variant.total),
        fee: adminFee === null ? ZERO_SEN : addSen(adminFee, activationFee),
        activationFee,
        family: {
          ...family,
          invites: family.invites ?? false,
          uid: seedUid(family.slug),
          providerUid: seedUid(brand.slug),
          transferFee: toSen(750),
          priceTolerancePercent: 5,
        },
      });
    }
const input: DemoInput = {
  people: Object.fromEntries(
    DEMO_CUSTOMERS.map(({ key, ...person }) => [key, { uid: seedUid(key), ...person }]),
  ) as unknown as Record<DemoKey, DemoPerson>,
  admin: { uid: seedUid('admin'), name: 'Admin Patungan' },
  findPlan: (slug, months) => plans.get(`${slug} ${months}`),
  hasVault: true,
};
const { rows, proofs, logins } = replayDemo(input, NOW);
const sum = (amounts: (bigint | number)[]): Sen => addSen(...amounts.map((amount) => sen(BigInt(amount))));
const seatOf = (order: string | undefined) => {
  const { role, preOrder = false } = rows.accounts.find(({ orderUid }) => orderUid === order)!;
  return { role, preOrder };
};
const accountsOf = (groupUid: string | undefined) => rows.accounts.filter((account) => account.groupUid === groupUid);

describe('the demo groups', () => {
  it('are all seeded, full ones and half-filled ones', () => {
    expect(rows.groups).toHaveLength(DEMO_GROUPS.length);
    expect(rows.groups.filter(({ filledAt }) => filledAt)).toHaveLength(3);
    expect(rows.accounts).toHaveLength(DEMO_GROUPS.flatMap(({ seats }) => seats).length);
  });

  it('have each seat either free or taken by one live account of its role', () => {
    for (const group of rows.groups) {
      const accounts = accountsOf(group.uid);
      const free = [...(group.freeHostSeats as number[]), ...(group.freeRegularSeats as number[])];
      const taken = accounts.map(({ seatNumber }) => seatNumber);
      expect([...free, ...taken].sort()).toEqual(Array.from({ length: group.size }, (_, index) => index + 1));
      expect(accounts.every(({ status }) => holdsSeat(accountStatusOf(status)))).toBe(true);
      expect(group.tvTaken).toBe(accounts.filter(({ needsTv }) => needsTv).length);
      expect(Boolean(group.filledAt)).toBe(free.length === 0);
      expect(group.fillEpoch ?? 0).toBe(free.length === 0 ? 1 : 0);
      const family = [...plans.values()].find((plan) => plan.family.uid === group.familyUid)!.family;
      for (const { role, seatNumber } of accounts)
        expect(role).toBe(seatNumber <= family.hostSeats ? 'host' : 'regular');
      if (family.tvSlots !== null) expect(group.tvTaken).toBeLessThanOrEqual(family.tvSlots);
    }
  });

  it('seat no customer twice', () => {
    const places = rows.accounts.map(({ groupUid, customerUid }) => `${groupUid} ${customerUid}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('have no member left to activate or hold', () => {
    for (const group of rows.groups) {
      const { family } = [...plans.values()].find((plan) => plan.family.uid === group.familyUid)!;
      const seated = accountsOf(group.uid).map(({ uid, role, status, needsTv, preOrder, confirmedAt }) => ({
        accountUid: uid!,
        role: role === 'host' ? ('host' as const) : ('regular' as const),
        status: accountStatusOf(status),
        needsTv: needsTv ?? false,
        preOrder: preOrder ?? false,
        confirmedAt: confirmedAt ? new Date(confirmedAt) : null,
      }));
      const bought = rows.shopPurchases.some(({ groupUid }) => groupUid === group.uid);
      expect(memberMoves({ ...family, bought }, seated)).toEqual([]);
    }
  });

  it('show accounts that are registered, waiting, active and pending', () => {
    expect([...new Set(rows.accounts.map(({ status }) => status))].sort()).toEqual([1, 2, 3, 4]);
    const pending = rows.accounts.filter(({ status }) => status === 4);
    expect(new Set(pending.map(({ pendingReason }) => pendingReason))).toEqual(
      new Set(['Menunggu 2 orang lagi', 'Menunggu host menyiapkan langganan']),
    );
  });

  it('offer the money of a paid seat that waits 72 hours after its payment, as the worker writes it', () => {
    for (const { status, confirmedAt, moneyBackDueAt: dueAt } of rows.accounts) {
      const due = status === 4 ? new Date(confirmedAt!).getTime() + 72 * 3_600_000 : undefined;
      expect(dueAt ? new Date(dueAt).getTime() : undefined).toBe(due);
    }
  });

  it('have active members of a group without a host only where the shop has bought', () => {
    for (const group of rows.groups) {
      const { family } = [...plans.values()].find((plan) => plan.family.uid === group.familyUid)!;
      if (family.hostSeats > 0 || !accountsOf(group.uid).some(({ status }) => status === 3)) continue;
      expect(rows.shopPurchases.filter(({ groupUid }) => groupUid === group.uid)).toHaveLength(1);
    }
  });

  it('show orders that wait for payment, for the desk and for their group, are processed and completed', () => {
    expect([...new Set(rows.orders.map(({ status }) => status))].sort()).toEqual([1, 2, 3, 4, 7]);
  });

  it('leave out a group whose plan is no longer sold', () => {
    const findPlan: DemoInput['findPlan'] = (slug, months) =>
      slug === 'canva-host' ? undefined : input.findPlan(slug, months);
    const without = replayDemo({ ...input, findPlan }, NOW).rows;
    expect(without.groups).toHaveLength(DEMO_GROUPS.length - 1);
    expect(without.orders).toHaveLength(rows.orders.length - 4);
  });
});

describe('the demo history', () => {
  it('of each account is a walk through its table that ends at the status of the account', () => {
    for (const { uid, status, version } of rows.accounts) {
      const walk = rows.accountHistory.filter(({ accountUid }) => accountUid === uid);
      let current: number = ACCOUNT_STATUS[FIRST_ACCOUNT_STATUS];
      for (const { fromStatus, toStatus } of walk) {
        expect(fromStatus).toBe(current);
        const steps = Object.values(accountMoves.table[accountStatusOf(fromStatus)]);
        expect(steps.map((step) => step!.to)).toContain(accountStatusOf(toStatus));
        current = toStatus;
      }
      expect(current).toBe(status);
      expect(version).toBe(walk.length + 1);
    }
  });

  it('of each order is a walk through its table that ends at the status of the order', () => {
    for (const { uid, status, version } of rows.orders) {
      const kind = seatKindOf(seatOf(uid));
      const walk = rows.orderHistory.filter(({ orderUid }) => orderUid === uid);
      let current: number = ORDER_STATUS[FIRST_ORDER_STATUS[kind]];
      for (const { fromStatus, toStatus } of walk) {
        expect(fromStatus).toBe(current);
        const steps = Object.values(orderMoves.table[orderStatusOf(fromStatus)]);
        expect(steps.map((step) => step!.to)).toContain(orderStatusOf(toStatus));
        current = toStatus;
      }
      expect(current).toBe(status);
      expect(version).toBe(walk.length + 1);
    }
  });
});

describe('the access to a demo group', () => {
  it('begins the paid time of a member on its day, or was there at the activation', () => {
    expect(rows.accesses).toHaveLength(6);
    for (const { accountUid, grantedAt } of rows.accesses) {
      const { startsAt } = rows.periods.find((period) => period.accountUid === accountUid)!;
      const { anchorDay } = rows.renewals.find((renewal) => renewal.accountUid === accountUid)!;
      expect(dayInWib(new Date(startsAt))).toBe(dayInWib(new Date(grantedAt)));
      expect(new Date(anchorDay).toISOString().slice(0, 10)).toBe(dayInWib(new Date(grantedAt)));
    }
  });

  it('is a login where the host shares one, and none where the provider invites', () => {
    expect(logins.map(({ groupUid }) => groupUid)).toEqual(['netflix-full-tv', 'netflix-half'].map(demoGroupUid));
    expect(replayDemo({ ...input, hasVault: false }, NOW)).toMatchObject({ logins: [], rows: { accesses: [] } });
  });

  it('is missing where its member has claimed that there is none', () => {
    const claimed = rows.claims.map(({ accountUid }) => accountUid);
    expect(rows.accesses.filter(({ accountUid }) => claimed.includes(accountUid))).toEqual([]);
  });
});

describe('the demo hosts', () => {
  it('have each proof of a purchase asked for before, as its rejection asks again for it', () => {
    expect(rows.purchases.length).toBeGreaterThan(0);
    for (const { orderUid, submittedAt } of rows.purchases) {
      const { uid } = rows.accounts.find((account) => account.orderUid === orderUid)!;
      const [task, ...others] = rows.hostTasks.filter(({ accountUid }) => accountUid === uid);
      expect([task, ...others]).toEqual([
        expect.objectContaining({ kind: 'buy', cycleNumber: 1, outcome: 'done', endedAt: submittedAt }),
      ]);
      expect(new Date(task!.askedAt).getTime()).toBeLessThan(new Date(submittedAt!).getTime());
    }
  });
});

describe('the demo money', () => {
  const balances = Object.fromEntries(
    [...new Set(rows.postings.map(({ account }) => account))].map((account) => [
      account,
      sum(rows.postings.filter((posting) => posting.account === account).map(({ amountSen }) => amountSen)),
    ]),
  );
  const confirmed = rows.payments.filter(({ state }) => state === 'confirmed');
  const bought = sum(rows.shopPurchases.map(({ costSen }) => costSen!));
  const inState = (...states: string[]) =>
    sum(rows.payouts.filter(({ state }) => states.includes(state)).map(({ amountSen }) => amountSen));

  it('sums to zero in each entry', () => {
    for (const { uid } of rows.entries)
      expect(sum(rows.postings.filter(({ entryUid }) => entryUid === uid).map(({ amountSen }) => amountSen))).toBe(0n);
  });

  it('has one entry for each confirmed payment, each reimbursement, each that was paid, and each purchase of the shop', () => {
    const entriesOf = (kind: string) => rows.entries.filter((entry) => entry.kind === kind).map(({ cause }) => cause);
    expect(entriesOf('payment').sort()).toEqual(confirmed.map(({ uid }) => uid).sort());
    expect(entriesOf('reimbursement-due').sort()).toEqual(rows.reimbursements.map(({ uid }) => uid).sort());
    const paid = rows.payouts.filter(({ state }) => state === 'paid');
    expect(entriesOf('reimbursement-paid')).toEqual(paid.map(({ refUid }) => refUid));
    expect(entriesOf('shop-purchase')).toEqual(rows.shopPurchases.map(({ uid }) => uid));
    const others = rows.reimbursements.length + paid.length + rows.shopPurchases.length;
    expect(rows.entries).toHaveLength(confirmed.length + others);
  });

  it('is on the bank what came in less what went out, and owed to hosts what is open', () => {
    expect(balances.bank).toBe(sum(confirmed.map(({ amountSen }) => amountSen)) - inState('paid') - bought);
    expect(balances.hostPayable).toBe(-inState('scheduled', 'approved'));
    const feesOf = (orderUid: string) => rows.items.find((item) => item.orderUid === orderUid)!.feeSen ?? 0n;
    // The host with a television pays more than an equal share: the same fee as a member's.
    const ofHosts = toSen(10_000);
    expect(balances.feeIncome).toBe(-sum(confirmed.map(({ orderUid }) => feesOf(orderUid))) - ofHosts);
  });

  it('goes back to hosts in each state, to the stated rupiah', () => {
    const amounts = rows.payouts.map(({ state, amountSen }) => [state, toRupiah(sen(BigInt(amountSen)))]);
    expect(amounts).toEqual([
      ['paid', 62_517],
      ['approved', 128_750],
      ['scheduled', 138_750],
      ['scheduled', 138_750],
    ]);
  });

  it('is paid with the price of the order', () => {
    for (const { orderUid, amountSen } of rows.payments)
      expect(amountSen).toBe(rows.orders.find(({ uid }) => uid === orderUid)!.totalSen);
  });

  it('has a proof for every payment, purchase and transfer', () => {
    const used = [...rows.payments, ...rows.purchases, ...rows.payouts].flatMap(({ fileUid }) => fileUid ?? []);
    expect(used.sort()).toEqual(proofs.map(({ uid }) => uid).sort());
  });
});

describe('the demo at any time of day', () => {
  const aNow = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });

  it('lies in the past, with deadlines in the future only for what is still to be paid', () => {
    fc.assert(
      fc.property(aNow, (now) => {
        const demo = replayDemo(input, now).rows;
        const times = [...demo.orderHistory, ...demo.accountHistory, ...demo.entries, ...demo.audit].map(
          ({ at }) => at!,
        );
        for (const time of times) expect(new Date(time).getTime()).toBeLessThanOrEqual(now.getTime());
        for (const { uid, status } of demo.orders) {
          const dueAt = demo.invoices.find(({ orderUid }) => orderUid === uid)?.dueAt;
          if (status === 1) expect(new Date(dueAt!).getTime()).toBeGreaterThan(now.getTime() + 3 * 3_600_000);
        }
        for (const { state, dueAt } of demo.payouts)
          if (state !== 'paid') expect(new Date(dueAt).getTime()).toBeGreaterThan(now.getTime());
      }),
      { numRuns: 50 },
    );
  });
});
