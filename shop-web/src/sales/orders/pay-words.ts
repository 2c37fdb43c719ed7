import { formatRupiah } from '#domain/platform/sen';

/** On the button of a form whose next page is that of its payment; `total` in rupiah, 0 until there is one. */
export const payWords = (total: number): string => (total > 0 ? `Lanjut bayar ${formatRupiah(total)}` : 'Lanjut bayar');
