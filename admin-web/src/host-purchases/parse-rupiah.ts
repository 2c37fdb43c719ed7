/** What an admin types as an amount ('186000', '186.000', 'Rp 861.777,50') in rupiah, or null when it is no amount above zero. */
export function parseRupiah(typed: string): number | null {
  const text = typed.replace(/\s|^rp/gi, '').replace(/^rp/i, '');
  if (!/^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(text)) return null;
  const amount = Number(text.replaceAll('.', '').replace(',', '.'));
  return amount > 0 ? amount : null;
}
