import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminPayout, AdminPayoutBatch, PayoutBatchFile } from '#contracts/sales/payouts.admin.http';
import type { AdminRefund } from '#contracts/sales/refunds.admin.http';
import { anOrderWithProof } from '../../../test/an-order-with-proof.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
  other = await world.admin();
});
afterAll(() => world?.close());

const post = <T>(path: string, body: object = {}, { token } = admin) =>
  world.http.call<T>('POST', `/admin/${path}`, { token, body });
const list = <T>(resource: string, filter: object) =>
  world.http.ask<T[]>('GET', `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    token: admin.token,
  });

const WHY = 'Disebut lewat WhatsApp';

/** A customer has paid Rp4.000 too much, and wants it back to this account. */
async function scheduled(accountName: string) {
  const { customerUid, orderUid, paymentUid, owed } = await anOrderWithProof(world);
  await post(`payments/${paymentUid}/confirm`, { received: owed + 4_000 });
  const [refund] = await list<AdminRefund>('refunds', { orderUid });
  const account = { bankName: 'BCA', accountNumber: '0123456789', accountName };
  expect((await post(`refunds/${refund!.id}/schedule`, { ...account, reason: WHY })).status).toBe(200);
  const payout = async () => (await list<AdminPayout>('payouts', { customerUid }))[0]!;
  const refundNow = async () => (await list<AdminRefund>('refunds', { orderUid }))[0]!;
  return { refundUid: refund!.id, account, payout, refundNow };
}
async function aBatch(): Promise<string> {
  const { status, data } = await post<{ uid: string }>('payout-batches');
  expect(status).toBe(200);
  return data!.uid;
}
const batch = (uid: string) =>
  world.http.ask<AdminPayoutBatch>('GET', `/admin/payout-batches/${uid}`, { token: admin.token });
const download = async (uid: string): Promise<PayoutBatchFile> =>
  (await post<PayoutBatchFile>(`payout-batches/${uid}/file`)).data!;
const reference = () => `BULK-${randomUUID().slice(0, 8)}`;

// Each story begins with nothing that waits.
beforeEach(async () => {
  await post('payout-batches');
});

it('the desks say that the customer was blocked meanwhile', async () => {
  const { payout, refundNow } = await scheduled('Budi');
  expect([(await payout()).isBlocked, (await refundNow()).isBlocked]).toEqual([false, false]);
  const { customerUid } = await payout();
  await world.database.customer.update({ where: { uid: customerUid! }, data: { blockedAt: new Date() } });
  expect([(await payout()).isBlocked, (await refundNow()).isBlocked]).toEqual([true, true]);
  // An erasure closes an account too, and nobody has blocked that one.
  const erased = {
    name: 'Pelanggan Terhapus',
    email: `terhapus-${customerUid}@patungan.invalid`,
    phoneNumber: '',
    passwordHash: '',
    reminderPhone: null,
    erasedAt: new Date(),
  };
  await world.database.customer.update({ where: { uid: customerUid! }, data: erased });
  expect([(await payout()).isBlocked, (await refundNow()).isBlocked]).toEqual([false, false]);
});

describe('a batch of payouts', () => {
  it('takes all that is approved, is a file for the bank, and once it is sent each is paid with the reference of that transfer', async () => {
    const [first, second] = [await scheduled('-Budi, S'), await scheduled('Sari')];
    const uid = await aBatch();
    expect(await batch(uid)).toMatchObject({ state: 'open', count: 2, amount: 8_000, paidCount: 0 });
    const file = await download(uid);
    const rows = file.content.trimEnd().split('\r\n');
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^1,BCA,0123456789,Budi S,4000,Pengembalian \w{4}$/),
      expect.stringMatching(/^2,BCA,0123456789,Sari,4000,Pengembalian \w{4}$/),
    ]);
    const sent = reference();
    // Pressed twice at once.
    const answers = await Promise.all([1, 2].map(() => post(`payout-batches/${uid}/pay`, { reference: sent })));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await batch(uid)).toMatchObject({ state: 'paid', paidCount: 2, allowedActions: [] });
    expect([(await first.payout()).reference, (await second.payout()).reference]).toEqual([sent, sent]);
    expect(await first.refundNow()).toMatchObject({ state: 'paid', reference: sent });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('pays what it holds: by hand nothing of it is paid, and a line that the bank shows is in its file no more', async () => {
    const [first, second] = [await scheduled('Budi'), await scheduled('Sari')];
    const uid = await aBatch();
    expect((await first.refundNow()).allowedActions).toEqual([]);
    const byHand = await post(`refunds/${first.refundUid}/pay`, { reference: reference() });
    expect([byHand.status, byHand.meta.code]).toEqual([409, 'IN_BATCH']);
    expect(await batch(uid)).toMatchObject({ state: 'open', paidCount: 0 });
    // As a line of the bank's statement says.
    const { id } = await first.payout();
    const state = { state: 'paid', paidAt: new Date(), paidBy: 'Sari', reference: reference() };
    await world.database.payout.update({ where: { uid: id }, data: state });
    const file = await download(uid);
    expect(file.content.trimEnd().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^2,BCA,0123456789,Sari,/)]);
    await world.database.payout.update({
      where: { uid: id },
      data: { state: 'approved', paidAt: null, paidBy: null, reference: null },
    });
    expect((await post(`payouts/${id}/take-out`, { reason: 'Ditolak bank' })).status).toBe(200);
    expect((await post(`refunds/${first.refundUid}/pay`, { reference: reference() })).status).toBe(200);
    await download(uid);
    expect((await post(`payout-batches/${uid}/pay`, { reference: reference() })).status).toBe(200);
    expect((await second.refundNow()).state).toBe('paid');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('shares none with another one that is made at the same moment', async () => {
    const waiting = [await scheduled('Budi'), await scheduled('Sari')];
    const answers = await Promise.all([post('payout-batches'), post('payout-batches')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const batches = new Set(await Promise.all(waiting.map(async ({ payout }) => (await payout()).batchUid)));
    expect([batches.size, batches.has(null)]).toEqual([1, false]);
    expect((await post('payout-batches')).meta.code).toBe('NOTHING_TO_PAY');
  });

  it('loses a payout whose account is changed: it is approved again, by another admin', async () => {
    const { payout, account } = await scheduled('Budi');
    const uid = await aBatch();
    const { id } = await payout();
    expect(
      (await post(`payouts/${id}/change-account`, { ...account, accountNumber: '9876543210', reason: WHY })).status,
    ).toBe(200);
    expect(await payout()).toMatchObject({
      state: 'scheduled',
      batchUid: null,
      accountNumber: '9876543210',
    });
    const where = { subjectUid: id, action: 'change-account' };
    expect(await world.database.auditLog.findFirstOrThrow({ where })).toMatchObject({
      change: { from: 'BCA …6789', to: 'BCA …3210' },
    });
    const told = { name: 'payout.account-changed', payload: { path: ['payoutUid'], equals: id } };
    expect(await world.database.outbox.count({ where: told })).toBe(1);
    // Nothing is left to send.
    expect(await batch(uid)).toMatchObject({ count: 0, state: 'cancelled', allowedActions: [] });
    expect((await post(`payout-batches/${uid}/pay`, { reference: reference() })).status).toBe(409);
    expect((await post(`payouts/${id}/approve`)).meta.code).toBe('OWN_PAYOUT');
    expect((await post(`payouts/${id}/approve`, {}, other)).status).toBe(200);
    expect(await payout()).toMatchObject({ state: 'approved', approvedBy: other.name });
    // Who has named the account learns that it is approved, and not that another admin is to approve it.
    expect((await post(`payouts/${id}/approve`)).meta).toMatchObject({
      code: 'ILLEGAL_PAYOUT_ACTION',
      message: 'Pencairan ini sudah disetujui.',
    });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is closed with its last payout, also when two leave at once; an empty one is never paid', async () => {
    const two = [await scheduled('Budi'), await scheduled('Sari')];
    const uid = await aBatch();
    const ids = await Promise.all(two.map(async ({ payout }) => (await payout()).id));
    const answers = await Promise.all(ids.map((id) => post(`payouts/${id}/take-out`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await post(`payouts/${ids[0]}/take-out`)).meta).toMatchObject({
      code: 'NOT_IN_BATCH',
      message: 'Pencairan ini sudah tidak di transfer massal.',
    });
    expect(await batch(uid)).toMatchObject({ count: 0, state: 'cancelled' });
    // As one of before.
    await world.database.payoutBatch.update({ where: { uid }, data: { state: 'open', closedAt: null } });
    expect((await post(`payout-batches/${uid}/pay`, { reference: reference() })).meta.code).toBe('BATCH_EMPTY');
    expect((await post(`payout-batches/${uid}/cancel`)).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that is not sent gives its payouts back to the next one', async () => {
    const { payout } = await scheduled('Budi');
    const uid = await aBatch();
    expect((await post(`payout-batches/${uid}/cancel`)).status).toBe(200);
    expect((await post(`payout-batches/${uid}/pay`, { reference: reference() })).status).toBe(409);
    expect((await payout()).batchUid).toBeNull();
    expect((await payout()).batchUid).not.toBe(await aBatch());
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that is cancelled while it is recorded pays nothing more, and one that is paid in part is not cancelled', async () => {
    const two = [await scheduled('Budi'), await scheduled('Sari')];
    const uid = await aBatch();
    const ids = await Promise.all(two.map(async ({ payout }) => (await payout()).id));
    await download(uid);
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => post(`payout-batches/${uid}/pay`, { reference: reference() })),
      post(`payout-batches/${uid}/cancel`, { reason: 'Tidak jadi dikirim' }),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { state } = await batch(uid);
    const paid = await world.database.payout.findMany({ where: { uid: { in: ids }, state: 'paid' } });
    expect(paid.map(({ batchUid }) => batchUid)).toEqual(paid.map(() => uid));
    if (paid.length > 0) expect((await post(`payout-batches/${uid}/cancel`, { reason: 'Salah' })).status).toBe(409);
    if (paid.length > 0) expect(state).not.toBe('cancelled');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('says which are recorded and which are not: of one, of none, of some', async () => {
    // So large that another admin records what this one has approved.
    const held = async (accountName: string) => {
      const { payout } = await scheduled(accountName);
      await world.database.payout.update({ where: { uid: (await payout()).id }, data: { amountSen: 500_000_000n } });
    };
    const refused = async (uid: string) =>
      (await post(`payout-batches/${uid}/pay`, { reference: `BULK-${uid.slice(0, 8)}` })).meta.message!.split('\n');
    const giveUp = (uid: string) => post(`payout-batches/${uid}/pay`, { reference: `BULK-${uid.slice(0, 8)}` }, other);
    const own = (name: string) => expect.stringMatching(new RegExp(`^\\d\\. ${name}: Kamu yang menyetujui ini`));

    await held('Budi');
    const single = await aBatch();
    await download(single);
    expect(await refused(single)).toEqual(['Belum tercatat:', own('Budi')]);
    expect((await giveUp(single)).status).toBe(200);

    await held('Budi');
    await held('Sari');
    const both = await aBatch();
    await download(both);
    expect(await refused(both)).toEqual(['Belum ada yang tercatat:', own('Budi'), own('Sari')]);
    expect((await giveUp(both)).status).toBe(200);

    await scheduled('Budi');
    await held('Sari');
    const some = await aBatch();
    await download(some);
    expect(await refused(some)).toEqual(['Yang lain sudah tercatat, ini belum:', own('Sari')]);
    expect((await giveUp(some)).status).toBe(200);
    // The refunds are of Rp4.000.
    await world.database.payout.updateMany({ where: { amountSen: 500_000_000n }, data: { amountSen: 400_000n } });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of references that are written alike pays once, and is found by either', async () => {
    const { payout, refundUid } = await scheduled('Cari');
    expect(refundUid).toEqual(expect.any(String));
    const { id } = await payout();
    const typed = `cari\u2011${id.slice(0, 8)}`;
    expect((await post(`refunds/${refundUid}/pay`, { reference: `  ${typed} ` })).status).toBe(200);
    expect((await payout()).reference).toBe(typed);
    for (const q of [typed, `CARI-${id.slice(0, 8)}`, `cari \u2014 ${id.slice(0, 6)}`])
      expect((await list<AdminPayout>('payouts', { q })).map((found) => found.id)).toEqual([id]);
    expect((await list<AdminPayout>('payouts', { q: '\u200b' })).length).toBe((await list('payouts', {})).length);
  });

  it('of before, with references that are written alike, is listed', async () => {
    const four = [await scheduled('Satu'), await scheduled('Dua'), await scheduled('Tiga'), await scheduled('Empat')];
    const ids: string[] = [];
    for (const { payout } of four) ids.push((await payout()).id);
    const written = ['KEMBAR-1', 'kembar\u20111', 'BERDUA-1', 'berdua-1'];
    for (const [nth, uid] of ids.entries()) {
      const data = { state: 'paid', paidAt: new Date(), paidBy: 'x', reference: written[nth]! };
      await world.database.payout.update({ where: { uid }, data });
    }
    // These two are one transfer.
    await world.database.payout.update({ where: { uid: ids[3]! }, data: { transferUid: ids[2]! } });
    const found = await list<AdminPayout>('payouts', { sameReference: true });
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
    const open = { state: 'approved', paidAt: null, paidBy: null, reference: null, transferUid: null };
    await world.database.payout.updateMany({ where: { uid: { in: ids } }, data: open });
  });

  it('gets another account with a reason only', async () => {
    const { payout, account } = await scheduled('Budi');
    const { id } = await payout();
    const answer = await post(`payouts/${id}/change-account`, { ...account, accountNumber: '9876543210' });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'reason']);
    expect(await payout()).toMatchObject({ state: 'approved', accountNumber: '0123456789' });
  });

  it.each(['=1+1', '12', '12A345678', '0000000000', ''])(
    'refuses the account number %j by its field',
    async (accountNumber) => {
      const { payout, account } = await scheduled('Budi');
      const { id } = await payout();
      const answer = await post(`payouts/${id}/change-account`, { ...account, accountNumber, reason: WHY });
      expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'accountNumber']);
      expect(await payout()).toMatchObject({ state: 'approved', accountNumber: '0123456789' });
    },
  );
});

describe("the bank's file of a batch, once it was downloaded", () => {
  it('is kept with who has it, and is what is recorded: before there is none', async () => {
    await scheduled('Budi');
    const uid = await aBatch();
    const pay = () => post(`payout-batches/${uid}/pay`, { reference: reference() });
    expect([(await pay()).meta.code, (await batch(uid)).file]).toEqual(['FILE_NOT_DOWNLOADED', null]);
    expect((await batch(uid)).allowedActions).toEqual(['cancel']);
    await download(uid);
    expect(await batch(uid)).toMatchObject({
      file: { at: expect.any(String), by: admin.name, isOld: false },
      allowedActions: ['pay', 'cancel'],
    });
    expect(await world.database.auditLog.count({ where: { subjectUid: uid, action: 'file' } })).toBe(1);
    expect((await pay()).status).toBe(200);
  });

  it('holds its accounts: none is changed, so that what is recorded is the account that was paid', async () => {
    const [first, second] = [await scheduled('Budi'), await scheduled('Sari')];
    const uid = await aBatch();
    await download(uid);
    const { id } = await first.payout();
    expect(await first.payout()).toMatchObject({ inFile: true, allowedActions: ['take-out'] });
    const change = () =>
      post(`payouts/${id}/change-account`, { ...first.account, accountNumber: '9876543210', reason: WHY });
    expect(await change()).toMatchObject({ status: 409, meta: { code: 'IN_FILE' } });
    expect(await first.payout()).toMatchObject({ state: 'approved', batchUid: uid, accountNumber: '0123456789' });

    // The bank has not transferred this one: it leaves with a reason, and the file that has it is not recorded.
    const without = await post(`payouts/${id}/take-out`);
    expect([without.status, without.errors?.[0]?.field]).toEqual([422, 'reason']);
    expect((await post(`payouts/${id}/take-out`, { reason: 'Rekening ditutup' })).status).toBe(200);
    expect((await batch(uid)).file).toMatchObject({ isOld: true });
    const pay = () => post(`payout-batches/${uid}/pay`, { reference: reference() });
    expect((await pay()).meta.code).toBe('FILE_OLD');
    expect((await change()).status).toBe(200);
    const rows = (await download(uid)).content.trimEnd().split('\r\n').slice(1);
    expect(rows).toEqual([expect.stringMatching(/^1,BCA,0123456789,Sari,/)]);
    expect((await pay()).status).toBe(200);
    expect((await second.refundNow()).state).toBe('paid');
    expect((await first.refundNow()).state).not.toBe('paid');
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is given up with the whole batch, for a reason, and then its accounts are free', async () => {
    const { payout, account } = await scheduled('Budi');
    const uid = await aBatch();
    await download(uid);
    const without = await post(`payout-batches/${uid}/cancel`);
    expect([without.status, without.errors?.[0]?.field]).toEqual([422, 'reason']);
    expect((await post(`payout-batches/${uid}/cancel`, { reason: 'Salah bank' })).status).toBe(200);
    const { id } = await payout();
    expect(
      (await post(`payouts/${id}/change-account`, { ...account, accountNumber: '9876543210', reason: WHY })).status,
    ).toBe(200);
  });

  it('has what the batch holds, also when an account is changed at the same moment', async () => {
    const { payout, account } = await scheduled('Budi');
    await scheduled('Sari');
    const uid = await aBatch();
    const { id } = await payout();
    const [file, change] = await Promise.all([
      download(uid),
      post(`payouts/${id}/change-account`, { ...account, accountNumber: '9876543210', reason: WHY }),
    ]);
    expect([200, 409]).toContain(change.status);
    const { inFile, accountNumber } = await payout();
    expect([inFile, accountNumber]).toEqual(change.status === 200 ? [false, '9876543210'] : [true, '0123456789']);
    expect(file.content.includes(',Budi,')).toBe(inFile);
  });
});
