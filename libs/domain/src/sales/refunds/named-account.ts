import type { RefundState } from './refund.js';

/** A refund, as far as it says whether its account is still to be named. */
interface Unsent {
  state: RefundState;
  hasAccount: boolean;
  /** It was credit: its account is named as it is asked back. */
  wasCredit: boolean;
  /** An admin has sent it on its way, to the bank or by the gateway. */
  isOnItsWay: boolean;
  /** It goes back by the way that its payment came. */
  goesByGateway: boolean;
}

/**
 * Whether the customer may name the account that a refund goes to, or another one: until an admin has approved it with one, or sent it.
 * docs/rules/payments.md#named-account
 */
export const mayNameAccount = ({ state, hasAccount, wasCredit, isOnItsWay, goesByGateway }: Unsent): boolean =>
  (state === 'requested' || (state === 'approved' && !hasAccount)) && !wasCredit && !isOnItsWay && !goesByGateway;
