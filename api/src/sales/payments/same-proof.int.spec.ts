import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import type { AdminPayment } from '#contracts/sales/payments.admin.http';
import { type DrawnPicture, drawPicture } from '#runtime/platform/pictures/draw-picture';
import { type Family, aFamily, aGroup, anOrder } from '#testing/factories';
import { aFile, aPayment, aPurchase } from '#testing/money-factories';
import { aPicture } from '#testing/picture';
import { ListeningApi, type Person } from '../../../test/listening-api.js';

let world: ListeningApi;
let admin: Person;
let family: Family;
let groupUid: string;
beforeAll(async () => {
  world = await ListeningApi.open();
  admin = await world.admin();
  family = await aFamily(world.database, { regularSeats: 20 });
  groupUid = (await aGroup(world.database, family)).uid;
});
afterAll(() => world?.close());

const aProof = (sha256: string) => aFile(world.database, { sha256 });
const sent = async (orderUid: string, sha256: string, state = 'submitted') =>
  aPayment(world.database, orderUid, { state, fileUid: (await aProof(sha256)).uid });
const order = (kind: 'ready' | 'host' = 'ready') => anOrder(world.database, family, groupUid, { kind });
const read = <T>(resource: string, uid: string): Promise<T> =>
  world.http.ask('GET', `/admin/${resource}/${uid}`, { token: admin.token });
const twinsOf = async (paymentUid: string) => (await read<AdminPayment>('payments', paymentUid)).sameProofOrders;

it('the same picture for two orders is shown with both payments or purchases', async () => {
  const [one, other, hosting] = [await order(), await order(), await order('host')];
  // As two customers upload it: encoded again each time.
  const picture = await aPicture();
  const draw = async () => (await drawPicture(picture, 'png', 'proof')) as DrawnPicture;
  const fingerprints = [await draw(), await draw()] as const;
  const payment = await sent(one.orderUid, fingerprints[0].sha256);
  await sent(other.orderUid, fingerprints[1].sha256);
  const { uid: fileUid } = await aProof(fingerprints[0].sha256);
  const purchase = await aPurchase(world.database, hosting.orderUid, { fileUid });

  const named = async (...uids: string[]) =>
    (await world.database.order.findMany({ where: { uid: { in: uids } }, orderBy: { number: 'asc' } })).map(
      ({ uid: orderUid, number: orderNumber }) => ({ orderUid, orderNumber, proofUrl: expect.any(String) }),
    );
  expect(await twinsOf(payment.uid)).toEqual(await named(other.orderUid, hosting.orderUid));
  expect((await read<AdminPurchase>('host-purchases', purchase.uid)).sameProofOrders).toEqual(
    await named(one.orderUid, other.orderUid),
  );
});

it('a proof sent again for its own order, and an erased one, match no other', async () => {
  const [one, erased, alsoErased] = [await order(), await order(), await order()];
  await sent(one.orderUid, 'the same', 'rejected');
  const again = await sent(one.orderUid, 'the same');
  const gone = await sent(erased.orderUid, '');
  await sent(alsoErased.orderUid, '');
  expect([await twinsOf(again.uid), await twinsOf(gone.uid)]).toEqual([[], []]);
});

it('at most five orders with one picture are named', async () => {
  const payments = [];
  for (let n = 0; n < 7; n += 1) payments.push(await sent((await order()).orderUid, 'many'));
  for (const { uid } of payments) expect(await twinsOf(uid)).toHaveLength(5);
});

it('an order whose proof looks like this one saved again is named as similar, and not twice', async () => {
  const [one, similar, same] = [await order(), await order(), await order()];
  const payments = [
    await sent(one.orderUid, 'mine'),
    await sent(similar.orderUid, 'again'),
    await sent(same.orderUid, 'mine'),
  ];
  const [mine, ...others] = payments.map(({ fileUid }) => fileUid!);
  await world.database.fileLikeness.createMany({ data: others.map((likeUid) => ({ fileUid: mine!, likeUid })) });
  const { sameProofOrders, similarProofOrders } = await read<AdminPayment>('payments', payments[0]!.uid);
  // Each with its own receipt, so that the two can be compared.
  expect([...similarProofOrders, ...sameProofOrders].map(({ proofUrl }) => proofUrl.split(/[/?]/)[3])).toEqual(others);
  expect(sameProofOrders.map(({ orderUid }) => orderUid)).toEqual([same.orderUid]);
  expect(similarProofOrders.map(({ orderUid }) => orderUid)).toEqual([similar.orderUid]);
});

it('a proof that looks like an accepted one of its own order hints at that order, and one like a rejected one does not', async () => {
  const [paid, refused] = [await order(), await order()];
  for (const [one, state] of [
    [paid, 'confirmed'],
    [refused, 'rejected'],
  ] as const) {
    const first = await sent(one.orderUid, `first ${state}`, state);
    const second = await sent(one.orderUid, `second ${state}`);
    const pair = [first.fileUid!, second.fileUid!] as const;
    await world.database.fileLikeness.createMany({
      data: [
        { fileUid: pair[0], likeUid: pair[1] },
        { fileUid: pair[1], likeUid: pair[0] },
      ],
    });
    const { similarProofOrders } = await read<AdminPayment>('payments', second.uid);
    expect(similarProofOrders.map(({ orderUid }) => orderUid)).toEqual(state === 'confirmed' ? [one.orderUid] : []);
  }
});
