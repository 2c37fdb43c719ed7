import { shopNumberOf } from '#domain/sales/statements/numbers-in-text';
import { uid } from '#contracts/platform/common.http';

/** Which order a customer means, who may have its uid of an address or its number of a receipt. */
export const orderReference = (text: string): { uid: string } | { number: string } => {
  const wanted = text.trim();
  return uid.safeParse(wanted).success
    ? { uid: wanted }
    : { number: shopNumberOf(wanted)?.order ?? wanted.toUpperCase() };
};
