import type { TrustFacts } from '#domain/platform/trust-facts';
import { shopFacts } from './shop-facts';

const number = new Intl.NumberFormat('id-ID');

/** What the shop has done so far, each as a figure and its words; none while there is too little to say. docs/rules/shop.md#trust-facts */
export function trustFigures(
  { groups, members, accessHours }: TrustFacts = shopFacts().trust ?? {},
): (readonly [figure: string, words: string])[] {
  return [
    ...(groups ? [[`${number.format(groups)}+`, 'grup sedang jalan'] as const] : []),
    ...(members ? [[`${number.format(members)}+`, 'orang sudah patungan'] as const] : []),
    ...(accessHours ? [[`${number.format(accessHours)} jam`, 'biasanya, dari bayar sampai akses'] as const] : []),
  ];
}
