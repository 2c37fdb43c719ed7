/** The way out of an order that nothing was paid for: the same on its own page and on what it holds. */
export const CANCEL_WORDS = {
  button: 'Batalkan pesanan',
  title: 'Batalkan pesanan?',
  yes: 'Ya, batalkan',
  done: 'Pesanan dibatalkan.',
} as const;
