import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminOrder } from '#contracts/sales/orders.admin.http';
import { orderDetail } from '#contracts/sales/orders.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { PRODUCT_LINES } from '#runtime/products/registry';
import { type Family, aCustomer, aFamily, anOrderWithoutSeat } from '#testing/factories';
import { aPayment } from '#testing/money-factories';
import { RecordingLine } from '#testing/recording-line';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

const line = new RecordingLine();
let api: ApiWorld;
let family: Family;
beforeAll(async () => {
  api = await openApi([...PRODUCT_LINES, line]);
  family = await aFamily(api.database);
});
afterAll(() => api.close());

/** An order without an account, in which only the other line has a part. */
async function anOrder(status: number) {
  const { uid: customerUid } = await aCustomer(api.database);
  const order = await anOrderWithoutSeat(api.database, family, { customerUid, status });
  line.hold(order);
  return order;
}
const statusOf = async (uid: string) => (await api.database.order.findUniqueOrThrow({ where: { uid } })).status;
const reason = { reason: 'Stok habis' };

describe('an order of another product line, without an account', () => {
  it('is in the lists and has its page, for the customer and in the console', async () => {
    const { uid, customerUid } = await anOrder(ORDER_STATUS.awaitingPayment);
    const mine = api.customer(customerUid);
    expect((await mine.get('customer')).data).toMatchObject([{ orderUid: uid, accountStatus: null }]);
    const detail = orderDetail.parse((await mine.get(`customer/${uid}/detail`)).data);
    expect(detail).toMatchObject({ actions: ['submit-proof', 'cancel'], timeline: [{ title: 'Pesanan dibuat' }] });
    expect(detail).not.toHaveProperty('account');
    const row = adminOrder.parse((await api.admin.get(`admin/orders/${uid}`)).data);
    expect(row).toMatchObject({ allowedActions: ['cancel'], eligibility: null });
    expect(row).not.toHaveProperty('groupUid');
    expect((await api.admin.list('orders', { filter: { orderUid: uid } })).headers['content-range']).toBe(
      'orders 0-0/1',
    );
  });

  it('is in the file with all data of its customer, and what its line holds as well', async () => {
    const { uid, customerUid } = await anOrder(ORDER_STATUS.awaitingPayment);
    await anOrder(ORDER_STATUS.awaitingPayment);
    const headers = { authorization: `Bearer ${api.tokenOf(customerUid)}` };
    const file = await api.app.inject({ method: 'GET', url: '/api/customer/export', headers });
    expect(file.json()).toMatchObject({
      orders: [{ uid }],
      invoices: [{ orderUid: uid }],
      groups: [],
      vouchers: [],
      parcels: [{ orderUid: uid }],
    });
  });

  it('is paid: the line follows the payment, and the event needs no group', async () => {
    const { uid } = await anOrder(ORDER_STATUS.awaitingConfirmation);
    const payment = await aPayment(api.database, uid, { state: 'submitted' });
    expect((await api.admin.post(`admin/payments/${payment.uid}/confirm`)).status).toBe(200);
    expect(await statusOf(uid)).toBe(ORDER_STATUS.processing);
    expect(line.callsOn(uid)).toEqual([['onPayment', 'confirmed']]);
    const event = await api.database.outbox.findFirst({
      where: { name: 'payment.confirmed', payload: { path: ['orderUid'], equals: uid } },
    });
    expect(event!.payload).toEqual({ orderUid: uid, paymentUid: payment.uid });
  });

  it('has its payment rejected: the line follows', async () => {
    const { uid } = await anOrder(ORDER_STATUS.awaitingConfirmation);
    const payment = await aPayment(api.database, uid, { state: 'submitted' });
    expect((await api.admin.post(`admin/payments/${payment.uid}/reject`, reason)).status).toBe(200);
    expect(await statusOf(uid)).toBe(ORDER_STATUS.awaitingPayment);
    expect(line.callsOn(uid)).toEqual([['onPayment', 'rejected']]);
  });

  it('is cancelled by its customer once, and the line gives back what it holds once', async () => {
    const { uid, customerUid } = await anOrder(ORDER_STATUS.awaitingPayment);
    const cancel = () => api.customer(customerUid).post(`customer/${uid}/cancel`);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    expect(await statusOf(uid)).toBe(ORDER_STATUS.cancelled);
    expect(line.callsOn(uid)).toEqual([['release', 'cancel']]);
  });

  it('is cancelled by an admin, and a payment that waits for a decision is void', async () => {
    const { uid } = await anOrder(ORDER_STATUS.awaitingConfirmation);
    const payment = await aPayment(api.database, uid, { state: 'submitted' });
    expect((await api.admin.post(`admin/orders/${uid}/cancel`, reason)).status).toBe(200);
    expect(line.callsOn(uid)).toEqual([['release', 'cancel']]);
    expect(await api.database.payment.findUnique({ where: { uid: payment.uid } })).toMatchObject({
      state: 'voided',
      reason: 'Stok habis',
    });
  });

  it('is not cancelled once it is paid: the money would stay behind', async () => {
    const { uid, customerUid } = await anOrder(ORDER_STATUS.processing);
    await aPayment(api.database, uid);
    const answers = [
      await api.customer(customerUid).post(`customer/${uid}/cancel`),
      await api.admin.post(`admin/orders/${uid}/cancel`, reason),
    ];
    expect(answers.map(({ status, meta }) => [status, meta.code])).toEqual([
      [409, 'ORDER_IS_PAID'],
      [409, 'ORDER_IS_PAID'],
    ]);
    expect(await statusOf(uid)).toBe(ORDER_STATUS.processing);
    const { data } = await api.customer(customerUid).get(`customer/${uid}/detail`);
    expect(data).toMatchObject({ actions: [] });
  });
});
