import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { AdminPaymentMethod } from '#contracts/sales/payment-methods.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let sri: Person;
let tono: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  [sri, tono] = [await world.admin('Sri Pemilik'), await world.admin('Tono Pemilik')];
  // Those of the seed are examples, which one owner replaces alone.
  const [bca, mandiri] = await world.database.paymentMethod.findMany({ orderBy: { position: 'asc' } });
  const real = (uid: string, accountNumber: string) =>
    world.database.paymentMethod.update({ where: { uid }, data: { accountNumber } });
  await real(bca!.uid, '8720459911');
  await real(mandiri!.uid, '1370011223344');
});
afterAll(() => world?.close());

const BRI = { bankName: 'BRI', accountNumber: '112233445566778', accountName: 'PT Patungan', position: 9 };
const post = (path: string, { token }: Person, body: object = {}) =>
  world.http.call<DoneOrProposed>('POST', `/admin/payment-methods${path}`, { token, body });
const all = () => world.http.ask<AdminPaymentMethod[]>('GET', '/admin/payment-methods', { token: sri.token });
const of = async (uid: string) => (await all()).find(({ id }) => id === uid)!;
const audited = async (uid: string) =>
  (await world.database.auditLog.findMany({ where: { subjectUid: uid }, orderBy: { at: 'asc' } })).map(
    ({ action, actor, change }) => ({ action, actor, change }),
  );
/** A method that customers see. */
let shown: AdminPaymentMethod;
beforeEach(async () => {
  await world.database.changeProposal.deleteMany();
  shown = (await all()).find(({ active }) => active)!;
});
const edit = (by: Person, given: object) => {
  const { bankName, accountNumber, accountName, position, version } = shown;
  return post(`/${shown.id}/update`, by, { bankName, accountNumber, accountName, position, version, ...given });
};

describe('a bank account that customers pay to', () => {
  it('gets another number by two owners: the first one proposes, another one makes the same', async () => {
    const wanted = { accountNumber: '9988776655443' };
    expect((await edit(sri, wanted)).data).toMatchObject({ isProposed: true });
    expect((await edit(sri, wanted)).data).toMatchObject({ isProposed: true });
    expect(await of(shown.id)).toMatchObject({
      accountNumber: shown.accountNumber,
      proposed: {
        ...wanted,
        bankName: shown.bankName,
        active: true,
        by: 'Sri Pemilik',
        byUid: sri.uid,
        agrees: 'owner',
      },
      allowedActions: ['deactivate', 'approve', 'withdraw'],
    });
    expect((await edit(tono, wanted)).data).toMatchObject({ isProposed: false });
    expect(await of(shown.id)).toMatchObject({ ...wanted, proposed: null });
    expect((await audited(shown.id)).slice(-2)).toMatchObject([
      { action: 'propose', actor: 'Sri Pemilik' },
      { action: 'update', actor: 'Tono Pemilik', change: { proposedBy: 'Sri Pemilik' } },
    ]);
  });

  it('gets another place or the unique code by one owner, at once', async () => {
    expect((await edit(sri, { position: 5, uniqueCode: true })).data).toMatchObject({ isProposed: false });
    expect(await of(shown.id)).toMatchObject({ position: 5, uniqueCode: true, proposed: null });
  });

  it('with another holder is another proposal, which is withdrawn with a reason', async () => {
    await edit(sri, { accountName: 'Orang Lain' });
    expect((await edit(tono, { accountName: 'PT Lain' })).data).toMatchObject({ isProposed: true });
    expect((await of(shown.id)).proposed).toMatchObject({ accountName: 'PT Lain', byUid: tono.uid });
    const reason = 'Salah nama';
    expect((await post(`/${shown.id}/withdraw`, sri, { reason })).status).toBe(200);
    expect(await of(shown.id)).toMatchObject({ accountName: shown.accountName, proposed: null });
    expect(await post(`/${shown.id}/withdraw`, sri, { reason })).toMatchObject({
      status: 409,
      meta: { code: 'NOTHING_PROPOSED' },
    });
  });

  it('that another one has is refused at its field, also as a proposal', async () => {
    const other = (await all()).find(({ id, active }) => active && id !== shown.id)!;
    const taken = { bankName: other.bankName, accountNumber: other.accountNumber };
    expect((await edit(sri, taken)).errors?.[0]?.field).toBe('accountNumber');
    expect((await of(shown.id)).proposed).toBeNull();
  });
});

describe('a bank account that is new, or was hidden', () => {
  it('is added hidden, and shown once another owner shows it', async () => {
    const { data } = await post('', sri, BRI);
    expect(data).toMatchObject({ isProposed: true });
    expect((await post('', sri, BRI)).data).toEqual(data);
    expect(await of(data.uid)).toMatchObject({
      active: false,
      proposed: { active: true, accountNumber: BRI.accountNumber },
    });
    expect((await post(`/${data.uid}/activate`, sri)).data).toMatchObject({ isProposed: true });
    expect((await post(`/${data.uid}/activate`, tono)).data).toMatchObject({ isProposed: false });
    expect(await of(data.uid)).toMatchObject({ active: true, proposed: null });
    expect((await audited(data.uid)).map(({ action }) => action)).toEqual(['create', 'propose', 'activate']);
    // It is shown already, and the same again adds nothing.
    expect((await post('', tono, BRI)).data).toMatchObject({ uid: data.uid, isProposed: false });
    expect((await post(`/${data.uid}/deactivate`, sri)).data).toMatchObject({ isProposed: false });
  });

  it('is not shown with another number than the one that was proposed', async () => {
    const { uid } = (await post('', sri, { ...BRI, accountNumber: '556677889900112' })).data;
    const { version } = await of(uid);
    const changed = { ...BRI, accountNumber: '556677889911223', version };
    expect((await post(`/${uid}/update`, sri, changed)).data).toMatchObject({ isProposed: false });
    expect((await of(uid)).proposed).toBeNull();
    expect((await post(`/${uid}/activate`, tono)).data).toMatchObject({ isProposed: true });
    expect((await of(uid)).active).toBe(false);
    expect((await post(`/${uid}/activate`, sri)).data).toMatchObject({ isProposed: false });
  });

  it('counts at once in a shop with no other person who may, and the audit log says so', async () => {
    await world.database.admin.update({
      where: { uid: tono.uid },
      data: { deactivatedAt: daysAfter(new Date(), -31) },
    });
    await world.admin('Fajar', 'support');
    const { data } = await post('', sri, { ...BRI, accountNumber: '667788990011223' });
    expect(data).toMatchObject({ isProposed: false });
    expect(await of(data.uid)).toMatchObject({ active: true, proposed: null });
    expect((await audited(data.uid))[0]).toMatchObject({ action: 'create', change: { noOtherAdmin: true } });
    expect((await edit(sri, { bankName: 'Bank Jago', accountNumber: '667788990012' })).data).toMatchObject({
      isProposed: false,
    });
    expect((await audited(shown.id)).at(-1)).toMatchObject({ action: 'update', change: { noOtherAdmin: true } });
  });
});
