import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { lockOrder, moveOrder } from '#runtime/sales/orders.store';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { anAnimal } from '#testing/qurban';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

/** Of who had sent a proof before an admin closed the season early. docs/rules/payments.md#bank-transfer */
let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

const asAdmin = (path: string, body: object) => world.http.call('POST', `/admin/${path}`, { token: admin.token, body });

it.each([
  ['rejected', 'reject', { reason: 'Fotonya buram' }],
  ['short', 'confirm', { received: 1_000_000 }],
] as const)('whose proof is %s afterwards reads why, wherever money would be sent', async (_, decision, body) => {
  const { name, email, token, uid: customerUid } = await world.customer();
  const { uid: animalUid, seasonUid } = await anAnimal(world.database);
  const order = { animalUid, names: ['Ahmad bin Ali'], name, email, phoneNumber: '081234567890', total: 3_100_000 };
  const { orderUid } = await world.http.ask<{ orderUid: string }>('POST', '/customer/qurban/order', {
    token,
    body: order,
  });
  const form = async () => formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
  expect((await world.http.call('POST', '/customer/payment/confirm', { form: await form() })).status).toBe(200);
  expect((await asAdmin(`qurban-seasons/${seasonUid}/close`, { reason: 'Pemasoknya mundur' })).status).toBe(200);
  const { uid } = await world.database.payment.findFirstOrThrow({ where: { orderUid } });
  expect((await asAdmin(`payments/${uid}/${decision}`, body)).status).toBe(200);
  const cause = { actor: 'system', by: 'system', why: 'Pendaftaran qurban ditutup lebih awal sebelum lunas' } as const;
  await world.database.transaction(async (tx) => moveOrder(tx, await lockOrder(tx, orderUid), 'expire', cause));

  const { name: season } = await world.database.qurbanSeason.findUniqueOrThrow({ where: { uid: seasonUid } });
  const why = `Pendaftaran ${season} kami tutup lebih awal. Alasannya: Pemasoknya mundur.`;
  const { number } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  const refusals = [
    await world.http.call('POST', '/customer/payment/confirm', { form: await form() }),
    await world.http.call('POST', '/customer/credit/use', { token, body: { orderUid } }),
    await world.http.call('POST', '/customer/invoice', { token, body: { orderNumber: number } }),
  ];
  for (const { status, meta } of refusals)
    expect([status, meta.code, meta.message!.startsWith(why)]).toEqual([409, 'ORDER_EXPIRED', true]);
  for (const page of ['payment/checkout', 'payment/confirm', 'details'])
    expect(
      await world.http.ask('GET', `/customer/${page}?orderUid=${orderUid}&customerUid=${customerUid}`, { token }),
    ).toMatchObject({ status: ORDER_STATUS.expired, closedEarly: why });
});
