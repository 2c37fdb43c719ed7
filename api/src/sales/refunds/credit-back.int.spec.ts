import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import type { CreditView } from '#contracts/sales/credit.http';
import { anOrderWithProof } from '../../../test/an-order-with-proof.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
let other: Person;
let third: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin('Sari Admin');
  other = await world.admin('Dua Admin');
  third = await world.admin('Tiga Admin');
});
afterAll(() => world?.close());

const ACCOUNT = { bankName: 'BCA', accountNumber: '0123 456-789', accountName: 'Ratna Sari' };
const WHY = 'Disebut lewat WhatsApp';
const post = (path: string, body: object = {}, { token } = admin) =>
  world.http.call('POST', `/admin/${path}`, { token, body });
const list = <T>(resource: string, filter: object) =>
  world.http.ask<T[]>('GET', `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    token: admin.token,
  });
const codeOf = ({ status, meta }: { status: number; meta?: { code?: string } }) => [status, meta?.code];

/** A customer who has paid so much too much, in rupiah. */
async function withCredit(over: number, placed?: Awaited<ReturnType<typeof anOrderWithProof>>) {
  const { customerUid, token, orderUid, paymentUid, owed } = placed ?? (await anOrderWithProof(world));
  const received = owed + over;
  await post(`payments/${paymentUid}/confirm`, { received, reason: 'Bayar untuk beberapa bulan' });
  // Far above what is owed, by itself or with what the same admin has taken before: another admin types the same.
  if (over >= 300_000) await post(`payments/${paymentUid}/confirm`, { received }, third);
  const call = (action: string, account?: object) =>
    world.http.call<CreditView>('POST', `/customer/credit/${action}`, { token, body: account ?? {} });
  const refund = async () => (await list<AdminRefund>('refunds', { orderUid }))[0]!;
  return { customerUid, token, refund, ask: (account = ACCOUNT) => call('return', account), keep: () => call('keep') };
}
const announced = (name: string, customerUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['customerUid'], equals: customerUid } } });

it.each([
  ['bankName', 'Nama bank'],
  ['accountName', 'Nama pemilik rekening'],
])('credit is not asked back to an account whose %s has a mark of HTML, and stays credit', async (field, what) => {
  const customer = await withCredit(4_000);
  const { status, errors } = await customer.ask({ ...ACCOUNT, [field]: '<b>BCA</b>' });
  const message = `${what} hanya boleh berisi huruf, angka, spasi, dan tanda . ' - & / ( ) ,`;
  expect([status, errors]).toEqual([422, [{ field, message }]]);
  expect(await customer.refund()).toMatchObject({ state: 'credited', bankName: null, accountName: null });
});

it('credit that is asked back is requested at the refund desk with the account, once, and can be kept after all', async () => {
  const customer = await withCredit(4_000);
  const both = await Promise.all([customer.ask(), customer.ask()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]!.data).toMatchObject({
    balance: 0,
    entries: [],
    returnable: 0,
    asked: [{ amount: 4_000, bankName: 'BCA', accountEnding: '6789', isApproved: false }],
  });
  expect(await customer.refund()).toMatchObject({
    state: 'requested',
    amount: 4_000,
    accountNumber: '0123456789',
    accountName: 'Ratna Sari',
    allowedActions: ['schedule', 'pay'],
    isAskedBack: true,
  });
  const { askedAt, creditedAt } = await customer.refund();
  expect(askedAt > creditedAt!).toBe(true);
  expect(await announced('credit.asked-back', customer.customerUid)).toBe(1);
  // The same account, however it is written.
  const respelled = { bankName: ' bank b.c.a', accountNumber: '0123.456.789', accountName: 'RATNA  SARI' };
  expect((await customer.ask(respelled)).status).toBe(200);
  expect(codeOf(await customer.ask({ ...ACCOUNT, accountNumber: '5555555555' }))).toEqual([409, 'CREDIT_ASKED_BACK']);
  const kept = await Promise.all([customer.keep(), customer.keep()]);
  expect(kept.map(({ status }) => status)).toEqual([200, 200]);
  expect(kept[0]!.data).toMatchObject({ balance: 4_000, returnable: 4_000, asked: [] });
  expect(await customer.refund()).toMatchObject({ state: 'credited', accountNumber: null, accountName: null });
  expect(await customer.refund()).toMatchObject({ isAskedBack: false, askedAt: creditedAt });
  expect(await announced('credit.kept', customer.customerUid)).toBe(1);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('a large one is approved by another admin, cannot be kept then, and is paid to the account of the customer', async () => {
  const customer = await withCredit(600_000);
  expect((await customer.ask()).status).toBe(200);
  const refund = await customer.refund();
  expect(refund.allowedActions).toEqual(['approve']);
  expect((await post(`refunds/${refund.id}/pay`, { reference: 'TRF-BESAR' })).status).toBe(409);
  expect((await post(`refunds/${refund.id}/approve`, {}, other)).status).toBe(200);
  expect(codeOf(await customer.keep())).toEqual([409, 'CREDIT_APPROVED']);
  expect((await post(`refunds/${refund.id}/pay`, { reference: 'TRF-BESAR' })).status).toBe(200);
  expect(await list<AdminPayout>('payouts', { customerUid: customer.customerUid })).toMatchObject([
    { state: 'paid', amount: 600_000, bankName: 'BCA', accountNumber: '0123456789', accountName: 'Ratna Sari' },
  ]);
  expect((await customer.keep()).data).toMatchObject({ balance: 0, asked: [] });
  expect(codeOf(await customer.ask())).toEqual([409, 'NO_CREDIT']);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('of several payments that is large together is approved by another admin in each of its parts', async () => {
  const buyer = await world.customer();
  // Both before there is credit, which would pay the second.
  const placed = [await anOrderWithProof(world, buyer), await anOrderWithProof(world, buyer)];
  const [first, second] = [await withCredit(300_000, placed[0]), await withCredit(300_000, placed[1])];
  expect((await second.ask()).status).toBe(200);
  const refunds = [await first.refund(), await second.refund()];
  expect(refunds.map(({ state, allowedActions }) => [state, allowedActions])).toEqual([
    ['requested', ['approve']],
    ['requested', ['approve']],
  ]);
  for (const { id } of refunds) {
    expect(codeOf(await post(`refunds/${id}/pay`, { reference: `TRF-${id}` }))).toEqual([409, 'REFUND_NOT_APPROVED']);
    expect((await post(`refunds/${id}/approve`, {}, other)).status).toBe(200);
  }
  for (const { id } of refunds) expect((await post(`refunds/${id}/pay`, { reference: `TRF-${id}` })).status).toBe(200);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('a large one is not approved by who has booked it, and by another admin of the same name is', async () => {
  const customer = await withCredit(600_000);
  await customer.ask();
  const { id } = await customer.refund();
  // Who has taken the amount as the second one has booked it.
  const own = await post(`refunds/${id}/approve`, {}, third);
  expect(codeOf(own)).toEqual([409, 'OWN_REFUND']);
  expect(own.meta.message).toContain('Kredit ini kamu yang membukukan');
  const namesake = await world.admin(third.name);
  expect((await post(`refunds/${id}/approve`, {}, namesake)).status).toBe(200);
});

it('a large one of a part that never became complete is not approved by who has confirmed that it came', async () => {
  const { token, orderUid, paymentUid } = await anOrderWithProof(world);
  await world.database.invoice.updateMany({ where: { orderUid }, data: { amountSen: 90_000_000n } });
  await post(`payments/${paymentUid}/confirm`, { received: 600_000, reason: 'Dikirim dua kali' });
  await world.http.ask('POST', `/customer/${orderUid}/cancel`, { token, body: {} });
  await world.http.ask('POST', '/customer/credit/return', { token, body: ACCOUNT });
  const [refund] = await list<AdminRefund>('refunds', { orderUid });
  expect(refund).toMatchObject({ state: 'requested', amount: 600_000, by: 'customer' });
  expect(codeOf(await post(`refunds/${refund!.id}/approve`))).toEqual([409, 'OWN_REFUND']);
  expect((await post(`refunds/${refund!.id}/approve`, {}, other)).status).toBe(200);
});

it('of the wish to keep it and the approval of an admin at once one wins', async () => {
  const customer = await withCredit(600_000);
  await customer.ask();
  const { id } = await customer.refund();
  const [kept, approved] = await Promise.all([customer.keep(), post(`refunds/${id}/approve`, {}, other)]);
  expect([kept.status, approved.status].toSorted()).toEqual([200, 409]);
  expect((await customer.refund()).state).toBe(kept.status === 200 ? 'credited' : 'approved');
  expect(await world.brokenInvariants()).toEqual([]);
});

it('goes nowhere without credit or without an account, and what an admin has scheduled is on its way already', async () => {
  const { token } = await world.customer();
  const ask = (body: object) => world.http.call('POST', '/customer/credit/return', { token, body });
  expect(codeOf(await ask(ACCOUNT))).toEqual([409, 'NO_CREDIT']);
  const wrong = await ask({ bankName: '', accountNumber: '12a', accountName: '' });
  expect([wrong.status, wrong.errors?.map(({ field }) => field)]).toEqual([
    422,
    ['bankName', 'accountNumber', 'accountName'],
  ]);
  const customer = await withCredit(5_000);
  const { id } = await customer.refund();
  const to = { ...ACCOUNT, accountNumber: '0123456789' };
  const refused = await post(`refunds/${id}/schedule`, to);
  expect([refused.status, refused.errors?.[0]?.field]).toEqual([422, 'reason']);
  expect((await post(`refunds/${id}/schedule`, { ...to, reason: WHY })).status).toBe(200);
  expect(codeOf(await customer.ask())).toEqual([409, 'NO_CREDIT']);
  const view = await world.http.ask<CreditView>('GET', '/customer/credit', { token: customer.token });
  expect(view).toMatchObject({ balance: 5_000, returnable: 0, asked: [] });
});

it('to another account than the one that the customer has named it waits for another admin, and the log has both', async () => {
  const customer = await withCredit(6_000);
  await customer.ask();
  const { id } = await customer.refund();
  const elsewhere = { bankName: 'Mandiri', accountNumber: '7770001110222', accountName: 'Fajar N' };
  const schedule = (body: object) => post(`refunds/${id}/schedule`, body);
  const refused = await schedule(elsewhere);
  expect([refused.status, refused.errors]).toEqual([
    422,
    [{ field: 'reason', message: 'Rekening ini bukan yang tercatat (BCA …6789). Tulis alasannya.' }],
  ]);
  expect(await customer.refund()).toMatchObject({ state: 'requested', accountNumber: '0123456789' });
  const byHand = { ...elsewhere, reference: 'TRF-LAIN', reason: WHY };
  expect(codeOf(await post(`refunds/${id}/pay`, byHand))).toEqual([409, 'ACCOUNT_NOT_APPROVED']);
  expect((await schedule({ ...elsewhere, reason: WHY })).status).toBe(200);
  expect(codeOf(await schedule({ ...elsewhere, reason: WHY }))).toEqual([409, 'ALREADY_SCHEDULED']);
  const [payout] = await list<AdminPayout>('payouts', { customerUid: customer.customerUid });
  expect(payout).toMatchObject({ state: 'scheduled', accountNumber: '7770001110222' });
  const where = { subjectUid: id, action: 'schedule' };
  expect(await world.database.auditLog.findFirstOrThrow({ where })).toMatchObject({
    change: { from: 'BCA …6789', to: 'Mandiri …0222' },
  });
  expect(codeOf(await post(`payouts/${payout!.id}/approve`))).toEqual([409, 'OWN_PAYOUT']);
  expect((await post(`payouts/${payout!.id}/approve`, {}, other)).status).toBe(200);
  // The customer sees where it goes, also after another change.
  const goesTo = async () =>
    (await world.http.ask<CreditView>('GET', '/customer/credit', { token: customer.token })).asked;
  expect(await goesTo()).toMatchObject([{ bankName: 'Mandiri', accountEnding: '0222' }]);
  const changed = { ...elsewhere, accountNumber: '7770001103333', reason: WHY };
  expect((await post(`payouts/${payout!.id}/change-account`, changed)).status).toBe(200);
  expect(await goesTo()).toMatchObject([{ bankName: 'Mandiri', accountEnding: '3333' }]);
  expect((await post(`payouts/${payout!.id}/approve`, {}, other)).status).toBe(200);
  expect((await post(`refunds/${id}/pay`, { reference: 'TRF-LAIN' })).status).toBe(200);
  expect(await world.database.auditLog.findFirstOrThrow({ where: { subjectUid: id, action: 'pay' } })).toMatchObject({
    change: { reference: 'TRF-LAIN', to: 'Mandiri …3333' },
  });
  // Of one that is paid the refusal does not speak of the list that it was on.
  const late = await schedule({ ...elsewhere, reason: WHY });
  expect([late.status, late.meta?.message]).toEqual([409, 'Pengembalian dana ini sudah ditransfer.']);
  expect(await world.brokenInvariants()).toEqual([]);
});

it('back to the account that the customer has named it goes without a reason and a second admin, after another one was named', async () => {
  const elsewhere = { bankName: 'Mandiri', accountNumber: '7770001110222', accountName: 'Fajar N', reason: WHY };
  const own = { bankName: 'bca', accountNumber: '0123456789', accountName: 'Ratna Sari' };
  const scheduled = async () => {
    const customer = await withCredit(7_000);
    await customer.ask();
    const { id } = await customer.refund();
    expect((await post(`refunds/${id}/schedule`, elsewhere)).status).toBe(200);
    const payout = async () => (await list<AdminPayout>('payouts', { customerUid: customer.customerUid }))[0]!;
    return { id, payout };
  };
  const changed = await scheduled();
  const { id: payoutUid } = await changed.payout();
  expect((await post(`payouts/${payoutUid}/change-account`, own)).status).toBe(200);
  expect(await changed.payout()).toMatchObject({ state: 'approved', accountNumber: '0123456789' });
  expect((await post(`refunds/${changed.id}/pay`, { reference: 'TRF-SENDIRI-1' })).status).toBe(200);

  const paid = await scheduled();
  expect((await post(`refunds/${paid.id}/pay`, { ...own, reference: 'TRF-SENDIRI-2' })).status).toBe(200);
  expect(await paid.payout()).toMatchObject({ state: 'paid', accountNumber: '0123456789' });

  // Any other one waits as before.
  const other = await scheduled();
  const third = { ...elsewhere, accountNumber: '7770001110333' };
  expect((await post(`payouts/${(await other.payout()).id}/change-account`, third)).status).toBe(200);
  expect((await other.payout()).state).toBe('scheduled');
  expect(await world.brokenInvariants()).toEqual([]);
});
