import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { dayInWib } from '#domain/platform/wib';
import { ADMIN_ROLES, type AdminRole } from '#domain/platform/admin-role';
import { aCampaign, someMissions } from '#testing/campaigns';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aCause, aGivenOrder, anAllotment, payAllotment, payGiven } from '#testing/giving';
import { formOf } from '#testing/http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { aProduct } from '#testing/merchandise';
import { anAnimal } from '#testing/qurban';
import { aSlot, aVenue } from '#testing/venues';
import { anErrandOrder } from '#testing/errands';
import { aSekeranjang, aSekeranjangOrder } from '#testing/sekeranjang';
import { aBankAccount, aPurchase, aReimbursement } from '#testing/money-factories';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { aPng } from '../../../../test/pictures.js';

/**
 * Routes that read a multipart form: each identity with its own object, another customer's and none. The expectations
 * are written by hand. The other routes: identity-matrix and role-matrix.
 */
const CUSTOMERS = ['owner', 'member', 'host', 'stranger', 'blocked'] as const;
/** What a blocked customer may send is in blocked-customers.int.spec.ts. */
const UNBLOCKED = CUSTOMERS.filter((name) => name !== 'blocked');
type Customer = (typeof CUSTOMERS)[number];

const FORMS = {
  pay: 'POST /api/customer/payment/confirm',
  purchase: 'POST /api/customer/host/purchase',
  avatar: 'POST /api/customer/profile/avatar',
  block: 'POST /api/admin/blacklist',
  reimburse: 'POST /api/admin/reimbursements/{uid}/pay',
  sheet: 'POST /api/admin/price-imports',
  statement: 'POST /api/admin/bank-statements',
  statementCheck: 'POST /api/admin/bank-statements/check',
  picture: 'POST /api/admin/merchandise-products/{uid}/add-picture',
  causePicture: 'POST /api/admin/causes/{uid}/set-picture',
  providerLogo: 'POST /api/admin/providers/{uid}/set-logo',
  articlePicture: 'POST /api/admin/articles/{uid}/set-picture',
  bannerPicture: 'POST /api/admin/banners/{uid}/set-picture',
  payDisbursement: 'POST /api/admin/disbursements/{uid}/pay',
  disbursementProof: 'POST /api/admin/disbursements/{uid}/set-proof',
  payOut: 'POST /api/admin/giving-payouts/{uid}/pay',
  proposal: 'POST /api/customer/sekeranjang/product',
  proposalPicture: 'POST /api/customer/sekeranjang/product/images',
  payShare: 'PATCH /api/customer/sekeranjang/order/payment',
  sharedPicture: 'POST /api/admin/sekeranjang-products/{uid}/add-picture',
  venuePicture: 'POST /api/admin/venues/{uid}/set-picture',
  payVenue: 'POST /api/admin/venue-payouts/{uid}/pay',
  animalPicture: 'POST /api/admin/qurban-animals/{uid}/add-picture',
  reportPicture: 'POST /api/admin/qurban-animals/{uid}/add-report-picture',
  errand: 'POST /api/customer/setitip',
  buyErrand: 'POST /api/admin/errands/{uid}/buy',
  productPhoto: 'POST /api/customer/product/photos',
  mission: 'POST /api/customer/event/{campaign}/mission/{id}',
  claimAccess: 'POST /api/customer/membership/{uid}/claim-access',
};
/** The forms of the console. */
type ConsoleForm =
  | 'block'
  | 'reimburse'
  | 'sheet'
  | 'statement'
  | 'statementCheck'
  | 'picture'
  | 'causePicture'
  | 'providerLogo'
  | 'articlePicture'
  | 'bannerPicture'
  | 'payDisbursement'
  | 'disbursementProof'
  | 'payOut'
  | 'sharedPicture'
  | 'venuePicture'
  | 'payVenue'
  | 'animalPicture'
  | 'reportPicture'
  | 'buyErrand';
const BOUGHT = { state: 'bought', costSen: 1n, boughtFrom: 'Peternak Bogor', boughtAt: new Date() };
const ROLES: Record<ConsoleForm, AdminRole[]> = {
  block: ['support', 'owner'],
  reimburse: ['finance', 'owner'],
  sheet: ['catalogue', 'owner'],
  statement: ['finance', 'owner'],
  statementCheck: ['finance', 'owner'],
  picture: ['catalogue', 'owner'],
  causePicture: ['catalogue', 'owner'],
  providerLogo: ['catalogue', 'owner'],
  articlePicture: ['catalogue', 'owner'],
  bannerPicture: ['catalogue', 'owner'],
  payDisbursement: ['finance', 'owner'],
  disbursementProof: ['finance', 'owner'],
  payOut: ['finance', 'owner'],
  sharedPicture: ['catalogue', 'owner'],
  venuePicture: ['catalogue', 'owner'],
  payVenue: ['finance', 'owner'],
  animalPicture: ['catalogue', 'owner'],
  reportPicture: ['catalogue', 'owner'],
  buyErrand: ['support', 'owner'],
};

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

let world: ListeningApi;
let family: Family;
let people: Record<Customer, Person>;
let admins: Record<AdminRole, Person>;
let picture: Buffer;

beforeAll(async () => {
  world = await ListeningApi.open();
  family = await aFamily(world.database, { hostSeats: 1, regularSeats: 9 });
  const customers = await world.customers(CUSTOMERS.length);
  people = Object.fromEntries(CUSTOMERS.map((name, index) => [name, customers[index]])) as typeof people;
  const colleagues = await Promise.all(ADMIN_ROLES.map((role) => world.admin(role, role)));
  admins = Object.fromEntries(ADMIN_ROLES.map((role, index) => [role, colleagues[index]])) as typeof admins;
  const { uid } = people.blocked;
  await world.database.customer.update({ where: { uid }, data: { blockedAt: new Date(), blockedReason: 'uji' } });
});
// Another one for each test: one picture proves one order.
beforeEach(async () => {
  picture = await aPng();
});
afterAll(() => world?.close());

const send = async (operation: string, form: FormData, token?: string, uid = '') => {
  const [method, path] = operation.replace('/api', '').replace('{uid}', uid).split(' ') as [string, string];
  const { status, data, meta, errors } = await world.http.call(method, path, { token, form });
  return { status, text: JSON.stringify({ data, meta, errors }) };
};
const anOrderOf = async (customerUid: string, kind: 'ready' | 'host' = 'ready') => {
  const group = await aGroup(world.database, family);
  return (await anOrder(world.database, family, group.uid, { kind, customerUid })).orderUid;
};
/** As the job of its payment leaves it. */
async function aPaidErrand(): Promise<string> {
  const order = { customerUid: people.member.uid, status: ORDER_STATUS.processing };
  const { errandUid } = await anErrandOrder(world.database, order);
  await world.database.errand.update({ where: { uid: errandUid }, data: { state: 'paid' } });
  return errandUid;
}

async function aDisbursement(state: 'approved' | 'paid'): Promise<string> {
  const { uid: causeUid } = await aCause(world.database, { raisedSen: 10_000_000n, donations: 1 });
  const { uid, payoutUid } = await anAllotment(world.database, { causeUid, amountSen: 100_000n });
  if (state === 'paid') await payAllotment(world.database, payoutUid);
  return uid;
}
async function anApprovedTip(customerUid: string, hostUid: string): Promise<string> {
  const face = { tip: { recipient: 'host', hostUid } };
  const order = await aGivenOrder(world.database, {
    customerUid,
    amountSen: 1_000_000n,
    face,
    books: { held: 'giftFunds' },
  });
  await payGiven(world.database, order.uid);
  const payout = await world.database.payout.findFirstOrThrow({ where: { kind: 'other', state: 'scheduled' } });
  await world.database.payout.update({ where: { uid: payout.uid }, data: { state: 'approved' } });
  return payout.uid;
}
async function anApprovedVenuePayout(): Promise<string> {
  const { slot } = await aSlot(world.database, await aVenue(world.database));
  const payout = {
    kind: 'venue',
    refUid: slot.uid,
    customerUid: people.host.uid,
    amountSen: 1_000_000n,
    dueAt: new Date(),
  };
  return (await world.database.payout.create({ data: { ...payout, state: 'approved' }, select: { uid: true } })).uid;
}
const others = (name: Customer) => CUSTOMERS.filter((one) => one !== name);
const outsiders = () => [undefined, ...CUSTOMERS.map((name) => people[name].token)];

it('every route that reads a form is called here', () => {
  const controllers = [...world.app.get(ModulesContainer).values()].flatMap((one) => [...one.controllers.values()]);
  const found = controllers.flatMap(({ metatype }) => {
    const controller = metatype as { prototype: Record<string, object> };
    const base = Reflect.getMetadata('path', controller) as string;
    return Object.getOwnPropertyNames(controller.prototype)
      .map((method) => controller.prototype[method]!)
      .filter((handler) => (Reflect.getMetadata('swagger/apiConsumes', handler) as string[] | undefined)?.length)
      .map((handler) => {
        const method = RequestMethod[Reflect.getMetadata('method', handler) as number];
        return `${method} /api/${base}/${Reflect.getMetadata('path', handler) as string}`;
      })
      .map((route) => route.replace(/\/+$/, '').replaceAll(/:(\w+)/g, '{$1}'));
  });
  expect(found.toSorted()).toEqual(Object.values(FORMS).toSorted());
});

it('the document describes its fields and its file, so that the API page can send it', async () => {
  const { paths } = (await world.app.inject({ method: 'GET', url: '/api/openapi.json' })).json<{
    paths: Record<
      string,
      Record<string, { requestBody: { content: Record<string, { schema: { properties: object } }> } }>
    >;
  }>();
  const described = Object.values(FORMS).map((operation) => {
    const [method, path] = operation.split(' ') as [string, string];
    const { content } = paths[path]![method.toLowerCase()]!.requestBody;
    return Object.keys(content['multipart/form-data']!.schema.properties).join();
  });
  expect(described).toEqual([
    'orderUid,customerUid,bankFrom,accountName,amountRead,proof',
    'orderUid,amount,debitedAt,customerUid,bankName,accountNumber,accountName,proof',
    'avatar',
    'reason,phoneNumber,email,deviceId,until,proof',
    'reference,sameTransfer,proof',
    'file',
    'methodUid,format,date,description,amount,side,credit,debit,time,reference,dayOrder,file',
    'methodUid,format,date,description,amount,side,credit,debit,time,reference,dayOrder,file',
    'alt,proof',
    'alt,proof',
    'logo',
    'alt,proof',
    'alt,proof',
    'reference,sameTransfer,proof',
    'proof',
    'reference,sameTransfer,proof',
    'name,description,link,price,target,weightGrams',
    'sekeranjangUid,alt,proof',
    'orderUid,customerUid,bankFrom,accountName,amountRead,proof',
    'alt,proof',
    'alt,proof',
    'reference,sameTransfer,proof',
    'alt,proof',
    'alt,proof',
    'name,link,note,quantity,ceiling,proof',
    'cost,payee,reference,sameTransfer,reason,proof',
    'productUID,alt,proof',
    'text,link,uniqueCode,email,proof',
    'reason,message,proof',
  ]);
});

describe('a proof of payment', () => {
  const form = (orderUid: string, customerUid: string) =>
    formOf({ orderUid, customerUid, bankFrom: 'BCA', accountName: 'Budi' }, picture);

  it.each(CUSTOMERS)('of %s is accepted for their own order only, of one who is blocked not at all', async (name) => {
    const { uid, token } = people[name];
    const before = await world.database.payment.count();
    for (const other of others(name)) {
      const foreign = await send(FORMS.pay, form(await anOrderOf(people[other].uid), uid), token);
      const none = await send(FORMS.pay, form(randomUUID(), uid), token);
      expect([foreign.status, foreign.text]).toEqual([404, none.text]);
    }
    expect(await world.database.payment.count()).toBe(before);
    const own = await send(FORMS.pay, form(await anOrderOf(uid), uid), token);
    expect(own.status).toBe(name === 'blocked' ? 403 : 200);
  });

  it('is accepted with the link alone, which cannot be guessed; half of the link is refused for everyone', async () => {
    const orderUid = await anOrderOf(people.owner.uid);
    for (const token of [undefined, ...ADMIN_ROLES.map((role) => admins[role].token)])
      expect((await send(FORMS.pay, form(orderUid, randomUUID()), token)).status).toBe(404);
    expect((await send(FORMS.pay, form(orderUid, people.owner.uid))).status).toBe(200);
  });
});

const ACCOUNT = { bankName: 'BCA', accountNumber: '1234567890', accountName: 'Budi' };

describe('a proof of purchase', () => {
  const form = (orderUid: string, more: Record<string, string> = {}) =>
    formOf({ orderUid, amount: '94900', debitedAt: dayInWib(new Date()), ...ACCOUNT, ...more }, picture);

  it.each(UNBLOCKED)('of %s is accepted for their own order as a host only', async (name) => {
    const { uid, token } = people[name];
    const before = await world.database.hostPurchase.count();
    const none = await send(FORMS.purchase, form(randomUUID()), token);
    for (const other of others(name)) {
      const orderUid = await anOrderOf(people[other].uid, 'host');
      for (const sent of [form(orderUid), form(orderUid, { customerUid: people[other].uid })]) {
        const foreign = await send(FORMS.purchase, sent, token);
        expect([foreign.status, foreign.text]).toEqual([404, none.text]);
      }
    }
    // A member's order needs no purchase.
    expect((await send(FORMS.purchase, form(await anOrderOf(uid)), token)).status).toBe(404);
    expect(await world.database.hostPurchase.count()).toBe(before);
    expect((await send(FORMS.purchase, form(await anOrderOf(uid, 'host')), token)).status).toBe(200);
  });

  it('needs a customer’s token', async () => {
    const orderUid = await anOrderOf(people.host.uid, 'host');
    for (const token of [undefined, ...ADMIN_ROLES.map((role) => admins[role].token)])
      expect((await send(FORMS.purchase, form(orderUid), token)).status).toBe(401);
  });
});

describe('the forms of Sekeranjang', () => {
  it.each(UNBLOCKED)('of %s pay for their own place and show their own proposal only', async (name) => {
    const { uid, token } = people[name];
    const pay = async (customerUid: string) => {
      const { uid: productUid } = await aSekeranjang(world.database);
      const order = { customerUid, productUid, status: ORDER_STATUS.awaitingPayment };
      const { uid: orderUid } = await aSekeranjangOrder(world.database, order);
      return send(FORMS.payShare, formOf({ orderUid, bankFrom: 'BCA', accountName: 'Budi' }, picture), token);
    };
    const show = async (proposerUid: string) => {
      const { uid: sekeranjangUid } = await aSekeranjang(world.database, { state: 'proposed', proposerUid });
      return send(FORMS.proposalPicture, formOf({ sekeranjangUid, alt: 'Blender' }, picture), token);
    };
    const other = people[others(name)[0]!].uid;
    expect([(await pay(other)).status, (await show(other)).status]).toEqual([404, 404]);
    expect([(await pay(uid)).status, (await show(uid)).status]).toEqual([200, 200]);
  });

  it('take a payment with both keys of the order, as the payment page does; with one key only from its owner', async () => {
    const { uid: productUid } = await aSekeranjang(world.database);
    const order = { customerUid: people.owner.uid, productUid, status: ORDER_STATUS.awaitingPayment };
    const { uid: orderUid } = await aSekeranjangOrder(world.database, order);
    const before = await world.database.payment.count();
    const pay = async (keys: Record<string, string>, token?: string) =>
      (await send(FORMS.payShare, formOf({ orderUid, ...keys, bankFrom: 'BCA', accountName: 'Budi' }, picture), token))
        .status;
    expect(await pay({})).toBe(401);
    // A token that is not the one of a customer any more is renewed first.
    const keys = { customerUid: people.owner.uid };
    for (const token of ['expired', ...ADMIN_ROLES.map((role) => admins[role].token)])
      expect([await pay({}, token), await pay(keys, token)]).toEqual([401, 401]);
    const foreign = { customerUid: people.member.uid };
    for (const token of [undefined, people.member.token, people.owner.token])
      expect(await pay(foreign, token)).toBe(404);
    expect(await world.database.payment.count()).toBe(before);
    expect(await pay(keys)).toBe(200);
  });

  it('need a customer’s token', async () => {
    for (const token of [undefined, ...ADMIN_ROLES.map((role) => admins[role].token)])
      for (const form of [FORMS.proposal, FORMS.proposalPicture, FORMS.errand, FORMS.productPhoto])
        expect((await send(form, formOf({}), token)).status).toBe(401);
  });
});

describe('a claim about a seat', () => {
  const form = () => formOf({ reason: 'wrong-login', message: 'Kata sandinya ditolak sejak tadi pagi.' }, picture);
  const aSeatOf = async (customerUid: string) => {
    const active = { customerUid, status: ORDER_STATUS.completed, accountStatus: ACCOUNT_STATUS.active };
    const { uid: groupUid } = await aGroup(world.database, family);
    return (await anOrder(world.database, family, groupUid, active)).accountUid;
  };
  const traces = () => Promise.all([world.database.accessClaim.count(), world.database.file.count()]);

  it.each(CUSTOMERS)('of %s is accepted for their own seat only', async (name) => {
    const { uid, token } = people[name];
    const foreignSeat = await aSeatOf(people[others(name)[0]!].uid);
    const before = await traces();
    const foreign = await send(FORMS.claimAccess, form(), token, foreignSeat);
    const none = await send(FORMS.claimAccess, form(), token, randomUUID());
    expect([foreign.status, foreign.text]).toEqual([404, none.text]);
    expect(await traces()).toEqual(before);
    expect((await send(FORMS.claimAccess, form(), token, await aSeatOf(uid))).status).toBe(200);
  });

  it('needs a customer’s token', async () => {
    const seat = await aSeatOf(people.owner.uid);
    const before = await traces();
    for (const token of [undefined, ...ADMIN_ROLES.map((role) => admins[role].token)])
      expect((await send(FORMS.claimAccess, form(), token, seat)).status).toBe(401);
    expect(await traces()).toEqual(before);
  });
});

describe('an answer to a mission', () => {
  it('is the sender’s own, and needs a customer’s token', async () => {
    const campaign = await aCampaign(world.database);
    const [mission] = await someMissions(world.database, campaign.uid, [{ proof: 'picture' }]);
    const path = FORMS.mission.replace('{campaign}', campaign.slug).replace('{id}', mission!.uid);
    for (const token of [undefined, ...ADMIN_ROLES.map((role) => admins[role].token)])
      expect((await send(path, formOf({}, picture), token)).status).toBe(401);
    for (const name of CUSTOMERS)
      expect((await send(path, formOf({}, picture), people[name].token)).status).toBe(name === 'blocked' ? 403 : 200);
    const sent = await world.database.campaignSubmission.findMany({ where: { missionUid: mission!.uid } });
    const senders = CUSTOMERS.filter((name) => name !== 'blocked').map((name) => people[name].uid);
    expect(sent.map(({ customerUid }) => customerUid).toSorted()).toEqual(senders.toSorted());
  });
});

describe('an avatar', () => {
  const form = (fields: Record<string, string> = {}) => {
    const made = formOf(fields);
    made.append('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'saya.png');
    return made;
  };
  const avatarOf = async (uid: string) =>
    (await world.database.customer.findUniqueOrThrow({ where: { uid }, select: { avatar: true } })).avatar;

  it.each(CUSTOMERS)('of %s is their own; the request names no customer', async (name) => {
    const { uid, token } = people[name];
    for (const other of others(name)) {
      const before = await avatarOf(people[other].uid);
      expect((await send(FORMS.avatar, form({ customerUid: people[other].uid }), token)).status).toBe(422);
      expect(await avatarOf(people[other].uid)).toBe(before);
    }
    expect((await send(FORMS.avatar, form(), token)).status).toBe(200);
    expect(await avatarOf(uid)).not.toBeNull();
  });

  it('needs a customer’s token', async () => {
    for (const token of [undefined, ...ADMIN_ROLES.map((role) => admins[role].token)])
      expect((await send(FORMS.avatar, form(), token)).status).toBe(401);
  });
});

describe('the forms of the console', () => {
  const blocking = () => formOf({ reason: 'Bukti palsu', email: `${randomUUID()}@contoh.test` }, picture);
  // A reference belongs to one transfer.
  const paying = () => formOf({ reference: `TRX-${randomUUID()}` }, picture);
  async function checking() {
    const sheet = await world.http.call('GET', '/admin/price-imports/sheet', { token: admins.owner.token });
    const form = formOf({});
    form.append('file', new Blob([sheet.meta.message ?? ''], { type: 'text/csv' }), 'harga.csv');
    return form;
  }
  async function aStatement(): Promise<FormData> {
    const { uid: methodUid } = await aBankAccount(world.database);
    const form = formOf({ methodUid, format: 'bca' });
    const rows = `Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\n20/11/2026,${randomUUID()},'0000,"54000.00 CR","0.00"`;
    form.append('file', new Blob([rows], { type: 'text/csv' }), 'koran.csv');
    return form;
  }
  async function approved(): Promise<string> {
    const orderUid = await anOrderOf(people.host.uid, 'host');
    const { uid: purchaseUid } = await aPurchase(world.database, orderUid);
    const { uid } = await aReimbursement(world.database, { orderUid, purchaseUid }, { state: 'approved' });
    return uid;
  }
  const traces = () =>
    Promise.all([
      world.database.blacklistEntry.count(),
      world.database.payout.count({ where: { state: 'paid' } }),
      world.database.priceImport.count(),
      world.database.bankStatement.count(),
      world.database.file.count(),
    ]);

  it.each<[keyof typeof ROLES, () => Promise<[FormData, string?]>]>([
    ['block', async () => [blocking()]],
    ['reimburse', async () => [paying(), await approved()]],
    ['sheet', async () => [await checking()]],
    ['statement', async () => [await aStatement()]],
    ['statementCheck', async () => [await aStatement()]],
    ['causePicture', async () => [formOf({ alt: 'Anak membaca' }, picture), (await aCause(world.database)).uid]],
    [
      'providerLogo',
      async () => {
        const { uid } = await world.database.provider.findUniqueOrThrow({ where: { slug: 'spotify' } });
        const logo = new FormData();
        logo.set('logo', new File([LOGO], 'logo.svg'));
        return [logo, uid];
      },
    ],
    [
      'articlePicture',
      async () => {
        const category = { slug: randomUUID(), name: randomUUID(), position: 1 };
        const { uid } = await world.database.article.create({
          data: {
            slug: randomUUID(),
            title: 'Judul',
            summary: 'Ringkasan',
            body: '<p>Isi</p>',
            author: 'Tim',
            category: { create: category },
          },
        });
        return [formOf({ alt: 'Meja makan' }, picture), uid];
      },
    ],
    [
      'bannerPicture',
      async () => {
        const data = { type: 'home', title: randomUUID(), position: 1 };
        const { uid } = await world.database.banner.create({ data });
        return [formOf({ alt: 'Meja makan' }, picture), uid];
      },
    ],
    ['payDisbursement', async () => [paying(), await aDisbursement('approved')]],
    ['disbursementProof', async () => [formOf({}, picture), await aDisbursement('paid')]],
    ['payOut', async () => [paying(), await anApprovedTip(people.member.uid, people.host.uid)]],
    ['picture', async () => [formOf({ alt: 'Kaus hitam' }, picture), (await aProduct(world.database)).productUid]],
    ['sharedPicture', async () => [formOf({ alt: 'Blender' }, picture), (await aSekeranjang(world.database)).uid]],
    ['venuePicture', async () => [formOf({ alt: 'Lapangan' }, picture), (await aVenue(world.database)).uid]],
    ['payVenue', async () => [paying(), await anApprovedVenuePayout()]],
    ['animalPicture', async () => [formOf({ alt: 'Sapi' }, picture), (await anAnimal(world.database)).uid]],
    ['reportPicture', async () => [formOf({ alt: 'Sapi' }, picture), (await anAnimal(world.database, BOUGHT)).uid]],
    [
      'buyErrand',
      async () => {
        const uid = await aPaidErrand();
        return [formOf({ cost: '90000', payee: 'Toko Elektronik', reference: `TRF-${uid}` }, picture), uid];
      },
    ],
  ])('%s: for the listed roles only', async (name, prepare) => {
    const refused = ADMIN_ROLES.filter((role) => !ROLES[name].includes(role));
    const attempts: [string | undefined, number][] = [
      ...outsiders().map((token): [string | undefined, number] => [token, 401]),
      ...refused.map((role): [string, number] => [admins[role].token, 403]),
    ];
    for (const [token, status] of attempts) {
      const [form, uid] = await prepare();
      const before = await traces();
      expect((await send(FORMS[name], form, token, uid)).status).toBe(status);
      expect(await traces()).toEqual(before);
    }
    for (const role of ROLES[name]) {
      const [form, uid] = await prepare();
      const answer = await send(FORMS[name], form, admins[role].token, uid);
      expect([role, answer.status < 300, answer.text]).toEqual([role, true, expect.any(String)]);
      if (!uid) continue;
      const [again] = await prepare();
      expect((await send(FORMS[name], again, admins[role].token, randomUUID())).status).toBe(404);
    }
  });
});
