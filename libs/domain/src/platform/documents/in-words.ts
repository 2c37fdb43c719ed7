const UNITS = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const;

const STEPS = [
  { size: 1_000_000_000_000, name: 'triliun' },
  { size: 1_000_000_000, name: 'miliar' },
  { size: 1_000_000, name: 'juta' },
  { size: 1_000, name: 'ribu' },
  { size: 100, name: 'ratus' },
  { size: 10, name: 'puluh' },
] as const;

/** 'Enam puluh satu ribu rupiah': an amount in sen (not negative) in words, as receipts have it. */
export function inWords(amountSen: bigint): string {
  const [rupiah, cents] = [Number(amountSen / 100n), Number(amountSen % 100n)];
  const words = `${numberInWords(rupiah) || 'nol'} rupiah${cents ? ` ${numberInWords(cents)} sen` : ''}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A whole number in words; 0 is nothing. */
export function numberInWords(number: number): string {
  if (number < UNITS.length) return UNITS[number]!;
  if (number < 20) return `${UNITS[number - 10]} belas`;
  const { size, name } = STEPS.find((step) => number >= step.size)!;
  const count = Math.floor(number / size);
  // 'seratus' and 'seribu', but 'satu juta'.
  const head = count === 1 && size <= 1_000 ? `se${name}` : `${numberInWords(count)} ${name}`;
  return [head, numberInWords(number % size)].filter(Boolean).join(' ');
}
