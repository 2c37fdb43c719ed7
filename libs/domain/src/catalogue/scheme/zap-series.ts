/** docs/rules/vouchers.md#series */
export const ZAP_SERIES = {
  treatments: 32,
  perMember: 8,
  members: 4,
  discountPercent: 15,
  firstUseWithinDays: 30,
} as const;
