import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import { sen } from '#domain/platform/sen';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { BCA_HEADER, aBcaAccount, bcaRow, statementForm } from '../../../test/bca-statement.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
let methodUid: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin('Sari Keuangan', 'finance');
  methodUid = await aBcaAccount(world.database);
});
afterAll(() => world?.close());
// Each story begins with nothing that waits.
beforeEach(() => post('payout-batches'));

const post = <T = { uid: string }>(path: string, body: object = {}, { token } = admin) =>
  world.http.call<T>('POST', `/admin/${path}`, { token, body });
const reference = () => `BULK-${randomUUID().slice(0, 8)}`;

/** Payouts to accounts of their own, each of Rp1.100, that were approved by `approvedByUid`. */
async function waiting(count: number, approvedByUid: string = randomUUID()): Promise<string[]> {
  const { uid: customerUid } = await world.customer();
  const uids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const to = {
      bankName: 'BRI',
      accountNumber: `77700${randomUUID().replace(/\D/g, '').slice(0, 6)}${nth}`,
      accountName: 'Kafe',
    };
    const { uid } = await world.database.transaction((tx) =>
      schedulePayout(tx as never, {
        kind: 'venue',
        refUid: randomUUID(),
        customerUid,
        amount: sen(1_100_00n),
        dueAt: new Date(),
        ...to,
      }),
    );
    const approved = { state: 'approved', approvedBy: 'x', approvedByUid, approvedAt: new Date() };
    await world.database.payout.update({ where: { uid }, data: approved });
    uids.push(uid);
  }
  return uids;
}
/** All that waits, in a batch whose file the bank has. */
async function aSentBatch(): Promise<string> {
  const { data } = await post('payout-batches');
  await post(`payout-batches/${data!.uid}/file`);
  return data!.uid;
}
const pay = (batchUid: string, text: string) => post(`payout-batches/${batchUid}/pay`, { reference: text });
const payouts = (uids: string[]) =>
  world.database.payout.findMany({ where: { uid: { in: uids } }, orderBy: [{ paidAt: 'asc' }, { uid: 'asc' }] });

async function statementOf(rupiah: number, words = 'MULTI TRANSFER'): Promise<AdminStatementLine> {
  const row = bcaRow(`${words} ${randomUUID().slice(0, 6)}`, rupiah, 'DB');
  const form = statementForm(`${BCA_HEADER}\n${row}`, { methodUid });
  expect((await world.http.call('POST', '/admin/bank-statements', { token: admin.token, form })).status).toBe(200);
  const filter = encodeURIComponent(JSON.stringify({ state: 'open' }));
  const open = await world.http.ask<AdminStatementLine[]>('GET', `/admin/statement-lines?filter=${filter}`, admin);
  return open.find(({ amount }) => amount === -rupiah)!;
}
const confirm = ({ id, proposals: [best] }: AdminStatementLine) =>
  post(`statement-lines/${id}/confirm`, { target: best!.target, targetUid: best!.targetUid, also: best!.also });

describe('the file of a batch is one transfer', () => {
  it('whose records have its reference and are shown by one line of the statement', async () => {
    const uids = await waiting(3);
    const [batchUid, sent] = [await aSentBatch(), reference()];
    const answers = await Promise.all([1, 2].map(() => pay(batchUid, sent)));
    expect(answers.map(({ status }) => status)).toContain(200);
    const paid = await payouts(uids);
    expect(paid.map((payout) => payout.reference)).toEqual([sent, sent, sent]);
    const [first] = paid.filter(({ transferUid }) => transferUid === null);
    expect(paid.map(({ uid, transferUid }) => transferUid ?? uid)).toEqual(Array(3).fill(first!.uid));

    const line = await statementOf(3_300);
    expect(line.proposals[0]).toMatchObject({ target: 'payout', amount: 3_300, count: 3, isDone: true });
    expect((await confirm(line)).status).toBe(200);
    expect(await world.database.bankStatementLine.findUniqueOrThrow({ where: { uid: line.id } })).toMatchObject({
      state: 'used',
      payoutUid: first!.uid,
    });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('and the fees of the bank may be inside that line: with a reason they are booked as a fee, up to a ceiling', async () => {
    await waiting(3);
    await pay(await aSentBatch(), reference());
    const press = (line: AdminStatementLine, reason?: string) => {
      const { target, targetUid } = line.proposals[0]!;
      return post(`statement-lines/${line.id}/confirm`, { target, targetUid, ...(reason && { reason }) });
    };
    const line = await statementOf(3_300 + 3 * 6_500);
    expect(line.proposals[0]).toMatchObject({ amount: 3_300, count: 3, reasons: ['fee'] });
    expect(line.confidence).toBe('possible');
    const asked = await press(line);
    expect([asked.status, asked.errors]).toEqual([
      422,
      [{ field: 'reason', message: expect.stringContaining('selisih Rp19.500 itu biaya transfer bank') }],
    ]);
    for (const [rupiah, words] of [
      [3_300 + 3 * 6_500 + 1, 'paling banyak Rp19.500 untuk 3 transfer'],
      [3_299, 'bukan biaya transfer'],
    ] as const) {
      const other = await statementOf(rupiah);
      const { target, targetUid } = line.proposals[0]!;
      const refused = await post(`statement-lines/${other.id}/confirm`, { target, targetUid, reason: 'Biaya bank' });
      expect([refused.status, refused.meta]).toMatchObject([
        409,
        { code: 'LINE_AMOUNT', message: expect.stringContaining(words) },
      ]);
    }
    // What the same admin has decided alone before counts with it.
    const alone = { kind: 'line', subjectUid: randomUUID(), byUid: admin.uid, amountSen: 48_050_000n, at: new Date() };
    await world.database.decidedAlone.create({ data: alone });
    expect((await press(line, 'Biaya BI-FAST')).meta?.code).toBe('FEE_OF_OTHER');
    await world.database.decidedAlone.delete({
      where: { kind_subjectUid: { kind: 'line', subjectUid: alone.subjectUid } },
    });
    expect((await press(line, 'Biaya BI-FAST')).status).toBe(200);
    const row = await world.database.bankStatementLine.findUniqueOrThrow({ where: { uid: line.id } });
    expect(row).toMatchObject({ state: 'used', transferFeeSen: 1_950_000n });
    const charged = { name: 'statement-line.charged', payload: { path: ['lineUid'], equals: line.id } };
    expect(await world.database.outbox.count({ where: charged })).toBe(1);
    expect(await world.database.decidedAlone.findMany({ where: { subjectUid: line.id } })).toMatchObject([
      { kind: 'line', amountSen: 1_950_000n },
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('whose rows some banks show one by one: each is a transfer of its own then, and so is what is left', async () => {
    const uids = await waiting(4);
    await pay(await aSentBatch(), reference());
    const one = async (accountNumber: string | null) => {
      const line = await statementOf(1_100, `BI-FAST DB KE ${accountNumber}`);
      expect([line.confidence, line.proposals[0]]).toMatchObject(['certain', { amount: 1_100, count: 1 }]);
      expect((await confirm(line)).status).toBe(200);
    };
    const [first, , third] = await payouts(uids);
    await one(first!.accountNumber);
    await one(third!.accountNumber);
    const rest = await statementOf(2_200);
    expect(rest.proposals[0]).toMatchObject({ amount: 2_200, count: 2 });
    expect((await confirm(rest)).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('and has not the reference of another transfer, in whatever letters: nothing is recorded', async () => {
    await waiting(1);
    const [before, sent] = [await aSentBatch(), reference()];
    await pay(before, sent);
    const uids = await waiting(2);
    const batchUid = await aSentBatch();
    for (const typed of [sent, ` ${sent.toLowerCase()}`]) {
      const answer = await pay(batchUid, typed);
      expect(answer).toMatchObject({ status: 409, meta: { code: 'REFERENCE_USED' }, errors: [{ field: 'reference' }] });
      expect(answer.errors![0]!.message).toContain('sudah dipakai untuk transfer Rp1.100');
    }
    expect((await payouts(uids)).map(({ state }) => state)).toEqual(['approved', 'approved']);
    expect((await pay(batchUid, reference())).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('goes on with the rest under the same reference only', async () => {
    // One of them is approved by who records it, above the threshold together with what was recorded so before.
    const [other] = await waiting(1);
    const [own] = await waiting(1, admin.uid);
    await world.database.decidedAlone.create({
      data: { kind: 'payout', subjectUid: randomUUID(), byUid: admin.uid, amountSen: 500_000_000n, at: new Date() },
    });
    const [batchUid, sent] = [await aSentBatch(), reference()];
    const part = await pay(batchUid, sent);
    expect(part.meta.message).toMatch(/^Yang lain sudah tercatat, ini belum:\n\d\. Kafe: Kamu yang menyetujui ini/);
    const second = await world.admin('Tono Keuangan', 'finance');
    const rest = (text: string) => post(`payout-batches/${batchUid}/pay`, { reference: text }, second);
    expect(await rest(reference())).toMatchObject({
      status: 409,
      meta: { code: 'BATCH_REFERENCE' },
      errors: [{ field: 'reference', message: expect.stringContaining(sent) }],
    });
    expect((await rest(sent.toLowerCase())).status).toBe(200);
    expect((await payouts([own!, other!])).map(({ transferUid }) => transferUid)).toEqual([null, other]);
    expect((await confirm(await statementOf(2_200))).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a batch of before, whose rows have a number behind the reference', () => {
  const MENDING = 'prisma/migrations/20261217000055_files_as_one_transfer/migration.sql';
  /** As they were recorded: none of them is of the transfer of another. */
  async function recorded(count: number, references = (row: number) => `LAMA-${randomUUID().slice(0, 4)}/${row}`) {
    const uids = await waiting(count);
    const batchUid = await aSentBatch();
    await pay(batchUid, reference());
    await world.database.payout.updateMany({ where: { batchUid }, data: { transferUid: null } });
    for (const [row, uid] of uids.entries())
      await world.database.payout.update({ where: { uid }, data: { reference: references(row + 1) } });
    return uids;
  }

  it('becomes one transfer, unless the bank has shown its rows one by one, or they are of several files', async () => {
    const before = reference();
    const [whole, shown, mixed] = [
      await recorded(3, (row) => `${before}/${row}`),
      await recorded(2, (row) => `${before}-B/${row}`),
      await recorded(2),
    ];
    const line = await statementOf(1_100);
    await world.database.bankStatementLine.update({
      where: { uid: line.id },
      data: { state: 'used', payoutUid: shown[0]!, decidedBy: 'x', decidedAt: new Date() },
    });
    const sql = await readFile(MENDING, 'utf8');
    await world.database.$executeRawUnsafe(sql);
    await world.database.$executeRawUnsafe(sql);
    const transfers = async (uids: string[]) =>
      new Set((await payouts(uids)).map(({ uid, transferUid }) => transferUid ?? uid)).size;
    expect([await transfers(whole), await transfers(shown), await transfers(mixed)]).toEqual([1, 2, 2]);
    expect((await payouts(whole)).map((payout) => payout.reference).toSorted()).toEqual(
      [1, 2, 3].map((row) => `${before}/${row}`),
    );
    expect((await confirm(await statementOf(3_300))).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });
});
