import { DomainError } from '../../platform/domain-error.js';
import { type Sen, sen } from '../../platform/sen.js';
import { nameKey } from '../../platform/typed-line.js';
import { withDots } from '../../platform/with-dots.js';
import { cityRegion, regionName } from '../addresses/regions.js';

/** The protection and the carton around things, in grams. */
const PACKAGING_GRAMS = 50;

/** Of a parcel with things of this weight, in grams. docs/rules/shipping.md#zones */
export const packedWeight = (thingsGrams: number): number => PACKAGING_GRAMS + thingsGrams;

export const SHIPPING_METHODS = ['courier', 'pickup'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** A row of the table that admins keep: a service of a courier in some regions, or a place to pick things up. */
export interface ShippingZone {
  uid: string;
  name: string;
  /** 'Reguler', 'Kilat'; of a service the narrowest zone counts. */
  service: string;
  method: ShippingMethod;
  /** Provinces and cities, see `cityRegion`; empty for a pick-up, which is open to everyone. */
  regions: readonly string[];
  active: boolean;
  position: number;
  /** The price of a parcel up to this weight; a heavier one than the last step is not carried. */
  rates: readonly { upToGrams: number; priceSen: bigint }[];
}

export interface ShippingOption<Z extends ShippingZone = ShippingZone> {
  zone: Z;
  price: Sen;
}
/** Where a parcel goes to. */
export interface Destination {
  province: string;
  city: string;
}

/**
 * What can be chosen for a parcel, in the sequence of the table. Without a destination only pick-ups. A city's own zone
 * wins over its province's for the same service. docs/rules/shipping.md#zones
 */
export function shippingOptions<Z extends ShippingZone>(
  zones: readonly Z[],
  destination: Destination | null,
  weightGrams: number,
): ShippingOption<Z>[] {
  const open = zones.filter(({ active }) => active);
  const reached = open.filter((zone) => reachOf(zone, destination) > 0);
  return reached
    .filter((zone) => reachOf(zone, destination) === mostExact(reached, zone, destination))
    .toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name))
    .flatMap((zone) => {
      const price = priceOf(zone, weightGrams);
      return price === null ? [] : [{ zone, price }];
    });
}

/**
 * What is chosen for an address that may mean several places, of the options of each: where all lie in one zone its option,
 * undefined where none is reached; null where they differ, so that it has to be asked which one is meant.
 */
export function chosenFor<Z extends ShippingZone>(
  readings: readonly ShippingOption<Z>[][],
  choose: (options: ShippingOption<Z>[]) => ShippingOption<Z> | undefined,
): ShippingOption<Z> | undefined | null {
  const [first, ...others] = readings.map(choose);
  return others.every((other) => other?.zone.uid === first?.zone.uid) ? first : null;
}

/** In sen; null when the parcel is too heavy for the zone. */
export function priceOf({ rates }: Pick<ShippingZone, 'rates'>, weightGrams: number): Sen | null {
  const step = rates.toSorted((a, b) => a.upToGrams - b.upToGrams).find(({ upToGrams }) => weightGrams <= upToGrams);
  return step ? sen(step.priceSen) : null;
}

/** 0: does not go there; 1: the province or a pick-up; 2: the city itself. */
function reachOf({ method, regions }: ShippingZone, destination: Destination | null): 0 | 1 | 2 {
  if (method === 'pickup') return 1;
  if (!destination) return 0;
  if (regions.includes(cityRegion(destination.province, destination.city))) return 2;
  return regions.includes(destination.province) ? 1 : 0;
}

const mostExact = (reached: readonly ShippingZone[], zone: ShippingZone, to: Destination | null): number =>
  Math.max(...reached.filter((other) => isSameService(other, zone)).map((other) => reachOf(other, to)));

/** However an admin has typed the name. */
const isSameService = (one: Service, other: Service): boolean =>
  one.method === other.method && nameKey(one.service) === nameKey(other.service);

type Service = Pick<ShippingZone, 'method' | 'service'>;
type Reach = Service & Pick<ShippingZone, 'regions' | 'active'>;

/** A customer would be shown two prices of one service for a region that two zones name. docs/rules/shipping.md#zones @throws DomainError ZONE_TWIN */
export function checkNoTwin(
  zone: Reach & { uid: string | null },
  others: readonly (Reach & Pick<ShippingZone, 'uid' | 'name'>)[],
): void {
  if (!zone.active) return;
  for (const other of others) {
    if (!other.active || other.uid === zone.uid || !isSameService(other, zone)) continue;
    const region = zone.regions.find((code) => other.regions.includes(code));
    if (region !== undefined)
      throw new DomainError(
        'ZONE_TWIN',
        `${regionName(region)} sudah ada di zona ${other.name} dengan layanan ${other.service}. Hapus dari sini, atau nonaktifkan zona itu dulu.`,
        'invalid',
        'regions',
      );
  }
}

/** The most that things may weigh so that some zone takes their parcel, in grams; null while none is on. docs/rules/shipping.md#zones */
export function heaviestThings(zones: readonly Pick<ShippingZone, 'active' | 'rates'>[]): number | null {
  const steps = zones.filter(({ active }) => active).flatMap(({ rates }) => rates.map(({ upToGrams }) => upToGrams));
  const most = Math.max(0, ...steps) - PACKAGING_GRAMS;
  return most > 0 ? most : null;
}

/** What nobody takes is not offered. Grams; `heaviest`: of `heaviestThings`. @throws DomainError TOO_HEAVY at `weightGrams` */
export function checkCarried(thingsGrams: number, heaviest: number | null): void {
  if (heaviest !== null && thingsGrams <= heaviest) return;
  throw new DomainError(
    'TOO_HEAVY',
    heaviest === null
      ? 'Belum ada zona pengiriman yang aktif. Aktifkan satu dulu.'
      : `Paling banyak ${withDots(heaviest)} gram. Yang lebih berat belum bisa dikirim atau diambil.`,
    'invalid',
    'weightGrams',
  );
}
