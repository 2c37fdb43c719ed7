import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { erasureView } from '#contracts/identity/privacy.http';
import {
  aCustomer,
  aFamily,
  aGroup,
  anOrder,
  anOrderWithoutSeat,
  type Family,
  type OrderGiven,
} from '#testing/factories';
import { aCampaign, aLive, someMissions } from '#testing/campaigns';
import { aCause } from '#testing/giving';
import { anAddress } from '#testing/merchandise';
import { aPayment, aPurchase, aReimbursement } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../test/api-world.js';

const PASSWORD = 'kata-sandi-cerita';
let api: ApiWorld;
let family: Family;
let passwordHash: string;
beforeAll(async () => {
  api = await openApi();
  family = await aFamily(api.database);
  passwordHash = await hash(PASSWORD, { memoryCost: 1_024, timeCost: 1, parallelism: 1 });
});
afterAll(() => api.close());

const aPerson = () => aCustomer(api.database, { passwordHash });
const aSeat = async (customerUid: string, given: OrderGiven) =>
  anOrder(api.database, family, (await aGroup(api.database, family)).uid, { customerUid, ...given });
const erasure = async (uid: string) => erasureView.parse((await api.customer(uid).get('customer/erasure')).data);
const ask = (uid: string, password = PASSWORD) => api.customer(uid).post('customer/erasure', { password });
const withdraw = (uid: string) => api.customer(uid).post('customer/erasure/withdraw');
const eventCount = async () =>
  (await api.database.outbox.findMany({ where: { name: { startsWith: 'erasure.' } } })).length;

describe('a request for erasure', () => {
  it('needs the password once more', async () => {
    const { uid } = await aPerson();
    expect(await ask(uid, 'salah')).toMatchObject({ status: 422, errors: [{ field: 'password' }] });
    expect(await erasure(uid)).toMatchObject({ state: 'none' });
  });

  it('sent ten times at once is stored and announced once, and can be withdrawn and sent again', async () => {
    const { uid } = await aPerson();
    const before = await eventCount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(uid)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await api.database.erasure.count({ where: { customerUid: uid } })).toBe(1);
    expect(await eventCount()).toBe(before + 1);
    expect(await withdraw(uid)).toMatchObject({ status: 200, data: { state: 'none' } });
    expect(await withdraw(uid)).toMatchObject({ status: 409, meta: { code: 'NO_ERASURE' } });
    expect(await ask(uid)).toMatchObject({ data: { state: 'requested' } });
  });

  it('lists the obstacles by order, and how many unpaid orders will be cancelled', async () => {
    const { uid } = await aPerson();
    const waits = await aSeat(uid, { status: 2, accountStatus: 2 });
    await aPayment(api.database, waits.orderUid, { state: 'submitted' });
    const active = await aSeat(uid, { status: 4, accountStatus: 3 });
    const host = await aSeat(uid, { kind: 'host', status: 3, accountStatus: 2 });
    await aPurchase(api.database, host.orderUid, { state: 'submitted' });
    await aSeat(uid, {});
    await aSeat((await aPerson()).uid, { status: 4, accountStatus: 3 });
    const { obstacles, dropped } = await erasure(uid);
    expect(obstacles.map(({ kind, orderUid }) => [kind, orderUid])).toEqual([
      ['payment-unconfirmed', waits.orderUid],
      ['active-seat', active.orderUid],
      ['reimbursement-unpaid', host.orderUid],
    ]);
    expect(obstacles[0]).toMatchObject({ plan: 'Netflix Reguler', orderNumber: expect.stringMatching(/^T-/) });
    expect(dropped).toBe(1);
  });

  it('names what is open on orders without an account, and counts the unpaid ones', async () => {
    const { uid: customerUid } = await aPerson();
    const open = await anOrderWithoutSeat(api.database, family, { customerUid, status: 3 });
    const cancelled = await anOrderWithoutSeat(api.database, family, { customerUid, status: 5 });
    await aPayment(api.database, cancelled.uid);
    const short = await anOrderWithoutSeat(api.database, family, { customerUid, status: 4 });
    await aPayment(api.database, short.uid, { amountSen: 6_000_000n });
    await anOrderWithoutSeat(api.database, family, { customerUid });
    await anOrderWithoutSeat(api.database, family, { customerUid, status: 8 });
    const { obstacles, dropped } = await erasure(customerUid);
    expect(obstacles.map(({ kind, orderUid }) => [kind, orderUid])).toEqual([
      ['open-order', open.uid],
      ['refund-unpaid', cancelled.uid],
      ['payment-short', short.uid],
    ]);
    expect(dropped).toBe(1);
  });
});

describe('in the console', () => {
  const record = async (uid: string) => (await api.admin.get(`admin/customers/${uid}`)).data;

  it('the customer shows that a deletion waits and why, and an admin may take it back for the customer', async () => {
    const { uid } = await aPerson();
    const { orderUid } = await aSeat(uid, { status: 4, accountStatus: 3 });
    expect(await record(uid)).toMatchObject({ erasure: null, allowedActions: ['write-note', 'block'] });
    await ask(uid);
    expect(await record(uid)).toMatchObject({
      erasure: { state: 'requested', obstacles: [{ kind: 'active-seat', orderUid }] },
      allowedActions: ['write-note', 'block', 'withdraw-erasure'],
    });
    const waiting = await api.admin.list('customers', { filter: { erasure: 'requested' } });
    expect(waiting.data).toContainEqual(expect.objectContaining({ id: uid }));
    const act = () => api.admin.post(`admin/customers/${uid}/withdraw-erasure`, { reason: 'Diminta lewat WhatsApp' });
    expect(await act()).toMatchObject({ status: 200, data: { uid } });
    expect(await act()).toMatchObject({ status: 409 });
    expect(await record(uid)).toMatchObject({ erasure: null, allowedActions: ['write-note', 'block'] });
    expect((await api.admin.list('audit-entries', { filter: { subjectUid: uid } })).data).toMatchObject([
      { action: 'withdraw-erasure', reason: 'Diminta lewat WhatsApp' },
    ]);
  });
});

const PARTS = [
  'accesses',
  'addresses',
  'appeals',
  'blocks',
  'campaignParticipations',
  'campaignVotes',
  'claims',
  'commitments',
  'consents',
  'donations',
  'eligibility',
  'erasures',
  'errands',
  'exportedAt',
  'followUps',
  'gifts',
  'giftsReceived',
  'groups',
  'hostTasks',
  'invoices',
  'links',
  'liveAttendances',
  'lotteryEntries',
  'missionSubmissions',
  'notes',
  'notifications',
  'orders',
  'payments',
  'prizeCodes',
  'profile',
  'purchases',
  'questions',
  'qurban',
  'receivables',
  'refunds',
  'reimbursements',
  'reveals',
  'reviews',
  'sekeranjangProposals',
  'sekeranjangShares',
  'sessions',
  'shareApplications',
  'shipments',
  'testimonies',
  'threadLines',
  'tips',
  'tipsReceived',
  'transfersSentAgain',
  'venueShares',
  'venuesManaged',
  'vouchers',
  'waitingLists',
  'wishlist',
];

describe('the export', () => {
  it('is a file with all data of the customer and none of another one', async () => {
    const me = await aPerson();
    const stranger = await aCustomer(api.database, { name: 'Orang Lain', email: 'orang-lain@rahasia.test' });
    const { uid: groupUid } = await aGroup(api.database, family);
    const mine = await anOrder(api.database, family, groupUid, {
      customerUid: me.uid,
      kind: 'host',
      status: 4,
      accountStatus: 3,
    });
    const theirs = await anOrder(api.database, family, groupUid, {
      customerUid: stranger.uid,
      status: 4,
      accountStatus: 3,
    });
    await aPayment(api.database, mine.orderUid, {
      accountName: 'Rekening Saya',
      amountSen: 86_177_750n,
      decidedBy: 'Sari Admin',
    });
    await aPayment(api.database, theirs.orderUid, { accountName: 'Rekening Orang' });
    const purchase = await aPurchase(api.database, mine.orderUid, { accountNumber: '5550001112' });
    await aReimbursement(api.database, { orderUid: mine.orderUid, purchaseUid: purchase.uid });
    for (const { uid: customerUid } of [me, stranger])
      await api.database.consent.create({
        data: { customerUid, document: 'privacy-policy', version: '2026-11-24', at: new Date() },
      });
    await anAddress(api.database, me.uid, { street: 'Jalan Saya 1' });
    await anAddress(api.database, stranger.uid, { street: 'Jalan Orang 2' });
    const parcel = { state: 'to-pack', method: 'courier', service: 'JNE', priceSen: 900_000n, weightGrams: 200 };
    for (const [{ orderUid }, street] of [
      [mine, 'Jalan Saya 1'],
      [theirs, 'Jalan Orang 2'],
    ] as const)
      await api.database.shipment.create({
        data: { ...parcel, orderUid, street, recipient: 'Budi', phoneNumber: '6281234567890' },
      });
    const { uid: causeUid } = await aCause(api.database);
    for (const [{ orderUid }, message] of [
      [mine, 'Doa saya'],
      [theirs, 'Doa orang'],
    ] as const)
      await api.database.givingDonation.create({
        data: {
          orderUid,
          causeUid,
          state: 'promised',
          amountSen: 5_000_000n,
          anonymous: false,
          message,
          messageState: 'waiting',
        },
      });
    const campaign = await aCampaign(api.database);
    const { uid: missionUid } = (await someMissions(api.database, campaign.uid, [{}]))[0]!;
    const { uid: liveUid } = await aLive(api.database, campaign.uid);
    const option = await api.database.campaignVoteOption.create({
      data: { campaignUid: campaign.uid, title: 'Pilihan', position: 1 },
    });
    for (const [{ uid: customerUid }, written] of [
      [me, 'Tulisan saya'],
      [stranger, 'Tulisan orang'],
    ] as const) {
      const at = new Date();
      const of = { campaignUid: campaign.uid, customerUid };
      await api.database.campaignParticipant.create({ data: { ...of, uniqueCode: written } });
      await api.database.campaignSubmission.create({
        data: { ...of, missionUid, state: 'submitted', text: written, submittedAt: at },
      });
      await api.database.campaignVote.create({ data: { ...of, optionUid: option.uid, mailbox: written, at } });
      await api.database.campaignAttendance.create({ data: { ...of, liveUid, at } });
      const note = { uid: randomUUID(), text: written, by: 'Sari Admin', byUid: randomUUID(), at };
      await api.database.customerNote.create({ data: { customerUid, ...note } });
      await api.database.testimony.create({ data: { customerUid, text: written, about: 'Netflix', writtenAt: at } });
      const { accountUid } = customerUid === me.uid ? mine : theirs;
      await api.database.review.create({
        data: {
          accountUid,
          customerUid,
          providerUid: family.providerUid,
          plan: 'Netflix',
          stars: 5,
          text: written,
          writtenAt: at,
        },
      });
      await api.database.waitingEntry.create({
        data: { customerUid, variantUid: family.plans.ready.variantUid, notes: written, waitsSince: at },
      });
      await api.database.wish.create({ data: { customerUid, providerUid: family.providerUid, createdAt: at } });
    }
    await api.database.givingTip.create({
      data: {
        orderUid: theirs.orderUid,
        recipient: 'host',
        hostUid: me.uid,
        accountNumber: '5550001112',
        state: 'received',
        receivedAt: new Date(),
        amountSen: 2_000_000n,
      },
    });
    for (let n = 0; n < 450; n += 1)
      await api.database.notification.create({
        data: { customerUid: me.uid, kind: 'x', eventUid: crypto.randomUUID(), title: `Pesan ${n}`, body: 'Halo' },
      });
    await api.database.session.create({
      data: {
        customerUid: me.uid,
        deviceId: 'perangkat-1',
        deviceOs: 'web',
        refreshHash: crypto.randomUUID(),
        expiresAt: new Date(),
      },
    });

    const response = await api.app.inject({
      method: 'GET',
      url: '/api/customer/export',
      headers: { authorization: `Bearer ${api.tokenOf(me.uid)}` },
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="data-patungan.json"',
      'cache-control': 'no-store',
    });
    const file = response.json<Record<string, Record<string, unknown>[]>>();
    expect(Object.keys(file).sort()).toEqual(PARTS);
    expect(file.profile).toMatchObject([{ uid: me.uid, name: me.name, email: me.email, phoneNumber: me.phoneNumber }]);
    expect(file.consents).toMatchObject([{ document: 'privacy-policy', version: '2026-11-24' }]);
    expect(file.sessions).toMatchObject([{ deviceId: 'perangkat-1' }]);
    expect(file.orders).toMatchObject([
      {
        uid: mine.orderUid,
        email: 'budi@patungan.test',
        items: [{ title: 'Netflix Host (1 bulan)', unitPrice: 61_000 }],
      },
    ]);
    expect(file.invoices).toMatchObject([{ orderUid: mine.orderUid, purpose: 'purchase', amount: 861_777.5 }]);
    expect(file.groups).toMatchObject([{ orderUid: mine.orderUid, role: 'host', group: { uid: groupUid } }]);
    expect(file.payments).toMatchObject([{ accountName: 'Rekening Saya', amount: 861_777.5 }]);
    expect(file.purchases).toMatchObject([{ accountNumber: '5550001112' }]);
    expect(file.reimbursements).toMatchObject([{ amount: 62_517 }]);
    expect(file.addresses).toMatchObject([{ street: 'Jalan Saya 1' }]);
    expect(file.shipments).toMatchObject([{ orderUid: mine.orderUid, street: 'Jalan Saya 1', price: 9_000 }]);
    expect(file.donations).toMatchObject([{ orderUid: mine.orderUid, message: 'Doa saya', amount: 50_000 }]);
    expect(file.tipsReceived).toMatchObject([{ amount: 20_000, accountNumber: '5550001112' }]);
    expect(file.campaignParticipations).toMatchObject([{ uniqueCode: 'Tulisan saya' }]);
    expect(file.missionSubmissions).toMatchObject([{ text: 'Tulisan saya' }]);
    expect(file.reviews).toMatchObject([{ accountUid: mine.accountUid, stars: 5, text: 'Tulisan saya' }]);
    expect(file.notes).toEqual([{ text: 'Tulisan saya', at: expect.any(String) }]);
    expect(file.testimonies).toMatchObject([{ text: 'Tulisan saya' }]);
    for (const part of ['campaignVotes', 'liveAttendances', 'waitingLists', 'wishlist'])
      expect(file[part]).toHaveLength(1);
    expect(file.notifications).toHaveLength(450);
    expect(new Set(file.notifications!.map(({ uid }) => uid)).size).toBe(450);
    for (const foreign of [
      'Orang Lain',
      'orang-lain@',
      'Rekening Orang',
      'Jalan Orang',
      'Doa orang',
      'Tulisan orang',
      theirs.orderUid,
      stranger.uid,
      'Sari Admin',
      passwordHash,
    ])
      expect(response.body).not.toContain(foreign);
  });
});
