import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DoneOrProposed } from '#contracts/platform/common.http';
import { daysAfter } from '#domain/platform/durations';
import { aStatementLine } from '#testing/money-factories';
import { aProduct } from '#testing/merchandise';
import { aSekeranjang } from '#testing/sekeranjang';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let first: Person;
let other: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  [first, other] = [await world.admin('Sari Keuangan', 'finance'), await world.admin('Tono Keuangan', 'finance')];
});
afterAll(() => world?.close());

const post = <T = DoneOrProposed>(path: string, body: object, { token }: Person) =>
  world.http.call<T>('POST', `/admin/${path}`, { token, body });
/** Of a statement that neither admin has uploaded. */
async function aLine(rupiah: number): Promise<string> {
  const { uid } = await aStatementLine(world.database, { amountSen: BigInt(rupiah) * 100n });
  return uid;
}
const charge = async (rupiah: number, by: Person, action = 'charge') =>
  post(`statement-lines/${await aLine(rupiah)}/${action}`, { reason: 'Biaya bulanan bank' }, by);
async function spend(amount: number, by: Person, given: object = {}) {
  const { uid } = await aSekeranjang(world.database, {
    state: 'reached',
    endedAt: new Date(),
    finalBuyers: 3,
    finalPriceSen: 10_000_000n,
  });
  const body = { amount, payee: 'Toko Blender', reference: `TRF-${randomUUID().slice(0, 8)}`, ...given };
  return { uid, body, answer: await post(`sekeranjang-products/${uid}/record-cost`, body, by) };
}

describe('what one admin decides alone', () => {
  it('of lines counts together for 30 days, also two at once, and not for another admin', async () => {
    for (const action of ['charge', 'ignore'])
      expect((await charge(200_000, first, action)).data).toMatchObject({ isProposed: false });
    const answers = await Promise.all([1, 2].map(() => charge(60_000, first)));
    expect(answers.map(({ data }) => data!.isProposed).toSorted()).toEqual([false, true]);
    expect((await charge(60_000, other)).data).toMatchObject({ isProposed: false });
    await world.database.decidedAlone.updateMany({ data: { at: daysAfter(new Date(), -31) } });
    expect((await charge(60_000, first)).data).toMatchObject({ isProposed: false });
  });

  it('of several ways is one sum, and the refusal names them; costs as expected count by themselves', async () => {
    const who = await world.admin('Dewi Keuangan', 'finance');
    expect((await charge(200_000, who)).data).toMatchObject({ isProposed: false });
    expect((await spend(450_000, who)).answer.data).toMatchObject({ isProposed: false });
    const { answer } = await spend(450_000, who);
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        {
          field: 'reason',
          message: expect.stringContaining(
            'Bersama Rp350.000 yang kamu putuskan sendiri dalam 30 hari terakhir (biaya di atas perkiraan Rp150.000, biaya bank dan baris yang disisihkan Rp200.000), ini mencapai Rp500.000.',
          ),
        },
      ],
    });
    expect((await charge(150_000, who)).data).toMatchObject({ isProposed: true });
    // Two ways at once do not pass either, and a cost as expected goes on.
    const both = await Promise.all([charge(149_000, who), spend(449_000, who, { reason: 'Harga naik' })]);
    expect(both.map((one) => ('answer' in one ? one.answer : one).data!.isProposed).toSorted()).toEqual([false, true]);
    expect((await spend(300_000, who)).answer.data).toMatchObject({ isProposed: false });
  });

  it('is taken by another admin, for whom it does not count', async () => {
    const who = await world.admin('Rudi Keuangan', 'finance');
    expect((await charge(450_000, who)).data).toMatchObject({ isProposed: false });
    const line = await aLine(450_000);
    const act = (by: Person) => post(`statement-lines/${line}/charge`, { reason: 'Biaya bulanan bank' }, by);
    expect((await act(who)).data).toMatchObject({ isProposed: true });
    expect((await act(other)).data).toMatchObject({ isProposed: false });
    expect(await world.database.decidedAlone.count({ where: { subjectUid: line } })).toBe(0);
  });

  it('and is taken back again counts no more', async () => {
    const who = await world.admin('Wati Keuangan', 'finance');
    const line = await aLine(450_000);
    await post(`statement-lines/${line}/ignore`, { reason: 'Pindah rekening' }, who);
    expect((await post(`statement-lines/${line}/reopen`, {}, who)).status).toBe(200);
    expect((await charge(450_000, who)).data).toMatchObject({ isProposed: false });
  });

  it('of costs is what is above the expected, from the threshold for refunds on, and one as expected goes on', async () => {
    const who = await world.admin('Yuni Keuangan', 'finance');
    for (const _ of [1, 2, 3]) expect((await spend(300_000, who)).answer.data).toMatchObject({ isProposed: false });
    expect((await spend(700_000, who)).answer.data).toMatchObject({ isProposed: false });
    const refused = await spend(400_000, who);
    expect(refused.answer).toMatchObject({
      status: 422,
      errors: [{ field: 'reason', message: expect.stringContaining('Bersama Rp400.000 yang kamu putuskan sendiri') }],
    });
    expect((await spend(400_000, who, { reason: 'Harga naik' })).answer.data).toMatchObject({ isProposed: true });
    expect((await spend(300_000, who)).answer.data).toMatchObject({ isProposed: false });
  });
});

describe('costs as expected', () => {
  /** A variant of which so much stock came that hardly anything is above the expected. */
  async function stock(amount: number, by: Person, given: object = {}) {
    const { variantUid } = await aProduct(world.database, { priceSen: 100_000_000n });
    const body = { amount, payee: 'Toko Blender', reference: `TRF-${randomUUID().slice(0, 8)}`, ...given };
    return { body, variantUid, answer: await post(`merchandise-variants/${variantUid}/record-cost`, body, by) };
  }

  it('count together from the threshold for payouts on, so that a large one in parts does not pass', async () => {
    const who = await world.admin('Lina Keuangan', 'finance');
    expect((await stock(4_900_000, who)).answer.data).toMatchObject({ isProposed: false });
    const { answer } = await stock(4_900_000, who, { payee: 'Toko Lain' });
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ field: 'reason', message: expect.stringContaining('Bersama Rp4.900.000 yang kamu putuskan sendiri') }],
    });
    // Two at once do not pass either, and another admin still may.
    const parts = await Promise.all([1, 2].map(() => stock(90_000, who, { reason: 'Stok bulan ini' })));
    expect(parts.map(({ answer: { data } }) => data!.isProposed).toSorted()).toEqual([false, true]);
    const waits = parts.find(({ answer: { data } }) => data!.isProposed)!;
    expect((await post(`costs/${waits.answer.data!.uid}/approve`, {}, other)).status).toBe(200);
    expect((await stock(90_000, other)).answer.data).toMatchObject({ isProposed: false });
    // What a second admin has taken counts for neither; after 30 days it counts no more.
    await world.database.decidedAlone.updateMany({
      where: { byUid: who.uid },
      data: { at: daysAfter(new Date(), -31) },
    });
    expect((await stock(4_900_000, who)).answer.data).toMatchObject({ isProposed: false });
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a second admin', () => {
  it('is not one whose account the first has made, or set anew, within 30 days', async () => {
    const owner = await world.admin('Sri Pemilik');
    const password = `kata-sandi-${randomUUID()}`;
    const email = `${randomUUID()}@patungan.test`;
    const made = await post<{ uid: string }>('admins', { name: 'Boneka', email, password, role: 'owner' }, owner);
    expect(made.status).toBe(201);
    const { uid: puppetUid } = made.data!;
    const puppet = await world.admin('Boneka');
    // The same act in the log, with the account that is signed in.
    await world.database.auditLog.create({
      data: {
        actor: owner.name,
        actorUid: owner.uid,
        action: 'set-password',
        subject: 'admins',
        subjectUid: puppet.uid,
      },
    });
    expect(await world.database.auditLog.count({ where: { subjectUid: puppetUid, action: 'create' } })).toBe(1);
    const { uid, body, answer } = await spend(900_000, owner, { reason: 'Harga naik' });
    expect(answer.data).toMatchObject({ isProposed: true });
    expect(await post(`costs/${answer.data!.uid}/approve`, {}, puppet)).toMatchObject({
      status: 409,
      meta: { code: 'NOT_SECOND_ADMIN' },
    });
    expect((await post(`sekeranjang-products/${uid}/record-cost`, body, puppet)).status).toBe(409);
    expect((await post(`costs/${answer.data!.uid}/approve`, {}, other)).status).toBe(200);
    // Nor the other way round.
    const { answer: proposed } = await spend(900_000, puppet, { reason: 'Harga naik' });
    expect((await post(`costs/${proposed.data!.uid}/approve`, {}, owner)).meta.code).toBe('NOT_SECOND_ADMIN');
    expect(await world.brokenInvariants()).toEqual([]);
  });
});
