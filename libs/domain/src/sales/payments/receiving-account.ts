import { isExampleAccount } from './example-account.js';

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

/**
 * Whether hiding the account leaves customers none that money comes to. An example counts only among examples: else one owner hides the real ones,
 * replaces the example that is left alone, and all money follows.
 */
export function leavesNoneToPayTo(shown: readonly { uid: string; accountNumber: string }[], uid: string): boolean {
  const hidden = shown.find((one) => one.uid === uid);
  const others = shown.filter((one) => one.uid !== uid);
  if (!hidden || isExampleAccount(hidden.accountNumber)) return others.length === 0;
  return others.every(({ accountNumber }) => isExampleAccount(accountNumber));
}
