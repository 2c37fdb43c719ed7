import { accountEnding } from '#domain/sales/refunds/refund';

type Account = Parameters<typeof accountEnding>[0];

/** The account before an admin has acted, and the one that the money goes to, as the audit log keeps them. */
export const accountChange = ({ before, to }: { before: Account; to: Account }) => ({
  from: accountEnding(before),
  to: accountEnding(to),
});
