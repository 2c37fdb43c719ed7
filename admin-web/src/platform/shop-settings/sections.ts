import type { ShopSettingName } from '#domain/platform/shop-settings';

type Section = 'company' | 'contact' | 'sites' | 'limits';

/** Where the page shows each setting: sections and settings in this order. */
const SECTION_OF: Record<ShopSettingName, Section> = {
  companyName: 'company',
  companyAddress: 'company',
  companyRegistration: 'company',
  openingHours: 'contact',
  contactWhatsapp: 'contact',
  contactEmail: 'contact',
  contactInstagram: 'contact',
  contactTwitter: 'contact',
  contactLinkedin: 'contact',
  contactUrl: 'sites',
  reportProblemUrl: 'sites',
  blogUrl: 'sites',
  refundApprovalFrom: 'limits',
  payoutApprovalFrom: 'limits',
};
const ORDER = Object.keys(SECTION_OF);

/** The settings of each section, in the order of the page. A name that this console does not know stands in no section. */
export function inSections<T extends { name: string }>(settings: readonly T[]): [Section, T[]][] {
  const sections = [...new Set(Object.values(SECTION_OF))];
  const ordered = settings.toSorted((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));
  return sections.map((section) => [
    section,
    ordered.filter(({ name }) => SECTION_OF[name as ShopSettingName] === section),
  ]);
}
