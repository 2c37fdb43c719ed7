import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import type { PlacedOrder } from '#contracts/products/subscriptions/place-order.http';
import type { OrderDetail } from '#contracts/sales/orders.http';
import type { CheckoutView, PaymentStatusView } from '#contracts/sales/payments.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { PgTransaction } from '#runtime/platform/db/pg-transaction';
import { setDueDate } from '#testing/money-factories';
import { acceptedDuties, fittingAnswers } from '#testing/eligibility';
import { type Answer, formOf } from '#testing/http';
import { aPicture } from '#testing/picture';
import { findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import { Clock } from '#runtime/platform/clock/clock';
import { PRODUCT_LINES } from '#runtime/products/registry';
import { closeOrder, lockWholeOrder } from '#runtime/sales/close-order';
import { ProductLines } from '#runtime/sales/product-lines';
import { aPdf } from '../../../test/hostile-pictures.js';
import { ListeningApi, type Person } from '../../../test/listening-api.js';
import { AN_SVG, HTML, aGif, aGrainyPhoto, aPhoto, aPng, aPngBomb, aPolyglot, aWebp } from '../../../test/pictures.js';

let world: ListeningApi;
let admin: Person;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
});
afterAll(() => world?.close());

interface Bought {
  who: Person;
  order: PlacedOrder;
}

async function buy(slug = 'youtube', months = 1, who?: Person): Promise<Bought> {
  const buyer = who ?? (await world.customer());
  const { uid: variantUid, packageUid } = await findPlan(world.http, slug, { months });
  const { name, email, token } = buyer;
  const body = { name, email, phoneNumber: '081234567890', packageUid, variantUid };
  return { who: buyer, order: await world.http.ask('POST', '/customer', { token, body }) };
}

const fieldsOf = ({ who, order }: Bought) => ({
  orderUid: order.orderUid,
  customerUid: who.uid,
  bankFrom: 'BCA',
  accountName: who.name,
});
const submit = (form: FormData): Promise<Answer<{ orderUid: string }>> =>
  world.http.call('POST', '/customer/payment/confirm', { form });
const pay = async (bought: Bought, proof?: Buffer) => submit(formOf(fieldsOf(bought), proof ?? (await aPicture())));

async function paid(): Promise<Bought & { paymentUid: string }> {
  const bought = await buy();
  expect((await pay(bought)).status).toBe(200);
  const { uid } = await world.database.payment.findFirstOrThrow({ where: { orderUid: bought.order.orderUid } });
  return { ...bought, paymentUid: uid };
}

const decide = (paymentUid: string, action: 'confirm' | 'reject') =>
  world.http.call('POST', `/admin/payments/${paymentUid}/${action}`, {
    token: admin.token,
    ...(action === 'reject' && { body: { reason: 'Nominal tidak sesuai' } }),
  });
const cancelAsAdmin = (orderUid: string) =>
  world.http.call('POST', `/admin/orders/${orderUid}/cancel`, { token: admin.token, body: { reason: 'Diminta' } });
const cancel = ({ who, order }: Bought) =>
  world.http.call('POST', `/customer/${order.orderUid}/cancel`, { token: who.token, body: {} });
const detail = ({ who, order }: Bought) =>
  world.http.ask<OrderDetail>('GET', `/customer/${order.orderUid}/detail`, { token: who.token });

/** As the worker does it when the deadline has passed. */
const expire = (orderUid: string): Promise<boolean> =>
  world.database.transaction(async (tx) => {
    const lines = new ProductLines(PRODUCT_LINES);
    const order = await lockWholeOrder(tx, lines, orderUid);
    if (order.status !== 1) return false;
    const cause = { actor: 'system', by: 'system', why: 'Lewat' } as const;
    await closeOrder(tx, lines, order, 'expire', { cause, clock: new Clock() });
    return true;
  });

const eventCount = (name: string, orderUid: string) =>
  world.database.outbox.count({ where: { name, payload: { path: ['orderUid'], equals: orderUid } } });
const storedFiles = async (): Promise<number> =>
  (await readdir(world.config.filesDir, { recursive: true })).filter((file) => file.endsWith('.webp')).length;

describe('a payment', () => {
  it('confirmed 50 times at once is confirmed once: one event, one history line, one audit row; the others get 409', async () => {
    const { order, paymentUid } = await paid();
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide(paymentUid, 'confirm')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(await eventCount('payment.confirmed', order.orderUid)).toBe(1);
    expect(await world.database.orderHistory.count({ where: { orderUid: order.orderUid, toStatus: 3 } })).toBe(1);
    expect(await world.database.auditLog.count({ where: { subjectUid: paymentUid } })).toBe(1);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('confirmed, rejected and cancelled at once has one winner; the losers get 409 and change nothing', async () => {
    for (let round = 0; round < 12; round += 1) {
      const bought = await paid();
      const { orderUid } = bought.order;
      const acts = [
        () => decide(bought.paymentUid, 'confirm'),
        () => decide(bought.paymentUid, 'reject'),
        () => cancelAsAdmin(orderUid),
        () => decide(bought.paymentUid, 'confirm'),
      ];
      const shuffled = acts.map((_, index) => acts[(index + round) % acts.length]!);
      const answers = await Promise.all(shuffled.map((act) => act()));
      const { state } = await world.database.payment.findUniqueOrThrow({ where: { uid: bought.paymentUid } });
      const { status } = await world.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
      // A rejected proof sends the order back to 1, where an admin may still cancel it: then both were right.
      const won = answers.filter((answer) => answer.status === 200).length;
      expect([state, status, won]).toEqual(
        {
          confirmed: ['confirmed', 3, 1],
          voided: ['voided', 5, 1],
          rejected: ['rejected', status, status === 5 ? 2 : 1],
        }[state],
      );
      expect(answers.filter((answer) => ![200, 409].includes(answer.status))).toEqual([]);
      expect(await eventCount('payment.confirmed', orderUid)).toBe(state === 'confirmed' ? 1 : 0);
    }
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that arrives while the order expires or is cancelled ends in a waiting payment or a closed order, never in both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const bought = await buy();
      const { orderUid } = bought.order;
      const acts = [() => pay(bought), () => expire(orderUid), () => cancel(bought), () => pay(bought)];
      await Promise.all(acts.map((_, index) => acts[(index + round) % acts.length]!()));
      const order = await world.database.order.findUniqueOrThrow({
        where: { uid: orderUid },
        include: { payments: true },
      });
      expect([2, 5, 8]).toContain(order.status);
      expect(order.payments).toHaveLength(order.status === 2 ? 1 : 0);
    }
    expect(await world.brokenInvariants()).toEqual([]);
    // The pictures of those who came too late are gone again.
    expect(await storedFiles()).toBe(await world.database.file.count());
  });

  it('whose commit got no answer keeps its picture', async () => {
    const bought = await buy();
    const { database } = world;
    const spy = jest.spyOn(PgTransaction.prototype, 'commit').mockImplementationOnce(async function (
      this: PgTransaction,
    ) {
      spy.mockRestore();
      await this.commit();
      throw new Error('Connection terminated unexpectedly');
    });
    expect((await pay(bought)).status).toBe(503);
    expect(await detail(bought)).toMatchObject({ status: 2, payment: { state: 'submitted' } });
    expect(await storedFiles()).toBe(await database.file.count());
  });

  it('uploaded by ten concurrent requests waits once at the desk', async () => {
    const bought = await buy();
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(bought)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await world.database.payment.count({ where: { orderUid: bought.order.orderUid } })).toBe(1);
    expect(await eventCount('payment.submitted', bought.order.orderUid)).toBe(1);
    expect(await storedFiles()).toBe(await world.database.file.count());
  });

  it('that is rejected reopens its order, even when the customer has ordered the same plan again meanwhile', async () => {
    const first = await paid();
    const second = await buy('youtube', 1, first.who);
    expect(second.order.orderUid).not.toBe(first.order.orderUid);
    expect((await decide(first.paymentUid, 'reject')).status).toBe(200);
    expect(await detail(first)).toMatchObject({ status: 1, account: { status: 7 } });
    expect((await pay(first)).status).toBe(200);
    expect(await world.brokenInvariants()).toEqual([]);
  });

  it('that was rejected is shown until another proof is sent', async () => {
    const bought = await paid();
    const { order, who } = bought;
    const shown = async () => {
      const query = new URLSearchParams({ orderUid: order.orderUid, customerUid: who.uid });
      const { payment } = await world.http.ask<PaymentStatusView>('GET', `/customer/payment/confirm?${query}`);
      return [payment?.state, payment?.reason];
    };
    await decide(bought.paymentUid, 'reject');
    expect(await shown()).toEqual(['rejected', 'Nominal tidak sesuai']);
    await pay(bought);
    expect(await shown()).toEqual(['submitted', null]);
  });

  it('says which line sold what was paid for, and under which name', async () => {
    const { order, who } = await paid();
    const query = new URLSearchParams({ orderUid: order.orderUid, customerUid: who.uid });
    const status = await world.http.ask<PaymentStatusView>('GET', `/customer/payment/confirm?${query}`);
    expect(status).toMatchObject({ productLine: 'subscriptions', providerName: 'YouTube', treatments: null });
  });

  it('needs a reason to be rejected', async () => {
    const { paymentUid } = await paid();
    const answer = await world.http.call('POST', `/admin/payments/${paymentUid}/reject`, {
      token: admin.token,
      body: { reason: ' ' },
    });
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([422, 'reason']);
  });

  it('is found at the desk by its order', async () => {
    const { order, paymentUid } = await paid();
    const filter = JSON.stringify({ orderUid: order.orderUid });
    const found = await world.http.ask<AdminPayment[]>('GET', `/admin/payments?${new URLSearchParams({ filter })}`, {
      token: admin.token,
    });
    expect(found).toEqual([
      expect.objectContaining({
        id: paymentUid,
        amount: 36_900,
        allowedActions: ['confirm', 'reject'],
      }),
    ]);
  });
});

describe('the payment page', () => {
  const checkout = ({ who, order }: Bought) =>
    world.http.ask<CheckoutView>(
      'GET',
      `/customer/payment/checkout?${new URLSearchParams({ orderUid: order.orderUid, customerUid: who.uid })}`,
    );

  it('shows the current bank accounts, also when they have just changed', async () => {
    const bought = await buy();
    const [first, ...others] = (await checkout(bought)).methods;
    const inactive = { where: { uid: first!.uid }, data: { active: false } };
    await world.database.paymentMethod.update(inactive);
    await until('the other accounts', async () => (await checkout(bought)).methods.length === others.length, 1_000);
    expect((await checkout(bought)).methods).toEqual(others);

    await world.database.paymentMethod.update({ ...inactive, data: { active: true, accountNumber: '1234567890' } });
    await until('the new number', async () => (await checkout(bought)).methods.length > others.length, 1_000);
    expect((await checkout(bought)).methods).toEqual([{ ...first, accountNumber: '1234567890' }, ...others]);
  });

  it('says which line sold the order, and whether it waited for its group', async () => {
    const bought = await buy();
    expect(await checkout(bought)).toMatchObject({ productLine: 'subscriptions', waitedForGroup: false });
    await world.database.orderHistory.create({
      data: {
        orderUid: bought.order.orderUid,
        fromStatus: ORDER_STATUS.waitingForGroup,
        toStatus: ORDER_STATUS.awaitingPayment,
        why: 'Grup penuh',
        by: 'system',
        at: new Date(),
      },
    });
    expect(await checkout(bought)).toMatchObject({ waitedForGroup: true });
  });

  it('says what of the amount the shop keeps: the fees of the price', async () => {
    const bought = await buy();
    const { variantUid } = await world.database.account.findUniqueOrThrow({
      where: { orderUid: bought.order.orderUid },
    });
    const [price] = await world.database.price.findMany({
      where: { variantUid, validFrom: { lte: new Date() } },
      orderBy: { validFrom: 'desc' },
    });
    const keptSen = price!.adminFeeSen! + price!.activationFeeSen;
    expect(keptSen).toBeGreaterThan(0n);
    expect((await checkout(bought)).fee).toBe(Number(keptSen) / 100);
  });

  it('still names a plan that is not sold any more', async () => {
    const bought = await buy();
    const before = await checkout(bought);
    const { variantUid } = await world.database.account.findUniqueOrThrow({
      where: { orderUid: bought.order.orderUid },
    });
    const sell = (active: boolean) => world.database.variant.update({ where: { uid: variantUid }, data: { active } });
    await sell(false);
    await until('the plan is gone', async () => (await findPlan(world.http, 'youtube').catch(() => null)) === null);

    expect(await checkout(bought)).toEqual({ ...before, serverTime: expect.any(String) });

    await sell(true);
    await until('the plan is back', async () => (await findPlan(world.http, 'youtube').catch(() => null)) !== null);
  });
});

describe('a payment is refused', () => {
  it('for an order of another customer, with the same answer as for an unknown one', async () => {
    const bought = await buy();
    const [foreign, unknown] = await Promise.all([
      submit(formOf({ ...fieldsOf(bought), customerUid: (await world.customer()).uid }, await aPicture())),
      submit(formOf({ ...fieldsOf(bought), orderUid: randomUUID() }, await aPicture())),
    ]);
    expect([foreign.status, foreign.meta]).toEqual([404, unknown.meta]);
  });

  it('before the group of a pre-order is full, after the deadline, or for a host order', async () => {
    const waiting = await buy('catchplay', 12);
    expect(await pay(waiting)).toMatchObject({ status: 409, meta: { code: 'GROUP_NOT_FULL' } });

    const late = await buy();
    const dueAt = new Date(Date.now() - 1_000);
    await setDueDate(world.database, late.order.orderUid, dueAt);
    expect(await pay(late)).toMatchObject({ status: 409, meta: { code: 'ORDER_EXPIRED' } });

    const plan = await findPlan(world.http, 'spotify', { host: true });
    const { uid: variantUid, packageUid } = plan;
    const who = await world.customer();
    const { name, email, token } = who;
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
    const order = await world.http.ask<PlacedOrder>('POST', '/customer', { token, body });
    expect(await pay({ who, order })).toMatchObject({ status: 409, meta: { code: 'HOST_OWES_NOTHING' } });
  });
});

describe('a proof', () => {
  it.each([
    ['JPEG', aPhoto],
    ['PNG', aPng],
    ['WebP', aWebp],
    ['JPEG with a page behind it', aPolyglot],
  ])('that is a good %s is drawn anew: a WebP without a trace of the original', async (_, draw) => {
    const bought = await buy();
    const original = await draw();
    expect((await pay(bought, original)).status).toBe(200);
    const { payment } = await detail(bought);
    const shown = await fetch(`${world.http.origin}${payment!.proofUrl}`);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 120, height: 80 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    for (const trace of ['Telepon', 'GPS', '<script', 'Exif']) expect(bytes.includes(trace)).toBe(false);
  });

  it('that is a PDF is accepted, and its first page shown as a picture', async () => {
    const bought = await buy();
    expect((await pay(bought, aPdf())).status).toBe(200);
    const { payment } = await detail(bought);
    const shown = await fetch(`${world.http.origin}${payment!.proofUrl}`);
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 1_652 });
  });

  const bad: [string, () => Promise<Buffer> | Buffer, number][] = [
    ['an SVG with a script', () => AN_SVG, 422],
    ['a page that is called .jpg', () => HTML, 422],
    ['half of a PNG', async () => (await aPng()).subarray(0, 60), 422],
    ['only the first bytes of a JPEG', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 422],
    ['nothing at all', () => Buffer.alloc(0), 422],
    ['a GIF', aGif, 422],
    ['a ZIP', () => Buffer.from('504b0304140000000800', 'hex'), 422],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 422],
    ['a PNG of 256 megapixels', () => aPngBomb(16_384), 422],
    ['one byte more than allowed', async () => Buffer.concat([await aPhoto(), Buffer.alloc(5 * 1024 * 1024)]), 413],
  ];
  it.each(bad)('that is %s is refused and nothing is kept', async (_, draw, status) => {
    const bought = await buy();
    const files = await storedFiles();
    const answer = await pay(bought, await draw());
    expect([answer.status, answer.meta.status]).toEqual([status, status]);
    expect(answer.errors?.map(({ field }) => field)).toEqual(['proof']);
    expect(await detail(bought)).toMatchObject({ status: 1, payment: null });
    expect(await storedFiles()).toBe(files);
  });

  it.each([
    ['an SVG', () => AN_SVG, /^Gambar SVG belum/],
    ['a GIF', aGif, /^Gambar GIF belum/],
    [
      'a ZIP',
      () => Buffer.from('504b0304140000000800', 'hex'),
      /^Ini berkas Word, Excel, atau ZIP\. Simpan dulu sebagai PDF/,
    ],
    ['half of a JPEG', async () => (await aGrainyPhoto()).subarray(0, 30_000), /^Bagian bawah foto ini hilang/],
  ])('that is %s is refused by its name, with what to do', async (_, draw, message) => {
    const { status, errors } = await pay(await buy(), await draw());
    expect([status, errors]).toEqual([422, [{ field: 'proof', message: expect.stringMatching(message) }]]);
  });

  it('that has too many pixels is refused with the limit, not as if it were broken', async () => {
    const { errors } = await pay(await buy(), await aPngBomb(6_000));
    expect(errors).toEqual([{ field: 'proof', message: expect.stringContaining('25 megapiksel') }]);
  });

  const forms: [string, (bought: Bought) => Promise<FormData>, number, string | undefined][] = [
    ['without a file', async (bought) => formOf(fieldsOf(bought)), 422, 'proof'],
    [
      'with two files',
      async (bought) => {
        const form = formOf(fieldsOf(bought), await aPng());
        form.append('proof', new Blob([Uint8Array.from(await aPng())]), 'dua.png');
        return form;
      },
      422,
      'proof',
    ],
    [
      'with a file under another name',
      async (bought) => {
        const form = formOf(fieldsOf(bought));
        form.append('bukti', new Blob([Uint8Array.from(await aPng())]), 'a.png');
        return form;
      },
      422,
      'bukti',
    ],
    [
      'with a thousand fields',
      async (bought) => {
        const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`f${n}`, 'x']));
        return formOf({ ...many, ...fieldsOf(bought) }, await aPng());
      },
      400,
      undefined,
    ],
    [
      'with the same field twice',
      async (bought) => {
        const form = formOf(fieldsOf(bought), await aPng());
        form.append('bankFrom', 'BNI');
        return form;
      },
      422,
      'bankFrom',
    ],
    [
      'with a field of ten thousand letters',
      async (bought) => formOf({ ...fieldsOf(bought), bankFrom: 'x'.repeat(10_000) }, await aPng()),
      422,
      'bankFrom',
    ],
    [
      'with an amount that the customer has chosen',
      async (bought) => formOf({ ...fieldsOf(bought), amount: '1' }, await aPng()),
      422,
      'amount',
    ],
    [
      'with NUL in a name',
      async (bought) => formOf({ ...fieldsOf(bought), accountName: 'a\0b' }, await aPng()),
      422,
      'accountName',
    ],
  ];
  it.each(forms)('in a form %s is refused', async (_, make, status, field) => {
    const bought = await buy();
    const answer = await submit(await make(bought));
    expect([answer.status, answer.errors?.[0]?.field]).toEqual([status, field]);
    expect(await detail(bought)).toMatchObject({ status: 1, payment: null });
  });

  it('may have any file name: none of it is ever used', async () => {
    for (const name of ['../../../../tmp/x.png', 'a.jpg\u0000.php', 'x'.repeat(300), '\u202egnp.exe', 'C:\\x.png']) {
      const bought = await buy();
      const form = formOf(fieldsOf(bought));
      form.append('proof', new Blob([Uint8Array.from(await aPng())], { type: 'text/html' }), name);
      expect([name, (await submit(form)).status]).toEqual([name, 200]);
    }
    const files = await readdir(world.config.filesDir, { recursive: true, withFileTypes: true });
    for (const { name } of files.filter((entry) => entry.isFile())) expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/);
  });

  it('that is no form is refused', async () => {
    const send = async (body: string, type: string) => {
      const response = await fetch(`${world.http.origin}/api/customer/payment/confirm`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      const { meta } = (await response.json()) as Answer;
      return [response.status, meta.status];
    };
    expect(await send('{}', 'application/json')).toEqual([415, 415]);
    expect(await send('--x\r\n', 'multipart/form-data')).toEqual([400, 400]);
    expect(
      await send(
        '--x\r\nContent-Disposition: form-data; name="orderUid"\r\n\r\nhal',
        'multipart/form-data; boundary=x',
      ),
    ).toEqual([400, 400]);
  });
});
