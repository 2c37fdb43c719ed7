import {
  type Destination,
  type ShippingMethod,
  type ShippingOption,
  type ShippingZone,
  heaviestThings,
  shippingOptions,
} from '#domain/sales/shipping/shipping-option';
import type { Tx } from '#runtime/platform/db/database';

export type Reader = Pick<Tx, 'shippingZone'>;
export interface StoredZone extends ShippingZone {
  daysMin: number;
  daysMax: number;
  info: string;
}

/**
 * Who carries parcels, or speaks for those who do. Asked while an order holds its locks: one that has to ask another
 * server answers from what it has asked before. docs/decisions/0025
 */
export interface Courier {
  /** The ways to send a parcel now, in the sequence in which they are offered. Weight in grams; null: no address. */
  options(db: Reader, destination: Destination | null, weightGrams: number): Promise<ShippingOption<StoredZone>[]>;
  /** The most that things may weigh which it takes anywhere, in grams; null: it takes nothing now. */
  heaviest(db: Reader): Promise<number | null>;
}

/** By the table of prices that admins keep, pick-ups included. docs/rules/shipping.md#zones */
export const priceTable: Courier = {
  async options(db, destination, weightGrams) {
    const zones = await db.shippingZone.findMany({ where: { active: true }, include: { rates: true } });
    return shippingOptions(
      zones.map((zone) => ({ ...zone, method: zone.method as ShippingMethod })),
      destination,
      weightGrams,
    );
  },
  async heaviest(db) {
    return heaviestThings(await db.shippingZone.findMany({ where: { active: true }, include: { rates: true } }));
  },
};

/** All couriers of the shop; a further one is one line here. */
export const COURIERS: readonly Courier[] = [priceTable];
