import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { type FoundPlan, type PlanChoice, findPlan } from '#testing/plans';
import { Admin, Customer } from '../support/people.js';
import { Shop } from '../support/shop.js';

let shop: Shop;
let admin: Admin;
beforeAll(async () => {
  shop = await Shop.start();
  admin = await Admin.signIn(shop);
});
afterAll(() => shop?.close());

const plan = (slug: string, choice?: PlanChoice): Promise<FoundPlan> => findPlan(shop.http, slug, choice);
/** Codes of the seats of these orders. */
const seats = (orders: PlacedOrder[]): Promise<number[]> =>
  Promise.all(orders.map(async (order) => (await admin.account(order)).status));

async function orderFor(name: string, wanted: FoundPlan): Promise<{ who: Customer; order: PlacedOrder }> {
  const who = await Customer.join(shop, name);
  return { who, order: await who.order(wanted) };
}

/** Orders, uploads the proof and is confirmed at the desk. */
async function paidMember(name: string, wanted: FoundPlan) {
  const member = await orderFor(name, wanted);
  await member.who.pay(member.order);
  await admin.confirm(member.order);
  return member;
}

describe('a host', () => {
  it('of Spotify gets Rp62.517 back once the purchase is verified, and the books close', async () => {
    const host = await orderFor('Hesti Host', await plan('spotify', { host: true }));
    expect(host.order.redirectUrl).toBe(
      `/thankyou/user-host?type=1&order_uid=${host.order.orderUid}&customer_uid=${host.who.uid}`,
    );
    expect(host.order.provider.package.isHost).toBe(true);
    const regular = await plan('spotify');
    const members = [await paidMember('Rani', regular), await paidMember('Seto', regular)];
    expect(members.map(({ order }) => order.groupUid)).toEqual([host.order.groupUid, host.order.groupUid]);
    await shop.settled();
    // Confirmed, but the host has not set anything up yet.
    expect(await seats(members.map(({ order }) => order))).toEqual([4, 4]);
    expect(await admin.list('reimbursements', { orderUid: host.order.orderUid })).toEqual([]);

    // The debit on the proof counts, not what the host claims.
    await host.who.proveHostPurchase(host.order, 999_999);
    await shop.settled();
    expect(await seats([host.order])).toEqual([2]);
    await admin.verifyPurchase(host.order, 94_900);
    await shop.settled();

    expect(await seats([host.order, ...members.map(({ order }) => order)])).toEqual([3, 3, 3]);
    expect((await host.who.detail(host.order)).status).toBe(4);
    const scheduled = await admin.reimbursement(host.order);
    expect(scheduled).toMatchObject({ amount: 62_517, state: 'scheduled', accountNumber: '1234567890' });
    expect(new Date(scheduled.dueAt).getTime()).toBeGreaterThan(Date.now());
    // Cannot be paid before it is approved.
    const early = await admin.call('POST', `/reimbursements/${scheduled.id}/pay`, { body: { reference: 'TRX-0' } });
    expect(early.status).toBe(409);

    await admin.ask('POST', `/reimbursements/${scheduled.id}/approve`);
    const form = formOf({ reference: 'TRX-62517' }, await aPicture());
    await admin.ask('POST', `/reimbursements/${scheduled.id}/pay`, { form });
    await shop.settled();

    const paid = await admin.reimbursement(host.order);
    expect(paid).toMatchObject({ state: 'paid', reference: 'TRX-62517' });
    expect(paid.proofUrl).toMatch(/^\/api\/files\//);
    const { reimbursement } = await host.who.hostPurchase(host.order);
    expect(reimbursement).toMatchObject({ amount: 62_517, state: 'paid', reference: 'TRX-62517' });
    const kinds = await host.who.messages();
    expect(kinds.filter((kind) => kind === 'tell-reimbursement-scheduled')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'tell-host-reimbursed')).toHaveLength(1);
    expect((await host.who.mails()).filter((mail) => mail.includes('62.517')).length).toBeGreaterThan(0);
    // 2 × 37.900 came in, 62.517 went out, and nothing is owed any more.
    const books = await shop.sql<{ account: string; rupiah: string }>(
      `SELECT account, (sum(amount_sen) / 100)::text AS rupiah FROM ledger_posting GROUP BY account ORDER BY account`,
    );
    expect(books).toContainEqual({ account: 'bank', rupiah: expect.stringMatching(/^13283\./) });
    expect(books.find(({ account }) => account === 'hostPayable')?.rupiah).toMatch(/^0\.0+$/);
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it.each([
    ['with TV', true, 128_750],
    ['without TV', false, 138_750],
  ])('of Netflix %s gets the amount that the decisions name', async (_, tv, amount) => {
    const host = await orderFor('Nina Host', await plan('netflix', { host: true, tv }));
    const regular = await plan('netflix');
    for (const name of ['Tono', 'Tini', 'Tutik']) await paidMember(name, regular);
    // Not before the admin has provided the account.
    await expect(host.who.proveHostPurchase(host.order, 186_000)).rejects.toMatchObject({ answer: { status: 409 } });
    await admin.provide(host.order);
    await shop.settled();
    await host.who.proveHostPurchase(host.order, 186_000);
    await admin.verifyPurchase(host.order);
    await shop.settled();

    expect(await admin.reimbursement(host.order)).toMatchObject({ amount, providerPrice: 186_000, transferFee: 750 });
    expect((await admin.group(host.order.groupUid)).missing).toBe(0);
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it("whose proof is rejected uploads another one; what was debited is the host's word where the plan does not know", async () => {
    const { who, order } = await orderFor('Citra Host', await plan('apple-music', { host: true }));
    await admin.provide(order);
    await shop.settled();
    await who.proveHostPurchase(order, 88_000);
    await expect(who.proveHostPurchase(order, 88_000)).rejects.toMatchObject({ answer: { status: 409 } });
    const [first] = await admin.list<{ id: string }>('host-purchases', { orderUid: order.orderUid });
    await admin.ask('POST', `/host-purchases/${first!.id}/reject`, { body: { reason: 'Buktinya buram' } });
    await shop.settled();
    expect(await seats([order])).toEqual([7]);
    expect(await who.messages()).toContain('tell-purchase-rejected');

    await who.proveHostPurchase(order, 86_000);
    await admin.verifyPurchase(order);
    await shop.settled();
    expect(await seats([order])).toEqual([3]);
    expect((await who.hostPurchase(order)).reimbursement).toMatchObject({
      amount: 86_000 - 17_000 - 750,
      state: 'scheduled',
    });
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it('who is replaced gives the unused part back, and the next one is paid for the days that follow', async () => {
    const former = await orderFor('Lama Host', await plan('spotify', { host: true }));
    const member = await paidMember('Mira', await plan('spotify'));
    expect(member.order.groupUid).toBe(former.order.groupUid);
    await former.who.proveHostPurchase(former.order, 94_900);
    await admin.verifyPurchase(former.order);
    await shop.settled();
    const { id } = await admin.reimbursement(former.order);
    await admin.ask('POST', `/reimbursements/${id}/approve`);
    await admin.ask('POST', `/reimbursements/${id}/pay`, { body: { reference: 'TRX-L' } });
    await admin.act(former.order, 'end', 'Pindah kota');
    await shop.settled();
    const { receivable } = await former.who.hostPurchase(former.order);
    expect(receivable).toBeGreaterThan(0);
    expect(receivable).toBeLessThan(62_517);
    expect(await member.who.messages()).toContain('tell-host-sought');

    const next = await orderFor('Baru Host', await plan('spotify', { host: true }));
    expect(next.order.groupUid).toBe(former.order.groupUid);
    await next.who.proveHostPurchase(next.order, 94_900);
    await admin.verifyPurchase(next.order);
    await shop.settled();
    expect(await admin.reimbursement(next.order)).toMatchObject({ amount: 62_517, state: 'scheduled', cycleNumber: 2 });

    const [purchase] = await admin.list<{ id: string }>('host-purchases', { orderUid: former.order.orderUid });
    await admin.ask('POST', `/host-purchases/${purchase!.id}/settle`, { body: { reference: 'TRX-KEMBALI' } });
    await shop.settled();
    expect((await former.who.hostPurchase(former.order)).receivable).toBeNull();
    expect(await shop.brokenInvariants()).toEqual([]);
  });
});

describe('a reimbursement', () => {
  it('approved ten times and paid fifty times at once is paid once: one entry in the books, one message', async () => {
    const host = await orderFor('Opi Host', await plan('spotify', { host: true }));
    await host.who.proveHostPurchase(host.order, 94_900);
    await admin.verifyPurchase(host.order);
    const regular = await plan('spotify');
    for (const name of ['Pipit', 'Qori']) await paidMember(name, regular);
    await shop.settled();
    const { id } = await admin.reimbursement(host.order);
    const press = async (times: number, action: string, body?: object) => {
      const answers = await Promise.all(
        Array.from({ length: times }, () => admin.call('POST', `/reimbursements/${id}/${action}`, { body })),
      );
      return answers.map(({ status }) => status).toSorted();
    };

    expect(await press(10, 'approve')).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await press(50, 'pay', { reference: 'TRX-1' })).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(await press(1, 'cancel', { reason: 'terlambat' })).toEqual([409]);
    await shop.settled();

    const entries = await shop.sql<{ kind: string }>('SELECT kind FROM ledger_entry WHERE cause = $1 ORDER BY kind', [
      id,
    ]);
    expect(entries.map(({ kind }) => kind)).toEqual(['reimbursement-due', 'reimbursement-paid']);
    const kinds = await host.who.messages();
    expect(kinds.filter((kind) => kind === 'tell-host-reimbursed')).toHaveLength(1);
    expect(await shop.brokenInvariants()).toEqual([]);
  });
});

describe('a Canva group', () => {
  it('lets its host buy when four members have paid, and starts when that is verified', async () => {
    const host = await orderFor('Sembilan Host', await plan('canva', { host: true }));
    const regular = await plan('canva');
    const members: PlacedOrder[] = [];
    for (const name of ['Satu', 'Dua', 'Tiga']) members.push((await paidMember(name, regular)).order);
    const last = await orderFor('Empat', regular);
    await shop.settled();
    expect(new Set([...members, last.order].map(({ groupUid }) => groupUid))).toEqual(new Set([host.order.groupUid]));
    expect(await seats(members)).toEqual([4, 4, 4]);
    expect((await admin.account(members[0]!)).pendingReason).toBeTruthy();
    expect((await host.who.hostPurchase(host.order)).buy).toMatchObject({ isAsked: false, waitsFor: 'members' });
    await expect(host.who.proveHostPurchase(host.order, 390_000)).rejects.toMatchObject({ answer: { status: 409 } });

    await last.who.pay(last.order);
    await admin.confirm(last.order);
    await shop.settled();
    expect(await host.who.messages()).toContain('tell-purchase-requested');
    expect(await seats([...members, last.order])).toEqual([4, 4, 4, 4]);
    await host.who.proveHostPurchase(host.order, 390_000);
    // The price that the admin enters counts, not the host's.
    await admin.verifyPurchase(host.order, 380_000);
    await shop.settled();
    expect(await seats([host.order, ...members, last.order])).toEqual([3, 3, 3, 3, 3]);
    expect(await admin.reimbursement(host.order)).toMatchObject({ amount: 380_000 - 73_000 - 750 });
    expect(await shop.brokenInvariants()).toEqual([]);
  });
});
