import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adminGroup, groupChangePreview } from '#contracts/products/subscriptions/groups.admin.http';
import { orderDetail } from '#contracts/sales/orders.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { lockRow } from '#runtime/platform/db/lock-row';
import { brokenInvariants } from '#testing/invariants';
import { aPayment, aPurchase, aReimbursement, setDueDate } from '#testing/money-factories';
import { until } from '#testing/settle';
import { aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

const REASON = 'Host tidak membalas';
let api: ApiWorld;
let family: Family;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  family = await aFamily(api.database);
  await aPrice(api.database, family.plans.ready.variantUid);
});

const NOW = new Date();
const member = (groupUid: string, customerUid?: string) =>
  aRenewingSeat(api.database, family, daysAfter(NOW, -10), { groupUid, customerUid, hasAccess: false });
/** Active, with a cycle that is half over. */
async function host(groupUid: string, payout: 'scheduled' | 'paid' = 'paid') {
  const seat = await anOrder(api.database, family, groupUid, {
    kind: 'host',
    status: ORDER_STATUS.completed,
    accountStatus: ACCOUNT_STATUS.active,
    confirmedAt: NOW,
    totalSen: 0n,
    feeSen: 0n,
  });
  const { uid: purchaseUid } = await aPurchase(api.database, seat.orderUid, { debitedAt: daysAfter(NOW, -14) });
  const paid = payout === 'paid' ? { state: 'paid', paidAt: NOW, approvedBy: 'Sari', paidBy: 'Sari' } : {};
  await aReimbursement(api.database, { orderUid: seat.orderUid, purchaseUid }, paid);
  return seat;
}
const group = async () => (await aGroup(api.database, family)).uid;

interface Chosen {
  accountUid?: string;
  toGroupUid?: string;
  successorUid?: string;
}
const previewOf = async (uid: string, action: string, chosen: Chosen = {}) => {
  const answer = await api.admin.get(
    `admin/account-groups/${uid}/${action}?${new URLSearchParams(chosen as Record<string, string>).toString()}`,
  );
  if (answer.status !== 200) throw new Error(answer.meta.code);
  return groupChangePreview.parse(answer.data);
};
const act = (uid: string, action: string, chosen: Chosen, digest: string) =>
  api.admin.post(`admin/account-groups/${uid}/${action}`, { ...chosen, digest, reason: REASON });
const doIt = async (uid: string, action: string, chosen: Chosen = {}) => {
  const preview = await previewOf(uid, action, chosen);
  const answer = await act(uid, action, chosen, preview.digest);
  expect(answer.status).toBe(200);
  return preview;
};
const account = (uid: string) => api.database.account.findUniqueOrThrow({ where: { uid } });
const events = async (name: string, accountUid: string) =>
  api.database.outbox.count({ where: { name, payload: { path: ['accountUid'], equals: accountUid } } });
const waiting = async () => {
  const [row] = await api.database.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row!.n;
};
/** Of groups and seats; the rows of the factories have no history. */
const brokenSeats = async () =>
  (await brokenInvariants(api.databaseUrl, { patienceMs: 0 })).filter((line) =>
    /^(every seat|the host seats|TV|filled|a customer|a seat|a renewal)/.test(line),
  );

describe('a host is replaced', () => {
  it('and is asked for the unused days, as the preview said; the seat is free and the members stay', async () => {
    const uid = await group();
    const [old, ani] = [await host(uid), await member(uid)];
    const preview = await doIt(uid, 'replace-host');
    expect(preview.seats).toMatchObject([
      { accountUid: old.accountUid, role: 'host', what: 'end', keptBack: 0 },
      { accountUid: ani.accountUid, what: 'stay', gets: 0, owes: 0 },
    ]);
    const owed = await api.database.hostReceivable.findFirstOrThrow({ where: { orderUid: old.orderUid } });
    expect(owed.amountSen).toBeGreaterThan(0n);
    expect(Number(owed.amountSen) / 100).toBe(preview.seats[0]!.owes);
    expect(await account(old.accountUid)).toMatchObject({ status: ACCOUNT_STATUS.cancelled });
    expect(await account(ani.accountUid)).toMatchObject({ status: ACCOUNT_STATUS.active, groupUid: uid });
    expect(await api.database.accountGroup.findUniqueOrThrow({ where: { uid } })).toMatchObject({ freeHostSeats: [1] });
    expect(await events('member.ended', old.accountUid)).toBe(1);
    expect(await brokenSeats()).toEqual([]);
  });

  it.each(['replace-host', 'merge', 'close'])(
    'not by %s while the proof of a later cycle waits, and when it is decided the seat can end',
    async (action) => {
      const [uid, toGroupUid] = [await group(), await group()];
      const [old] = [await host(uid), await member(uid), await host(toGroupUid)];
      const { uid: purchaseUid } = await aPurchase(api.database, old.orderUid, { state: 'submitted' });
      const chosen = action === 'merge' ? { toGroupUid } : {};
      await expect(previewOf(uid, action, chosen)).rejects.toThrow('PROOF_WAITS');
      expect(await account(old.accountUid)).toMatchObject({ status: ACCOUNT_STATUS.active });
      const rejected = await api.admin.post(`admin/host-purchases/${purchaseUid}/reject`, { reason: REASON });
      expect(rejected.status).toBe(200);
      await doIt(uid, action, chosen);
      expect(await account(old.accountUid)).toMatchObject({ status: ACCOUNT_STATUS.cancelled });
    },
  );

  it('keeps back what was not paid out yet', async () => {
    const uid = await group();
    const old = await host(uid, 'scheduled');
    const { seats } = await doIt(uid, 'replace-host');
    const { amountSen } = await api.database.reimbursement.findFirstOrThrow({ where: { orderUid: old.orderUid } });
    expect(seats[0]).toMatchObject({ owes: 0, keptBack: Number(6_251_700n - amountSen) / 100 });
    expect(amountSen).toBeLessThan(6_251_700n);
  });

  it('not as the preview said once its reimbursement is being transferred', async () => {
    const uid = await group();
    const old = await host(uid, 'scheduled');
    const { digest } = await previewOf(uid, 'replace-host');
    const { payoutUid } = await api.database.reimbursement.findFirstOrThrow({ where: { orderUid: old.orderUid } });
    let answer: ReturnType<typeof act> | undefined;
    await api.database.transaction(async (tx) => {
      await lockRow(tx, 'payout', payoutUid);
      answer = act(uid, 'replace-host', {}, digest);
      await until('the change waits for the transfer', async () => (await waiting()) > 0);
      const paid = { state: 'paid', paidAt: NOW, approvedBy: 'Sari', paidBy: 'Sari' };
      await tx.payout.update({ where: { uid: payoutUid }, data: paid, select: { uid: true } });
    });
    expect(await answer).toMatchObject({ status: 409, meta: { code: 'PREVIEW_CHANGED' } });
    expect(await account(old.accountUid)).toMatchObject({ status: ACCOUNT_STATUS.active });
    expect(await api.database.hostReceivable.count({ where: { orderUid: old.orderUid } })).toBe(0);
  });

  it('asks for what the bank may have in a file, as the preview said', async () => {
    const uid = await group();
    const old = await host(uid, 'scheduled');
    const { payoutUid } = await api.database.reimbursement.findFirstOrThrow({ where: { orderUid: old.orderUid } });
    const [byUid, fileAt] = [randomUUID(), NOW];
    const by = { createdBy: 'Sari', createdByUid: byUid, createdAt: NOW, fileAt, fileBy: 'Sari', fileByUid: byUid };
    const { uid: batchUid } = await api.database.payoutBatch.create({ data: { state: 'open', ...by } });
    const inFile = { state: 'approved', approvedBy: 'Sari', batchUid };
    await api.database.payout.update({ where: { uid: payoutUid }, data: inFile, select: { uid: true } });
    const { seats } = await doIt(uid, 'replace-host');
    const owed = await api.database.hostReceivable.findFirstOrThrow({ where: { orderUid: old.orderUid } });
    expect(seats[0]).toMatchObject({ owes: Number(owed.amountSen) / 100, keptBack: 0 });
  });
});

describe('a host is replaced by a named customer', () => {
  const invited = (customerUid: string) =>
    api.database.outbox.findMany({
      where: { name: 'host.invited', payload: { path: ['customerUid'], equals: customerUid } },
    });

  it('who is asked once to take the seat with the plan of the former host, as the preview said', async () => {
    const uid = await group();
    const old = await host(uid);
    const { uid: successorUid, name } = await aCustomer(api.database);
    const other = await previewOf(uid, 'replace-host');
    expect(other.successorName).toBeNull();
    const preview = await previewOf(uid, 'replace-host', { successorUid });
    expect(preview.successorName).toBe(name);
    expect((await act(uid, 'replace-host', { successorUid }, other.digest)).meta.code).toBe('PREVIEW_CHANGED');
    for (const _ of [1, 2]) expect((await act(uid, 'replace-host', { successorUid }, preview.digest)).status).toBe(200);
    const { variantUid } = await account(old.accountUid);
    expect((await invited(successorUid)).map(({ payload }) => payload)).toEqual([
      { customerUid: successorUid, variantUid, groupUid: uid },
    ]);
    expect(await api.database.accountGroup.findUniqueOrThrow({ where: { uid } })).toMatchObject({ freeHostSeats: [1] });
  });

  it('not by a blocked or unknown one, nor by who sits in the group', async () => {
    const uid = await group();
    await host(uid);
    const sitting = await member(uid);
    const { customerUid } = await account(sitting.accountUid);
    const blocked = await aCustomer(api.database);
    await api.database.customer.update({ where: { uid: blocked.uid }, data: { blockedAt: NOW, blockedReason: 'Uji' } });
    for (const [successorUid, code] of [
      [blocked.uid, 'SUCCESSOR_BLOCKED'],
      [customerUid, 'SUCCESSOR_SITS_THERE'],
      [randomUUID(), 'NOT_FOUND'],
    ])
      await expect(previewOf(uid, 'replace-host', { successorUid })).rejects.toThrow(code);
  });
});

describe('a member is moved', () => {
  it('with what was paid: the periods stay, the access to the former group is to be removed', async () => {
    const [from, to] = [await group(), await group()];
    const [ani] = [await member(from), await host(from), await host(to)];
    const { accountUid } = ani;
    await api.database.seatAccess.create({ data: { accountUid, grantedAt: daysAfter(NOW, -10) } });
    const chosen = { accountUid, toGroupUid: to };
    const before = await api.database.seatRenewal.findUniqueOrThrow({ where: { accountUid: ani.accountUid } });
    const preview = await doIt(from, 'move-member', chosen);
    expect(preview.seats).toMatchObject([
      { what: 'move', seatNumber: 2, paidUntil: new Date(ani.endsAt.getTime() - 1).toISOString() },
      { role: 'host', what: 'stay' },
      { role: 'host', what: 'stay' },
    ]);
    expect(await account(ani.accountUid)).toMatchObject({ groupUid: to, seatNumber: 2, status: ACCOUNT_STATUS.active });
    expect(await api.database.seatRenewal.findUniqueOrThrow({ where: { accountUid: ani.accountUid } })).toEqual(before);
    const removals = () => api.database.accessRemoval.findMany({ where: { accountUid: ani.accountUid } });
    expect(await removals()).toMatchObject([{ groupUid: from, doneAt: null }]);
    // And back: the access to the first group stays, that to the second one is to be removed.
    await doIt(to, 'move-member', { accountUid: ani.accountUid, toGroupUid: from });
    expect(await removals()).toMatchObject([{ groupUid: to }]);
    expect(await brokenSeats()).toEqual([]);
  });

  it('not while active into a group whose host has not bought: its paid time would run out there', async () => {
    const [from, to] = [await group(), await group()];
    const [ani] = [await member(from), await host(from)];
    await anOrder(api.database, family, to, { kind: 'host', accountStatus: ACCOUNT_STATUS.waitingForFollowUp });
    for (const [action, chosen] of [
      ['move-member', { accountUid: ani.accountUid, toGroupUid: to }],
      ['merge', { toGroupUid: to }],
    ] as const)
      await expect(previewOf(from, action, chosen)).rejects.toThrow('TARGET_NOT_BOUGHT');
    expect(await account(ani.accountUid)).toMatchObject({ groupUid: from, status: ACCOUNT_STATUS.active });
  });

  it('of a family without hosts into a group for which the shop has bought, and into no other one', async () => {
    family = await aFamily(api.database, { hostSeats: 0, regularSeats: 3 });
    await aPrice(api.database, family.plans.ready.variantUid);
    const [from, bought, ended, to] = [await group(), await group(), await group(), await group()];
    const purchase = { number: 1, askedAt: NOW, dueAt: NOW, account: 'toko-1', costSen: 9_000_000n };
    for (const [groupUid, days] of [
      [from, 20],
      [bought, 20],
      [ended, -1],
    ] as const)
      await api.database.shopPurchase.create({
        data: {
          groupUid,
          ...purchase,
          renewsOn: daysAfter(NOW, days),
          boughtAt: daysAfter(NOW, -10),
          boughtBy: 'Sari',
        },
      });
    const { accountUid } = await member(from);
    for (const toGroupUid of [ended, to])
      await expect(previewOf(from, 'move-member', { accountUid, toGroupUid })).rejects.toThrow('TARGET_NOT_BOUGHT');
    await doIt(from, 'move-member', { accountUid, toGroupUid: bought });
    expect(await account(accountUid)).toMatchObject({ groupUid: bought, status: ACCOUNT_STATUS.active });
  });

  it('although the household rule would refuse a new order', async () => {
    const [from, to] = [await group(), await group()];
    const ani = await member(from);
    await api.database.providerAccount.create({
      data: { household: 'spotify', emailHash: '0'.repeat(64), orderUid: ani.orderUid },
    });
    await doIt(from, 'move-member', { accountUid: ani.accountUid, toGroupUid: to });
    expect(await account(ani.accountUid)).toMatchObject({ groupUid: to });
  });

  it('once, whatever is pressed twice and at once', async () => {
    const [from, to] = [await group(), await group()];
    const ani = await member(from);
    const chosen = { accountUid: ani.accountUid, toGroupUid: to };
    const { digest } = await previewOf(from, 'move-member', chosen);
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(from, 'move-member', chosen, digest)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await events('member.moved', ani.accountUid)).toBe(1);
    expect(await api.database.auditLog.count({ where: { subjectUid: from, action: 'move-member' } })).toBe(1);
  });

  it('in crossing directions without a deadlock', async () => {
    const [one, two] = [await group(), await group()];
    const [ani, budi] = [await member(one), await member(two)];
    const [there, back] = [
      { accountUid: ani.accountUid, toGroupUid: two },
      { accountUid: budi.accountUid, toGroupUid: one },
    ];
    const digests = [await previewOf(one, 'move-member', there), await previewOf(two, 'move-member', back)];
    const answers = await Promise.all([
      act(one, 'move-member', there, digests[0]!.digest),
      act(two, 'move-member', back, digests[1]!.digest),
    ]);
    // The second one found another seat than its preview had shown, or the same.
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.every(({ status, meta }) => status === 200 || meta.code === 'PREVIEW_CHANGED')).toBe(true);
    expect(await brokenSeats()).toEqual([]);
  });

  it('who was asked to pay a pre-order, without a deadline while the other group is not full', async () => {
    const [from, to] = [await group(), await group()];
    const asked = await anOrder(api.database, family, from, {
      kind: 'pre-order',
      status: ORDER_STATUS.awaitingPayment,
      accountStatus: ACCOUNT_STATUS.waitingForFollowUp,
    });
    const { orderUid } = asked;
    await setDueDate(api.database, orderUid, daysAfter(new Date(), 1));
    await doIt(from, 'move-member', { accountUid: asked.accountUid, toGroupUid: to });
    const invoice = await api.database.invoice.findFirstOrThrow({ where: { orderUid } });
    expect(invoice).toMatchObject({ status: 'open', dueAt: null });
    const stopped = { name: 'order.clock-stopped', payload: { path: ['orderUid'], equals: orderUid } };
    expect(await api.database.outbox.count({ where: stopped })).toBe(1);
  });

  it('not when the preview has changed since', async () => {
    const [from, to] = [await group(), await group()];
    const ani = await member(from);
    const chosen = { accountUid: ani.accountUid, toGroupUid: to };
    const { digest } = await previewOf(from, 'move-member', chosen);
    await member(to);
    expect(await act(from, 'move-member', chosen, digest)).toMatchObject({
      status: 409,
      meta: { code: 'PREVIEW_CHANGED' },
    });
    expect(await account(ani.accountUid)).toMatchObject({ groupUid: from });
  });
});

describe('two groups are merged', () => {
  it('into the one with a host; the other closes, and is offered to no buyer', async () => {
    const [from, to] = [await group(), await group()];
    const [old, ani, budi] = [await host(from), await member(from), await member(from)];
    await host(to);
    const unpaid = await member(to);
    expect((await doIt(from, 'merge', { toGroupUid: to })).seats.map(({ what }) => what)).toEqual([
      'move',
      'move',
      'end',
      'stay',
    ]);
    for (const { accountUid } of [ani, budi, unpaid])
      expect(await account(accountUid)).toMatchObject({ groupUid: to, status: ACCOUNT_STATUS.active });
    expect(await account(old.accountUid)).toMatchObject({ status: ACCOUNT_STATUS.cancelled });
    const closed = adminGroup.parse((await api.admin.get(`admin/account-groups/${from}`)).data);
    expect(closed).toMatchObject({ closedAt: expect.any(String), missing: 0, occupied: 0, allowedActions: [] });
    expect(await api.database.accountGroup.findUniqueOrThrow({ where: { uid: to } })).toMatchObject({ fillEpoch: 1 });
    const list = await api.anyone.get(`customer/account?providerUid=${family.providerUid}`);
    expect((list.data as { uid: string }[]).map(({ uid }) => uid)).toEqual([to]);
    expect(await brokenSeats()).toEqual([]);
  });

  it('not where one customer is in both', async () => {
    const [from, to] = [await group(), await group()];
    const ani = await member(from);
    await member(to, ani.customerUid);
    await expect(previewOf(from, 'merge', { toGroupUid: to })).rejects.toThrow('ALREADY_THERE');
  });
});

describe('a group is closed', () => {
  it('with what the shop was to buy for it, and the cost of it that waits for another admin', async () => {
    const uid = await group();
    const aShopPurchase = async (number: number) => {
      const data = { groupUid: uid, number, askedAt: NOW, dueAt: NOW };
      const purchase = await api.database.shopPurchase.create({ data });
      const cost = await api.database.cost.create({
        data: {
          kind: 'group',
          productLine: 'subscriptions',
          subjectUid: purchase.uid,
          label: 'Netflix',
          amountSen: 100_000_000n,
          expectedSen: 0n,
          payee: 'Netflix',
          reference: `TRF-${purchase.uid}`,
          state: 'proposed',
          by: 'Tono',
          byUid: randomUUID(),
          at: NOW,
        },
      });
      return cost.uid;
    };
    const costs = [await aShopPurchase(1), await aShopPurchase(2)];
    await doIt(uid, 'close');
    expect(await api.database.shopPurchase.count({ where: { groupUid: uid } })).toBe(0);
    for (const costUid of costs) {
      const cost = await api.database.cost.findUniqueOrThrow({ where: { uid: costUid } });
      expect(cost).toMatchObject({ state: 'withdrawn', decidedBy: 'Sari Admin' });
      const audited = await api.database.auditLog.findFirst({ where: { subjectUid: costUid } });
      expect(audited).toMatchObject({ action: 'withdraw', subject: 'costs', actor: 'Sari Admin' });
    }
  });

  it('with the unused days given back, the fee in the same proportion, and unpaid orders cancelled', async () => {
    const uid = await group();
    const [ani] = [await member(uid), await host(uid)];
    const { accountUid } = ani;
    await api.database.seatAccess.create({ data: { accountUid, grantedAt: daysAfter(NOW, -10) } });
    const unpaid = await anOrder(api.database, family, uid);
    const pending = await anOrder(api.database, family, uid, {
      status: ORDER_STATUS.processing,
      accountStatus: ACCOUNT_STATUS.pending,
      confirmedAt: NOW,
    });
    await aPayment(api.database, pending.orderUid);
    const { seats } = await doIt(uid, 'close');
    expect(seats.map(({ what, gets }) => [what, gets > 0])).toEqual([
      ['end', false],
      ['end', true],
      ['cancel', false],
      ['refund', true],
    ]);
    const refundOf = (orderUid: string) => api.database.refund.findFirstOrThrow({ where: { orderUid } });
    const part = await refundOf(ani.orderUid);
    expect(Number(part.amountSen) / 100).toBe(seats[1]!.gets);
    expect(part.amountSen).toBeLessThan(6_100_000n);
    expect(part.feeSen).toBe(((1_450_000n * part.amountSen) / 6_100_000n / 100n) * 100n);
    expect(await refundOf(pending.orderUid)).toMatchObject({ amountSen: 6_100_000n });
    expect(await api.database.order.findUniqueOrThrow({ where: { uid: unpaid.orderUid } })).toMatchObject({
      status: ORDER_STATUS.cancelled,
    });
    const { data } = await api.customer(ani.customerUid).get(`customer/${ani.orderUid}/detail`);
    expect(orderDetail.parse(data).ended).toMatchObject({
      by: 'group',
      why: REASON,
      money: expect.stringMatching(/^Rp[\d.]+ akan dikembalikan\.$/),
    });
    expect(await brokenSeats()).toEqual([]);
  });

  it('with what the shop was to buy for it; what was bought stays', async () => {
    const uid = await group();
    const [askedAt, renewsOn] = [NOW, daysAfter(NOW, 2)];
    const bought = { account: 'toko-1', costSen: 9_000_000n, renewsOn, boughtAt: NOW, boughtBy: 'Sari' };
    for (const purchase of [{ number: 1, ...bought }, { number: 2 }])
      await api.database.shopPurchase.create({ data: { groupUid: uid, askedAt, dueAt: NOW, ...purchase } });
    await doIt(uid, 'close');
    expect(await api.database.shopPurchase.findMany({ where: { groupUid: uid } })).toMatchObject([{ number: 1 }]);
  });

  it('with the order of a seat that was active and never could be used, refunded as a whole', async () => {
    const uid = await group();
    const { accountUid, orderUid } = await aRenewingSeat(api.database, family, NOW, {
      groupUid: uid,
      hasAccess: false,
    });
    const { seats } = await doIt(uid, 'close');
    expect(seats).toMatchObject([{ what: 'refund', gets: 61_000 }]);
    const order = await api.database.order.findUniqueOrThrow({ where: { uid: orderUid }, include: { account: true } });
    expect([order.status, order.account!.status]).toEqual([ORDER_STATUS.refunded, ACCOUNT_STATUS.refunded]);
    expect(await api.database.refund.findMany({ where: { orderUid } })).toMatchObject([{ amountSen: 6_100_000n }]);
    const told = await api.database.outbox.findMany({ where: { name: 'member.ended' } });
    expect(told.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ accountUid, why: 'closed' }));
  });

  it('with the unused treatments given back, and the voucher void', async () => {
    const uid = await group();
    const seat = await anOrder(api.database, family, uid, {
      status: ORDER_STATUS.completed,
      accountStatus: ACCOUNT_STATUS.active,
      confirmedAt: NOW,
    });
    await aPayment(api.database, seat.orderUid);
    const { orderUid, customerUid } = seat;
    const issuedAt = daysAfter(NOW, -10);
    const used = { state: 'in-use', treatments: 8, used: 2, issuedAt, firstUsedAt: issuedAt };
    const { uid: voucherUid } = await api.database.voucher.create({
      data: { ...used, code: `ZAP-${randomUUID()}`, orderUid, customerUid, useBy: daysAfter(NOW, 20) },
    });
    const { seats } = await doIt(uid, 'close');
    expect(seats).toMatchObject([{ what: 'end', gets: 45_750 }]);
    expect(await api.database.refund.findMany({ where: { orderUid } })).toMatchObject([{ amountSen: 4_575_000n }]);
    const voucher = await api.database.voucher.findUniqueOrThrow({ where: { uid: voucherUid } });
    expect(voucher).toMatchObject({ state: 'voided', used: 2 });
    const next = await api.admin.post(`admin/vouchers/${voucherUid}/use`, { number: 3 });
    expect(next).toMatchObject({ status: 409, meta: { code: 'ILLEGAL_VOUCHER_ACTION' } });
  });

  it('by finance, while support moves members', async () => {
    const uid = await group();
    const { digest } = await previewOf(uid, 'close');
    const support = await api.adminAs('support');
    const body = { digest, reason: REASON };
    expect(await support.post(`admin/account-groups/${uid}/close`, body)).toMatchObject({ status: 403 });
    const finance = await api.adminAs('finance');
    expect(await finance.post(`admin/account-groups/${uid}/close`, body)).toMatchObject({ status: 200 });
  });
});

it.each([
  ['no digest', { reason: REASON }, 422],
  ['no reason', { digest: '0'.repeat(64) }, 422],
  ['an unknown field', { digest: '0'.repeat(64), reason: REASON, force: true }, 422],
  ['a target that is no uid', { digest: '0'.repeat(64), reason: REASON, toGroupUid: 'x' }, 422],
  ['an unknown target', { digest: '0'.repeat(64), reason: REASON, toGroupUid: randomUUID() }, 404],
])('%s is refused', async (_, body, status) => {
  const uid = await group();
  expect(await api.admin.post(`admin/account-groups/${uid}/merge`, body)).toMatchObject({ status });
  expect(await api.admin.post(`admin/account-groups/${randomUUID()}/close`, body)).toMatchObject({
    status: status === 422 ? 422 : 404,
  });
});
