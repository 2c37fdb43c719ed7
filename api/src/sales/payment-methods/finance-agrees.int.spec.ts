import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { AdminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { seedPaymentMethods } from '#prisma/seed/payment-methods';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let sri: Person;
let fajar: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
});
/** A shop with one owner and one admin of finance: those of the case before have left long ago. */
beforeEach(async () => {
  await world.database.admin.updateMany({ data: { deactivatedAt: daysAfter(new Date(), -31) } });
  await world.database.changeProposal.deleteMany();
  await world.database.paymentMethod.deleteMany();
  await seedPaymentMethods(world.database);
  [sri, fajar] = [await world.admin('Sri Pemilik'), await world.admin('Fajar Keuangan', 'finance')];
});
afterAll(() => world?.close());

const post = (path: string, { token }: Person, body: object = {}) =>
  world.http.call<DoneOrProposed>('POST', `/admin/payment-methods${path}`, { token, body });
const all = (by = sri) =>
  world.http.ask<AdminPaymentMethod[]>('GET', '/admin/payment-methods?sort=["position","ASC"]', { token: by.token });
const of = async (uid: string, by = sri) => (await all(by)).find(({ id }) => id === uid)!;
const accountOf = (given: AdminPaymentMethod) => {
  const { bankName, accountNumber, accountName, position, uniqueCode } = given;
  return { bankName, accountNumber, accountName, position, uniqueCode };
};
const edit = async (uid: string, given: object, by = sri) => {
  const current = await of(uid);
  return post(`/${uid}/update`, by, { ...accountOf(current), version: current.version, ...given });
};
const lastAudited = (subjectUid: string) =>
  world.database.auditLog.findFirstOrThrow({ where: { subjectUid }, orderBy: { at: 'desc' } });
/** The first account of the seed, no example any more. */
async function aRealAccount(): Promise<AdminPaymentMethod> {
  const [{ id: uid }] = (await all()) as [AdminPaymentMethod];
  await world.database.paymentMethod.update({ where: { uid }, data: { accountNumber: '8720459911' } });
  return of(uid);
}
const refused = (code: string) => ({ status: 409, meta: { code } });
const OTHER = { accountNumber: '9988776655' };

describe('the account that customers pay to, changed by the only owner', () => {
  it('waits for finance, who reads it and makes the very same', async () => {
    const real = await aRealAccount();
    expect((await edit(real.id, OTHER)).data).toMatchObject({ isProposed: true });
    expect(await of(real.id, fajar)).toMatchObject({
      accountNumber: real.accountNumber,
      proposed: { ...OTHER, agrees: 'finance' },
      allowedActions: ['approve'],
      forbiddenActions: ['deactivate', 'withdraw'],
    });
    const { proposedAccounts } = await world.http.ask<AdminDashboard>('GET', '/admin/dashboard', fajar);
    expect(proposedAccounts).toBe(1);
    const same = { ...accountOf(real), ...OTHER };
    expect(await post(`/${real.id}/approve`, sri, same)).toMatchObject(refused('OWN_PROPOSAL'));
    for (const given of [accountOf(real), { accountName: 'Orang Lain' }, { position: 7 }, { uniqueCode: true }])
      expect([given, await post(`/${real.id}/approve`, fajar, { ...same, ...given })]).toMatchObject([
        given,
        refused('OTHER_PROPOSAL'),
      ]);
    expect((await of(real.id)).accountNumber).toBe(real.accountNumber);
    expect((await post(`/${real.id}/approve`, fajar, same)).status).toBe(200);
    // The same press twice.
    expect((await post(`/${real.id}/approve`, fajar, same)).status).toBe(200);
    expect(await of(real.id)).toMatchObject({ ...OTHER, active: true, proposed: null });
    expect(await lastAudited(real.id)).toMatchObject({
      action: 'approve',
      actorUid: fajar.uid,
      change: { accountNumber: { from: real.accountNumber, to: OTHER.accountNumber }, proposedBy: 'Sri Pemilik' },
    });
  });

  it('or added by that owner stays hidden until finance approves it', async () => {
    await aRealAccount();
    const account = { bankName: 'BRI', accountNumber: '112233445566778', accountName: 'PT Patungan', position: 9 };
    const { uid } = (await post('', sri, account)).data;
    expect((await post(`/${uid}/activate`, sri)).data).toMatchObject({ isProposed: true });
    expect(await of(uid)).toMatchObject({ active: false });
    expect((await post(`/${uid}/approve`, fajar, { ...account, uniqueCode: false })).status).toBe(200);
    expect(await of(uid)).toMatchObject({ active: true, proposed: null });
  });

  it('is neither proposed nor hidden by finance', async () => {
    const real = await aRealAccount();
    expect((await edit(real.id, OTHER, fajar)).status).toBe(403);
    for (const action of ['activate', 'deactivate'])
      expect((await post(`/${real.id}/${action}`, fajar)).status).toBe(403);
    expect(await post(`/${real.id}/approve`, fajar, { ...accountOf(real), ...OTHER })).toMatchObject(
      refused('NOTHING_PROPOSED'),
    );
    const answer = await post(`/${real.id}/approve`, fajar, { ...accountOf(real), position: 1.5 });
    expect(answer.errors?.[0]?.field).toBe('position');
  });
});

describe('an account that came as an example with the shop', () => {
  it('is replaced by one owner, while customers see only examples, and the audit log says so', async () => {
    const [first, second] = (await all()) as [AdminPaymentMethod, AdminPaymentMethod];
    expect((await edit(first.id, OTHER)).data).toMatchObject({ isProposed: false });
    expect(await of(first.id)).toMatchObject({ ...OTHER, active: true });
    expect(await lastAudited(first.id)).toMatchObject({ action: 'update', change: { wasExample: true } });
    // Beside a real account it would take the money of that one.
    expect((await edit(second.id, { accountNumber: '1370011223344' })).data).toMatchObject({ isProposed: true });
    expect((await post(`/${second.id}/deactivate`, sri)).data).toMatchObject({ isProposed: false });
  });

  it('is not what is left for customers: the last real account is not hidden before another one is shown', async () => {
    const real = await aRealAccount();
    expect(await post(`/${real.id}/deactivate`, sri)).toMatchObject(refused('LAST_BANK_ACCOUNT'));
    const example = (await all()).find(({ id }) => id !== real.id)!;
    expect((await edit(example.id, { accountNumber: '1370011223344' })).data).toMatchObject({ isProposed: true });
  });

  it('that is hidden is shown by two, with whatever number it has by then', async () => {
    const [first] = (await all()) as [AdminPaymentMethod];
    await post(`/${first.id}/deactivate`, sri);
    expect((await edit(first.id, OTHER)).data).toMatchObject({ isProposed: false });
    expect((await post(`/${first.id}/activate`, sri)).data).toMatchObject({ isProposed: true });
    expect((await of(first.id)).active).toBe(false);
  });
});
