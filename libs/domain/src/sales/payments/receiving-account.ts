/** What customers read of a bank account of the shop, and whether they do. */
export interface ReceivingAccount {
  bankName: string;
  accountNumber: string;
  accountName: string;
  active: boolean;
}

/**
 * Whether the change shows customers another account to pay to. Two owners agree on it, because incoming money goes where the shop says.
 * docs/rules/shop.md#two-owners
 */
export const bringsAccount = (before: ReceivingAccount, after: ReceivingAccount): boolean =>
  after.active &&
  (!before.active ||
    before.bankName !== after.bankName ||
    before.accountNumber !== after.accountNumber ||
    before.accountName !== after.accountName);
