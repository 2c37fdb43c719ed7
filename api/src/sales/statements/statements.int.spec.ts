import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { AdminStatement, AdminStatementLine, CheckedStatement } from '#contracts/sales/statements.admin.http';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { sen } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { transferNote } from '#domain/sales/payouts/bank-file';
import { referenceOf } from '#domain/sales/statements/statement-line';
import { formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { BCA_HEADER, aBcaAccount, bcaRow, statementForm } from '../../../test/bca-statement.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let finance: Person;
let methodUid: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  finance = await world.admin('Sari Keuangan', 'finance');
  methodUid = await aBcaAccount(world.database);
});
afterAll(() => world?.close());
beforeEach(() =>
  world.database.bankStatementLine.updateMany({
    where: { state: 'open' },
    data: { state: 'ignored', decidedBy: 'test', decidedAt: new Date() },
  }),
);

type Upload = Partial<
  Record<'methodUid' | 'format' | 'date' | 'description' | 'amount' | 'dayOrder' | 'bonus', string>
>;
const send = (path: string, bytes: string | Buffer, fields: Upload = {}, who = finance) => {
  const form = statementForm(bytes, { methodUid, ...fields });
  return world.http.call<CheckedStatement>('POST', `/admin/bank-statements${path}`, { token: who.token, form });
};
const check = (bytes: string | Buffer, fields?: Upload) => send('/check', bytes, fields);
const upload = async (...rows: string[]): Promise<CheckedStatement> => {
  const { status, data } = await send('', [BCA_HEADER, ...rows].join('\n'));
  expect([status, data.errors]).toEqual([200, []]);
  return data;
};
const get = <T>(path: string) => world.http.ask<T>('GET', path, { token: finance.token });
const lines = (filter: object = { state: 'open' }) =>
  get<AdminStatementLine[]>(`/admin/statement-lines?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const act = (uid: string, action: string, body: object, who = finance) =>
  world.http.call('POST', `/admin/statement-lines/${uid}/${action}`, { token: who.token, body });
/** Takes the first proposal, as the console does. */
const confirm = ({ id, proposals: [best] }: AdminStatementLine, who = finance) =>
  act(id, 'confirm', { target: best!.target, targetUid: best!.targetUid, also: best!.also }, who);
const lineRow = (uid: string) => world.database.bankStatementLine.findUniqueOrThrow({ where: { uid } });

let nth = 0;
/** An order that awaits money, of a customer whose name is unique. */
async function asked({ hasProof = true } = {}) {
  nth += 1;
  const name = `Ratna ${'Abcdefghijklmnopqrstuvwxyz'[nth]}${'aeiou'[nth % 5]}rsono`;
  const { uid: customerUid, email, token } = await world.customer(name);
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const of = `orderUid=${orderUid}&customerUid=${customerUid}`;
  const { amount: price, orderNumber } = await world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?${of}`);
  if (hasProof) {
    const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
    expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
  }
  const order = () =>
    world.database.order.findUniqueOrThrow({
      where: { uid: orderUid },
      include: { invoices: true, payments: { include: { statementLine: true } } },
    });
  const askBack = () =>
    world.http.ask('POST', '/customer/credit/return', {
      token,
      body: { bankName: 'BCA', accountNumber: `666${String(1_000_000 + nth)}`, accountName: name },
    });
  return { name, orderUid, orderNumber, price, order, customerUid, askBack };
}

describe('a statement that is checked', () => {
  it('shows what would be read and stores nothing', async () => {
    const before = await world.database.bankStatementLine.count();
    const { status, data } = await check([BCA_HEADER, bcaRow('BUDI', 1_000), bcaRow('BIAYA', 500, 'DB')].join('\n'));
    expect([status, data]).toMatchObject([
      200,
      { uid: null, lines: 2, newLines: 2, incoming: 1_000, outgoing: 500, errors: [], isKnown: false },
    ]);
    expect(data.preview[0]).toMatchObject({ line: 3, amount: 1_000, description: 'BUDI', isNew: true });
    expect(await world.database.bankStatementLine.count()).toBe(before);
  });

  it('in another format counts what may be there already in other words, and is stored all the same', async () => {
    await upload(bcaRow('TRSF E-BANKING CR 2011 IURAN BULANAN RT', 61_000), bcaRow('SETORAN TUNAI', 62_000));
    const day = dayInWib(new Date());
    const bytes = ['Waktu;Catatan;Nilai', `${day};IURAN BULANAN RT;61.000`, `${day};BAYAR PPOB;62.000`].join('\n');
    const mapping = { format: 'generic', date: 'Waktu', description: 'Catatan', amount: 'Nilai' };
    const { data } = await check(bytes, mapping);
    expect(data).toMatchObject({ newLines: 2, maybeKnown: 1, errors: [] });
    expect(data.maybeKnownLines).toMatchObject([
      { line: 2, amount: 61_000, description: 'IURAN BULANAN RT', known: 'TRSF E-BANKING CR 2011 IURAN BULANAN RT' },
    ]);
    expect((await send('', bytes, mapping)).data).toMatchObject({ newLines: 2, maybeKnown: 0 });
    expect((await check(bytes, mapping)).data).toMatchObject({ isKnown: true, maybeKnown: 0 });
  });

  it('with one broken line among good ones is not stored at all, and the line is named', async () => {
    const before = await world.database.bankStatement.count();
    const { status, data } = await send('', [BCA_HEADER, bcaRow('BAIK', 1_000), bcaRow('NOL', 0)].join('\n'));
    expect([status, data.uid, data.errors]).toEqual([
      200,
      null,
      [{ line: 4, field: 'amount', message: 'Nominalnya nol' }],
    ]);
    expect(await world.database.bankStatement.count()).toBe(before);
  });

  it('that is no statement of this bank is refused by line', async () => {
    for (const [bytes, message] of [
      [Buffer.concat([Buffer.from(`${BCA_HEADER}\n`), Buffer.of(0x81)]), /bukan UTF-8/],
      [Buffer.from('PK\u0003\u0004'), /Excel/],
      [Buffer.from(`${BCA_HEADER}\n"terbuka,`), /^Ada 2 kolom/],
      [Buffer.from(`${BCA_HEADER}\n${bcaRow('NU\0L', 1)}`), /NUL/],
      [Buffer.from(`${BCA_HEADER}\n${'x'.repeat(5_000)}`), /terlalu panjang/],
      [Buffer.from('Post Date,Description,Amount,Db/Cr\n'), /koran BNI, bukan BCA/],
      [Buffer.from(`${BCA_HEADER}\n${`${bcaRow('X', 1)}\n`.repeat(5_001)}`), /Terlalu banyak baris/],
    ] as const) {
      const { status, data } = await check(bytes);
      expect([status, data.errors[0]?.message]).toEqual([200, expect.stringMatching(message)]);
    }
  });

  it('of another bank than the account, without a file, too large or with a foreign field is refused by the field', async () => {
    const trouble = async (answer: ReturnType<typeof check>) => {
      const { status, errors } = await answer;
      return [status, errors?.[0]?.field];
    };
    expect(await trouble(check('x', { format: 'bri' }))).toEqual([422, 'format']);
    expect(await trouble(check('x', { format: 'xml' }))).toEqual([422, 'format']);
    expect(await trouble(check('x', { methodUid: finance.uid }))).toEqual([422, 'methodUid']);
    expect(await trouble(check('', {}))).toEqual([422, 'file']);
    expect(await trouble(check('x', { bonus: 'x' }))).toEqual([422, 'bonus']);
    expect(await trouble(check(Buffer.alloc(50 * 1024 * 1024, 'x')))).toEqual([413, 'file']);
  });

  it('of any other bank is read by columns that the admin chooses from its header', async () => {
    // A day of one reading, whatever day it is.
    const bytes = `Waktu;Catatan;Nilai\n${dayInWib(new Date())};BUDI;-1.000,50\n`;
    const { data } = await check(bytes, { format: 'generic' });
    expect([data.columns, data.errors[0]?.message]).toEqual([
      ['Waktu', 'Catatan', 'Nilai'],
      expect.stringMatching(/Pilih dulu kolom/),
    ]);
    const mapping = { format: 'generic', date: 'Waktu', description: 'Catatan', amount: 'Nilai' };
    expect((await check(bytes, mapping)).data).toMatchObject({ lines: 1, outgoing: 1_000.5, errors: [] });
  });

  it('with days of two readings is read in the order that the admin chooses, which the account then remembers', async () => {
    const mapping = { format: 'generic', date: 'Waktu', description: 'Catatan', amount: 'Nilai' };
    const of = (day: string) => `Waktu;Catatan;Nilai\n${day};BUDI;1.000\n`;
    expect((await check(of('02/03/2026'), mapping)).data.errors[0]?.message).toContain('Urutan tanggal');
    expect((await check(of('02/03/2026'), { ...mapping, dayOrder: 'month-first' })).data.firstDay).toBe('2026-02-03');
    expect((await check(of('02/03/2026'), mapping)).data.errors).toHaveLength(1);
    expect((await send('', of('02/03/2026'), { ...mapping, dayOrder: 'month-first' })).data.newLines).toBe(1);
    expect((await check(of('04/05/2026'), mapping)).data).toMatchObject({ firstDay: '2026-04-05', errors: [] });
    const wrong = await check('x', { format: 'bca', dayOrder: 'day-first' });
    expect([wrong.status, wrong.errors?.[0]?.field]).toEqual([422, 'dayOrder']);
  });
});

describe('a statement that is uploaded', () => {
  it('again does nothing, also by two admins at once; one that overlaps brings only what is new', async () => {
    const rows = [bcaRow('PAGI', 11_000), bcaRow('SAMA', 12_000), bcaRow('SAMA', 12_000)];
    const other = await world.admin('Dua', 'owner');
    const text = [BCA_HEADER, ...rows].join('\n');
    const both = await Promise.all([send('', text), send('', text, {}, other)]);
    expect(both.map(({ data }) => [data.isKnown, data.newLines]).toSorted()).toEqual([
      [false, 3],
      [true, 0],
    ]);
    expect(both[0]!.data.uid).toBe(both[1]!.data.uid);
    const again = await upload(...rows, bcaRow('SAMA', 12_000), bcaRow('SORE', 13_000));
    expect(again).toMatchObject({ lines: 5, newLines: 2, isKnown: false });
    const [latest] = await get<AdminStatement[]>('/admin/bank-statements');
    expect(latest).toMatchObject({
      id: again.uid,
      bankName: 'BCA',
      lines: 5,
      newLines: 2,
      openLines: 2,
      createdBy: 'Sari Keuangan',
    });
    expect(await world.database.auditLog.count({ where: { subject: 'bank-statements', subjectUid: again.uid! } })).toBe(
      1,
    );
  });

  it('is for finance and owners', async () => {
    const support = await world.admin('Budi Bantuan', 'support');
    expect((await send('', BCA_HEADER, {}, support)).status).toBe(403);
    expect((await world.http.call('GET', '/admin/statement-lines', { token: support.token })).status).toBe(403);
  });
});

describe('money that came', () => {
  it('is matched to the proof that names its sender, and confirmed with the amount of the line', async () => {
    const bought = await asked();
    await upload(bcaRow(`TRSF E-BANKING CR ${bought.name}`, bought.price));
    const [line] = await lines();
    expect(line).toMatchObject({
      confidence: 'certain',
      proposals: [
        {
          target: 'invoice',
          orderNumber: bought.orderNumber,
          reasons: ['amount', 'sender', 'day'],
          senderName: bought.name,
          proofUrl: expect.stringContaining('/'),
        },
      ],
      allowedActions: ['confirm', 'ignore', 'charge', 'assign', 'book'],
    });
    const answers = await Promise.all([confirm(line!), confirm(line!)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const order = await bought.order();
    expect(order).toMatchObject({ status: 3, invoices: [{ status: 'paid' }] });
    expect(order.payments).toMatchObject([
      { method: 'transfer', state: 'confirmed', statementLine: { uid: line!.id, decidedBy: 'Sari Keuangan' } },
    ]);
    const [done] = await lines({ state: 'used' });
    expect(done).toMatchObject({ usedFor: { orderNumber: bought.orderNumber }, proposals: [], allowedActions: [] });
    expect(await world.database.auditLog.count({ where: { subjectUid: line!.id, action: 'confirm' } })).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('pays an order whose customer has sent no proof', async () => {
    const bought = await asked({ hasProof: false });
    await upload(bcaRow(`TRANSFER ${bought.orderNumber}`, bought.price));
    const [line] = await lines();
    expect(line).toMatchObject({ confidence: 'certain', proposals: [{ proofUrl: null }] });
    expect((await confirm(line!)).status).toBe(200);
    const order = await bought.order();
    expect(order).toMatchObject({ status: 3, invoices: [{ status: 'paid' }] });
    expect(order.payments).toMatchObject([{ method: 'statement', state: 'confirmed', fileUid: null }]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of another amount is only proposed, and the rest is asked for', async () => {
    const bought = await asked();
    await upload(bcaRow(`TRSF ${bought.name}`, bought.price - 1_000));
    const [line] = await lines();
    expect(line).toMatchObject({ confidence: 'possible', proposals: [{ reasons: ['sender', 'day', 'short'] }] });
    expect((await confirm(line!)).status).toBe(200);
    expect(await bought.order()).toMatchObject({
      status: 1,
      invoices: [{ receivedSen: BigInt(bought.price - 1_000) * 100n }],
    });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that was confirmed by hand is only noted at that payment', async () => {
    const bought = await asked();
    const [payment] = (await bought.order()).payments;
    const { token } = finance;
    expect((await world.http.call('POST', `/admin/payments/${payment!.uid}/confirm`, { token })).status).toBe(200);
    await upload(bcaRow(`TRSF ${bought.name}`, bought.price));
    const [line] = await lines();
    expect(line).toMatchObject({ confidence: 'certain' });
    expect(line!.proposals[0]).toMatchObject({ target: 'payment', isDone: true });
    expect((await confirm(line!)).status).toBe(200);
    expect((await bought.order()).payments).toHaveLength(1);
    expect((await lineRow(line!.id)).paymentUid).toBe(payment!.uid);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is the money of one invoice only, whatever two admins press', async () => {
    const [one, two] = [await asked(), await asked()];
    await upload(bcaRow('SETORAN TUNAI', one.price));
    const [line] = await lines();
    const other = await world.admin('Dua', 'owner');
    const targets = line!.proposals.filter(({ orderNumber }) =>
      [one.orderNumber, two.orderNumber].includes(orderNumber!),
    );
    expect(line!.confidence).toBe('possible');
    const answers = await Promise.all(
      targets.map(({ target, targetUid }, at) => act(line!.id, 'confirm', { target, targetUid }, at ? other : finance)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const statuses = [(await one.order()).status, (await two.order()).status];
    expect(statuses.toSorted()).toEqual([2, 3]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is done once by one admin who presses twice, and refused to another one of the same name', async () => {
    const { price, orderNumber } = await asked();
    await upload(bcaRow('SETORAN TUNAI KANTOR', price));
    const [line] = await lines();
    const { target, targetUid } = line!.proposals.find((proposal) => proposal.orderNumber === orderNumber)!;
    const other = await world.admin('Sari Keuangan', 'owner');
    const press = (by?: typeof other) => act(line!.id, 'confirm', { target, targetUid, reason: 'Sudah dicek' }, by);
    const statuses = [await press(), await press(), await press(other)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 409]);
    const assigned = await act(line!.id, 'assign', { number: orderNumber }, other);
    expect(assigned.status).toBe(409);
  });

  it('two lines for one invoice: the second one is refused and stays open', async () => {
    const bought = await asked();
    await upload(bcaRow(`TRSF ${bought.name}`, bought.price), bcaRow(`TRSF LAGI ${bought.name}`, bought.price));
    const both = await lines();
    expect(both.map(({ confidence }) => confidence)).toEqual(['possible', 'possible']);
    const answers = await Promise.all(both.map((line) => confirm(line)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [left] = await lines();
    expect(left!.proposals.map(({ orderNumber }) => orderNumber)).not.toContain(bought.orderNumber);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that nothing matches is assigned by hand to the number of an order or an invoice', async () => {
    const bought = await asked();
    await upload(bcaRow('SETORAN', bought.price + 2_000), bcaRow('SETORAN LAIN', 777));
    const [, line] = (await lines()).toSorted((one, other) => one.amount - other.amount);
    expect(line).toMatchObject({ confidence: 'none', proposals: [] });
    expect((await act(line!.id, 'assign', { number: 'PTG-000000-AAAAAAA' })).errors?.[0]?.field).toBe('number');
    expect(
      (await act(line!.id, 'assign', { number: bought.orderNumber.toLowerCase().replaceAll('-', ' ') })).status,
    ).toBe(200);
    const order = await bought.order();
    expect(order).toMatchObject({ status: 3, payments: [{ receivedSen: BigInt(bought.price + 2_000) * 100n }] });
    const late = await asked();
    const owner = await world.admin('Pemilik', 'owner');
    await world.http.call('POST', `/admin/orders/${late.orderUid}/cancel`, {
      token: owner.token,
      body: { reason: 'Batal, ya.' },
    });
    await upload(bcaRow('TERLAMBAT', late.price));
    const lateLine = (await lines()).find(({ description }) => description === 'TERLAMBAT');
    expect((await act(lateLine!.id, 'assign', { number: late.orderNumber })).status).toBe(200);
    expect(await world.database.refund.count({ where: { orderUid: late.orderUid, state: 'credited' } })).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of an order that is paid already, or over, is credit of its customer in one press', async () => {
    const number = (text: string) => ({ number: text });
    const paid = await asked();
    await upload(bcaRow(`TRSF ${paid.name}`, paid.price));
    expect((await confirm((await lines())[0]!)).status).toBe(200);
    const owner = await world.admin('Pemilik', 'owner');
    const over = await asked({ hasProof: false });
    const reason = { reason: 'Batal, ya.' };
    await world.http.call('POST', `/admin/orders/${over.orderUid}/cancel`, { token: owner.token, body: reason });
    for (const [of, why, status] of [
      [paid, 'Dibayar dua kali', 3],
      [over, 'Dana masuk setelah pesanan berakhir', 5],
    ] as const) {
      await upload(bcaRow(`SETORAN ${of.name.length} ${why}`, of.price));
      const [line] = await lines();
      const press = () => act(line!.id, 'assign', number(of.orderNumber));
      expect((await Promise.all([press(), press()])).map((answer) => answer.status)).toEqual([200, 200]);
      expect((await press()).status).toBe(200);
      const order = await of.order();
      expect([order.status, order.payments.filter(({ settledSen }) => settledSen === 0n)]).toMatchObject([
        status,
        [{ method: 'statement', state: 'confirmed', statementLine: { uid: line!.id } }],
      ]);
      expect(await world.database.refund.findMany({ where: { orderUid: of.orderUid } })).toMatchObject([
        { state: 'credited', reason: why, amountSen: BigInt(of.price) * 100n },
      ]);
      const { uid: paymentUid } = order.payments.find(({ settledSen }) => settledSen === 0n)!;
      expect(
        await world.database.outbox.count({
          where: { name: 'payment.late', payload: { path: ['paymentUid'], equals: paymentUid } },
        }),
      ).toBe(1);
    }
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that names an order which awaits nothing is proposed for that one only, and is its credit', async () => {
    const paid = await asked();
    await upload(bcaRow(`TRSF ${paid.name}`, paid.price));
    expect((await confirm((await lines())[0]!)).status).toBe(200);
    const other = await asked();
    await upload(bcaRow(`${paid.orderNumber.replaceAll('-', ' ')} ${other.name}`, other.price));
    const [line] = await lines();
    expect(line).toMatchObject({
      confidence: 'possible',
      proposals: [{ target: 'order', orderNumber: paid.orderNumber }],
    });
    expect(line!.proposals).toHaveLength(1);
    expect((await Promise.all([confirm(line!), confirm(line!)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await world.database.refund.findMany({ where: { orderUid: paid.orderUid } })).toMatchObject([
      { state: 'credited', reason: 'Dibayar dua kali' },
    ]);
    expect((await other.order()).status).toBe(2);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('explains a payment once: of two lines the second one is refused and stays open', async () => {
    const bought = await asked();
    const [payment] = (await bought.order()).payments;
    const { token } = finance;
    expect((await world.http.call('POST', `/admin/payments/${payment!.uid}/confirm`, { token })).status).toBe(200);
    await upload(bcaRow('SATU', bought.price), bcaRow('DUA', bought.price));
    const two = await lines();
    const of = { target: 'payment', targetUid: payment!.uid };
    const answers = await Promise.all(two.map(({ id }) => act(id, 'confirm', of)));
    expect(answers.map(({ status, meta }) => [status, meta?.code]).toSorted()).toEqual([
      [200, undefined],
      [409, 'EXPLAINED_TWICE'],
    ]);
    const [left] = await lines();
    expect((await act(left!.id, 'confirm', of)).meta?.code).toBe('EXPLAINED_TWICE');
    await world.database.bankStatementLine.updateMany({
      where: { paymentUid: payment!.uid },
      data: { paymentUid: null, state: 'ignored' },
    });
    await world.database.payment.update({ where: { uid: payment!.uid }, data: { method: 'gateway' } });
    expect((await act(left!.id, 'confirm', of)).meta?.code).toBe('NOT_IN_BANK');
    expect((await lineRow(left!.id)).state).toBe('open');
    await world.database.payment.update({ where: { uid: payment!.uid }, data: { method: 'transfer' } });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is no refund, and a fee of the bank is set aside with a reason and taken up again', async () => {
    await upload(bcaRow('BUNGA', 1_234));
    const [line] = await lines();
    const wrong = await act(line!.id, 'confirm', { target: 'refund', targetUid: finance.uid });
    expect([wrong.status, wrong.meta.code]).toEqual([409, 'LINE_DIRECTION']);
    expect((await act(line!.id, 'ignore', { reason: '' })).errors?.[0]?.field).toBe('reason');
    expect((await act(line!.id, 'ignore', { reason: 'Bunga bank' })).status).toBe(200);
    expect(await lines()).toEqual([]);
    expect((await act(line!.id, 'confirm', { target: 'invoice', targetUid: finance.uid })).status).toBe(409);
    expect((await act(line!.id, 'reopen', {})).status).toBe(200);
    expect(await lines()).toMatchObject([{ id: line!.id, reason: null }]);
  });
});

describe('what the bank takes and gives by itself', () => {
  it('is booked once as a cost or as income, with what for, by finance', async () => {
    await upload(bcaRow('BIAYA ADM', 6_500, 'DB'), bcaRow('BUNGA TABUNGAN', 1_235));
    const both = await lines();
    expect(both).toHaveLength(2);
    const support = await world.admin('Budi Bantuan', 'support');
    for (const { id, amount } of both) {
      const press = (who = finance) => act(id, 'charge', { reason: 'Biaya admin bulanan' }, who);
      expect((await press(support)).status).toBe(403);
      expect((await act(id, 'charge', { reason: '' })).errors?.[0]?.field).toBe('reason');
      expect((await Promise.all([press(), press()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await lineRow(id)).toMatchObject({ state: 'charged', reason: 'Biaya admin bulanan', paymentUid: null });
      for (const action of ['ignore', 'reopen'])
        expect((await act(id, action, { reason: 'x'.repeat(9) })).status).not.toBe(200);
      const target = amount > 0 ? 'invoice' : 'payout';
      expect((await act(id, 'confirm', { target, targetUid: finance.uid })).status).not.toBe(200);
      expect(
        await world.database.outbox.count({
          where: { name: 'statement-line.charged', payload: { path: ['lineUid'], equals: id } },
        }),
      ).toBe(1);
      expect(await world.database.auditLog.count({ where: { subjectUid: id, action: 'charge' } })).toBe(1);
    }
    expect(await lines({ state: 'charged' })).toMatchObject([
      { allowedActions: ['reverse'] },
      { allowedActions: ['reverse'] },
    ]);
  });
});

describe('money that went out', () => {
  it('is matched to a refund, which is paid with the reference of the bank', async () => {
    const bought = await asked();
    await upload(bcaRow('SETORAN', bought.price + 4_000));
    const [came] = await lines();
    expect((await act(came!.id, 'assign', { number: bought.orderNumber })).status).toBe(200);
    await bought.askBack();
    await upload(bcaRow(`TRSF KE ${bought.name}`, 4_000, 'DB'));
    const [line] = await lines();
    expect(line).toMatchObject({ amount: -4_000, confidence: 'possible', proposals: [{ target: 'refund' }] });
    const answers = await Promise.all([confirm(line!), confirm(line!)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const refund = await world.database.refund.findFirstOrThrow({ where: { orderUid: bought.orderUid } });
    expect(refund).toMatchObject({ state: 'paid', reference: expect.stringMatching(/^KORAN-\d{8}-/) });
    expect(await lines({ state: 'used', direction: 'out' })).toMatchObject([
      { usedFor: { kind: 'refund', amount: 4_000 } },
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is matched to a payout by the number of its account; one that is paid already is only noted', async () => {
    const { customerUid, name } = await asked();
    const account = { bankName: 'BCA', accountNumber: '5550001112', accountName: name };
    const { uid } = await world.database.transaction((tx) =>
      schedulePayout(tx as never, {
        kind: 'venue',
        refUid: customerUid,
        customerUid,
        amount: sen(8_800_00n),
        dueAt: new Date(),
        ...account,
      }),
    );
    const paid = {
      state: 'paid',
      approvedBy: 'x',
      approvedAt: new Date(),
      paidBy: 'x',
      paidAt: new Date(),
      reference: 'TRX-1',
    };
    await world.database.payout.update({ where: { uid }, data: paid });
    await upload(bcaRow('TRSF KE 5550001112', 8_800, 'DB'));
    const [line] = await lines();
    expect(line).toMatchObject({
      confidence: 'certain',
      proposals: [{ target: 'payout', kind: 'venue', isDone: true }],
    });
    expect((await confirm(line!)).status).toBe(200);
    expect((await lineRow(line!.id)).payoutUid).toBe(uid);
  });
});

describe('money that went out with a reference', () => {
  const payout = async (more: object, kind = 'venue' as const, refUid: string = randomUUID()) => {
    const { customerUid } = await asked();
    const of = { kind, refUid, customerUid, amount: sen(7_700_00n), dueAt: new Date() };
    const account = {
      bankName: 'BCA',
      accountNumber: `77${String(Math.random()).slice(2, 10)}`,
      accountName: 'Tuan Tanah',
    };
    const { uid } = await world.database.transaction((tx) => schedulePayout(tx as never, { ...of, ...account }));
    const approved = { state: 'approved', approvedBy: 'x', approvedAt: new Date() };
    await world.database.payout.update({ where: { uid }, data: { ...approved, ...more } });
    return uid;
  };
  const paid = (reference: string) => ({ state: 'paid', paidBy: 'x', paidAt: new Date(), reference });

  it('is noted at the transfer that was recorded with it, whatever else has its amount', async () => {
    const [done, other] = [await payout(paid('FT26112099XY')), await payout({})];
    await upload(bcaRow('TRSF FT26112099XY', 7_700, 'DB'), bcaRow('TRSF FT26112099ZZ', 7_700, 'DB'));
    const [named, free] = (await lines()).toSorted((one, two) => one.description.localeCompare(two.description));
    expect(named).toMatchObject({ confidence: 'certain', proposals: [{ targetUid: done, isDone: true }] });
    expect(named!.proposals).toHaveLength(1);
    expect(free!.confidence).toBe('possible');
    expect((await confirm(named!)).status).toBe(200);
    expect((await lineRow(named!.id)).payoutUid).toBe(done);
    await world.database.payout.update({ where: { uid: other }, data: { state: 'cancelled', reason: 'uji' } });
  });

  it('is paid by the words that the file for the bank gave it', async () => {
    const by = { createdBy: 'x', createdByUid: randomUUID(), createdAt: new Date() };
    const batch = await world.database.payoutBatch.create({ data: { state: 'open', ...by } });
    const refUids = ['1a2b', '3c4d'].map((start) => start + randomUUID().slice(4));
    const [first, second] = [
      await payout({ batchUid: batch.uid }, 'venue', refUids[0]),
      await payout({ batchUid: batch.uid }, 'venue', refUids[1]),
    ];
    await upload(bcaRow(`TRSF KE TUAN TANAH ${transferNote('venue', refUids[1]!).toUpperCase()}`, 7_700, 'DB'));
    const [line] = await lines();
    expect(line!.proposals.map(({ targetUid }) => targetUid)).toEqual([second]);
    await world.database.payout.updateMany({
      where: { uid: { in: [first, second] } },
      data: { state: 'cancelled', reason: 'uji', batchUid: null },
    });
  });

  it('that names an order of which nothing is to be paid back is not proposed for a refund of its amount', async () => {
    const [one, two] = [await asked(), await asked()];
    for (const { orderNumber, price, askBack } of [one, two]) {
      await upload(bcaRow(`SETORAN ${orderNumber}`, price + 7_700));
      expect((await act((await lines())[0]!.id, 'assign', { number: orderNumber })).status).toBe(200);
      await askBack();
    }
    const { orderNumber } = await asked();
    await upload(
      bcaRow(`PENGEMBALIAN ${orderNumber}`, 7_700, 'DB'),
      bcaRow(`PENGEMBALIAN ${one.orderNumber}`, 7_700, 'DB'),
    );
    const found = await lines();
    const proposed = (number: string) => found.find(({ description }) => description.includes(number))!.proposals;
    expect(proposed(orderNumber)).toEqual([]);
    expect(proposed(one.orderNumber)).toMatchObject([{ target: 'refund', orderNumber: one.orderNumber }]);
  });
});

describe('a line that shows a transfer which paid several records', () => {
  /** Payouts of one account that wait for their transfer. */
  async function waiting(count: number, accountNumber: string) {
    const { customerUid, name } = await asked();
    const account = { bankName: 'BCA', accountNumber, accountName: name };
    const uids: string[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const { uid } = await world.database.transaction((tx) =>
        schedulePayout(tx as never, {
          kind: 'venue',
          refUid: randomUUID(),
          customerUid,
          amount: sen(1_100_00n),
          dueAt: new Date(),
          ...account,
        }),
      );
      const approved = { state: 'approved', approvedBy: 'x', approvedByUid: randomUUID(), approvedAt: new Date() };
      await world.database.payout.update({ where: { uid }, data: approved });
      uids.push(uid);
    }
    return uids.toSorted();
  }
  const payouts = (uids: string[]) =>
    world.database.payout.findMany({ where: { uid: { in: uids } }, orderBy: { uid: 'asc' } });

  it('pays all that waits for its account in one press, once', async () => {
    const uids = await waiting(3, '5550002220');
    await upload(bcaRow('TRSF KE 5550002220', 3_300, 'DB'));
    const [line] = await lines();
    expect(line!.proposals[0]).toMatchObject({ amount: 3_300, count: 3, also: [{ target: 'payout' }, {}] });
    const answers = await Promise.all([confirm(line!), confirm(line!)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const paid = await payouts(uids);
    expect(paid.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    expect(new Set(paid.map(({ reference }) => reference)).size).toBe(1);
    expect(paid.map(({ transferUid }) => transferUid)).toEqual([null, uids[0], uids[0]]);
    expect((await lineRow(line!.id)).payoutUid).toBe(uids[0]);
    const used = (await lines({ state: 'used', direction: 'out' })).find(({ id }) => id === line!.id);
    expect(used).toMatchObject({ usedFor: { amount: 3_300, count: 3 } });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is refused where the sum is not that of the line, or an account is another one: nothing is paid', async () => {
    const [uids, elsewhere] = [await waiting(2, '5550003330'), await waiting(1, '5550004440')];
    await upload(bcaRow('TRSF KE 5550003330', 33_000, 'DB'));
    const [line] = await lines();
    const also = (targets: string[]) => ({
      target: 'payout',
      targetUid: uids[0],
      also: targets.map((targetUid) => ({ target: 'payout', targetUid })),
    });
    expect((await act(line!.id, 'confirm', also([uids[1]!]))).meta.code).toBe('LINE_AMOUNT');
    expect((await act(line!.id, 'confirm', also([uids[1]!, elsewhere[0]!]))).meta).toMatchObject({
      code: 'ACCOUNTS_DIFFER',
      message: expect.stringContaining('satu rekening'),
    });
    const answer = await act(line!.id, 'confirm', { ...also([]), also: [{ target: 'invoice', targetUid: uids[0] }] });
    expect(answer.status).toBe(422);
    expect((await payouts([...uids, ...elsewhere])).map(({ state }) => state)).toEqual(Array(3).fill('approved'));
    expect(await lineRow(line!.id)).toMatchObject({ state: 'open' });
  });

  it('is refused as a used reference where an older transfer to another account has it: nothing is paid', async () => {
    const [uids, older] = [await waiting(2, '5550009990'), await waiting(1, '5550009991')];
    await upload(bcaRow('TRSF KE 5550009990', 2_200, 'DB'));
    const [line] = await lines();
    const { uid, reference, bookedOn } = await lineRow(line!.id);
    const of = { uid, reference, bookedOn: bookedOn.toISOString().slice(0, 10) };
    const paid = { state: 'paid', paidBy: 'x', paidAt: new Date(), reference: referenceOf(of) };
    await world.database.payout.update({ where: { uid: older[0]! }, data: paid });
    const also = [{ target: 'payout', targetUid: uids[1] }];
    const answer = await act(line!.id, 'confirm', { target: 'payout', targetUid: uids[0], also });
    expect(answer).toMatchObject({ status: 409, meta: { code: 'REFERENCE_USED' } });
    expect((await payouts(uids)).map(({ state }) => state)).toEqual(['approved', 'approved']);

    // Named together with one to another account, that is what is said, before any of them is paid.
    const elsewhere = await waiting(1, '5550009992');
    const apart = [{ target: 'payout', targetUid: elsewhere[0] }];
    const differ = await act(line!.id, 'confirm', { target: 'payout', targetUid: uids[0], also: apart });
    expect(differ).toMatchObject({ status: 409, meta: { code: 'ACCOUNTS_DIFFER' } });
  });
});

describe('a line that is taken for what was recorded before', () => {
  /** Payouts of one account, paid by hand with these references. */
  async function paid(references: (string | null)[], accountNumber: string) {
    const { customerUid, name } = await asked();
    const [account, uids] = [{ bankName: 'BCA', accountNumber, accountName: name }, [] as string[]];
    for (const reference of references) {
      const { uid } = await world.database.transaction((tx) =>
        schedulePayout(tx as never, {
          kind: 'venue',
          refUid: randomUUID(),
          customerUid,
          amount: sen(1_100_00n),
          dueAt: new Date(),
          ...account,
        }),
      );
      const by = { approvedBy: 'x', approvedByUid: randomUUID(), approvedAt: new Date() };
      const done = { state: 'paid', paidBy: 'x', paidAt: new Date(), reference };
      const data = { ...by, ...(reference === null ? { state: 'approved' } : done) };
      await world.database.payout.update({ where: { uid }, data });
      uids.push(uid);
    }
    return uids;
  }
  const both = async (uids: string[], accountNumber: string) => {
    await upload(bcaRow(`TRSF KE ${accountNumber}`, 2_200, 'DB'));
    const [line] = await lines();
    const of = uids.map((targetUid) => ({ target: 'payout', targetUid }));
    return { line: line!, answer: await act(line!.id, 'confirm', { ...of[0], also: of.slice(1) }) };
  };

  it('says that two records have different references', async () => {
    const { answer } = await both(await paid(['BEDA-1', 'BEDA-2'], '5550006660'), '5550006660');
    expect(answer).toMatchObject({ status: 409, meta: { code: 'REFERENCES_DIFFER' } });
    expect(answer.meta.message).toMatch(/BEDA-[12].*BEDA-[12]/);
  });

  it('says that one is recorded and the other one waits', async () => {
    const { answer } = await both(await paid(['SUDAH-1', null], '5550007770'), '5550007770');
    expect(answer).toMatchObject({ status: 409, meta: { code: 'ALREADY_PAID' } });
    expect(answer.meta.message).toContain('SUDAH-1');
  });

  it('takes two that one transfer has paid, named together', async () => {
    const uids = await paid(['SATU-1', 'satu-1'], '5550008880');
    await world.database.payout.update({ where: { uid: uids[1]! }, data: { transferUid: uids[0]! } });
    const { answer, line } = await both(uids, '5550008880');
    expect(answer.status).toBe(200);
    expect((await lineRow(line.id)).payoutUid).toBe(uids[0]);
  });
});

// The last one: the entry of its money has no cause.
describe('what a gateway transfers', () => {
  it('is booked once from its line, and never more than it held', async () => {
    await world.database.ledgerEntry.create({
      data: {
        kind: 'payment',
        cause: finance.uid,
        postings: {
          create: [
            { account: 'gatewayBalance', amountSen: 10_000_000n, period: new Date('2026-11-01') },
            { account: 'memberFunds', amountSen: -10_000_000n, period: new Date('2026-11-01') },
          ],
        },
      },
    });
    await upload(
      bcaRow('MIDTRANS SETTLEMENT', 60_000),
      bcaRow('MIDTRANS SETTLEMENT', 39_000),
      bcaRow('KELUAR', 5, 'DB'),
    );
    const [large, rest, out] = (await lines()).toSorted((one, other) => other.amount - one.amount);
    const settle = (line: AdminStatementLine, body: object = {}, who = finance) => act(line.id, 'settle', body, who);
    expect((await settle(large!, {}, await world.admin('Budi Bantuan', 'support'))).status).toBe(403);
    expect((await settle(large!, { fee: 1.234 })).errors?.[0]?.field).toBe('fee');
    expect((await settle(large!, { fee: 40_001 })).meta.code).toBe('GATEWAY_SHORT');
    expect((await settle(out!)).meta.code).toBe('LINE_DIRECTION');
    const answers = await Promise.all([settle(large!), settle(large!), settle(rest!, { fee: 1_000 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
    expect(await lineRow(large!.id)).toMatchObject({ state: 'settled', gatewayFeeSen: 0n, paymentUid: null });
    // Not posted yet, and counted all the same.
    await upload(bcaRow('MIDTRANS LAGI', 1));
    const more = (await lines()).find(({ description }) => description === 'MIDTRANS LAGI')!;
    expect((await settle(more)).meta.code).toBe('GATEWAY_SHORT');
    expect(await world.database.outbox.count({ where: { name: 'gateway.settled' } })).toBe(2);
    // Offered where a gateway is switched on.
    expect(more.allowedActions).not.toContain('settle');
  });
});
