import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SekeranjangOrder, sekeranjangOrder } from '#contracts/products/sekeranjang/sekeranjang.http';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/platform/durations';
import { CustomerRecords } from '#runtime/identity/customer-records';
import { lockOrder, moveOrder } from '#runtime/sales/orders.store';
import { formOf } from '#testing/http';
import { anAddress, shippingZones } from '#testing/merchandise';
import { aPicture } from '#testing/picture';
import { aSekeranjang } from '#testing/sekeranjang';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

/** What the end of a product means for the time to pay. docs/rules/sekeranjang.md#end */
let world: ListeningApi;
let admin: Person;
let zoneUid: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
  zoneUid = (await shippingZones(world.database)).courierUid;
});
afterAll(() => world?.close());

const inMs = (ms: number) => new Date(Date.now() + ms);
const asAdmin = (path: string, body: object = {}) =>
  world.http.call('POST', `/admin/${path}`, { token: admin.token, body });

async function place(promoEndAt: Date | null) {
  const { name, email, token, uid: customerUid } = await world.customer();
  const { uid: address } = await anAddress(world.database, customerUid);
  const { uid: productUid, code: sekeranjangCode } = await aSekeranjang(world.database, { promoEndAt });
  const answer = await world.http.call('POST', '/customer/sekeranjang/order', {
    token,
    body: { name, email, phone: '081234567890', address, zoneUid, sekeranjangCode, total: 109_000 },
  });
  return { customerUid, name, token, productUid, answer };
}

async function aBuyer(promoEndAt: Date | null) {
  const { customerUid, name, token, productUid, answer } = await place(promoEndAt);
  const orderUid = answer.data as string;
  const sendProof = async () => {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    return world.http.call('POST', '/customer/payment/confirm', { form });
  };
  /** A proof, and what an admin makes of it. */
  const decided = async (decision: 'confirm' | 'reject', body: object) => {
    expect((await sendProof()).status).toBe(200);
    const { uid } = await world.database.payment.findFirstOrThrow({ where: { orderUid, state: 'submitted' } });
    expect((await asAdmin(`payments/${uid}/${decision}`, body)).status).toBe(200);
  };
  const dueAt = async () => (await world.database.invoice.findFirstOrThrow({ where: { orderUid } })).dueAt!;
  const view = async (): Promise<SekeranjangOrder> =>
    sekeranjangOrder.parse(
      await world.http.ask('GET', `/customer/sekeranjang/order/detail?orderUid=${orderUid}`, { token }),
    );
  const endProduct = (at: Date) =>
    world.database.sekeranjangProduct.update({ where: { uid: productUid }, data: { promoEndAt: at } });
  const close = () => asAdmin(`sekeranjang-products/${productUid}/close`, { reason: 'Penjualnya habis stok' });
  return { customerUid, token, orderUid, productUid, sendProof, decided, dueAt, view, endProduct, close };
}
/** Minutes from now, as the clock of the test has it. */
const minutesLeft = (at: Date) => Math.round((at.getTime() - Date.now()) / MINUTE_MS);
const BLURRED = { reason: 'Fotonya buram' };
const PART = { received: 50_000, reason: 'Baru sebagian' };

describe('an order of a product that ends', () => {
  it('in less than an hour is refused by its field, with the reason, and takes no place', async () => {
    const { answer, productUid } = await place(inMs(40 * MINUTE_MS));
    expect(answer).toMatchObject({
      status: 409,
      meta: { code: 'SEKERANJANG_ENDED' },
      errors: [
        {
          field: 'sekeranjangCode',
          message:
            'Sekeranjang Blender Mini berakhir kurang dari satu jam lagi, jadi waktunya tidak cukup lagi untuk membayar.',
        },
      ],
    });
    expect(await world.database.sekeranjangProduct.findUnique({ where: { uid: productUid } })).toMatchObject({
      held: 0,
      state: 'open',
    });
    const detail = await world.http.ask('GET', `/customer/sekeranjang/product/detail?sekeranjangUid=${productUid}`);
    expect(detail).toMatchObject({ isAvailable: true, takesOrders: false });
  });

  it('in three hours is due then, wherever its buyer looks; in three days as every order is', async () => {
    const promoEndAt = inMs(3 * HOUR_MS);
    const buyer = await aBuyer(promoEndAt);
    expect(await buyer.dueAt()).toEqual(promoEndAt);
    expect((await buyer.view()).dueAt).toBe(promoEndAt.toISOString());
    const checkout = `/customer/payment/checkout?orderUid=${buyer.orderUid}&customerUid=${buyer.customerUid}`;
    expect(await world.http.ask('GET', checkout)).toMatchObject({ dueAt: promoEndAt.toISOString() });
    for (const never of [inMs(3 * DAY_MS), null]) {
      const left = minutesLeft(await (await aBuyer(never)).dueAt());
      expect(left).toBeGreaterThanOrEqual(24 * 60);
      expect(left).toBeLessThanOrEqual(37 * 60);
    }
  });

  it.each([
    ['a rejected proof', 'reject', BLURRED],
    ['a part of the money', 'confirm', PART],
  ] as const)('is due then at the latest after %s, but two hours remain in any case', async (_, decision, body) => {
    const promoEndAt = inMs(5 * HOUR_MS);
    const buyer = await aBuyer(promoEndAt);
    await buyer.decided(decision, body);
    expect(await buyer.dueAt()).toEqual(promoEndAt);
    await buyer.endProduct(inMs(30 * MINUTE_MS));
    await buyer.decided(decision, body);
    expect(minutesLeft(await buyer.dueAt())).toBe(120);
  });

  it('has no longer time by a verified e-mail, and no shorter one after a rejected proof', async () => {
    const promoEndAt = inMs(3 * HOUR_MS);
    const buyer = await aBuyer(promoEndAt);
    const verify = async (dueAt: Date) => {
      const { orderUid } = buyer;
      await world.database.order.update({ where: { uid: orderUid }, data: { verifyBy: dueAt } });
      await world.database.invoice.updateMany({ where: { orderUid }, data: { dueAt } });
      await world.database.transaction((tx) =>
        world.app.get(CustomerRecords, { strict: false }).verified(tx, buyer.customerUid, new Date()),
      );
      return buyer.dueAt();
    };
    expect(await verify(inMs(30 * MINUTE_MS))).toEqual(promoEndAt);
    const promised = inMs(4 * HOUR_MS);
    expect(await verify(promised)).toEqual(promised);
  });
});

describe('after the end of a product', () => {
  it.each([
    ['its time is over and a proof is rejected', 'time', 'reject', BLURRED],
    ['its time is over and a part has come', 'time', 'confirm', PART],
    ['an admin has closed it and a proof is rejected', 'close', 'reject', BLURRED],
    ['an admin has closed it and a part has come', 'close', 'confirm', PART],
  ] as const)('when %s, two hours remain to send another proof', async (_, how, decision, body) => {
    const buyer = await aBuyer(inMs(3 * DAY_MS));
    expect((await buyer.sendProof()).status).toBe(200);
    if (how === 'close') expect((await buyer.close()).status).toBe(200);
    else await buyer.endProduct(inMs(-1_000));
    const { uid } = await world.database.payment.findFirstOrThrow({ where: { orderUid: buyer.orderUid } });
    expect((await asAdmin(`payments/${uid}/${decision}`, body)).status).toBe(200);

    expect(minutesLeft(await buyer.dueAt())).toBe(120);
    expect(await buyer.view()).toMatchObject({ status: 1, canUploadProof: true, product: { isAvailable: false } });
    expect((await buyer.close()).status).toBe(409);
    expect((await buyer.sendProof()).status).toBe(200);
  });

  it('who was asked for another proof before an admin closes it has two hours from then, and is reminded of them', async () => {
    const buyer = await aBuyer(null);
    await buyer.decided('reject', BLURRED);
    expect(minutesLeft(await buyer.dueAt())).toBeGreaterThan(120);
    await buyer.close();
    const dueAt = await buyer.dueAt();
    expect(minutesLeft(dueAt)).toBe(120);
    const reminder = { orderUid: buyer.orderUid, dueAt: dueAt.toISOString() };
    expect(
      await world.database.outbox.count({ where: { name: 'payment.due-soon', payload: { equals: reminder } } }),
    ).toBe(1);
    // Meanwhile its pages say why the time is shorter, and not that it is over.
    const { orderUid, customerUid, token } = buyer;
    const why = 'Blender Mini kami tutup lebih awal. Alasannya: Penjualnya habis stok.';
    for (const page of ['detail', 'payment/checkout'])
      expect(
        await world.http.ask('GET', `/customer/${page}?orderUid=${orderUid}&customerUid=${customerUid}`, { token }),
      ).toMatchObject({ closedEarly: why });
    expect((await buyer.view()).product).toMatchObject({ isAvailable: false, closedEarly: true });
    expect((await buyer.sendProof()).status).toBe(200);
  });

  it('who had less than the two hours left keeps what was promised', async () => {
    const buyer = await aBuyer(null);
    await buyer.decided('reject', BLURRED);
    const promised = inMs(30 * MINUTE_MS);
    await world.database.invoice.updateMany({ where: { orderUid: buyer.orderUid }, data: { dueAt: promised } });
    await buyer.close();
    expect(await buyer.dueAt()).toEqual(promised);
  });

  it('who was closed unpaid with it early reads why, wherever money would be sent', async () => {
    const buyer = await aBuyer(inMs(3 * DAY_MS));
    await buyer.close();
    const cause = { actor: 'system', by: 'system', why: 'Sekeranjang ditutup lebih awal sebelum dibayar' } as const;
    await world.database.transaction(async (tx) => moveOrder(tx, await lockOrder(tx, buyer.orderUid), 'expire', cause));
    const why = 'Blender Mini kami tutup lebih awal. Alasannya: Penjualnya habis stok.';
    const { orderUid, customerUid, token } = buyer;
    const { number } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    const refusals = [
      await buyer.sendProof(),
      await world.http.call('POST', '/customer/credit/use', { token, body: { orderUid } }),
      await world.http.call('POST', '/customer/invoice', { token, body: { orderNumber: number } }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 409, meta: { code: 'ORDER_EXPIRED' } });
      expect(refusal.meta.message).toMatch(new RegExp(`^${why} .*Kalau kamu sudah transfer, hubungi kami`));
    }
    for (const page of ['checkout', 'confirm'])
      expect(
        await world.http.ask('GET', `/customer/payment/${page}?orderUid=${orderUid}&customerUid=${customerUid}`),
      ).toMatchObject({ closedEarly: why });
  });

  it('no first proof is taken, and none once the time for another one is over', async () => {
    const [unpaid, late] = [await aBuyer(inMs(3 * DAY_MS)), await aBuyer(inMs(3 * DAY_MS))];
    await late.decided('reject', BLURRED);
    await world.database.invoice.updateMany({ where: { orderUid: late.orderUid }, data: { dueAt: inMs(-1_000) } });
    for (const buyer of [unpaid, late]) {
      await buyer.close();
      // The clock of the database may be a moment behind that of the API.
      await buyer.endProduct(inMs(-5_000));
      expect((await buyer.view()).canUploadProof).toBe(false);
      expect(await buyer.sendProof()).toMatchObject({ status: 409, meta: { code: 'SEKERANJANG_ENDED' } });
    }
  });
});
