const GMAIL = new Set(['gmail.com', 'googlemail.com']);
const partsOf = (email: string): string[] => email.trim().toLowerCase().split('@');

export const isGmail = (email: string): boolean => GMAIL.has(partsOf(email)[1] ?? '');

/** One spelling of a mailbox: lower case, without a tag, for Gmail without dots. SQL: `canonical_email`. */
export function canonicalEmail(email: string): string {
  const [name = '', domain = ''] = partsOf(email);
  const local = name.replace(/(.)\+.*$/, '$1');
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
