import type { SetupStep } from '#contracts/dashboard.http';
import { isExampleContact } from '#domain/platform/example-contacts';
import { isExampleAccount } from '#domain/sales/payments/example-account';

export interface ShopSetup {
  /** Of the accounts that customers see. */
  accountNumbers: readonly string[];
  email: string;
  whatsapp: string | null;
  instagram: string | null;
  twitter: string | null;
  linkedin: string | null;
  company: readonly (string | null)[];
}

/** An address of a domain that nobody can have, as the shop has one before its own: RFC 2606. */
const isReserved = (email: string): boolean =>
  /[.@](test|example|invalid|localhost|example\.(com|net|org))$/i.test(email);

/** What an owner has to fill in before customers can trust the shop with money, in the order of its weight. docs/rules/shop.md#settings */
export function setupLeft({ accountNumbers, email, whatsapp, company, ...pages }: ShopSetup): SetupStep[] {
  const open: Record<SetupStep, boolean> = {
    bankAccounts: accountNumbers.length === 0 || accountNumbers.some(isExampleAccount),
    contactEmail: isReserved(email),
    contactWhatsapp: whatsapp === null || isExampleContact(whatsapp),
    contactPages: [pages.instagram, pages.twitter, pages.linkedin].some(isExampleContact),
    company: company.includes(null),
  };
  return (Object.keys(open) as SetupStep[]).filter((step) => open[step]);
}
