import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { shopDocument } from '#contracts/platform/document.http';
import { hostPeriod } from '#contracts/products/subscriptions/host-statements.http';
import { aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPurchase, aReimbursement } from '#testing/money-factories';
import { Tokens } from '../../../identity/session/tokens.js';
import { anAdmin } from '../../../../test/an-admin.js';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
let hostUid: string;
let strangerUid: string;
beforeAll(async () => {
  api = await openApi();
  const family = await aFamily(api.database);
  const { orderUid, customerUid } = await anOrder(api.database, family, (await aGroup(api.database, family)).uid);
  const { uid: purchaseUid } = await aPurchase(api.database, orderUid);
  const paidAt = new Date('2026-11-10T03:00:00Z');
  await aReimbursement(api.database, { orderUid, purchaseUid }, { state: 'paid', paidAt, reference: 'BCA-77' });
  hostUid = customerUid;
  strangerUid = (await aCustomer(api.database)).uid;
});
afterAll(() => api.close());

const statement = async (customerUid: string, period: string) =>
  shopDocument.parse((await api.customer(customerUid).get(`customer/host/statement?period=${period}`)).data);
const file = (url: string, token: string) =>
  api.app.inject({ method: 'GET', url: `/api/${url}`, headers: { authorization: `Bearer ${token}` } });

it('a host sees the months and years with a transfer, and what came in each', async () => {
  const periods = z.array(hostPeriod).parse((await api.customer(hostUid).get('customer/host/statements')).data);
  expect(periods).toEqual([
    { period: '2026', label: '2026', received: 62_517, transfers: 1 },
    { period: '2026-11', label: 'November 2026', received: 62_517, transfers: 1 },
  ]);
  const [transfers] = (await statement(hostUid, '2026-11')).tables;
  expect(transfers!.rows[0]).toEqual(expect.arrayContaining(['10 November 2026', 'BCA-77', 'Rp62.517']));
  expect((await statement(hostUid, '2026')).tables[0]!.rows).toEqual([expect.arrayContaining(['November 2026', '1'])]);
});

it('comes as PDF, for the host and for admins who read reimbursements', async () => {
  const mine = await file('customer/host/statement/pdf?period=2026', api.tokenOf(hostUid));
  expect([mine.statusCode, mine.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(mine.headers['content-disposition']).toBe('attachment; filename="rekap-host-2026.pdf"');
  const path = `admin/reimbursements/hosts/${hostUid}/statement/pdf?period=2026-11`;
  const finance = await anAdmin(api.database, api.app.get(Tokens, { strict: false }), { role: 'finance' });
  expect((await file(path, finance.token)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await (await api.adminAs('catalogue')).get(path)).status).toBe(403);
});

it('another customer sees nothing of it', async () => {
  expect((await api.customer(strangerUid).get('customer/host/statements')).data).toEqual([]);
  expect(JSON.stringify(await statement(strangerUid, '2026-11'))).not.toMatch(/62\.517|BCA-77/);
  const admins = await file(
    `admin/reimbursements/hosts/${hostUid}/statement/pdf?period=2026-11`,
    api.tokenOf(strangerUid),
  );
  expect([401, 403]).toContain(admins.statusCode);
});

it.each(['2026-13', '26', '2026-11-01', ''])('a period that is none (%s) is refused at its field', async (period) => {
  const answer = await api.customer(hostUid).get(`customer/host/statement?period=${period}`);
  expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'period']);
});
