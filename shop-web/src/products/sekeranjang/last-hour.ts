/** Why a product that has not ended yet takes no order. docs/rules/sekeranjang.md#products */
export const LAST_HOUR =
  'Sekeranjang ini berakhir kurang dari satu jam lagi, jadi waktunya tidak cukup untuk membayar.';
