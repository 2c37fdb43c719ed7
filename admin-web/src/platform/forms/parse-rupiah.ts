/** Parses a typed amount in rupiah ('186000', '186.000', 'Rp 861.777,50', '0'). @returns null for anything else */
export function parseAmount(typed: string): number | null {
  const text = typed.replace(/\s|^rp/gi, '').replace(/^rp/i, '');
  if (!/^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(text)) return null;
  return Number(text.replaceAll('.', '').replace(',', '.'));
}

/** Like parseAmount, and with a minus below zero. */
export function parseSigned(typed: string): number | null {
  const amount = parseAmount(typed.trim().replace(/^[-−]/, ''));
  return amount && /^[-−]/.test(typed.trim()) ? -amount : amount;
}

/** Like parseAmount, for amounts above zero. */
export function parseRupiah(typed: string): number | null {
  const amount = parseAmount(typed);
  return amount !== null && amount > 0 ? amount : null;
}
