import * as z from 'zod/mini';
import { plainName } from '#contracts/platform/plain-name';
import { PAYEE_LENGTH } from '#contracts/limits';
import { costTransferFields } from '#contracts/sales/costs.admin.http';
import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, customerRef, forbiddenActions, id, orderRef } from '#contracts/platform/admin-record.http';
import { day, instant, lines, moment, rupiah, text, uid, wholeRupiah } from '#contracts/platform/common.http';
import { ANIMAL_KINDS, ANIMAL_STATES } from '#domain/products/qurban/animal';
import { PARTICIPATION_STATES } from '#domain/products/qurban/participation';
import { SEASON_STATES } from '#domain/products/qurban/season';
import { dayInWib } from '#domain/platform/wib';

const version = z.int();
const seasonFields = {
  name: plainName('Nama musim', 60, 3, 'letter or digit'),
  day,
  ordersUntil: moment,
  note: z._default(lines(1_000, 0), ''),
};
type SeasonFields = z.infer<z.ZodMiniObject<typeof seasonFields>>;
/** The deadline leaves time to buy the animals. */
function checkDeadline(context: { value: SeasonFields; issues: unknown[] }): void {
  const { day: feast, ordersUntil } = context.value;
  const until = new Date(ordersUntil);
  // Refused by its own field.
  if (Number.isNaN(until.getTime()) || dayInWib(until) < feast) return;
  const message = 'Batas pendaftaran harus sebelum hari raya';
  context.issues.push({ code: 'custom', path: ['ordersUntil'], message, input: context.value });
}
export const createQurbanSeasonBody = z
  .strictObject(seasonFields)
  .check((context) => checkDeadline(context))
  .register(z.globalRegistry, { id: 'CreateQurbanSeasonBody' });
export type CreateQurbanSeasonBody = z.infer<typeof createQurbanSeasonBody>;
export const updateQurbanSeasonBody = z
  .strictObject({ ...seasonFields, version })
  .check((context) => checkDeadline(context))
  .register(z.globalRegistry, { id: 'UpdateQurbanSeasonBody' });
export type UpdateQurbanSeasonBody = z.infer<typeof updateQurbanSeasonBody>;
export const writeQurbanMessageBody = z
  .strictObject({ title: text(100, 3), body: lines(2_000, 10) })
  .register(z.globalRegistry, { id: 'WriteQurbanMessageBody' });
export type WriteQurbanMessageBody = z.infer<typeof writeQurbanMessageBody>;

const animalFields = {
  name: text(80, 3),
  description: lines(1_000, 10),
  /** Of one share, in rupiah. */
  price: wholeRupiah(),
  fee: wholeRupiah(0),
};
export const createQurbanAnimalBody = z
  .strictObject({ seasonUid: uid, kind: z.enum(ANIMAL_KINDS), ...animalFields })
  .register(z.globalRegistry, { id: 'CreateQurbanAnimalBody' });
export type CreateQurbanAnimalBody = z.infer<typeof createQurbanAnimalBody>;
export const updateQurbanAnimalBody = z
  .strictObject({ ...animalFields, version })
  .register(z.globalRegistry, { id: 'UpdateQurbanAnimalBody' });
export type UpdateQurbanAnimalBody = z.infer<typeof updateQurbanAnimalBody>;
export const buyQurbanAnimalBody = z
  .strictObject({ cost: wholeRupiah(), boughtFrom: text(PAYEE_LENGTH.max, 3), ...costTransferFields })
  .register(z.globalRegistry, { id: 'BuyQurbanAnimalBody' });
export type BuyQurbanAnimalBody = z.infer<typeof buyQurbanAnimalBody>;
export const reportQurbanAnimalBody = z
  .strictObject({ report: lines(4_000, 10), place: text(150, 3), slaughteredOn: day })
  .register(z.globalRegistry, { id: 'ReportQurbanAnimalBody' });
export type ReportQurbanAnimalBody = z.infer<typeof reportQurbanAnimalBody>;
/** Beside the file `proof` of the form. */
export const addQurbanPictureFields = z
  .strictObject({ alt: text(150, 3) })
  .register(z.globalRegistry, { id: 'AddQurbanPictureFields' });
export const removeQurbanPictureBody = z
  .strictObject({ fileUid: uid })
  .register(z.globalRegistry, { id: 'RemoveQurbanPictureBody' });
export type RemoveQurbanPictureBody = z.infer<typeof removeQurbanPictureBody>;

/** All shares of one order go to another animal of the same kind and price. */
export const moveQurbanBody = z
  .strictObject({ animalUid: uid, reason: lines(REASON_LENGTH.max, REASON_LENGTH.min) })
  .register(z.globalRegistry, { id: 'MoveQurbanBody' });
export type MoveQurbanBody = z.infer<typeof moveQurbanBody>;

export const adminQurbanSeason = z
  .object({
    id,
    name: z.string(),
    state: z.enum(SEASON_STATES),
    day: z.string(),
    ordersUntil: instant,
    note: z.string(),
    closedAt: z.nullable(instant),
    animals: z.number(),
    /** Of all animals: shares, and of these held and paid. */
    shares: z.number(),
    taken: z.number(),
    paid: z.number(),
    messages: z.array(z.object({ uid, title: z.string(), body: z.string(), by: z.string(), at: instant })),
    version: z.number(),
    createdAt: instant,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminQurbanSeason' });
export type AdminQurbanSeason = z.infer<typeof adminQurbanSeason>;

export const adminQurbanAnimal = z
  .object({
    id,
    seasonUid: uid,
    seasonName: z.string(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(ANIMAL_KINDS),
    state: z.enum(ANIMAL_STATES),
    shares: z.number(),
    taken: z.number(),
    paid: z.number(),
    price: rupiah,
    fee: rupiah,
    /** What is held for it when all shares are paid. */
    funds: rupiah,
    cost: z.nullable(rupiah),
    boughtFrom: z.nullable(z.string()),
    boughtAt: z.nullable(instant),
    report: z.nullable(z.string()),
    place: z.nullable(z.string()),
    slaughteredOn: z.nullable(z.string()),
    reportedAt: z.nullable(instant),
    pictures: z.array(z.object({ fileUid: uid, url: z.string(), alt: z.string(), report: z.boolean() })),
    /** Its seats, in sequence. Only of one animal. */
    seats: z.optional(
      z.array(
        z.object({
          seat: z.number(),
          name: z.string(),
          orderUid: uid,
          orderNumber: z.string(),
          customerName: z.string(),
          state: z.string(),
        }),
      ),
    ),
    version: z.number(),
    createdAt: instant,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminQurbanAnimal' });
export type AdminQurbanAnimal = z.infer<typeof adminQurbanAnimal>;

export const adminQurbanShare = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    seasonUid: uid,
    animalUid: uid,
    animalName: z.string(),
    state: z.enum(PARTICIPATION_STATES),
    shares: z.number(),
    names: z.array(z.string()),
    total: rupiah,
    received: rupiah,
    instalments: z.number(),
    /** Of a saving plan that is not complete: the next instalment, and whether it is late. */
    nextDueAt: z.nullable(instant),
    nextAmount: z.nullable(rupiah),
    isLate: z.boolean(),
    surplus: rupiah,
    createdAt: instant,
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminQurbanShare' });
export type AdminQurbanShare = z.infer<typeof adminQurbanShare>;
