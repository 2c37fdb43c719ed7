import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { sen } from '#domain/platform/sen';
import { keepAsCredit } from '#runtime/sales/refunds.store';
import { type Family, type OrderGiven, aFamily, aGroup, anOrder } from '#testing/factories';
import { settled } from '#testing/settle';
import { announceAndSettle, deliver } from '#testing/events';
import { aRenewingSeat } from '#testing/renewing-seat';
import { aStoredLogin } from '#testing/stored-login';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../worker.module.js';
import { NotificationsProcessor } from '../../messages/notifications.processor.js';

const ACTIVE: OrderGiven = { status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };
let world: World;
let family: Family;
let groupUid: string;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
  family = await aFamily(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  groupUid = (await aGroup(world.database, family)).uid;
});

const seat = (given: OrderGiven = ACTIVE) => anOrder(world.database, family, groupUid, given);
const titles = async ({ customerUid }: { customerUid: string }) =>
  (await world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } })).map(
    ({ title }) => title,
  );
const stored = (version: number, storedUid: string) => aStoredLogin(world.database, groupUid, { version, storedUid });

describe('a login that changed', () => {
  it('notifies each active member but the one who stored it, with a link', async () => {
    const [host, member, waiting] = [
      await seat({ ...ACTIVE, kind: 'host' }),
      await seat(),
      await seat({ status: ORDER_STATUS.processing, accountStatus: ACCOUNT_STATUS.pending }),
    ];
    await stored(1, host.customerUid);
    await announceAndSettle(world, 'credential.changed', { groupUid, version: 1 });
    expect(await titles(member)).toEqual(['Data login langgananmu sudah tersedia']);
    await stored(2, host.customerUid);
    await announceAndSettle(world, 'credential.changed', { groupUid, version: 2 });
    expect((await titles(member)).slice(1)).toEqual(['Data login langgananmu berubah']);
    expect([await titles(host), await titles(waiting)]).toEqual([[], []]);
    const [message] = await world.database.notification.findMany({ where: { customerUid: member.customerUid } });
    expect(message).toMatchObject({
      link: `/user/membership/details?accountUid=${member.accountUid}`,
      emailState: 'sent',
    });
  });

  it('names the day up to which the member is paid, and so does an invitation', async () => {
    const activatedAt = new Date('2026-11-20T08:00:00Z');
    const member = await aRenewingSeat(world.database, family, activatedAt, { groupUid });
    await stored(1, randomUUID());
    await announceAndSettle(world, 'credential.changed', { groupUid, version: 1 });
    const { accountUid, orderUid, customerUid } = member;
    await announceAndSettle(world, 'invitation.sent', { accountUid, orderUid, groupUid });
    const bodies = (await world.database.notification.findMany({ where: { customerUid } })).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toContain('. Langgananmu aktif sampai Minggu, 20 Desember 2026.\n\n');
  });

  it('notifies no member where the provider invites', async () => {
    const inviting = await aFamily(world.database, { invites: true });
    groupUid = (await aGroup(world.database, inviting)).uid;
    const [host, member] = [
      await anOrder(world.database, inviting, groupUid, { ...ACTIVE, kind: 'host' }),
      await anOrder(world.database, inviting, groupUid, ACTIVE),
    ];
    await stored(1, randomUUID());
    await announceAndSettle(world, 'credential.changed', { groupUid, version: 1 });
    expect([await titles(host), await titles(member)]).toEqual([['Data login langgananmu sudah tersedia'], []]);
  });

  it('notifies once for the same event, and not when the login has changed again', async () => {
    const member = await seat();
    await stored(3, randomUUID());
    const run = (version: number, eventUid: string) =>
      deliver<'notifications'>(
        world,
        NotificationsProcessor,
        'notify',
        { event: 'credential.changed', payload: { groupUid, version } },
        eventUid,
      );
    await run(2, randomUUID());
    const eventUid = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => run(3, eventUid)));
    expect(await titles(member)).toEqual(['Data login langgananmu berubah']);
  });
});

describe('a seat that becomes active', () => {
  const activate = async (member: { accountUid: string; orderUid: string }) =>
    announceAndSettle(world, 'account.status-changed', { ...member, groupUid, from: 2, to: ACCOUNT_STATUS.active });
  const told = async ({ customerUid }: { customerUid: string }) =>
    world.database.notification.findMany({ where: { customerUid }, select: { title: true, body: true, link: true } });

  it('in a group that has its login already leads to it and names the last paid day, and announces no access', async () => {
    await stored(1, randomUUID());
    const member = await aRenewingSeat(world.database, family, new Date('2026-11-20T08:00:00Z'), { groupUid });
    await activate(member);
    const [message, ...more] = await told(member);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      title: 'Data login langgananmu sudah tersedia',
      link: `/user/membership/details?accountUid=${member.accountUid}`,
    });
    expect(message!.body).toContain(
      'bisa kamu buka di halaman langganan. Langgananmu aktif sampai Minggu, 20 Desember',
    );
    expect(message!.body).not.toContain('begitu siap');
  });

  it.each([
    ['has no login yet', { hasAccess: false }, false],
    ['has the login of its host alone, as the provider invites', { hasAccess: false, invites: true }, true],
  ])('in a group that %s hears that access and paid time follow', async (_, { hasAccess, ...given }, isStored) => {
    const own = await aFamily(world.database, given);
    groupUid = (await aGroup(world.database, own)).uid;
    if (isStored) await stored(1, randomUUID());
    const member = await aRenewingSeat(world.database, own, new Date('2026-11-20T08:00:00Z'), { groupUid, hasAccess });
    await activate(member);
    expect(await told(member)).toEqual([
      expect.objectContaining({ title: 'Grupmu untuk Netflix Reguler (1 bulan) sudah jalan' }),
    ]);
  });
});

describe('a member who left', () => {
  it('gets a message, and the host too, who is not asked to change anything', async () => {
    const [host, member, other] = [await seat({ ...ACTIVE, kind: 'host' }), await seat(), await seat()];
    await world.database.account.update({
      where: { uid: member.accountUid },
      data: { status: ACCOUNT_STATUS.cancelled },
    });
    await announceAndSettle(world, 'member.left', member);
    expect(await titles(member)).toEqual([expect.stringContaining('Kamu sudah keluar dari grup')]);
    expect(await titles(host)).toEqual(['Ada anggota yang keluar dari grupmu']);
    expect(await titles(other)).toEqual([]);
  });

  it.each([
    ['before the first access reads of no running period', false, 'Uang untuk masa pertamamu tidak kembali'],
    ['after it reads that its rest stays', true, 'Sisa masa yang sedang berjalan tidak kembali'],
  ])('%s', async (_, hadAccess, words) => {
    const member = await seat(ACTIVE);
    const { accountUid, customerUid } = member;
    if (hadAccess) await world.database.seatAccess.create({ data: { accountUid, grantedAt: new Date() } });
    await announceAndSettle(world, 'member.left', member);
    const told = await world.database.notification.findFirstOrThrow({
      where: { customerUid, kind: 'tell-member-left' },
    });
    expect(told.body).toContain(words);
  });
});

it('a member who left seconds after *Jangan perpanjang* does not read once more what that gave back', async () => {
  const member = await aRenewingSeat(world.database, family, new Date('2026-11-20T03:00:00Z'), { groupUid });
  const { accountUid, paymentUid, customerUid } = member;
  const stoppedAt = new Date(Date.now() - 2_000);
  await world.database.seatRenewal.update({ where: { accountUid }, data: { stoppedAt } });
  const kept = { paymentUid, amount: sen(2_000_000n), reason: 'Tidak diperpanjang', by: 'customer', at: stoppedAt };
  await world.database.transaction((tx) => keepAsCredit(tx, kept));
  await world.database.accountHistory.create({
    data: { accountUid, fromStatus: 3, toStatus: 7, why: 'Keluar dari grup', by: 'customer', at: new Date() },
  });
  await announceAndSettle(world, 'member.left', member);
  const { body } = await world.database.notification.findFirstOrThrow({
    where: { customerUid, kind: 'tell-member-left' },
  });
  expect(body).toContain('Sisa masa yang sedang berjalan tidak kembali.');
  expect(body).not.toContain('Rp20.000');
});

describe('the seat of a series', () => {
  const withVoucher = async (used: number) => {
    const member = await seat();
    const { orderUid, customerUid } = member;
    const at = new Date('2026-11-20T08:00:00Z');
    const use = used > 0 ? { state: 'in-use', used, firstUsedAt: at } : { state: 'issued' };
    const terms = { treatments: 8, issuedAt: at, useBy: new Date('2099-01-01'), code: `ZAP-${orderUid}` };
    await world.database.voucher.create({ data: { orderUid, customerUid, ...terms, ...use } });
    return member;
  };
  const bodies = async ({ customerUid }: { customerUid: string }) =>
    (await world.database.notification.findMany({ where: { customerUid } })).map(({ body }) => body).join('\n');

  it('that is bought leads to its voucher and promises no access', async () => {
    const member = await withVoucher(0);
    await announceAndSettle(world, 'account.status-changed', { ...member, from: 4, to: 3 });
    expect(await bodies(member)).toMatch(/^Halo .*, grupmu .* Vouchermu sudah terbit/);
    expect(await bodies(member)).not.toMatch(/akses|masa langganan/i);
  });

  it.each([
    ['left', 'member.left', 3, '5 perawatan yang belum dipakai tidak bisa dipakai lagi'],
    ['left with nothing of it', 'member.left', 8, 'tidak ada yang tersisa'],
    ['ended by an admin', 'member.ended', 3, '5 perawatan yang belum dipakai tidak bisa dipakai lagi'],
  ] as const)('that was %s reads what became of its voucher, and nothing of a login', async (_, event, used, words) => {
    const member = await withVoucher(Math.min(used, 7));
    if (used === 8)
      await world.database.voucher.update({
        where: { orderUid: member.orderUid },
        data: { state: 'finished', used: 8 },
      });
    await announceAndSettle(world, event, { ...member, why: 'ended' });
    expect(await bodies(member)).toContain(words);
    expect(await bodies(member)).not.toMatch(/login|masa /i);
  });
});

describe('an order for a seat that was cancelled', () => {
  it('asks a member about a transfer, and a host, who owed nothing, not', async () => {
    const gone = { status: ORDER_STATUS.cancelled, accountStatus: ACCOUNT_STATUS.cancelled };
    const [host, member] = [await seat({ ...gone, kind: 'host' }), await seat(gone)];
    const bodyOf = async ({ orderUid, customerUid }: typeof host) => {
      await announceAndSettle(world, 'order.cancelled', { orderUid });
      return (await world.database.notification.findFirstOrThrow({ where: { customerUid } })).body;
    };
    expect(await bodyOf(member)).toContain('terlanjur transfer');
    const body = await bodyOf(host);
    expect(body).toContain('Tidak ada yang perlu kamu bayar');
    expect(body).not.toContain('transfer');
  });

  it.each([
    ['Sari Admin', /dan kursinya kami lepas\. Alasannya: Langganannya tidak dijual lagi\./],
    ['customer', /dan kursinya kami lepas\.(?! Alasannya)/],
    ['system', /dan kursinya kami lepas\.(?! Alasannya)/],
  ])('by %s: member and host read the reason of an admin alone', async (by, words) => {
    const gone = { status: ORDER_STATUS.cancelled, accountStatus: ACCOUNT_STATUS.cancelled };
    for (const kind of ['host', 'ready'] as const) {
      const { orderUid, customerUid } = await seat({ ...gone, kind });
      await world.database.orderHistory.create({
        data: { orderUid, fromStatus: 1, toStatus: ORDER_STATUS.cancelled, why: 'Langganannya tidak dijual lagi', by },
      });
      await announceAndSettle(world, 'order.cancelled', { orderUid });
      const { body } = await world.database.notification.findFirstOrThrow({ where: { customerUid } });
      expect(body).toMatch(words);
    }
  });
});

describe('an answer', () => {
  it('reaches the member as a message in the shop and by mail', async () => {
    const { accountUid, customerUid } = await seat();
    const { uid: followUpUid } = await world.database.followUp.create({
      data: {
        accountUid,
        customerUid,
        topic: 'login',
        message: 'Tidak bisa masuk sejak pagi.',
        state: 'answered',
        answer: 'Coba lagi sekarang, ya.',
        answeredBy: 'Sari',
        answeredAt: new Date(),
      },
    });
    await announceAndSettle(world, 'follow-up.answered', { followUpUid });
    await settled(world.database);
    const [message] = await world.database.notification.findMany({ where: { customerUid } });
    expect(message).toMatchObject({ kind: 'tell-follow-up-answered', emailState: 'sent' });
    expect(message!.body).toContain('Coba lagi sekarang, ya.');
  });
});

describe('an order whose seat will wait once it is paid', () => {
  const bodies = async ({ customerUid }: { customerUid: string }) =>
    (await world.database.notification.findMany({ where: { customerUid } })).map(({ body }) => body);
  const WAITS = /kursimu masih menunggu host\. Siap maks\. 72 jam setelah lunas\. Belum siap\?/;

  it('says for what, and from when the money can be taken back, as it is placed', async () => {
    const order = await seat({ status: ORDER_STATUS.awaitingPayment, announced: true });
    await settled(world.database);
    expect(await bodies(order)).toEqual([expect.stringMatching(WAITS)]);
    await seat({ ...ACTIVE, kind: 'host' });
    const ready = await seat({ status: ORDER_STATUS.awaitingPayment, announced: true });
    await settled(world.database);
    expect(await bodies(ready)).toEqual([expect.not.stringContaining('menunggu host')]);
  });

  it('says it with another plan too, and names the group of the seat', async () => {
    const order = await seat({ status: ORDER_STATUS.awaitingPayment });
    const { variantUid } = family.plans.ready;
    const { orderUid, accountUid } = order;
    await announceAndSettle(world, 'order.plan-changed', { orderUid, accountUid, variantUid });
    const { number } = await world.database.accountGroup.findUniqueOrThrow({ where: { uid: groupUid } });
    const [body] = await bodies(order);
    expect(body).toContain(`kursimu di grup Netflix 1 bulan #${number}`);
    expect(body).toMatch(WAITS);
  });
});
