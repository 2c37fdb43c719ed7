import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toSen } from '#domain/platform/sen';
import { approveRefund, payRefund, requestRefund } from '#runtime/sales/refunds.store';
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
        by: 'Sari Admin',
        at: new Date(),
      }),
    );
  const given = async () => {
    const { _sum } = await world.database.refund.aggregate({ where: { paymentUid }, _sum: { amountSen: true } });
    return _sum.amountSen;
  };
  return { give, given, paymentUid };
}

const transfer = (uid: string, reference: string) =>
  world.database.transaction((tx) => payRefund(tx, { uid }, { by: 'Sari Admin', at: new Date(), reference }));

describe('refunds of a payment of Rp61.000', () => {
  it('are many, until nothing is left', async () => {
    const { give, given } = await aPaidOrder();
    await give(20_000);
    await give(41_000);
    await expect(give(0.01)).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await given()).toBe(6_100_000n);
  });

  it('have a payout once they are transferred, with the reference of the bank', async () => {
    const { give } = await aPaidOrder();
    const { uid } = await give(20_000);
    expect(await world.database.payout.count({ where: { refUid: uid } })).toBe(0);
    await transfer(uid, 'TRX-1');
    expect(await world.database.payout.findMany({ where: { kind: 'refund', refUid: uid } })).toMatchObject([
      { state: 'paid', amountSen: 2_000_000n, paidBy: 'Sari Admin', paidAt: expect.any(Date), reference: 'TRX-1' },
    ]);
    await expect(transfer(uid, 'TRX-2')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('of two transfers with the same reference at once one is refused, with the amount of the other', async () => {
    const { give } = await aPaidOrder();
    const refunds = [await give(20_000), await give(20_000)];
    const outcomes = await Promise.allSettled(refunds.map(({ uid }) => transfer(uid, 'TRX-SAMA')));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'REFERENCE_USED', message: expect.stringContaining('Rp20.000') },
    });
  });

  it('from Rp500.000 on are transferred only after another admin has approved them', async () => {
    const { give } = await aPaidOrder('confirmed', 60_000_000n);
    const { uid } = await give(500_000);
    const approve = (by: string) => world.database.transaction((tx) => approveRefund(tx, { uid }, by));
    await expect(transfer(uid, 'TRX-3')).rejects.toMatchObject({ code: 'REFUND_NOT_APPROVED' });
    await expect(approve('Sari Admin')).rejects.toMatchObject({ code: 'OWN_REFUND' });
    await approve('Rudi Admin');
    await transfer(uid, 'TRX-3');
    expect(await world.database.refund.findUnique({ where: { uid } })).toMatchObject({
      state: 'paid',
      by: 'Sari Admin',
      approvedBy: 'Rudi Admin',
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
