import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toSen } from '#domain/platform/sen';
import { approvePayout, lockPayout } from '#runtime/sales/payouts.store';
import { payRefund, scheduleRefund } from '#runtime/sales/refund-transfers.store';
import { approveRefund, keepAsCredit, requestRefund } from '#runtime/sales/refunds.store';
import { RuntimeModule } from '#runtime/runtime.module';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { type World, openWorld } from '#testing/world';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => RuntimeModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

async function aPaidOrder(state = 'confirmed', amountSen?: bigint) {
  const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { state, ...(amountSen && { amountSen }) });
  const give = (rupiah: number) =>
    world.database.transaction((tx) =>
      requestRefund(tx, {
        paymentUid,
        amount: toSen(rupiah),
        fee: toSen(0),
        reason: 'Kelebihan bayar',
        by: SARI.name,
        byUid: SARI.uid,
        at: new Date(),
      }),
    );
  const given = async () => {
    const { _sum } = await world.database.refund.aggregate({ where: { paymentUid }, _sum: { amountSen: true } });
    return _sum.amountSen;
  };
  return { give, given, paymentUid };
}

/** Two admins of one name. */
const SARI = { uid: randomUUID(), name: 'Sari Admin' };
const OTHER_SARI = { uid: randomUUID(), name: 'Sari Admin' };

const LIMITS = { approvalFrom: toSen(500_000), otherPayerFrom: toSen(5_000_000) };
const BUDI = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi Santoso' };
const ELSEWHERE = { bankName: 'BRI', accountNumber: '5555555555', accountName: 'Orang Lain' };
/** Why to an account that the customer has not named. */
const reason = 'Disebut lewat WhatsApp';
const transfer = (
  uid: string,
  reference: string,
  { by = SARI, ...form }: Partial<typeof BUDI> & { by?: typeof SARI; sameTransfer?: boolean; reason?: string } = {},
) =>
  world.database.transaction((tx) =>
    payRefund(tx, { uid }, { by, at: new Date(), reference, reason, ...LIMITS, ...form }),
  );
const approve = (uid: string, by: typeof SARI) =>
  world.database.transaction((tx) =>
    approveRefund(tx, { uid }, { by, at: new Date(), approvalFrom: LIMITS.approvalFrom }),
  );
const schedule = (uid: string, by: typeof SARI, account: typeof BUDI & { reason?: string }) =>
  world.database.transaction((tx) =>
    scheduleRefund(tx, { uid }, { by, at: new Date(), approvalFrom: LIMITS.approvalFrom, reason, ...account }),
  );
/** Who has decided nothing alone so far. */
const anAdmin = () => ({ uid: randomUUID(), name: 'Wulan Admin' });
const payoutOf = (refUid: string) => world.database.payout.findFirstOrThrow({ where: { kind: 'refund', refUid } });

describe('refunds of a payment of Rp61.000', () => {
  it('are many, until nothing is left', async () => {
    const { give, given } = await aPaidOrder();
    await give(20_000);
    await give(41_000);
    await expect(give(0.01)).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await given()).toBe(6_100_000n);
  });

  it('have a payout once they are transferred, with the reference of the bank and the account that it went to', async () => {
    const { give } = await aPaidOrder();
    const { uid } = await give(20_000);
    expect(await world.database.payout.count({ where: { refUid: uid } })).toBe(0);
    await expect(transfer(uid, 'TRX-1')).rejects.toMatchObject({ code: 'ACCOUNT_NEEDED', field: 'accountNumber' });
    await transfer(uid, 'TRX-1', BUDI);
    expect(await world.database.payout.findMany({ where: { kind: 'refund', refUid: uid } })).toMatchObject([
      {
        state: 'paid',
        amountSen: 2_000_000n,
        paidBy: 'Sari Admin',
        paidAt: expect.any(Date),
        reference: 'TRX-1',
        ...BUDI,
      },
    ]);
    await expect(transfer(uid, 'TRX-2')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('of two transfers with the same reference at once one is refused, with the amount of the other', async () => {
    const { give } = await aPaidOrder();
    const refunds = [await give(20_000), await give(20_000)];
    const outcomes = await Promise.allSettled(refunds.map(({ uid }) => transfer(uid, 'TRX-SAMA', BUDI)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'REFERENCE_OF_SAME_ACCOUNT', message: expect.stringContaining('Rp20.000') },
    });
  });

  it('are paid by one transfer where the admin says so, to the same account alone', async () => {
    const { give } = await aPaidOrder();
    const refunds = [await give(20_000), await give(21_000), await give(1_000)];
    const [first, second, elsewhere] = refunds.map(({ uid }) => uid) as [string, string, string];
    const same = { sameTransfer: true };
    await transfer(first, 'TRX-SATU', BUDI);
    await expect(transfer(second, 'TRX-SATU', BUDI)).rejects.toMatchObject({ code: 'REFERENCE_OF_SAME_ACCOUNT' });
    await expect(transfer(elsewhere, 'TRX-SATU', { ...ELSEWHERE, ...same })).rejects.toMatchObject({
      code: 'REFERENCE_USED',
    });
    await transfer(second, 'TRX-SATU', { ...BUDI, accountNumber: '123-456 7890', ...same });
    const payouts = await world.database.payout.findMany({
      where: { reference: 'TRX-SATU' },
      orderBy: { paidAt: 'asc' },
    });
    expect(payouts.map(({ refUid, transferUid }) => [refUid, transferUid])).toEqual([
      [first, null],
      [second, payouts[0]!.uid],
    ]);
  });

  describe('are not paid by one transfer twice, however its reference is written', () => {
    it.each([
      ['in small letters with spaces around', 'TRX-AGUS-1', ' trx-agus-1 '],
      ['with spaces inside', 'TRX 2026 11', 'TRX202611'],
      ['with a non-breaking hyphen', 'DM-1', 'DM\u20111'],
      ['with a dash', 'DM-2', 'dm\u20142'],
      ['with a minus', 'DM-3', 'DM\u22123'],
      ['in full-width letters', 'DM-4', '\uff24\uff2d\uff0d\uff14'],
      ['with a non-breaking space', 'DM 5', 'DM\u00a05'],
      ['with a zero-width space', 'DM-6', 'D\u200bM-6'],
      ['with a soft hyphen and a joiner', 'DM-7', 'D\u00adM\u2060-7\ufeff'],
      ['the other way round', 'dm\u20138', 'DM-8'],
    ])('%s', async (_, first, again) => {
      const { give } = await aPaidOrder();
      const [one, two, elsewhere] = [await give(20_000), await give(21_000), await give(1_000)];
      await transfer(one.uid, first, BUDI);
      await expect(transfer(two.uid, again, BUDI)).rejects.toMatchObject({ code: 'REFERENCE_OF_SAME_ACCOUNT' });
      await expect(transfer(elsewhere.uid, again, ELSEWHERE)).rejects.toMatchObject({
        code: 'REFERENCE_USED',
        field: 'reference',
      });
      await transfer(two.uid, again, { ...BUDI, sameTransfer: true });
      // Kept as it was typed.
      expect(await payoutOf(two.uid)).toMatchObject({ reference: again, transferUid: (await payoutOf(one.uid)).uid });
    });

    it('of two at once one is refused', async () => {
      const { give } = await aPaidOrder();
      const refunds = [await give(20_000), await give(20_000)];
      const by = anAdmin();
      const outcomes = await Promise.allSettled(
        refunds.map(({ uid }, nth) => transfer(uid, ['TRX-BEDA', 'trx\u2011beda'][nth]!, { ...BUDI, by })),
      );
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    it('and another number is another transfer', async () => {
      const { give } = await aPaidOrder();
      const refunds = [await give(20_000), await give(20_000)];
      for (const [nth, reference] of ['LAIN-12-3', 'LAIN-1-23'].entries()) {
        await transfer(refunds[nth]!.uid, reference, { ...BUDI, by: anAdmin() });
        expect(await payoutOf(refunds[nth]!.uid)).toMatchObject({ reference, transferUid: null });
      }
    });
  });

  it('from the threshold on are transferred only after another admin has approved them, also one of the same name', async () => {
    const { give } = await aPaidOrder('confirmed', 60_000_000n);
    const { uid } = await give(500_000);
    await expect(transfer(uid, 'TRX-3')).rejects.toMatchObject({ code: 'REFUND_NOT_APPROVED' });
    await expect(approve(uid, SARI)).rejects.toMatchObject({ code: 'OWN_REFUND' });
    await approve(uid, OTHER_SARI);
    // The account is approved as well, because the customer has named none.
    await expect(transfer(uid, 'TRX-3', BUDI)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_APPROVED' });
    const { payoutUid } = await schedule(uid, SARI, BUDI);
    await world.database.transaction(async (tx) =>
      approvePayout(tx, await lockPayout(tx, payoutUid), OTHER_SARI, new Date()),
    );
    await transfer(uid, 'TRX-3');
    expect(await world.database.refund.findUnique({ where: { uid } })).toMatchObject({
      state: 'paid',
      byUid: SARI.uid,
      approvedByUid: OTHER_SARI.uid,
    });
  });

  it('two at once that are too much together are one', async () => {
    const { give, given } = await aPaidOrder();
    const outcomes = await Promise.allSettled([give(40_000), give(40_000)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'REFUND_TOO_LARGE' },
    });
    expect(await given()).toBe(4_000_000n);
  });

  it('count again when one is cancelled', async () => {
    const { give, given, paymentUid } = await aPaidOrder();
    await give(61_000);
    await world.database.refund.updateMany({ where: { paymentUid }, data: { state: 'cancelled', paidAt: null } });
    await give(61_000);
    expect(await given()).toBe(12_200_000n);
  });

  it.each(['submitted', 'rejected', 'voided'])('are none while it is %s', async (state) => {
    const { give } = await aPaidOrder(state);
    await expect(give(1)).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' });
  });
});

describe('four eyes on a refund', () => {
  /** Approved by the other admin, to the account that the customer has named. */
  async function approved(rupiah: number) {
    const { give } = await aPaidOrder('confirmed', 1_000_000_000n);
    const { uid } = await give(rupiah);
    await world.database.refund.update({ where: { uid }, data: BUDI });
    await approve(uid, OTHER_SARI);
    return uid;
  }
  /** Of money that was too much, as the admin who has confirmed it keeps it. */
  async function aCredit(rupiah: number) {
    const { paymentUid } = await aPaidOrder('confirmed', 1_000_000_000n);
    const kept = { paymentUid, amount: toSen(rupiah), reason: 'Kelebihan bayar', by: SARI.name, byUid: SARI.uid };
    await world.database.transaction((tx) => keepAsCredit(tx, { ...kept, at: new Date() }));
    return (await world.database.refund.findFirstOrThrow({ where: { paymentUid } })).uid;
  }

  const alone = (byUid: string, rupiah: number) =>
    world.database.decidedAlone.create({
      data: { kind: 'account', subjectUid: randomUUID(), byUid, amountSen: toSen(rupiah), at: new Date() },
    });

  it('a large one that was approved goes to the account that was approved', async () => {
    const uid = await approved(700_000);
    await expect(transfer(uid, 'TRX-10', ELSEWHERE)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_APPROVED' });
    await transfer(uid, 'TRX-10');
    expect(await payoutOf(uid)).toMatchObject({ ...BUDI, state: 'paid', approvedByUid: OTHER_SARI.uid });
    // A second admin, on an old page, who names another account: what it is now comes first.
    await expect(transfer(uid, 'TRX-13', ELSEWHERE)).rejects.toMatchObject({ code: 'ILLEGAL_REFUND_ACTION' });
  });

  it('to another account it waits for an admin who has not named that account', async () => {
    const uid = await approved(700_000);
    await schedule(uid, SARI, ELSEWHERE);
    expect(await payoutOf(uid)).toMatchObject({ ...ELSEWHERE, state: 'scheduled', accountChangedByUid: SARI.uid });
    await expect(transfer(uid, 'TRX-11')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('also a small one waits where the customer has named another account, and each door asks why', async () => {
    const { give } = await aPaidOrder();
    const by = { uid: randomUUID(), name: 'Tini Admin' };
    const [{ uid }, { uid: unnamed }] = [await give(20_000), await give(20_000)];
    await world.database.refund.update({ where: { uid }, data: BUDI });
    const refused = { code: 'REASON_NEEDED', field: 'reason' };
    const message = expect.stringContaining('BCA …7890');
    await expect(schedule(uid, by, { ...ELSEWHERE, reason: '' })).rejects.toMatchObject({ ...refused, message });
    await expect(transfer(uid, 'TRX-40', { ...ELSEWHERE, by })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_APPROVED' });
    await schedule(uid, by, ELSEWHERE);
    expect(await payoutOf(uid)).toMatchObject({ ...ELSEWHERE, state: 'scheduled', accountChangedByUid: by.uid });
    // Where the customer has named none, a small one goes on, with a reason.
    await expect(schedule(unnamed, by, { ...ELSEWHERE, reason: '' })).rejects.toMatchObject(refused);
    await expect(transfer(unnamed, 'TRX-41', { ...ELSEWHERE, by, reason: '' })).rejects.toMatchObject(refused);
    await transfer(unnamed, 'TRX-41', { ...ELSEWHERE, by });
    expect(await payoutOf(unnamed)).toMatchObject({ ...ELSEWHERE, state: 'paid' });
  });

  it('to the account of the customer it is in the next batch at once', async () => {
    const uid = await approved(700_000);
    await schedule(uid, SARI, BUDI);
    expect(await payoutOf(uid)).toMatchObject({ ...BUDI, state: 'approved', approvedByUid: OTHER_SARI.uid });
    await expect(transfer(uid, 'TRX-12', ELSEWHERE)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_APPROVED' });
  });

  it('small ones to accounts that one admin has named count together, those to the account of the customer do not', async () => {
    const { give } = await aPaidOrder('confirmed', 1_000_000_000n);
    const [one, two, known] = [await give(300_000), await give(300_000), await give(300_000)];
    const by = { uid: randomUUID(), name: 'Tini Admin' };
    await transfer(one.uid, 'TRX-20', { ...ELSEWHERE, by });
    await expect(transfer(two.uid, 'TRX-21', { ...ELSEWHERE, by })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_APPROVED',
    });
    await world.database.refund.update({ where: { uid: known.uid }, data: BUDI });
    await transfer(known.uid, 'TRX-22', { ...BUDI, by });
    await schedule(two.uid, by, ELSEWHERE);
    expect(await payoutOf(two.uid)).toMatchObject({ state: 'scheduled', accountChangedByUid: by.uid });
  });

  it.each([
    ['a small one by its rule', 100_000, 0, false, ['done', 'done', 'done']],
    ['a large one', 500_000, 0, false, ['OWN_REFUND', 'REFUND_NOT_APPROVED', 'REFUND_NOT_APPROVED']],
    ['one above its rule', 1_000, 0, true, ['OWN_REFUND', 'REFUND_NOT_APPROVED', 'REFUND_NOT_APPROVED']],
    [
      'one that is large with what went to accounts of the same admin',
      100_000,
      450_000,
      false,
      ['done', 'waits', 'ACCOUNT_NOT_APPROVED'],
    ],
  ])(
    'who has asked for %s approves, schedules and pays it by one rule',
    async (_, rupiah, before, aboveRule, expected) => {
      const outcomes: string[] = [];
      const by = anAdmin();
      const acts = [
        (uid: string) => approve(uid, by),
        (uid: string) => schedule(uid, by, ELSEWHERE),
        (uid: string) => transfer(uid, `TRX-${randomUUID()}`, { ...ELSEWHERE, by }),
      ];
      for (const act of acts) {
        const { give } = await aPaidOrder('confirmed', 1_000_000_000n);
        const { uid } = await give(rupiah);
        await world.database.refund.update({ where: { uid }, data: { aboveRule, byUid: by.uid } });
        await world.database.decidedAlone.deleteMany({ where: { byUid: by.uid } });
        if (before) await alone(by.uid, before);
        const done = await act(uid).then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
        const payout = await world.database.payout.findFirst({ where: { kind: 'refund', refUid: uid } });
        outcomes.push(payout?.state === 'scheduled' ? 'waits' : done);
      }
      expect(outcomes).toEqual(expected);
    },
  );

  it('a small one that its asker has approved is sent to no other account than one that was approved, from the threshold on', async () => {
    const by = anAdmin();
    const { give } = await aPaidOrder('confirmed', 1_000_000_000n);
    const { uid } = await give(100_000);
    await alone(by.uid, 450_000);
    await approve(uid, by);
    await expect(transfer(uid, 'TRX-30', { ...ELSEWHERE, by })).rejects.toMatchObject({ code: 'ACCOUNT_NOT_APPROVED' });
    await expect(transfer(uid, 'TRX-31', { by })).rejects.toMatchObject({ code: 'ACCOUNT_NEEDED' });
  });

  it('from the threshold of payouts on, who has approved it does not record the transfer', async () => {
    const uid = await approved(6_000_000);
    await expect(transfer(uid, 'TRX-13', { by: OTHER_SARI })).rejects.toMatchObject({ code: 'OWN_PAYOUT' });
    await transfer(uid, 'TRX-13');
  });

  it('credit is sent to an account only, and a large one not by one admin alone', async () => {
    const small = await aCredit(40_000);
    await expect(transfer(small, 'TRX-14')).rejects.toMatchObject({ code: 'CREDIT_NOT_ASKED_BACK' });
    await transfer(small, 'TRX-14', { ...BUDI, by: anAdmin() });
    const large = await aCredit(700_000);
    await expect(transfer(large, 'TRX-15', BUDI)).rejects.toMatchObject({ code: 'REFUND_NOT_APPROVED' });
    await schedule(large, SARI, BUDI);
    expect(await payoutOf(large)).toMatchObject({ state: 'scheduled', accountChangedByUid: SARI.uid });
  });
});
