/** Banks and wallets that customers usually transfer from. Any other may be typed. */
export const PAYMENT_SOURCES = [
  { name: 'BCA', kind: 'bank' },
  { name: 'Mandiri', kind: 'bank' },
  { name: 'BRI', kind: 'bank' },
  { name: 'BNI', kind: 'bank' },
  { name: 'BSI', kind: 'bank' },
  { name: 'CIMB Niaga', kind: 'bank' },
  { name: 'Permata', kind: 'bank' },
  { name: 'Jago', kind: 'bank' },
  { name: 'SeaBank', kind: 'bank' },
  { name: 'GoPay', kind: 'wallet' },
  { name: 'OVO', kind: 'wallet' },
  { name: 'DANA', kind: 'wallet' },
] as const;
