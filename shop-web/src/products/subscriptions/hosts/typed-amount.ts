/** From rupiah as people type them ('Rp 94.900', '861.777,50') to what the API reads ('94900', '861777.50'). */
export const typedAmount = (typed: string): string =>
  typed
    .replace(/rp|\s/gi, '')
    .replace(/\.(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
