import * as z from 'zod/mini';
import { personName } from '#contracts/platform/person-name';
import { amount, email, instant, rupiah, uid, whatsAppNumber } from '#contracts/platform/common.http';
import { pictureView } from '#contracts/sales/picture.http';
import { ANIMAL_KINDS, ANIMAL_STATES } from '#domain/products/qurban/animal';
import { PARTICIPATION_STATES } from '#domain/products/qurban/participation';
import { MOST_INSTALMENTS } from '#domain/products/qurban/saving-plan';

const animalFields = {
  animalUid: uid,
  animalCode: z.string(),
  name: z.string(),
  kind: z.enum(ANIMAL_KINDS),
  kindLabel: z.string(),
  description: z.string(),
  state: z.enum(ANIMAL_STATES),
  stateLabel: z.string(),
  shares: z.number(),
  /** Held by orders, and of these paid. */
  taken: z.number(),
  paid: z.number(),
  /** Of one share: for the animal, the shop's service fee, both together. */
  animalPrice: rupiah,
  fee: rupiah,
  price: rupiah,
  isAvailable: z.boolean(),
  pictures: z.array(pictureView),
  /** Of the day, without names; null before it was reported. */
  report: z.nullable(
    z.object({ text: z.string(), place: z.string(), slaughteredOn: z.string(), pictures: z.array(pictureView) }),
  ),
};
export const qurbanAnimal = z.object(animalFields).register(z.globalRegistry, { id: 'QurbanAnimal' });
export type QurbanAnimal = z.infer<typeof qurbanAnimal>;

export const qurbanSeason = z
  .object({
    seasonUid: uid,
    name: z.string(),
    /** The day of the feast, `YYYY-MM-DD`. */
    day: z.string(),
    ordersUntil: instant,
    /** With time enough to pay before the deadline. */
    takesOrders: z.boolean(),
    /** Until the deadline: what was ordered can be paid. */
    isRunning: z.boolean(),
    /** How many instalments fit before the deadline; 1: none. */
    mostInstalments: z.number(),
    note: z.string(),
    animals: z.array(z.object(animalFields)),
  })
  .register(z.globalRegistry, { id: 'QurbanSeason' });
export type QurbanSeason = z.infer<typeof qurbanSeason>;

/** The name in which one share is offered; 'Ahmad bin Abdullah'. */
const onBehalf = personName(80, 2);

export const placeQurbanBody = z
  .strictObject({
    animalUid: uid,
    /** One name a share. */
    names: z.array(onBehalf).check(z.minLength(1, 'Isi paling sedikit satu nama'), z.maxLength(20)),
    /** 1: paid at once. */
    instalments: z._default(z.int().check(z.minimum(1), z.maximum(MOST_INSTALMENTS)), 1),
    name: personName(),
    email,
    phoneNumber: whatsAppNumber,
    /** What the customer has seen, in rupiah: an order never costs something else. */
    total: amount,
  })
  .register(z.globalRegistry, { id: 'PlaceQurbanBody' });
export type PlaceQurbanBody = z.infer<typeof placeQurbanBody>;

export const placedQurban = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    redirectUrl: z.string(),
    grandTotal: rupiah,
    dueAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'PlacedQurban' });

export const qurbanOrderQuery = z
  .strictObject({ orderUid: uid })
  .register(z.globalRegistry, { id: 'QurbanOrderQuery' });

export const renameQurbanBody = z
  .strictObject({ orderUid: uid, names: z.array(onBehalf).check(z.minLength(1), z.maxLength(20)) })
  .register(z.globalRegistry, { id: 'RenameQurbanBody' });
export type RenameQurbanBody = z.infer<typeof renameQurbanBody>;

/** As the participant sees it. */
export const qurbanOrder = z
  .object({
    orderUid: uid,
    state: z.enum(PARTICIPATION_STATES),
    season: z.object({ name: z.string(), day: z.string(), ordersUntil: instant }),
    animal: z.object(animalFields),
    /** One a share, with its seat in the animal and, after the report, its certificate. */
    names: z.array(z.object({ name: z.string(), seat: z.nullable(z.number()), certificate: z.nullable(z.string()) })),
    canRename: z.boolean(),
    /** The others in the animal, masked. */
    others: z.array(z.string()),
    total: rupiah,
    received: rupiah,
    /** Empty: paid at once. */
    instalments: z.array(z.object({ number: z.number(), dueAt: instant, amount: rupiah, isPaid: z.boolean() })),
    /** Of a saving plan that is not complete. */
    next: z.nullable(z.object({ number: z.number(), dueAt: instant, amount: rupiah, isLate: z.boolean() })),
    /** What the purchase did not need, kept as credit. */
    surplus: rupiah,
  })
  .register(z.globalRegistry, { id: 'QurbanOrder' });
export type QurbanOrder = z.infer<typeof qurbanOrder>;
