import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { formatSen, sen } from '#domain/platform/sen';
import { correctReimbursement } from '#runtime/products/subscriptions/correct-reimbursement';
import { nextWorkingMorning } from '#domain/sales/orders/deadline';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase, aReimbursement } from '#testing/money-factories';
import { settled } from '#testing/settle';
import { announceAndSettle, deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { HostsProcessor } from './hosts.processor.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const schedule = (groupUid: string) => deliver<'hosts'>(world, HostsProcessor, 'schedule-reimbursement', { groupUid });
const reimbursementsOf = (orderUid: string) =>
  world.database.reimbursement.findMany({ where: { orderUid }, include: { payout: true } });

/** A group with its host and `members` of three regular seats taken. */
async function hostedGroup(members: number, hostShareSen = 4_650_000n, given: Parameters<typeof aFamily>[1] = {}) {
  const family = await aFamily(world.database, given);
  const { uid: groupUid } = await aGroup(world.database, family);
  const host = await anOrder(world.database, family, groupUid, { kind: 'host', hostShareSen, accountStatus: 3 });
  for (let n = 0; n < members; n += 1) await anOrder(world.database, family, groupUid);
  return { family, groupUid, host };
}

describe('schedule-reimbursement', () => {
  // docs/rules/hosts.md#reimbursement
  it.each([
    ['Netflix', 18_600_000n, 4_650_000n, 13_875_000n],
    ['Netflix TV', 18_600_000n, 5_650_000n, 12_875_000n],
    ['Spotify', 9_490_000n, 3_163_300n, 6_251_700n],
  ])(
    'owes the %s host what was debited less the own share and the transfer fee',
    async (_, price, share, amountSen) => {
      const { groupUid, host } = await hostedGroup(3, share);
      const purchase = await aPurchase(world.database, host.orderUid, { providerPriceSen: price });
      await announceAndSettle(world, 'host.purchase-verified', {
        orderUid: host.orderUid,
        purchaseUid: purchase.uid,
        groupUid,
      });
      const [reimbursement, ...more] = await reimbursementsOf(host.orderUid);
      expect(more).toEqual([]);
      const { customerUid } = host;
      const { bankName, accountNumber, accountName } = purchase;
      const payout = { kind: 'reimbursement', refUid: reimbursement!.uid, customerUid, state: 'scheduled', amountSen };
      expect(reimbursement).toMatchObject({
        amountSen,
        purchaseUid: purchase.uid,
        payout: { ...payout, bankName, accountNumber, accountName },
      });
      expect(reimbursement!.payout.dueAt).toEqual(nextWorkingMorning(new Date()));
      const postings = await world.database.ledgerPosting.findMany({
        where: { entry: { kind: 'reimbursement-due', cause: reimbursement!.uid } },
        orderBy: { account: 'asc' },
      });
      expect(postings.map((posting) => [posting.account, posting.amountSen])).toEqual([
        ['hostPayable', -amountSen],
        ['memberFunds', amountSen + 75_000n],
        ['transferFeeIncome', -75_000n],
      ]);
      expect(
        await world.database.notification.count({
          where: { customerUid: host.customerUid, kind: 'tell-reimbursement-scheduled' },
        }),
      ).toBe(1);
    },
  );

  it('counts of a purchase that was verified without a price what its seats were sold at, not what the family costs since', async () => {
    const { family, groupUid, host } = await hostedGroup(0, 4_650_000n, { providerPriceSen: 20_000_000n });
    const price = { validFrom: new Date(0), grandTotalSen: 6_100_000n, providerPriceSen: 18_600_000n };
    const { variantUid } = family.plans.ready;
    await world.database.price.create({ data: { variantUid, ...price, adminFeeSen: 1_450_000n } });
    for (let n = 0; n < 3; n += 1) await anOrder(world.database, family, groupUid);
    const { uid: purchaseUid } = await aPurchase(world.database, host.orderUid, { providerPriceSen: null });
    await announceAndSettle(world, 'host.purchase-verified', { orderUid: host.orderUid, purchaseUid, groupUid });
    expect(await reimbursementsOf(host.orderUid)).toMatchObject([{ providerPriceSen: 18_600_000n }]);
  });

  it('takes from the members what their seats were sold at, and is limited by it, whatever the family costs since', async () => {
    const { family, groupUid, host } = await hostedGroup(0, 4_650_000n, { providerPriceSen: 20_000_000n });
    const price = { validFrom: new Date(0), grandTotalSen: 6_100_000n, providerPriceSen: 18_600_000n };
    const { variantUid } = family.plans.ready;
    await world.database.price.create({ data: { variantUid, ...price, adminFeeSen: 1_450_000n } });
    for (let n = 0; n < 3; n += 1) await anOrder(world.database, family, groupUid);
    const { uid: purchaseUid } = await aPurchase(world.database, host.orderUid, { providerPriceSen: 18_600_000n });
    const { orderUid } = host;
    await announceAndSettle(world, 'host.purchase-verified', { orderUid, purchaseUid, groupUid });
    const [reimbursement] = await reimbursementsOf(orderUid);
    // 105 % of 186.000, less share and fee.
    expect(reimbursement).toMatchObject({ planPriceSen: 18_600_000n, limitSen: 14_805_000n });
    const postings = await world.database.ledgerPosting.findMany({ where: { entry: { cause: reimbursement!.uid } } });
    expect(Object.fromEntries(postings.map(({ account, amountSen }) => [account, amountSen]))).toEqual({
      memberFunds: 13_950_000n,
      transferFeeIncome: -75_000n,
      hostPayable: -13_875_000n,
    });
  });

  it('takes the transfer fee that the host has ordered with; a changed one counts for the next host', async () => {
    const { family, groupUid, host } = await hostedGroup(3);
    await world.database.planFamily.update({
      where: { uid: family.uid },
      data: { transferFeeSen: 250_000n },
      select: { uid: true },
    });
    const { uid: nextGroup } = await aGroup(world.database, family);
    const next = await anOrder(world.database, family, nextGroup, {
      kind: 'host',
      hostShareSen: 4_650_000n,
      accountStatus: 3,
    });
    for (const [seat, group, fee] of [
      [host, groupUid, 75_000n],
      [next, nextGroup, 250_000n],
    ] as const) {
      await aPurchase(world.database, seat.orderUid, { providerPriceSen: 18_600_000n });
      await schedule(group);
      expect(await reimbursementsOf(seat.orderUid)).toMatchObject([
        { transferFeeSen: fee, amountSen: 18_600_000n - 4_650_000n - fee },
      ]);
    }
  });

  it('tells the host which amount counts, and why, where it is not the claimed one', async () => {
    const { groupUid, host } = await hostedGroup(3);
    const price = { claimedSen: 20_000_000n, providerPriceSen: 18_600_000n, reason: 'Harga paketnya segitu' };
    await aPurchase(world.database, host.orderUid, price);
    await schedule(groupUid);
    await settled(world.database);
    const { body } = await world.database.notification.findFirstOrThrow({
      where: { customerUid: host.customerUid, kind: 'tell-reimbursement-scheduled' },
    });
    expect(body).toContain(
      'Harga beli yang dihitung Rp186.000, bukan Rp200.000 seperti yang kamu tulis. Alasannya: Harga paketnya segitu.',
    );
  });

  it('that an admin corrects tells the host the amount, the difference and the reason, and leads to where it stands', async () => {
    const { groupUid, host } = await hostedGroup(3);
    await aPurchase(world.database, host.orderUid);
    await schedule(groupUid);
    const { amountSen: fromSen } = (await reimbursementsOf(host.orderUid))[0]!;
    await world.database.transaction(async (tx) => {
      for (const [by, reason] of [
        [100_000n, 'Salah hitung'],
        [-338_300n, 'Provider memberi potongan'],
      ] as const) {
        const reimbursement = await tx.reimbursement.findFirstOrThrow({
          where: { orderUid: host.orderUid },
          include: { payout: true },
        });
        const { uid: subjectUid, amountSen, payout } = reimbursement;
        const [to, byUid] = [sen(amountSen + by), randomUUID()];
        await correctReimbursement(tx, { reimbursement, payout, to, byUid });
        const act = {
          action: 'correct',
          subject: 'reimbursements',
          subjectUid,
          actor: 'Sari',
          actorUid: byUid,
          reason,
        };
        await tx.auditLog.create({ data: { ...act, change: { fromSen: String(amountSen), toSen: String(to) } } });
      }
    });
    await settled(world.database);
    const messages = await world.database.notification.findMany({
      where: { customerUid: host.customerUid, kind: 'tell-reimbursement-corrected' },
    });
    const [before, after] = [formatSen(fromSen + 100_000n), formatSen(fromSen - 238_300n)];
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      title: `Penggantianmu sekarang ${after}`,
      link: `/user/membership/details?accountUid=${host.accountUid}`,
    });
    expect(messages[0]!.body).toContain(
      `dari ${before} menjadi ${after} (Rp3.383 lebih sedikit). Alasannya: Provider memberi potongan.`,
    );
  });

  it('that is cancelled notifies the host once, with the reason', async () => {
    const { groupUid, host } = await hostedGroup(3);
    await aPurchase(world.database, host.orderUid);
    await schedule(groupUid);
    const { uid: reimbursementUid, payoutUid } = (await reimbursementsOf(host.orderUid))[0]!;
    const cancelled = { state: 'cancelled', reason: 'Provider mengembalikan uangmu' } as const;
    await world.database.payout.update({ where: { uid: payoutUid }, data: cancelled });
    await announceAndSettle(world, 'reimbursement.cancelled', { orderUid: host.orderUid, reimbursementUid });
    const messages = await world.database.notification.findMany({
      where: { customerUid: host.customerUid, kind: 'tell-reimbursement-cancelled' },
    });
    expect(messages.map(({ body }) => body)).toEqual([expect.stringContaining(cancelled.reason)]);
  });

  it('waits for the verification, not for the others', async () => {
    const { groupUid, host } = await hostedGroup(0);
    await aPurchase(world.database, host.orderUid, { state: 'submitted', providerPriceSen: null });
    await schedule(groupUid);
    expect(await reimbursementsOf(host.orderUid)).toEqual([]);

    const other = await hostedGroup(0);
    await aPurchase(world.database, other.host.orderUid);
    await schedule(other.groupUid);
    expect(await reimbursementsOf(other.host.orderUid)).toHaveLength(1);
  });

  it('waits for the full group where the family says so, and reserved seats are not paid ones', async () => {
    const { groupUid, host } = await hostedGroup(3, undefined, { reimbursesWhenFull: true });
    await aPurchase(world.database, host.orderUid);
    await schedule(groupUid);
    expect(await reimbursementsOf(host.orderUid)).toEqual([]);
    const status = ACCOUNT_STATUS.waitingForConfirmation;
    const isRegular = { groupUid, role: 'regular' };
    await world.database.account.updateMany({ where: isRegular, data: { status, confirmedAt: new Date() } });
    const { orderUid } = await world.database.account.findFirstOrThrow({ where: isRegular });
    const { uid: paymentUid } = await aPayment(world.database, orderUid);
    await world.database.order.updateMany({
      where: { account: isRegular },
      data: { status: ORDER_STATUS.processing },
    });
    await announceAndSettle(world, 'payment.confirmed', { orderUid, paymentUid });
    expect(await reimbursementsOf(host.orderUid)).toHaveLength(1);
  });

  it('owes each cycle of the group once, and none of them to a host who has left', async () => {
    const { groupUid, host } = await hostedGroup(3);
    await aPurchase(world.database, host.orderUid, { debitedAt: new Date('2026-10-05T00:00:00Z') });
    await schedule(groupUid);
    await aPurchase(world.database, host.orderUid, { debitedAt: new Date('2026-11-05T00:00:00Z') });
    await schedule(groupUid);
    await schedule(groupUid);
    expect(await reimbursementsOf(host.orderUid)).toHaveLength(2);
    const [cycle] = await world.database.groupCycle.findMany({ where: { groupUid } });
    const { uid: purchaseUid } = await aPurchase(world.database, host.orderUid, { state: 'rejected' });
    await expect(
      aReimbursement(world.database, { orderUid: host.orderUid, purchaseUid }, {}, { cycleUid: cycle!.uid }),
    ).rejects.toMatchObject({ code: 'P2002' });
  });

  it('schedules exactly one under twenty deliveries at once', async () => {
    const { groupUid, host } = await hostedGroup(3);
    await aPurchase(world.database, host.orderUid);
    await Promise.all(Array.from({ length: 20 }, () => schedule(groupUid)));
    expect(await reimbursementsOf(host.orderUid)).toHaveLength(1);
    expect(
      await world.database.outbox.count({
        where: { name: 'reimbursement.scheduled', payload: { path: ['orderUid'], equals: host.orderUid } },
      }),
    ).toBe(1);
    await settled(world.database);
  });

  it('owes the host who sits there now, not the one who has left', async () => {
    const { family, groupUid, host: former } = await hostedGroup(3);
    await aPurchase(world.database, former.orderUid);
    const { seatNumber } = await world.database.account.update({
      where: { orderUid: former.orderUid },
      data: { status: ACCOUNT_STATUS.cancelled },
    });
    await world.database.accountGroup.update({ where: { uid: groupUid }, data: { freeHostSeats: [seatNumber] } });
    const host = await anOrder(world.database, family, groupUid, {
      kind: 'host',
      accountStatus: ACCOUNT_STATUS.active,
    });
    await aPurchase(world.database, host.orderUid);
    await schedule(groupUid);
    expect(await reimbursementsOf(former.orderUid)).toEqual([]);
    expect(await reimbursementsOf(host.orderUid)).toHaveLength(1);
  });

  it('owes nothing to a group without a host', async () => {
    const family = await aFamily(world.database, { hostSeats: 0, regularSeats: 1 });
    const { uid: groupUid } = await aGroup(world.database, family);
    await anOrder(world.database, family, groupUid);
    await schedule(groupUid);
    expect(await world.database.reimbursement.count({ where: { order: { account: { groupUid } } } })).toBe(0);
  });
});
