import type { PriceInformation, PriceListBrand, PriceListPlan } from './price-list.js';

/** What a line of a price means, in one sentence: the text behind `isHaveTooltip`. Spec 2 §9, Formula. */
export function explainLine(
  { title, value }: PriceInformation,
  brand: Pick<PriceListBrand, 'name' | 'hostSeats' | 'regularSeats'>,
  { taxed, isHost }: Pick<PriceListPlan, 'taxed' | 'isHost'>,
): string {
  const people = brand.hostSeats + brand.regularSeats;
  if (title.startsWith('Harga patungan'))
    return people === 1
      ? 'Langganannya untukmu sendiri, jadi tidak dibagi.'
      : `Tagihan ${brand.name} ${taxed ? 'ditambah pajak 11%, lalu ' : ''}dibagi ${people} orang.`;
  if (title === 'Biaya aktivasi email') return 'Untuk menyiapkan email akun grup.';
  if (value > 0) return 'Untuk mencarikan anggota, mengurus pembayaran, dan membantumu selama berlangganan.';
  return isHost ? 'Gratis, karena kamu yang membeli langganannya.' : 'Tidak ada biaya admin.';
}
