import {
  ACCOUNT_STATUS,
  ACCOUNT_STATUS_LABEL,
  type AccountStatus,
} from '#domain/products/subscriptions/accounts/account-status';

/** The words of the shop, by code, in either language of the console. docs/rules/groups.md#account-statuses */
export const FIXED_LABELS: Record<number, string> = Object.fromEntries(
  Object.entries(ACCOUNT_STATUS_LABEL).map(([status, label]) => [ACCOUNT_STATUS[status as AccountStatus], label]),
);
