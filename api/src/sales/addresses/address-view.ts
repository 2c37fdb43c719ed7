import type { AddressView } from '#contracts/sales/addresses.http';
import { provinceName } from '#domain/sales/addresses/regions';
import type { Address } from '#runtime/generated/prisma/client';

export function addressView({ createdAt: _, customerUid: __, ...address }: Address): AddressView {
  return { ...address, provinceName: provinceName(address.province) };
}
