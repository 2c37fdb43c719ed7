import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deliver } from '#testing/events';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { GatewaySimulator } from '#testing/gateway-simulator';
import { toSen } from '#domain/platform/sen';
import { Gateway } from '#runtime/sales/gateway/gateway';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { LedgerProcessor } from '../ledger/ledger.processor.js';
import { GatewayRefundsSweep } from './gateway-refunds.sweep.js';
import { GatewayChargesSweep } from './gateway-charges.sweep.js';

let world: World;
let gateway: GatewaySimulator;
let family: Family;
let groupUid: string;
beforeAll(async () => {
  gateway = await GatewaySimulator.open();
  world = await openWorld((config) => WorkerModule.with(config), {
    GATEWAY_URL: gateway.url,
    GATEWAY_SERVER_KEY: gateway.serverKey,
  });
  family = await aFamily(world.database, { regularSeats: 20 });
  groupUid = (await aGroup(world.database, family)).uid;
});
afterAll(async () => {
  await world?.close();
  await gateway?.close();
});

/** A charge whose time to be asked about has come; at the gateway unless it never got there. */
async function aCharge({ isKnown = true, expiresInMs = 3_600_000 } = {}) {
  const { orderUid } = await anOrder(world.database, family, groupUid, { status: 1, feeSen: 1_350_000n });
  const invoice = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
  const [uid, at] = [randomUUID(), Date.now()];
  await world.database.gatewayCharge.create({
    data: {
      uid,
      orderUid,
      invoiceUid: invoice.uid,
      channel: 'qris',
      amountSen: invoice.amountSen,
      expiresAt: new Date(at + expiresInMs),
      checkAt: new Date(at - 1_000),
    },
  });
  if (isKnown)
    await world
      .get(Gateway)
      .required()
      .charge({ chargeUid: uid, channel: 'qris', amount: toSen(Number(invoice.amountSen / 100n)), minutes: 60 });
  return { uid, orderUid };
}
const sweep = () => world.get(GatewayChargesSweep).sweep();
const charge = (uid: string) => world.database.gatewayCharge.findUniqueOrThrow({ where: { uid } });

it('a charge of whose payment no notification came is found by asking, once, whichever worker asks', async () => {
  const { uid, orderUid } = await aCharge();
  gateway.become(uid, 'settlement');
  await Promise.all([sweep(), sweep(), sweep()]);
  const payments = await world.database.payment.findMany({ where: { orderUid } });
  expect(payments).toMatchObject([{ method: 'gateway', state: 'confirmed' }]);
  expect(await charge(uid)).toMatchObject({ state: 'paid', paymentUid: payments[0]!.uid, checkAt: null });
});

it('one that the gateway never got fails after its time, and an unanswered one is asked about again', async () => {
  const [lost, slow] = [await aCharge({ isKnown: false, expiresInMs: -1_000 }), await aCharge()];
  gateway.next = ['broken', 'broken'];
  await sweep();
  expect((await charge(slow.uid)).checkAt!.getTime()).toBeGreaterThan(Date.now());
  await world.database.gatewayCharge.updateMany({ data: { checkAt: new Date(0) }, where: { state: 'pending' } });
  await sweep();
  expect([(await charge(lost.uid)).state, (await charge(slow.uid)).state]).toEqual(['failed', 'pending']);
});

it('its money is at the gateway, which keeps its fee', async () => {
  const { uid } = await aCharge();
  gateway.become(uid, 'settlement');
  await sweep();
  const paymentUid = (await charge(uid)).paymentUid!;
  for (let n = 0; n < 2; n += 1) await deliver<'ledger'>(world, LedgerProcessor, 'post-payment', { paymentUid });
  const entries = await world.database.ledgerEntry.findMany({
    where: { cause: paymentUid },
    orderBy: { kind: 'asc' },
    include: { postings: true },
  });
  const booked = entries.map(({ kind, postings }) => [
    kind,
    Object.fromEntries(postings.map(({ account, amountSen }) => [account, amountSen])),
  ]);
  expect(booked).toEqual([
    ['gateway-fee', { gatewayFee: 42_700n, gatewayBalance: -42_700n }],
    ['payment', { gatewayBalance: 6_100_000n, memberFunds: -4_750_000n, feeIncome: -1_350_000n }],
  ]);
});

it('a refund whose answer was lost is found by asking again, once; one that is just asked for, and one that goes by the bank, is left alone', async () => {
  const send = () => world.get(GatewayRefundsSweep).sweep();
  const aRefundAt = async (minutesAgo: number | null) => {
    const { uid: chargeUid, orderUid } = await aCharge();
    gateway.become(chargeUid, 'settlement');
    const { uid: paymentUid, amountSen } = await aPayment(world.database, orderUid, {
      method: 'gateway',
      fileUid: null,
    });
    await world.database.gatewayCharge.update({
      where: { uid: chargeUid },
      data: { state: 'paid', paymentUid, checkAt: null },
    });
    const gatewayAskedAt = minutesAgo === null ? null : new Date(Date.now() - minutesAgo * 60_000);
    const asked = gatewayAskedAt && { gatewayAskedAt, gatewayAskedBy: 'Sari', gatewayAskedByUid: randomUUID() };
    const { uid } = await world.database.refund.create({
      data: {
        orderUid,
        paymentUid,
        state: 'approved',
        amountSen,
        feeSen: 0n,
        reason: 'Batal',
        by: 'Sari',
        parts: { create: [{ paymentUid, amountSen }] },
        ...asked,
      },
    });
    return { uid, state: async () => (await world.database.refund.findUniqueOrThrow({ where: { uid } })).state };
  };
  const [lost, fresh, byBank] = [await aRefundAt(3), await aRefundAt(0), await aRefundAt(null)];
  gateway.next = ['broken'];
  expect([await send(), await lost.state()]).toEqual([0, 'approved']);
  await Promise.all([send(), send()]);
  expect(await Promise.all([lost, fresh, byBank].map(({ state }) => state()))).toEqual([
    'paid',
    'approved',
    'approved',
  ]);
  expect([...gateway.refunds.keys()]).toEqual([lost.uid]);
  expect(await world.database.payout.count({ where: { refUid: lost.uid, state: 'paid' } })).toBe(1);
});
