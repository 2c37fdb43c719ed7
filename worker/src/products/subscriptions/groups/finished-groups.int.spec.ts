import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase, aReimbursement } from '#testing/money-factories';
import { deliver } from '#testing/events';
import { brokenInvariants } from '#testing/invariants';
import { type World, openWorld } from '#testing/world';
import { LedgerProcessor } from '../../../sales/ledger/ledger.processor.js';
import { WorkerModule } from '../../../worker.module.js';
import { FinishedGroupsSweep } from './finished-groups.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

/** A group that has taken a member's money, and its former host. */
async function aGroupWithMoney(memberStatus: number) {
  const family = await aFamily(world.database);
  const { uid: groupUid } = await aGroup(world.database, family);
  const host = await anOrder(world.database, family, groupUid, {
    kind: 'host',
    hostShareSen: 3_163_300n,
    accountStatus: ACCOUNT_STATUS.cancelled,
  });
  const member = await anOrder(world.database, family, groupUid, { feeSen: 626_700n, accountStatus: memberStatus });
  const { uid: paymentUid } = await aPayment(world.database, member.orderUid, { amountSen: 3_790_000n });
  await deliver<'ledger'>(world, LedgerProcessor, 'post-payment', { paymentUid });
  return { groupUid, host, member };
}
const sweep = () => world.get(FinishedGroupsSweep).sweep();
const remaindersOf = async (groupUid: string) =>
  (await world.database.groupRemainder.findMany({ where: { groupUid } })).map(({ amountSen }) => amountSen);
const heldBy = async (account: string, { uids, groupUid }: { uids: string[]; groupUid: string }) => {
  const { _sum } = await world.database.ledgerPosting.aggregate({
    where: { account, OR: [{ orderUid: { in: uids } }, { subjectUid: groupUid }] },
    _sum: { amountSen: true },
  });
  return _sum.amountSen;
};

it('what a group without seats still holds is the shop’s, once', async () => {
  const { groupUid, host, member } = await aGroupWithMoney(ACCOUNT_STATUS.cancelled);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await remaindersOf(groupUid)).toEqual([3_163_300n]);
  const of = { groupUid, uids: [host.orderUid, member.orderUid] };
  expect([await heldBy('memberFunds', of), await heldBy('groupRemainder', of)]).toEqual([0n, -3_163_300n]);
});

it('what a group has cost more than came is a loss, once the host has its money', async () => {
  const { groupUid, host } = await aGroupWithMoney(ACCOUNT_STATUS.cancelled);
  const purchase = await aPurchase(world.database, host.orderUid);
  const { uid: reimbursementUid, payoutUid } = await aReimbursement(world.database, {
    orderUid: host.orderUid,
    purchaseUid: purchase.uid,
  });
  await deliver<'ledger'>(world, LedgerProcessor, 'post-reimbursement-due', { reimbursementUid });
  await sweep();
  expect(await remaindersOf(groupUid)).toEqual([]);
  await world.database.payout.update({ where: { uid: payoutUid }, data: { state: 'paid', paidAt: new Date() } });
  await deliver<'ledger'>(world, LedgerProcessor, 'post-reimbursement-paid', { reimbursementUid });
  await sweep();
  expect(await remaindersOf(groupUid)).toEqual([3_163_300n - 6_326_700n]);
  expect(
    (await brokenInvariants(world.config.databaseUrl, { patienceMs: 0 })).filter((broken) =>
      broken.includes('ledger entry'),
    ),
  ).toEqual([]);
});

it('a group with a member, or one that has changed today, keeps its money', async () => {
  const running = await aGroupWithMoney(ACCOUNT_STATUS.active);
  const changed = await aGroupWithMoney(ACCOUNT_STATUS.cancelled);
  const { accountUid } = changed.member;
  await world.database.accountHistory.create({
    data: { accountUid, fromStatus: 3, toStatus: 5, why: 'x', by: 'x', at: daysAfter(new Date(), -0.5) },
  });
  await sweep();
  expect([await remaindersOf(running.groupUid), await remaindersOf(changed.groupUid)]).toEqual([[], []]);
});
