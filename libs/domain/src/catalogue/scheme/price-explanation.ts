import { LINE, type PriceInformation, TAX } from '../price.js';

/** The explanation of a price line, in one sentence: the text behind `isHaveTooltip`. */
export function explainLine(
  { title, value }: Pick<PriceInformation, 'title' | 'value'>,
  { name, isHost }: { name: string; isHost: boolean },
): string {
  const people = Number(/\(1\/(\d+)\)$/.exec(title)?.[1]);
  if (title === LINE.whole) return `Tagihan ${name} dibagi rata, beserta biayanya.`;
  if (title === LINE.wholeTaxed) return `Tagihan ${name} ditambah ${TAX}, dibagi rata, beserta biayanya.`;
  if (title.startsWith(LINE.tax)) return `Pajak atas tagihan ${name}, dibagi ${people} orang.`;
  if (title.startsWith(LINE.share))
    return people === 1
      ? 'Langganannya untukmu sendiri, jadi tidak dibagi.'
      : `Tagihan ${name} dibagi ${people} orang.`;
  if (title === LINE.activationFee) return 'Untuk menyiapkan email akun grup.';
  if (value > 0) return 'Untuk mencarikan anggota, mengurus pembayaran, dan membantumu selama berlangganan.';
  return isHost ? 'Gratis, karena kamu yang membeli langganannya.' : 'Tidak ada biaya admin.';
}
