import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminPurchase, AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import { unusedPart } from '#domain/products/subscriptions/hosts/cycle';
import { daysAfter } from '#domain/platform/durations';
import { sen, toRupiah } from '#domain/platform/sen';
import { dayInWib } from '#domain/platform/wib';
import { HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import { scheduleForPurchase } from '#runtime/products/subscriptions/schedule-reimbursement';
import { type Answer, formOf } from '#testing/http';
import { aReimbursement } from '#testing/money-factories';
import { aPicture } from '#testing/picture';
import { type PlanChoice, findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

interface Hosting {
  host: Person;
  order: PlacedOrder;
}

async function anOrder(slug = 'spotify', choice: PlanChoice = { host: true }): Promise<Hosting> {
  const host = await world.customer('Host');
  const plan = await findPlan(world.http, slug, choice);
  const { uid: variantUid, packageUid } = plan;
  const { name, email, token } = host;
  const eligibility = fittingAnswers(plan);
  const body = {
    name,
    email,
    phoneNumber: '081234567890',
    packageUid,
    variantUid,
    eligibility,
    ...acceptedDuties(plan),
  };
  return { host, order: await world.http.ask('POST', '/customer', { token, body }) };
}

const fieldsOf = ({ order }: Hosting): Record<string, string> => ({
  orderUid: order.orderUid,
  amount: '94900',
  debitedAt: dayInWib(new Date(Date.now() - 5 * 86_400_000)),
  bankName: 'BCA',
  accountNumber: '1234567890',
  accountName: 'Host',
});
const submit = async ({ host }: Hosting, fields: Record<string, string>): Promise<Answer<{ uid: string }>> =>
  world.http.call('POST', '/customer/host/purchase', { token: host.token, form: formOf(fields, await aPicture()) });

async function submitted(slug?: string) {
  const hosting = await anOrder(slug);
  const { data } = await submit(hosting, fieldsOf(hosting));
  return { ...hosting, purchaseUid: data.uid };
}
const atConsole = (path: string, body?: object) =>
  world.http.call('POST', `/admin/${path}`, { token: admin.token, ...(body && { body }) });
const statusesOf = (answers: Answer[]): number[] => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const oneOf = (count: number): number[] => [200, ...Array.from({ length: count - 1 }, () => 409)];
const eventCount = (name: string, orderUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['orderUid'], equals: orderUid } } });

/** As the worker writes it. */
async function scheduled() {
  const hosting = await submitted();
  await atConsole(`host-purchases/${hosting.purchaseUid}/verify`, {});
  const { order, purchaseUid } = hosting;
  const { uid } = await aReimbursement(world.database, { orderUid: order.orderUid, purchaseUid });
  return { ...hosting, uid };
}

it('the order of a host says in list and record what it bears by its own terms: share and transfer fee', async () => {
  const { host, order } = await anOrder();
  const { hostShareSen, transferFeeSen } = await world.database.account.findUniqueOrThrow({
    where: { orderUid: order.orderUid },
  });
  const hostBears = toRupiah(sen(hostShareSen + transferFeeSen));
  const [listed] = await world.http.ask<unknown[]>('GET', '/customer', { token: host.token });
  expect(listed).toMatchObject({ seat: { role: 'host', hostBears } });
  expect(await world.http.ask('GET', `/customer/${order.orderUid}/detail`, { token: host.token })).toMatchObject({
    account: { role: 'host', hostBears },
  });
  expect(hostBears).toBe(32_383);
});

describe('the duties of a host', () => {
  const order = async (hostDuties?: unknown, choice: PlanChoice = { host: true }) => {
    const plan = await findPlan(world.http, 'spotify', choice);
    const { name, email, token, uid } = await world.customer('Host');
    const { uid: variantUid, packageUid } = plan;
    const contact = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
    const body = { ...contact, eligibility: fittingAnswers(plan), ...(hostDuties ? { hostDuties } : {}) };
    return { uid, answer: await world.http.call<PlacedOrder>('POST', '/customer', { token, body }) };
  };

  it.each([
    ['without the tick', { version: HOST_DUTIES.version, accepted: false }],
    ['in a wording of yesterday', { version: HOST_DUTIES.version - 1, accepted: true }],
  ])('are not accepted %s: no order, and the field is named', async (_, hostDuties) => {
    const { uid, answer } = await order(hostDuties);
    expect([answer.status, answer.errors?.map(({ field }) => field)]).toEqual([422, ['hostDuties.accepted']]);
    expect(await world.database.order.count({ where: { customerUid: uid } })).toBe(0);
  });

  it('are refused of a regular member', async () => {
    const { answer } = await order({ version: HOST_DUTIES.version, accepted: true }, {});
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'hostDuties']);
  });

  it('are kept with the order in the words that were shown, and the time to buy begins', async () => {
    const { answer } = await order({ version: HOST_DUTIES.version, accepted: true });
    const { orderUid } = answer.data;
    const { createdAt, commitment, account } = await world.database.order.findUniqueOrThrow({
      where: { uid: orderUid },
      include: { commitment: true, account: { include: { hostTasks: true } } },
    });
    expect(commitment).toMatchObject({ ...HOST_DUTIES, committedAt: createdAt });
    expect(account!.hostTasks).toMatchObject([{ kind: 'buy', dueAt: new Date(createdAt.getTime() + 48 * 3_600_000) }]);
    expect(await eventCount('host.purchase-requested', orderUid)).toBe(1);
  });
});

describe('a host who has to wait', () => {
  it.each([
    ['netflix', 'admin', null],
    ['canva', 'members', 4],
  ])('of %s is told for what, and a proof is refused', async (slug, waitsFor, missing) => {
    const hosting = await anOrder(slug, { host: true, ...(slug === 'netflix' && { name: 'Host non-TV' }) });
    const path = `/customer/host/purchase?orderUid=${hosting.order.orderUid}`;
    const view = await world.http.ask<PurchaseView>('GET', path, { token: hosting.host.token });
    expect(view.buy).toEqual({ isAsked: false, dueAt: null, waitsFor, missing });
    expect(await submit(hosting, fieldsOf(hosting))).toMatchObject({
      status: 409,
      meta: { code: 'PURCHASE_NOT_REQUESTED' },
    });
    expect(await world.database.hostPurchase.count({ where: { orderUid: hosting.order.orderUid } })).toBe(0);
  });

  it('of a pre-order brand orders no pre-order: only the members do', async () => {
    const { order } = await anOrder('adobe-photoshop', { host: true, months: 12 });
    expect(order.provider.package).toMatchObject({ isHost: true, isPo: false });
  });
});

describe('a purchase', () => {
  it('is shown to its host with the exact reimbursement', async () => {
    const { host, order } = await anOrder();
    const view = await world.http.ask<PurchaseView>('GET', `/customer/host/purchase?orderUid=${order.orderUid}`, {
      token: host.token,
    });
    expect(view.reimbursement).toMatchObject({
      providerPrice: 94_900,
      hostShare: 31_633,
      transferFee: 750,
      amount: 62_517,
      planPrice: 31_633,
    });
    expect(view.purchase).toBeNull();
  });

  it('of twice the price of the plan is shown to its host with the limit, and that it is above it, until a second admin has decided', async () => {
    const hosting = await anOrder();
    const { orderUid } = hosting.order;
    const look = () =>
      world.http.ask<PurchaseView>('GET', `/customer/host/purchase?orderUid=${orderUid}`, {
        token: hosting.host.token,
      });
    expect((await look()).limit).toEqual({ mostDebit: 99_645, isAbove: false });
    const { data } = await submit(hosting, { ...fieldsOf(hosting), amount: '189800' });
    expect(await look()).toMatchObject({ limit: { isAbove: true }, reimbursement: { amount: 157_417 } });
    await atConsole(`host-purchases/${data.uid}/reject`, { reason: 'Buram' });
    expect((await look()).limit.isAbove).toBe(false);
  });

  it('is the only money of its order: the calls of a payment find nothing to pay', async () => {
    const { host, order } = await anOrder();
    for (const page of ['checkout', 'confirm']) {
      const path = `/customer/payment/${page}?orderUid=${order.orderUid}&customerUid=${host.uid}`;
      expect(await world.http.call('GET', path)).toMatchObject({ status: 404, meta: { code: 'ORDER_NOT_FOUND' } });
    }
  });

  it('that was rejected is returned to its host with the entered data, to send again; before that no bank account is', async () => {
    const hosting = await submitted();
    const path = `/customer/host/purchase?orderUid=${hosting.order.orderUid}`;
    const look = () => world.http.ask<PurchaseView>('GET', path, { token: hosting.host.token });
    expect((await look()).purchase).toMatchObject({ state: 'submitted', claim: null });
    await atConsole(`host-purchases/${hosting.purchaseUid}/reject`, { reason: 'Buram' });
    const { orderUid: _, amount, ...said } = fieldsOf(hosting);
    expect((await look()).purchase).toMatchObject({ state: 'rejected', claim: { ...said, amount: Number(amount) } });
  });

  it('that was rejected can be sent again, whether it was asked for or not, until another one is in', async () => {
    for (const isAsked of [true, false]) {
      const hosting = await submitted();
      const { orderUid } = hosting.order;
      // As a purchase from before requests were rows.
      if (!isAsked) await world.database.hostTask.deleteMany({ where: { account: { orderUid } } });
      expect((await atConsole(`host-purchases/${hosting.purchaseUid}/reject`, { reason: 'Buram' })).status).toBe(200);
      const path = `/customer/host/purchase?orderUid=${orderUid}`;
      const look = () => world.http.ask<PurchaseView>('GET', path, { token: hosting.host.token });
      expect((await look()).buy).toEqual({ isAsked: true, dueAt: expect.any(String), waitsFor: null, missing: null });
      // As one that was rejected then: the page and the call agree without a request, too.
      if (!isAsked) await world.database.hostTask.deleteMany({ where: { account: { orderUid } } });
      expect((await look()).buy.isAsked).toBe(true);
      expect((await submit(hosting, fieldsOf(hosting))).status).toBe(200);
      expect((await look()).buy.isAsked).toBe(false);
      expect(await submit(hosting, fieldsOf(hosting))).toMatchObject({
        status: 409,
        meta: { code: 'PURCHASE_ALREADY_SUBMITTED' },
      });
      const tasks = await world.database.hostTask.findMany({ where: { account: { orderUid } } });
      expect(tasks.map(({ kind, outcome }) => [kind, outcome])).toEqual(isAsked ? [['buy', 'done']] : []);
    }
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that nothing stands before is taken without a request: no cycle is said to run', async () => {
    const hosting = await anOrder();
    const { orderUid } = hosting.order;
    await world.database.hostTask.deleteMany({ where: { account: { orderUid } } });
    const path = `/customer/host/purchase?orderUid=${orderUid}`;
    const { buy } = await world.http.ask<PurchaseView>('GET', path, { token: hosting.host.token });
    expect(buy).toEqual({ isAsked: true, dueAt: null, waitsFor: null, missing: null });
    expect((await submit(hosting, fieldsOf(hosting))).status).toBe(200);
  });

  it('of a cancelled order shows that, and where to order again; a proof is refused', async () => {
    const hosting = await anOrder();
    const path = `/customer/host/purchase?orderUid=${hosting.order.orderUid}`;
    const look = () => world.http.ask<PurchaseView>('GET', path, { token: hosting.host.token });
    expect(await look()).toMatchObject({ status: 3, statusLabel: 'Diproses', providerSlug: 'spotify' });
    await world.http.ask('POST', `/customer/${hosting.order.orderUid}/cancel`, { token: hosting.host.token, body: {} });
    expect(await look()).toMatchObject({ status: 5, statusLabel: 'Dibatalkan' });
    expect((await submit(hosting, fieldsOf(hosting))).status).toBe(409);
  });

  it('uploaded by ten concurrent requests is stored once, and the other pictures are deleted', async () => {
    const hosting = await anOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(hosting, fieldsOf(hosting))));
    expect(statusesOf(answers)).toEqual(oneOf(10));
    const { orderUid } = hosting.order;
    expect(await world.database.hostPurchase.count({ where: { orderUid } })).toBe(1);
    expect(await eventCount('host.purchase-submitted', orderUid)).toBe(1);
    const files = (await readdir(world.config.filesDir, { recursive: true })).filter((file) => file.endsWith('.webp'));
    expect(files).toHaveLength(await world.database.file.count());
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('verified and rejected concurrently is decided once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { purchaseUid, order } = await submitted();
      const acts = [
        () => atConsole(`host-purchases/${purchaseUid}/verify`, {}),
        () => atConsole(`host-purchases/${purchaseUid}/reject`, { reason: 'Buram' }),
      ];
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => acts[(n + round) % 2]!()));
      expect(statusesOf(answers)).toEqual(oneOf(6));
      const decisions = [
        await eventCount('host.purchase-verified', order.orderUid),
        await eventCount('host.purchase-rejected', order.orderUid),
      ];
      expect(decisions.toSorted()).toEqual([0, 1]);
    }
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('verified by one admin and corrected by another at once is verified once: who comes later is told so', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { purchaseUid, order } = await submitted();
      const verify = () => atConsole(`host-purchases/${purchaseUid}/verify`, {});
      const correct = () =>
        atConsole(`host-purchases/${purchaseUid}/correct`, { amount: 95_000, reason: 'Salah ketik' });
      const [first, second] = round % 2 ? [correct, verify] : [verify, correct];
      const answers = await Promise.all([first(), second(), verify()]);
      const refusals = answers.filter(({ status }) => status !== 200);
      expect(refusals.length).toBeGreaterThan(0);
      // A correction counts only before the decision: what was verified is what is claimed.
      const purchase = await world.database.hostPurchase.findUniqueOrThrow({ where: { uid: purchaseUid } });
      expect(purchase.providerPriceSen).toBe(purchase.claimedSen);
      for (const { status, meta } of refusals)
        expect([status, meta]).toMatchObject([
          409,
          { message: expect.stringMatching(/sudah diverifikasi|sudah diputuskan/) },
        ]);
      expect(await eventCount('host.purchase-verified', order.orderUid)).toBe(1);
    }
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of a host whose seat was ended before the group was full is reimbursed when an admin says so, once', async () => {
    const { purchaseUid, order } = await submitted();
    await atConsole(`host-purchases/${purchaseUid}/verify`, {});
    const actions = async () => {
      const { data } = await world.http.call<AdminPurchase>('GET', `/admin/host-purchases/${purchaseUid}`, {
        token: admin.token,
      });
      return data.allowedActions;
    };
    const reimburse = () => atConsole(`host-purchases/${purchaseUid}/reimburse`, { reason: 'Sudah didebit provider' });
    expect(await actions()).toEqual([]);
    expect(await reimburse()).toMatchObject({ status: 409, meta: { code: 'ILLEGAL_PURCHASE_ACTION' } });

    const { orderUid } = order;
    const { uid: accountUid } = await world.database.account.findUniqueOrThrow({ where: { orderUid } });
    expect((await atConsole(`accounts/${accountUid}/end`, { reason: 'Pindah' })).status).toBe(200);
    expect(await actions()).toEqual(['reimburse']);
    const answers = await Promise.all(Array.from({ length: 6 }, reimburse));
    expect(statusesOf(answers)).toEqual(oneOf(6));
    expect(await actions()).toEqual([]);

    const { payout, ...reimbursement } = await world.database.reimbursement.findFirstOrThrow({
      where: { purchaseUid },
      include: { payout: true, cycle: true },
    });
    // Not for the days that the group did not use.
    const amountSen = 6_251_700n - unusedPart(sen(6_251_700n), reimbursement.cycle, reimbursement.cycle.cutAt!);
    expect(amountSen).toBeLessThan(6_251_700n);
    expect(reimbursement).toMatchObject({ providerPriceSen: 9_490_000n, hostShareSen: 3_163_300n, amountSen });
    expect(payout).toMatchObject({ state: 'scheduled', amountSen, accountNumber: '1234567890' });
    expect(await eventCount('reimbursement.scheduled', orderUid)).toBe(1);
    expect(
      await world.database.auditLog.findFirstOrThrow({ where: { subjectUid: purchaseUid, action: 'reimburse' } }),
    ).toMatchObject({ actorUid: admin.uid, change: { amountSen: String(amountSen) } });
    expect(await world.brokenInvariants()).toEqual([]);

    // Scheduled by mistake and cancelled, it is owed again, and once.
    expect((await atConsole(`reimbursements/${reimbursement.uid}/cancel`, { reason: 'Salah jadwal' })).status).toBe(
      200,
    );
    expect(await actions()).toEqual(['reimburse']);
    expect(statusesOf(await Promise.all(Array.from({ length: 4 }, reimburse)))).toEqual(oneOf(4));
    expect(await actions()).toEqual([]);
    const all = await world.database.reimbursement.findMany({
      where: { purchaseUid },
      orderBy: { createdAt: 'asc' },
      include: { payout: true },
    });
    expect(all.map((one) => [one.isCancelled, one.payout.state, one.amountSen])).toEqual([
      [true, 'cancelled', amountSen],
      [false, 'scheduled', amountSen],
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of an ended host whose bank account an erasure has removed is not reimbursed', async () => {
    const { purchaseUid, order } = await submitted();
    await atConsole(`host-purchases/${purchaseUid}/verify`, {});
    const { orderUid } = order;
    const { uid: accountUid } = await world.database.account.findUniqueOrThrow({ where: { orderUid } });
    await atConsole(`accounts/${accountUid}/end`, { reason: 'Pindah' });
    const none = { bankName: null, accountNumber: null, accountName: null };
    await world.database.hostPurchase.update({ where: { uid: purchaseUid }, data: none });
    expect(await atConsole(`host-purchases/${purchaseUid}/reimburse`, { reason: 'Sudah didebit' })).toMatchObject({
      status: 409,
      meta: { code: 'NO_BANK_ACCOUNT' },
    });
    expect(await world.database.reimbursement.count({ where: { orderUid } })).toBe(0);
  });

  it.each([
    ['the day that it is in WIB', () => dayInWib(new Date())],
    ['an instant that has come', () => new Date().toISOString()],
  ])('debited on %s is taken', async (_, debitedAt) => {
    const hosting = await anOrder();
    expect((await submit(hosting, { ...fieldsOf(hosting), debitedAt: debitedAt() })).status).toBe(200);
  });

  it('of another customer, or of an order that is no host order, is not found', async () => {
    const [mine, theirs, regular] = [await anOrder(), await anOrder(), await anOrder('spotify', {})];
    for (const asked of [
      submit(mine, fieldsOf(theirs)),
      submit(regular, fieldsOf(regular)),
      submit(mine, { ...fieldsOf(mine), customerUid: theirs.host.uid }),
    ])
      expect(await asked).toMatchObject({ status: 404, meta: { code: 'ORDER_NOT_FOUND' } });
    const peek = await world.http.call('GET', `/customer/host/purchase?orderUid=${theirs.order.orderUid}`, {
      token: mine.host.token,
    });
    expect(peek.status).toBe(404);
  });

  it.each([
    ['amount', '0'],
    ['amount', '-5'],
    ['amount', '1e5'],
    ['amount', '94.900,00'],
    ['amount', '99999999999'],
    ['debitedAt', 'kemarin'],
    ['debitedAt', '2099-01-01'],
    ['debitedAt', dayInWib(daysAfter(new Date(), 1))],
    // Its days were over before the host ordered.
    ['debitedAt', dayInWib(daysAfter(new Date(), -400))],
    ['debitedAt', new Date(Date.now() + 25 * 60 * 60_000).toISOString()],
    ['debitedAt', '2026-13-01'],
    ['debitedAt', '2026-02-30'],
    ['bankName', ''],
    ['accountNumber', ''],
    ['accountName', ''],
    ['accountNumber', '12'],
    ['accountNumber', '1'.repeat(31)],
    ['accountName', 'a\u0000b'],
    ['state', 'verified'],
  ])('with %s %p is refused and names it', async (field, value) => {
    const hosting = await anOrder();
    const answer = await submit(hosting, { ...fieldsOf(hosting), [field]: value });
    expect([answer.status, answer.errors?.map((error) => error.field)]).toEqual([422, [field]]);
    expect(await world.database.hostPurchase.count({ where: { orderUid: hosting.order.orderUid } })).toBe(0);
  });

  it('debited on a day to come is refused with that, and not as no date', async () => {
    const hosting = await anOrder();
    const { errors } = await submit(hosting, { ...fieldsOf(hosting), debitedAt: dayInWib(daysAfter(new Date(), 1)) });
    expect(errors).toEqual([{ field: 'debitedAt', message: 'Tanggalnya belum tiba. Isi tanggal sampai hari ini.' }]);
  });

  const verified = async (amount: string, body: object) => {
    const hosting = await anOrder();
    const { data } = await submit(hosting, { ...fieldsOf(hosting), amount });
    const answer = await atConsole(`host-purchases/${data.uid}/verify`, body);
    const purchase = await world.database.hostPurchase.findUniqueOrThrow({
      where: { uid: data.uid },
      select: { providerPriceSen: true, reason: true, order: { select: { account: true } } },
    });
    return { hosting, answer, purchase };
  };

  it.each([
    ['99000', {}, 9_900_000n, null],
    ['80000', {}, 8_000_000n, null],
    ['120000', { providerPrice: 89_900 }, 8_990_000n, 'Sesuai debit yang terbaca di buktinya'],
    ['94900', { providerPrice: 99_000, reason: 'Pajak belum ditulis' }, 9_900_000n, 'Pajak belum ditulis'],
    ['120000', { reason: 'Harga provider naik' }, 12_000_000n, null],
  ])(
    'of Rp%s verified with %o counts as what was debited; the seat is confirmed then',
    async (amount, body, price, reason) => {
      const { answer, purchase } = await verified(amount, body);
      expect(answer.status).toBe(200);
      expect(purchase).toMatchObject({
        providerPriceSen: price,
        reason,
        order: { account: { status: ACCOUNT_STATUS.active, confirmedAt: expect.any(Date) } },
      });
    },
  );

  it.each([
    ['120000', {}],
    ['94900', { providerPrice: 99_646 }],
    ['89900', { providerPrice: 94_900 }],
  ])(
    'of Rp%s verified with %o is above the tolerance or the claim: refused without a reason, and nothing is decided',
    async (amount, body) => {
      const { answer, purchase } = await verified(amount, body);
      expect([answer.status, answer.errors?.map(({ field }) => field)]).toEqual([422, ['reason']]);
      expect(purchase.providerPriceSen).toBeNull();
    },
  );

  it('shows its host what was debited, where that is not the claim, and why', async () => {
    const { hosting } = await verified('120000', { providerPrice: 89_900 });
    const path = `/customer/host/purchase?orderUid=${hosting.order.orderUid}`;
    const view = await world.http.ask<PurchaseView>('GET', path, { token: hosting.host.token });
    expect(view).toMatchObject({
      reimbursement: { providerPrice: 89_900, amount: 57_517 },
      purchase: { counted: { debited: 89_900, claimed: 120_000 }, reason: expect.stringContaining('buktinya') },
    });
  });

  it.each([
    ['that would leave nothing to pay back', 20_000, 'NOTHING_TO_REIMBURSE'],
    ['with a fraction of a sen', 94_900.123, 'VALIDATION_FAILED'],
  ])('%s is not verified, and the price is named', async (_, providerPrice, code) => {
    const { purchaseUid } = await submitted();
    const answer = await atConsole(`host-purchases/${purchaseUid}/verify`, { providerPrice });
    expect([answer.status, answer.meta.code]).toEqual([422, code]);
    expect(answer.errors?.map(({ field }) => field)).toEqual(['providerPrice']);
    expect(await world.database.hostPurchase.findUnique({ where: { uid: purchaseUid } })).toMatchObject({
      state: 'submitted',
    });
  });
});

describe('an amount above the limit', () => {
  const dear = async () => {
    const hosting = await submitted();
    await atConsole(`host-purchases/${hosting.purchaseUid}/verify`, {
      providerPrice: 120_000,
      reason: 'Harga naik',
    });
    const { uid } = await world.database.transaction((tx) => scheduleForPurchase(tx, hosting.purchaseUid, new Date()));
    return uid;
  };
  const approveAs = (who: Person, uid: string, body?: object) =>
    world.http.call('POST', `/admin/reimbursements/${uid}/approve`, { token: who.token, ...(body && { body }) });

  it('is approved by a second admin with a reason, and by no other', async () => {
    const uid = await dear();
    const second = await world.admin();
    expect(await approveAs(admin, uid, { reason: 'Harga naik' })).toMatchObject({
      status: 409,
      meta: { code: 'SECOND_ADMIN_NEEDED' },
    });
    const without = await approveAs(second, uid);
    expect([without.status, without.errors?.[0]?.field]).toEqual([422, 'reason']);
    expect((await approveAs(second, uid, { reason: 'Harga naik' })).status).toBe(200);
    const audit = await world.database.auditLog.findFirstOrThrow({ where: { subjectUid: uid, action: 'approve' } });
    expect(audit.actorUid).not.toBe(admin.uid);
  });

  it('of the claim, named and released by one admin, counts with what is decided alone in 30 days', async () => {
    const who = await world.admin('Wati Keuangan', 'finance');
    const other = await world.admin('Tono Keuangan', 'finance');
    const as = (path: string, body: object = {}) =>
      world.http.call('POST', `/admin/${path}`, { token: who.token, body });
    /** By a correction of the claim, or of the verified debit. */
    const above = async (isCorrected = false) => {
      const hosting = await anOrder();
      const { data } = await submit(hosting, { ...fieldsOf(hosting), amount: '89900' });
      const path = `host-purchases/${data.uid}`;
      if (isCorrected) await as(`${path}/correct`, { amount: 94_900, reason: 'Host salah tulis' });
      const read = isCorrected ? {} : { providerPrice: 94_900, reason: 'Pajak belum ditulis' };
      expect((await as(`${path}/verify`, read)).status).toBe(200);
      return world.database.transaction((tx) => scheduleForPurchase(tx, data.uid, new Date()));
    };
    const alone = { kind: 'line', subjectUid: randomUUID(), byUid: who.uid, at: new Date() };
    await world.database.decidedAlone.create({ data: { ...alone, amountSen: 49_100_000n } });
    const [{ uid }, { uid: next }, { uid: corrected }] = [await above(), await above(), await above(true)];
    expect((await approveAs(who, uid)).status).toBe(200);
    const where = { kind: 'debit', byUid: who.uid };
    expect(await world.database.decidedAlone.findMany({ where })).toMatchObject([
      { subjectUid: uid, amountSen: 500_000n },
    ]);
    for (const reimbursement of [next, corrected])
      expect(await approveAs(who, reimbursement)).toMatchObject({
        status: 409,
        meta: {
          code: 'SECOND_ADMIN_NEEDED',
          message: expect.stringContaining('penggantian di atas klaim host Rp5.000'),
        },
      });
    for (const reimbursement of [next, corrected]) expect((await approveAs(other, reimbursement)).status).toBe(200);
    expect(await world.database.decidedAlone.count({ where })).toBe(1);
  });

  it('can be corrected with a reason before it is paid, and is approved again', async () => {
    const uid = await dear();
    const correct = (body: object) => atConsole(`reimbursements/${uid}/correct`, body);
    expect((await correct({ amount: 62_517 })).errors?.[0]?.field).toBe('reason');
    expect((await correct({ amount: 62_517, reason: 'Sesuai harga paket' })).status).toBe(200);
    const after = await world.database.reimbursement.findUniqueOrThrow({ where: { uid }, include: { payout: true } });
    expect(after).toMatchObject({ amountSen: 6_251_700n, payout: { state: 'scheduled', amountSen: 6_251_700n } });
    expect((await approveAs(admin, uid)).status).toBe(200);
    expect((await correct({ amount: 62_000, reason: 'Kurang biaya' })).status).toBe(200);
    expect(await world.database.payout.findFirst({ where: { refUid: uid } })).toMatchObject({
      state: 'scheduled',
      approvedBy: null,
    });
    await approveAs(admin, uid);
    await atConsole(`reimbursements/${uid}/pay`, { reference: 'TRX-CORRECTED' });
    expect((await correct({ amount: 1_000, reason: 'Terlambat' })).status).toBe(409);
    const audits = await world.database.auditLog.findMany({
      where: { subjectUid: uid, action: 'correct' },
      orderBy: { at: 'asc' },
    });
    expect(audits.map(({ change }) => change)).toEqual([
      { fromSen: '8761700', toSen: '6251700' },
      { fromSen: '6251700', toSen: '6200000' },
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('of a claim is corrected before the decision only', async () => {
    const { purchaseUid } = await submitted();
    const correct = () => atConsole(`host-purchases/${purchaseUid}/correct`, { amount: 95_000, reason: 'Salah ketik' });
    expect((await correct()).status).toBe(200);
    expect(await world.database.hostPurchase.findUnique({ where: { uid: purchaseUid } })).toMatchObject({
      claimedSen: 9_500_000n,
    });
    await atConsole(`host-purchases/${purchaseUid}/verify`, {});
    expect(await correct()).toMatchObject({ status: 409, meta: { code: 'ILLEGAL_PURCHASE_ACTION' } });
  });
});

describe('what an ended host owes', () => {
  it.each([
    ['settle', { reference: 'TRX-77' }, 'settled'],
    ['waive', { reason: 'Kesalahan kami' }, 'waived'],
  ])('is closed once with %s', async (action, body, state) => {
    const { uid, order, purchaseUid } = await scheduled();
    await atConsole(`reimbursements/${uid}/approve`);
    await atConsole(`reimbursements/${uid}/pay`, { reference: `TRX-${action}` });
    const { uid: accountUid } = await world.database.account.findUniqueOrThrow({ where: { orderUid: order.orderUid } });
    await atConsole(`accounts/${accountUid}/end`, { reason: 'Berhenti jadi host' });
    const close = () => atConsole(`host-purchases/${purchaseUid}/${action}`, body);
    expect(statusesOf(await Promise.all([close(), close(), close()]))).toEqual(oneOf(3));
    expect(await world.database.hostReceivable.findFirst({ where: { orderUid: order.orderUid } })).toMatchObject({
      state,
      note: Object.values(body)[0],
    });
    expect(await eventCount(`receivable.${state}`, order.orderUid)).toBe(1);
  });
});

describe('the reference of money that a host gives back', () => {
  /** A host who has ended, and owes a part. */
  async function owing(paidWith: string) {
    const { uid, order, purchaseUid, host } = await scheduled();
    await atConsole(`reimbursements/${uid}/approve`);
    expect((await atConsole(`reimbursements/${uid}/pay`, { reference: paidWith })).status).toBe(200);
    const { uid: accountUid } = await world.database.account.findUniqueOrThrow({ where: { orderUid: order.orderUid } });
    await atConsole(`accounts/${accountUid}/end`, { reason: 'Berhenti jadi host' });
    return { host, settle: (reference: string) => atConsole(`host-purchases/${purchaseUid}/settle`, { reference }) };
  }
  const used = { status: 409, meta: { code: 'REFERENCE_USED' }, errors: [{ field: 'reference' }] };

  it('is not that of money which went out, however it is written', async () => {
    const { settle } = await owing('TRX-KELUAR-1');
    for (const reference of ['TRX-KELUAR-1', ' trx\u2011keluar\u20111 ', 'TRX-KELUAR- 1'])
      expect(await settle(reference)).toMatchObject(used);
    expect((await settle('TRX-MASUK-1')).status).toBe(200);
  });

  it('nor that of a batch', async () => {
    const { settle } = await owing('TRX-KELUAR-2');
    const { uid: batchUid } = await world.database.payoutBatch.create({
      data: { state: 'paid', createdBy: 'x', createdByUid: admin.uid, createdAt: new Date(), closedAt: new Date() },
    });
    await world.database.payout.updateMany({
      where: { reference: 'TRX-KELUAR-2' },
      data: { batchUid, reference: 'BULK-BALIK/1' },
    });
    expect(await settle('bulk-balik')).toMatchObject(used);
    expect((await settle('BULK-BAL')).status).toBe(200);
  });

  it('is of one host: of two with the same one at once the second is refused', async () => {
    const two = [await owing('TRX-KELUAR-3'), await owing('TRX-KELUAR-4')];
    const answers = await Promise.all(two.map(({ settle }, nth) => settle(['TRX-SATU-2', 'trx-satu\u20122'][nth]!)));
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(used);
  });
});

describe('a reimbursement', () => {
  it('without a bank account is neither approved nor paid', async () => {
    const { uid } = await scheduled();
    const none = { bankName: null, accountNumber: null, accountName: null };
    await world.database.payout.updateMany({ where: { refUid: uid }, data: none });
    const refused = { status: 409, meta: { code: 'NO_BANK_ACCOUNT' } };
    expect(await atConsole(`reimbursements/${uid}/approve`)).toMatchObject(refused);
    await world.database.payout.updateMany({ where: { refUid: uid }, data: { state: 'approved' } });
    expect(await atConsole(`reimbursements/${uid}/pay`, { reference: 'TRX-1' })).toMatchObject(refused);
  });

  it('to an account that an admin has changed is approved by another one', async () => {
    const { uid } = await scheduled();
    const { uid: payoutUid } = await world.database.payout.findFirstOrThrow({ where: { refUid: uid } });
    const account = { bankName: 'BNI', accountNumber: '5555555555', accountName: 'Orang Lain' };
    const change = { ...account, reason: 'Rekening lama ditutup' };
    expect((await atConsole(`payouts/${payoutUid}/change-account`, change)).status).toBe(200);
    // The desk of payouts says where it is approved.
    const payout = () => world.http.ask<AdminPayout>('GET', `/admin/payouts/${payoutUid}`, { token: admin.token });
    expect((await payout()).approvalDesk).toEqual({ resource: 'reimbursements', id: uid });
    expect(await atConsole(`reimbursements/${uid}/approve`)).toMatchObject({
      status: 409,
      meta: { code: 'OWN_PAYOUT' },
    });
    const { token } = await world.admin();
    expect((await world.http.call('POST', `/admin/reimbursements/${uid}/approve`, { token })).status).toBe(200);
    expect((await payout()).approvalDesk).toBeNull();
  });

  it('names the purchase that it pays back, whose proof an admin looks at', async () => {
    const { uid } = await scheduled();
    const { purchaseUid } = await world.database.reimbursement.findUniqueOrThrow({ where: { uid } });
    const read = world.http.ask<AdminReimbursement>('GET', `/admin/reimbursements/${uid}`, { token: admin.token });
    expect(await read).toMatchObject({ purchaseUid });
  });

  it('shows how many seats of its group are paid and confirmed', async () => {
    const { uid, order } = await scheduled();
    const read = async () => {
      const { groupSeats, groupSeatsPaid } = await world.http.ask<AdminReimbursement>(
        'GET',
        `/admin/reimbursements/${uid}`,
        { token: admin.token },
      );
      return [groupSeats, groupSeatsPaid];
    };
    const host = await world.database.account.findUniqueOrThrow({ where: { orderUid: order.orderUid } });
    const setStatus = (status: number) => world.database.account.update({ where: { uid: host.uid }, data: { status } });
    await setStatus(ACCOUNT_STATUS.waitingForConfirmation);
    expect(await read()).toEqual([3, 0]);
    await setStatus(ACCOUNT_STATUS.active);
    expect(await read()).toEqual([3, 1]);
  });

  it('paid 50 times at once is paid once: one event, one audit row; the others get 409', async () => {
    const { uid, order } = await scheduled();
    expect(
      statusesOf(await Promise.all(Array.from({ length: 10 }, () => atConsole(`reimbursements/${uid}/approve`)))),
    ).toEqual(oneOf(10));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => atConsole(`reimbursements/${uid}/pay`, { reference: `TRX-${n}` })),
    );
    expect(statusesOf(answers)).toEqual(oneOf(50));
    expect(await eventCount('host.reimbursed', order.orderUid)).toBe(1);
    const audit = await world.database.auditLog.findMany({ where: { subjectUid: uid }, orderBy: { at: 'asc' } });
    expect(audit.map(({ action }) => action)).toEqual(['approve', 'pay']);
    // The reference that was kept is the one of the payment that won.
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await world.database.payout.findFirst({ where: { refUid: uid } })).toMatchObject({
      reference: `TRX-${won}`,
    });
  });

  it('paid and cancelled concurrently is one of the two', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { uid, order } = await scheduled();
      await atConsole(`reimbursements/${uid}/approve`);
      const acts = [
        () => atConsole(`reimbursements/${uid}/pay`, { reference: 'TRX' }),
        () => atConsole(`reimbursements/${uid}/cancel`, { reason: 'Salah rekening' }),
      ];
      const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => acts[(n + round) % 2]!()));
      expect(statusesOf(answers)).toEqual(oneOf(4));
      const events = [
        await eventCount('host.reimbursed', order.orderUid),
        await eventCount('reimbursement.cancelled', order.orderUid),
      ];
      expect(events.toSorted()).toEqual([0, 1]);
    }
  });

  it('that is cancelled keeps its reason', async () => {
    const { uid } = await scheduled();
    await atConsole(`reimbursements/${uid}/cancel`, { reason: 'Salah rekening' });
    expect(await world.database.payout.findFirst({ where: { refUid: uid } })).toMatchObject({
      state: 'cancelled',
      reason: 'Salah rekening',
    });
  });

  it('is not paid before it is approved, nor without a reference', async () => {
    const { uid } = await scheduled();
    expect((await atConsole(`reimbursements/${uid}/pay`, { reference: 'TRX' })).status).toBe(409);
    await atConsole(`reimbursements/${uid}/approve`);
    const answer = await atConsole(`reimbursements/${uid}/pay`, {});
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'reference']);
    expect(await world.database.payout.findFirst({ where: { refUid: uid } })).toMatchObject({ state: 'approved' });
  });

  it('keeps the picture of the transfer, and loses the picture of a payment that came too late', async () => {
    const { uid } = await scheduled();
    await atConsole(`reimbursements/${uid}/approve`);
    const press = async () =>
      world.http.call('POST', `/admin/reimbursements/${uid}/pay`, {
        token: admin.token,
        form: formOf({ reference: 'TRX-PICTURE' }, await aPicture()),
      });
    expect(statusesOf(await Promise.all([press(), press(), press()]))).toEqual(oneOf(3));
    const files = (await readdir(world.config.filesDir, { recursive: true })).filter((file) => file.endsWith('.webp'));
    expect(files).toHaveLength(await world.database.file.count());
    expect(await world.brokenInvariants()).toEqual([]);
  });
});
