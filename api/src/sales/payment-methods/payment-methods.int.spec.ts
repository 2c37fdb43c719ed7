import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import { until } from '#testing/settle';
import { ListeningApi } from '../../../test/listening-api.js';
import { PaymentMethods } from '../payments/payment-methods.js';

let world: ListeningApi;
let owner: { token: string };
beforeAll(async () => {
  world = await ListeningApi.open();
  owner = await world.admin();
});
afterAll(() => world?.close());

const call = <T>(method: string, path: string, body?: object, token = owner.token) =>
  world.http.call<T>(method, `/admin/payment-methods${path}`, { token, body });
const list = async () => (await call<AdminPaymentMethod[]>('GET', '?sort=["position","ASC"]')).data;
const shown = async () =>
  (await world.app.get(PaymentMethods, { strict: false }).current()).map(({ accountNumber }) => accountNumber);
const BRI = { bankName: 'BRI', accountNumber: '112233445566778', accountName: 'PT Patungan', position: 9 };

describe('the bank accounts of the shop', () => {
  it('are added, shown to customers and corrected; the same again adds nothing', async () => {
    const { uid } = (await call<{ uid: string }>('POST', '', BRI)).data;
    expect((await call<{ uid: string }>('POST', '', BRI)).data.uid).toBe(uid);
    await until('the change arrives', async () => (await shown()).includes(BRI.accountNumber));
    const wanted = { ...BRI, accountNumber: '998877665544332', version: 1 };
    expect((await call('POST', `/${uid}/update`, wanted)).status).toBe(200);
    await until(
      'the change arrives',
      async () => (await shown()).includes('998877665544332') && !(await shown()).includes(BRI.accountNumber),
    );
    const stale = await call('POST', `/${uid}/update`, { ...wanted, position: 3 });
    expect([stale.status, stale.meta.code]).toEqual([409, 'EDIT_CONFLICT']);
    const audit = await world.database.auditLog.findMany({ where: { subjectUid: uid }, orderBy: { at: 'asc' } });
    expect(audit.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it('are refused with a bad number or one that another has, at the field', async () => {
    const [first] = await list();
    for (const accountNumber of ['12', '12 34', 'BCA12345', '='.repeat(8)])
      expect((await call('POST', '', { ...BRI, accountNumber })).errors?.[0]?.field).toBe('accountNumber');
    const taken = { ...BRI, bankName: first!.bankName, accountNumber: first!.accountNumber };
    expect((await call('POST', '', taken)).errors?.[0]?.field).toBe('accountNumber');
  });

  it('are refused with a name that is none, at the field, also when one is corrected', async () => {
    const { id, position, version } = (await list())[0]!;
    const accountNumber = '0100200300';
    // A blank of another kind, as it is pasted from a page, is a blank.
    const names = { bankName: 'Bank Permata\u00a0(d/h Bank Bali) & Co.', accountName: "PT. Patungan Ma'mur-Jaya, Tbk" };
    const path = `/${id}/update`;
    for (const field of ['bankName', 'accountName'] as const)
      for (const name of ['<b>BCA</b>', '=BCA()', '-BCA', 'BCA;', '../BCA', '\u0412\u0421\u0410']) {
        const wrong = { accountNumber, position, ...names, [field]: name };
        const expected = { status: 422, errors: [{ field, message: expect.stringContaining('huruf atau angka') }] };
        expect([name, await call('POST', '', wrong)]).toMatchObject([name, expected]);
        expect([name, await call('POST', path, { ...wrong, version })]).toMatchObject([name, expected]);
      }
    expect((await call('POST', path, { accountNumber, position, ...names, version })).status).toBe(200);
  });

  it('are hidden but the last one, also when two admins hide the last two at once', async () => {
    const active = (await list()).filter((method) => method.active);
    for (const { id } of active.slice(2)) expect((await call('POST', `/${id}/deactivate`, {})).status).toBe(200);
    const answers = await Promise.all(active.slice(0, 2).map(({ id }) => call('POST', `/${id}/deactivate`, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.meta.code).toBe('LAST_BANK_ACCOUNT');
    await until('the change arrives', async () => (await shown()).length === 1);
    for (const { id } of active) await call('POST', `/${id}/activate`, {});
  });

  it('are read by finance and written by owners', async () => {
    const { token } = await world.admin('Fajar', 'finance');
    expect((await call('GET', '', undefined, token)).status).toBe(200);
    expect((await call('POST', '', BRI, token)).status).toBe(403);
  });
});
