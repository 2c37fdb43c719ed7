import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type PlacedDonation,
  causeDetail,
  myDonation,
  placedDonation,
  publicDonation,
} from '#contracts/products/giving/donations.http';
import { SHARE_CAUSE } from '#domain/products/giving/amounts';
import { lockWholeOrder, closeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { aCustomer } from '#testing/factories';
import { aCause, payGiven } from '#testing/giving';
import { type ApiWorld, type Caller, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const CONTACT = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
async function aDonor() {
  const { uid } = await aCustomer(api.database);
  return { uid, http: api.customer(uid) };
}
const donate = async ({ http }: { http: Caller }, type: string, given: object = {}): Promise<PlacedDonation> =>
  placedDonation.parse(
    (await http.post('customer/donation', { ...CONTACT, type, amount: 50_000, message: '', ...given })).data,
  );
const causeOf = (uid: string) => api.database.givingCause.findUniqueOrThrow({ where: { uid } });
async function expire(orderUid: string) {
  const lines = api.app.get(ProductLines, { strict: false });
  const cause = { actor: 'system', by: 'system', why: 'Batas waktu lewat' } as const;
  await api.database.transaction(async (tx) => {
    const order = await lockWholeOrder(tx, lines, orderUid);
    await closeOrder(tx, lines, order, 'expire', { cause, clock: { now: () => new Date() } });
  });
}

describe('shares of a cause', () => {
  it('are given at the price that was read: at another one nothing is written, and sent again it is the first order', async () => {
    const donor = await aDonor();
    const where = { slug: SHARE_CAUSE };
    const price = { sharePriceSen: 6_000_000n, active: true };
    await ((await api.database.givingCause.count({ where }))
      ? api.database.givingCause.update({ where, data: price })
      : aCause(api.database, { ...where, ...price }));
    const give = (total?: number) =>
      donor.http.post('customer/donation/netflix', { ...CONTACT, shares: 2, message: '', anonymous: false, total });
    const refused = await give(100_000);
    expect(refused).toMatchObject({ status: 409, meta: { code: 'PRICE_CHANGED' }, errors: [{ field: 'total' }] });
    expect(refused.meta.message).toContain('Rp120.000, bukan lagi Rp100.000');
    expect(await api.database.order.count({ where: { customerUid: donor.uid } })).toBe(0);
    const placed = await give(120_000);
    expect(placed).toMatchObject({ status: 201, data: { grandTotal: 120_000 } });
    await api.database.givingCause.update({ where, data: { sharePriceSen: 7_000_000n } });
    for (const total of [120_000, 140_000, undefined])
      expect(await give(total)).toMatchObject({ status: 201, data: placed.data });
    // Given once more after it lapsed, they are so at the price of now, which was read as well.
    const { donationUid, orderUid } = placedDonation.parse(placed.data);
    await expire(orderUid);
    const again = (total?: number) => donor.http.post('customer/donation/netflix/retry', { donationUid, total });
    const stale = await again(120_000);
    expect(stale).toMatchObject({ status: 409, meta: { code: 'PRICE_CHANGED' }, errors: [{ field: 'total' }] });
    expect(stale.meta.message).toContain('Rp140.000, bukan lagi Rp120.000');
    expect(await api.database.order.count({ where: { customerUid: donor.uid } })).toBe(1);
    expect(await again(140_000)).toMatchObject({ status: 200, data: { grandTotal: 140_000 } });
  });
});

describe('a donation', () => {
  it('is promised by an order that holds it for the cause, and counts for the cause when it is paid', async () => {
    const donor = await aDonor();
    const cause = await aCause(api.database);
    const placed = await donate(donor, cause.slug, { message: 'Semangat!' });
    expect(placed).toMatchObject({
      type: cause.slug,
      grandTotal: 50_000,
      redirectUrl: expect.stringMatching(/^\/payment\?type=2/),
    });
    const order = await api.database.order.findUniqueOrThrow({
      where: { uid: placed.orderUid },
      include: { items: true },
    });
    expect(order).toMatchObject({ productLine: 'giving', totalSen: 5_000_000n, status: 1 });
    expect(order.items[0]).toMatchObject({
      feeSen: 0n,
      details: { books: { held: 'donationFunds', subjectUid: cause.uid } },
    });
    expect((await causeOf(cause.uid)).raisedSen).toBe(0n);
    await payGiven(api.database, placed.orderUid);
    expect(await causeOf(cause.uid)).toMatchObject({ raisedSen: 5_000_000n, donations: 1, disbursedSen: 0n });
    const mine = await donor.http.get(`customer/donation/detail?donationUid=${placed.donationUid}`);
    expect(myDonation.parse(mine.data)).toMatchObject({ state: 'received', paymentUrl: null, message: 'Semangat!' });
    expect(await api.database.order.findUnique({ where: { uid: placed.orderUid } })).toMatchObject({ status: 4 });
  });

  it('is shown with a masked donor, without its message before an admin has read it', async () => {
    const cause = await aCause(api.database);
    const named = await donate(await aDonor(), cause.slug, { message: 'Beli di toko-ku' });
    const hidden = await donate(await aDonor(), cause.slug, { anonymous: true, amount: 20_000 });
    const promised = await donate(await aDonor(), cause.slug, { amount: 99_000 });
    for (const { orderUid } of [named, hidden]) await payGiven(api.database, orderUid);
    const read = async () => {
      const { data, meta } = await api.anyone.get(`customer/donation?type=${cause.slug}`);
      return { donations: (data as unknown[]).map((one) => publicDonation.parse(one)), total: meta.total };
    };
    const { donations, total } = await read();
    expect(total).toBe(2);
    expect(donations.map(({ donor, amount, message }) => [donor, amount, message])).toEqual([
      ['Orang baik', 20_000, ''],
      ['B**********o', 50_000, ''],
    ]);
    expect(donations.map(({ donationUid }) => donationUid)).not.toContain(promised.donationUid);
    expect((await api.admin.post(`admin/donations/${named.donationUid}/show-message`)).status).toBe(200);
    expect((await read()).donations[1]!.message).toBe('Beli di toko-ku');
    expect((await api.admin.post(`admin/donations/${named.donationUid}/hide-message`)).status).toBe(200);
    expect((await read()).donations[1]!.message).toBe('');
  });

  it('is one however often it is sent, and another one with other words', async () => {
    const donor = await aDonor();
    const { slug } = await aCause(api.database);
    const same = await Promise.all(Array.from({ length: 5 }, () => donate(donor, slug)));
    expect(new Set(same.map(({ donationUid }) => donationUid)).size).toBe(1);
    expect((await donate(donor, slug, { amount: 60_000 })).donationUid).not.toBe(same[0]!.donationUid);
    expect(await api.database.givingDonation.count({ where: { order: { customerUid: donor.uid } } })).toBe(2);
  });

  it('that lapsed is tried again as a new one; one that can be paid is answered, one that is paid refused', async () => {
    const donor = await aDonor();
    const { slug } = await aCause(api.database);
    const first = await donate(donor, slug, { message: 'Untuk buku' });
    const retry = (uid: string) => donor.http.post(`customer/donation/${uid}/retry`);
    expect((await retry(first.donationUid)).data).toMatchObject({
      donationUid: first.donationUid,
      orderUid: first.orderUid,
    });
    await expire(first.orderUid);
    expect(await api.database.givingDonation.findUnique({ where: { uid: first.donationUid } })).toMatchObject({
      state: 'lapsed',
    });
    const again = await Promise.all([retry(first.donationUid), retry(first.donationUid)]);
    const [second, twin] = again.map(({ data }) => placedDonation.parse(data));
    expect(second!.donationUid).toBe(twin!.donationUid);
    expect(second!.donationUid).not.toBe(first.donationUid);
    expect(await api.database.givingDonation.findUnique({ where: { uid: second!.donationUid } })).toMatchObject({
      message: 'Untuk buku',
      amountSen: 5_000_000n,
    });
    await payGiven(api.database, second!.orderUid);
    expect(await retry(second!.donationUid)).toMatchObject({ status: 409, meta: { code: 'DONATION_NOT_FAILED' } });
    const back = { where: { uid: second!.donationUid }, data: { state: 'returned' } };
    await api.database.givingDonation.update(back);
    const returned = await retry(second!.donationUid);
    expect([returned.status, returned.meta.message]).toEqual([
      409,
      expect.stringContaining('Donasi ini kami kembalikan'),
    ]);
    const stranger = await aDonor();
    expect((await stranger.http.post(`customer/donation/${first.donationUid}/retry`)).status).toBe(404);
    expect((await stranger.http.get(`customer/donation/detail?donationUid=${first.donationUid}`)).status).toBe(404);
  });

  it('of many at once to one cause all count', async () => {
    const cause = await aCause(api.database);
    const donors = await Promise.all(Array.from({ length: 20 }, aDonor));
    const placed = await Promise.all(donors.map((donor) => donate(donor, cause.slug)));
    await Promise.all(placed.map(({ orderUid }) => payGiven(api.database, orderUid)));
    expect(await causeOf(cause.uid)).toMatchObject({ raisedSen: 100_000_000n, donations: 20 });
  });

  it.each([
    [{ amount: 9_999 }, 'amount', 'Minimal 10.000'],
    [{ amount: 10_000.5 }, 'amount', 'Harus berupa angka bulat'],
    [{ amount: '50000' }, 'amount', 'Harus berupa angka'],
    [{ type: 'tidak-ada' }, 'type', 'Penggalangan ini tidak ada atau sudah ditutup. Pilih yang lain, ya.'],
    [{ type: '' }, 'type', 'Field ini wajib diisi'],
    [{ message: 'a'.repeat(281) }, 'message', 'Maksimal 280 karakter'],
    [{ name: '' }, 'name', 'Field ini wajib diisi'],
    [{ shares: 1 }, 'shares', 'Field ini tidak dikenal'],
  ])('with %j is refused by the field, and nothing is written', async (given, field, message) => {
    const donor = await aDonor();
    const { slug } = await aCause(api.database);
    const answer = await donor.http.post('customer/donation', { ...CONTACT, type: slug, amount: 50_000, ...given });
    expect(answer).toMatchObject({ status: 422, errors: [{ field, message }] });
    expect(await api.database.order.count({ where: { customerUid: donor.uid } })).toBe(0);
  });

  it('needs a customer, and a cause that is open', async () => {
    const { slug } = await aCause(api.database, { active: false });
    expect((await api.anyone.post('customer/donation', { ...CONTACT, type: slug, amount: 50_000 })).status).toBe(401);
    expect(
      (await (await aDonor()).http.post('customer/donation', { ...CONTACT, type: slug, amount: 50_000 })).status,
    ).toBe(422);
    expect((await api.anyone.get(`customer/donation/cause/detail?type=${slug}`)).status).toBe(404);
    expect((await api.anyone.get(`customer/donation?type=${randomUUID()}`)).status).toBe(404);
  });

  it('goes back while its cause still holds it, and not after it was passed on', async () => {
    const cause = await aCause(api.database);
    const [kept, spent] = [await donate(await aDonor(), cause.slug), await donate(await aDonor(), cause.slug)];
    for (const { orderUid } of [kept, spent]) await payGiven(api.database, orderUid);
    const refund = (uid: string) => api.admin.post(`admin/donations/${uid}/refund`, { reason: 'Salah transfer' });
    expect((await refund(kept.donationUid)).status).toBe(200);
    expect(await causeOf(cause.uid)).toMatchObject({ raisedSen: 5_000_000n, donations: 1 });
    expect(await api.database.refund.findFirst({ where: { orderUid: kept.orderUid } })).toMatchObject({
      amountSen: 5_000_000n,
      feeSen: 0n,
      state: 'requested',
    });
    await api.database.givingCause.update({ where: { uid: cause.uid }, data: { disbursedSen: 5_000_000n } });
    expect(await refund(spent.donationUid)).toMatchObject({ status: 409, meta: { code: 'CAUSE_SHORT' } });
    expect(await api.database.order.findUnique({ where: { uid: spent.orderUid } })).toMatchObject({ status: 4 });
    // Also of one whose cause holds nothing any more.
    expect(await refund(kept.donationUid)).toMatchObject({
      status: 409,
      meta: { code: 'ILLEGAL_ORDER_ACTION', message: 'Pesanan ini sudah ditutup dan uangnya dikembalikan.' },
    });
  });

  it('is counted on the page of its cause', async () => {
    const cause = await aCause(api.database);
    const { orderUid } = await donate(await aDonor(), cause.slug);
    await payGiven(api.database, orderUid);
    const page = causeDetail.parse((await api.anyone.get(`customer/donation/cause/detail?type=${cause.slug}`)).data);
    expect(page).toMatchObject({ raised: 50_000, donations: 1, disbursed: 0, target: 10_000_000, disbursements: [] });
  });
});
