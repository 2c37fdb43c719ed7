import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminVenue } from '#contracts/products/venues/venues.admin.http';
import { type BookSlotBody, placedSlot, slotOrder, slotView } from '#contracts/products/venues/venues.http';
import { HOUR_MS } from '#domain/platform/durations';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { aCustomer } from '#testing/factories';
import { untilServed } from '#testing/until-served';
import { aShare, aSlot, aVenue, morningIn, paySlot } from '#testing/venues';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const CONTACT = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
const bodyFor = (slug: string, given: Partial<BookSlotBody> = {}): BookSlotBody => ({
  venue: slug,
  startsAt: morningIn(3).toISOString(),
  shared: false,
  listed: true,
  total: 100_000,
  ...CONTACT,
  ...given,
});
const aPerson = async () => {
  const { uid } = await aCustomer(api.database, { emailVerifiedAt: new Date() });
  return { uid, http: api.customer(uid) };
};
const book = async (body: BookSlotBody) => {
  const person = await aPerson();
  const answer = await person.http.post('customer/semabar/order', body);
  return { ...person, answer };
};
const slotsOf = (venueUid: string) => api.database.venueSlot.findMany({ where: { venueUid } });
/** A shared slot with its booker and these more players, all paid. */
async function anOpenSlot(players = 0) {
  const venue = await aVenue(api.database);
  const booking = await aSlot(api.database, venue, { shared: true });
  await paySlot(api.database, booking.orderUid);
  const joined: { orderUid: string; customerUid: string }[] = [];
  for (let n = 0; n < players; n += 1) {
    const share = await aShare(api.database, venue, booking.slot);
    await paySlot(api.database, share.orderUid);
    joined.push(share);
  }
  return { venue, ...booking, joined };
}
const stateOf = async (uid: string) => (await api.database.venueSlot.findUniqueOrThrow({ where: { uid } })).state;
const cancel = (customerUid: string, orderUid: string, kept: number) =>
  api.customer(customerUid).post(`customer/semabar/order/${orderUid}/cancel`, { kept });
/** Its cutoff is past, and it begins in an hour. */
const beginSoon = (uid: string) =>
  api.database.venueSlot.update({
    where: { uid },
    data: { cutoffAt: new Date(Date.now() - HOUR_MS), startsAt: new Date(Date.now() + HOUR_MS) },
  });

describe('a slot', () => {
  it('is sold to one of a hundred who want it at once', async () => {
    const { slug, uid } = await aVenue(api.database);
    const people = await Promise.all(Array.from({ length: 100 }, aPerson));
    const answers = await Promise.all(
      people.map(({ http }) => untilServed(() => http.post('customer/semabar/order', bodyFor(slug)))),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(201), count(409)]).toEqual([1, 99]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      status: 409,
      errors: [{ field: 'startsAt', message: 'Jam ini baru saja diambil orang lain. Pilih jam lain, ya.' }],
    });
    expect(await slotsOf(uid)).toMatchObject([{ state: 'held', held: 4, paid: 0 }]);
  });

  it('that its booker or player holds already is said to be theirs, with the order, unpaid or paid', async () => {
    const venue = await aVenue(api.database);
    const { http, answer } = await book(bodyFor(venue.slug));
    const { orderUid } = placedSlot.parse(answer.data);
    const { number } = await api.database.order.findUniqueOrThrow({ where: { uid: orderUid } });
    const yours = (of: string, verb: string) => ({
      status: 409,
      meta: { code: 'SLOT_YOURS' },
      errors: [
        {
          field: 'startsAt',
          message: `Kamu sudah ${verb} jam ini (${of}). Buka pesanan itu, atau pilih jam lain, ya.`,
        },
      ],
    });
    const again = () => http.post('customer/semabar/order', bodyFor(venue.slug, { shared: true, total: 25_000 }));
    expect(await again()).toMatchObject(yours(number, 'memesan'));
    await paySlot(api.database, orderUid);
    expect(await again()).toMatchObject(yours(number, 'memesan'));
    expect((await book(bodyFor(venue.slug))).answer).toMatchObject({ status: 409, meta: { code: 'SLOT_TAKEN' } });

    const { joined, slot, venue: other } = await anOpenSlot(1);
    const [player] = joined;
    const theirs = await api.database.order.findUniqueOrThrow({ where: { uid: player!.orderUid } });
    const body = bodyFor(other.slug, { startsAt: slot.startsAt.toISOString() });
    expect(await api.customer(player!.customerUid).post('customer/semabar/order', body)).toMatchObject(
      yours(theirs.number, 'ikut main di'),
    );
  });

  it('too far ahead cannot be booked yet, and one that has begun no more', async () => {
    const { slug } = await aVenue(api.database);
    const refusal = async (startsAt: Date) =>
      (await book(bodyFor(slug, { startsAt: startsAt.toISOString() }))).answer.errors?.[0];
    expect(await refusal(morningIn(30))).toEqual({
      field: 'startsAt',
      message: 'Slot ini belum bisa dipesan. Paling cepat 28 hari sebelum main, ya.',
    });
    expect(await refusal(morningIn(-1))).toEqual({
      field: 'startsAt',
      message: 'Slot ini sudah tidak bisa dipesan. Pilih jam lain, ya.',
    });
  });

  it('cannot be stored twice, not even in part', async () => {
    const { slot } = await aSlot(api.database, await aVenue(api.database));
    const { uid: _, ...again } = slot;
    const half = {
      ...again,
      startsAt: new Date(slot.startsAt.getTime() + HOUR_MS),
      endsAt: new Date(slot.endsAt.getTime() + HOUR_MS),
    };
    await expect(api.database.venueSlot.create({ data: half })).rejects.toThrow('venue_slot_once');
    const next = { ...again, startsAt: slot.endsAt, endsAt: new Date(slot.endsAt.getTime() + HOUR_MS) };
    expect(await api.database.venueSlot.create({ data: next })).toMatchObject({ state: 'held' });
  });

  it('has a deadline before it begins, and its money is held for it without the fee', async () => {
    const { slug, uid } = await aVenue(api.database);
    const startsAt = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 5 * HOUR_MS);
    await api.database.venuePrice.deleteMany({ where: { venueUid: uid } });
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      venueUid: uid,
      weekday,
      fromHour: 0,
      toHour: 24,
      priceSen: 10_000_000n,
    }));
    await api.database.venue.update({ where: { uid }, data: { slotHours: 1 } });
    await api.database.venuePrice.createMany({ data: hours });
    const { answer } = await book(bodyFor(slug, { startsAt: startsAt.toISOString() }));
    const placed = placedSlot.parse(answer.data);
    expect(placed.dueAt).toBe(new Date(startsAt.getTime() - 2 * HOUR_MS).toISOString());
    const [slot] = await slotsOf(uid);
    expect(await api.database.orderItem.findFirst({ where: { orderUid: placed.orderUid } })).toMatchObject({
      feeSen: 1_000_000n,
      details: { books: { held: 'venueFunds', income: 'feeIncome', subjectUid: slot!.uid } },
    });
  });

  it('is one order when the request is repeated, and free again when that is cancelled', async () => {
    const { slug, uid } = await aVenue(api.database);
    const { http, answer } = await book(bodyFor(slug));
    const { orderUid } = placedSlot.parse(answer.data);
    expect(await http.post('customer/semabar/order', bodyFor(slug))).toMatchObject({ status: 201, data: { orderUid } });
    expect((await http.post(`customer/${orderUid}/cancel`)).status).toBe(200);
    expect((await book(bodyFor(slug))).answer.status).toBe(201);
    expect((await slotsOf(uid)).map(({ state }) => state).toSorted()).toEqual(['held', 'lapsed']);
  });

  it('is the same order when it is sent again, whatever has been read of the price since', async () => {
    const { slug } = await aVenue(api.database);
    const { http, answer } = await book(bodyFor(slug));
    const again = await http.post('customer/semabar/order', bodyFor(slug, { total: 99_000 }));
    expect(again).toMatchObject({ status: 201, data: answer.data });
  });

  it.each<[Partial<BookSlotBody>, string, number]>([
    [{ startsAt: morningIn(-1).toISOString() }, 'startsAt', 409],
    [{ startsAt: morningIn(60).toISOString() }, 'startsAt', 409],
    [{ startsAt: new Date(morningIn(3).getTime() + HOUR_MS).toISOString() }, 'startsAt', 422],
    [{ startsAt: 'besok' }, 'startsAt', 422],
    [{ venue: 'tidak-ada' }, 'venue', 422],
    [{ total: 99_000 }, 'total', 409],
    [{ total: 0.001 }, 'total', 422],
    [{ phoneNumber: '12' }, 'phoneNumber', 422],
  ])('with %j is refused by the field, and nothing is taken', async (given, field, status) => {
    const { slug, uid } = await aVenue(api.database);
    expect((await book(bodyFor(slug, given))).answer).toMatchObject({ status, errors: [{ field }] });
    expect(await slotsOf(uid)).toEqual([]);
  });
});

describe('a shared slot', () => {
  it('is complete when the last of its shares is paid', async () => {
    const { slot, joined, venue, customerUid } = await anOpenSlot(2);
    const last = await aPerson();
    const view = slotView.parse((await last.http.get(`customer/semabar/slot?slotUid=${slot.uid}`)).data);
    expect(view).toMatchObject({ canJoin: true, isIn: false, paid: 3, share: 25_000, state: 'open' });
    expect(view.names).toHaveLength(3);
    expect(view.names.every((name) => name.includes('*'))).toBe(true);
    const join = { slotUid: slot.uid, total: 25_000, ...CONTACT };
    const placed = placedSlot.parse((await last.http.post('customer/semabar/order/join', join)).data);
    const refused = await (await aPerson()).http.post('customer/semabar/order/join', join);
    expect(refused).toMatchObject({ status: 409, errors: [{ message: 'Semua tempat di slot ini sudah terisi.' }] });
    const byBooker = await api.customer(customerUid).post('customer/semabar/order/join', join);
    expect(byBooker).toMatchObject({ status: 409, meta: { code: 'ALREADY_JOINED' } });
    expect(await stateOf(slot.uid)).toBe('open');
    await paySlot(api.database, placed.orderUid);
    expect(await stateOf(slot.uid)).toBe('confirmed');
    const told = await api.database.outbox.findMany({ where: { name: 'venue.confirmed' } });
    const orders = told.map(({ payload }) => (payload as { orderUid: string }).orderUid);
    expect(orders).toEqual(expect.arrayContaining([placed.orderUid, ...joined.map(({ orderUid }) => orderUid)]));
    expect(venue.players).toBe(4);
  });

  it('gives its last place to one of many who join at once', async () => {
    const { slot } = await anOpenSlot(2);
    const join = { slotUid: slot.uid, total: 25_000, ...CONTACT };
    const people = await Promise.all(Array.from({ length: 8 }, aPerson));
    const answers = await Promise.all(people.map(({ http }) => http.post('customer/semabar/order/join', join)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
    expect(await api.database.venueSlot.findUnique({ where: { uid: slot.uid } })).toMatchObject({ held: 1, paid: 3 });
  });

  it('is not joined twice, by its booker or before that has paid; only the booker pays the rest', async () => {
    const { slot, customerUid, joined, orderUid } = await anOpenSlot(1);
    const join = (uid: string, url = 'join', total = 25_000) =>
      api.customer(uid).post(`customer/semabar/order/${url}`, { slotUid: slot.uid, total, ...CONTACT });
    const numberOf = async (uid: string) =>
      (await api.database.order.findUniqueOrThrow({ where: { uid }, select: { number: true } })).number;
    const theirs = (text: string) => ({ status: 409, errors: [{ message: `${text}. Buka pesanan itu, ya.` }] });
    const player = await numberOf(joined[0]!.orderUid);
    expect(await join(joined[0]!.customerUid)).toMatchObject(theirs(`Kamu sudah ikut slot ini (${player})`));
    const booker = await numberOf(orderUid);
    expect(await join(customerUid)).toMatchObject(theirs(`Kamu sudah memesan slot ini (${booker})`));
    const fraction = await join((await aPerson()).uid, 'join', 0.001);
    expect(fraction).toMatchObject({ status: 422, errors: [{ field: 'total' }] });
    expect((await join((await aPerson()).uid, 'rest', 50_000)).status).toBe(409);
    const mine = slotOrder.parse(
      (await api.customer(customerUid).get(`customer/semabar/order/detail?orderUid=${orderUid}`)).data,
    );
    expect(mine).toMatchObject({
      rest: { places: 2, total: 50_000 },
      cancelling: { kept: 0, back: 25_000, endsSlot: true },
    });
    expect(mine.link).not.toBeNull();
    const rest = placedSlot.parse((await join(customerUid, 'rest', 50_000)).data);
    // No place is left to invite to, and the order that has them is named to its booker alone.
    const restOrder = { orderUid: rest.orderUid, orderNumber: rest.orderNumber, places: 2, isChecked: false };
    const partOf = async (uid: string, of: string) =>
      slotOrder.parse((await api.customer(uid).get(`customer/semabar/order/detail?orderUid=${of}`)).data);
    expect(await partOf(customerUid, orderUid)).toMatchObject({ link: null, rest: null, restOrder });
    expect(await partOf(customerUid, rest.orderUid)).toMatchObject({ restOrder: null });
    expect((await partOf(joined[0]!.customerUid, joined[0]!.orderUid)).restOrder).toBeNull();
    await paySlot(api.database, rest.orderUid);
    expect(await stateOf(slot.uid)).toBe('confirmed');
    expect((await partOf(customerUid, orderUid)).restOrder).toBeNull();
    const unpaid = await aSlot(api.database, await aVenue(api.database), { shared: true });
    const early = { slotUid: unpaid.slot.uid, total: 25_000, ...CONTACT };
    expect((await (await aPerson()).http.post('customer/semabar/order/join', early)).status).toBe(409);
  });

  it('is found by those with the link alone, and by strangers only as theirs to join', async () => {
    expect((await api.anyone.get(`customer/semabar/slot?slotUid=${randomUUID()}`)).status).toBe(404);
    const whole = await aSlot(api.database, await aVenue(api.database));
    expect((await api.anyone.get(`customer/semabar/slot?slotUid=${whole.slot.uid}`)).status).toBe(404);
    const stranger = await aPerson();
    const theirs = await stranger.http.get(`customer/semabar/order/detail?orderUid=${whole.orderUid}`);
    expect(theirs.status).toBe(404);
  });
});

describe('cancelling', () => {
  it('in time gives a player all back, and the place is free again', async () => {
    const { slot, joined } = await anOpenSlot(3);
    const { customerUid, orderUid } = joined[0]!;
    const pressed = await Promise.all([0, 0].map((kept) => cancel(customerUid, orderUid, kept)));
    expect(pressed.map(({ status, data }) => [status, data])).toEqual(pressed.map(() => [200, { uid: orderUid }]));
    // Also much later, and by a page that has read other terms.
    await beginSoon(slot.uid);
    for (const kept of [0, 12_500])
      expect(await cancel(customerUid, orderUid, kept)).toMatchObject({ status: 200, data: { uid: orderUid } });
    expect(await api.database.venueSlot.findUnique({ where: { uid: slot.uid } })).toMatchObject({
      state: 'open',
      paid: 3,
    });
    expect(await api.database.order.findUnique({ where: { uid: orderUid } })).toMatchObject({
      status: ORDER_STATUS.refunded,
    });
    expect(await api.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { amountSen: 2_500_000n, feeSen: 250_000n, state: 'requested' },
    ]);
    const of = { name: 'venue.left', payload: { path: ['orderUid'], equals: orderUid } };
    expect(await api.database.outbox.count({ where: of })).toBe(1);
  });

  it('too late keeps the part of the venue, and the slot is played', async () => {
    const { slot, joined } = await anOpenSlot(3);
    await beginSoon(slot.uid);
    const { customerUid, orderUid } = joined[0]!;
    expect(await cancel(customerUid, orderUid, 0)).toMatchObject({
      status: 409,
      errors: [
        {
          field: 'kept',
          message:
            'Sekarang Rp12.500 tidak kembali: untuk tempatnya, termasuk biaya layanan kami. Periksa lagi sebelum membatalkan.',
        },
      ],
    });
    expect(await cancel(customerUid, orderUid, 0.001)).toMatchObject({ status: 422, errors: [{ field: 'kept' }] });
    for (const _press of [1, 2]) expect((await cancel(customerUid, orderUid, 12_500)).status).toBe(200);
    expect(await stateOf(slot.uid)).toBe('confirmed');
    const { data } = await api.customer(customerUid).get(`customer/semabar/slot?slotUid=${slot.uid}`);
    const seen = slotView.parse(data);
    expect(seen).toMatchObject({ paid: 4, isIn: false, canJoin: false });
    expect(seen.names).toHaveLength(3);
    expect(await api.database.order.findUnique({ where: { uid: orderUid } })).toMatchObject({
      status: ORDER_STATUS.completed,
    });
    expect(await api.database.refund.findMany({ where: { orderUid } })).toMatchObject([
      { amountSen: 1_250_000n, feeSen: 125_000n },
    ]);
    // Completed for the books, cancelled for everybody else.
    const money = 'Rp12.500 akan dikembalikan. Rp12.500 tidak kembali: untuk tempatnya, termasuk biaya layanan kami.';
    const cancelled = { status: 4, statusLabel: 'Dibatalkan', ended: { by: 'member', why: null, money } };
    const detail = (await api.customer(customerUid).get(`customer/detail?orderUid=${orderUid}`)).data;
    expect(detail).toMatchObject(cancelled);
    expect((detail as { timeline: { title: string }[] }).timeline.map(({ title }) => title)).not.toContain('Selesai');
    expect((await api.customer(customerUid).get('customer')).data).toMatchObject([cancelled]);
    expect((await api.admin.get(`admin/orders/${orderUid}`)).data).toMatchObject({ statusLabel: 'Dibatalkan' });
    // It is found by that word, and paid for as that.
    const foundBy = async (status: number) => {
      const filter = encodeURIComponent(JSON.stringify({ status, customerUid }));
      const [mine, all] = [
        await api.customer(customerUid).get(`customer?status=${status}`),
        await api.admin.get(`admin/orders?filter=${filter}`),
      ];
      return [mine, all].map(({ data }) => (data as { statusLabel: string }[]).map(({ statusLabel }) => statusLabel));
    };
    const { completed, cancelled: byWord, processing } = ORDER_STATUS;
    expect(await foundBy(byWord)).toEqual([['Dibatalkan'], ['Dibatalkan']]);
    for (const status of [completed, processing]) expect(await foundBy(status)).toEqual([[], []]);
    const keys = `orderUid=${orderUid}&customerUid=${customerUid}`;
    const endedAt = (detail as { ended: { at: string } }).ended.at;
    for (const page of ['confirm', 'checkout'])
      expect((await api.customer(customerUid).get(`customer/payment/${page}?${keys}`)).data).toMatchObject({
        status: 4,
        statusLabel: 'Dibatalkan',
        ...(page === 'confirm' && { endedAt }),
      });
    const additional = await api.customer(customerUid).get(`customer/additional-payment?orderNumber=${orderUid}`);
    expect(additional.data).toMatchObject({ status: 4, statusLabel: 'Dibatalkan' });
  });

  it('too late where the venue keeps nothing gives all back: the order ends as refunded, and the slot is played', async () => {
    const { slot, joined } = await anOpenSlot(3);
    await beginSoon(slot.uid);
    await api.database.venueSlot.update({ where: { uid: slot.uid }, data: { keepPercent: 0 } });
    const { customerUid, orderUid } = joined[0]!;
    expect((await cancel(customerUid, orderUid, 0)).status).toBe(200);
    expect(await stateOf(slot.uid)).toBe('confirmed');
    const order = await api.database.order.findUnique({ where: { uid: orderUid } });
    expect(order).toMatchObject({ status: ORDER_STATUS.refunded });
    const refunds = await api.database.refund.findMany({ where: { orderUid } });
    expect(refunds).toMatchObject([{ amountSen: 2_500_000n, feeSen: 250_000n }]);
    expect((await cancel(customerUid, orderUid, 0)).status).toBe(200);
    expect(await api.database.refund.count({ where: { orderUid } })).toBe(1);
  });

  it('by the booker in time ends the slot, and its time is free', async () => {
    const { slot, customerUid, orderUid, venue, joined } = await anOpenSlot(1);
    const { customerUid: playerUid, orderUid: playerOrder } = joined[0]!;
    const pressed = await Promise.all([cancel(customerUid, orderUid, 0), cancel(customerUid, orderUid, 0)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateOf(slot.uid)).toBe('cancelled');
    // Whose part has ended with it has not cancelled it.
    expect((await cancel(playerUid, playerOrder, 0)).status).toBe(409);
    expect((await book(bodyFor(venue.slug))).answer.status).toBe(201);
  });

  it('is refused to others, of what is unpaid, and once the slot has begun', async () => {
    const { slot, orderUid, customerUid } = await aSlot(api.database, await aVenue(api.database));
    expect((await cancel((await aPerson()).uid, orderUid, 0)).status).toBe(404);
    expect((await cancel(customerUid, orderUid, 0)).status).toBe(409);
    await paySlot(api.database, orderUid);
    await api.database.venueSlot.update({
      where: { uid: slot.uid },
      data: { startsAt: new Date(Date.now() - 1_000), cutoffAt: new Date(Date.now() - HOUR_MS) },
    });
    expect((await cancel(customerUid, orderUid, 50_000)).status).toBe(409);
  });
});

it('the bank account of a venue is changed by an owner alone; all else also by who keeps the catalogue', async () => {
  const { uid } = await aVenue(api.database);
  const venue = adminVenue.parse((await api.admin.get(`admin/venues/${uid}`)).data);
  const { id, slug, managerUid, managerName, pictureUrl, pictureAlt, active, allowedActions, ...form } = venue;
  const catalogue = await api.adminAs('catalogue');
  const path = `admin/venues/${uid}/update`;
  expect(await catalogue.post(path, { ...form, accountNumber: '5555555555' })).toMatchObject({
    status: 422,
    errors: [{ field: 'accountNumber' }],
  });
  expect((await catalogue.post(path, { ...form, name: 'GOR Mawar' })).status).toBe(200);
  const changed = { ...form, name: 'GOR Mawar', version: form.version + 1, accountNumber: '5555555555' };
  expect((await api.admin.post(path, changed)).status).toBe(200);
  expect(await api.database.venue.findUnique({ where: { uid } })).toMatchObject({ accountNumber: '5555555555' });
});
