import { isExampleAccount } from '#domain/sales/payments/example-account';
import type { Tx } from '#runtime/platform/db/database';

/** The accounts that customers see; of two edits that look at them at once, the second waits and sees the first. */
export const lockShown = (tx: Tx): Promise<{ uid: string; accountNumber: string }[]> =>
  tx.$queryRaw`
    SELECT uid, account_number AS "accountNumber" FROM payment_method WHERE active ORDER BY uid FOR UPDATE`;

/** Customers have no account yet that money could come to. docs/rules/shop.md#two-owners */
export const showsOnlyExamples = async (tx: Tx): Promise<boolean> =>
  (await lockShown(tx)).every(({ accountNumber }) => isExampleAccount(accountNumber));
