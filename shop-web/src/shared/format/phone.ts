/** Stored as 62…, shown as people dial it: '0812-3456-7890'. */
export function formatPhone(stored: string): string {
  const digits = stored.replace(/\D/g, '').replace(/^62/, '0');
  return digits.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3');
}
