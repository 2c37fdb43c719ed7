import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import type { Tx } from '#runtime/platform/db/database';
import type { HostOfCustomer } from '#runtime/sales/product-line';

/** Hosts of the groups in which the customer has an active seat, whose purchase says where their money goes. */
export const findHostsOf = (tx: Tx, customerUid: string): Promise<HostOfCustomer[]> =>
  tx.$queryRaw<HostOfCustomer[]>`
    SELECT DISTINCT ON (h.group_uid) h.group_uid AS "groupUid", h.customer_uid AS "hostUid", o.name AS "hostName",
      f.name AS plan, p.bank_name AS "bankName", p.account_number AS "accountNumber", p.account_name AS "accountName"
    FROM account mine
      JOIN account h ON h.group_uid = mine.group_uid AND h.role = 'host' AND h.status = ${ACCOUNT_STATUS.active}
      JOIN "order" o ON o.uid = h.order_uid
      JOIN account_group g ON g.uid = h.group_uid JOIN plan_family f ON f.uid = g.family_uid
      JOIN host_purchase p ON p.order_uid = h.order_uid AND p.state = 'verified' AND p.account_number IS NOT NULL
    WHERE mine.customer_uid = ${customerUid}::uuid AND mine.status = ${ACCOUNT_STATUS.active}
      AND h.customer_uid <> mine.customer_uid
      -- Money that is given after a block would be no debt of the shop.
      AND NOT EXISTS (SELECT FROM customer c WHERE c.uid = h.customer_uid AND c.blocked_at IS NOT NULL)
    ORDER BY h.group_uid, p.submitted_at DESC`;
