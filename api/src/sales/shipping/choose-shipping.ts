import { DomainError } from '#domain/platform/domain-error';
import { readPhone } from '#domain/platform/phone';
import type { ShippingMethod, ShippingOption } from '#domain/sales/shipping/shipping-option';
import type { Address } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import type { StoredZone } from '#runtime/sales/shipping/courier';
import { type ShipTo, findShippingOptions } from '#runtime/sales/shipping/shipments.store';
import { findOwnAddress } from '../addresses/own-address.js';
import { invalid } from '../../platform/http/errors/refusal.js';

export interface Choice {
  customerUid: string;
  zoneUid: string;
  addressUid: string | null | undefined;
  /** Who gets it where nothing is sent to an address. */
  contact: { name: string; phoneNumber: string };
  grams: number;
}

/**
 * The chosen way with its price now, and where to. Fields are named as the line calls them.
 * @throws Refusal, DomainError naming the field.
 */
export async function chooseShipping(
  tx: Tx,
  { customerUid, zoneUid, addressUid, contact, grams }: Choice,
  fields: { zone: string; address: string },
): Promise<{ option: ShippingOption<StoredZone>; to: ShipTo }> {
  const address = await findOwnAddress(tx, customerUid, addressUid, fields.address);
  const option = (await findShippingOptions(tx, address, grams)).find(({ zone }) => zone.uid === zoneUid);
  if (!option && !address && (await isCourier(tx, zoneUid)))
    throw invalid({ field: fields.address, message: 'Alamat wajib diisi kalau dikirim kurir' });
  if (!option)
    throw new DomainError(
      'SHIPPING_UNAVAILABLE',
      'Cara kirim ini tidak tersedia untuk alamat dan berat pesananmu. Pilih yang lain.',
      'invalid',
      fields.zone,
    );
  const counter = { recipient: contact.name, phoneNumber: readPhone(contact.phoneNumber) };
  return { option, to: option.zone.method === 'courier' && address ? shipTo(address) : counter };
}

const isCourier = async (tx: Tx, uid: string): Promise<boolean> =>
  (await tx.shippingZone.count({ where: { uid, active: true, method: 'courier' satisfies ShippingMethod } })) > 0;

/** A copy of the address: the order keeps it. */
const shipTo = ({ recipient, phoneNumber, street, district, city, province, postalCode, note }: Address): ShipTo => ({
  recipient,
  phoneNumber,
  street,
  district,
  city,
  province,
  postalCode,
  note,
});
