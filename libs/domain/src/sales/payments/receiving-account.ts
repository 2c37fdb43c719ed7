/** What customers read of a bank account of the shop, and whether they do. */
export interface ReceivingAccount {
  bankName: string;
  accountNumber: string;
  accountName: string;
  active: boolean;
}

/**
 * Whether customers would be told to pay to an account that they were not told of before: all money that comes in follows, so two owners agree on it.
 * docs/rules/shop.md#two-owners
 */
export const bringsAccount = (before: ReceivingAccount, after: ReceivingAccount): boolean =>
  after.active &&
  (!before.active ||
    before.bankName !== after.bankName ||
    before.accountNumber !== after.accountNumber ||
    before.accountName !== after.accountName);
