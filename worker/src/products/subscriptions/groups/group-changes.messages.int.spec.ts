import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NAME_ACCOUNT } from '#domain/sales/refunds/refund-words';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { daysAfter } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { type Family, aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { announceAndSettle } from '#testing/events';
import { aRenewingSeat } from '#testing/renewing-seat';
import { aStoredLogin } from '#testing/stored-login';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';

let world: World;
let family: Family;
let [from, to] = ['', ''];
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  [from, to] = [(await aGroup(world.database, family)).uid, (await aGroup(world.database, family)).uid];
});

const host = (groupUid: string) =>
  anOrder(world.database, family, groupUid, {
    kind: 'host',
    status: ORDER_STATUS.completed,
    accountStatus: ACCOUNT_STATUS.active,
  });
const member = (groupUid: string) => aRenewingSeat(world.database, family, daysAfter(new Date(), -3), { groupUid });
const messages = async ({ customerUid }: { customerUid: string }) =>
  world.database.notification.findMany({ where: { customerUid }, select: { title: true, body: true } });
const because = (accountUid: string, toStatus: number, why: string) =>
  world.database.accountHistory.create({ data: { accountUid, fromStatus: 3, toStatus, why, by: 'Sari' } });
const end = (accountUid: string, status: number = ACCOUNT_STATUS.cancelled) =>
  world.database.account.update({ where: { uid: accountUid }, data: { status } });

describe('a customer who is asked to be the next host', () => {
  it('hears of it with the way to the seat, and not once it is taken', async () => {
    const { uid: customerUid } = await aCustomer(world.database);
    const { variantUid } = family.plans.host;
    await announceAndSettle(world, 'host.invited', { customerUid, variantUid, groupUid: from });
    const sent = await world.database.notification.findMany({ where: { customerUid } });
    expect(sent).toMatchObject([
      {
        kind: 'tell-host-invited',
        title: expect.stringMatching(/^Mau jadi host /),
        link: expect.stringMatching(new RegExp(`variant=${variantUid}&group=${from}$`)),
      },
    ]);
    await host(to);
    await announceAndSettle(world, 'host.invited', { customerUid, variantUid, groupUid: to });
    expect(await world.database.notification.count({ where: { customerUid } })).toBe(1);
  });
});

describe('a member who was moved', () => {
  it('before it has paid hears what the seat will wait for there', async () => {
    const { accountUid, orderUid, customerUid } = await anOrder(world.database, family, to, {
      status: ORDER_STATUS.awaitingPayment,
    });
    await announceAndSettle(world, 'member.moved', { accountUid, orderUid, groupUid: to, fromGroupUid: from });
    expect((await messages({ customerUid }))[0]!.body).toMatch(/kursimu masih menunggu host\. Siap maks\. 72 jam/);
  });

  it('hears the new group and until when it is paid, and both hosts hear that they change nothing', async () => {
    const [ani, old, next] = [await member(to), await host(from), await host(to)];
    const { accountUid, orderUid } = ani;
    await announceAndSettle(world, 'member.moved', { accountUid, orderUid, groupUid: to, fromGroupUid: from });
    const [message, ...more] = await messages(ani);
    expect(more).toEqual([]);
    expect(message!.title).toMatch(/^Kursimu pindah ke grup Netflix 1 bulan #\d+$/);
    expect(message!.body).toMatch(/ikut pindah dan tetap berlaku sampai \w+, \d+ \w+ \d{4}/);
    expect(await messages(old)).toMatchObject([{ body: expect.stringContaining('tidak perlu mengubah apa pun') }]);
    expect(await messages(next)).toMatchObject([{ title: expect.stringContaining('pindah ke grup') }]);
  });

  it.each([
    [true, /Data login grup barumu sudah bisa kamu buka di halaman langganan\.$/],
    [false, /Akses grup barumu ada di halaman langganan begitu siap\.$/],
  ])('to a group that has its login: %s, hears where it is, or that it follows', async (hasLogin, words) => {
    if (hasLogin) await aStoredLogin(world.database, to);
    const ani = await member(to);
    const { accountUid, orderUid } = ani;
    await announceAndSettle(world, 'member.moved', { accountUid, orderUid, groupUid: to, fromGroupUid: from });
    expect((await messages(ani))[0]!.body).toMatch(words);
  });

  it('whose paid time is over hears no day that is past, and how the access comes', async () => {
    const ani = await member(to);
    const { accountUid, orderUid } = ani;
    await world.database.seatRenewal.update({ where: { accountUid }, data: { paidUntil: daysAfter(new Date(), -2) } });
    await announceAndSettle(world, 'member.moved', { accountUid, orderUid, groupUid: to, fromGroupUid: from });
    const { body } = (await messages(ani))[0]!;
    expect(body).toMatch(/Masa yang sudah kamu bayar sudah habis; .*terbuka begitu perpanjangannya lunas\.$/s);
    expect(body).not.toContain('berlaku sampai');
  });

  it('hears nothing of a group that it has left again', async () => {
    const ani = await member(from);
    const { accountUid, orderUid } = ani;
    await announceAndSettle(world, 'member.moved', { accountUid, orderUid, groupUid: to, fromGroupUid: from });
    expect(await messages(ani)).toEqual([]);
  });
});

describe('a seat that an admin has ended', () => {
  it.each([
    ['ended', 'Kursimu di Netflix Reguler (1 bulan) kami akhiri'],
    ['closed', 'Grup Netflix Reguler (1 bulan) kamu kami tutup'],
  ] as const)('%s: the member hears the reason, the host that the shop takes the access away', async (why, title) => {
    const [ani, old] = [await member(from), await host(from)];
    await end(ani.accountUid);
    await because(ani.accountUid, 5, 'Melanggar aturan');
    await announceAndSettle(world, 'member.ended', { ...seatOf(ani), groupUid: from, why });
    expect(await messages(ani)).toMatchObject([{ title, body: expect.stringContaining('Melanggar aturan') }]);
    expect(await messages(old)).toMatchObject([{ title: expect.stringContaining('sudah selesai') }]);
  });

  it.each([
    [true, `Uang yang belum terpakai kembali. Rp1 akan dikembalikan. ${NAME_ACCOUNT} Begitu ditransfer, kami kabari.`],
    [false, 'Tidak ada hari berbayar yang tersisa'],
  ])('in a group that closes, with money back: %s', async (isRefunded, words) => {
    const ani = await member(from);
    await end(ani.accountUid);
    await because(ani.accountUid, 5, 'Grup ditutup');
    const { orderUid, paymentUid } = ani;
    const refund = { orderUid, paymentUid, amountSen: 100n, feeSen: 0n, state: 'requested', reason: 'x', by: 'Sari' };
    if (isRefunded) await world.database.refund.create({ data: refund });
    await announceAndSettle(world, 'member.ended', { ...seatOf(ani), groupUid: from, why: 'closed' });
    expect(await messages(ani)).toMatchObject([{ body: expect.stringContaining(words) }]);
  });

  it('the host hears of each by the masked name', async () => {
    const [ani, old] = [await member(from), await host(from)];
    await world.database.order.update({ where: { uid: ani.orderUid }, data: { name: 'Ani Wijaya' } });
    await announceAndSettle(world, 'member.left', { ...seatOf(ani), groupUid: from });
    await announceAndSettle(world, 'member.ended', { ...seatOf(ani), groupUid: from, why: 'ended' });
    const bodies = (await messages(old)).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toContain('A********a');
  });

  it('of a host: the former one hears of it once, not as the host of the members', async () => {
    const old = await host(from);
    await end(old.accountUid);
    await because(old.accountUid, 5, 'Tidak membalas');
    await announceAndSettle(world, 'member.ended', { ...seatOf(old), groupUid: from, why: 'replaced' });
    expect(await messages(old)).toMatchObject([{ title: expect.stringContaining('Tugasmu sebagai host') }]);
  });

  it('with the money back: the refund has a message of its own, only the host hears here', async () => {
    const [ani, old] = [await member(from), await host(from)];
    await end(ani.accountUid, ACCOUNT_STATUS.refunded);
    await announceAndSettle(world, 'member.ended', { ...seatOf(ani), groupUid: from, why: 'ended' });
    expect([await messages(ani), (await messages(old)).length]).toEqual([[], 1]);
  });
});

const seatOf = ({ accountUid, orderUid }: { accountUid: string; orderUid: string }) => ({ accountUid, orderUid });
