import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NAME_ACCOUNT } from '#domain/sales/refunds/refund-words';
import { CREDIT_PAYS } from '#domain/sales/refunds/credit';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { payRefund } from '#runtime/sales/refund-transfers.store';
import { toSen } from '#domain/platform/sen';
import { announce } from '#runtime/platform/outbox/announce';
import { aCustomer } from '#testing/factories';
import { announceEvent, messageKindsOf } from '#testing/events';
import { brokenInvariants } from '#testing/invariants';
import { aPayment, setDueDate } from '#testing/money-factories';
import { aSekeranjang, aSekeranjangOrder } from '#testing/sekeranjang';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { ErasuresSweep } from '../../identity/erasures.sweep.js';
import { WorkerModule } from '../../worker.module.js';
import { DueSekeranjangSweep } from './due-sekeranjang.sweep.js';

let world: World;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());

const anOrder = async (productUid: string, status: number = ORDER_STATUS.awaitingPayment) => {
  const { uid: customerUid } = await aCustomer(world.database);
  const { uid: orderUid } = await aSekeranjangOrder(world.database, { customerUid, productUid, status });
  return { customerUid, orderUid };
};
/** Orders of as many customers, paid and known to the line. */
async function paid(productUid: string, count: number) {
  const orders = await Promise.all(Array.from({ length: count }, () => anOrder(productUid, ORDER_STATUS.processing)));
  for (const { orderUid } of orders) {
    const { uid: paymentUid } = await aPayment(world.database, orderUid, { amountSen: 10_900_000n });
    await announceEvent(world, 'payment.confirmed', { orderUid, paymentUid });
  }
  await settled(world.database);
  return orders;
}
const end = (uid: string) =>
  world.database.sekeranjangProduct.update({ where: { uid }, data: { promoEndAt: new Date(Date.now() - 1_000) } });
/** Two workers at a time, and once more. */
async function sweep() {
  const due = world.get(DueSekeranjangSweep);
  for (let times = 0; times < 2; times += 1) {
    await Promise.all([due.end(), due.end()]);
    await Promise.all([due.settle(), due.settle()]);
  }
  await settled(world.database);
}
const productOf = (uid: string) => world.database.sekeranjangProduct.findUniqueOrThrow({ where: { uid } });
const shareOf = async (orderUid: string) =>
  (await world.database.sekeranjangShare.findUniqueOrThrow({ where: { orderUid } })).state;
const parcelOf = async (orderUid: string) =>
  (await world.database.shipment.findUniqueOrThrow({ where: { orderUid } })).state;
const kindsOf = (customerUid: string) => messageKindsOf(world.database, customerUid);
const postingsOf = async (orderUid: string) =>
  (await world.database.ledgerPosting.findMany({ where: { orderUid }, orderBy: { id: 'asc' } })).map(
    ({ account, amountSen, productLine }) => `${productLine} ${account} ${amountSen}`,
  );

describe('a product that reaches its target', () => {
  it('costs everyone the price of so many buyers, the rest is their credit, and is packed when it was bought', async () => {
    const { uid } = await aSekeranjang(world.database);
    const orders = await paid(uid, 5);
    expect(await productOf(uid)).toMatchObject({ state: 'open', held: 0, joined: 5 });
    const [{ orderUid, customerUid }] = orders as [(typeof orders)[0]];
    expect([await shareOf(orderUid), await parcelOf(orderUid)]).toEqual(['joined', 'awaiting-goods']);

    await end(uid);
    await sweep();
    expect(await productOf(uid)).toMatchObject({ state: 'reached', finalBuyers: 5, finalPriceSen: 9_000_000n });
    for (const order of orders) {
      expect(await shareOf(order.orderUid)).toBe('won');
      expect(await world.database.refund.findMany({ where: { orderUid: order.orderUid } })).toMatchObject([
        { state: 'credited', amountSen: 1_000_000n, reason: 'Harga turun karena pembelinya lebih banyak' },
      ]);
    }
    expect(await parcelOf(orderUid)).toBe('awaiting-goods');

    await world.database.sekeranjangProduct.update({ where: { uid }, data: { state: 'bought', boughtAt: new Date() } });
    await sweep();
    expect([await shareOf(orderUid), await parcelOf(orderUid)]).toEqual(['supplied', 'to-pack']);
    expect(await kindsOf(customerUid)).toEqual([
      'tell-payment-confirmed',
      'tell-refund-credited',
      'tell-sekeranjang-reached',
      'tell-sekeranjang-supplied',
    ]);
    const supplied = { customerUid, kind: 'tell-sekeranjang-supplied' };
    const { body } = await world.database.notification.findFirstOrThrow({ where: supplied });
    expect(body).toContain('Nomor resinya kami kirim begitu paketnya berangkat.');
    const credited = { customerUid, kind: 'tell-refund-credited' };
    expect((await world.database.notification.findFirstOrThrow({ where: credited })).body).toContain(CREDIT_PAYS);
    expect(await postingsOf(orderUid)).toEqual([
      'sekeranjang bank 10900000',
      'sekeranjang goodsIncome -10900000',
      'sekeranjang goodsIncome 1000000',
      'sekeranjang customerCredit -1000000',
    ]);

    await world.database.transaction(async (tx) => {
      const refund = await tx.refund.findFirstOrThrow({ where: { orderUid } });
      await payRefund(tx, refund, {
        by: { uid: randomUUID(), name: 'Sari Admin' },
        at: new Date(),
        reference: 'TRX-1',
        bankName: 'BCA',
        accountNumber: '1234567890',
        accountName: 'Budi',
        reason: 'Disebut lewat WhatsApp',
        approvalFrom: toSen(500_000),
        otherPayerFrom: toSen(5_000_000),
      });
      await announce(tx, 'refund.issued', { orderUid, refundUid: refund.uid });
    });
    await settled(world.database);
    expect((await postingsOf(orderUid)).slice(4)).toEqual([
      'sekeranjang customerCredit 1000000',
      'sekeranjang bank -1000000',
    ]);
    // The customer reads to which account it went.
    const where = { customerUid, kind: 'tell-refund-issued' };
    expect((await world.database.notification.findFirstOrThrow({ where })).body).toContain(
      'sudah kami transfer kembali ke rekening BCA yang berakhiran 7890',
    );
  });

  it('with no cheaper tier reached gives nothing back', async () => {
    const { uid } = await aSekeranjang(world.database);
    const [first] = await paid(uid, 3);
    await end(uid);
    await sweep();
    expect(await productOf(uid)).toMatchObject({ state: 'reached', finalPriceSen: 10_000_000n });
    expect(await world.database.refund.count({ where: { orderUid: first!.orderUid } })).toBe(0);
  });

  it('ends at once when all its places are paid', async () => {
    const { uid } = await aSekeranjang(world.database, {
      maxBuyers: 3,
      ladder: [{ buyers: 3, priceSen: 10_000_000n }],
    });
    await paid(uid, 3);
    await sweep();
    expect(await productOf(uid)).toMatchObject({ state: 'reached', finalBuyers: 3 });
  });
});

describe('a product that misses its target', () => {
  it('gives everyone back what was paid, as refunds that finance transfers, and says so', async () => {
    const { uid } = await aSekeranjang(world.database);
    const orders = await paid(uid, 2);
    await end(uid);
    await sweep();
    expect(await productOf(uid)).toMatchObject({ state: 'missed', finalBuyers: 2, joined: 0 });
    for (const { orderUid, customerUid } of orders) {
      expect([await shareOf(orderUid), await parcelOf(orderUid)]).toEqual(['refunded', 'cancelled']);
      expect(await world.database.order.findUnique({ where: { uid: orderUid } })).toMatchObject({ status: 6 });
      expect(await world.database.refund.findMany({ where: { orderUid } })).toMatchObject([
        { state: 'requested', amountSen: 10_900_000n },
      ]);
      expect(await kindsOf(customerUid)).toEqual(['tell-payment-confirmed', 'tell-sekeranjang-missed']);
      expect((await postingsOf(orderUid)).slice(2)).toEqual([
        'sekeranjang goodsIncome 10900000',
        'sekeranjang refundPayable -10900000',
      ]);
    }
  });
});

describe('what the buyers of a missed product read', () => {
  const missedText = async (given: { reason?: string; promoEndAt?: null }) => {
    const { uid } = await aSekeranjang(world.database, given);
    const [buyer] = await paid(uid, 1);
    await end(uid);
    await sweep();
    const where = { customerUid: buyer!.customerUid, kind: 'tell-sekeranjang-missed' };
    const read = await world.database.notification.findFirstOrThrow({ where, select: { title: true, body: true } });
    const ofOrder = { orderUid: buyer!.orderUid };
    const refund = await world.database.refund.findFirstOrThrow({ where: ofOrder });
    const last = await world.database.orderHistory.findFirstOrThrow({ where: ofOrder, orderBy: { at: 'desc' } });
    return { ...read, reason: refund.reason, why: last.why };
  };

  it('is how many had joined when its time ran out', async () => {
    expect(await missedText({})).toMatchObject({
      title: 'Target Blender Mini tidak tercapai',
      body: expect.stringContaining('baru punya 1 dari 3 pembeli saat waktunya habis'),
      reason: 'Target pembeli tidak tercapai',
      why: 'Target pembeli tidak tercapai',
    });
  });

  it('is the reason for which an admin has closed it', async () => {
    const { title, body, ...recorded } = await missedText({ promoEndAt: null, reason: 'Penjualnya habis stok' });
    const closed = 'Kami tutup lebih awal: Penjualnya habis stok';
    expect(recorded).toEqual({ reason: closed, why: closed });
    expect(title).toBe('Blender Mini kami tutup lebih awal');
    expect(body).toContain('kami tutup sebelum targetnya tercapai. Alasannya: Penjualnya habis stok.');
    expect(body).toContain(
      `kembali penuh. Rp109.000 akan dikembalikan. ${NAME_ACCOUNT} Begitu ditransfer, kami kabari.`,
    );
    expect(body).not.toContain('waktunya habis');
  });
});

describe('the end of a product', () => {
  it('expires its unpaid orders, and waits for a proof that is being checked', async () => {
    const { uid } = await aSekeranjang(world.database);
    const [unpaid, sent] = [await anOrder(uid), await anOrder(uid, ORDER_STATUS.awaitingConfirmation)];
    await aPayment(world.database, sent.orderUid, { state: 'submitted', amountSen: 10_900_000n });
    await end(uid);
    await sweep();
    expect(await shareOf(unpaid.orderUid)).toBe('released');
    expect(await kindsOf(unpaid.customerUid)).toEqual(['tell-order-closed']);
    expect(await productOf(uid)).toMatchObject({ state: 'open', held: 1 });

    // Refused: another proof is waited for until its deadline.
    await world.database.payment.updateMany({ where: { orderUid: sent.orderUid }, data: { state: 'rejected' } });
    await world.database.order.update({ where: { uid: sent.orderUid }, data: { status: 1 } });
    await world.database.orderHistory.create({
      data: { orderUid: sent.orderUid, fromStatus: 2, toStatus: 1, why: 'Buram', by: 'Sari Admin' },
    });
    await sweep();
    expect(await shareOf(sent.orderUid)).toBe('held');
    await setDueDate(world.database, sent.orderUid, new Date(Date.now() - 1_000));
    await sweep();
    expect(await shareOf(sent.orderUid)).toBe('released');
    expect(await productOf(uid)).toMatchObject({ state: 'missed', held: 0, finalBuyers: 0 });
  });

  it('does not come before its time, and never where there is none', async () => {
    const [later, never] = [
      await aSekeranjang(world.database),
      await aSekeranjang(world.database, { promoEndAt: null }),
    ];
    await paid(never.uid, 3);
    await sweep();
    expect([(await productOf(later.uid)).state, (await productOf(never.uid)).state]).toEqual(['open', 'open']);
  });
});

describe('an erasure', () => {
  const wish = async (customerUid: string) => {
    const { uid } = await world.database.erasure.create({ data: { customerUid, requestedAt: new Date() } });
    await world.get(ErasuresSweep).sweep();
    return (await world.database.erasure.findUniqueOrThrow({ where: { uid } })).state;
  };

  it('releases an unpaid place, deletes a proposal that waits and keeps one that was accepted', async () => {
    const { uid } = await aSekeranjang(world.database);
    const { customerUid, orderUid } = await anOrder(uid);
    const waits = await aSekeranjang(world.database, { state: 'proposed', proposerUid: customerUid });
    const open = await aSekeranjang(world.database, { proposerUid: customerUid });
    expect(await wish(customerUid)).toBe('erased');
    expect(await shareOf(orderUid)).toBe('released');
    expect(await world.database.sekeranjangProduct.count({ where: { uid: waits.uid } })).toBe(0);
    expect(await productOf(open.uid)).toMatchObject({ proposerUid: null, name: 'Blender Mini' });
  });

  it('waits while a place is paid, a refund is due, or there is credit', async () => {
    const { uid } = await aSekeranjang(world.database);
    const [buyer] = await paid(uid, 5);
    expect(await wish(buyer!.customerUid)).toBe('requested');
    await end(uid);
    await sweep();
    await world.get(ErasuresSweep).sweep();
    expect(await world.database.erasure.findFirstOrThrow({ where: { customerUid: buyer!.customerUid } })).toMatchObject(
      { state: 'requested' },
    );
    expect(await world.database.refund.findFirst({ where: { orderUid: buyer!.orderUid } })).toMatchObject({
      state: 'credited',
    });
  });
});

it('a proposal that is decided sends its customer a message, with the reason', async () => {
  const { uid: proposerUid } = await aCustomer(world.database);
  const { uid } = await aSekeranjang(world.database, {
    state: 'rejected',
    proposerUid,
    reason: 'Tidak ada penjualnya',
  });
  await announceEvent(world, 'sekeranjang.rejected', { productUid: uid });
  await announceEvent(world, 'sekeranjang.accepted', {
    productUid: (await aSekeranjang(world.database, { proposerUid })).uid,
  });
  await settled(world.database);
  const messages = await world.database.notification.findMany({ where: { customerUid: proposerUid } });
  expect(messages.map(({ title }) => title).toSorted()).toEqual([
    'Usulanmu Blender Mini belum bisa kami terima',
    'Usulanmu Blender Mini tayang di Sekeranjang',
  ]);
  expect(messages.some(({ body }) => body.includes('Tidak ada penjualnya.'))).toBe(true);
});

it('no invariant is broken', async () => {
  await settled(world.database);
  expect(await brokenInvariants(world.config.databaseUrl)).toEqual([]);
});
