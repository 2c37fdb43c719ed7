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

/** An admin's reason as a sentence of its own, if there is one. */
export const because = (why: string | null): string[] =>
  why ? [`Alasannya: ${why.trim().replace(/[.!?]*$/, '')}.`] : [];

/** `what` was closed before the time that was named; `why`: of an admin. */
export const closedEarlyText = (what: string, why: string | null): string =>
  [`${what} kami tutup lebih awal.`, ...because(why)].join(' ');

/** The same in histories and refunds, which name the order already. */
export const closedEarlyCause = (why: string): string => `Kami tutup lebih awal: ${why}`;

/** Of an order that an admin has cancelled, under the word that it was. */
export const cancelledText = (why: string | null): string => ['Kami yang membatalkannya.', ...because(why)].join(' ');

/** Who ended it, why, and what becomes of the money, in one text. */
export const endText = ({ by, why, money }: { by: Ender; why: string | null; money: string }): string =>
  [ENDER_WORD[by], ...because(why), money].join(' ');
