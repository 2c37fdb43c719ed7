import * as z from 'zod/mini';
import { REASON_LENGTH } from '#contracts/limits';
import { allowedActions, customerRef, forbiddenActions, id, orderRef } from '#contracts/platform/admin-record.http';
import { instant, lines, rupiah, text, wholeRupiah } from '#contracts/platform/common.http';
import { isRegion } from '#domain/sales/addresses/regions';
import { SHIPMENT_STATES } from '#domain/sales/shipping/shipment';
import { SHIPPING_METHODS } from '#domain/sales/shipping/shipping-option';
import { TRACKING_NUMBER, readTrackingNumber } from '#domain/sales/shipping/tracking-number';

const MOST_GRAMS = 1_000_000;
const days = z.int().check(z.minimum(0), z.maximum(60));

const zoneFields = {
  name: text(60),
  service: text(30),
  method: z.enum(SHIPPING_METHODS),
  regions: z.array(text(80)).check(z.maxLength(600)),
  daysMin: days,
  daysMax: days,
  info: z._default(lines(300, 0), ''),
  active: z.boolean(),
  position: z.int().check(z.minimum(1), z.maximum(1_000)),
  rates: z
    .array(z.strictObject({ upToGrams: z.int().check(z.minimum(1), z.maximum(MOST_GRAMS)), price: wholeRupiah(0) }))
    .check(z.minLength(1, 'Isi paling sedikit satu tarif'), z.maxLength(50)),
};
type ZoneFields = z.infer<z.ZodMiniObject<typeof zoneFields>>;

/** Refusals that concern several fields. */
function checkZone(context: { value: ZoneFields; issues: unknown[] }): void {
  const { method, regions, daysMin, daysMax, info, rates } = context.value;
  const refuse = (path: string, message: string) =>
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  if (!regions.every(isRegion)) refuse('regions', 'Ada daerah yang tidak dikenal');
  if (method === 'courier' && regions.length === 0) refuse('regions', 'Pilih paling sedikit satu daerah');
  if (method === 'pickup' && regions.length > 0) refuse('regions', 'Ambil sendiri tidak punya daerah');
  if (method === 'pickup' && !info) refuse('info', 'Tulis alamat dan jam pengambilan');
  if (daysMax < daysMin) refuse('daysMax', `Minimal ${daysMin}`);
  if (new Set(rates.map(({ upToGrams }) => upToGrams)).size < rates.length)
    refuse('rates', 'Satu berat hanya boleh punya satu tarif');
  const steps = rates.toSorted((a, b) => a.upToGrams - b.upToGrams);
  if (steps.some(({ price }, index) => index > 0 && price < steps[index - 1]!.price))
    refuse('rates', 'Paket yang lebih berat tidak boleh lebih murah');
}

export const createZoneBody = z
  .strictObject(zoneFields)
  .check((context) => checkZone(context))
  .register(z.globalRegistry, { id: 'CreateShippingZoneBody' });
export type CreateZoneBody = z.infer<typeof createZoneBody>;
export const updateZoneBody = z
  .strictObject({ ...zoneFields, version: z.int() })
  .check((context) => checkZone(context))
  .register(z.globalRegistry, { id: 'UpdateShippingZoneBody' });
export type UpdateZoneBody = z.infer<typeof updateZoneBody>;

export const adminShippingZone = z
  .object({
    id,
    name: z.string(),
    service: z.string(),
    method: z.enum(SHIPPING_METHODS),
    regions: z.array(z.string()),
    regionNames: z.array(z.string()),
    daysMin: z.number(),
    daysMax: z.number(),
    info: z.string(),
    active: z.boolean(),
    position: z.number(),
    rates: z.array(z.object({ upToGrams: z.number(), price: rupiah })),
    version: z.number(),
  })
  .register(z.globalRegistry, { id: 'AdminShippingZone' });
export type AdminShippingZone = z.infer<typeof adminShippingZone>;

export const adminShipment = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    orderStatus: z.number(),
    productLine: z.string(),
    state: z.enum(SHIPMENT_STATES),
    stateLabel: z.string(),
    method: z.enum(SHIPPING_METHODS),
    service: z.string(),
    price: rupiah,
    weightGrams: z.number(),
    recipient: z.string(),
    phoneNumber: z.string(),
    waLink: z.string(),
    address: z.array(z.string()),
    note: z.string(),
    items: z.array(z.object({ title: z.string(), quantity: z.number(), sku: z.nullable(z.string()) })),
    courier: z.nullable(z.string()),
    trackingNumber: z.nullable(z.string()),
    createdAt: instant,
    shippedAt: z.nullable(instant),
    deliveredAt: z.nullable(instant),
    restocked: z.nullable(z.boolean()),
    allowedActions,
    forbiddenActions,
    timeline: z.array(
      z.object({ at: instant, subject: z.string(), title: z.string(), why: z.nullable(z.string()), by: z.string() }),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminShipment' });
export type AdminShipment = z.infer<typeof adminShipment>;

export const shipBody = z
  .strictObject({
    courier: text(30),
    trackingNumber: z
      .string()
      .check(z.overwrite(readTrackingNumber), z.regex(TRACKING_NUMBER, 'Nomor resi 5 sampai 40 huruf atau angka')),
  })
  .register(z.globalRegistry, { id: 'ShipBody' });
export type ShipBody = z.infer<typeof shipBody>;

/** A parcel is not sent; by default its things go back into the shelf. */
export const cancelShipmentBody = z
  .strictObject({ reason: lines(REASON_LENGTH.max, REASON_LENGTH.min), restock: z._default(z.boolean(), true) })
  .register(z.globalRegistry, { id: 'CancelShipmentBody' });
export type CancelShipmentBody = z.infer<typeof cancelShipmentBody>;

export const returnBody = z
  .strictObject({
    reason: lines(REASON_LENGTH.max, REASON_LENGTH.min),
    /** Whether the things can be sold again. */
    restock: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ReturnBody' });
export type ReturnBody = z.infer<typeof returnBody>;
