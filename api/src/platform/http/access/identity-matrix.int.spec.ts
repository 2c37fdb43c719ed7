import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aFamily, aGroup, anOrder } from '#testing/factories';
import { aCause } from '#testing/giving';
import { anAddress } from '#testing/merchandise';
import { aSlot, aVenue, morningIn, paySlot } from '#testing/venues';
import { ListeningApi, type Person } from '../../../../test/listening-api.js';
import { type Operation, exampleBody, readOperations, urlOf } from '../../../../test/operations.js';

/**
 * For every operation of the published document: each identity against its own object and another customer's. An
 * operation with an object that is not listed here fails the build.
 */
type Kind =
  | 'order'
  | 'slotOrder'
  | 'seat'
  | 'notification'
  | 'session'
  | 'address'
  | 'shipment'
  | 'donation'
  | 'gift'
  | 'public';

/** Operations with an object in the path: for anyone but its owner the object does not exist. */
const OBJECT_IN_PATH: Record<string, Kind> = {
  'GET /api/customer/{uid}/detail': 'order',
  'POST /api/customer/{uid}/cancel': 'order',
  'POST /api/customer/{uid}/refund-account': 'order',
  'GET /api/customer/order/{uid}/documents': 'order',
  'GET /api/customer/order/{uid}/document': 'order',
  'GET /api/customer/order/{uid}/document/pdf': 'order',
  'GET /api/customer/order/{uid}/answers': 'order',
  'POST /api/customer/order/{uid}/answers': 'order',
  'POST /api/customer/notification/{uid}/read': 'notification',
  'POST /api/customer/session/{uid}/sign-out': 'session',
  'GET /api/customer/membership/{uid}': 'seat',
  'POST /api/customer/membership/{uid}/leave': 'seat',
  'POST /api/customer/membership/{uid}/money-back': 'seat',
  'POST /api/customer/membership/{uid}/renew': 'seat',
  'POST /api/customer/membership/{uid}/stop-renewal': 'seat',
  'POST /api/customer/membership/{uid}/resume-renewal': 'seat',
  'GET /api/customer/membership/{uid}/follow-up': 'seat',
  'POST /api/customer/membership/{uid}/ask-for-help': 'seat',
  'POST /api/customer/membership/{uid}/review': 'seat',
  'GET /api/customer/membership/{uid}/credential': 'seat',
  'POST /api/customer/membership/{uid}/reveal-credential': 'seat',
  'POST /api/customer/membership/{uid}/store-credential': 'seat',
  'GET /api/customer/membership/{uid}/access': 'seat',
  'POST /api/customer/membership/{uid}/confirm-access': 'seat',
  'POST /api/customer/membership/{uid}/claim-access': 'seat',
  'GET /api/customer/membership/{uid}/thread': 'seat',
  'GET /api/customer/membership/{uid}/thread/{thread}': 'seat',
  'POST /api/customer/membership/{uid}/thread/{thread}/write': 'seat',
  'POST /api/customer/membership/{uid}/thread/{thread}/read': 'seat',
  'POST /api/customer/address/{uid}/update': 'address',
  'POST /api/customer/address/{uid}/remove': 'address',
  'POST /api/customer/shipment/{uid}/received': 'shipment',
  // Needs only the signature in the URL.
  'GET /api/files/{uid}': 'public',
  // Shown to the members of the group, under a random name.
  'GET /api/avatars/{uid}': 'public',
  // Of a product.
  'GET /api/customer/merchandise/picture/{uid}': 'public',
  // Of a cause, or the proof of what it passed on.
  'GET /api/customer/donation/picture/{uid}': 'public',
  // Of an article or a banner.
  'GET /api/customer/content/picture/{uid}': 'public',
  // Missions and lotteries are the same to everyone; an answer is the sender's own.
  'POST /api/customer/event/{campaign}/mission/{id}': 'public',
  'GET /api/customer/event/{campaign}/lottery/{uid}/entry': 'public',
  'POST /api/customer/donation/{id}/retry': 'donation',
  'POST /api/customer/thr/{uid}/link': 'gift',
  'GET /api/customer/sekeranjang/picture/{uid}': 'public',
  'GET /api/customer/provider/logo/{uid}': 'public',
  // The slug of a provider.
  'GET /api/customer/provider/card/{name}': 'public',
  // The name of a product.
  'GET /api/customer/{product}-payment': 'public',
  'GET /api/customer/{product}-payment-from': 'public',
  'GET /api/customer/{product}-contact': 'public',
  'GET /api/customer/semabar/picture/{uid}': 'public',
  'POST /api/customer/semabar/order/{uid}/cancel': 'slotOrder',
  // Of an animal, or of its report.
  'GET /api/customer/qurban/picture/{uid}': 'public',
};

/** Operations with an order or a slot in the query, the body or the form, and what a stranger gets. */
const ORDER_IN_QUERY: Record<string, 'nothing' | 'less' | 'an empty list'> = {
  'GET /api/customer/voucher': 'an empty list',
  'GET /api/customer/detail': 'less',
  'GET /api/customer/details': 'less',
  'GET /api/customer/payment/checkout': 'nothing',
  'GET /api/customer/payment/confirm': 'nothing',
  'POST /api/customer/payment/gateway': 'nothing',
  'POST /api/customer/credit/use': 'nothing',
  'GET /api/customer/host/purchase': 'nothing',
  'GET /api/customer/variant': 'nothing',
  'PATCH /api/customer/variant': 'nothing',
  'GET /api/customer/merchandise/order/detail': 'nothing',
  'GET /api/customer/thr': 'an empty list',
  'GET /api/customer/donation/detail': 'nothing',
  'POST /api/customer/donation/netflix/retry': 'nothing',
  'GET /api/customer/setitip/detail': 'nothing',
  'GET /api/customer/setitip/shipping': 'nothing',
  'POST /api/customer/setitip/order': 'nothing',
  'POST /api/customer/setitip/withdraw': 'nothing',
  'POST /api/customer/setitip/refuse': 'nothing',
  'GET /api/customer/sekeranjang/order/detail': 'less',
  'GET /api/customer/qurban/order/detail': 'nothing',
  'GET /api/customer/semabar/order/detail': 'nothing',
  // Of a slot that is not shared; a shared one is for all who have its link.
  'GET /api/customer/semabar/slot': 'nothing',
  'POST /api/customer/semabar/order/join': 'nothing',
  // Only its booker pays the rest.
  'POST /api/customer/semabar/order/rest': 'nothing',
  'POST /api/customer/qurban/order/names': 'nothing',
  'POST /api/customer/sekeranjang/order': 'nothing',
  // Of a foreign address not even the couriers that go there.
  'POST /api/customer/merchandise/quote': 'less',
  'GET /api/customer/sekeranjang/shipping': 'less',
};
const refused = (status: number) => status >= 400 && status < 500;
const SEES = {
  nothing: refused,
  less: (status: number) => status === 200 || refused(status),
  'an empty list': (status: number, text: string) => refused(status) || text.includes('"data":[]'),
};
/** Forms are read as a stream and are not in the document; form-matrix.int.spec.ts tests them. */
const FORMS = [
  'POST /api/customer/payment/confirm',
  'POST /api/customer/host/purchase',
  'PATCH /api/customer/sekeranjang/order/payment',
];

/** Fields of an order that a stranger must not see. */
const PRIVATE = /"(email|phoneNumber|phone|address|proofUrl|proof|members|accountNumber|bankFrom)":"/;
const CATALOGUE = [
  'providerUid',
  'packageUid',
  'variantUid',
  'groupUid',
  'sekeranjangUid',
  'productUID',
  'animalUid',
  'optionUid',
];

const IDENTITIES = ['owner', 'member', 'host', 'stranger', 'blocked'] as const;
type Identity = (typeof IDENTITIES)[number];

let world: ListeningApi;
let operations: Operation[];
let people: Record<Identity, Person>;
let admin: Person;
let objects: Record<Kind, string>;
/** Slots of the owner. */
let slots: { whole: string; shared: string };

beforeAll(async () => {
  world = await ListeningApi.open();
  operations = await readOperations(world.app);
  admin = await world.admin();
  const customers = await world.customers(IDENTITIES.length);
  people = Object.fromEntries(IDENTITIES.map((name, index) => [name, customers[index]])) as typeof people;
  objects = await ownedBy(people);
});
afterAll(() => world?.close());

/** A group with the host, the owner and another member; the owner's objects in it are what the others try to reach. */
async function ownedBy({ owner, member, host, blocked }: typeof people): Promise<typeof objects> {
  const { database } = world;
  const family = await aFamily(database);
  const { uid: groupUid } = await aGroup(database, family);
  await anOrder(database, family, groupUid, { kind: 'host', customerUid: host.uid });
  await anOrder(database, family, groupUid, { customerUid: member.uid, accountStatus: 3, status: 4, dueAt: null });
  const mine = await anOrder(database, family, groupUid, { customerUid: owner.uid });
  await database.customer.update({
    where: { uid: blocked.uid },
    data: { blockedAt: new Date(), blockedReason: 'uji' },
  });
  const session = await database.session.create({
    data: {
      customerUid: owner.uid,
      deviceId: 'd',
      deviceOs: 'web',
      refreshHash: randomUUID(),
      expiresAt: new Date(Date.now() + 86_400_000),
    },
  });
  const notification = await database.notification.create({
    data: { customerUid: owner.uid, kind: 'payment-confirmed', eventUid: randomUUID(), title: 'Uji', body: 'Uji' },
  });
  const address = await anAddress(database, owner.uid);
  const shipment = await database.shipment.create({
    data: {
      orderUid: mine.orderUid,
      state: 'waiting',
      method: 'pickup',
      service: 'Ambil sendiri',
      priceSen: 0n,
      weightGrams: 1,
      recipient: 'Budi',
      phoneNumber: '6281234567890',
    },
  });
  const venue = await aVenue(database);
  const whole = await aSlot(database, venue, { bookerUid: owner.uid });
  const shared = await aSlot(database, venue, { bookerUid: owner.uid, shared: true, startsAt: morningIn(4) });
  for (const { orderUid } of [whole, shared]) await paySlot(database, orderUid);
  slots = { whole: whole.slot.uid, shared: shared.slot.uid };
  const cause = await aCause(database);
  const donation = await database.givingDonation.create({
    data: {
      orderUid: mine.orderUid,
      causeUid: cause.uid,
      state: 'promised',
      amountSen: 1n,
      anonymous: false,
      messageState: 'none',
    },
  });
  const gift = await database.givingGift.create({
    data: { orderUid: mine.orderUid, state: 'promised', amountSen: 1n, recipientName: 'Ani' },
  });
  return {
    donation: donation.uid,
    gift: gift.uid,
    order: mine.orderUid,
    slotOrder: whole.orderUid,
    address: address.uid,
    shipment: shipment.uid,
    seat: mine.accountUid,
    session: session.uid,
    notification: notification.uid,
    public: randomUUID(),
  };
}

async function send(operation: Operation, url: string, token?: string, given: Record<string, string> = {}) {
  const response = await world.app.inject({
    method: operation.method,
    url,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(operation.body && { payload: { ...exampleBody(operation.body), ...given } }),
  });
  return { status: response.statusCode, text: response.body };
}
/** The fields that the operation takes: it refuses others before it looks for an object. */
const only = (given: Record<string, string>, fields: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter(([field]) => fields.includes(field)));
const objectOf = (operation: Operation): Kind | undefined => OBJECT_IN_PATH[operation.name];
/** The slug of a campaign is public. */
const takesUid = ({ path, query, body }: Operation): boolean =>
  path.replace('{campaign}', '').includes('{') ||
  [...query.map(({ name }) => name), ...Object.keys(body?.properties ?? {})].some(
    (name) => /Uid$|UID$/.test(name) && !CATALOGUE.includes(name),
  );

describe('every operation that takes an object', () => {
  it('is listed here', () => {
    const silent = operations
      .filter((operation) => !operation.isAdmin && takesUid(operation))
      .map(({ name }) => name)
      .filter((name) => !(name in OBJECT_IN_PATH) && !(name in ORDER_IN_QUERY) && !FORMS.includes(name));
    expect(silent).toEqual([]);
  });

  it('still exists', () => {
    const names = new Set(operations.map(({ name }) => name));
    const gone = [...Object.keys(OBJECT_IN_PATH), ...Object.keys(ORDER_IN_QUERY)].filter((name) => !names.has(name));
    expect(gone).toEqual([]);
  });

  it('answers member, host, stranger and a blocked customer the same as for a missing object', async () => {
    const problems: string[] = [];
    for (const operation of operations) {
      const kind = objectOf(operation);
      if (!kind || kind === 'public') continue;
      for (const name of IDENTITIES.filter((identity) => identity !== 'owner')) {
        const foreign = await send(operation, urlOf(operation, {}, objects[kind]), people[name].token);
        const none = await send(operation, urlOf(operation, {}, randomUUID()), people[name].token);
        if (foreign.status !== none.status || foreign.text !== none.text || foreign.status < 400)
          problems.push(`${operation.name} as ${name}: ${foreign.status} ${foreign.text}, for none ${none.status}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it('is closed without a token and with an admin’s, before the object is looked up', async () => {
    const problems: string[] = [];
    for (const operation of operations) {
      const kind = objectOf(operation);
      if (!kind) continue;
      for (const token of [undefined, admin.token]) {
        const { status } = await send(operation, urlOf(operation, {}, objects[kind]), token);
        const expected = kind === 'public' ? status >= 400 && status < 500 : status === 401;
        if (!expected) problems.push(`${operation.name} ${token ? 'as admin' : 'anonymous'}: ${status}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it('is open to the owner', async () => {
    const problems: string[] = [];
    // Operations that change the object come last.
    const own = operations.filter((operation) => objectOf(operation) && objectOf(operation) !== 'public');
    for (const operation of own.toSorted((one, other) => one.method.localeCompare(other.method))) {
      const { status, text } = await send(
        operation,
        urlOf(operation, {}, objects[objectOf(operation)!]),
        people.owner.token,
      );
      // Roles within a group also decide about its login: see the tests of the vault.
      const isRefused = [403, 404].includes(status) && !operation.name.includes('credential');
      if (status === 401 || status >= 500 || isRefused) problems.push(`${operation.name}: ${status} ${text}`);
    }
    expect(problems).toEqual([]);
  });
});

describe('an order in the query', () => {
  it('shows a stranger nothing, or only what a payment page needs', async () => {
    const problems: string[] = [];
    for (const operation of operations.filter(({ name }) => name in ORDER_IN_QUERY))
      for (const name of [undefined, ...IDENTITIES.filter((identity) => identity !== 'owner')]) {
        const person = name && people[name];
        const customerUid = person?.uid ?? randomUUID();
        const slotUid = operation.name.endsWith('/rest') ? slots.shared : slots.whole;
        const given = { orderUid: objects.order, customerUid, slotUid };
        const url = urlOf(
          operation,
          only(
            given,
            operation.query.map(({ name: field }) => field),
          ),
        );
        const body = only(given, Object.keys(operation.body?.properties ?? {}));
        const { status, text } = await send(operation, url, person?.token, body);
        if (!SEES[ORDER_IN_QUERY[operation.name]!](status, text) || PRIVATE.test(text))
          problems.push(`${operation.name} as ${name ?? 'no identity'}: ${status} ${text}`);
      }
    expect(problems).toEqual([]);
  });
});

describe('every operation', () => {
  it('for customers is closed without a token and to admins, and open to every customer', async () => {
    const problems: string[] = [];
    const mine = operations.filter(
      ({ isAdmin, needsToken, method, name }) =>
        !isAdmin && needsToken && method === 'GET' && !(name in ORDER_IN_QUERY),
    );
    for (const operation of mine.filter((one) => !objectOf(one))) {
      for (const [who, token] of [['no identity'], ['an admin', admin.token]] as const) {
        const { status } = await send(operation, urlOf(operation), token);
        if (status !== 401) problems.push(`${operation.name} as ${who}: ${status}`);
      }
      for (const name of IDENTITIES) {
        const { status } = await send(operation, urlOf(operation), people[name].token);
        // The one GET that acts: it claims a prize.
        if (name === 'blocked' && operation.name.endsWith('/special/claim')) expect(status).toBe(403);
        else if ([401, 403].includes(status) || status >= 500) problems.push(`${operation.name} as ${name}: ${status}`);
      }
    }
    expect(mine.length).toBeGreaterThan(5);
    expect(problems).toEqual([]);
  });

  it('of the console is closed without a token and to every customer, for any object', async () => {
    const problems: string[] = [];
    const console_ = operations.filter(({ isAdmin, needsToken }) => isAdmin && needsToken);
    for (const operation of console_)
      for (const token of [undefined, ...IDENTITIES.map((name) => people[name].token)]) {
        const { status } = await send(operation, urlOf(operation, {}, objects.order), token);
        if (status !== 401) problems.push(`${operation.name}: ${status}`);
      }
    expect(console_.length).toBeGreaterThan(30);
    expect(problems).toEqual([]);
  });

  it('needs its token in the header: cookies alone give no access, so other sites cannot use them', async () => {
    const problems: string[] = [];
    const cookie = `ATS=${people.owner.token}; RTS=${randomUUID()}; device=${'x'.repeat(43)}`;
    for (const operation of operations.filter(({ needsToken, name }) => needsToken && !(name in ORDER_IN_QUERY))) {
      const response = await world.app.inject({
        method: operation.method,
        url: urlOf(operation, {}, objects.order),
        headers: { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        ...(operation.body && { payload: exampleBody(operation.body) }),
      });
      if (response.statusCode !== 401) problems.push(`${operation.name}: ${response.statusCode}`);
      if (response.headers['access-control-allow-origin']) problems.push(`${operation.name} invites other sites`);
    }
    expect(problems).toEqual([]);
  });
});

describe('a blocked customer', () => {
  it('sees their own data and cannot order', async () => {
    const place = operations.find(({ name }) => name === 'POST /api/customer')!;
    const [provider] = (
      await world.http.call<{ uid: string; variants: { uid: string }[] }[]>('GET', '/customer/provider?limit=50')
    ).data;
    const detail = await world.http.call<{ packages: { uid: string; isHost: boolean; variants: { uid: string }[] }[] }>(
      'GET',
      `/customer/provider/detail?providerUid=${provider!.uid}`,
    );
    const plan = detail.data.packages.find(({ isHost }) => !isHost)!;
    const body = {
      ...exampleBody(place.body),
      packageUid: plan.uid,
      variantUid: plan.variants[0]!.uid,
      name: 'Budi',
      email: 'budi@patungan.test',
      phoneNumber: '081234567890',
    };
    const clean = Object.fromEntries(Object.entries(body).filter(([name]) => place.body?.required?.includes(name)));
    const answer = await world.http.call('POST', '/customer', { token: people.blocked.token, body: clean });
    expect([answer.status, answer.meta.message]).toEqual([403, expect.stringContaining('blocked customer')]);
    expect((await world.http.call('GET', '/customer', { token: people.blocked.token })).status).toBe(200);
  });
});
