import { seedUid } from '#prisma/seed/seed-uid';

// Entries and rules are bundled and have no row before they are edited, so their uids follow from their names.
export const schemeUid = (slug: string): string => seedUid(`scheme/${slug}`);
export const ruleUid = (packageUid: string, rule: string): string => seedUid(`eligibility/${packageUid}/${rule}`);
