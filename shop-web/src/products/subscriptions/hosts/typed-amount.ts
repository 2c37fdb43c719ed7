/** From typed rupiah ('Rp 94.900', '861.777,50') to the notation of the API ('94900', '861777.50'). */
export const typedAmount = (typed: string): string =>
  typed
    .replace(/rp|\s/gi, '')
    .replace(/\.(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
