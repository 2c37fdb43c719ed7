import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { AdminStatementLine, CheckedStatement } from '#contracts/sales/statements.admin.http';
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

const send = (path: string, bytes: string) =>
  world.http.call<CheckedStatement>('POST', `/admin/bank-statements${path}`, {
    token: finance.token,
    form: statementForm(bytes, { methodUid }),
  });
const check = (bytes: string) => send('/check', bytes);
const lines = () =>
  world.http.ask<AdminStatementLine[]>(
    'GET',
    `/admin/statement-lines?filter=${encodeURIComponent(JSON.stringify({ state: 'open' }))}`,
    { token: finance.token },
  );

/** An order whose proof waits. */
async function asked(name: string) {
  const { uid: customerUid, email, token } = await world.customer(name);
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const of = `orderUid=${orderUid}&customerUid=${customerUid}`;
  const { amount: price, orderNumber } = await world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?${of}`);
  const form = formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: name }, await aPicture());
  expect((await world.http.call('POST', '/customer/payment/confirm', { form })).status).toBe(200);
  return { name, price, orderNumber };
}

it('a statement that is checked says of each line what it will be matched with once it is stored, and writes nothing', async () => {
  const [named, alike] = [await asked('Ratna Harsono'), await asked('Bagus Wiranto')];
  const bytes = [
    BCA_HEADER,
    bcaRow(`TRSF E-BANKING CR ${named.name.toUpperCase()}`, named.price),
    bcaRow('SETORAN TUNAI', alike.price),
    bcaRow('BUNGA SIMPANAN', 7),
  ].join('\n');
  const before = await world.database.bankStatementLine.count();
  const { data } = await check(bytes);
  const foreseen = data.preview.map(({ match }) => match?.confidence ?? 'none');
  expect(foreseen).toEqual(['certain', 'possible', 'none']);
  expect(data.matches).toEqual({ certain: 1, possible: 1, none: 1 });
  expect(data.preview[0]!.match).toMatchObject({ target: 'invoice', orderNumber: named.orderNumber });
  expect(data.preview[0]!.match!.reasons).toContain('amount');
  expect(await world.database.bankStatementLine.count()).toBe(before);
  const { uid } = (await send('', bytes)).data;
  const stored = (await lines())
    .filter(({ statementUid }) => statementUid === uid)
    .toSorted((one, other) => one.line - other.line);
  expect(stored.map(({ confidence }) => confidence)).toEqual(foreseen);
  expect((await check(bytes)).data.matches).toBeUndefined();
});
