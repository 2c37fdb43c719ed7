/** Whose act has ended what an order was for: its customer's, a rule of the shop, an admin's, or the group was dissolved. */
export const ENDERS = ['member', 'rule', 'shop', 'group'] as const;
export type Ender = (typeof ENDERS)[number];

/** For its customer. */
export const ENDER_WORD: Record<Ender, string> = {
  member: 'Kamu sendiri yang mengakhirinya.',
  rule: 'Berakhir otomatis.',
  shop: 'Kami yang mengakhirinya.',
  group: 'Grupnya kami bubarkan.',
};

/** Who ended it, why, and what becomes of the money, in one text. */
export const endText = ({ by, why, money }: { by: Ender; why: string | null; money: string }): string =>
  [ENDER_WORD[by], ...(why ? [`Alasannya: ${why.replace(/\.$/, '')}.`] : []), money].join(' ');
