import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { CountFigure } from '../../../platform/records/figures';

/** The active seats of a customer. */
export const ActiveSeatsFigure = ({ customerUid }: { customerUid: string }) => (
  <CountFigure
    label="resources.accounts.active"
    resource="accounts"
    filter={{ customerUid, status: ACCOUNT_STATUS.active }}
  />
);
