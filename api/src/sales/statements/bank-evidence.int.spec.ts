import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { bankEvidence } from '#contracts/sales/bank-evidence.admin.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { dayInWib } from '#domain/platform/wib';
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
beforeEach(async () => {
  await world.database.lineProposal.deleteMany();
  await world.database.bankStatementLine.deleteMany();
  await world.database.bankStatement.deleteMany();
});
afterAll(() => world?.close());

const today = () => dayInWib(new Date());
async function upload(...rows: string[]) {
  const form = statementForm([BCA_HEADER, ...rows].join('\n'), { methodUid });
  expect((await world.http.call('POST', '/admin/bank-statements', { token: finance.token, form })).status).toBe(200);
}

/** An order whose proof waits. */
async function asked(name: string) {
  const { uid: customerUid, email, token } = await world.customer(name);
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const of = `orderUid=${orderUid}&customerUid=${customerUid}`;
  const { amount: price } = await world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?${of}`);
  const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
  expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
  const { uid, invoiceUid } = await world.database.payment.findFirstOrThrow({ where: { orderUid } });
  return { name, price, orderUid, uid, invoiceUid };
}
const evidenceOf = async ({ uid }: { uid: string }) =>
  bankEvidence.parse(await world.http.ask('GET', `/admin/statement-lines/of-payment/${uid}`, { token: finance.token }));
const confirmBy = (lineUid: string, target: object | null) =>
  world.http.call('POST', `/admin/statement-lines/${lineUid}/confirm`, { token: finance.token, body: target! });

describe('what the bank says of a payment whose proof waits', () => {
  it('is the line that names its sender, before the lines that only have its amount, and confirms it', async () => {
    const payment = await asked('Ratna Harsono');
    await upload(bcaRow('SETORAN TUNAI', payment.price), bcaRow('TRSF E-BANKING CR RATNA HARSONO', payment.price));
    const evidence = await evidenceOf(payment);
    expect(evidence.lines.map(({ confidence, description }) => [confidence, description])).toEqual([
      ['certain', 'TRSF E-BANKING CR RATNA HARSONO'],
      ['possible', 'SETORAN TUNAI'],
    ]);
    const [line] = evidence.lines;
    expect(line).toMatchObject({ bankName: 'BCA', bookedOn: today(), amount: payment.price, others: 0 });
    expect(line!.reasons).toEqual(expect.arrayContaining(['amount', 'sender']));
    expect(evidence.target).toEqual({ target: 'invoice', targetUid: payment.invoiceUid });
    expect((await confirmBy(line!.id, evidence.target)).status).toBe(200);
    expect(await world.database.payment.findUniqueOrThrow({ where: { uid: payment.uid } })).toMatchObject({
      state: 'confirmed',
      decidedBy: 'Sari Keuangan',
    });
    const after = await evidenceOf(payment);
    expect(after.lines.map(({ id, state }) => [id, state])).toEqual([[line!.id, 'used']]);
    expect(after.target).toBeNull();
  });

  it('is no line, with the day from which on one was looked for and how far each account is known', async () => {
    const payment = await asked('Bagus Wiranto');
    expect(await evidenceOf(payment)).toMatchObject({ lines: [], since: today() });
    await upload(bcaRow('BUNGA SIMPANAN', 7));
    const { lines, accounts } = await evidenceOf(payment);
    expect(lines).toEqual([]);
    expect(accounts).toContainEqual({ bankName: 'BCA', lastDay: today() });
    expect(accounts).toContainEqual({ bankName: 'Bank Mandiri', lastDay: null });
  });

  it('is not the line that is certain for another order, and says of one that may be of several how many', async () => {
    const [one, other] = [await asked('Dewi Lestari'), await asked('Joko Santoso')];
    await upload(bcaRow('TRSF E-BANKING CR JOKO SANTOSO', one.price));
    expect((await evidenceOf(one)).lines).toEqual([]);
    expect((await evidenceOf(other)).lines).toMatchObject([{ confidence: 'certain' }]);
    await upload(bcaRow('SETORAN TUNAI', one.price));
    const [cash] = (await evidenceOf(one)).lines;
    expect(cash).toMatchObject({ description: 'SETORAN TUNAI', confidence: 'possible' });
    expect(cash!.others).toBeGreaterThan(0);
  });

  it('is the free line, also behind as many as are shown that wait for another admin to take them for something else', async () => {
    const payment = await asked('Hendra Gunawan');
    await upload(...[1, 2, 3, 4, 5, 6].map((n) => bcaRow(`SETORAN TUNAI ${n}`, payment.price)));
    const shown = (await evidenceOf(payment)).lines.map(({ id }) => id);
    expect(shown).toHaveLength(5);
    const free = await world.database.bankStatementLine.findFirstOrThrow({ where: { uid: { notIn: shown } } });
    const by = { by: 'Sari Keuangan', byUid: finance.uid, at: new Date(), reason: 'Setoran kas toko' };
    await world.database.lineProposal.createMany({
      data: shown.map((lineUid) => ({ ...by, lineUid, setAside: true })),
    });
    expect(await evidenceOf(payment)).toMatchObject({ lines: [{ id: free.uid }], more: 0 });
  });

  it('names a line also where more records await its amount than a list of lines shows', async () => {
    const payments = [];
    for (let n = 0; n < 7; n += 1) payments.push(await asked(`Pelanggan Ke${'abcdefg'[n]}`));
    await upload(bcaRow('SETORAN TUNAI', payments[0]!.price));
    for (const payment of payments) expect((await evidenceOf(payment)).lines).toHaveLength(1);
  });

  it('of a payment that was confirmed by its proof is the line that it is noted at', async () => {
    const payment = await asked('Wulan Sari');
    const confirm = `/admin/payments/${payment.uid}/confirm`;
    expect((await world.http.call('POST', confirm, { token: finance.token, body: {} })).status).toBe(200);
    await upload(bcaRow('TRSF E-BANKING CR WULAN SARI', payment.price));
    const { lines, target } = await evidenceOf(payment);
    expect(lines).toHaveLength(1);
    expect(target).toEqual({ target: 'payment', targetUid: payment.uid });
    expect((await confirmBy(lines[0]!.id, target)).status).toBe(200);
    expect((await evidenceOf(payment)).lines).toMatchObject([{ state: 'used' }]);
  });
});
