import { provinceName } from './regions.js';
import { namesProvince } from './written-address.js';

interface Place {
  street: string;
  district: string;
  city: string;
  province: string;
  postalCode: string;
}

/**
 * As it is written on a parcel; empty for a pick-up. An address of the book has a district; one that was written in one line has
 * none, and says its city and postal code itself (`readAddress`).
 */
export function addressLines({ street, district, city, province, postalCode }: Place): string[] {
  if (!street) return [];
  if (!district) return namesProvince(street, province) ? [street] : [street, provinceName(province)];
  return [street, `Kec. ${district}, ${city}`, `${provinceName(province)} ${postalCode}`.trim()];
}
