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
  it('of Spotify gets Rp62.517 back once the group is full and the purchase verified, once, and the books close', async () => {
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

    // The plan's provider price counts, not the host's.
    await host.who.proveHostPurchase(host.order, 999_999);
    await shop.settled();
    expect(await seats([host.order])).toEqual([2]);
    await admin.verifyPurchase(host.order);
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
    await host.who.proveHostPurchase(host.order, 186_000);
    await admin.verifyPurchase(host.order);
    await shop.settled();

    expect(await admin.reimbursement(host.order)).toMatchObject({ amount, providerPrice: 186_000, transferFee: 750 });
    expect((await admin.group(host.order.groupUid)).missing).toBe(0);
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it("whose proof is rejected uploads another one; what was debited is the host's word where the plan does not know", async () => {
    const { who, order } = await orderFor('Citra Host', await plan('canva', { host: true }));
    await who.proveHostPurchase(order, 390_000);
    await expect(who.proveHostPurchase(order, 390_000)).rejects.toMatchObject({ answer: { status: 409 } });
    const [first] = await admin.list<{ id: string }>('host-purchases', { orderUid: order.orderUid });
    await admin.ask('POST', `/host-purchases/${first!.id}/reject`, { body: { reason: 'Buktinya buram' } });
    await shop.settled();
    expect(await seats([order])).toEqual([7]);
    expect(await who.messages()).toContain('tell-purchase-rejected');

    await who.proveHostPurchase(order, 400_000);
    await admin.verifyPurchase(order);
    await shop.settled();
    expect(await seats([order])).toEqual([3]);
    expect((await who.hostPurchase(order)).reimbursement).toMatchObject({
      amount: 400_000 - 73_000 - 750,
      state: null,
    });
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
  it('starts at the fifth confirmed person, not at the fourth', async () => {
    // The host of the test before is alone in a group, verified and active.
    const regular = await plan('canva');
    const members: PlacedOrder[] = [];
    for (const name of ['Satu', 'Dua', 'Tiga']) members.push((await paidMember(name, regular)).order);
    const last = await orderFor('Empat', regular);
    await shop.settled();
    expect(new Set([...members, last.order].map(({ groupUid }) => groupUid)).size).toBe(1);
    expect(await seats(members)).toEqual([4, 4, 4]);
    expect((await admin.account(members[0]!)).pendingReason).toBeTruthy();

    await last.who.pay(last.order);
    await admin.confirm(last.order);
    await shop.settled();
    expect(await seats([...members, last.order])).toEqual([3, 3, 3, 3]);
    expect(await shop.brokenInvariants()).toEqual([]);
  });

  it('does not start with four members as long as the host is not verified', async () => {
    const regular = await plan('canva');
    const members: PlacedOrder[] = [];
    for (const name of ['Lima', 'Enam', 'Tujuh', 'Delapan']) members.push((await paidMember(name, regular)).order);
    await shop.settled();
    expect(await seats(members)).toEqual([4, 4, 4, 4]);

    const host = await orderFor('Sembilan Host', await plan('canva', { host: true }));
    expect(host.order.groupUid).toBe(members[0]!.groupUid);
    await host.who.proveHostPurchase(host.order, 390_000);
    await shop.settled();
    expect(await seats(members)).toEqual([4, 4, 4, 4]);
    // The price that the admin enters counts, not the host's.
    await admin.verifyPurchase(host.order, 400_000);
    await shop.settled();
    expect(await seats([host.order, ...members])).toEqual([3, 3, 3, 3, 3]);
    expect(await admin.reimbursement(host.order)).toMatchObject({ amount: 400_000 - 73_000 - 750 });
    expect(await shop.brokenInvariants()).toEqual([]);
  });
});
