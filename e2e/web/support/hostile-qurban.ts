import {
  addQurbanPictureFields,
  buyQurbanAnimalBody,
  createQurbanAnimalBody,
  createQurbanSeasonBody,
  moveQurbanBody,
  reportQurbanAnimalBody,
  updateQurbanAnimalBody,
  updateQurbanSeasonBody,
  writeQurbanMessageBody,
} from '#contracts/products/qurban/qurban.admin.http';
import { placeQurbanBody, renameQurbanBody } from '#contracts/products/qurban/qurban.http';
import { sekurbanOrderPath } from '#contracts/product-paths';
import { PAGE, orderPath } from '#contracts/shop-paths';
import { dayInWib } from '#domain/platform/wib';
import { daysAfter } from '#domain/platform/durations';
import type { Admin } from '../../support/people.js';
import { feastHasCome } from '../../support/past-feast.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';
import { type HostilePerson, aPhone, hostileForm } from './hostile-person.js';

type Placed = { orderUid: string; customerUid: string };

/**
 * A season with an animal that is open and one that was reported, all with hostile texts.
 * @returns paths of the shop that show the texts to the participant.
 */
export async function fillQurban(
  shop: Shop,
  admin: Admin,
  fields: HostileFields,
  buyer: HostilePerson,
): Promise<string[]> {
  const dates = { day: dayInWib(daysAfter(new Date(), 90)), ordersUntil: daysAfter(new Date(), 60).toISOString() };
  const season = await admin.ask<{ uid: string }>('POST', '/qurban-seasons', {
    body: fields.fill(createQurbanSeasonBody, dates),
  });
  const prices = { price: 100_000, fee: 10_000 };
  const anAnimal = async (kind: 'cow' | 'goat', name?: string) => {
    const facts = { seasonUid: season.uid, kind, ...prices, ...(name && { name }) };
    const { uid } = await admin.ask<{ uid: string }>('POST', '/qurban-animals', {
      body: fields.fill(createQurbanAnimalBody, facts),
    });
    const edited = fields.fill(updateQurbanAnimalBody, { ...prices, version: 1, ...(name && { name }) });
    await admin.ask('POST', `/qurban-animals/${uid}/update`, { body: edited });
    const form = await hostileForm(fields.fill(addQurbanPictureFields));
    await admin.ask('POST', `/qurban-animals/${uid}/add-picture`, { form });
    return uid;
  };
  const [goat, cow, other] = [await anAnimal('goat'), await anAnimal('cow', 'Sapi A'), await anAnimal('cow', 'Sapi B')];
  await admin.ask('POST', `/qurban-seasons/${season.uid}/update`, {
    body: fields.fill(updateQurbanSeasonBody, { ...dates, version: 1 }),
  });
  await admin.ask('POST', `/qurban-seasons/${season.uid}/publish`);

  const order = async (animalUid: string) => {
    const facts = { animalUid, instalments: 1, total: 110_000, email: buyer.email, phoneNumber: aPhone() };
    const body = fields.fill(placeQurbanBody, facts);
    const placed = await buyer.post<Placed>('/qurban/order', { ...body, names: body.names.slice(0, 1) });
    await buyer.post('/qurban/order/names', fields.fill(renameQurbanBody, { orderUid: placed.orderUid }));
    await buyer.pay(placed);
    await admin.confirm(placed);
    await shop.settled();
    return placed;
  };
  const [whole, shared] = [await order(goat), await order(cow)];
  await admin.ask('POST', `/qurban-shares/${shared.orderUid}/move`, {
    body: fields.fill(moveQurbanBody, { animalUid: other }),
  });
  await admin.ask('POST', `/qurban-animals/${goat}/buy`, { body: fields.fill(buyQurbanAnimalBody, { cost: 90_000 }) });
  const form = await hostileForm(fields.fill(addQurbanPictureFields));
  await admin.ask('POST', `/qurban-animals/${goat}/add-report-picture`, { form });
  await feastHasCome(shop, { uid: goat });
  const report = fields.fill(reportQurbanAnimalBody, { slaughteredOn: dayInWib(new Date()) });
  await admin.ask('POST', `/qurban-animals/${goat}/report`, { body: report });
  await admin.ask('POST', `/qurban-seasons/${season.uid}/write-message`, { body: fields.fill(writeQurbanMessageBody) });
  return [PAGE.sekurban, sekurbanOrderPath(other), orderPath(whole.orderUid), orderPath(shared.orderUid)];
}
