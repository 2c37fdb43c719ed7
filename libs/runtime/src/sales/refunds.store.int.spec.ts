import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toSen } from '#domain/platform/sen';
import { issueRefund } from '#runtime/sales/refunds.store';
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

async function aPaidOrder(state = 'confirmed') {
  const { orderUid } = await anOrder(world.database, family, (await aGroup(world.database, family)).uid);
  const { uid: paymentUid } = await aPayment(world.database, orderUid, { state });
  const give = (rupiah: number) =>
    world.database.transaction((tx) =>
      issueRefund(tx, {
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

describe('refunds of a payment of Rp61.000', () => {
  it('are many, until nothing is left', async () => {
    const { give, given } = await aPaidOrder();
    await give(20_000);
    await give(41_000);
    await expect(give(0.01)).rejects.toMatchObject({ code: 'REFUND_TOO_LARGE' });
    expect(await given()).toBe(6_100_000n);
  });

  it('have a payout each that left at once', async () => {
    const { give } = await aPaidOrder();
    const { uid: refUid } = await give(20_000);
    expect(await world.database.payout.findMany({ where: { kind: 'refund', refUid } })).toMatchObject([
      {
        state: 'paid',
        amountSen: 2_000_000n,
        approvedBy: 'Sari Admin',
        paidBy: 'Sari Admin',
        paidAt: expect.any(Date),
      },
    ]);
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
