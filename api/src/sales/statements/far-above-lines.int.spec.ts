import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CheckoutView } from '#contracts/sales/payments.http';
import type { ErasureView } from '#contracts/identity/privacy.http';
import type { CreditView } from '#contracts/sales/credit.http';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { aStatementLine } from '#testing/money-factories';
import { findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let uploader: Person;
let second: Person;
let third: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  [uploader, second, third] = [
    await world.admin('Sari Keuangan', 'finance'),
    await world.admin('Budi Keuangan', 'finance'),
    await world.admin('Tini Keuangan', 'finance'),
  ];
});
afterAll(() => world?.close());

const post = <T = unknown>(path: string, body: object, who: Person) =>
  world.http.call<T>('POST', `/admin/${path}`, { token: who.token, body });
const codeOf = ({ status, meta }: { status: number; meta?: { code?: string } }) => [status, meta?.code];
const MUCH = 50_000_000;
const WHY = 'Bayar untuk setahun';

/** A line of this admin's statement, far above what any order awaits. */
async function aLine(who: Person | null = uploader, createdBy = who?.name ?? '', rupiah = MUCH) {
  const { uid, statementUid } = await aStatementLine(world.database, { amountSen: BigInt(rupiah) * 100n });
  const data = { createdBy, createdByUid: who?.uid ?? null };
  await world.database.bankStatement.update({ where: { uid: statementUid }, data });
  const read = () =>
    world.http.ask<AdminStatementLine>('GET', `/admin/statement-lines/${uid}`, { token: uploader.token });
  return {
    uid,
    read,
    act: (action: string, body: object, by: Person) => post(`statement-lines/${uid}/${action}`, body, by),
  };
}
async function asked() {
  const { name, email, token, uid: customerUid } = await world.customer();
  const plan = await findPlan(world.http, 'youtube', { months: 1 });
  const body = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
  const { orderUid } = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
  const of = `orderUid=${orderUid}&customerUid=${customerUid}`;
  const { amount: price, orderNumber } = await world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?${of}`);
  const { uid: invoiceUid } = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
  const state = async () => ({
    status: (await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } })).status,
    payments: await world.database.payment.count({ where: { orderUid } }),
    credit: (await world.http.ask<CreditView>('GET', '/customer/credit', { token })).balance,
  });
  const cancel = () => world.http.call('POST', `/customer/${orderUid}/cancel`, { token, body: {} });
  /** What holds up the erasure of this customer. */
  const obstacles = async () =>
    (await world.http.ask<ErasureView>('GET', '/customer/erasure', { token })).obstacles.map(({ kind }) => kind);
  return { orderUid, invoiceUid, orderNumber, price, state, cancel, obstacles };
}

describe('a line of a statement far above what is owed', () => {
  it('is kept with a reason until an admin takes it who has neither proposed it nor uploaded its statement', async () => {
    const [line, bought] = [await aLine(), await asked()];
    const before = await bought.state();
    const target = { target: 'invoice', targetUid: bought.invoiceUid };
    const without = await line.act('confirm', target, uploader);
    expect([without.status, without.errors]).toEqual([422, [expect.objectContaining({ field: 'reason' })]]);
    // Pressed twice, and by the uploader after another admin, it is still not taken, and the proposal of the first stands.
    expect((await line.act('confirm', { ...target, reason: WHY }, second)).status).toBe(200);
    expect((await line.act('confirm', { ...target, reason: WHY }, second)).status).toBe(200);
    for (const reason of [undefined, 'Saya juga mau']) {
      const refused = await line.act('confirm', { ...target, reason }, uploader);
      expect(codeOf(refused)).toEqual([409, 'UPLOADER_NOT_SECOND']);
    }
    expect(await bought.state()).toEqual(before);
    expect(await line.read()).toMatchObject({
      state: 'open',
      proposed: { orderNumber: bought.orderNumber, by: second.name, byUid: second.uid, reason: WHY },
      proposals: [],
      allowedActions: ['confirm', 'withdraw', 'assign'],
    });
    expect((await line.act('confirm', target, third)).status).toBe(200);
    expect(await bought.state()).toEqual({ status: 3, payments: 1, credit: MUCH - bought.price });
    expect(await line.read()).toMatchObject({ state: 'used', proposed: null });
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it.each(['line', 'unplaced money'])('holds up an erasure by its %s only until it is taken', async (from) => {
    const [line, bought] = [await aLine(), await asked()];
    await bought.cancel();
    const body = { number: bought.orderNumber, reason: WHY };
    const booked = from === 'line' ? null : (await line.act('book', {}, uploader)).data;
    const path = booked
      ? `unplaced-money/${(booked as { uid: string }).uid}/assign`
      : `statement-lines/${line.uid}/assign`;
    expect((await post(path, body, second)).status).toBe(200);
    expect(await bought.obstacles()).toEqual(['payment-unconfirmed']);
    expect((await post(path, body, third)).status).toBe(200);
    // All of it is credit.
    expect(await bought.obstacles()).toEqual(['refund-unpaid']);
  });

  it('in a shop of two the uploader proposes it in place of what the other one has withdrawn, who takes it', async () => {
    const [line, bought] = [await aLine(), await asked()];
    const body = { number: bought.orderNumber };
    expect((await line.act('assign', { ...body, reason: WHY }, second)).status).toBe(200);
    expect(codeOf(await line.act('assign', { ...body, reason: WHY }, uploader))).toEqual([409, 'UPLOADER_NOT_SECOND']);
    expect(await line.read()).toMatchObject({ proposed: { by: second.name } });
    expect((await line.act('withdraw', { reason: 'Cuma berdua' }, uploader)).status).toBe(200);
    expect((await line.act('assign', { ...body, reason: WHY }, uploader)).status).toBe(200);
    expect((await bought.state()).payments).toBe(0);
    expect((await line.act('assign', body, second)).status).toBe(200);
    expect((await bought.state()).credit).toBe(MUCH - bought.price);
  });

  it('is compared by name where the statement is of before', async () => {
    const [line, bought] = [await aLine(null, uploader.name), await asked()];
    const body = { number: bought.orderNumber };
    await line.act('assign', { ...body, reason: WHY }, second);
    expect(codeOf(await line.act('assign', body, uploader))).toEqual([409, 'UPLOADER_NOT_SECOND']);
    expect((await line.act('assign', body, third)).status).toBe(200);
  });

  it('is for no other order, and nothing else, until its proposal is withdrawn', async () => {
    const [line, one, other] = [await aLine(), await asked(), await asked()];
    await line.act('assign', { number: one.orderNumber, reason: WHY }, second);
    const elsewhere = { number: other.orderNumber, reason: WHY };
    const refused = await line.act('assign', elsewhere, third);
    expect(codeOf(refused)).toEqual([409, 'PROPOSAL_WAITS']);
    expect(refused.meta.message).toContain(
      `Rp50.000.000 dari dana ini diusulkan Budi Keuangan untuk pesanan ${one.orderNumber}`,
    );
    for (const [action, body] of [
      ['assign', elsewhere],
      ['book', {}],
      ['charge', { reason: 'Biaya transfer' }],
      ['ignore', { reason: 'Pindah rekening' }],
      ['settle', {}],
    ] as const)
      for (const who of [second, third])
        expect([action, ...codeOf(await line.act(action, body, who))]).toEqual([action, 409, 'PROPOSAL_WAITS']);
    expect((await line.read()).proposed).toMatchObject({ orderNumber: one.orderNumber, by: second.name });
    expect((await line.act('withdraw', { reason: 'Salah pesanan' }, third)).status).toBe(200);
    expect((await line.act('assign', elsewhere, third)).status).toBe(200);
    expect([(await one.state()).credit, (await other.state()).credit]).toEqual([0, 0]);
    expect((await line.read()).proposed).toMatchObject({ orderNumber: other.orderNumber, by: third.name });
  });

  it('that is booked as unplaced money goes nowhere else until its proposal is withdrawn', async () => {
    const [line, one, other] = [await aLine(), await asked(), await asked()];
    expect((await one.cancel()).status).toBe(200);
    const uid = (await post<{ uid: string }>(`statement-lines/${line.uid}/book`, {}, second)).data!.uid;
    const act = (action: string, body: object) => post(`unplaced-money/${uid}/${action}`, body, third);
    expect((await post(`unplaced-money/${uid}/assign`, { number: one.orderNumber, reason: WHY }, second)).status).toBe(
      200,
    );
    const account = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Tono Pengirim' };
    for (const [action, body] of [
      ['assign', { number: other.orderNumber, reason: WHY }],
      ['credit', { number: one.orderNumber, reason: WHY, amount: 10_000, left: MUCH }],
      ['return', account],
    ] as const)
      expect([action, ...codeOf(await act(action, body))]).toEqual([action, 409, 'PROPOSAL_WAITS']);
    expect((await act('withdraw', { reason: 'Salah pesanan' })).status).toBe(200);
    expect((await act('return', account)).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('for an order that awaits nothing is kept too, whether late, paid already or booked as unplaced money', async () => {
    const [late, over] = [await aLine(), await asked()];
    expect((await over.cancel()).status).toBe(200);
    const body = { number: over.orderNumber };
    expect((await late.act('assign', body, uploader)).status).toBe(422);
    expect((await late.act('assign', { ...body, reason: WHY }, uploader)).status).toBe(200);
    expect((await over.state()).credit).toBe(0);
    expect((await late.act('assign', body, second)).status).toBe(200);
    expect((await over.state()).credit).toBe(MUCH);

    for (const action of ['assign', 'credit']) {
      const line = await aLine();
      const uid = (await post<{ uid: string }>(`statement-lines/${line.uid}/book`, {}, second)).data!.uid;
      const press = (who: Person, more: object = {}) =>
        post(`unplaced-money/${uid}/${action}`, { ...body, ...more }, who);
      expect((await press(uploader)).status).toBe(422);
      const { credit } = await over.state();
      for (const _ of [1, 2]) expect((await press(uploader, { reason: WHY })).status).toBe(200);
      expect((await over.state()).credit).toBe(credit);
      const read = () =>
        world.http.ask<AdminUnplacedMoney>('GET', `/admin/unplaced-money/${uid}`, { token: second.token });
      expect(await read()).toMatchObject({ state: 'open', proposed: { by: uploader.name } });
      expect((await press(second)).status).toBe(200);
      expect(await read()).toMatchObject({ state: 'assigned', proposed: null });
      expect((await over.state()).credit).toBe(credit + MUCH);
    }
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it.each([-MUCH, MUCH])('of %d is no fee or interest of the bank by the word of one admin', async (rupiah) => {
    const line = await aLine();
    await world.database.bankStatementLine.update({
      where: { uid: line.uid },
      data: { amountSen: BigInt(rupiah) * 100n },
    });
    const charge = (who: Person) => line.act('charge', { reason: 'Biaya transfer' }, who);
    for (const who of [uploader, uploader]) expect((await charge(who)).status).toBe(200);
    expect(await line.read()).toMatchObject({
      state: 'open',
      proposed: { orderUid: null, orderNumber: null, isAside: false, by: uploader.name },
      allowedActions: ['charge', 'withdraw'],
    });
    const [answers, events] = [
      await Promise.all([second, third].map((who) => charge(who))),
      { name: 'statement-line.charged', payload: { path: ['lineUid'], equals: line.uid } },
    ];
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await world.database.outbox.count({ where: events })).toBe(1);
    expect(await line.read()).toMatchObject({ state: 'charged', proposed: null });
  });

  describe('is not set aside by the word of one admin', () => {
    const aside = async (rupiah: number) => {
      const line = await aLine();
      const data = { amountSen: BigInt(rupiah) * 100n };
      await world.database.bankStatementLine.update({ where: { uid: line.uid }, data });
      const ignore = (who: Person, reason = 'Pindah ke rekening sendiri') => line.act('ignore', { reason }, who);
      return { ...line, ignore };
    };

    it.each([-20_000_000, -900_000_000, 15_000_000, 500_000])('of %d rupiah', async (rupiah) => {
      const line = await aside(rupiah);
      for (const who of [second, second])
        expect(await line.ignore(who)).toMatchObject({ status: 200, data: { isProposed: true } });
      expect(codeOf(await line.ignore(uploader))).toEqual([409, 'UPLOADER_NOT_SECOND']);
      expect(await line.read()).toMatchObject({
        state: 'open',
        proposed: { orderUid: null, isAside: true, by: second.name },
        allowedActions: ['ignore', 'withdraw'],
      });
      const answers = await Promise.all([third, third].map((who) => line.ignore(who)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await line.read()).toMatchObject({ state: 'ignored', proposed: null });
    });

    it('below the threshold one is enough', async () => {
      const line = await aside(-499_999);
      expect(await line.ignore(uploader)).toMatchObject({ status: 200, data: { isProposed: false } });
      expect(await line.read()).toMatchObject({ state: 'ignored' });
    });

    it('and says why where it is the sum of 30 days that stops it', async () => {
      const alone = await world.admin('Admin sendirian');
      const first = await aside(-400_000);
      expect((await first.ignore(alone)).data).toEqual({ uid: first.uid, isProposed: false });
      for (const as of ['ignore', 'charge']) {
        const next = await aside(-400_000);
        expect((await next.act(as, { reason: 'Biaya transfer' }, alone)).data).toEqual({
          uid: next.uid,
          isProposed: true,
          why: 'Tidak ada tagihan untuk Rp400.000 ini. Bersama Rp400.000 yang kamu putuskan sendiri dalam 30 hari terakhir, ini mencapai Rp500.000.',
        });
      }
    });

    it('and a proposal to charge it is none to set it aside, nor the other way round', async () => {
      const line = await aside(-20_000_000);
      await line.act('charge', { reason: 'Biaya transfer' }, second);
      expect(codeOf(await line.ignore(third))).toEqual([409, 'PROPOSAL_WAITS']);
      expect(await line.read()).toMatchObject({ state: 'open', proposed: { isAside: false, by: second.name } });
      expect((await line.act('withdraw', { reason: 'Bukan biaya' }, third)).status).toBe(200);
      await line.ignore(second);
      expect(codeOf(await line.act('charge', { reason: 'Biaya transfer' }, third))).toEqual([409, 'PROPOSAL_WAITS']);
    });

    it('and once it is taken up again, both are needed again', async () => {
      const line = await aside(-20_000_000);
      await line.ignore(second);
      await line.ignore(third);
      expect((await line.act('reopen', {}, uploader)).status).toBe(200);
      expect(await line.read()).toMatchObject({ state: 'open', proposed: null });
      expect(await line.ignore(third)).toMatchObject({ status: 200, data: { isProposed: true } });
    });
  });

  it('is withdrawn with a reason, and then waits as before', async () => {
    const [line, bought] = [await aLine(), await asked()];
    const body = { number: bought.orderNumber };
    expect(codeOf(await line.act('withdraw', { reason: 'Salah' }, uploader))).toEqual([409, 'NOTHING_PROPOSED']);
    await line.act('assign', { ...body, reason: WHY }, uploader);
    expect((await line.act('withdraw', { reason: 'Salah pesanan' }, second)).status).toBe(200);
    expect(await line.read()).toMatchObject({ state: 'open', proposed: null });
    expect((await line.act('assign', body, second)).status).toBe(422);
    const audited = { subjectUid: line.uid, action: { in: ['propose', 'withdraw'] } };
    expect(await world.database.auditLog.findMany({ where: audited, orderBy: { at: 'asc' } })).toMatchObject([
      { actorUid: uploader.uid, action: 'propose' },
      { actorUid: second.uid, action: 'withdraw' },
    ]);
  });

  it('taken by two other admins at once is one payment', async () => {
    const [line, bought] = [await aLine(), await asked()];
    const body = { number: bought.orderNumber };
    await line.act('assign', { ...body, reason: WHY }, uploader);
    const answers = await Promise.all([second, third].map((who) => line.act('assign', body, who)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await bought.state()).toMatchObject({ payments: 1, credit: MUCH - bought.price });
    expect(await world.brokenInvariants()).toEqual([]);
  });
});

describe('a line of a statement far below what was asked for', () => {
  it.each([
    [
      'confirm',
      ({ invoiceUid: targetUid }: { invoiceUid: string; orderNumber: string }) => ({ target: 'invoice', targetUid }),
    ],
    ['assign', ({ orderNumber: number }: { invoiceUid: string; orderNumber: string }) => ({ number })],
  ])('is taken with a reason: %s', async (action, of) => {
    const [line, bought] = [await aLine(second, second.name, 54), await asked()];
    const before = await bought.state();
    const without = await line.act(action, of(bought), second);
    expect([without.status, without.errors]).toEqual([
      422,
      [{ field: 'reason', message: expect.stringContaining('Terbaca Rp54, jauh di bawah tagihan') }],
    ]);
    expect(await bought.state()).toEqual(before);
    expect((await line.act(action, { ...of(bought), reason: 'Uji transfer' }, second)).data).toMatchObject({
      isProposed: false,
    });
    expect(await world.database.auditLog.count({ where: { subjectUid: line.uid, reason: { not: null } } })).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('also as unplaced money', async () => {
    const [line, bought] = [await aLine(second, second.name, 54), await asked()];
    expect((await line.act('book', {}, second)).status).toBe(200);
    const money = await world.database.unplacedMoney.findFirstOrThrow({ where: { lineUid: line.uid } });
    const assign = (body: object) =>
      post(`unplaced-money/${money.uid}/assign`, { number: bought.orderNumber, ...body }, second);
    expect((await assign({})).errors).toMatchObject([{ field: 'reason' }]);
    expect((await assign({ reason: 'Uji transfer' })).status).toBe(200);
  });
});
