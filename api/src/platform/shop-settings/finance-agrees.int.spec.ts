import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminDashboard } from '#contracts/dashboard.http';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import type { AdminShopSetting } from '#contracts/platform/shop-settings.admin.http';
import { daysAfter } from '#domain/platform/durations';
import { Prisma } from '#runtime/generated/prisma/client';
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
  await world.database.shopSetting.updateMany({ data: { value: Prisma.DbNull } });
  [sri, fajar] = [await world.admin('Sri Pemilik'), await world.admin('Fajar Keuangan', 'finance')];
});
afterAll(() => world?.close());

const setting = async (by = sri) =>
  (await world.http.ask<AdminShopSetting[]>('GET', '/admin/shop-settings', { token: by.token })).find(
    ({ name }) => name === 'payoutApprovalFrom',
  )!;
const post = async (action: string, { token }: Person, body: object) =>
  world.http.call<DoneOrProposed>('POST', `/admin/shop-settings/${(await setting()).id}/${action}`, { token, body });
const reason = 'Transfer bulan ini besar';
const raise = (value: number, by = sri) => post('change', by, { value, reason });
const approve = (value: unknown, by = fajar) => post('approve', by, { value });
const waiting = async ({ token }: Person) =>
  (await world.http.ask<AdminDashboard>('GET', '/admin/dashboard', { token })).proposedSettings;
const lastAudited = async () =>
  world.database.auditLog.findFirstOrThrow({ where: { subjectUid: (await setting()).id }, orderBy: { at: 'desc' } });
const made = (by: Person, subject: Person, daysAgo = 0) =>
  world.database.auditLog.create({
    data: {
      actor: by.name,
      actorUid: by.uid,
      action: 'create',
      subject: 'admins',
      subjectUid: subject.uid,
      at: daysAfter(new Date(), -daysAgo),
    },
  });
const left = ({ uid }: Person, daysAgo: number) =>
  world.database.admin.update({ where: { uid }, data: { deactivatedAt: daysAfter(new Date(), -daysAgo) } });
const refused = (code: string) => ({ status: 409, meta: { code } });

describe('a threshold that the only owner raises', () => {
  it('waits for finance, who reads whom it waits for and raises it by the very same value', async () => {
    expect((await raise(900_000_000)).data).toMatchObject({ isProposed: true });
    expect((await raise(900_000_000)).data).toMatchObject({ isProposed: true });
    expect(await setting(fajar)).toMatchObject({
      value: null,
      proposed: { value: 900_000_000, byUid: sri.uid, agrees: 'finance' },
      allowedActions: ['approve'],
      forbiddenActions: ['change', 'withdraw'],
    });
    expect([await waiting(fajar), await waiting(sri)]).toEqual([1, 0]);
    expect((await approve(900_000_000)).status).toBe(200);
    // The same press twice.
    expect((await approve(900_000_000)).status).toBe(200);
    expect(await setting()).toMatchObject({ value: 900_000_000, proposed: null, changedBy: 'Fajar Keuangan' });
    expect(await lastAudited()).toMatchObject({
      action: 'approve',
      actorUid: fajar.uid,
      change: { payoutApprovalFrom: { from: null, to: 900_000_000 }, proposedBy: 'Sri Pemilik' },
    });
    expect(JSON.stringify(await world.database.auditReason.findMany())).toContain(reason);
    expect(await waiting(fajar)).toBe(0);
  });

  it('waits on when finance approves another value than the one that stands there by then', async () => {
    await raise(900_000_000);
    await raise(800_000_000);
    for (const value of [900_000_000, 5_000_000, '800000000', null])
      expect(await approve(value)).toMatchObject(refused('OTHER_PROPOSAL'));
    expect(await setting()).toMatchObject({ value: null, proposed: { value: 800_000_000 } });
  });

  it('is approved by finance alone: not by the owner, and only what was proposed', async () => {
    expect(await approve(900_000_000)).toMatchObject(refused('NOTHING_PROPOSED'));
    await raise(900_000_000);
    expect(await approve(900_000_000, sri)).toMatchObject(refused('OWN_PROPOSAL'));
    const support = await world.admin('Dewi', 'support');
    expect((await approve(900_000_000, support)).status).toBe(403);
    for (const action of ['change', 'reset', 'withdraw'])
      expect((await post(action, fajar, { reason, ...(action === 'change' && { value: 9_000_000 }) })).status).toBe(
        403,
      );
    expect((await approve({})).errors?.[0]?.field).toBe('value');
    expect((await setting()).value).toBeNull();
  });

  it('back to a larger default waits for finance too', async () => {
    await raise(1_000_000);
    expect((await post('reset', sri, { reason })).data).toMatchObject({ isProposed: true });
    expect((await approve(null)).status).toBe(200);
    expect(await setting()).toMatchObject({ value: null, proposed: null });
  });

  it('is not approved by finance that the owner has set anew, and waits for another one', async () => {
    await made(sri, fajar, 3);
    const rina = await world.admin('Rina Keuangan', 'finance');
    expect((await raise(900_000_000)).data).toMatchObject({ isProposed: true });
    expect(await approve(900_000_000)).toMatchObject(refused('NOT_SECOND_ADMIN'));
    expect((await approve(900_000_000, rina)).status).toBe(200);
  });

  it('waits for finance also where another owner was made by the first one, who is no other person', async () => {
    const boneka = await world.admin('Boneka');
    await made(sri, boneka);
    await raise(900_000_000);
    expect(await raise(900_000_000, boneka)).toMatchObject(refused('NOT_SECOND_ADMIN'));
    expect(await approve(900_000_000, boneka)).toMatchObject(refused('NOT_SECOND_ADMIN'));
    expect((await approve(900_000_000)).status).toBe(200);
  });

  it('is of the other owner where there is one, and of finance once that one has left for 30 days', async () => {
    const tono = await world.admin('Tono Pemilik');
    await raise(900_000_000);
    expect([await waiting(fajar), await waiting(tono)]).toEqual([0, 1]);
    await left(tono, 2);
    expect(await approve(900_000_000)).toMatchObject(refused('NOT_OF_FINANCE'));
    await left(tono, 31);
    expect(await waiting(fajar)).toBe(1);
    expect((await approve(900_000_000)).status).toBe(200);
  });

  it('waits also where finance was deactivated just before', async () => {
    await left(fajar, 0);
    expect((await raise(900_000_000)).data).toMatchObject({ isProposed: true });
  });

  it('counts at once where finance was made by the owner within 30 days: then there is nobody, and the audit log says so', async () => {
    await made(sri, fajar, 3);
    expect((await raise(900_000_000)).data).toMatchObject({ isProposed: false });
    expect(await lastAudited()).toMatchObject({ action: 'change', change: { noOtherAdmin: true } });
  });
});
