import { seedUid } from '#prisma/seed/seed-uid';

// Bundled entries and rules have no row before the first edit, so their uids are derived from their names.
export const schemeUid = (slug: string): string => seedUid(`scheme/${slug}`);
export const ruleUid = (packageUid: string, rule: string): string => seedUid(`eligibility/${packageUid}/${rule}`);
