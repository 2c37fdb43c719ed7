import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { shopDocument } from '#contracts/platform/document.http';
import { orderDocumentRef } from '#contracts/sales/documents.http';
import { aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aRefund } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

let api: ApiWorld;
let orderUid: string;
let customerUid: string;
let strangerUid: string;
let paymentUid: string;
let rejectedUid: string;
beforeAll(async () => {
  api = await openApi();
  const family = await aFamily(api.database);
  ({ orderUid, customerUid } = await anOrder(api.database, family, (await aGroup(api.database, family)).uid));
  const payment = await aPayment(api.database, orderUid);
  paymentUid = payment.uid;
  await aRefund(api.database, payment, { amountSen: 1_000_000n });
  rejectedUid = (await aPayment(api.database, orderUid, { state: 'rejected' })).uid;
  strangerUid = (await aCustomer(api.database)).uid;
});
afterAll(() => api.close());

const refs = async (answer: Promise<{ data: unknown }>) => z.array(orderDocumentRef).parse((await answer).data);
const file = (url: string, token?: string) =>
  api.app.inject({
    method: 'GET',
    url: `/api/${url}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
  });
const own = () => api.tokenOf(customerUid);

describe('the documents of an order', () => {
  it('are its invoice, and a receipt of the payment that has come, but none of the one that was rejected', async () => {
    const found = await refs(api.customer(customerUid).get(`customer/order/${orderUid}/documents`));
    expect(found.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice', 61_000],
      ['receipt', 61_000],
    ]);
    expect(found[1]!.uid).toBe(paymentUid);
    expect(await refs(api.admin.get(`admin/orders/${orderUid}/documents`))).toEqual(found);
  });

  it('show payments and refunds, and neither e-mail nor phone number of the customer', async () => {
    const answer = await api.customer(customerUid).get(`customer/order/${orderUid}/document`);
    const document = shopDocument.parse(answer.data);
    expect(document.tables.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['Rincian', 1],
      ['Pembayaran', 1],
      ['Pengembalian', 1],
    ]);
    const { email, phoneNumber } = await api.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    expect(JSON.stringify(document)).not.toContain(email);
    expect(JSON.stringify(document)).not.toContain(phoneNumber.slice(-8));
  });

  it.each(['', '?paymentUid='])('come as PDF, with a name that names only the paper: %s', async (query) => {
    const url = `order/${orderUid}/document/pdf${query}${query && paymentUid}`;
    const mine = await file(`customer/${url}`, own());
    expect([mine.statusCode, mine.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(mine.headers['content-disposition']).toMatch(
      /^attachment; filename="(faktur-INV|kuitansi-KWT)-[A-Z\d-]+\.pdf"$/i,
    );
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(mine.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are not there for another customer, not even with the uid of the invoice or the payment', async () => {
    const stranger = api.customer(strangerUid);
    for (const path of ['documents', 'document', `document?paymentUid=${paymentUid}`])
      expect([path, (await stranger.get(`customer/order/${orderUid}/${path}`)).status]).toEqual([path, 404]);
    expect((await file(`customer/order/${orderUid}/document/pdf`, api.tokenOf(strangerUid))).statusCode).toBe(404);
    expect((await file(`customer/order/${orderUid}/document/pdf`)).statusCode).toBe(401);
  });

  it('of another order are not found by way of one’s own order', async () => {
    const family = await aFamily(api.database);
    const other = await anOrder(api.database, family, (await aGroup(api.database, family)).uid, {
      customerUid: strangerUid,
    });
    const answer = await api
      .customer(strangerUid)
      .get(`customer/order/${other.orderUid}/document?paymentUid=${paymentUid}`);
    expect(answer.status).toBe(404);
  });

  it('are not there for a payment that was rejected, or that does not exist', async () => {
    for (const uid of [rejectedUid, randomUUID()]) {
      const answer = await api.customer(customerUid).get(`customer/order/${orderUid}/document?paymentUid=${uid}`);
      expect(answer.status).toBe(404);
    }
  });

  it.each([
    ['paymentUid=x', 'paymentUid'],
    ['invoiceUid=1', 'invoiceUid'],
    [`invoiceUid=${randomUUID()}&paymentUid=${randomUUID()}`, 'paymentUid'],
  ])('of a wrong query (%s) are refused at its field', async (query, field) => {
    const answer = await api.customer(customerUid).get(`customer/order/${orderUid}/document?${query}`);
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, field]);
  });

  it('come for admins who read orders, and for no other', async () => {
    const pdf = await file(`admin/orders/${orderUid}/document/pdf`, own());
    expect([401, 403]).toContain(pdf.statusCode);
    const catalogue = await api.adminAs('catalogue');
    expect((await catalogue.get(`admin/orders/${orderUid}/documents`)).status).toBe(403);
    const support = await api.adminAs('support');
    expect((await support.get(`admin/orders/${orderUid}/documents`)).status).toBe(200);
  });
});
