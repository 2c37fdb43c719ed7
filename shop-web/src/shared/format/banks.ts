/** Suggestions only; any bank or wallet may be typed. */
export const BANKS = [
  'BCA',
  'Mandiri',
  'BRI',
  'BNI',
  'BSI',
  'CIMB Niaga',
  'Permata',
  'Jago',
  'SeaBank',
  'GoPay',
  'OVO',
  'DANA',
];
