import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayInWib } from '#domain/platform/wib';
import type { ProviderDetail, ProviderSummary } from '#contracts/catalogue/catalogue.http';
import type { AnswersView } from '#contracts/products/subscriptions/answers.http';
import type { PurchaseView } from '#contracts/products/subscriptions/hosts.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { AdminOrder } from '#contracts/sales/orders.admin.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { HOST_DUTIES } from '#domain/products/subscriptions/hosts/duties';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { Clock } from '#runtime/platform/clock/clock';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { HOUR_MS } from '#domain/platform/durations';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import { type Answer, formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { type FoundPlan, type PlanChoice, findPlan } from '#testing/plans';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

/** With exactly the fields that the specification names. */
async function placeBare({ uid: variantUid, packageUid }: Pick<FoundPlan, 'uid' | 'packageUid'>, who?: Person) {
  const buyer = who ?? (await world.customer());
  const { name, email, token } = buyer;
  const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
  return { buyer, answer: await world.http.call<PlacedOrder>('POST', '/customer', { token, body }) };
}
type Bare = { buyer: Person; order: PlacedOrder; plan: FoundPlan };
async function ordered(slug: string, choice?: PlanChoice): Promise<Bare> {
  const plan = await findPlan(world.http, slug, choice);
  const { buyer, answer } = await placeBare(plan);
  expect(answer.status).toBe(201);
  return { buyer, order: answer.data, plan };
}

const pathOf = ({ order }: Pick<Bare, 'order'>) => `/customer/order/${order.orderUid}/answers`;
const give = (bare: Bare, body: object, token = bare.buyer.token): Promise<Answer<AnswersView>> =>
  world.http.call('POST', pathOf(bare), { token, body });
const fitting = ({ plan }: Bare, accountEmail?: string) => ({
  eligibility: fittingAnswers(plan, accountEmail),
  ...acceptedDuties(plan),
});
const checkout = ({ buyer, order: { orderUid } }: Bare) =>
  world.http.ask<CheckoutView>('GET', `/customer/payment/checkout?orderUid=${orderUid}&customerUid=${buyer.uid}`);
const sendProof = async ({ buyer, order: { orderUid } }: Bare) =>
  world.http.call('POST', '/customer/payment/confirm', {
    form: formOf({ orderUid, customerUid: buyer.uid, bankFrom: 'BCA', accountName: 'Sari' }, await aPicture()),
  });
const useCredit = ({ buyer, order: { orderUid } }: Pick<Bare, 'buyer' | 'order'>) =>
  world.http.call('POST', '/customer/credit/use', { token: buyer.token, body: { orderUid } });
const sendPurchase = async ({ buyer, order: { orderUid } }: Pick<Bare, 'buyer' | 'order'>) =>
  world.http.call('POST', '/customer/host/purchase', {
    token: buyer.token,
    form: formOf(
      {
        orderUid,
        amount: '94900',
        debitedAt: dayInWib(new Date()),
        bankName: 'BCA',
        accountNumber: '1234567890',
        accountName: 'Host',
      },
      await aPicture(),
    ),
  });
const tasksOf = (orderUid: string) =>
  world.database.hostTask.findMany({ where: { account: { orderUid } }, orderBy: { kind: 'asc' } });
const kept = async (orderUid: string) => [
  await world.database.orderEligibility.count({ where: { orderUid } }),
  await world.database.hostCommitment.count({ where: { orderUid } }),
];
const refusal = ({ status, meta }: Answer) => [status, meta.code];

describe('an order with exactly name, email, phoneNumber, packageUid and variantUid', () => {
  it('is accepted for every plan of the catalogue, and moves no money and no purchase before what is asked is answered', async () => {
    const providers = await world.http.ask<ProviderSummary[]>('GET', '/customer/provider?limit=50');
    const details = await Promise.all(
      providers.map(({ slug }) => world.http.ask<ProviderDetail>('GET', `/customer/provider/detail?slug=${slug}`)),
    );
    const plans = details.flatMap(({ slug, packages }) =>
      packages.flatMap(({ variants }) => variants.map((variant) => ({ ...variant, slug }))),
    );
    expect(plans.length).toBeGreaterThanOrEqual(50);
    const problems: string[] = [];
    let asking = 0;
    for (const plan of plans) {
      const { buyer, answer } = await placeBare(plan);
      const what = `${plan.slug} ${plan.packageName} ${plan.duration}`;
      if (answer.status !== 201) {
        problems.push(`${what}: ${answer.status} ${JSON.stringify(answer.errors)}`);
        continue;
      }
      const bare = { buyer, order: answer.data, plan };
      const { asked } = await world.http.ask<AnswersView>('GET', pathOf(bare), { token: buyer.token });
      const isAsked = plan.isHost || fittingAnswers(plan) !== undefined;
      if ((asked !== null) !== isAsked) problems.push(`${what}: asked ${JSON.stringify(asked)}`);
      if (!isAsked) continue;
      asking += 1;
      if (plan.isHost) {
        if ((await sendPurchase(bare)).meta.code !== 'ANSWERS_MISSING') problems.push(`${what}: takes a purchase`);
        const kinds = (await tasksOf(bare.order.orderUid)).map(({ kind }) => kind).join();
        if (kinds !== 'answer') problems.push(`${what}: asks for ${kinds}`);
      } else if (!plan.isPo && (await useCredit(bare)).meta.code !== 'ANSWERS_MISSING')
        problems.push(`${what}: takes money`);
    }
    expect(problems).toEqual([]);
    expect(asking).toBeGreaterThanOrEqual(18);
    expect(await world.brokenInvariants()).toEqual([]);
    // Fifty orders of fifty customers, a picture of each host.
  }, 60_000);
});

describe('a seat whose rules are not answered yet', () => {
  it('is held until its deadline, says on every page what comes first, and takes no money', async () => {
    const bare = await ordered('google-one');
    const { orderUid } = bare.order;
    const first = {
      title: 'Lengkapi dulu syarat paketnya',
      text: expect.any(String),
      action: 'Lengkapi sekarang',
      path: `/user/order/answers?orderUid=${orderUid}`,
    };
    expect(bare.order.dueAt).not.toBeNull();
    expect((await checkout(bare)).first).toEqual(first);
    const token = bare.buyer.token;
    expect((await world.http.ask<OrderDetail>('GET', `/customer/${orderUid}/detail`, { token })).first).toEqual(first);
    expect((await world.http.ask<OrderDetail>('GET', `/customer/detail?orderUid=${orderUid}`)).first).toEqual(first);
    for (const answer of [await sendProof(bare), await useCredit(bare)])
      expect(refusal(answer)).toEqual([409, 'ANSWERS_MISSING']);
    expect(await world.database.payment.count({ where: { orderUid } })).toBe(0);
    const admin = await world.admin();
    const shown = await world.http.ask<AdminOrder>('GET', `/admin/orders/${orderUid}`, { token: admin.token });
    expect(shown).toMatchObject({ eligibility: null, questions: { asksDuties: false } });
    expect(shown.questions!.rules).toContain('Akunmu terdaftar di Indonesia.');
  });

  it('is answered later, in the words of the order, and paid then', async () => {
    const bare = await ordered('google-gemini');
    const { orderUid } = bare.order;
    const { asked } = await world.http.ask<AnswersView>('GET', pathOf(bare), { token: bare.buyer.token });
    expect(asked).toMatchObject({ accountEmail: 'required', asksDuties: false });
    const answer = await give(bare, fitting(bare, 'Rina.Google@Gmail.test'));
    expect(answer).toMatchObject({ status: 200, data: { asked: null, redirectUrl: bare.order.redirectUrl } });
    const stored = await world.database.orderEligibility.findUniqueOrThrow({ where: { orderUid } });
    expect(stored).toMatchObject({
      accountEmail: 'rina.google@gmail.test',
      answers: asked!.rules.map(({ slug, text }) => ({ rule: slug, text, answer: true })),
    });
    expect((await checkout(bare)).first).toBeNull();
    expect((await sendProof(bare)).status).toBe(200);
  });

  it('refuses answers that are missing or wrong by their fields, and keeps nothing', async () => {
    const bare = await ordered('spotify');
    const { eligibility } = fitting(bare);
    const fieldsOf = async (body: object) => {
      const { status, errors = [] } = await give(bare, body);
      return [status, ...errors.map(({ field }) => field)];
    };
    expect(await fieldsOf({})).toEqual([
      422,
      'eligibility.answers.no-other-family-in-12-months',
      'eligibility.answers.account-in-indonesia',
      'eligibility.accountEmail',
    ]);
    const no = { ...eligibility!.answers, 'account-in-indonesia': false };
    expect(await fieldsOf({ eligibility: { ...eligibility, answers: no } })).toEqual([
      422,
      'eligibility.answers.account-in-indonesia',
    ]);
    const duties = { version: HOST_DUTIES.version, accepted: true };
    expect(await fieldsOf({ eligibility, hostDuties: duties })).toEqual([422, 'hostDuties']);
    expect(await fieldsOf({ eligibility, more: 1 })).toEqual([422, 'more']);
    expect(await kept(bare.order.orderUid)).toEqual([0, 0]);
    expect(refusal(await useCredit(bare))).toEqual([409, 'ANSWERS_MISSING']);
  });

  it('knows the twelve months, also of two orders that are answered at once', async () => {
    const [one, two] = [await ordered('spotify'), await ordered('spotify')];
    const account = 'sekeluarga@gmail.test';
    const answers = await Promise.all([give(one, fitting(one, account)), give(two, fitting(two, account))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const late = answers.find(({ status }) => status === 422)!;
    expect(late.errors).toEqual([
      { field: 'eligibility.accountEmail', message: expect.stringContaining('dalam 12 bulan terakhir') },
    ]);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('is answered once by ten presses, and the first answers stay', async () => {
    const bare = await ordered('spotify');
    const body = fitting(bare, 'pertama@gmail.test');
    const answers = await Promise.all(Array.from({ length: 10 }, () => give(bare, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await give(bare, fitting(bare, 'kedua@gmail.test'))).status).toBe(200);
    const stored = await world.database.orderEligibility.findUniqueOrThrow({
      where: { orderUid: bare.order.orderUid },
    });
    expect(stored.accountEmail).toBe('pertama@gmail.test');
  });

  it('is answered by its own customer only, not by a blocked one, and not once it is closed', async () => {
    const bare = await ordered('spotify');
    const other = await world.customer();
    expect((await give(bare, fitting(bare), other.token)).status).toBe(404);
    const { uid, token } = bare.buyer;
    await world.database.customer.update({ where: { uid }, data: { blockedAt: new Date() } });
    expect(refusal(await give(bare, fitting(bare)))).toEqual([403, 'BLOCKED_CUSTOMER']);
    await world.database.customer.update({ where: { uid }, data: { blockedAt: null } });
    await world.http.ask('POST', `/customer/${bare.order.orderUid}/cancel`, { token, body: {} });
    expect(refusal(await give(bare, fitting(bare)))).toEqual([409, 'ORDER_CLOSED']);
    expect((await world.http.ask<AnswersView>('GET', pathOf(bare), { token })).asked).toBeNull();
    expect(await kept(bare.order.orderUid)).toEqual([0, 0]);
  });
});

it('an order that expired and is wanted again is still asked', async () => {
  const bare = await ordered('google-one');
  const { orderUid, orderNumber } = bare.order;
  const [lines, clock] = [world.app.get(ProductLines), world.app.get(Clock)];
  await world.database.transaction(async (tx) => {
    const cause = { actor: 'system', by: 'system', why: 'Batas waktu pembayaran lewat' } as const;
    await closeOrder(tx, lines, await lockWholeOrder(tx, lines, orderUid), 'expire', { cause, clock });
  });
  expect(refusal(await give(bare, fitting(bare)))).toEqual([409, 'ORDER_CLOSED']);
  const { token } = bare.buyer;
  await world.http.ask('POST', '/customer/invoice', { token, body: { orderNumber } });
  expect((await checkout(bare)).first).not.toBeNull();
  expect(refusal(await sendProof(bare))).toEqual([409, 'ANSWERS_MISSING']);
  expect((await give(bare, fitting(bare))).status).toBe(200);
  expect((await sendProof(bare)).status).toBe(200);
});

describe('a host who has not answered yet', () => {
  it('has 48 hours for it; the time to buy begins with the answers, and the purchase is taken then', async () => {
    const bare = await ordered('spotify', { host: true });
    const { orderUid } = bare.order;
    expect(bare.order.redirectUrl).toContain('/thankyou/user-host');
    const [task, ...more] = await tasksOf(orderUid);
    expect(more).toEqual([]);
    expect([task!.kind, task!.dueAt.getTime() - task!.askedAt.getTime()]).toEqual(['answer', 48 * HOUR_MS]);
    const view = () =>
      world.http.ask<PurchaseView>('GET', `/customer/host/purchase?orderUid=${orderUid}`, { token: bare.buyer.token });
    expect((await view()).buy).toEqual({ isAsked: false, dueAt: null, waitsFor: 'answers', missing: null });
    expect(refusal(await sendPurchase(bare))).toEqual([409, 'ANSWERS_MISSING']);

    expect(await give(bare, fitting(bare)).then(({ status, data }) => [status, data.asked])).toEqual([200, null]);
    expect(await kept(orderUid)).toEqual([1, 1]);
    expect(await tasksOf(orderUid)).toMatchObject([
      { kind: 'answer', outcome: 'done' },
      { kind: 'buy', outcome: null },
    ]);
    expect((await view()).buy).toMatchObject({ isAsked: true, waitsFor: null });
    expect((await sendPurchase(bare)).status).toBe(200);
  });

  it('is asked for the half that is missing, and not for the other one again', async () => {
    const plan = await findPlan(world.http, 'apple-music', { host: true });
    const buyer = await world.customer();
    const { name, email, token } = buyer;
    const contact = { name, email, phoneNumber: '081234567890', packageUid: plan.packageUid, variantUid: plan.uid };
    const eligibility = fittingAnswers(plan);
    const order = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body: { ...contact, eligibility } });
    const bare = { buyer, order, plan };
    const { asked } = await world.http.ask<AnswersView>('GET', pathOf(bare), { token });
    expect(asked).toEqual({ rules: [], accountEmail: 'refused', asksDuties: true });
    expect((await give(bare, { eligibility, ...acceptedDuties(plan) })).errors?.[0]?.field).toBe('eligibility');
    expect((await give(bare, { hostDuties: { version: HOST_DUTIES.version, accepted: false } })).status).toBe(422);
    expect((await give(bare, acceptedDuties(plan))).status).toBe(200);
    expect(await kept(order.orderUid)).toEqual([1, 1]);
  });

  it('gives the seat back when the order is cancelled, and is asked nothing more', async () => {
    const bare = await ordered('spotify', { host: true });
    const { token } = bare.buyer;
    await world.http.ask('POST', `/customer/${bare.order.orderUid}/cancel`, { token, body: {} });
    expect(await tasksOf(bare.order.orderUid)).toMatchObject([{ kind: 'answer', outcome: 'dropped' }]);
    expect(
      await world.database.order.findUniqueOrThrow({ where: { uid: bare.order.orderUid }, select: { status: true } }),
    ).toEqual({ status: ORDER_STATUS.cancelled });
  });
});

it('a change of plan keeps what is asked', async () => {
  const bare = await ordered('disney-hotstar', { months: 12 });
  const provider = await world.http.ask<ProviderDetail>('GET', '/customer/provider/detail?slug=disney-hotstar');
  const other = provider.packages
    .flatMap(({ variants }) => variants)
    .find(({ uid, isHost, isPo }) => uid !== bare.plan.uid && !isHost && isPo === bare.plan.isPo);
  if (other)
    await world.http.call('PATCH', '/customer/variant', {
      token: bare.buyer.token,
      body: { orderUid: bare.order.orderUid, variantUid: other.uid },
    });
  const { asked } = await world.http.ask<AnswersView>('GET', pathOf(bare), { token: bare.buyer.token });
  expect(asked?.rules).toEqual([{ slug: 'no-disney-subscription', text: expect.any(String) }]);
  expect((await give(bare, fitting(bare))).status).toBe(200);
});
