import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventName, EventPayload } from '#contracts/events';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { causeUid } from '#runtime/platform/outbox/cause-uid';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { aPayment, aPurchase, setDueDate } from '#testing/money-factories';
import { settled, until } from '#testing/settle';
import { deliver } from '#testing/events';
import { type World, openWorld } from '#testing/world';
import { OutboxRedrive } from '../platform/outbox/outbox.redrive.js';
import { Queues } from '../platform/outbox/queues.js';
import { DueOrdersSweep } from '../sales/orders/due-orders.sweep.js';
import { WorkerModule } from '../worker.module.js';
import { formatWibDeadline } from './format.js';
import { NotificationsProcessor } from './notifications.processor.js';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const inMs = (ms: number) => new Date(Date.now() + ms);
const IN_AN_HOUR = inMs(HOUR);
type Seat = Awaited<ReturnType<typeof anOrder>>;
const aSeat = async (given: OrderGiven = {}) =>
  anOrder(world.database, family, (await aGroup(world.database, family)).uid, given);
const run = <E extends EventName>(event: E, payload: EventPayload<E>, eventUid: string = randomUUID()) =>
  deliver<'notifications'>(world, NotificationsProcessor, 'notify', { event, payload }, eventUid);
/** The order of a seat, as the event of its placing names it. */
const placed = ({ orderUid, accountUid, groupUid }: Seat) =>
  ({ orderUid, accountUid, groupUid, kind: 'ready', dueAt: null }) as const;
const paid = ({ orderUid, groupUid }: Seat) => ({ orderUid, groupUid, paymentUid: randomUUID() });
const dueNow = { dueAt: new Date().toISOString() };
const moved = ({ orderUid, accountUid, groupUid }: Seat, to: number) => ({
  orderUid,
  accountUid,
  groupUid,
  from: 1,
  to,
});
const messagesTo = (customerUid: string) =>
  world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } });

describe('an upgrade', () => {
  it('sends what a job of the previous version has left, once, when the event is sent again', async () => {
    const seat = await aSeat();
    const uid = randomUUID();
    const publishedAt = inMs(-MINUTE);
    await world.database.outbox.create({ data: { uid, name: 'order.created', payload: placed(seat), publishedAt } });
    const left = { eventUid: uid, payload: { orderUid: seat.orderUid } };
    await world
      .get(Queues)
      .of('notifications')
      .add('tell-order-created', left, { jobId: `${uid}-tell-order-created` });
    await until(
      'the job',
      async () => !(await world.get(Queues).of('notifications').getJob(`${uid}-tell-order-created`)),
    );
    expect(await messagesTo(seat.customerUid)).toEqual([]);
    await world.get(OutboxRedrive).redrive();
    await settled(world.database);
    expect(await messagesTo(seat.customerUid)).toMatchObject([{ kind: 'tell-order-created', eventUid: uid }]);
    expect(await world.database.outbox.findUnique({ where: { uid } })).toMatchObject({ redrives: 1, setAsideAt: null });
  });

  it('does not send again what the previous version has sent', async () => {
    const seat = await aSeat();
    const uid = randomUUID();
    const sent = { kind: 'tell-order-created', eventUid: uid, customerUid: seat.customerUid, title: 'x', body: 'x' };
    await world.database.notification.create({ data: { ...sent, emailState: 'sent' } });
    await run('order.created', placed(seat), uid);
    expect(await messagesTo(seat.customerUid)).toHaveLength(1);
  });

  it('reminds of no deadline that the previous version has reminded of', async () => {
    const { orderUid, customerUid, dueAt } = { ...(await aSeat({ dueAt: IN_AN_HOUR })), dueAt: IN_AN_HOUR };
    // The key of 0.1: SHA-256 of the cause.
    const eventUid = causeUid(`remind ${orderUid} ${dueAt.toISOString()}`);
    const sent = { kind: 'remind-payment', eventUid, customerUid, title: 'x', body: 'x' };
    await world.database.notification.create({ data: { ...sent, emailState: 'sent' } });
    await world.get(DueOrdersSweep).remind();
    await settled(world.database);
    expect(await messagesTo(customerUid)).toHaveLength(1);
  });
});

describe('notifications', () => {
  it('writes one message for an event, with a link, and has it sent', async () => {
    const seat = await aSeat();
    const { orderUid, customerUid } = seat;
    const eventUid = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => run('order.created', placed(seat), eventUid)));
    await settled(world.database);
    const [message, ...more] = await messagesTo(customerUid);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ kind: 'tell-order-created', eventUid, emailState: 'sent' });
    expect(message!.body).toContain('Transfer Rp61.000 sebelum');
    expect(message!.link).toBe(`/payment?type=1&order_uid=${orderUid}&customer_uid=${customerUid}`);
  });

  it('of each kind of order name the next step', async () => {
    const preOrder = await aSeat({ kind: 'pre-order' });
    const host = await aSeat({ kind: 'host' });
    for (const seat of [preOrder, host]) await run('order.created', placed(seat));
    expect((await messagesTo(preOrder.customerUid))[0]!.body).toContain('Belum perlu bayar sekarang');
    expect((await messagesTo(host.customerUid))[0]!.body).toContain('Tunggu kabar "saatnya beli" dari kami');
  });

  it.each([
    ['cancelled', ORDER_STATUS.cancelled],
    ['expired', ORDER_STATUS.expired],
  ] as const)('does not ask for money for an order that is %s by now', async (closed, status) => {
    const seat = await aSeat({ status, accountStatus: 5 });
    await run('order.created', placed(seat));
    await run('order.payment-requested', { ...placed(seat), ...dueNow });
    await run('payment.rejected', { ...paid(seat), ...dueNow });
    expect(await messagesTo(seat.customerUid)).toEqual([]);
    await run(`order.${closed}`, seat);
    expect(await messagesTo(seat.customerUid)).toHaveLength(1);
  });

  it('of a rejected proof gives its reason and asks for another one, until five of an invoice are rejected', async () => {
    const seat = await aSeat();
    const { orderUid, customerUid } = seat;
    const reject = async (reason: string) => {
      const decided = { state: 'rejected', reason, decidedAt: new Date() } as const;
      const { uid: paymentUid } = await aPayment(world.database, orderUid, decided);
      await run('payment.rejected', { ...paid(seat), ...dueNow, paymentUid });
    };
    for (const reason of ['Nominal kurang', 'Foto buram', 'Nama lain', 'Tanggal lama']) await reject(reason);
    await reject('Bukan bukti transfer');
    const bodies = (await messagesTo(customerUid)).map(({ body }) => body);
    expect(bodies.filter((body) => body.includes('Kirim bukti baru'))).toHaveLength(4);
    expect(bodies.find((body) => body.includes('Nominal kurang.'))).toContain('belum bisa kami terima. Alasannya:');
    const last = bodies.find((body) => body.includes('Bukan bukti transfer'));
    expect(last).toContain('tidak perlu mengunggah lagi. Hubungi kami');
  });

  it('that ask to pay lead to what the order came without, and say so, until it is answered', async () => {
    const seat = await aSeat({ dueAt: IN_AN_HOUR });
    const { orderUid, accountUid, customerUid, groupUid } = seat;
    const question = { orderUid, rules: [{ slug: 'x', text: 'x' }], asksDuties: false, askedAt: new Date() };
    await world.database.orderQuestion.create({ data: question });
    const { variantUid } = family.plans.ready;
    const ask = async () => {
      await run('order.payment-requested', { orderUid, accountUid, groupUid, ...dueNow });
      await run('payment.due-soon', { orderUid, dueAt: IN_AN_HOUR.toISOString() });
      await run('order.plan-changed', { orderUid, accountUid, variantUid });
      await run('order.reopened', { orderUid, dueAt: IN_AN_HOUR.toISOString() });
    };
    await ask();
    const asked = await messagesTo(customerUid);
    expect(asked.map(({ link }) => link)).toEqual(Array(4).fill(`/user/order/answers?orderUid=${orderUid}`));
    for (const { body } of asked) expect(body).toContain('Lengkapi dulu sebelum transfer');
    await world.database.orderQuestion.delete({ where: { orderUid } });
    await ask();
    const later = (await messagesTo(customerUid)).slice(4);
    expect(later.map(({ link }) => link!.split('?')[0])).toEqual(Array(4).fill('/payment'));
    for (const { body } of later) expect(body).not.toContain('Lengkapi dulu');
  });

  it('about a clock that has stopped name what is still to be paid', async () => {
    const { orderUid, customerUid } = await aSeat();
    const where = { orderUid, purpose: 'purchase' };
    await world.database.invoice.updateMany({ where, data: { dueAt: null, receivedSen: 1_000_000n } });
    await run('order.clock-stopped', { orderUid });
    expect((await messagesTo(customerUid))[0]!.body).toContain('Boleh juga bayar Rp51.000 sekarang');
  });

  it('of account moves are written only when the status is new and current', async () => {
    const seat = await aSeat({ accountStatus: 4, status: ORDER_STATUS.processing });
    const { orderUid, accountUid, customerUid } = seat;
    await world.database.account.update({
      where: { uid: accountUid },
      data: { pendingReason: 'Menunggu slot TV di grup' },
    });
    await run('account.status-changed', moved(seat, 3)); // not any more
    await run('account.status-changed', moved(seat, 4));
    const [pending, ...more] = await messagesTo(customerUid);
    expect(more).toEqual([]);
    expect(pending!.body).toContain('sudah aman. Menunggu slot TV di grup.');
    expect(pending!.body).toContain('Kalau 72 jam sejak pembayaranmu dikonfirmasi belum siap juga');

    await world.database.account.update({ where: { uid: accountUid }, data: { status: 2 } });
    await run('account.status-changed', moved(seat, 2));
    expect(await messagesTo(customerUid)).toHaveLength(1);
    await world.database.account.update({ where: { uid: accountUid }, data: { status: 3 } });
    await run('account.status-changed', moved(seat, 3));
    expect((await messagesTo(customerUid)).map(({ link }) => link)).toEqual(
      Array(2).fill(`/user/order/details?orderUid=${orderUid}`),
    );
  });

  it('about a verified purchase ask a host for the login where its clock runs, by when', async () => {
    const verified = { kind: 'host', status: ORDER_STATUS.completed, accountStatus: 3 } as const;
    const [asked, other] = [await aSeat(verified), await aSeat(verified)];
    const task = { kind: 'login', cycleNumber: 1, askedAt: new Date(), dueAt: IN_AN_HOUR };
    await world.database.hostTask.create({ data: { accountUid: asked.accountUid, ...task } });
    for (const seat of [asked, other]) await run('account.status-changed', moved(seat, 3));
    expect(await messagesTo(asked.customerUid)).toMatchObject([
      {
        body: expect.stringContaining(`di halaman langganan paling lambat ${formatWibDeadline(IN_AN_HOUR)}`),
        link: `/user/membership/details?accountUid=${asked.accountUid}`,
      },
    ]);
    expect((await messagesTo(other.customerUid))[0]!.body).toContain('grupmu siap dipakai');
  });

  it('about a proof differ for host and member', async () => {
    const member = await aSeat();
    const host = await aSeat({ kind: 'host' });
    await aPurchase(world.database, host.orderUid, { state: 'rejected', reason: 'Bukan dari provider' });
    const purchase = { orderUid: host.orderUid, purchaseUid: randomUUID() };
    await run('payment.submitted', paid(member));
    await run('host.purchase-submitted', purchase);
    await run('host.purchase-rejected', purchase);
    expect((await messagesTo(member.customerUid))[0]!.title).toContain('Bukti bayar');
    const { dueAt } = await world.database.hostTask.findFirstOrThrow({ where: { accountUid: host.accountUid } });
    expect((await messagesTo(host.customerUid)).at(-1)!.body).toContain(
      `paling lambat ${formatWibDeadline(dueAt)} ya. Lewat dari itu, kursi host kami tawarkan`,
    );
    expect((await messagesTo(host.customerUid)).map(({ title }) => title)).toEqual([
      expect.stringContaining('Bukti pembelian'),
      expect.stringContaining('belum bisa kami terima'),
    ]);
  });

  describe('a reminder of a payment', () => {
    const remind = async () => {
      await Promise.all(Array.from({ length: 10 }, () => world.get(DueOrdersSweep).remind()));
      await settled(world.database);
    };
    const moveDeadline = (orderUid: string, dueAt: Date) => setDueDate(world.database, orderUid, dueAt);
    const ofYesterday = (given: OrderGiven) => aSeat({ createdAt: inMs(-22 * HOUR), ...given });

    it('goes out once for each deadline, by however many sweeps', async () => {
      const { orderUid, customerUid } = await ofYesterday({ dueAt: inMs(2 * HOUR) });
      await remind();
      expect((await messagesTo(customerUid)).map(({ kind }) => kind)).toEqual(['remind-payment']);
      await moveDeadline(orderUid, inMs(2.5 * HOUR));
      await remind();
      expect(await messagesTo(customerUid)).toHaveLength(2);
    });

    it('asks for the rest where a part has come, or credit has paid it', async () => {
      const { orderUid, customerUid } = await ofYesterday({ dueAt: inMs(2 * HOUR) });
      const { amountSen, uid } = await world.database.invoice.findFirstOrThrow({ where: { orderUid } });
      await world.database.invoice.update({ where: { uid }, data: { receivedSen: amountSen - 1_250_000n } });
      await remind();
      expect((await messagesTo(customerUid))[0]!.body).toContain('batas bayar Rp12.500 untuk');
    });

    it.each<[string, OrderGiven, Date]>([
      ['whose due date has moved away', { dueAt: inMs(4 * HOUR) }, inMs(HOUR)],
      ['that is overdue', { dueAt: inMs(-HOUR) }, inMs(-HOUR)],
      ['that was paid', { dueAt: IN_AN_HOUR, status: ORDER_STATUS.awaitingConfirmation, accountStatus: 2 }, IN_AN_HOUR],
      ['that has no deadline', { dueAt: null }, inMs(HOUR)],
    ])('leaves an order alone %s, announced or not', async (_, given, announced) => {
      const { orderUid, customerUid } = await ofYesterday(given);
      await remind();
      await run('payment.due-soon', { orderUid, dueAt: announced.toISOString() });
      // The worker's own sweep may have closed an overdue order by now, which is another message.
      expect((await messagesTo(customerUid)).filter(({ kind }) => kind === 'remind-payment')).toEqual([]);
    });
  });
});
