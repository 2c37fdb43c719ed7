import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import { pseudonymOf } from '#domain/identity/privacy/erasure';
import { aBounce } from '#testing/bounced-factory';
import { aCustomer } from '#testing/factories';
import { aStatementLine } from '#testing/money-factories';
import { anOrderWithProof } from '../../../test/an-order-with-proof.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let owner: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  owner = await world.admin('Sari Pemilik', 'owner');
});
afterAll(() => world?.close());

const post = (path: string, body: object = {}) =>
  world.http.call<{ uid: string }>('POST', `/admin/${path}`, { token: owner.token, body });
const codeOf = ({ status, meta }: Awaited<ReturnType<typeof post>>) => [status, meta?.code];
const ERASED = [409, 'CUSTOMER_ERASED'];
const ACCOUNT = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Tono Pengirim' };

const erase = (uid: string) =>
  world.database.customer.update({
    where: { uid },
    data: { ...pseudonymOf(uid), passwordHash: '', blockedAt: new Date(), erasedAt: new Date() },
  });

/** An order whose customer was erased since: paid by a proof, or cancelled with one. */
async function erasedOrder(end: 'confirm' | 'cancel') {
  const { customerUid, orderUid, paymentUid, owed } = await anOrderWithProof(world);
  if (end === 'confirm') expect((await post(`payments/${paymentUid}/confirm`)).status).toBe(200);
  else expect((await post(`orders/${orderUid}/cancel`, { reason: 'Diminta pelanggan' })).status).toBe(200);
  await erase(customerUid);
  const { number } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
  const payments = () => world.database.payment.count({ where: { orderUid, state: 'confirmed' } });
  return { orderUid, paymentUid, number, owed, payments };
}
const aLine = async (rupiah: number) =>
  (await aStatementLine(world.database, { amountSen: BigInt(rupiah) * 100n })).uid;

describe('money for an order of an erased customer', () => {
  it('is refused from a line and as unplaced money, all or a part, and can be returned to its sender', async () => {
    const { orderUid, number, payments } = await erasedOrder('confirm');
    const line = await aLine(75_000);
    const refused = await post(`statement-lines/${line}/assign`, { number });
    expect(codeOf(refused)).toEqual(ERASED);
    expect(refused.meta?.message).toMatch(new RegExp(`${number}.*Kembalikan ke pengirim`));
    expect(codeOf(await post(`statement-lines/${line}/confirm`, { target: 'order', targetUid: orderUid }))).toEqual(
      ERASED,
    );
    const { uid } = (await post(`statement-lines/${line}/book`)).data;
    for (const action of ['assign', 'credit'])
      for (const part of [{}, { amount: 10_000, left: 75_000 }])
        expect(codeOf(await post(`unplaced-money/${uid}/${action}`, { number, ...part }))).toEqual(ERASED);
    expect(await payments()).toBe(1);
    expect((await post(`unplaced-money/${uid}/return`, ACCOUNT)).status).toBe(200);
  });

  it('is not proposed for it either, far above what it awaits', async () => {
    const { number } = await erasedOrder('confirm');
    const line = await aLine(50_000_000);
    expect(codeOf(await post(`statement-lines/${line}/assign`, { number, reason: 'Titipan arisan' }))).toEqual(ERASED);
    expect(await world.database.lineProposal.count({ where: { lineUid: line } })).toBe(0);
  });

  it('is not offered at its line, which names the order, and the line of a customer who is not erased still has it', async () => {
    const proposed = async (number: string, rupiah: number) => {
      const { uid } = await aStatementLine(world.database, {
        amountSen: BigInt(rupiah) * 100n,
        description: `TRSF ${number}`,
      });
      const line = await world.http.ask<AdminStatementLine>('GET', `/admin/statement-lines/${uid}`, {
        token: owner.token,
      });
      return line.proposals.map(({ target }) => target);
    };
    const { number } = await erasedOrder('confirm');
    expect(await proposed(number, 31_337)).not.toContain('order');
    const { orderUid, paymentUid } = await anOrderWithProof(world);
    expect((await post(`payments/${paymentUid}/confirm`)).status).toBe(200);
    const other = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    expect(await proposed(other.number, 41_337)).toContain('order');
  });

  it('is refused as late money of a cancelled order, from a line and by hand', async () => {
    const { paymentUid, number, owed, payments } = await erasedOrder('cancel');
    expect(codeOf(await post(`statement-lines/${await aLine(owed)}/assign`, { number }))).toEqual(ERASED);
    expect(codeOf(await post(`payments/${paymentUid}/confirm`, { received: owed }))).toEqual(ERASED);
    expect(await payments()).toBe(0);
  });

  it('still explains the payment that was confirmed before by hand', async () => {
    const { number, owed, payments } = await erasedOrder('confirm');
    const same = { number, transfer: 'same' };
    expect((await post(`statement-lines/${await aLine(owed)}/assign`, same)).status).toBe(200);
    expect(await payments()).toBe(1);
  });
});

describe('a transfer to an erased customer that the bank gives back', () => {
  const approved = { state: 'approved', approvedBy: 'Dua', approvedAt: new Date() };
  /** To be sent again to an account that an admin has named. */
  async function toBeSent(given: object = {}) {
    const { uid: customerUid } = await aCustomer(world.database);
    const bounce = await aBounce(world.database, customerUid, { ...ACCOUNT, ...given });
    await erase(customerUid);
    return bounce;
  }
  const accountOf = (uid: string) =>
    world.database.payout.findUniqueOrThrow({
      where: { uid },
      select: { state: true, bankName: true, accountNumber: true, accountName: true },
    });
  const NONE = { bankName: null, accountNumber: null, accountName: null };

  it('keeps the account until it is sent again, and no longer', async () => {
    const { payoutUid } = await toBeSent(approved);
    expect(await accountOf(payoutUid)).toEqual({ state: 'approved', ...ACCOUNT });
    const { uid } = await aStatementLine(world.database, { amountSen: -6_251_700n, bookedOn: new Date() });
    const shown = await post(`statement-lines/${uid}/confirm`, { target: 'payout', targetUid: payoutUid });
    expect(shown.status).toBe(200);
    expect(await accountOf(payoutUid)).toEqual({ state: 'paid', ...NONE });
  });

  it('has no account any more where it is not sent after all', async () => {
    const { payoutUid, unplacedUid } = await toBeSent();
    expect((await post(`unplaced-money/${unplacedUid}/keep`)).status).toBe(200);
    expect(await accountOf(payoutUid)).toEqual({ state: 'cancelled', ...NONE });
  });
});
