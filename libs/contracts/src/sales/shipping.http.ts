import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/platform/common.http';
import { SHIPMENT_STATES } from '#domain/sales/shipping/shipment';
import { SHIPPING_METHODS } from '#domain/sales/shipping/shipping-option';

/** A way to send a parcel, with its price now. */
export const shippingOptionView = z.object({
  zoneUid: uid,
  method: z.enum(SHIPPING_METHODS),
  service: z.string(),
  name: z.string(),
  /** Of a pick-up: where and when. */
  info: z.string(),
  /** Days on the way. */
  daysMin: z.number(),
  daysMax: z.number(),
  price: rupiah,
});
export type ShippingOptionView = z.infer<typeof shippingOptionView>;

/** What is chosen for an order: a way, and where to. A pick-up has no address. */
export const shippingChoice = z.strictObject({ zoneUid: uid, addressUid: z.optional(z.nullable(uid)) });
export type ShippingChoice = z.infer<typeof shippingChoice>;

export const shipmentView = z.object({
  uid,
  state: z.enum(SHIPMENT_STATES),
  stateLabel: z.string(),
  method: z.enum(SHIPPING_METHODS),
  service: z.string(),
  info: z.string(),
  price: rupiah,
  weightGrams: z.number(),
  recipient: z.string(),
  phoneNumber: z.string(),
  /** Lines of the address; none of a pick-up. */
  address: z.array(z.string()),
  note: z.string(),
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  shippedAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  /** Whether the customer may say that it has arrived. */
  canReceive: z.boolean(),
});
export type ShipmentView = z.infer<typeof shipmentView>;
