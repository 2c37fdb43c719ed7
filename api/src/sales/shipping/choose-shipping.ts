import { DomainError } from '#domain/platform/domain-error';
import { normalisePhone } from '#domain/platform/phone';
import type { ShippingOption } from '#domain/sales/shipping/shipping-option';
import type { Address } from '#runtime/generated/prisma/client';
import type { Tx } from '#runtime/platform/db/database';
import { type ShipTo, type StoredZone, findShippingOptions } from '#runtime/sales/shipping/shipments.store';
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
  const address = addressUid ? await tx.address.findFirst({ where: { uid: addressUid, customerUid } }) : null;
  if (addressUid && !address)
    throw invalid({ field: fields.address, message: 'Alamat ini tidak ada di buku alamatmu' });
  const option = (await findShippingOptions(tx, address, grams)).find(({ zone }) => zone.uid === zoneUid);
  if (!option)
    throw new DomainError(
      'SHIPPING_UNAVAILABLE',
      'Cara kirim ini tidak tersedia untuk alamat dan berat pesananmu. Pilih yang lain.',
      'invalid',
      fields.zone,
    );
  const counter = { recipient: contact.name, phoneNumber: normalisePhone(contact.phoneNumber) };
  return { option, to: option.zone.method === 'courier' && address ? shipTo(address) : counter };
}

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
