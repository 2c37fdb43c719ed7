import type { AddressView } from '#contracts/sales/addresses.http';
import { provinceName } from '#domain/sales/addresses/regions';
import type { Address } from '#runtime/generated/prisma/client';

export function addressView({ createdAt: _, customerUid: __, ...address }: Address): AddressView {
  return { ...address, provinceName: provinceName(address.province) };
}

interface Place {
  street: string;
  district: string;
  city: string;
  province: string;
  postalCode: string;
}

/** As it is written on a parcel; empty for a pick-up. */
export const addressLines = ({ street, district, city, province, postalCode }: Place): string[] =>
  street
    ? [
        street,
        [district && `Kec. ${district}`, city].filter(Boolean).join(', '),
        `${provinceName(province)} ${postalCode}`.trim(),
      ].filter(Boolean)
    : [];
