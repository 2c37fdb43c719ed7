import { DomainError } from '#domain/platform/domain-error';
import { readPhone } from '#domain/platform/phone';
import { readAddress } from '#domain/sales/addresses/written-address';
import {
  type Destination,
  type ShippingMethod,
  type ShippingOption,
  chosenFor,
} from '#domain/sales/shipping/shipping-option';
import type { Address } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import type { StoredZone } from '#runtime/sales/shipping/courier';
import { type ShipTo, findShippingOptions } from '#runtime/sales/shipping/shipments.store';
import { findOwnAddress } from '../addresses/own-address.js';
import { invalid } from '../../platform/http/errors/refusal.js';

export interface Choice {
  customerUid: string;
  /** Without one it is the cheapest courier. */
  zoneUid: string | undefined;
  /** The uid of one in the customer's book, or one in a line of text. */
  address: string | null | undefined;
  /** Who gets it where no other recipient is named. */
  contact: { name: string; phoneNumber: string };
  grams: number;
}
interface Fields {
  zone: string;
  address: string;
}

/**
 * The chosen way with its price now, and where to. Fields are named as the line calls them. docs/rules/shipping.md#addresses
 * @throws Refusal, DomainError naming the field.
 */
export async function chooseShipping(
  tx: Tx,
  choice: Choice,
  fields: Fields,
): Promise<{ option: ShippingOption<StoredZone>; to: ShipTo }> {
  const { zoneUid, address, contact, grams } = choice;
  const counter = { recipient: contact.name, phoneNumber: readPhone(contact.phoneNumber) };
  const isForCourier = zoneUid === undefined || (await isCourier(tx, zoneUid));
  if (!address && isForCourier)
    throw invalid({ field: fields.address, message: 'Alamat wajib diisi kalau dikirim kurir' });
  // A pick-up goes nowhere: of an address in the book only that it is the customer's own.
  const place = isForCourier || isInBook(address) ? await placeOf(tx, choice, fields, counter) : null;
  const cities = place?.cities ?? [];
  const readings = place && cities.length > 1 ? cities.map((city) => ({ ...place.to, city })) : [place?.to ?? null];
  const options = [];
  for (const reading of readings) options.push(await findShippingOptions(tx, reading, grams));
  const option = chosenFor(options, (ways) =>
    zoneUid === undefined ? cheapestCourier(ways) : ways.find(({ zone }) => zone.uid === zoneUid),
  );
  if (option === null) throw invalid({ field: fields.address, message: whichOf(cities) });
  if (!option)
    throw new DomainError(
      'SHIPPING_UNAVAILABLE',
      zoneUid === undefined
        ? 'Belum ada kurir ke alamat ini untuk berat pesananmu. Coba alamat lain, ya.'
        : 'Cara kirim ini tidak tersedia untuk alamat dan berat pesananmu. Pilih yang lain.',
      'invalid',
      zoneUid === undefined ? fields.address : fields.zone,
    );
  return { option, to: option.zone.method === 'courier' && place ? place.to : counter };
}

const UID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Whether an address is the uid of one in a book; else it is written out. */
export const isInBook = (address: string | null | undefined): boolean => UID.test(address ?? '');

interface Place {
  to: ShipTo & Destination;
  /** Which ones a city that is written out may mean. */
  cities?: string[];
}

async function placeOf(
  tx: Tx,
  { customerUid, address }: Choice,
  fields: Fields,
  recipient: ShipTo,
): Promise<Place | null> {
  if (!address) return null;
  if (isInBook(address)) return { to: shipTo((await findOwnAddress(tx, customerUid, address, fields.address))!) };
  const written = readAddress(address);
  if (!written) throw invalid({ field: fields.address, message: NO_REGION });
  const { cities, ...place } = written;
  return { to: { ...recipient, ...place }, cities };
}

const NO_REGION =
  'Tulis juga kota, provinsi, dan kode posnya yang cocok, misalnya "Jl. Melati 5, Kota Depok, Jawa Barat 16421"';

const whichOf = (cities: string[]): string =>
  `Ada ${cities.join(' dan ').replace('Kab.', 'Kabupaten')}, dan cara kirimnya beda. Tulis yang mana, misalnya "${cities[0]}"`;

/** The first of the cheapest, in the sequence in which they are offered. */
function cheapestCourier(options: ShippingOption<StoredZone>[]): ShippingOption<StoredZone> | undefined {
  return options
    .filter(({ zone }) => zone.method === 'courier')
    .toSorted((a, b) => Number(a.price - b.price))
    .at(0);
}

const isCourier = async (tx: Tx, uid: string): Promise<boolean> =>
  (await tx.shippingZone.count({ where: { uid, active: true, method: 'courier' satisfies ShippingMethod } })) > 0;

/** A copy of the address: the order keeps it. */
const shipTo = ({ recipient, phoneNumber, street, district, city, province, postalCode, note }: Address) => ({
  recipient,
  phoneNumber,
  street,
  district,
  city,
  province,
  postalCode,
  note,
});
