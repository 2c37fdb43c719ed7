/** In rupiah: what one order may give. docs/rules/giving.md#amounts */
export const GIVING_AMOUNT = {
  donation: { min: 10_000, max: 50_000_000 },
  tip: { min: 5_000, max: 5_000_000 },
  gift: { min: 10_000, max: 5_000_000 },
} as const;
export type GivingFace = keyof typeof GIVING_AMOUNT;

/** In rupiah: what forms offer; another amount can be typed. */
export const SUGGESTED_AMOUNTS: Record<GivingFace, readonly number[]> = {
  donation: [25_000, 50_000, 100_000, 250_000],
  tip: [10_000, 20_000, 50_000, 100_000],
  gift: [50_000, 100_000, 200_000, 500_000],
};

export const MESSAGE_LENGTH = { max: 280 };

/** The address of the cause whose donations buy shares of a subscription for other people. */
export const SHARE_CAUSE = 'netflix';
/** Of one donation. */
export const SHARES_LIMIT = 12;
